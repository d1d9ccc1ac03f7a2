"""The YAML of a scenario file as values that know their lines: every complaint names file and line."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import ClassVar, Final, NoReturn, Self

from elgrande import yaml_nodes
from elgrande.rules.errors import ElGrandeError, Reason

NONE: Final = "none"
_WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")


class BadScenario(ElGrandeError):
    """A scenario that cannot be read or set up; the sentence says where, why, and what would be right."""

    def __init__(self, file: str, line: int | None, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}" if line is not None else f"{file}: {problem}")
        self.file = file
        self.line = line
        """Line of the file, counted from 1; None if the whole file is meant."""
        self.problem = problem
        """The sentence without the place."""
        self.field: tuple[str, ...] = ()
        """The names before the colons that lead to what is wrong; nothing if the whole file is meant."""


class Node(yaml_nodes.Node):
    """A value in a scenario file: a text, a list, or entries."""

    KIND: ClassVar[str] = "scenario file"
    LARGEST: ClassVar[int] = 1_000_000

    @classmethod
    def complaint(cls, file: str, line: int | None, column: int | None, problem: str) -> BadScenario:
        """What is raised; what is no YAML at all has this sentence alone."""
        refused = BadScenario(file, line, problem)
        refused.reason = Reason("scenario-yaml", {})
        return refused

    def fail(self, problem: str, reason: Reason | None = None) -> NoReturn:
        """Refuse it with a sentence, and with the reason in the words of players where there are some."""
        refused = self.complaint(self.file, self.line, self.column, problem)
        refused.reason = reason or Reason("scenario-part", {"why": problem})
        refused.field = self.path
        raise refused from None

    @property
    def is_none(self) -> bool:
        return self.is_text and self.text().lower() == NONE

    def __str__(self) -> str:
        """What it is, for a complaint."""
        if self.is_list:
            return "a list"
        if self.has_entries:
            return "entries with colons"
        text = self.text()
        return shown(text) if text else "nothing"

    # ------------------------------------------------------------------ what it says

    def text(self, what: str = "a text") -> str:
        """A single value as it is written, whatever YAML would take it for."""
        if not self.is_text:
            self.fail(f"expected {what}, not {self}", Reason("scenario-text", {}))
        return self.written.strip()

    def word(self, what: str) -> str:
        """A text that is not empty, in small letters."""
        text = self.text(what).lower()
        if not text:
            self.fail(f"expected {what}, not nothing", Reason("scenario-text", {}))
        return text

    def number(self, what: str, low: int, high: int) -> int:
        text = self.text(what)
        if not _WHOLE_NUMBER.fullmatch(text):
            self.fail(
                f"expected {what}, a whole number, not {self}",
                Reason("scenario-number", {"found": text[:60]}),
            )
        number = int(text)
        if not low <= number <= high:
            self.fail(
                f"expected {what} from {low} to {high}, not {number}",
                Reason("impossible-range", {"found": number, "low": low, "high": high}),
            )
        return number

    def yes_or_no(self, what: str) -> bool:
        word = self.word(what)
        if word not in ("yes", "no", "true", "false"):
            self.fail(f"expected yes or no for {what}, not {self}", unknown(word, ["yes", "no"]))
        return word in ("yes", "true")

    def one_of(self, names: list[str], what: str) -> int:
        """The index of the name that this text is."""
        word = self.word(what)
        if word not in names:
            self.fail(f"there is no {what} {shown(word)}; {hint(word, names)}", unknown(word, names))
        return names.index(word)

    def items(self, what: str) -> list[Self]:
        if not self.is_list:
            self.fail(f"expected {what} in a list, not {self}", Reason("scenario-list", {}))
        return self.listed

    def entries(self, what: str) -> list[tuple[Self, Self]]:
        """Keys and values; each key once."""
        if not self.has_entries:
            self.fail(
                f"expected {what}, each with a colon and its value, not {self}",
                Reason("scenario-entries", {}),
            )
        pairs = self.pairs
        lines: dict[str, int] = {}
        for key, _ in pairs:
            name = key.text("a name before the colon").lower()
            if name in lines:
                key.fail(
                    f"{shown(name)} stands here twice, first in line {lines[name]}",
                    Reason("scenario-twice", {"found": name[:60], "first": lines[name]}),
                )
            lines[name] = key.line
        return pairs

    def parts(self, known: list[str], what: str) -> dict[str, Self]:
        """The values by their keys, which must be known."""
        found: dict[str, Self] = {}
        for key, value in self.entries(f"entries for {what}"):
            name = key.word(f"the name of an entry of {what}")
            if name not in known:
                key.fail(
                    f"{shown(name)} does not belong to {what}; {hint(name, known)}", unknown(name, known)
                )
            found[name] = value
        return found


def unknown(word: str, known: list[str]) -> Reason:
    """The reason for a word that does not exist; what was probably meant stands for all that do."""
    return Reason("impossible-word", {"found": word[:60], "known": ", ".join(_meant(word, known) or known)})


def _meant(name: str, known: list[str]) -> list[str]:
    return ([other for other in known if other.startswith(name)] or get_close_matches(name, known, 1))[:1]


def hint(name: str, known: list[str], otherwise: str = "") -> str:
    """What was probably meant by a name that does not exist, or else all names that do."""
    meant = _meant(name, known)
    if meant:
        return f"did you mean '{meant[0]}'?"
    return otherwise or f"known are {', '.join(known)}"


def shown(text: str) -> str:
    """A text as it is shown in a sentence, not at full length."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def compose(text: str, file: str) -> Node:
    """The value that a whole file holds."""
    root = Node.of_file(text, file)
    if root is None:
        empty = BadScenario(file, None, "the file is empty; write at least `name`, `position` and `expect`")
        empty.reason = Reason("scenario-empty", {})
        raise empty
    return root
