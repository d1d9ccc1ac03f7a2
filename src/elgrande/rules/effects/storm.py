"""Tormenta and the Mistress, whose effects had to be made up for the most part (rulings E-10 and E-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules.agenda import Task, arg_a, arg_b, arg_c
from elgrande.rules.choices import DISC
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection, options_in
from elgrande.rules.extras import ARRIVED, MISTRESS, STORM_PLACE, STORM_SEAT, STORM_SHOWN
from elgrande.rules.news import Event
from elgrande.rules.places import COLOURS, COURT, NINE_REGIONS, NOWHERE, PLACE_IDS, SPAIN
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table

STORM_DISC: Final = 199
STORM_REVEALED: Final = 200
WASHED_AWAY: Final = 201
ROUND_PASSED: Final = 202

_BITS: Final = 5
_MOST: Final = 31


# ---------------------------------------------------------------------- who came in this round


def note_arrival(t: Table, colour: i64, place: i64, count: i64) -> None:
    """Caballeros have come into a region of Spain, or left it if the number is negative: the last ones first."""
    came = arrived(t, colour, place) + count
    if came > _MOST:
        came = _MOST
    if came < 0:
        came = 0
    shift = colour * _BITS
    t.extras[ARRIVED + place] = t.extras[ARRIVED + place] & ~(_MOST << shift) | came << shift


def arrived(t: Table, colour: i64, place: i64) -> i64:
    """How many caballeros of a colour came into a region in this round and have not left it again."""
    return t.extras[ARRIVED + place] >> (colour * _BITS) & _MOST


# ---------------------------------------------------------------------- Tormenta


class RaiseStorm(Effect):
    """The caballeros that came into a region in this round go back to their courts.

    The region was set on the disc when the card was played, and is shown when the turn begins. Ruling E-10: as many
    leave as came and have not left again. Those in a taboo region are safe.
    """

    form: ClassVar[Form] = Form("storm")

    def usable(self, t: Table, seat: i64) -> bool:
        place = t.extras[STORM_PLACE]
        if t.extras[STORM_SEAT] != seat or place == NOWHERE or t.taboo() >> place & 1:
            return False
        for colour in range(COLOURS):
            if washed_away(t, colour, place):
                return True
        return False

    def announce(self, t: Table, seat: i64) -> None:
        t.param = t.extras[STORM_PLACE]

    def carry_out(self, t: Table, seat: i64) -> None:
        players = t.rules.players
        objection = False
        for distance in range(players - 1, -1, -1):
            colour = (seat + distance) % players
            if washed_away(t, colour, t.param):
                # What was announced has been answered already: nobody is asked the same before the first loss.
                if objection:
                    allow_objection(t)
                t.then(WASHED_AWAY, colour, washed_away(t, colour, t.param))
                objection = True

    def stands_alone(self) -> bool:
        return True


def washed_away(t: Table, colour: i64, place: i64) -> i64:
    """How many caballeros of a player the storm takes."""
    if colour >= t.rules.players:
        return 0
    here = t.at(place, colour)
    came = arrived(t, colour, place)
    return came if came < here else here


class WashedAway(Task):
    """A player's caballeros go from the region of the storm to his court.

    Argument b: how many; c: he has said which one, where they differ.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        colour = arg_a(s)
        count = arg_b(s)
        company = t.rules.company
        if company is not None and not arg_c(s) and company.mixed(t, colour, t.param, count):
            if count > 1:
                t.then(WASHED_AWAY, colour, count - 1)
            t.then(WASHED_AWAY, colour, 1, 1)
            company.picking(t, colour, colour, t.param)
            return False
        t.shift(colour, t.param, COURT, count)
        if t.telling:
            t.tell("to_court", {"colour": colour, "source": PLACE_IDS[t.param], "count": count})
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"loser": arg_a(s), "place": PLACE_IDS[t.param], "count": arg_b(s)}


class StormDisc(Task):
    """Whoever has just played the Tormenta secretly sets its region. Argument a: the seat."""

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, arg_a(s), options_in(DISC, NINE_REGIONS))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = arg_a(s)
        place = code - DISC
        t.extras[STORM_SEAT] = seat
        t.extras[STORM_PLACE] = place
        if t.telling:
            t.news.append(Event("storm_set", {"seat": seat}, {"place": PLACE_IDS[place]}, 1 << seat))


class StormRevealed(Task):
    """At the beginning of his turn the player of the Tormenta turns his disc up."""

    def resolve(self, t: Table, s: i64) -> bool:
        if t.extras[STORM_SEAT] == arg_a(s) and not t.extras[STORM_SHOWN]:
            t.extras[STORM_SHOWN] = 1
            t.reveals += 1
            if t.telling:
                t.tell("storm", {"seat": arg_a(s), "place": PLACE_IDS[t.extras[STORM_PLACE]]})
        return False


# ---------------------------------------------------------------------- the Mistress


class LoveKing(Effect):
    """Until the end of the round, and in a general scoring right after it, the King gives no bonus.

    Ruling E-11: for the rest of the round all may place in any region that is not taboo.
    """

    form: ClassVar[Form] = Form("mistress")

    def usable(self, t: Table, seat: i64) -> bool:
        return t.extras[MISTRESS] == 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[MISTRESS] = 1
        if t.telling:
            t.tell("mistress", {"seat": seat})


class RoundPassed(Task):
    """What holds for a round only is over, after the general scoring if there was one."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[MISTRESS] = 0
        t.extras[STORM_SEAT] = NOBODY
        t.extras[STORM_PLACE] = NOWHERE
        t.extras[STORM_SHOWN] = 0
        for place in range(SPAIN):
            t.extras[ARRIVED + place] = 0
        return False


EFFECTS: list[type[Effect]] = [RaiseStorm, LoveKing]
