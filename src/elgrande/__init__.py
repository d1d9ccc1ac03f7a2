"""El Grande: the whole game, in every edition.

The rules come along at once; records and scenarios are loaded when they are first asked for.
"""

from typing import TYPE_CHECKING

from elgrande.rules import Dice, Seen, Setup, Table, imagine, new_table, view

if TYPE_CHECKING:
    from elgrande.record import Game, read_record
    from elgrande.record.scenario import position_text, read_scenarios

__all__ = [
    "Dice",
    "Game",
    "Seen",
    "Setup",
    "Table",
    "imagine",
    "new_table",
    "position_text",
    "read_record",
    "read_scenarios",
    "view",
]

_LATER = {
    "Game": "elgrande.record",
    "read_record": "elgrande.record",
    "position_text": "elgrande.record.scenario",
    "read_scenarios": "elgrande.record.scenario",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module 'elgrande' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_LATER[name]), name)
