"""Card 155 of the Special cards: one player names three regions, another one chooses which of them is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import REGION
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import (
    SOMETHING_ELSE,
    Effect,
    Scoring,
    allow_objection,
    options_in,
    tell_announced,
)
from elgrande.rules.effects.score import SCORE_ONE
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS, PLACES, places_of
from elgrande.rules.sets.bigbox.words import NAME

if TYPE_CHECKING:
    from elgrande.rules.table import Table


NAMED: Final = 3
"""Regions that are named."""
_EVERY_PLACE: Final = (1 << PLACES) - 1


class ScoreOneOfThree(Scoring):
    """Name three different regions and another player, who chooses one of them; it is scored.

    Any regions, the King's too, with or without own caballeros. What was named is kept in the table's branch: the mask
    of the regions, and the other seat above it.
    """

    form: ClassVar[Form] = Form("score_one_of_three")
    asks: ClassVar[list[str]] = ["name_region", "chooser", "chosen_region"]

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(NAME_REGION, seat, 0, NAMED)

    def announced(self, t: Table) -> str:
        places = " ".join([PLACE_IDS[place] for place in places_of(t.branch & _EVERY_PLACE)])
        return f"three {places} {COLOUR_IDS[t.branch >> PLACES]}"

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(CHOOSE_NAMED, t.branch >> PLACES, t.branch & _EVERY_PLACE)

    def remembers(self) -> i64:
        return SOMETHING_ELSE


class NameRegion(Task):
    """The active player names the next region. Arguments: seat, the regions named so far, how many are left."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.named: Final = self.argument("named", agenda.PLACES)
        self.left: Final = self.argument("left", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), options_in(REGION, t.rules.regions & ~self.named.of(s)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        named = self.named.of(s) | 1 << (code - REGION)
        if self.left.of(s) > 1:
            t.then(NAME_REGION, self.seat.of(s), named, self.left.of(s) - 1)
        else:
            t.then(NAME_CHOOSER, self.seat.of(s), named)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {
            "left": self.left.of(s),
            "places": [PLACE_IDS[place] for place in places_of(self.named.of(s))],
        }


NAME_REGION: Final = NameRegion("name_region")


class NameChooser(Task):
    """The active player names who chooses; with two players it can only be the other one. Arguments: seat, regions."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.named: Final = self.argument("named", agenda.PLACES)

    def resolve(self, t: Table, s: i64) -> bool:
        options = vec[i64]()
        for seat in range(t.rules.players):
            if seat != self.seat.of(s):
                options = append(options, NAME + seat)
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = self.named.of(s) | (code - NAME) << PLACES
        tell_announced(t, self.seat.of(s), t.rules.effects[t.action].announced(t))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"places": [PLACE_IDS[place] for place in places_of(self.named.of(s))]}


NAME_CHOOSER: Final = NameChooser("chooser")


class ChooseNamed(Task):
    """The other player chooses one of the named regions, and it is scored. Arguments: his seat, the regions."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.named: Final = self.argument("named", agenda.PLACES)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), options_in(REGION, self.named.of(s)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        place = code - REGION
        if t.telling:
            t.tell("region_chosen", {"seat": self.seat.of(s), "place": PLACE_IDS[place]})
        t.then(SCORE_ONE, place)
        allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"seat": t.active, "places": [PLACE_IDS[place] for place in places_of(self.named.of(s))]}


CHOOSE_NAMED: Final = ChooseNamed("chosen_region")


EFFECTS: list[type[Effect]] = [ScoreOneOfThree]
"""The effects of this room."""


TASKS: Final[list[Task]] = [NAME_REGION, NAME_CHOOSER, CHOOSE_NAMED]
"""The tasks of this room, in the order in which they get their numbers."""
