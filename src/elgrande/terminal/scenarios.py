"""Running scenario files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from elgrande.corrections import load_corrections
from elgrande.locale import FALLBACK, Speech
from elgrande.record.scenario import BadScenario, Outcome, load_scenarios, run
from elgrande.terminal.look import GOLD


class FileResult:
    """What came of the scenarios of one file, or why it could not be read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        self.problem: str | None = None
        self.refused: BadScenario | None = None
        try:
            self.outcomes = [run(scenario) for scenario in load_scenarios(path, load_corrections)]
        except BadScenario as problem:
            self.problem = str(problem)
            self.refused = problem

    @property
    def passed(self) -> bool:
        return self.problem is None and all(outcome.passed for outcome in self.outcomes)

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "file": str(self.path),
            "problem": self.problem,
            "scenarios": [
                {
                    "name": outcome.scenario.name,
                    "passed": outcome.passed,
                    "checked": outcome.checked,
                    "failures": outcome.failures,
                }
                for outcome in self.outcomes
            ],
        }

    def lines(self, verbose: bool, speech: Speech) -> list[Text]:
        """The file, its scenarios, and everything that did not hold."""
        lines = [Text(str(self.path), f"bold {GOLD}")]
        if self.refused is not None:
            lines.append(Text(f"  {_told(self.refused, speech)}", "red"))
        for outcome in self.outcomes:
            # Both words as wide as the longer one, so that the names stand below each other.
            passed, failed = speech.text("cli-passed"), speech.text("cli-failed")
            width = max(len(passed), len(failed))
            word = Text(f"  {passed:<{width}}  ", "green")
            if not outcome.passed:
                word = Text(f"  {failed:<{width}}  ", "bold red")
            lines.append(word + Text(outcome.scenario.name))
            if verbose or not outcome.passed:
                lines += [Text(f"            {line}", "dim") for line in outcome.transcript]
            lines += [Text(f"          {failure}", "red") for failure in outcome.failures]
        return lines


def _told(problem: BadScenario, speech: Speech) -> str:
    """Why a file cannot be read, with its line; in English in the words for those who write scenarios."""
    if problem.reason is None or speech.language == FALLBACK:
        return str(problem)
    place = problem.file if problem.line is None else f"{problem.file}:{problem.line}"
    field = f" ({' › '.join(problem.field)})" if problem.field else ""
    return f"{place}{field}: {speech.reason(problem.reason)}"


def tally(results: Sequence[FileResult], speech: Speech) -> Text:
    """One line on all of them."""
    outcomes = [outcome for result in results for outcome in result.outcomes]
    failed = sum(not outcome.passed for outcome in outcomes)
    unread = sum(result.problem is not None for result in results)
    line = speech.text(
        "cli-scenarios",
        passed=len(outcomes) - failed,
        failed=failed,
        unread=unread,
        checked=sum(outcome.checked for outcome in outcomes),
    )
    return Text(line, "bold red" if failed or unread else "bold green")
