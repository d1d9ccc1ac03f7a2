"""The rules to look up: every link leads to a paragraph, and the pages in docs are the same as in the app."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elgrande.lessons import BadLesson, course
from elgrande.lessons.book import book, markdown, read_book, written
from elgrande.locale.texts import FOLDER, Texts, sources
from elgrande.rules.sets.facts import DECISIONS

PARAGRAPHS = [paragraph for section in book() for paragraph in section.paragraphs]
ANSWERS = {key for paragraph in PARAGRAPHS for key in paragraph.answers}
DOCS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("language", written())
def test_every_paragraph_has_a_text_and_every_text_a_paragraph(language: str) -> None:
    texts = Texts(language, strict=True)
    wanted = {section.text for section in book()} | {paragraph.text for paragraph in PARAGRAPHS}
    for paragraph in PARAGRAPHS:
        assert texts.text(paragraph.text)
        assert texts.text(f"{paragraph.text}.title")
    entries = FluentParser().parse((FOLDER / language / "rules.ftl").read_text(encoding="utf-8")).body
    kept = {entry.id.name for entry in entries if isinstance(entry, ftl.Message) and entry.attributes}
    assert kept <= wanted


@pytest.mark.parametrize("language", written())
def test_the_pages_in_docs_say_the_same(language: str) -> None:
    page = (DOCS / f"{language}.md").read_text(encoding="utf-8")
    assert page == markdown(language), "run `python -m elgrande.lessons.book`"


def test_every_answer_is_to_something_that_is_asked_or_refused() -> None:
    prompts = {"prompt-" + kind.replace("_", "-") for kind in DECISIONS}
    written = "\n".join(sources("en").values())
    refusals = set(re.findall(r"^(refusal-[a-z-]+) =", written, re.MULTILINE))
    assert prompts | refusals >= ANSWERS
    assert len(ANSWERS) == sum(len(paragraph.answers) for paragraph in PARAGRAPHS)


def test_whatever_the_table_refuses_leads_to_a_paragraph() -> None:
    text = _refusals()
    at_table = text[text.index("refusal-over =") : text.index("refusal-no-record =")]
    assert set(re.findall(r"^(refusal-[a-z-]+) =", at_table, re.MULTILINE)) <= ANSWERS


def test_whatever_is_asked_leads_to_a_paragraph() -> None:
    assert {"prompt-" + kind.replace("_", "-") for kind in DECISIONS} <= ANSWERS


def test_every_lesson_that_is_named_is_there() -> None:
    named = {paragraph.lesson for paragraph in PARAGRAPHS if paragraph.lesson}
    assert named <= {lesson.name for lesson in course()}


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("- section: king\n", 1, "needs `paragraphs`"),
        ("- section: king\n  paragraphs:\n  - {editions: ['2015']}\n", 3, "needs an `id`"),
        ("- section: king\n  paragraphs:\n  - {id: a, editions: ['2016']}\n", 3, "edition"),
        ("- section: king\n  paragraphs:\n  - {id: a, sets: [everything]}\n", 3, "set"),
    ],
)
def test_a_mistake_in_the_book_names_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(BadLesson, match=words) as caught:
        read_book(text, "book.yaml")
    assert caught.value.line == line


def _refusals() -> str:
    return (FOLDER / "en" / "refusals.ftl").read_text(encoding="utf-8")
