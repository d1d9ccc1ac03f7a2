"""Finds what is wrong with the texts of a language: gaps, leftovers, unknown variables and references."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from elgrande.locale.needs import Needs, needed_texts
from elgrande.locale.texts import FALLBACK, FOLDER, sources
from elgrande.rules.sets.known import SETS


class Problem(NamedTuple):
    """Something to repair in the texts of a language."""

    what: str
    """missing, superfluous, variable, reference, twice or unreadable."""
    key: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.what:<12} {self.key}" + (f": {self.detail}" if self.detail else "")


class Pattern:
    """One text of a file: where it stands and what it mentions."""

    def __init__(self, where: str, node: ftl.Pattern) -> None:
        mentions = _Mentions()
        mentions.visit(node)
        self.where = where
        self.variables = mentions.variables
        self.references = mentions.references


class _Mentions(Visitor):
    """The variables and references inside a text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(_dotted(node.id.name, node.attribute))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        # Inside a term variables mean its own parameters, so a term asks its user for nothing.
        self.references.add(_dotted("-" + node.id.name, node.attribute))
        self.generic_visit(node)


def _dotted(name: str, attribute: ftl.Identifier | None) -> str:
    return name if attribute is None else f"{name}.{attribute.name}"


class Language:
    """All texts of a language as they stand in its files."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.patterns: dict[str, Pattern] = {}
        self.problems: list[Problem] = []
        self._names: set[str] = set()
        for name, source in sources(language, folder).items():
            self._read(name, source.replace("\r\n", "\n"))

    def _read(self, name_of_file: str, source: str) -> None:
        for entry in FluentParser().parse(source).body:
            where = f"{name_of_file}, line {source.count(chr(10), 0, entry.span.start) + 1 if entry.span else '?'}"
            if isinstance(entry, ftl.Junk):
                reasons = "; ".join(str(note.message) for note in entry.annotations)
                self.problems.append(Problem("unreadable", where, reasons))
            elif isinstance(entry, ftl.Message | ftl.Term):
                name = entry.id.name if isinstance(entry, ftl.Message) else "-" + entry.id.name
                if name in self._names:
                    self.problems.append(Problem("twice", name, where))
                    continue
                self._names.add(name)
                if entry.value is not None:
                    self.patterns[name] = Pattern(where, entry.value)
                for attribute in entry.attributes:
                    self.patterns[f"{name}.{attribute.id.name}"] = Pattern(where, attribute.value)

    def reachable(self, key: str) -> set[str]:
        """A text and all texts that it is made of."""
        found: set[str] = set()
        waiting = [key]
        while waiting:
            key = waiting.pop()
            if key in self.patterns and key not in found:
                found.add(key)
                waiting += self.patterns[key].references
        return found


def check(language: str, folder: Path = FOLDER, needs: Needs | None = None) -> list[Problem]:
    """Everything that is wrong with the texts of a language."""
    needs = needed_texts() if needs is None else needs
    texts = Language(language, folder)
    needs = {key: asked for key, asked in needs.items() if key not in unspoken(language, folder)}
    return [*texts.problems, *_gaps(texts, needs), *_leftovers(texts, needs), *_loose_ends(texts, needs)]


def unspoken(language: str, folder: Path = FOLDER) -> dict[str, str]:
    """Texts that a set declares itself, in English but not in a language, with the name of the set.

    Such a set is somebody's own; it need not wait for translators, and is told in English.
    """
    found: dict[str, str] = {}
    if folder == FOLDER:
        for each in SETS:
            if each.texts and language not in each.texts:
                for entry in FluentParser().parse(each.texts.get(FALLBACK, "")).body:
                    if isinstance(entry, ftl.Message):
                        found[entry.id.name] = each.name
                        found |= {f"{entry.id.name}.{part.id.name}": each.name for part in entry.attributes}
    return found


def _gaps(texts: Language, needs: Needs) -> Iterator[Problem]:
    for key in sorted(needs):
        if key not in texts.patterns:
            yield Problem("missing", key)


def _leftovers(texts: Language, needs: Needs) -> Iterator[Problem]:
    used = {part for key in needs for part in texts.reachable(key)}
    for key in sorted(texts.patterns.keys() - used):
        yield Problem("superfluous", key, f"nothing asks for it ({texts.patterns[key].where})")


def _loose_ends(texts: Language, needs: Needs) -> Iterator[Problem]:
    for key, pattern in sorted(texts.patterns.items()):
        for reference in sorted(pattern.references - texts.patterns.keys()):
            yield Problem("reference", key, f"there is no text '{reference}' ({pattern.where})")
    for key, supplied in sorted(needs.items()):
        if supplied is None:
            continue
        for part in sorted(texts.reachable(key)):
            if part.startswith("-"):
                continue
            pattern = texts.patterns[part]
            for variable in sorted(pattern.variables - supplied):
                known = ", ".join(f"${name}" for name in sorted(supplied)) or "none"
                inside = "" if part == key else f" in '{part}'"
                yield Problem(
                    "variable",
                    key,
                    f"${variable}{inside} is not supplied; supplied are: {known} ({pattern.where})",
                )
