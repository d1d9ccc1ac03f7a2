"""What an expansion is to the rules: its answers to the questions that they ask.

In the base game nobody is asked. Each method here says what the base game does; a set overrides those that it changes.
Its cards, tasks and moments are plain data that `sets` puts into the ``Rules``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.rules.places import COLOURS

if TYPE_CHECKING:
    from elgrande.rules.dice import Dice
    from elgrande.rules.scoring import Award
    from elgrande.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=False)
class Expansion:
    """One set in a game. It holds nothing that changes; that lies on the table."""

    # ------------------------------------------------------------------ places

    def placing(self, t: Table, targets: i64) -> i64:
        """Where the active seat may place caballeros from its court, given what was allowed so far."""
        return targets

    def entering(self, t: Table, colour: i64, places: i64) -> i64:
        """Which of some places a caballero of a colour may enter now."""
        return places

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        """Caballeros have gone from one place to another: whatever belongs to them follows."""

    # ------------------------------------------------------------------ scoring

    def strengths(self, t: Table, place: i64, row: vec[i64]) -> None:
        """Change what counts for each colour in the scoring of a place: twice its caballeros, one more wins a tie."""

    def value(self, t: Table, place: i64, rank: i64, value: i64) -> i64:
        """The value of a place for a rank, given what its visible scoreboard says."""
        return value

    def kings_bonus(self, t: Table, place: i64) -> bool:
        """Whether a sole majority in the King's region gets his bonus."""
        return True

    def adjust(self, t: Table, place: i64, result: list[Award], first_only: bool) -> None:
        """Change what the scoring of a place brings: bonuses of offices, doubled regions."""

    def general(self, t: Table, place: i64) -> bool:
        """Score a region in a general scoring in a way of its own, or not at all; False leaves it to the others."""
        return False

    # ------------------------------------------------------------------ setting up and looking

    def prepare(self, t: Table) -> None:
        """Lay out what the set brings, after the homes and before the first decision."""

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        """Add to a view what a seat (or NOBODY, a spectator) may see of the set."""

    def imagine(self, t: Table, other: Table, viewer: i64, dice: Dice) -> None:
        """Replace on the other table, a copy, what the viewer cannot know of the set."""


class Company(Expansion):
    """All sets of a game, asked one after the other."""

    def __init__(self, members: list[Expansion]) -> None:
        self.members = members

    def placing(self, t: Table, targets: i64) -> i64:
        for member in self.members:
            targets = member.placing(t, targets)
        return targets

    def entering(self, t: Table, colour: i64, places: i64) -> i64:
        for member in self.members:
            places = member.entering(t, colour, places)
        return places

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        for member in self.members:
            member.moved(t, colour, source, target, count)

    def strengths(self, t: Table, place: i64, row: vec[i64]) -> None:
        for member in self.members:
            member.strengths(t, place, row)

    def value(self, t: Table, place: i64, rank: i64, value: i64) -> i64:
        for member in self.members:
            value = member.value(t, place, rank, value)
        return value

    def kings_bonus(self, t: Table, place: i64) -> bool:
        for member in self.members:
            if not member.kings_bonus(t, place):
                return False
        return True

    def adjust(self, t: Table, place: i64, result: list[Award], first_only: bool) -> None:
        for member in self.members:
            member.adjust(t, place, result, first_only)

    def general(self, t: Table, place: i64) -> bool:
        for member in self.members:
            if member.general(t, place):
                return True
        return False

    def prepare(self, t: Table) -> None:
        for member in self.members:
            member.prepare(t)

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        for member in self.members:
            member.show(t, seat, seen)

    def imagine(self, t: Table, other: Table, viewer: i64, dice: Dice) -> None:
        for member in self.members:
            member.imagine(t, other, viewer, dice)


def counted(t: Table, company: Company, place: i64) -> vec[i64]:
    """The strength of each colour in the scoring of a place."""
    first = place * COLOURS
    row = vec[i64]([0] * COLOURS)
    for colour in range(COLOURS):
        row[colour] = 2 * t.pieces[first + colour]
    company.strengths(t, place, row)
    return row
