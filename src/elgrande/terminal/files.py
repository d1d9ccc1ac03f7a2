"""Reading what a player hands in, and keeping games that are not finished."""

from __future__ import annotations

import os
import shutil
import sys
from datetime import datetime
from pathlib import Path

from elgrande.corrections import load_corrections
from elgrande.record import BadRecord, CorrectionFile, Game, read_record, to_text
from elgrande.rules.errors import ElGrandeError, Reason


class BadFile(ElGrandeError):
    """A file that cannot be read or written."""


def read_text(path: Path) -> str:
    """The text of a file; ``-`` is what is piped in."""
    try:
        content = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as problem:
        raise BadFile(
            f"cannot read {path}: {problem.strerror}",
            Reason("problem-unreadable", {"file": str(path), "why": problem.strerror or ""}),
        ) from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"cannot read {path}: it is not text in UTF-8") from None


def read_game(path: Path, telling: bool = True) -> Game:
    """The game of a record, every choice of it checked."""
    try:
        return read_record(read_text(path), load_corrections, telling)
    except BadRecord as problem:
        raise BadFile(f"{path}, {problem}") from None


def read_correction_file(path: Path | None) -> CorrectionFile | None:
    """The corrections that a player wants to play with."""
    if path is None:
        return None
    text = read_text(path)
    return CorrectionFile(path.name, text, load_corrections(text, str(path)))


def save_game(game: Game, path: Path) -> None:
    """Write the record of a game. What was there before is replaced only by a whole new record."""
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(to_text(game), encoding="utf-8")
        new.replace(path)
    except OSError as problem:
        raise unwritable(path, problem) from None


def unwritable(path: Path, problem: OSError) -> BadFile:
    """That a file or folder cannot be written."""
    return BadFile(
        f"cannot write {path}: {problem.strerror}",
        Reason("problem-unwritable", {"file": str(path), "why": problem.strerror or ""}),
    )


def state_folder() -> Path:
    """Where games are kept if nobody says where."""
    home = Path.home()
    if os.name == "nt":
        state = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        state = Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state")
    return state / "elgrande"


def path_for_game() -> Path:
    """A new file there, named after the time."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    names = [f"{stem}.txt", *(f"{stem}-{number}.txt" for number in range(2, 1000))]
    paths = [state_folder() / name for name in names]
    return next((path for path in paths if not path.exists()), paths[0])


def program_name() -> str:
    """What a player types to start this program: in a checkout that is not installed, the script there."""
    return "elgrande" if shutil.which("elgrande") else "./elgrande"
