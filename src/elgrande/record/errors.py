"""What can be wrong with a record, and with taking back a choice."""

from __future__ import annotations

from typing import Final

from elgrande.rules.errors import ElGrandeError, Reason

Path = tuple[str | int, ...]
"""Where something stands in the plain data of a record: ``("entries", 12)``."""


LONGEST: Final = 60
"""Letters of what somebody has written that are shown at most, in the middle of a sentence."""


LONGEST_SENTENCE: Final = 600
"""The same for a whole sentence: whatever stands in a record, what is said about it is short."""


class CannotUndo(ElGrandeError):
    """A choice that cannot be taken back any more."""


class BadRecord(ElGrandeError):
    """A record that cannot be read or played again; the sentence says where, why, and what would be right."""

    def __init__(
        self, problem: str, line: int | None = None, path: Path = (), reason: Reason | None = None
    ) -> None:
        if len(problem) > LONGEST_SENTENCE:
            half = LONGEST_SENTENCE // 2
            problem = f"{problem[:half]} ... {problem[-half:]}"
        if reason is not None:
            reason = Reason(reason.key, {name: _cut(fact) for name, fact in reason.facts.items()})
        where = f"line {line}" if line is not None else print_path(path)
        super().__init__(f"{where}: {problem}" if where else problem, reason)
        self.problem = problem
        """The sentence without the place."""
        self.line = line
        """Line of the text, counted from 1; None if the record was not read from text."""
        self.path = path
        """Place in the plain data."""


def print_path(path: Path) -> str:
    """The place as it is usually written: ``chance.stacks.2``, ``entries[12]``."""
    text = ""
    for part in path:
        name = _cut(part)
        text += f"[{name}]" if isinstance(part, int) else f".{name}" if text else str(name)
    return text


def _cut(fact: object) -> object:
    """A fact as it can be shown: not at full length."""
    return fact[: LONGEST - 3] + "..." if isinstance(fact, str) and len(fact) > LONGEST else fact
