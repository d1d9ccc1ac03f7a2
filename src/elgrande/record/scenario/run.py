"""Playing a scenario and looking at what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from elgrande.record.scenario.asked import options_of, waiting_for
from elgrande.record.scenario.checks import Moment, show
from elgrande.record.scenario.news import told
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.steps import ChoiceStep, ExpectStep, Scenario
from elgrande.rules.errors import IllegalChoice


@dataclass
class Outcome:
    """What came of a scenario."""

    scenario: Scenario
    failures: list[str] = field(default_factory=list)
    """What did not hold, each with file and line."""
    transcript: list[str] = field(default_factory=list)
    """Choices, what they brought about (indented), and what was checked."""
    checked: int = 0
    """Number of expectations that were looked at."""

    @property
    def passed(self) -> bool:
        return not self.failures

    def __str__(self) -> str:
        lines = [f"{'passed' if self.passed else 'FAILED'}  {self.scenario.name}"]
        return "\n".join([*lines, *(f"    {failure}" for failure in self.failures)])


def run(scenario: Scenario) -> Outcome:
    """Play a scenario from its position to its last expectation.

    A wrong expectation does not end it; a choice that is refused does, as everything after it would be wrong too.
    """
    outcome = Outcome(scenario)
    moment = Moment(scenario.table(), scenario.words, scenario.scores_before())
    seen = _tell(outcome, moment, 0)
    for step in scenario.steps:
        if isinstance(step, ExpectStep):
            _expect(outcome, moment, step)
            continue
        if not _choose(outcome, moment, step):
            break
        seen = _tell(outcome, moment, seen)
    return outcome


def _expect(outcome: Outcome, moment: Moment, step: ExpectStep) -> None:
    wrong = 0
    for check in step.checks:
        outcome.checked += 1
        problem = check.look(moment)
        if problem is not None:
            wrong += 1
            _fail(outcome, check.node, problem)
    if not wrong:
        outcome.transcript.append(f"line {step.node.line}: as expected")


def _choose(outcome: Outcome, moment: Moment, step: ChoiceStep) -> bool:
    """Make a choice; False if it is refused."""
    t = moment.table
    words = moment.words
    choice = words.choice_text(step.code)
    seat = step.seat
    if seat is None and not t.over:
        seat = t.decider
    try:
        t.choose(step.code, seat)
    except IllegalChoice:
        legal = options_of(moment, seat)
        if seat is None or legal is None:
            who = "" if seat is None else f"{words.name(seat)}: "
            problem = f"{who}'{choice}' comes at the wrong time; waiting for {waiting_for(moment)}"
        else:
            problem = f"{words.name(seat)} cannot choose '{choice}' now; legal are: {show(legal)}"
        _fail(outcome, step.node, f"{problem}. The rest was not played")
        return False
    outcome.transcript.append(f"{words.name(seat or 0)}: {choice}")
    return True


def _fail(outcome: Outcome, node: Node, problem: str) -> None:
    outcome.failures.append(f"{node.file}:{node.line}: {problem}")
    outcome.transcript.append(f"line {node.line}: {problem}")


def _tell(outcome: Outcome, moment: Moment, seen: int) -> int:
    """Write down the news since the last time."""
    news = moment.table.news
    outcome.transcript += [f"    {told(event, moment.words)}" for event in news[seen:]]
    return len(news)
