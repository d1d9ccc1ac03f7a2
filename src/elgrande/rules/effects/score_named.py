"""Card 155 of the Special cards: one player names three regions, another one chooses which of them is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules.agenda import SCORE_ONE, Task, arg_a, arg_b, arg_c
from elgrande.rules.choices import NAME, REGION
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import (
    SOMETHING_ELSE,
    Effect,
    Scoring,
    allow_objection,
    options_in,
    tell_announced,
)
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS, PLACES, places_of

if TYPE_CHECKING:
    from elgrande.rules.table import Table

NAME_REGION: Final = 223
NAME_CHOOSER: Final = 224
CHOOSE_NAMED: Final = 225

NAMED: Final = 3
"""Regions that are named."""
_EVERY_PLACE: Final = (1 << PLACES) - 1


class ScoreOneOfThree(Scoring):
    """Name three different regions and another player, who chooses one of them; it is scored.

    Any regions, the King's too, with or without own caballeros. What was named is kept in the table's branch: the mask
    of the regions, and the other seat above it.
    """

    form: ClassVar[Form] = Form("score_one_of_three")

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

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, arg_a(s), options_in(REGION, t.rules.regions & ~arg_b(s)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        named = arg_b(s) | 1 << (code - REGION)
        if arg_c(s) > 1:
            t.then(NAME_REGION, arg_a(s), named, arg_c(s) - 1)
        else:
            t.then(NAME_CHOOSER, arg_a(s), named)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": arg_c(s), "places": [PLACE_IDS[place] for place in places_of(arg_b(s))]}


class NameChooser(Task):
    """The active player names who chooses; with two players it can only be the other one. Arguments: seat, regions."""

    def resolve(self, t: Table, s: i64) -> bool:
        options = vec[i64]()
        for seat in range(t.rules.players):
            if seat != arg_a(s):
                options = append(options, NAME + seat)
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, arg_a(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = arg_b(s) | (code - NAME) << PLACES
        tell_announced(t, arg_a(s), t.rules.effects[t.action].announced(t))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"places": [PLACE_IDS[place] for place in places_of(arg_b(s))]}


class ChooseNamed(Task):
    """The other player chooses one of the named regions, and it is scored. Arguments: his seat, the regions."""

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, arg_a(s), options_in(REGION, arg_b(s)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        place = code - REGION
        if t.telling:
            t.tell("region_chosen", {"seat": arg_a(s), "place": PLACE_IDS[place]})
        t.then(SCORE_ONE, place)
        allow_objection(t)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"seat": t.active, "places": [PLACE_IDS[place] for place in places_of(arg_b(s))]}


TASKS: dict[int, Task] = {
    NAME_REGION: NameRegion("name_region"),
    NAME_CHOOSER: NameChooser("chooser"),
    CHOOSE_NAMED: ChooseNamed("chosen_region"),
}

EFFECTS: list[type[Effect]] = [ScoreOneOfThree]
"""The effects of this room."""
