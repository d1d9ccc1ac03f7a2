"""Writes the game as a folder of files that any web host can serve: ``elgrande site FOLDER``.

The page is the one that a server shows. Beside it lie the engine, which is Pyodide with the rules of this package, and
what is the same for everybody: the catalogue, the rules to look up, and the texts of every language.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from elgrande.build import PACKAGE, source_hash
from elgrande.locale.texts import FALLBACK, languages
from elgrande.rules.errors import BadSetup
from elgrande.server import catalogue as made
from elgrande.server import lessons
from elgrande.tab.prepared import prepared
from elgrande.tab.requests import catalogue

ROOT: Final = PACKAGE.parents[1]
CLIENT: Final = PACKAGE / "server" / "static"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
COMPILE: Final = ROOT / "web" / "scripts" / "compile.mjs"
WHEELS: Final = ROOT / "requirements-tab.txt"
STORE: Final = ROOT / "build" / "tab"
"""What was fetched and compiled once."""
PACKED: Final = Path(__file__).with_name("files")
"""The engine in an installed package, where there is nothing to make it from."""

PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
NOTE: Final = "_built.cpython-314-wasm32-emscripten.txt"
"""Where the engine finds which sources it was made from; see ``elgrande.build``."""

ROOMS: Final = ("rules", "record", "locale", "bots", "lessons", "corrections")
"""What is packed whole. Of the server and the rest, only what the engine imports."""
WRITERS: Final = ("check.py", "needs.py", "__main__.py")
"""For those who write texts."""
DATA: Final = (
    f"locale/{FALLBACK}/*.ftl",
    f"rules/sets/**/texts/{FALLBACK}.ftl",
    "lessons/*.yaml",
    "lessons/files/*.yaml",
    "puzzles/files/*",
    "bots/networks/*.network",
)

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""All that the page needs to be allowed. Python is WebAssembly, so that must be; nothing comes from elsewhere."""


def publish(folder: Path, say: Callable[[str], None] = lambda text: None) -> None:
    """Write the site into a folder, which must be empty or hold an older one."""
    check(folder)
    new = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(CLIENT, new, ignore=shutil.ignore_patterns(".*", "worker.js"))
    say("Packing the engine ...")
    write_engine(new / "engine", say)
    write_data(new / "data")
    write_page(new)
    write_offline(new)
    # Last, so that the list of files to keep knows nothing of it: many hosts do not serve hidden files.
    (new / MARK).write_text(_note(), encoding="utf-8")
    if folder.exists():
        shutil.rmtree(folder)
    new.rename(folder)


def is_current(folder: Path) -> bool:
    """Whether a folder has the site that would be written into it."""
    with suppress(OSError):
        return (folder / MARK).read_text(encoding="utf-8") == _note()
    return False


def _note() -> str:
    made_of = hashlib.sha256((CLIENT / "index.html").read_bytes())
    with suppress(OSError):
        made_of.update((PACKED / "contents.json").read_bytes())
    return f"Written by `elgrande site`; the next one replaces it.\n{source_hash()} {made_of.hexdigest()}\n"


MARK: Final = ".elgrande-site"
OFFLINE: Final = Path(__file__).with_name("offline.js")


def can_make_engine() -> bool:
    """Whether this is a checkout with all that an engine is made from."""
    return PYODIDE.is_dir() and WHEELS.exists()


def can_publish() -> bool:
    """Whether a site can be written here."""
    engine = can_make_engine() or (PACKED / "contents.json").is_file()
    return engine and (CLIENT / "index.html").is_file()


def check(folder: Path) -> None:
    """Refuse what cannot be done, before anything is touched."""
    if not can_make_engine() and not (PACKED / "contents.json").is_file():
        raise BadSetup(
            "this package was made without the engine of a page; a site is made in a checkout, by ./elgrande site FOLDER"
        )
    if not (CLIENT / "index.html").is_file():
        raise BadSetup("the page to play on has not been built; run: npm --prefix web run build")
    if folder.exists() and not folder.is_dir():
        raise BadSetup(f"{folder} is a file; name a folder for the site")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise BadSetup(f"there is something else in {folder}; name an empty or a new folder for the site")


# ---------------------------------------------------------------------- the engine


def write_engine(folder: Path, say: Callable[[str], None]) -> None:
    if can_make_engine():
        make_engine(folder, say)
    else:
        shutil.copytree(PACKED, folder)


LICENSES: Final = """\
What plays in this page was made by many. It is passed on as they published it, under their licenses:

Pyodide (pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm.gz)   Mozilla Public License 2.0
CPython (python_stdlib.zip.gz, and within Pyodide)            Python Software Foundation License
msgspec, PyYAML, librt, mypy_extensions (elgrande.zip.gz)     BSD and MIT licenses
El Grande (elgrande.zip.gz)                                   MIT License
"""


def make_engine(folder: Path, say: Callable[[str], None]) -> None:
    folder.mkdir()
    STORE.mkdir(parents=True, exist_ok=True)
    packages = compiled("elgrande.zip", packed_packages(say), say)
    library = compiled("python_stdlib.zip", (PYODIDE / "python_stdlib.zip").read_bytes(), say)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    shutil.copy(PYODIDE / "pyodide.mjs", folder)
    shutil.copy(PYODIDE / "pyodide.asm.mjs", folder)
    _drop_map(folder / "pyodide.mjs")
    # Packed, since not every host packs what it serves.
    files = {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": library,
        "pyodide-lock.json": json.dumps({"info": lock["info"], "packages": {}}).encode(),
        "elgrande.zip": packages,
    }
    listed: list[dict[str, Any]] = []
    version = hashlib.sha256(json.dumps(lock["info"]).encode())
    for name, content in files.items():
        packed = gzip.compress(content, 9, mtime=0)
        (folder / f"{name}.gz").write_bytes(packed)
        listed.append({"name": name, "file": f"{name}.gz", "bytes": len(packed)})
        version.update(packed)
    (folder / "LICENSES.txt").write_text(LICENSES, encoding="utf-8")
    contents = {"version": version.hexdigest()[:16], "files": listed}
    (folder / "contents.json").write_text(json.dumps(contents), encoding="utf-8")


def _drop_map(script: Path) -> None:
    """Nobody looks for a map of a script that is not there."""
    text = script.read_text(encoding="utf-8")
    script.write_text(re.sub(r"\n//# sourceMappingURL=.*", "", text), encoding="utf-8")


def packed_packages(say: Callable[[str], None]) -> bytes:
    """All that Python imports, as one archive: the same sources give the same bytes."""
    files: dict[str, bytes] = {}
    for path in [*sources(), *(path for pattern in DATA for path in PACKAGE.glob(pattern))]:
        files[path.relative_to(PACKAGE.parent).as_posix()] = path.read_bytes()
    files[f"elgrande/{NOTE}"] = source_hash().encode()
    # Of PyYAML the part that is plain Python.
    for path in Path(yaml.__file__).parent.glob("*.py"):
        files[f"yaml/{path.name}"] = path.read_bytes()
    for wheel in fetch_wheels(say):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith((".py", ".so")) and not _needless(name):
                    files[name] = archive.read(name)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def _needless(name: str) -> bool:
    """Parts of other packages that nobody asks for here."""
    used = ("librt/vecs.", "librt/internal.", "librt/__init__")
    return name.startswith("librt/") and not name.startswith(used)


def sources() -> Iterator[Path]:
    """The modules that the engine needs."""
    program = (
        "import sys, elgrande.tab.engine, elgrande.tab.bots\n"
        "print(*(name for name in sys.modules if name.partition('.')[0] == 'elgrande'))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    for name in sorted(told.stdout.split()):
        room = name.split(".")[1:2]
        if not room or room[0] not in ROOMS:
            path = PACKAGE.joinpath(*name.split(".")[1:])
            yield path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for each in ROOMS:
        yield from (path for path in sorted((PACKAGE / each).rglob("*.py")) if path.name not in WRITERS)


def fetch_wheels(say: Callable[[str], None]) -> list[Path]:
    """The compiled packages for the engine's Python; fetched once."""
    wanted = hashlib.sha256(WHEELS.read_bytes()).hexdigest()[:16]
    folder = STORE / f"wheels-{wanted}"
    if not folder.is_dir():
        say("Fetching the packages of the engine (once) ...")
        new = Path(tempfile.mkdtemp(dir=STORE))
        # An environment that packages are built in has none of its own.
        pip = [sys.executable, "-m", "pip"] if find_spec("pip") else [shutil.which("pip") or "pip"]
        command = [*pip, "download", "--quiet", "--no-deps", "--require-hashes"]
        command += ["--only-binary", ":all:", "--python-version", PYTHON, "--platform", PLATFORM]
        try:
            done = subprocess.run(
                [*command, "-d", str(new), "-r", str(WHEELS)], capture_output=True, text=True
            )
        except OSError:
            raise BadSetup("the packages of the engine cannot be fetched without pip") from None
        if done.returncode:
            why = (done.stderr.strip().splitlines() or ["pip failed"])[-1]
            raise BadSetup(f"the packages of the engine cannot be fetched: {why}")
        with suppress(OSError):  # somebody else was faster
            new.rename(folder)
    return sorted(folder.glob("*.whl"))


def compiled(name: str, archive: bytes, say: Callable[[str], None]) -> bytes:
    """An archive with its modules compiled for the engine's Python; remembered for the next time."""
    made_of = hashlib.sha256(archive + COMPILE.read_bytes()).hexdigest()[:20]
    folder = STORE / "compiled"
    known = folder / f"{made_of}-{name}"
    if not known.exists():
        node = shutil.which("node")
        if node is None:
            say(f"Without Node, {name} is not compiled: pages will start more slowly.")
            return stored(archive)
        say(f"Compiling {name} ...")
        folder.mkdir(exist_ok=True)
        for old in folder.glob(f"*-{name}"):
            old.unlink(missing_ok=True)
        # Others may make the same at the same time.
        work = Path(tempfile.mkdtemp(dir=folder))
        source, target = work / name, work / f"{name}.new"
        source.write_bytes(archive)
        done = subprocess.run(
            [node, str(COMPILE), str(source), str(target)], capture_output=True, text=True, cwd=COMPILE.parent
        )
        if done.returncode:
            raise BadSetup(f"{name} cannot be compiled for the page: {done.stderr[-400:]}")
        found = target.read_bytes()
        target.replace(known)
        shutil.rmtree(work)
        return found
    return known.read_bytes()


def stored(archive: bytes) -> bytes:
    """The same archive with nothing packed in it, as the page reads it; it is packed as a whole."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(out, "w") as new:
        for name in sorted(old.namelist()):
            new.writestr(zipfile.ZipInfo(name), old.read(name))
    return out.getvalue()


# ---------------------------------------------------------------------- what is the same for everybody


def write_data(folder: Path) -> None:
    (folder / "texts").mkdir(parents=True)
    for name, content in (
        ("catalogue", catalogue()),
        ("rules", lessons.rule_book()),
        ("lessons", lessons.lessons()),
        ("prepared", prepared()),
    ):
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(content))
    for language in languages():
        for room in ("", *made.TEXTS_WHEN_WANTED):
            file = folder / "texts" / (f"{language}-{room}.ftl" if room else f"{language}.ftl")
            file.write_text(made.texts_of(language, room), encoding="utf-8")


# ---------------------------------------------------------------------- the page


def write_page(folder: Path) -> None:
    """Tell the page where its engine is, and that all files lie beside it."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    text = re.sub(r'(src|href)="/', r'\1="./', text)
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
        '<meta name="elgrande-engine" content="engine/" />\n    '
    )
    page.write_text(
        text.replace('<meta name="viewport"', f'{head}<meta name="viewport"', 1), encoding="utf-8"
    )


def write_offline(folder: Path) -> None:
    """What lets the page be installed, and be played when there is no network."""
    manifest = folder / "manifest.webmanifest"
    # The client's own, with addresses that hold wherever the site lies.
    told = manifest.read_text(encoding="utf-8")
    manifest.write_text(re.sub(r'"/(?!/)', '"./', told), encoding="utf-8")
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    version = hashlib.sha256()
    for path in files:
        version.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode())
        version.update(path.read_bytes())
    names = [path.relative_to(folder).as_posix() for path in files]
    worker = OFFLINE.read_text(encoding="utf-8")
    worker = worker.replace("__VERSION__", version.hexdigest()[:16])
    listed = json.dumps(["./", *(name for name in names if name != "index.html")])
    (folder / "offline.js").write_text(worker.replace("__FILES__", listed), encoding="utf-8")
