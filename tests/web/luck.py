"""Luck that is known beforehand: a seed, and with it every shuffle and every choice of a random bot."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from elgrande.rules import Dice, Table
from elgrande.server.luck import Luck


class KnownLuck(Luck):
    def __init__(self) -> None:
        self.seed = 1

    def deal(self) -> Dice:
        return Dice(self.seed)

    def dice(self, table: Table, seat: int) -> Dice:
        """By what is asked, and not by who was asked first where several choose at once."""
        asked = table.decision_of(seat)
        texts = asked.texts if asked else []
        return Dice(crc32(f"{self.seed} {table.round} {seat} {texts}".encode()))


LUCK: Final = KnownLuck()
"""Of the server that all browser tests visit."""
