"""What holds for all tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# The commands speak the language of whoever runs the tests; the tests read English.
os.environ["ELGRANDE_LANGUAGE"] = "en"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests that need it: a process cannot have two of them."""
    from tests.web.browsers import a_browser, skip_or_fail, what_is_missing

    skip_or_fail(what_is_missing())
    with a_browser() as found:
        yield found


@pytest.fixture(autouse=True)
def _own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """The browser's event loop runs as long as the browser does; whoever does not use it may start one of his own."""
    if "browser" in request.fixturenames:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
