"""Grande, mobile scoreboards, power cards and the Veto."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.bits import bit
from elgrande.rules.choices import BOARD, GRANDE, REUSE
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import A_BOARD, ROOM, Effect, options_in, tell_announced
from elgrande.rules.effects.glance import BOARD_MOVE, CARD_BACK, GRANDE_MOVE, HELD_VETO, Glance
from elgrande.rules.news import Event
from elgrande.rules.places import CASTILLO, MOBILE_IDS, NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.table import BACK_1, BACK_2, HAND, MODIFIER_BIT, SEEN, SPENT, VETO_NEW
from elgrande.rules.table import GRANDE as GRANDE_OF

if TYPE_CHECKING:
    from elgrande.rules.table import Table


BOTH_BOARDS: Final = 3
"""A mask of both mobile scoreboards."""


class MoveGrande(Effect):
    """Move the own Grande to another region (ruling R-1): not into or out of the King's region."""

    form: ClassVar[Form] = Form("grande")
    asks: ClassVar[list[str]] = ["grande"]

    def targets(self, t: Table, seat: i64) -> i64:
        home = t.seats[GRANDE_OF + seat]
        # A Grande in the Castillo leaves it only in a general scoring.
        if home == NOWHERE or home == CASTILLO or t.taboo() >> home & 1:
            return 0
        return t.open_regions() & ~(1 << home)

    def usable(self, t: Table, seat: i64) -> bool:
        return self.targets(t, seat) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ANNOUNCE_GRANDE, seat)

    def carry_out(self, t: Table, seat: i64) -> None:
        if not self.targets(t, seat) >> t.param & 1:
            # The King has come between.
            return
        t.seats[GRANDE_OF + seat] = t.param
        if t.telling:
            t.tell("grande", {"seat": seat, "place": PLACE_IDS[t.param]})

    def glance(self) -> Glance:
        return Glance(GRANDE_MOVE)


class AnnounceGrande(Task):
    """The active player announces the new home of his Grande."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        home = t.seats[GRANDE_OF + self.seat.of(s)]
        return t.ask(s, self.seat.of(s), options_in(GRANDE, t.open_regions() & ~(1 << home)))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.param = code - GRANDE
        tell_announced(t, self.seat.of(s), PLACE_IDS[t.param])


ANNOUNCE_GRANDE: Final = AnnounceGrande("grande")


class MoveScoreboard(Effect):
    """Bring a mobile scoreboard to a region or the Castillo, or move one that lies there (ruling R-8)."""

    form: ClassVar[Form] = Form("scoreboard")
    asks: ClassVar[list[str]] = ["board"]

    def usable(self, t: Table, seat: i64) -> bool:
        return len(board_options(t)) > 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ANNOUNCE_BOARD, seat)

    def announced(self, t: Table) -> str:
        return f"{MOBILE_IDS[t.branch]} {PLACE_IDS[t.param]}"

    def carry_out(self, t: Table, seat: i64) -> None:
        if board_movable(t, t.branch) and board_places(t) >> t.param & 1:
            lay_board(t, t.branch, t.param)

    def remembers(self) -> i64:
        return A_BOARD

    def glance(self) -> Glance:
        return Glance(BOARD_MOVE)


def lay_board(t: Table, board: i64, place: i64) -> None:
    """A mobile scoreboard comes to lie in a place."""
    if board == 0:
        t.board_8 = place
    else:
        t.board_4 = place
    if t.telling:
        t.tell("board", {"board": MOBILE_IDS[board], "place": PLACE_IDS[place]})


def board_places(t: Table) -> i64:
    """Where a mobile scoreboard may go: a bit mask. One at most in a place, none into a taboo place."""
    free = t.open_places()
    if t.board_8 != NOWHERE:
        free &= ~(1 << t.board_8)
    if t.board_4 != NOWHERE:
        free &= ~(1 << t.board_4)
    return free


def board_movable(t: Table, board: i64) -> bool:
    """Whether a mobile scoreboard may be taken from where it lies."""
    home = t.board_8 if board == 0 else t.board_4
    return home == NOWHERE or not t.taboo() >> home & 1


def board_options(t: Table, boards: i64 = BOTH_BOARDS) -> vec[i64]:
    """Which of some mobile scoreboards may go where: one at most in a place, none into or out of a taboo place."""
    options = vec[i64](capacity=ROOM)
    free = board_places(t)
    for board in range(2):
        if boards >> board & 1 and board_movable(t, board):
            for place in range(PLACES):
                if free >> place & 1:
                    options = append(options, BOARD + board * PLACES + place)
    return options


class AnnounceBoard(Task):
    """The active player announces which mobile scoreboard goes where."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), board_options(t))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = (code - BOARD) // PLACES
        t.param = (code - BOARD) % PLACES
        tell_announced(t, self.seat.of(s), f"{MOBILE_IDS[t.branch]} {PLACE_IDS[t.param]}")


ANNOUNCE_BOARD: Final = AnnounceBoard("board")


class TakePowerCardBack(Effect):
    """Take a used power card back into the hand, this round's included; with the modifiers, or one of them.

    Ruling R-19: it need not be shown, and this round's card keeps its effect on the order and the start marker.
    """

    # What the others can know of a hand is kept for two cards taken back unseen, and the printed deck has two cards
    # that do it.
    form: ClassVar[Form] = Form(
        "power_back", closed="bring back power cards; the two printed cards that do are all"
    )
    asks: ClassVar[list[str]] = ["power_back"]

    def usable(self, t: Table, seat: i64) -> bool:
        return t.seats[SPENT + seat] != 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(POWER_BACK, seat)

    def glance(self) -> Glance:
        return Glance(CARD_BACK)


class PowerBack(Task):
    """The active player picks the card to take back."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        spent = t.seats[SPENT + self.seat.of(s)]
        options = vec[i64](capacity=ROOM)
        for number in range(1, t.rules.power_cards + 1):
            if spent >> number & 1:
                options = append(options, t.rules.back_code + number)
        for modifier in t.rules.modifiers:
            if spent >> (MODIFIER_BIT + modifier.number) & 1:
                options = append(options, REUSE + modifier.number - 1)
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        power = code - t.rules.back_code
        modifier: i64 = 0
        if not 1 <= power <= t.rules.power_cards:
            modifier = code - REUSE + 1
            power = 0
        taken = bit(MODIFIER_BIT + modifier if modifier else power)
        t.seats[SPENT + seat] &= ~taken
        t.seats[HAND + seat] |= taken
        # The others know only that it is one of the cards they have seen.
        field = BACK_2 if t.seats[BACK_1 + seat] else BACK_1
        t.seats[field + seat] = t.seats[SEEN + seat]
        if t.telling:
            secret: dict[str, object] = {
                "power": t.rules.power_value(power),
                "modifier": modifier or None,
            }
            t.news.append(Event("power_back", {"seat": seat}, secret, 1 << seat))


POWER_BACK: Final = PowerBack("power_back")


class HoldVeto(Effect):
    """Lay the card open: until the end of the next round a special action of another player can be stopped once."""

    form: ClassVar[Form] = Form("veto")

    def carry_out(self, t: Table, seat: i64) -> None:
        t.seats[VETO_NEW + seat] += 1
        if t.telling:
            t.tell("veto_taken", {"seat": seat})

    def is_veto(self) -> bool:
        return True

    def glance(self) -> Glance:
        return Glance(HELD_VETO)


EFFECTS: list[type[Effect]] = [MoveGrande, MoveScoreboard, TakePowerCardBack, HoldVeto]


TASKS: Final[list[Task]] = [ANNOUNCE_GRANDE, ANNOUNCE_BOARD, POWER_BACK]
"""The tasks of this room, in the order in which they get their numbers."""
