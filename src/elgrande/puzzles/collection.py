"""All puzzles that there are: one file each, and an index so that not every file has to be opened."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from elgrande.puzzles.puzzle import BadPuzzle, Head, Puzzle, read_puzzle

FOLDER: Final = Path(__file__).parent / "files"
INDEX: Final = "index.json"


@cache
def collection() -> list[Head]:
    """What is known of each, in the order of their names."""
    return [Head(**one) for one in json.loads((FOLDER / INDEX).read_text(encoding="utf-8"))]


def load_puzzle(id: str) -> Puzzle:
    """A puzzle by its name."""
    if not any(head.id == id for head in collection()):
        raise BadPuzzle(f"there is no puzzle '{id}'")
    return read_puzzle((FOLDER / f"{id}.yaml").read_text(encoding="utf-8"), id)


def puzzle_of_the_day(day: date) -> Head:
    """The same for everybody, and none comes again before all others have had their day."""
    heads = collection()
    count = len(heads)
    # A step that has no divisor in common with any count up to its size goes through all of them.
    step = next(prime for prime in (101, 103, 107, 109) if count % prime)
    return heads[day.toordinal() * step % count]


def files(folder: Path) -> list[Path]:
    """The files of puzzles in a folder."""
    return sorted(folder.glob("*.yaml"))


def write_index(folder: Path) -> int:
    """Write the index of a folder anew; returns how many puzzles there are."""
    heads = [read_puzzle(file.read_text(encoding="utf-8"), file.name).head for file in files(folder)]
    lines = [json.dumps(head.to_json(), ensure_ascii=False) for head in heads]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    (folder / INDEX).write_text(text, encoding="utf-8")
    return len(heads)
