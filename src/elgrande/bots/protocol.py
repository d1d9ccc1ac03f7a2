"""What a bot is: it gets a glimpse of the table, a clock and dice, and answers with one of its options.

    class First:
        def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
            return Answer(glimpse.options[0])

    answer = consult(First(), table, seat, Clock(), Dice(7))
    table.choose(answer.code, seat=seat)

A bot never sees the true table: all it has is what its seat knows, and tables imagined from that.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Protocol, TypeVar, runtime_checkable

from elgrande.bots.core.hidden import settled
from elgrande.bots.errors import BadAnswer
from elgrande.rules import (
    Decision,
    Dice,
    Rules,
    Seen,
    Setup,
    Table,
    imagine,
    parse_choice,
    print_choice,
    view,
)


class Clock:
    """How long a bot may think about one decision: seconds, iterations, both or neither.

    The time runs from the moment the clock is made. A bot with a limit of its own keeps to the tighter one.
    """

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.started = time.perf_counter()

    def remaining(self) -> float | None:
        """Seconds that are left, None without a limit of time."""
        return None if self.seconds is None else max(0.0, self.started + self.seconds - time.perf_counter())

    def tightened(self, seconds: float | None, iterations: int | None) -> Clock:
        """This clock with further limits of a bot's own; the time keeps running from when this one was started."""
        tight = Clock(_smaller(self.seconds, seconds), _smaller(self.iterations, iterations))
        tight.started = self.started
        return tight

    def __repr__(self) -> str:
        return f"Clock(seconds={self.seconds}, iterations={self.iterations})"


_N = TypeVar("_N", int, float)


def _smaller(a: _N | None, b: _N | None) -> _N | None:
    if a is None or b is None:
        return b if a is None else a
    return min(a, b)


class Glimpse:
    """What one seat knows at one of its decisions."""

    def __init__(self, known: Table, seat: int) -> None:
        """``known`` must be a table without secrets, such as ``glimpse`` makes."""
        decision = known.decision_of(seat)
        if decision is None:
            raise BadAnswer(f"seat {seat} has nothing to choose now")
        self._known = known
        self._view: Seen | None = None
        self.seat = seat
        self.decision: Decision = decision

    @property
    def options(self) -> list[int]:
        """Codes of the legal options."""
        return self.decision.options

    @property
    def rules(self) -> Rules:
        return self._known.rules

    @property
    def setup(self) -> Setup:
        return self._known.rules.setup

    @property
    def view(self) -> Seen:
        """Everything the seat may know, as plain data."""
        if self._view is None:
            self._view = view(self._known, self.seat)
        return self._view

    def imagine(self, dice: Dice) -> Table:
        """A random table that looks to the seat exactly like the real one; it waits for the seat's decision."""
        return imagine(self._known, self.seat, dice)

    @property
    def known(self) -> Table:
        """An imagined table with all that is hidden in a fixed order: a start for further imagining. Do not change it."""
        return self._known


def glimpse(table: Table, seat: int) -> Glimpse:
    """What a seat knows of a table. Nothing in it depends on what the seat cannot know."""
    return Glimpse(settled(table, seat), seat)


class Reason:
    """What a bot thinks of one option."""

    def __init__(
        self,
        code: int,
        chance: float | None = None,
        points: float | None = None,
        key: str = "",
        arguments: Mapping[str, object] | None = None,
    ) -> None:
        self.code = code
        self.chance = chance
        """Chance to win the game, 0 to 1."""
        self.points = points
        """Expected points after the next general scoring."""
        self.key = key
        """Key of the sentence that says why; empty if the bot gives none."""
        self.arguments: dict[str, object] = dict(arguments or {})
        """Arguments of that sentence."""

    @property
    def text(self) -> str:
        return print_choice(self.code)

    def to_json(self) -> dict[str, object]:
        return {
            "option": self.text,
            "chance": self.chance,
            "points": self.points,
            "key": self.key or None,
            "arguments": self.arguments,
        }

    def __repr__(self) -> str:
        return f"Reason({self.text!r}, chance={self.chance}, points={self.points}, key={self.key!r})"


class Answer:
    """The option that a bot chooses, by code or text, if it likes with what it thinks of the best options."""

    def __init__(self, option: int | str, reasons: list[Reason] | None = None, iterations: int = 0) -> None:
        self.code: int = parse_choice(option) if isinstance(option, str) else option
        self.reasons: list[Reason] = reasons or []
        """Best option first."""
        self.iterations = iterations
        """How many simulations the answer rests on."""

    @property
    def text(self) -> str:
        return print_choice(self.code)

    def __repr__(self) -> str:
        return f"Answer({self.text!r})"


@runtime_checkable
class Bot(Protocol):
    """A player. One object plays one seat of one game at a time and may remember what it likes between decisions."""

    def choose(self, glimpse: Glimpse, clock: Clock, dice: Dice) -> Answer:
        """Choose one of ``glimpse.options``."""


def consult(bot: Bot, table: Table, seat: int, clock: Clock, dice: Dice) -> Answer:
    """Ask a bot for the open decision of a seat; the answer is checked, the table is not changed."""
    seen = glimpse(table, seat)
    answer = bot.choose(seen, clock, dice)
    if not isinstance(answer, Answer):
        raise BadAnswer(f"{_name(bot)} must answer with an Answer, not with {answer!r}")
    if answer.code not in seen.options:
        raise BadAnswer(
            f"{_name(bot)} chose '{answer.text}', which is not legal; legal are: {', '.join(seen.decision.texts)}"
        )
    return answer


def _name(bot: object) -> str:
    return f"the bot {type(bot).__module__}:{type(bot).__qualname__}"
