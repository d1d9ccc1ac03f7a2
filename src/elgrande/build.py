"""Compiled or not, and is what was compiled still what the sources say?

mypyc turns the rules into native modules that lie beside their sources. Python prefers the native module, so an
edited source would be ignored without a word. Each build therefore writes down a hash of the sources it was made
from, and `stale()` compares. `./elgrande` asks before every start and rebuilds; the tests ask too.

Standard library only: setup.py and the bootstrap load this file on its own, before anything is installed.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

__all__ = [
    "COMPILED_ROOMS",
    "NATIVE_SUFFIX",
    "PACKAGE",
    "built_hash",
    "compiled",
    "forget_build",
    "pure_environment",
    "remember_build",
    "source_hash",
    "sources",
    "stale",
]

COMPILED_ROOMS: Final = ("rules", "bots/core", "research/core")
"""The parts of the package that mypyc compiles, all in one group."""

PLAIN_MODULES: Final = ("kinds.py", "facts.py")
"""How the names of modules end that stay plain Python: declarations whose types are read while the game runs."""

PACKAGE: Final = Path(__file__).resolve().parent

NATIVE_SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""`.cpython-311-x86_64-linux-gnu.so`, say: builds for several Pythons lie side by side without meeting."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files that get compiled, in a fixed order."""
    found = [
        path
        for room in COMPILED_ROOMS
        for path in (package / room).rglob("*.py")
        if not path.name.endswith(PLAIN_MODULES)
    ]
    return sorted(found, key=lambda path: path.relative_to(package).as_posix())


def source_hash(package: Path = PACKAGE) -> str:
    """The sha256 over names and contents of all compiled sources."""
    digest = hashlib.sha256()
    for path in sources(package):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def built_hash(package: Path = PACKAGE) -> str | None:
    """The `source_hash` at the time of the build; None if nothing was built for this Python."""
    try:
        return _build_note(package).read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return None


def compiled(package: Path = PACKAGE) -> bool:
    """Does `import elgrande.rules.table` give this Python native code?"""
    return any((package / "rules" / f"table{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def stale(package: Path = PACKAGE) -> bool:
    """Is there native code that was not made from the sources beside it?"""
    return compiled(package) and built_hash(package) != source_hash(package)


def remember_build(built_from: str, package: Path = PACKAGE) -> None:
    """Write down what the native modules in this package were made from."""
    _build_note(package).write_text(built_from + "\n", encoding="ascii")


def forget_build(package: Path = PACKAGE) -> None:
    """Remove this Python's native modules, so that the plain sources are what runs."""
    _build_note(package).unlink(missing_ok=True)
    for room in COMPILED_ROOMS:
        for path in (package / room).rglob(f"*{NATIVE_SUFFIX}"):
            path.unlink()
    for path in package.parent.glob(f"elgrande__mypyc{NATIVE_SUFFIX}"):
        path.unlink()


@contextmanager
def pure_environment() -> Iterator[dict[str, str]]:
    """Environment variables under which a new Python imports the plain sources of this very package.

    They point to a copy without native modules, in a folder that is removed at the end:

        with pure_environment() as environment:
            subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    """
    with tempfile.TemporaryDirectory(prefix="elgrande-pure-") as folder:
        natives = [f"*{suffix}" for suffix in (".so", ".pyd")]
        shutil.copytree(
            PACKAGE,
            Path(folder, PACKAGE.name),
            ignore=shutil.ignore_patterns("__pycache__", "_built.*", *natives),
        )
        path = [folder, *filter(None, [os.environ.get("PYTHONPATH")])]
        yield {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def _build_note(package: Path) -> Path:
    return package / f"_built{NATIVE_SUFFIX.rpartition('.')[0]}.txt"
