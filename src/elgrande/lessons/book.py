"""The rules to look up: which paragraphs there are, where each of them holds, and the same as pages for ``docs``.

``python -m elgrande.lessons.book`` writes these pages and the pictures anew. A link to a paragraph, a picture or a ruling
that is not there cannot be read.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from elgrande.lessons.pictures import pictures
from elgrande.lessons.reader import BadLesson, LessonNode
from elgrande.lessons.sketch import draw
from elgrande.lessons.sketch_parts import CLIENT
from elgrande.locale.texts import FOLDER, Texts, languages
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES

FILE: Final = Path(__file__).parent / "book.yaml"
RULINGS: Final = Path(__file__).parent / "rulings.yaml"
TERMS: Final = Path(__file__).parent / "terms.yaml"
DOCS: Final = Path("docs") / "rules"
DRAWN: Final = CLIENT / "learn" / "pictures"
"""Where the client has the pictures."""
KEYS: Final = [
    "id",
    "editions",
    "sets",
    "lesson",
    "answers",
    "effects",
    "see",
    "rulings",
    "picture",
]


@dataclass(frozen=True)
class Paragraph:
    id: str
    """Its name in addresses: the section and the paragraph."""
    editions: list[str]
    """Where it holds; nothing for everywhere."""
    sets: list[str]
    lesson: str
    """The lesson that teaches it, if there is one."""
    answers: list[str]
    """The keys of prompts and refusals that it explains."""
    effects: list[str]
    """The effects of cards that it explains."""
    see: list[str]
    """Other paragraphs that belong to it."""
    rulings: list[str]
    picture: str
    """The name of its picture, if it has one."""

    @property
    def text(self) -> str:
        return f"rules-{self.id}"


@dataclass(frozen=True)
class Ruling:
    id: str
    effects: list[str]
    """On which cards it is told."""
    untold: str = ""
    """Why players need not read it, if they need not."""

    @property
    def text(self) -> str:
        return f"ruling-{self.id}"


def number_of(ruling: str) -> str:
    """The number of a ruling as it is printed: ``GR-04b`` for ``gr-04b``."""
    letters, rest = ruling.split("-")
    return f"{letters.upper()}-{rest}"


class Term(NamedTuple):
    """A word or a thing that is explained where it stands."""

    name: str
    paragraph: str


class Terms(NamedTuple):
    words: list[Term]
    things: list[Term]


@dataclass(frozen=True)
class Section:
    id: str
    paragraphs: list[Paragraph]

    @property
    def text(self) -> str:
        return f"rules-{self.id}"


@cache
def book() -> list[Section]:
    return read_book(FILE.read_text(encoding="utf-8"), str(FILE))


def read_book(text: str, file: str) -> list[Section]:
    root = LessonNode.of_file(text, file)
    if root is None:
        raise BadLesson(file, None, "the file is empty; write at least one section")
    sections: list[Section] = []
    for node in root.items("sections"):
        parts = node.parts(["section", "editions", "paragraphs"], "a section")
        for key in ("section", "paragraphs"):
            if key not in parts:
                node.fail(f"a section needs `{key}`")
        name = parts["section"].word("the name of a section")
        everywhere = _words(parts.get("editions"), list(EDITION_NAMES), "edition")
        found = [_paragraph(item, name, everywhere) for item in parts["paragraphs"].items("paragraphs")]
        sections.append(Section(name, found))
    known = {paragraph.id for section in sections for paragraph in section.paragraphs}
    for node in root.items("sections"):
        for item in node.parts(["section", "editions", "paragraphs"], "a section")["paragraphs"].items(
            "paragraphs"
        ):
            links = item.parts(KEYS, "a paragraph").get("see")
            for link in [] if links is None else links.items("paragraphs"):
                _to_paragraph(link, known)
    return sections


def _to_paragraph(node: LessonNode, known: set[str]) -> str:
    name = node.word("the name of a paragraph")
    if name not in known:
        node.fail(f"there is no paragraph '{name}'")
    return name


@cache
def every_ruling() -> list[Ruling]:
    return read_rulings(RULINGS.read_text(encoding="utf-8"), str(RULINGS))


def rulings() -> list[Ruling]:
    """Those that players can read."""
    return [ruling for ruling in every_ruling() if not ruling.untold]


def read_rulings(text: str, file: str) -> list[Ruling]:
    root = LessonNode.of_file(text, file)
    if root is None:
        raise BadLesson(file, None, "the file is empty; write at least one ruling")
    found: list[Ruling] = []
    for node in root.items("rulings"):
        parts = node.parts(["ruling", "effects", "untold"], "a ruling")
        if "ruling" not in parts:
            node.fail("a ruling needs its number after `ruling`")
        name = parts["ruling"].word("the number of a ruling")
        if not re.fullmatch(r"[a-z]{1,2}-[0-9]{1,2}b?c?", name):
            parts["ruling"].fail("the number of a ruling is like r-9 or gr-04b")
        untold = parts["untold"].text("a reason") if "untold" in parts else ""
        found.append(Ruling(name, _names(parts.get("effects"), "effects"), untold))
    return found


@cache
def terms() -> Terms:
    return read_terms(TERMS.read_text(encoding="utf-8"), str(TERMS))


def read_terms(text: str, file: str) -> Terms:
    root = LessonNode.of_file(text, file)
    if root is None:
        raise BadLesson(file, None, "the file is empty; write `terms` and `things`")
    parts = root.parts(["terms", "things"], "the file")
    known = {paragraph.id for section in book() for paragraph in section.paragraphs}
    found: dict[str, list[Term]] = {"terms": [], "things": []}
    for kind, node in parts.items():
        for item in node.items(kind):
            of = item.parts(["name", "paragraph"], "an entry")
            for key in ("name", "paragraph"):
                if key not in of:
                    item.fail(f"an entry needs a `{key}`")
            found[kind].append(Term(of["name"].word("a name"), _to_paragraph(of["paragraph"], known)))
    return Terms(found["terms"], found["things"])


def paragraphs_for(effect: str) -> list[Paragraph]:
    """The paragraphs that explain a card, by its effect in notation."""
    names = effect_names(effect)
    every = [paragraph for section in book() for paragraph in section.paragraphs]
    return [paragraph for paragraph in every if names & set(paragraph.effects)]


def effect_names(effect: str) -> set[str]:
    """The effects of which one is made: ``either(move(any=1), king)`` is three."""
    return set(re.findall(r"(?<![=\w])[a-z_]+(?![=\w])", effect))


def _paragraph(node: LessonNode, section: str, editions: list[str]) -> Paragraph:
    parts = node.parts(KEYS, "a paragraph")
    if "id" not in parts:
        node.fail("a paragraph needs an `id`")
    return Paragraph(
        id=f"{section}-{parts['id'].word('the name of a paragraph')}",
        editions=_words(parts.get("editions"), list(EDITION_NAMES), "edition") or editions,
        sets=_words(parts.get("sets"), [module.name for module in MODULES], "set"),
        lesson=parts["lesson"].word("the name of a lesson") if "lesson" in parts else "",
        answers=_names(parts.get("answers"), "keys"),
        effects=_names(parts.get("effects"), "effects"),
        see=_names(parts.get("see"), "paragraphs"),
        rulings=_words(parts.get("rulings"), [ruling.id for ruling in rulings()], "ruling"),
        picture=_picture(parts.get("picture")),
    )


def _picture(node: LessonNode | None) -> str:
    known = list(pictures())
    return "" if node is None else known[node.one_of(known, "picture")]


def _names(node: LessonNode | None, what: str) -> list[str]:
    return [] if node is None else [item.word("a name") for item in node.items(what)]


def _words(node: LessonNode | None, known: list[str], what: str) -> list[str]:
    return [] if node is None else [known[item.one_of(known, what)] for item in node.items(f"{what}s")]


# ---------------------------------------------------------------------- the same as pages


def markdown(language: str) -> str:
    """All rules as one page."""
    texts = Texts(language)
    lines = ["<!-- Made by `python -m elgrande.lessons.book`. -->", f"# {texts.text('rules-title')}", ""]
    for section in book():
        lines += [f"## {texts.text(section.text)}", ""]
        for paragraph in section.paragraphs:
            where = ", ".join([*paragraph.editions, *(texts.text(f"set-{name}") for name in paragraph.sets)])
            lines += [f'<a id="{paragraph.id}"></a>', f"### {texts.text(f'{paragraph.text}.title')}", ""]
            if where:
                lines += [f"*{texts.text('rules-only', where=where)}*", ""]
            lines += [texts.text(paragraph.text), ""]
            lines += _further(paragraph, texts)
    return "\n".join(lines)


def _further(paragraph: Paragraph, texts: Texts) -> list[str]:
    """A picture, rulings and links, below the text of a paragraph."""
    lines: list[str] = []
    if paragraph.picture:
        told = texts.text(f"{paragraph.text}.picture", **pictures()[paragraph.picture].figures())
        lines += [f"![{told}](pictures/{paragraph.picture}.svg)", "", f"*{told}*", ""]
    for name in paragraph.rulings:
        told = texts.text(f"ruling-{name}")
        lines += [f"> **{number_of(name)}** {told}", ""]
    if paragraph.see:
        links = [f"[{texts.text(f'rules-{other}.title')}](#{other})" for other in paragraph.see]
        lines += [f"{texts.text('rules-see')}: " + " · ".join(links), ""]
    return lines


def written() -> list[str]:
    """The languages in which there are rules."""
    return [language for language in languages() if (FOLDER / language / "rules.ftl").exists()]


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the rules as pages.")
    parser.add_argument("folder", nargs="?", type=Path, default=DOCS, help="where to write (docs/rules)")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for language in written():
        (folder / f"{language}.md").write_text(markdown(language), encoding="utf-8")
    for place in (folder / "pictures", DRAWN):
        place.mkdir(parents=True, exist_ok=True)
        for name, picture in pictures().items():
            (place / f"{name}.svg").write_text(draw(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
