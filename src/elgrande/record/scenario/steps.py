"""What a scenario consists of."""

from __future__ import annotations

from dataclasses import dataclass, field

from elgrande.record.scenario.checks import Check
from elgrande.record.scenario.further import Further
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.words import Words
from elgrande.rules.position import Position, arrange
from elgrande.rules.ruleset import draw_chance
from elgrande.rules.sets.build import table_for
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table


@dataclass(frozen=True)
class ChoiceStep:
    """A player makes a choice."""

    node: Node
    seat: int | None
    """Who chooses; None for whoever is asked first."""
    code: int


@dataclass(frozen=True)
class ExpectStep:
    """Some things must hold."""

    node: Node
    checks: list[Check]


Step = ChoiceStep | ExpectStep


@dataclass
class Scenario:
    """A position, choices, and what must then hold."""

    name: str
    file: str
    line: int
    setup: Setup
    words: Words
    about: str = ""
    """What it shows."""
    source: str = ""
    """Where it comes from."""
    seed: int = 0
    """Decides what the position leaves to chance."""
    position: Position | None = None
    """Where it begins; None for a new game."""
    further: Further | None = None
    """What the words of the position cannot say."""
    steps: list[Step] = field(default_factory=list)

    def table(self) -> Table:
        """The table at the beginning."""
        rules = self.words.rules
        if self.position is None:
            return table_for(rules, draw_chance(rules, self.seed))
        table = arrange(rules, self.position, self.seed)
        if self.further is not None:
            self.further.apply(table)
        return table

    def scores_before(self) -> list[int]:
        """Points at the beginning, before anything that the position sets going is carried out."""
        points = {} if self.position is None else self.position.points
        return [points.get(seat, 0) for seat in range(self.setup.players)]
