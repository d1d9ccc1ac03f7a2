"""Positions of King & Intrigant in one line: the active seat has a power card whose special action it may use.

    s = power_scene("53", "aragon: violet 2")
    s.do("act", "region aragon", "region valencia")

Violet is active. With three to five players it holds a Caballero card, so that its own special action counts; with two
it holds the King card and may choose between the two. Everybody above it has had his turn.
"""

from __future__ import annotations

from typing import Unpack

from elgrande.rules.sets.king_intrigant.words import POWER_FACES
from elgrande.rules.table import HAND
from tests.rules.table_setup import Facts, Scene, lay_out, position_of, seat_of

EDITION_SETS = "king-intrigant players-edition"

PLAYED = {
    2: "violet {0} blue 10",
    3: "blue 180 violet {0} green 10",
    4: "blue 180 green 170 violet {0} orange 10",
    5: "blue 180 green 170 orange 160 violet {0} red 10",
}
"""Who has played what, from the highest card down."""


class PowerScene(Scene):
    """A scene with power cards that are called by their faces."""

    def cards(self, colour: str) -> list[str]:
        """The power cards in a hand."""
        hand = self.table.seats[HAND + seat_of(colour)]
        return [face for number, face in enumerate(POWER_FACES, 1) if hand >> number & 1]


def number_of(face: str) -> int:
    return POWER_FACES.index(face) + 1


def powers_of(text: str) -> dict[int, int]:
    """``violet 53 blue joker`` as the numbers of the cards by seat."""
    words = text.split()
    return {seat_of(words[i]): number_of(words[i + 1]) for i in range(0, len(words), 2)}


def power_scene(
    face: str = "", board: str = "", *, hands: dict[str, str] | None = None, **facts: Unpack[Facts]
) -> PowerScene:
    """A table in the middle of a game. Power cards that are played or in hand are called by their faces."""
    facts.setdefault("sets", EDITION_SETS)
    facts.setdefault("phase", "card")
    played = facts.pop("played", "") or (PLAYED[facts.get("players", 4)].format(face) if face else "")
    position = position_of("", board, facts)
    position.played = powers_of(played)
    for colour, faces in (hands or {}).items():
        position.hands[seat_of(colour)] = [number_of(one) for one in faces.split()]
    return PowerScene(lay_out(position, facts))
