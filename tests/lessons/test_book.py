"""The rules to look up: every link leads to a paragraph, and the pages in docs are the same as in the app."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elgrande.lessons import BadLesson, course
from elgrande.lessons.book import (
    DRAWN,
    book,
    effect_names,
    every_ruling,
    markdown,
    number_of,
    paragraphs_for,
    read_book,
    read_rulings,
    read_terms,
    rulings,
    terms,
    written,
)
from elgrande.lessons.pictures import pictures, read_pictures
from elgrande.lessons.sketch import draw
from elgrande.locale.names import all_cards
from elgrande.locale.texts import FOLDER, Texts, sources
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.known_effects import EFFECTS as KNOWN
from elgrande.rules.sets.facts import DECISIONS
from elgrande.rules.sets.known import MODULES

PARAGRAPHS = [paragraph for section in book() for paragraph in section.paragraphs]
ANSWERS = {key for paragraph in PARAGRAPHS for key in paragraph.answers}
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "rules"
EFFECTS = sorted({print_effect(card.effect) for card in all_cards()})


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


def test_every_card_leads_to_a_paragraph() -> None:
    assert [effect for effect in EFFECTS if not paragraphs_for(effect)] == []
    assert [each.id for each in paragraphs_for("either(move(any=1), king)")] == [
        "turn-action",
        "turn-move",
        "king-move",
    ]


def test_every_effect_that_is_named_is_one() -> None:
    named = {name for paragraph in PARAGRAPHS for name in paragraph.effects}
    assert named <= set(KNOWN)
    on_cards = set().union(*(effect_names(effect) for effect in EFFECTS))
    assert {name for ruling in rulings() for name in ruling.effects} <= on_cards
    assert effect_names("move(own=all, one_region=yes)") == {"move"}


def test_every_ruling_is_told_where_it_matters_or_says_why_not() -> None:
    written_down = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    kept = re.findall(r"^(?:## (R-\d+) |\| ([A-Z]{1,2}-\d+[bc]?) \|)", written_down, re.MULTILINE)
    # A ruling that several sets share stands in the tables of all of them.
    numbers = list(dict.fromkeys(whole or short for whole, short in kept))
    assert len(numbers) > 100
    assert [number_of(ruling.id) for ruling in every_ruling()] == numbers
    assert {name for paragraph in PARAGRAPHS for name in paragraph.rulings} == {each.id for each in rulings()}
    for ruling in every_ruling():
        assert not (ruling.untold and ruling.effects), ruling.id


@pytest.mark.parametrize("language", written())
def test_every_ruling_that_is_told_has_a_text_and_no_other(language: str) -> None:
    texts = Texts(language, strict=True)
    for ruling in rulings():
        assert texts.text(ruling.text)
    every = "\n".join(text for file, text in sources(language).items() if file.startswith("rulings"))
    assert set(re.findall(r"^(ruling-[a-z0-9-]+) =", every, re.MULTILINE)) == {
        each.text for each in rulings()
    }


def test_a_ruling_stands_with_the_set_that_it_is_about() -> None:
    of_sets = {"g": "inquisitor-colonies", "gr": "grandissimo", "k": "king-intrigant", "e": "players-edition"}
    of_sets |= {"s": "special-cards"}
    for paragraph in PARAGRAPHS:
        for name in paragraph.rulings:
            set_name = of_sets.get(name.split("-")[0])
            assert set_name is None or paragraph.sets == [set_name], name


def test_every_expansion_and_module_has_a_picture_in_its_own_chapter() -> None:
    pictured = {
        name
        for section in book()
        if section.id != "expansions"
        for paragraph in section.paragraphs
        if paragraph.picture
        for name in paragraph.sets
    }
    assert pictured == {module.name for module in MODULES}


def test_every_picture_is_shown_and_drawn_as_it_is() -> None:
    assert sorted(paragraph.picture for paragraph in PARAGRAPHS if paragraph.picture) == sorted(pictures())
    for name, picture in pictures().items():
        drawn = draw(picture)
        for folder in (DOCS / "pictures", ROOT / DRAWN):
            kept = (folder / f"{name}.svg").read_text(encoding="utf-8")
            assert kept == drawn, "run `python -m elgrande.lessons.book`"


@pytest.mark.parametrize("language", written())
def test_the_figures_of_a_picture_are_the_engines(language: str) -> None:
    texts = Texts(language, strict=True)
    for paragraph in PARAGRAPHS:
        if paragraph.picture:
            figures = pictures()[paragraph.picture].figures()
            told = re.findall(r"\d+", texts.text(f"{paragraph.text}.picture", **figures))
            assert {str(figure) for figure in figures.values()} <= set(told)


def test_a_picture_tells_what_a_scoring_would_bring() -> None:
    assert re.findall(r">\+(\d+)<", draw(pictures()["ties"])) == ["3", "3", "1"]
    assert re.findall(r">\+(\d+)<", draw(pictures()["bonus"])) == ["8", "3", "3", "7"]
    assert re.findall(r">\+(\d+)<", draw(pictures()["reversed"])) == ["0", "4", "8"]


def test_a_picture_of_power_cards_has_what_each_of_them_brings() -> None:
    cards = pictures()["supplies"].table().rules
    drawn = draw(pictures()["supplies"])
    assert [int(text) for text in re.findall(r">(\d+)</text>", drawn)] == list(range(180, 0, -10))
    assert drawn.count("<use ") == sum(cards.supply) == 46


@pytest.mark.parametrize("language", written())
def test_every_word_that_is_explained_is_found_in_the_texts(language: str) -> None:
    texts = Texts(language, strict=True)
    others = [text for file, text in sources(language).items() if file != "terms.ftl"]
    every = " ".join("\n".join(others).lower().replace("’", "'").split())
    for name, _ in terms().words:
        assert texts.text(f"term-{name}")
        assert texts.text(f"term-{name}.title")
        forms = texts.text(f"term-{name}.words").lower().replace("’", "'").replace("=", "").split("|")
        for form in forms:
            if not form.startswith("!"):
                assert re.search(rf"\b{re.escape(form.rstrip('*'))}", every), (name, form)
    for name, _ in terms().things:
        assert texts.text(f"thing-{name}")
        assert texts.text(f"thing-{name}.title")


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
        ("- section: king\n  paragraphs:\n  - {id: a, see: [king-b]}\n", 3, "no paragraph 'king-b'"),
        ("- section: king\n  paragraphs:\n  - {id: a, rulings: [r-99]}\n", 3, "ruling"),
        ("- section: king\n  paragraphs:\n  - {id: a, picture: nothing}\n", 3, "picture"),
    ],
)
def test_a_mistake_in_the_book_names_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(BadLesson, match=words) as caught:
        read_book(text, "book.yaml")
    assert caught.value.line == line


def test_a_link_to_a_paragraph_that_is_not_there_cannot_be_read() -> None:
    with pytest.raises(BadLesson, match="no paragraph 'nowhere'") as caught:
        read_terms("terms:\n- {name: court, paragraph: nowhere}\n", "terms.yaml")
    assert caught.value.line == 2
    with pytest.raises(BadLesson, match="like r-9"):
        read_rulings("- {ruling: nine}\n", "rulings.yaml")
    with pytest.raises(BadLesson, match="thing to draw"):
        read_pictures("- {picture: a, position: {king: granada}, show: [moon]}\n", "pictures.yaml")


def _refusals() -> str:
    return (FOLDER / "en" / "refusals.ftl").read_text(encoding="utf-8")
