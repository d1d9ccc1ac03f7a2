"""The browser client: its built files, and one page for all its addresses."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = Path(__file__).parent / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PACKED: Final = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map"}
"""Kinds of files that become smaller by compression."""

Asking = Request[Any, Any, Any]

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>El Grande</title>
<h1>El Grande</h1>
<p>The server is well, but the page to play on has not been built.</p>
<p>In a checkout, <code>./elgrande play</code> builds it; by hand: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>.</p>
</html>
"""

mimetypes.add_type("application/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def client_is_built() -> bool:
    return (FOLDER / "index.html").is_file()


class Page(NamedTuple):
    """Something that is the same for everybody, compressed once and not for every request."""

    changed: float
    body: bytes
    packed: bytes | None
    kind: str
    tag: str


_pages: dict[str, Page] = {}
"""By their one name in the folder, so that there are never more of them than files."""


def page_of(body: bytes, kind: str, changed: float = 0.0, pack: bool = True, level: int = 9) -> Page:
    """A page that is kept in memory."""
    packed = gzip.compress(body, level, mtime=0) if pack else None
    return Page(changed, body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def answer_with(request: Asking, page: Page, cache: str = _ASK_AGAIN) -> Response[bytes]:
    """A page as the browser wants it; nothing if it has it already."""
    headers = {"Cache-Control": cache, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=page.kind, headers=headers)


def _page(name: str) -> Page | None:
    """A file of the client, kept in memory until it changes."""
    try:
        root = FOLDER.resolve()
        path = (root / name).resolve(strict=True)
        # Only by the one name it has: each of its other spellings would be kept, too.
        if not path.is_relative_to(root) or path.relative_to(root).as_posix() != name or not path.is_file():
            return None
        stat = path.stat()
        known = _pages.get(name)
        if known is not None and known.changed == stat.st_mtime:
            return known
        body = path.read_bytes()
    except (OSError, ValueError):
        return None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    page = page_of(body, kind, stat.st_mtime, path.suffix in _PACKED)
    _pages[name] = page
    return page


@get(["/", "/{path:path}"], include_in_schema=False, exclude_from_compression=True)
async def client_page(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other address is one of its pages, which it finds itself."""
    name = path.strip("/") or "index.html"
    page = _page(name)
    if page is None:
        if name.startswith(("api/", "ws/")):
            raise NotFoundException("there is nothing at this address; docs/protocol.md tells what there is")
        if name.startswith("assets/") or "." in name.rpartition("/")[2]:
            return Response(b"There is nothing here.\n", status_code=404, media_type="text/plain")
        name, page = "index.html", _page("index.html")
    if page is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
    return answer_with(request, page, _FOREVER if name.startswith("assets/") else _ASK_AGAIN)
