"""Files that are written as a whole."""

from __future__ import annotations

from pathlib import Path

from elgrande.arena.errors import BadResults


def check_path(path: Path) -> None:
    """Refuse a place where nothing can be written, before anything is played for it."""
    if path.is_dir():
        raise BadResults(f"cannot write {path}: it is a folder")
    try:
        new = _beside(path)
        new.touch()
        new.unlink()
    except OSError as problem:
        raise BadResults(f"cannot write {path}: {problem.strerror}") from None


def replace_file(path: Path, text: str) -> None:
    """Write a file; what was there before is replaced only by a whole new one."""
    try:
        new = _beside(path)
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError as problem:
        raise BadResults(f"cannot write {path}: {problem.strerror}") from None


def _beside(path: Path) -> Path:
    """Where the new file is written before it takes the old one's place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path.with_name(path.name + ".new")
