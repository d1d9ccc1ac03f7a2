"""What an expansion is to the rules: its answers to the questions that they ask.

In the base game nobody is asked. Each method here says what the base game does; a set overrides those that it changes.
Its cards, tasks and moments are plain data that `sets` puts into the ``Rules``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.rules.places import COLOURS, COURT, NOWHERE

if TYPE_CHECKING:
    from elgrande.rules.dice import Dice
    from elgrande.rules.errors import Reason
    from elgrande.rules.scoring import Award
    from elgrande.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=False)
class Expansion:
    """One set in a game. It holds nothing that changes; that lies on the table."""

    # ------------------------------------------------------------------ places

    def placing(self, t: Table, targets: i64) -> i64:
        """Where the active seat may place caballeros from its court, given what was allowed so far."""
        return targets

    def king_moved(self, t: Table, place: i64) -> None:
        """The King's function has gone to another place: whoever holds it goes along."""

    def entering(self, t: Table, colour: i64, places: i64) -> i64:
        """Which of some places a caballero of a colour may enter now."""
        return places

    def barred(self, t: Table, place: i64) -> Reason | None:
        """Why nobody can enter a place now, beside the taboo; None if nothing bars it."""
        return None

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        """Caballeros have gone from one place to another: whatever belongs to them follows."""

    def commands(self, t: Table, seat: i64, colours: i64) -> i64:
        """The colours whose caballeros a seat moves as its own: a bit mask."""
        return colours

    def picking(self, t: Table, seat: i64, colour: i64, place: i64) -> None:
        """A seat has picked a caballero of a colour in a place for the next step: ask which one if they differ."""

    def mixed(self, t: Table, colour: i64, place: i64, count: i64) -> bool:
        """Whether it matters which of a colour's caballeros in a place some of them are."""
        return False

    def staying(self, t: Table, colour: i64, place: i64) -> bool:
        """Whether the caballero picked there may be moved within its place."""
        return False

    # ------------------------------------------------------------------ turns

    def turn_choices(self, t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
        """Add what else a seat may do in its turn, beside its card, to the options it has."""
        return options

    def turn_chosen(self, t: Table, seat: i64, code: i64) -> bool:
        """Do something that this set has added to the options of a turn; False if it was another set."""
        return False

    def allowance(self, t: Table, seat: i64, count: i64) -> i64:
        """How many caballeros the card of a seat lets it place, given what is printed on it."""
        return count

    def stock(self, t: Table, seat: i64, court: i64) -> i64:
        """How many caballeros a seat could place next, given those in its court."""
        return court

    def source(self, t: Table, seat: i64) -> i64:
        """Where the caballero comes from that a seat places next."""
        return COURT

    def extra_placing(self, t: Table, seat: i64) -> i64:
        """How many caballeros a seat may place beyond those of its card when it begins to place."""
        return 0

    def extra_placed(self, t: Table, seat: i64) -> None:
        """A seat has placed one of those."""

    def interrupts(self, t: Table) -> bool:
        """Let somebody do something before the decision that is open now; True if a step for it lies on top."""
        return False

    def available(self, t: Table, card: i64) -> bool:
        """Whether a card that stands on offer every round is there."""
        return True

    def finished(self, t: Table, seat: i64, card: i64) -> None:
        """A special action has been carried out without a Veto."""

    # ------------------------------------------------------------------ scoring

    def populace(self, t: Table, place: i64, total: i64) -> i64:
        """How many caballeros a region has when the fullest and the emptiest are looked for."""
        return total

    def allied(self, t: Table, place: i64) -> i64:
        """Another place whose caballeros are counted together with those of a place, NOWHERE if there is none."""
        return NOWHERE

    def beside_castillo(self, t: Table, colour: i64) -> bool:
        """Whether a colour has caballeros that count as inside the Castillo without being there."""
        return False

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

    def arranged(self, t: Table) -> None:
        """Bring into line what follows from the pieces and tokens of a table that was set up by hand."""

    def sees_disc(self, t: Table, viewer: i64, seat: i64) -> bool:
        """Whether a seat may look at the covered disc of another."""
        return False

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

    def king_moved(self, t: Table, place: i64) -> None:
        for member in self.members:
            member.king_moved(t, place)

    def entering(self, t: Table, colour: i64, places: i64) -> i64:
        for member in self.members:
            places = member.entering(t, colour, places)
        return places

    def barred(self, t: Table, place: i64) -> Reason | None:
        for member in self.members:
            reason = member.barred(t, place)
            if reason is not None:
                return reason
        return None

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        for member in self.members:
            member.moved(t, colour, source, target, count)

    def commands(self, t: Table, seat: i64, colours: i64) -> i64:
        for member in self.members:
            colours = member.commands(t, seat, colours)
        return colours

    def picking(self, t: Table, seat: i64, colour: i64, place: i64) -> None:
        for member in self.members:
            member.picking(t, seat, colour, place)

    def mixed(self, t: Table, colour: i64, place: i64, count: i64) -> bool:
        for member in self.members:
            if member.mixed(t, colour, place, count):
                return True
        return False

    def staying(self, t: Table, colour: i64, place: i64) -> bool:
        for member in self.members:
            if member.staying(t, colour, place):
                return True
        return False

    def turn_choices(self, t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
        for member in self.members:
            options = member.turn_choices(t, seat, options)
        return options

    def turn_chosen(self, t: Table, seat: i64, code: i64) -> bool:
        for member in self.members:
            if member.turn_chosen(t, seat, code):
                return True
        return False

    def allowance(self, t: Table, seat: i64, count: i64) -> i64:
        for member in self.members:
            count = member.allowance(t, seat, count)
        return count

    def stock(self, t: Table, seat: i64, court: i64) -> i64:
        for member in self.members:
            court = member.stock(t, seat, court)
        return court

    def source(self, t: Table, seat: i64) -> i64:
        for member in self.members:
            source = member.source(t, seat)
            if source != COURT:
                return source
        return COURT

    def extra_placing(self, t: Table, seat: i64) -> i64:
        extra: i64 = 0
        for member in self.members:
            extra += member.extra_placing(t, seat)
        return extra

    def extra_placed(self, t: Table, seat: i64) -> None:
        for member in self.members:
            member.extra_placed(t, seat)

    def interrupts(self, t: Table) -> bool:
        for member in self.members:
            if member.interrupts(t):
                return True
        return False

    def available(self, t: Table, card: i64) -> bool:
        for member in self.members:
            if not member.available(t, card):
                return False
        return True

    def finished(self, t: Table, seat: i64, card: i64) -> None:
        for member in self.members:
            member.finished(t, seat, card)

    def populace(self, t: Table, place: i64, total: i64) -> i64:
        for member in self.members:
            total = member.populace(t, place, total)
        return total

    def allied(self, t: Table, place: i64) -> i64:
        for member in self.members:
            ally = member.allied(t, place)
            if ally != NOWHERE:
                return ally
        return NOWHERE

    def beside_castillo(self, t: Table, colour: i64) -> bool:
        for member in self.members:
            if member.beside_castillo(t, colour):
                return True
        return False

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

    def arranged(self, t: Table) -> None:
        for member in self.members:
            member.arranged(t)

    def sees_disc(self, t: Table, viewer: i64, seat: i64) -> bool:
        for member in self.members:
            if member.sees_disc(t, viewer, seat):
                return True
        return False

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        for member in self.members:
            member.show(t, seat, seen)

    def imagine(self, t: Table, other: Table, viewer: i64, dice: Dice) -> None:
        for member in self.members:
            member.imagine(t, other, viewer, dice)


def counted(t: Table, company: Company, place: i64) -> vec[i64]:
    """The strength of each colour in the scoring of a place, with that of a place that is counted together with it."""
    row = _counted(t, company, place)
    ally = company.allied(t, place)
    if ally != NOWHERE:
        other = _counted(t, company, ally)
        for colour in range(COLOURS):
            row[colour] += other[colour]
    return row


def _counted(t: Table, company: Company, place: i64) -> vec[i64]:
    """The strength of each colour in the scoring of a place."""
    first = place * COLOURS
    row = vec[i64]([0] * COLOURS)
    for colour in range(COLOURS):
        row[colour] = 2 * t.pieces[first + colour]
    company.strengths(t, place, row)
    return row
