"""What is still to be resolved: a stack of small steps, each one plain number, and the tasks that carry them out.

A step packs the number of its task and the arguments that the task has declared into one integer, so that a table with
a half-finished card on it is copied, saved and compared like any other. Whoever wants to know what a step is about asks
its task: ``LIFT.own.of(step)``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from elgrande.rules.table import Table

AGENDA_SIZE: Final = 48
"""Steps for which a base game has room."""

_NUMBER_BITS: Final = 9
_NUMBER: Final = (1 << _NUMBER_BITS) - 1
_BITS: Final = 62
"""A step stays below the sign of a native integer, and below what Python keeps without a box when compiled."""
_MOST_ARGUMENTS: Final = 5
_CHECKED: Final = __file__.endswith(".py")
"""Compiled, a step is put together without looking; the plain sources see to it that everything fits."""

# How many bits an argument takes, by what it holds.
FLAG: Final = 1
SEAT: Final = 3
"""A seat or colour, or how many of them."""
SEATS: Final = 6
"""A bit mask of seats or colours."""
PLACE: Final = 5
PLACES: Final = 31
"""A bit mask of places."""
COUNT: Final = 8
ROUND: Final = 4
"""How many rounds have been played."""
CARD: Final = 10

_MOMENTS: Final = ["seat", "round", "place"]


class Argument:
    """One named number of a step: where it stands in it."""

    def __init__(self, name: str, shift: int, bits: int) -> None:
        self.name = name
        self.shift: i64 = shift
        self.mask: i64 = (1 << bits) - 1

    def of(self, packed: i64) -> i64:
        """Its value in a step."""
        return packed >> self.shift & self.mask

    def __repr__(self) -> str:
        return f"Argument({self.name!r}, at most {self.mask})"


@mypyc_attr(allow_interpreted_subclasses=False)
class Task:
    """One kind of step: what happens when it is reached, and what a choice there does."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        """The kind of decision this task asks for; also the key of its prompt."""
        self.number: i64 = 0
        """Given out when the rules are put together; a step begins with it."""
        self.arguments: list[Argument] = []
        self.told: bool = False
        """Whether it wants to know what the moment is about at which it stands: a seat, a round or a place."""
        self.secret: i64 = -1
        """Where the answers of seats that choose at the same time lie covered: a field of the seats, -1 if nowhere."""
        # Where the arguments stand in a step: single numbers, since a step is put together at every turn of the game.
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._d: i64 = 0
        self._e: i64 = 0

    def argument(self, name: str, bits: int) -> Argument:
        """Declare the next argument of its steps. Who declares one is the only one who takes it out of a step."""
        used = sum([_width(argument) for argument in self.arguments], _NUMBER_BITS)
        if used + bits > _BITS or len(self.arguments) == _MOST_ARGUMENTS:
            raise ValueError(f"a step of '{self.kind}' has no room for '{name}'")
        argument = Argument(name, used, bits)
        if not self.arguments:
            self.told = name in _MOMENTS
        self.arguments.append(argument)
        self._a, self._b, self._c, self._d, self._e = self._shifts()
        return argument

    def _shifts(self) -> tuple[int, int, int, int, int]:
        a, b, c, d, e = [int(each.shift) for each in self.arguments] + [0] * (
            _MOST_ARGUMENTS - len(self.arguments)
        )
        return a, b, c, d, e

    @final
    def step(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
        """A step with the arguments in the order in which they were declared."""
        if _CHECKED:
            self._check([a, b, c, d, e])
        packed = self.number | a << self._a | b << self._b
        if c | d | e:
            # Most steps have two arguments at most.
            packed |= c << self._c | d << self._d | e << self._e
        return packed

    def _check(self, values: list[int]) -> None:
        for i, value in enumerate(values):
            most = self.arguments[i].mask if i < len(self.arguments) else 0
            if not 0 <= value <= most:
                name = self.arguments[i].name if i < len(self.arguments) else f"argument {i + 1}"
                raise ValueError(f"'{name}' of a step '{self.kind}' is {value}, not 0 to {most}")

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

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.kind!r}, {', '.join([each.name for each in self.arguments])})"


def _width(argument: Argument) -> int:
    return int(argument.mask).bit_length()


def number_of(packed: i64) -> i64:
    """The number of the task that a step belongs to."""
    return packed & _NUMBER


def number_tasks(tasks: list[Task]) -> list[Task]:
    """Give each task its number, in the order of the list; number 0 is nobody's. The tasks by their numbers."""
    by_number = [Task("nothing")]
    for task in tasks:
        if task.number or len(by_number) > _NUMBER:
            raise ValueError(f"the task '{task.kind}' cannot be given the number {len(by_number)}")
        task.number = len(by_number)
        by_number.append(task)
    return by_number
