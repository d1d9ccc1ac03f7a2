"""Which program played a game: results of different programs must not be mixed without anybody noticing."""

from __future__ import annotations

import hashlib
import inspect
import platform
import subprocess
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from elgrande.bots import make_bot
from elgrande.build import PACKAGE, compiled

ROOMS: Final = ("rules", "bots")
"""The parts of the package that decide how a game goes."""


@cache
def program(bots: tuple[str, ...]) -> dict[str, object]:
    """What identifies the code that plays a game of these bots."""
    return {
        "version": _version(),
        "commit": commit(),
        "sources": _fingerprint(bots),
        "compiled": compiled(),
        "python": platform.python_version(),
    }


def same_play(one: dict[str, object], other: dict[str, object]) -> bool:
    """Whether two programs play alike. Bots that think by the clock think less when they are not compiled."""
    return all(one.get(name) == other.get(name) for name in ("sources", "compiled"))


def describe(facts: dict[str, object]) -> str:
    """A program in a few words."""
    built = "compiled" if facts.get("compiled") else "not compiled"
    commit = f", commit {facts['commit']}" if facts.get("commit") else ""
    return f"{facts.get('version')}{commit}, sources {facts.get('sources')}, {built}"


def _version() -> str:
    try:
        return version("elgrande")
    except PackageNotFoundError:
        return "checkout"


@cache
def commit() -> str:
    """The commit of the checkout that this package runs from; empty for an installed package.

    It is marked as dirty if anything in the package differs from it, but not for a document or a table of results.
    """
    try:
        # The folder may lie in somebody else's repository: only one that knows our files is ours.
        _git("ls-files", "--error-unmatch", "__init__.py")
        dirty = "-dirty" if _git("status", "--porcelain", "--", ".") else ""
        return _git("describe", "--always", "--abbrev=12", "--exclude=*") + dirty
    except (OSError, subprocess.SubprocessError):
        return ""


def _git(*arguments: str) -> str:
    command = ["git", "--no-optional-locks", "-C", str(PACKAGE), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=30).stdout.strip()


@cache
def _own_sources() -> bytes:
    """A hash of our sources, taken once: what is edited later is not what this process plays with."""
    digest = hashlib.sha256()
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.digest()


def _fingerprint(bots: Iterable[str]) -> str:
    """A hash of everything that decides: the rules, our bots, and the files of bots from elsewhere."""
    digest = hashlib.sha256(_own_sources())
    for name in sorted(set(bots)):
        kind = type(make_bot(name))
        if not kind.__module__.startswith("elgrande."):
            file = inspect.getsourcefile(kind)
            digest.update(Path(file).read_bytes() if file else kind.__qualname__.encode())
    return digest.hexdigest()[:16]
