"""Game records: a game with its choices and undos, written as text or JSON, read and played again."""

from elgrande.record.data import FORMAT, CorrectionReader, from_json, to_json
from elgrande.record.errors import BadRecord, CannotUndo
from elgrande.record.fresh import fresh_dice
from elgrande.record.game import RULES_VERSION, UNDO, CorrectionFile, Entry, Game
from elgrande.record.reader import from_text, read_record
from elgrande.record.writer import to_text

__all__ = [
    "Game",
    "Entry",
    "UNDO",
    "CorrectionFile",
    "to_text",
    "from_text",
    "to_json",
    "from_json",
    "read_record",
    "CorrectionReader",
    "BadRecord",
    "CannotUndo",
    "FORMAT",
    "RULES_VERSION",
    "fresh_dice",
]
