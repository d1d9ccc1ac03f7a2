"""Positions of Grand Inquisitor & Colonies and of Anniversary in one line each.

    s = colony("c1_move4_own", "america: violet 2", tokens="gold_in_america 1; table_at granada")
    s.do("act", "lift violet america", "which plain gold", "to sevilla")

Unless a test says otherwise it is played with Grand Inquisitor & Colonies.
"""

from __future__ import annotations

from typing import ClassVar, Unpack

from elgrande.rules.places import COLOUR_IDS, NOWHERE, PLACE_IDS
from elgrande.rules.sets.anniversary.fields import BEARER
from elgrande.rules.sets.bigbox.fields import INQUISITOR
from elgrande.rules.sets.bigbox.marks import AMBASSADOR, SPOTS, count_kind
from elgrande.rules.sets.bigbox.words import CARRIED_IDS, SPOT_IDS
from elgrande.rules.sets.colonies.fields import SLOTS
from tests.rules.table_setup import Facts, Scene, lay_out, place_of, position_of, seat_of

COLONIES = "inquisitor-colonies"
BANNERS = "anniversary"
BOTH = "inquisitor-colonies anniversary"


class ColonyScene(Scene):
    """A scene with words for fields, loads, tokens and banners."""

    IDLING: ClassVar[tuple[str, ...]] = ("end", "take 0", "stop", "skip", "allow")

    def on(self, spot: str) -> str:
        """Who stands on a printed field."""
        colour = self.table.extras[SLOTS + SPOT_IDS.index(spot) - AMBASSADOR]
        return "" if colour < 0 else COLOUR_IDS[colour]

    def kinds(self, place: str, colour: str) -> str:
        """The caballeros of a colour in a place: where they stand and what they carry."""
        t = self.table
        here = t.at(place_of(place), seat_of(colour))
        found = []
        for kind in range(4 * SPOTS):
            count = count_kind(t, place_of(place), seat_of(colour), kind, here)
            if count:
                found.append(f"{SPOT_IDS[kind >> 2]} {CARRIED_IDS[kind & 3]} {count}")
        return ", ".join(found)

    @property
    def inquisitor(self) -> str:
        seat = self.table.extras[INQUISITOR]
        return "" if seat < 0 else COLOUR_IDS[seat]

    def banner(self, colour: str) -> str:
        """Where a banner flies."""
        place = self.table.extras[BEARER + seat_of(colour)]
        return "" if place == NOWHERE else PLACE_IDS[place]


def colony(card: str = "", board: str = "", **facts: Unpack[Facts]) -> ColonyScene:
    """A table in the middle of a game. With a card: the active seat has just taken it."""
    facts.setdefault("sets", COLONIES)
    facts.setdefault("phase", "turn" if card else "supply")
    return ColonyScene(lay_out(position_of(card, board, facts), facts))
