"""Reading plain data that somebody may have edited: every wrong value is named with its place."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import NoReturn

from elgrande.record.errors import LONGEST, BadRecord, Path
from elgrande.rules.errors import Reason


class Field:
    """A value somewhere in the data, and where it stands."""

    def __init__(self, value: object, path: Path = ()) -> None:
        self.value = value
        self.path = path

    def fail(self, problem: str, reason: Reason | None = None) -> NoReturn:
        """Refuse this value. Players need no more than the kind of the mistake; the sentence has the details."""
        if reason is None and self.path[:1] == ("chance",):
            reason = Reason("refusal-record-chance", {})
        elif reason is None:
            reason = Reason("refusal-record-value", {"found": bare(self.value)})
        raise BadRecord(problem, path=self.path, reason=reason)

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.fail(f"expected a text, not {shown(self.value)}")
        return self.value

    def number(self) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.fail(f"expected a whole number, not {shown(self.value)}")
        return self.value

    def items(self) -> list[Field]:
        return list(self.each())

    def each(self) -> Iterator[Field]:
        """The same one by one: of a long list that is soon found wrong, the rest is never looked at."""
        if not isinstance(self.value, list | tuple):
            self.fail(f"expected a list, not {shown(self.value)}")
        for index, item in enumerate(self.value):
            yield Field(item, (*self.path, index))

    def _named(self) -> dict[object, object]:
        if not isinstance(self.value, dict):
            self.fail(f"expected named values, not {shown(self.value)}")
        return self.value

    def parts(self) -> dict[str, Field]:
        """The named parts of this value."""
        return dict(self._each_part())

    def _each_part(self) -> Iterator[tuple[str, Field]]:
        """The same one by one, as ``each`` does."""
        for name, value in self._named().items():
            if not isinstance(name, str):
                self.fail(f"expected a text as name, not {shown(name)}")
            yield name, Field(value, (*self.path, name))

    def part(self, name: str, what: str = "") -> Field:
        """A part that must be there."""
        if name not in self._named():
            Field(None, (*self.path, name)).fail(
                f"{what or name} is missing; the record may be cut off", Reason("refusal-record-cut", {})
            )
        return Field(self._named()[name], (*self.path, name))

    def optional(self, name: str) -> Field | None:
        """A part that may be missing or None."""
        value = self._named().get(name)
        return None if value is None else Field(value, (*self.path, name))

    def only(self, known: list[str], what: str) -> None:
        """Refuse parts with other names."""
        for name, part in self._each_part():
            if name not in known:
                part.fail(unknown(what, name, known), Reason("refusal-record-unknown", {"found": bare(name)}))

    def one_of(self, names: list[str], what: str) -> int:
        """The number of the name that this text is."""
        text = self.text()
        if text not in names:
            self.fail(unknown(what, text, names), Reason("refusal-record-unknown", {"found": bare(text)}))
        return names.index(text)


def unknown(what: str, name: str, known: list[str]) -> str:
    """The sentence for a name that does not exist here, with what was probably meant."""
    # What is like a very long name takes long to find, and helps nobody.
    meant = get_close_matches(name, known, 1) if len(name) <= LONGEST else []
    hint = f"did you mean '{meant[0]}'?" if meant else f"known here: {', '.join(known) or 'none'}"
    return f"there is no {what} {shown(name)} here; {hint}"


def shown(value: object) -> str:
    """A value as it is shown in a sentence, not at full length."""
    return _cut(repr(value))


def bare(value: object) -> str:
    """The same without quotes, for texts that have their own."""
    return _cut(value if isinstance(value, str) else repr(value))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
