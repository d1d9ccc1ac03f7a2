"""What can be wrong with a record, and with taking back a choice."""

from __future__ import annotations

from elgrande.rules.errors import ElGrandeError, Reason

Path = tuple[str | int, ...]
"""Where something stands in the plain data of a record: ``("entries", 12)``."""


class CannotUndo(ElGrandeError):
    """A choice that cannot be taken back any more."""


class BadRecord(ElGrandeError):
    """A record that cannot be read or played again; the sentence says where, why, and what would be right."""

    def __init__(
        self, problem: str, line: int | None = None, path: Path = (), reason: Reason | None = None
    ) -> None:
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
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text
