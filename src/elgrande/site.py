"""The documentation as a site: ``elgrande docs`` builds it and serves it, without any network.

An installed package has the pages along, in the order of a checkout; what they are without is shown as text.

MkDocs does the work, with ``mkdocs.yml``. It loads this file for the pages that are made from the sources: the front page
and two others that lie outside of ``docs``, the command line as Typer tells it, and the messages of the server.
"""

from __future__ import annotations

import logging
import posixpath
import re
import tempfile
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from elgrande.locale import Speech
from elgrande.rules.errors import BadSetup, Reason
from elgrande.terminal.files import unwritable

CHECKOUT: Final = Path(__file__).resolve().parents[2]
PACKED: Final = Path(__file__).resolve().parent / "pages"
ROOT: Final = CHECKOUT if (CHECKOUT / "mkdocs.yml").exists() else PACKED
CONFIG: Final = ROOT / "mkdocs.yml"
FROM_ROOT: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages that lie outside of docs, and what they are called on the site. Each set has its own in its folder."""
FROM_ROOT.update(
    {
        page.relative_to(ROOT).as_posix(): f"sets/{page.parent.name.replace('_', '-')}.md"
        for page in sorted((ROOT / "src" / "elgrande" / "rules" / "sets").rglob("PAGE.md"))
    }
)
_LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def build(folder: Path) -> None:
    """Write the whole site into a folder. A link that leads nowhere is an error."""
    if not CONFIG.exists():
        raise BadSetup(
            "there are no pages here to build; clone the repository and run ./elgrande docs",
            Reason("problem-no-pages", {}),
        )
    from mkdocs.commands.build import build as build_site
    from mkdocs.config import load_config

    whole = ROOT != PACKED
    if not whole:
        # A page that is not along is no news here.
        logging.getLogger("mkdocs").setLevel(logging.ERROR)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        config = load_config(
            str(CONFIG), site_dir=str(folder.absolute()), strict=whole, hooks=[str(Path(__file__).resolve())]
        )
        build_site(config)
    except OSError as problem:
        raise unwritable(folder, problem) from None


def serve(port: int = 0, launch: Callable[[str], object] | None = None, speech: Speech | None = None) -> None:
    """Build the site and serve it on this machine alone, until Ctrl-C."""
    with tempfile.TemporaryDirectory(prefix="elgrande-docs-") as folder:
        build(Path(folder))
        handler = partial(_Quiet, directory=folder)
        try:
            server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        except OSError as problem:
            raise BadSetup(
                f"port {port} cannot be used: {problem.strerror}; choose another one",
                Reason("problem-port", {"address": "127.0.0.1", "port": port, "why": problem.strerror or ""}),
            ) from None
        with server:
            address = f"http://127.0.0.1:{server.server_address[1]}/"
            said = speech or Speech()
            print(f"{said.text('docs-at', address=address)}\n{said.text('docs-ends')}", flush=True)
            if launch is not None:
                launch(address)
            server.serve_forever()


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word about each of them."""

    def log_message(self, format: str, *arguments: object) -> None:
        pass


# ---------------------------------------------------------------------- pages made from the sources


def command_line() -> str:
    """Every command with its flags, as Typer tells them."""
    from typer.cli import get_docs_for_click
    from typer.main import get_command

    from elgrande.cli import app
    from elgrande.terminal.help import speak

    command = get_command(app)
    speak(command, Speech())
    context: Any = command.make_context("elgrande", [], resilient_parsing=True)
    told: str = get_docs_for_click(obj=command, ctx=context, name="elgrande")
    return told.replace("# `elgrande`", "# The command line", 1)


def messages() -> str:
    """All that travels between server and client, as the types that are made from the server's sources."""
    from elgrande.server.schema import typescript

    types = typescript()
    return (
        "# The messages of the server\n\n"
        "What stands in [the protocol](../protocol.md), type by type. The comments are those of the sources.\n\n"
        f"```ts\n{types}```\n"
    )


GENERATED: Final = {"reference/command-line.md": command_line, "reference/messages.md": messages}


def site_links(markdown: str, source: str, uri: str = "") -> str:
    """The text of a page with its links as they are on the site. ``source`` is where it lies in the checkout,
    ``uri`` where it is on the site, if that is not the same place in docs.

    Links to files of the checkout that are no page become plain text: the site has no copy of them.
    """
    here = posixpath.dirname(source)

    def changed(found: re.Match[str]) -> str:
        picture, text, target, anchor = found.groups()
        if "://" in target or target.startswith("mailto:"):
            return found.group()
        path = posixpath.normpath(posixpath.join(here, target))
        if path in FROM_ROOT:
            wanted = FROM_ROOT[path]
        elif path.startswith("docs/") and (ROOT != PACKED or (ROOT / path).exists()):
            wanted = path.removeprefix("docs/")
        elif (ROOT / path).exists() or ROOT == PACKED:
            return str(text)
        else:
            return found.group()  # MkDocs has something to say about it
        start = posixpath.dirname(uri or FROM_ROOT.get(source) or source.removeprefix("docs/")) or "."
        return f"{picture}[{text}]({posixpath.relpath(wanted, start)}{anchor or ''})"

    # Only prose: what stands in a block of code is shown as it is.
    parts = re.split(r"(^```.*?^```\s*?$)", markdown, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else _LINK.sub(changed, part) for part in parts)


def on_files(files: Any, config: Any) -> Any:
    """MkDocs asks which pages there are."""
    from mkdocs.structure.files import File

    for name, uri in FROM_ROOT.items():
        text = site_links((ROOT / name).read_text(encoding="utf-8"), name)
        files.append(File.generated(config, uri, content=text))
    for uri, make in GENERATED.items():
        files.append(File.generated(config, uri, content=make()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """MkDocs has read a page."""
    if page.file.generated_by:
        return markdown
    return site_links(markdown, f"docs/{page.file.src_uri}")
