"""What is still to be resolved: a stack of small steps, each one plain number, and the tasks that carry them out.

A step packs the number of its task and up to four small arguments into one integer, so that a table with a
half-finished card on it is copied, saved and compared like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from elgrande.rules.table import Table

AGENDA_SIZE: Final = 48
"""Steps for which a base game has room."""

_FIELD: Final = (1 << 12) - 1
_MASK: Final = (1 << 18) - 1


def step(task: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """Pack a step. Arguments are 0 to 4095; b has room for a mask of all places."""
    return task | a << 8 | b << 20 | c << 38 | d << 50


def task_of(packed: i64) -> i64:
    return packed & 255


def arg_a(packed: i64) -> i64:
    return packed >> 8 & _FIELD


def arg_b(packed: i64) -> i64:
    return packed >> 20 & _MASK


def arg_c(packed: i64) -> i64:
    return packed >> 38 & _FIELD


def arg_d(packed: i64) -> i64:
    return packed >> 50 & _FIELD


@mypyc_attr(allow_interpreted_subclasses=False)
class Task:
    """One kind of step: what happens when it is reached, and what a choice there does."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        """The kind of decision this task asks for; also the key of its prompt."""

    def resolve(self, t: Table, s: i64) -> bool:
        """Carry out the step, which has been taken off the agenda.

        Returns True if it has to wait for a choice; it has then put itself back with ``t.ask``.
        """
        raise NotImplementedError(self.kind)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        """Apply a legal choice to the step, which has been taken off the agenda."""
        raise NotImplementedError(self.kind)

    def options_for(self, t: Table, s: i64, seat: i64) -> vec[i64]:
        """The options of one of several seats that choose at the same time."""
        return t.options

    def changes(self, t: Table, s: i64) -> bool:
        """Whether the step would change anything now; if not, nobody is asked whether he objects to it."""
        return True

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        """Arguments of the prompt: what the choice is about."""
        return {}


# The numbers of the tasks. Each is bound to its class in `rules.tasks`.
NEXT_ROUND: Final = 1
REVEAL: Final = 2
POWER: Final = 3
NEXT_TURN: Final = 4
SUPPLY: Final = 5
GAIN: Final = 6
RECALL: Final = 7
TAKE_CARD: Final = 8
TURN: Final = 9
PLACE: Final = 10
END_ROUND: Final = 11
GENERAL_DISCS: Final = 12
GENERAL_CASTILLO: Final = 13
LEAVE_CASTILLO: Final = 14
GENERAL_REGIONS: Final = 15
CLOSE_SCORING: Final = 16
TURN_OVER: Final = 17

CARRY_OUT: Final = 20
ACTION_DONE: Final = 21
WINDOW: Final = 22
EITHER: Final = 23
ANNOUNCE_REGION: Final = 24

LIFT: Final = 30
DROP: Final = 31
MOVED: Final = 32
PLACE_EXTRA: Final = 33
PLACED: Final = 34
RECALLED: Final = 35

COURT_LOSS: Final = 40
PICK_EACH: Final = 41
RETURNED: Final = 42
PLEDGE: Final = 43
PLEDGED: Final = 44
LOSS_DISCS: Final = 45
REGION_LOSS: Final = 46
EVICTION_DISCS: Final = 47
EVICTED: Final = 48

SCORE_SET: Final = 50
SCORE_ONE: Final = 51
OPEN_CASTILLO: Final = 52
SECRET_DISCS: Final = 53
SECRET_SET: Final = 54

ANNOUNCE_KING: Final = 60
KING_MOVED: Final = 61
ENTOURAGE: Final = 62
ANNOUNCE_SWAP: Final = 63
ANNOUNCE_GRANDE: Final = 64
ANNOUNCE_BOARD: Final = 65
POWER_BACK: Final = 66

DRAFT: Final = 70
MODIFIER: Final = 71
ABILITY: Final = 72
DUMMY_ARRIVES: Final = 73
DUMMY_POWER: Final = 74

# Steps that several expansions share.
SCORE_REGIONS: Final = 80
SCORE_REGION: Final = 81
GENERAL_BEGINS: Final = 82
GENERAL_ENDS: Final = 83
WHICH: Final = 84
ARRIVE: Final = 85
SPIED_DISCS: Final = 86
SPY_DISCS: Final = 87
ALLY: Final = 88
THROW: Final = 89

# Each expansion has its own numbers; they stand in its room: colonies 90 to 119, Grandissimo 120 to 159,
# Anniversary 160 to 169, King & Intrigant 170 to 189, Players' edition 190 to 214, Special cards 215 to 239.
