"""The site as `elgrande site` writes it, served by a plain server of files, and people who open it."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from elgrande.devtools import one_at_a_time
from elgrande.server.pages import client_is_built
from elgrande.tab.publish import PYODIDE, publish
from tests.web.browsers import Visitor, skip_or_fail

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'"
)
"""What a strict host allows. Only WebAssembly is asked for beyond what is usual."""
INSIDE: Final = "games/el-grande/"
"""The site lies deep inside of its host, as on a project page."""


def missing_for_site() -> str:
    if not client_is_built() or not PYODIDE.is_dir():
        return "the browser client is not built: cd web && npm ci && npm run build"
    return "" if shutil.which("node") else "there is no Node"


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, written once for all tests, also where several processes share them."""
    skip_or_fail(missing_for_site())
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "host" / INSIDE
    folder.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(shared / "host.lock"):
        if not folder.exists():
            publish(folder)
    return folder


class Host:
    """A plain server of files. It can be switched off and on again at the same address."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.asked: list[str] = []
        """The files that were fetched."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/{INSIDE}"

    def start(self) -> None:
        asked = self.asked

        class Strict(SimpleHTTPRequestHandler):
            def log_message(self, *arguments: object) -> None:
                asked.append(self.path)

            def end_headers(self) -> None:
                self.send_header("Content-Security-Policy", POLICY)
                super().end_headers()

        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(Strict, directory=self.root))
        self._port = int(self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@pytest.fixture
def host(site_folder: Path) -> Iterator[Host]:
    found = Host(site_folder.parents[1])
    found.start()
    yield found
    found.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Callable[..., Visitor]]:
    """Brings in visitors, for whom the policy holds. Afterwards nobody may have met an error."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, host.address, bypass_csp=False, service_workers="allow", **how))
        visitors[-1].page.set_default_timeout(90_000)
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        # Whoever still answers for a file must be done with it, or else the next test would hear of it.
        visitor.page.context.unroute_all(behavior="wait")
        visitor.close()
    assert complaints == []
