"""``elgrande play`` where the parts for a server are not installed: the site, for this machine alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from elgrande.rules.errors import BadSetup
from elgrande.tab.publish import is_current, publish

_ANY: Final = 0


class Files(SimpleHTTPRequestHandler):
    """Hands out the files of a site, and nothing else."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".gz": ""}  # noqa: RUF012

    def log_message(self, format: str, *arguments: object) -> None:
        """Nobody reads that."""

    def end_headers(self) -> None:
        # The page keeps what it needs by itself; a newer one is to be noticed.
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def list_directory(self, path: object) -> None:
        self.send_error(404)


def serve_site(folder: Path, port: int, ready: Callable[[str], None]) -> None:
    """Write the site if it is not there yet, and serve it on this machine until somebody ends it."""
    if not is_current(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        publish(folder)
    server = _listen(folder, port)
    ready(f"http://127.0.0.1:{server.server_address[1]}/")
    try:
        server.serve_forever()
    finally:
        server.server_close()


def _listen(folder: Path, port: int) -> ThreadingHTTPServer:
    for wanted in (port, _ANY):
        try:
            return ThreadingHTTPServer(("127.0.0.1", wanted), partial(Files, directory=str(folder)))
        except OSError:
            continue
    raise BadSetup("this machine has no port left to serve the page on")
