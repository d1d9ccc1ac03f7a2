"""English, unless a file of tests speaks another language."""

import pytest

from elgrande.locale import Speech
from tests.locale.speaking import speaking


@pytest.fixture
def speech() -> Speech:
    return speaking("en")
