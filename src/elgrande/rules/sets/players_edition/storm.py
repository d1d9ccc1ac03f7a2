"""Tormenta and the Mistress, whose effects had to be made up for the most part (rulings E-10 and E-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import DISC
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection, options_in
from elgrande.rules.news import Event
from elgrande.rules.places import COLOURS, COURT, NINE_REGIONS, NOWHERE, PLACE_IDS, SPAIN
from elgrande.rules.sets.players_edition.fields import ARRIVED, MISTRESS, STORM_PLACE, STORM_SEAT, STORM_SHOWN
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


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

    ``picked``: he has said which one, where they differ.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.colour: Final = self.argument("colour", agenda.SEAT)
        self.count: Final = self.argument("count", agenda.COUNT)
        self.picked: Final = self.argument("picked", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        colour = self.colour.of(s)
        count = self.count.of(s)
        company = t.rules.company
        if company is not None and not self.picked.of(s) and company.mixed(t, colour, t.param, count):
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
        return {"loser": self.colour.of(s), "place": PLACE_IDS[t.param], "count": self.count.of(s)}


WASHED_AWAY: Final = WashedAway("washed_away")


class StormDisc(Task):
    """Whoever has just played the Tormenta secretly sets its region."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), options_in(DISC, NINE_REGIONS))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        place = code - DISC
        t.extras[STORM_SEAT] = seat
        t.extras[STORM_PLACE] = place
        if t.telling:
            t.news.append(Event("storm_set", {"seat": seat}, {"place": PLACE_IDS[place]}, 1 << seat))


STORM_DISC: Final = StormDisc("storm_disc")


class StormRevealed(Task):
    """At the beginning of his turn the player of the Tormenta turns his disc up."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        if t.extras[STORM_SEAT] == self.seat.of(s) and not t.extras[STORM_SHOWN]:
            t.extras[STORM_SHOWN] = 1
            t.reveals += 1
            if t.telling:
                t.tell("storm", {"seat": self.seat.of(s), "place": PLACE_IDS[t.extras[STORM_PLACE]]})
        return False


STORM_REVEALED: Final = StormRevealed("storm_revealed")


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


ROUND_PASSED: Final = RoundPassed("round_passed")


EFFECTS: list[type[Effect]] = [RaiseStorm, LoveKing]


TASKS: Final[list[Task]] = [WASHED_AWAY, STORM_DISC, STORM_REVEALED, ROUND_PASSED]
"""The tasks of this room, in the order in which they get their numbers."""
