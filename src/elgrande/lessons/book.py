"""The rules to look up: which paragraphs there are, where each of them holds, and the same as pages for ``docs``.

``python -m elgrande.lessons.book`` writes these pages anew.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from elgrande.lessons.reader import BadLesson, LessonNode
from elgrande.locale.texts import FOLDER, Texts, languages
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES

FILE: Final = Path(__file__).parent / "book.yaml"
DOCS: Final = Path("docs") / "rules"


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

    @property
    def text(self) -> str:
        return f"rules-{self.id}"


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
    return sections


def _paragraph(node: LessonNode, section: str, editions: list[str]) -> Paragraph:
    parts = node.parts(["id", "editions", "sets", "lesson", "answers"], "a paragraph")
    if "id" not in parts:
        node.fail("a paragraph needs an `id`")
    return Paragraph(
        id=f"{section}-{parts['id'].word('the name of a paragraph')}",
        editions=_words(parts.get("editions"), list(EDITION_NAMES), "edition") or editions,
        sets=_words(parts.get("sets"), [module.name for module in MODULES], "set"),
        lesson=parts["lesson"].word("the name of a lesson") if "lesson" in parts else "",
        answers=[item.word("a key") for item in parts["answers"].items("keys")] if "answers" in parts else [],
    )


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
    return "\n".join(lines)


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


if __name__ == "__main__":
    main()
