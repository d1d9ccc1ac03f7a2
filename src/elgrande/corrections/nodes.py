"""The YAML of a correction file: what can stand in it, and how it is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar, Final, Self

from elgrande import yaml_nodes
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.notation import all_in
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.sets.corrections import check_open

LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 600

LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")
WHOLE_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,6}")


class Node(yaml_nodes.Node):
    """A value in a correction file: a text, a list, or entries."""

    KIND: ClassVar[str] = "correction file"
    LARGEST: ClassVar[int] = 200_000

    @classmethod
    def complaint(cls, file: str, line: int | None, column: int | None, problem: str) -> BadCorrection:
        places = [file, f"line {line}" if line else "", f"column {column}" if column else ""]
        return BadCorrection(f"{', '.join(filter(None, places))}: {problem}")

    def __str__(self) -> str:
        """What it is, for a complaint."""
        if self.has_entries:
            return "entries with colons" if self.pairs else "empty braces"
        if self.is_list:
            return "a list"
        if not self.written.strip():
            return "nothing"
        shown = self.written if len(self.written) <= 30 else self.written[:30] + "..."
        return f"the text {shown!a}" if self.is_quoted else ascii(shown)

    def check_open(self, what: str, provenance: str) -> None:
        """A fact that this names must not be printed in a rulebook."""
        try:
            check_open(what, provenance)
        except BadCorrection as problem:
            self.fail(str(problem))

    # ------------------------------------------------------------------ what it says

    def entries(self, what: str, content: str) -> Iterator[tuple[str, Self, Self]]:
        """The keys and values, each key once: as a word and as the node that it is."""
        if not self.pairs:
            self.fail(f"{what} should hold {content}, each with a colon behind it, not {self}")
        first_lines: dict[str, int] = {}
        for key, value in self.pairs:
            if not key.is_text:
                key.fail(f"a name should stand before the colon, not {key}")
            name = key.written
            if name in first_lines:
                key.fail(f"{what} has '{name}' already in line {first_lines[name]}; give it once")
            first_lines[name] = key.line
            yield name, key, value

    def items(self, what: str, content: str) -> list[Self]:
        if not self.is_list:
            self.fail(f"{what} should be {content} in square brackets, not {self}")
        return self.listed

    def integer(self, what: str, low: int, high: int) -> int:
        if not self.is_text or self.is_quoted or not WHOLE_NUMBER.fullmatch(self.written):
            self.fail(f"{what} should be a whole number, not {self}")
        number = int(self.written)
        if not low <= number <= high:
            self.fail(f"{what} should be {low} to {high}, not {number}")
        return number

    def text(self, what: str, longest: int) -> str:
        if self.is_empty or not self.written.strip():
            self.fail(f"{what} should be text, not {self}")
        text = self.written.strip()
        if len(text) > longest:
            self.fail(f"{what} has {len(text)} characters; {longest} are allowed")
        for character in text:
            if not character.isprintable() and character != "\n":
                self.fail(f"{what} holds a character that cannot be printed: {character!a}")
        return text

    def by_language(self, what: str, longest: int) -> dict[str, str]:
        texts: dict[str, str] = {}
        for language, key, value in self.entries(what, "languages"):
            if not LANGUAGE.fullmatch(language):
                key.fail(f"'{language}' is no language code; write for example en, de or fr")
            texts[language] = value.text(f"{what} in '{language}'", longest)
        return texts

    def effect(self, what: str, body: Self) -> Effect:
        """An effect in its notation; ``body`` is where it stands in."""
        text = self.text(f"the effect of {what}", LONGEST_TEXT)
        try:
            effect = parse_effect(text)
        except BadCorrection as problem:
            cut_off = body.in_braces and text.count("(") > text.count(")")
            hint = "; inside { } put an effect with commas in quotes" if cut_off else ""
            self.fail(f"{problem}{hint}")
        for part in all_in(effect):
            if part.form.closed:
                self.fail(f"{what} cannot {part.form.closed}")
        return effect
