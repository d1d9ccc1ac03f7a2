"""A server with the built client, and visitors who come to it with a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.clients import Running, running
from tests.web.browsers import Visitor, Wardrobe
from tests.web.luck import LUCK


@pytest.fixture(scope="session")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(LUCK, database=str(tmp_path_factory.mktemp("web") / "elgrande.db")) as server:
        yield server


@pytest.fixture(scope="session")
def wardrobe() -> Wardrobe:
    return Wardrobe()


@pytest.fixture
def visit(browser: Browser, site: Running, wardrobe: Wardrobe) -> Iterator[Callable[..., Visitor]]:
    """Brings in visitors. Afterwards nobody may have met an error or a text that is missing."""
    visitors: list[Visitor] = []
    LUCK.seed = 1

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, site.address, wardrobe=wardrobe, **how))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []
