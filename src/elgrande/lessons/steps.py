"""What a lesson consists of."""

from __future__ import annotations

from dataclasses import dataclass, field

from elgrande.lessons.facts import Fact
from elgrande.record.scenario.checks import Check
from elgrande.record.scenario.steps import Scenario
from elgrande.record.scenario.words import Words
from elgrande.rules import Setup, Table


@dataclass(frozen=True)
class Rival:
    """What another player does before the note of a step is shown."""

    line: int
    seat: int
    text: str


@dataclass
class Step:
    """One note, and what the learner has to do about it."""

    line: int
    note: str
    """The key of its text: ``lesson-`` and the names of the lesson and the note."""
    light: list[str] = field(default_factory=list)
    """What the note speaks of: places and parts of the table."""
    facts: dict[str, Fact] = field(default_factory=dict)
    """The figures that stand in the text, as variables; the engine says what they are."""
    others: list[Rival] = field(default_factory=list)
    bots: bool = False
    """Whether the others play until the learner is asked."""
    checks: list[Check] = field(default_factory=list)
    """What must hold when the note is shown."""
    choose: list[str] = field(default_factory=list)
    """The learner makes one of these choices."""
    free: str = ""
    """The learner chooses as he likes: so many choices, until the own ``turn`` or the ``game`` is over."""
    ask: list[str] = field(default_factory=list)
    """A question with these answers."""
    right: str = ""
    script: list[str] = field(default_factory=list)
    """How a test goes on where the learner is free."""

    @property
    def kind(self) -> str:
        if self.ask:
            return "ask"
        return "choose" if self.choose else "free" if self.free else "read"


@dataclass
class Lesson:
    """A position and the steps from there."""

    name: str
    file: str
    chapter: str
    scenario: Scenario
    steps: list[Step]

    @property
    def setup(self) -> Setup:
        return self.scenario.setup

    @property
    def words(self) -> Words:
        return self.scenario.words

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return 0

    def table(self) -> Table:
        return self.scenario.table()

    @property
    def title(self) -> str:
        return f"lesson-{self.name}"

    @property
    def script(self) -> list[str]:
        """Moves that lead to the end of the lesson."""
        moves: list[str] = []
        for step in self.steps:
            if step.kind == "ask":
                moves.append(step.right)
            elif step.kind == "choose":
                moves.append(step.choose[0])
            elif step.kind == "free":
                moves += step.script
            else:
                moves.append("next")
        return moves
