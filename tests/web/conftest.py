"""A server with the built client, and visitors who come to it with a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.clients import Running
    from tests.web.browsers import Visitor

pytest.importorskip("playwright.sync_api", reason="browser tests need the package playwright")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.web.browsers import HOW_TO_GET_ONE, a_browser, chromium

    if not chromium():
        pytest.skip(HOW_TO_GET_ONE)
    with a_browser() as found:
        yield found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    from elgrande.server.pages import client_is_built
    from tests.server.clients import running

    if not client_is_built():
        pytest.skip("the browser client is not built: cd web && npm ci && npm run build")
    with running(database=str(tmp_path_factory.mktemp("web") / "elgrande.db")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, site: Running) -> Iterator[Callable[..., Visitor]]:
    """Brings in visitors. Afterwards nobody may have met an error or a text that is missing."""
    from tests.web.browsers import Visitor

    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, site.address, **how))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.close()
    assert complaints == []
