"""League: both mobile scoreboards.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from elgrande.rules.agenda import Task, arg_a, arg_b
from elgrande.rules.choices import BOARD, STOP
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import Effect, allow_objection
from elgrande.rules.effects.court import BOTH_BOARDS, board_options, lay_board
from elgrande.rules.places import MOBILE_IDS, PLACE_IDS, PLACES

if TYPE_CHECKING:
    from elgrande.rules.table import Table

LEAGUE: Final = 145
BOARD_LAID: Final = 146


class MoveBothScoreboards(Effect):
    """Each of the two mobile scoreboards may be brought to a place or moved, once (ruling GR-07)."""

    form: ClassVar[Form] = Form("league")

    def usable(self, t: Table, seat: i64) -> bool:
        return len(board_options(t)) > 0

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(LEAGUE, seat, BOTH_BOARDS)


class League(Task):
    """The active player lays the next scoreboard, or stops. Argument b: the boards that are left, a bit mask."""

    def resolve(self, t: Table, s: i64) -> bool:
        options = board_options(t, arg_b(s))
        if len(options) == 0:
            return False
        return t.ask(s, arg_a(s), append(options, STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        board = (code - BOARD) // PLACES
        t.then(LEAGUE, arg_a(s), arg_b(s) & ~(1 << board))
        t.then(BOARD_LAID, board, (code - BOARD) % PLACES)
        allow_objection(t)


class BoardLaid(Task):
    """A mobile scoreboard is laid."""

    def resolve(self, t: Table, s: i64) -> bool:
        lay_board(t, arg_a(s), arg_b(s))
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"board": MOBILE_IDS[arg_a(s)], "place": PLACE_IDS[arg_b(s)]}


EFFECTS: list[type[Effect]] = [MoveBothScoreboards]

TASKS: dict[int, Task] = {LEAGUE: League("league"), BOARD_LAID: BoardLaid("board_laid")}
