"""The sets of the game: the decks of the editions, the modules and the expansions, one folder each.

This is the one list of them. A folder holds everything that its set is; what there is of it decides who asks:

| file | what it says |
|---|---|
| ``set.py`` | ``SET``: name, editions, what it goes with, options, and how it joins a game |
| ``cards.py`` | its cards, a line each |
| ``places.py`` | places that it brings, which choices can name |
| ``fields.py`` | what it keeps on the table, and rows of pieces beside the board |
| ``words.py`` | choices that only it has |
| ``facts.py`` | what it shows of itself, to people and to programs that learn, its decisions and its events |
| ``texts/`` | its words in every language |
| anything else | its effects with their tasks |

Numbers of places, fields, choices and tasks are given out in the order of this list, so nobody counts them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

FOLDERS: Final = [
    "classic",
    "year2023",
    "new_regency",
    "veteran_cards",
    "power_modifiers",
    "dummy",
    "bigbox",
    "colonies",
    "grandissimo",
    "anniversary",
    "king_intrigant",
    "players_edition",
    "special_cards",
]


def load(part: str) -> list[ModuleType]:
    """One file of every set that has it, in the order of the list."""
    return [module for folder in FOLDERS for module in load_from(folder, part)]


def load_from(folder: str, part: str) -> list[ModuleType]:
    """One file of one set, if it has it."""
    name = f"{__name__}.{folder}.{part}"
    return [import_module(name)] if find_spec(name) is not None else []
