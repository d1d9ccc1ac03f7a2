"""League: both mobile scoreboards.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import BOARD, STOP
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection
from elgrande.rules.effects.court import BOTH_BOARDS, board_options, lay_board
from elgrande.rules.places import MOBILE_IDS, PLACE_IDS, PLACES

if TYPE_CHECKING:
    from elgrande.rules.table import Table


class MoveBothScoreboards(Effect):
    """Each of the two mobile scoreboards may be brought to a place or moved, once (ruling GR-07)."""

    form: ClassVar[Form] = Form("league")
    asks: ClassVar[list[str]] = ["league"]

    def usable(self, t: Table, seat: i64) -> bool:
        return len(board_options(t)) > 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(LEAGUE, seat, BOTH_BOARDS)


class League(Task):
    """The active player lays the next scoreboard, or stops. ``boards``: those that are left, a bit mask."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.boards: Final = self.argument("boards", agenda.SEATS)

    def resolve(self, t: Table, s: i64) -> bool:
        options = board_options(t, self.boards.of(s))
        if len(options) == 0:
            return False
        return t.ask(s, self.seat.of(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        board = (code - BOARD) // PLACES
        t.then(LEAGUE, self.seat.of(s), self.boards.of(s) & ~(1 << board))
        t.then(BOARD_LAID, board, (code - BOARD) % PLACES)
        allow_objection(t)


LEAGUE: Final = League("league")


class BoardLaid(Task):
    """A mobile scoreboard is laid."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.board: Final = self.argument("board", agenda.SEAT)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        lay_board(t, self.board.of(s), self.place.of(s))
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"board": MOBILE_IDS[self.board.of(s)], "place": PLACE_IDS[self.place.of(s)]}


BOARD_LAID: Final = BoardLaid("board_laid")


EFFECTS: list[type[Effect]] = [MoveBothScoreboards]


TASKS: Final[list[Task]] = [LEAGUE, BOARD_LAID]
"""The tasks of this room, in the order in which they get their numbers."""
