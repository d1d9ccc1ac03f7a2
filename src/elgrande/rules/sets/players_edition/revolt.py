"""Revolt: a mobile scoreboard is turned upside down."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import A_BOARD, Effect, tell_announced
from elgrande.rules.places import CASTILLO, MOBILE_IDS, NOWHERE
from elgrande.rules.sets.players_edition.fields import CASTILLO_AT, REVERSED
from elgrande.rules.sets.players_edition.words import TURN_BOARD

if TYPE_CHECKING:
    from elgrande.rules.scoring import Award
    from elgrande.rules.table import Table


class TurnScoreboard(Effect):
    """Turn a mobile scoreboard that lies on the board upside down, or back; not in a taboo region (ruling E-07)."""

    form: ClassVar[Form] = Form("turn_scoreboard")
    asks: ClassVar[list[str]] = ["turn_board"]

    def usable(self, t: Table, seat: i64) -> bool:
        return len(turnable(t)) > 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ANNOUNCE_TURN, seat)

    def announced(self, t: Table) -> str:
        return f"turn {MOBILE_IDS[t.branch]}"

    def carry_out(self, t: Table, seat: i64) -> None:
        t.extras[REVERSED] ^= 1 << t.branch
        if t.telling:
            reversed = t.extras[REVERSED] >> t.branch & 1 == 1
            t.tell("board_turned", {"board": MOBILE_IDS[t.branch], "reversed": reversed})

    def remembers(self) -> i64:
        return A_BOARD


def turnable(t: Table) -> vec[i64]:
    """The mobile scoreboards that may be turned, as options."""
    options = vec[i64]()
    taboo = t.taboo()
    for board in range(2):
        place = t.board_8 if board == 0 else t.board_4
        if place != NOWHERE and not taboo >> place & 1:
            options = append(options, TURN_BOARD + board)
    return options


class AnnounceTurn(Task):
    """The active player announces which mobile scoreboard he turns."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), turnable(t))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = code - TURN_BOARD
        tell_announced(t, self.seat.of(s), f"turn {MOBILE_IDS[t.branch]}")


ANNOUNCE_TURN: Final = AnnounceTurn("turn_board")


# ---------------------------------------------------------------------- what a turned scoreboard says


def turned_board(t: Table, place: i64) -> i64:
    """Which scoreboard lies upside down where a place takes its values from: 0 for 8/4/0, 1 for 4/0/0, or -1."""
    if place == CASTILLO and t.extras[CASTILLO_AT] != NOWHERE:
        place = t.extras[CASTILLO_AT]
    if place == t.board_8 and t.extras[REVERSED] & 1:
        return 0
    if place == t.board_4 and t.extras[REVERSED] & 2:
        return 1
    return -1


def mirrored_value(t: Table, board: i64, rank: i64) -> i64:
    """What a turned scoreboard pays for a place: only the columns in use are mirrored (ruling E-07)."""
    paid = t.rules.paid_places
    if rank > paid:
        return 0
    return t.rules.board_values[board * 3 + paid - rank]


def pay_sole_player(t: Table, board: i64, result: list[Award]) -> None:
    """Whoever is alone where a turned scoreboard lies gets its largest value."""
    if len(result) == 1 and result[0].colour < t.rules.players:
        result[0].value = t.rules.board_values[board * 3]


EFFECTS: list[type[Effect]] = [TurnScoreboard]


TASKS: Final[list[Task]] = [ANNOUNCE_TURN]
"""The tasks of this room, in the order in which they get their numbers."""
