"""Every lesson is played to its end, and everything that it tells is true on its table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elgrande.bots import Clock, consult, make_bot
from elgrande.lessons import BadLesson, Lesson, Run, WrongMove, course, read_lesson
from elgrande.lessons.reader import CHAPTERS
from elgrande.locale.texts import FOLDER, Texts, languages
from elgrande.rules import Dice, IllegalChoice
from elgrande.rules.sets.game_set import EDITION_NAMES

LESSONS: Final = {lesson.name: lesson for lesson in course()}
LONGEST: Final = 260
"""Letters of a note: nobody wants to read a page."""

FIGURE: Final = re.compile(rf"(?!\b(?:{'|'.join(EDITION_NAMES)})\b)(?<!\d)\d+")
"""A number that is not the year of an edition."""

named = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())


def moves_of(run: Run) -> str:
    """The next move by the script of a lesson; where that leaves it to a bot, the bot's."""
    step = run.step
    assert step is not None
    if step.kind == "read":
        return "next"
    if step.kind == "ask":
        return step.right
    if step.kind == "choose":
        return step.choose[0]
    if step.script != ["bot"]:
        return step.script[run.taken]
    asked = run.table.decision_of(run.lesson.seat)
    assert asked is not None
    answer = consult(make_bot("greedy"), run.table, run.lesson.seat, Clock(), Dice(1))
    return asked.texts[asked.options.index(answer.code)]


def variables(lesson: Lesson) -> dict[str, dict[str, int]]:
    """The notes of a lesson and the figures that each of them tells."""
    run, found = Run(lesson), {}
    while not run.done:
        assert run.step is not None
        found[run.step.note] = run.facts()
        run.move(moves_of(run))
    return found


@named
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    run = Run(lesson)
    shown = set()
    while not run.done:
        assert run.step is not None
        assert run.problems() == [], run.step.note
        run.facts()
        shown.add(run.step.note)
        run.move(moves_of(run))
    assert shown == {step.note for step in lesson.steps}


@named
def test_every_choice_that_a_lesson_expects_is_legal(lesson: Lesson) -> None:
    run = Run(lesson)
    while not run.done:
        step = run.step
        assert step is not None
        if step.kind == "choose":
            asked = run.table.decision_of(lesson.seat)
            assert asked is not None
            assert set(step.choose) <= set(asked.texts), step.note
        run.move(moves_of(run))


@named
@pytest.mark.parametrize("language", languages())
def test_every_note_is_told_and_every_figure_in_it_comes_from_the_engine(
    lesson: Lesson, language: str
) -> None:
    if not (FOLDER / language / "learn.ftl").exists():
        pytest.skip("not translated yet")
    texts = Texts(language, strict=True)
    for name in (lesson.title, f"{lesson.title}.about"):
        assert not FIGURE.search(texts.text(name)), f"{name} tells a figure that nobody checks"
    told = variables(lesson)
    for step in lesson.steps:
        facts = told[step.note]
        marked = dict.fromkeys(facts, "figure")
        parts = [step.note, f"{step.note}.title", *(f"{step.note}.{answer}" for answer in step.ask)]
        if step.kind in ("choose", "ask"):
            parts.append(f"{step.note}.wrong")
        for part in parts:
            assert len(texts.text(part, **facts)) <= LONGEST, part
            assert not FIGURE.search(texts.text(part, **marked)), (
                f"{part} tells a figure that nobody checks; make it a fact of the step"
            )


@pytest.mark.parametrize("language", languages())
def test_no_text_is_kept_for_a_note_that_is_not_there(language: str) -> None:
    file = FOLDER / language / "learn.ftl"
    if not file.exists():
        pytest.skip("not translated yet")
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    keys = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    notes = {step.note for lesson in course() for step in lesson.steps}
    titles = {lesson.title for lesson in course()}
    assert {key for key in keys if key.startswith("lesson-")} == notes | titles


def test_the_course_begins_with_the_game_and_ends_it_with_a_quiz() -> None:
    chapters = [lesson.chapter for lesson in course()]
    assert chapters == sorted(chapters, key=CHAPTERS.index)
    first = [lesson.name for lesson in course() if lesson.chapter == "first"]
    assert len(first) >= 12
    assert first[-1] == "quiz"


def test_a_wrong_but_legal_choice_changes_nothing() -> None:
    run = Run(LESSONS["map"], ["next"])
    before = run.table.state()
    with pytest.raises(WrongMove):
        run.move("to aragon")
    with pytest.raises(IllegalChoice):
        run.move("to galicia")
    assert run.table.state() == before
    run.move("to granada")


def test_a_wrong_answer_is_refused() -> None:
    run = Run(LESSONS["quiz"])
    with pytest.raises(WrongMove):
        run.move("card-first")
    assert run.index == 0


GOOD: Final = """\
chapter: first
position: {king: aragon, card: c2_court_3, caballeros: {granada: {violet: 1}}}
steps:
- note: one
  light: [granada]
  facts: {mine: count granada violet}
"""


def test_the_example_of_a_lesson_can_be_read() -> None:
    lesson = read_lesson(GOOD, "example")
    assert Run(lesson).facts() == {"mine": 1}


@pytest.mark.parametrize(
    ("wrong", "line", "words"),
    [
        (GOOD.replace("granada]", "granda]"), 5, "'granda' cannot be lit"),
        (GOOD.replace("count granada violet", "count granada pink"), 6, "no player 'pink'"),
        (GOOD.replace("count granada violet", "sum granada"), 6, "no fact 'sum'"),
        (GOOD.replace("count granada violet", "count granada"), 6, "after 'count' comes place, player"),
        (GOOD.replace("chapter: first", "chapter: second"), 1, "chapter"),
        (GOOD.replace("king: aragon, ", ""), 2, "king"),
        (GOOD.replace("  light", "  lihgt"), 5, "lihgt"),
        (GOOD + "  choose: to nowhere\n", 7, "nowhere"),
        (GOOD + "  ask: [yes, no]\n", 4, "a question needs a `right` answer"),
        (GOOD + "  ask: [yes, no]\n  right: perhaps\n", 8, "answer"),
        (GOOD + "  free: turn\n", 4, "script"),
        (GOOD + "  free: turn\n  choose: act\n  script: [end]\n", 7, "one task"),
        (GOOD + "  others: [{blue: jump}]\n", 7, "jump"),
    ],
)
def test_a_mistake_in_a_lesson_names_its_line(wrong: str, line: int, words: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read_lesson(wrong, "example", "example.yaml")
    assert caught.value.line == line
    assert words in str(caught.value)


def test_a_choice_of_others_that_is_not_legal_names_its_line() -> None:
    lesson = read_lesson(GOOD + "  others: [{blue: act}]\n", "example", "example.yaml")
    with pytest.raises(BadLesson, match=r"example\.yaml:7: "):
        Run(lesson)


def test_a_fact_that_does_not_hold_names_its_line() -> None:
    lesson = read_lesson(GOOD.replace("count granada violet", "card 9"), "example", "example.yaml")
    with pytest.raises(BadLesson, match=r"example\.yaml:6: there is no card on stack 9"):
        Run(lesson).facts()


def test_files_without_a_lesson_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="empty"):
        read_lesson("", "example")
