"""Lessons on the server: a learner's moves are played from the start each time, so nothing has to be remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from elgrande.lessons import Run, WrongMove, course, lesson_named
from elgrande.lessons.book import Paragraph, book, rulings, terms
from elgrande.lessons.pictures import pictures
from elgrande.rules import IllegalChoice, Table, view
from elgrande.rules.errors import Reason
from elgrande.server.eyes import decision, more_of, preview_of, told_to
from elgrande.server.lesson_messages import (
    LessonInfo,
    LessonList,
    LessonNote,
    LessonRefusal,
    LessonState,
    RuleBook,
    RuleParagraph,
    RulePicture,
    RuleSection,
    RuleTerm,
    RulingInfo,
)
from elgrande.server.live.facts import setup_info
from elgrande.server.messages import Position, ReplayState
from elgrande.server.problems import Refusal
from elgrande.server.resources import EntryInfo

MOST_MOVES: Final = 300


def lessons() -> LessonList:
    return LessonList(
        [
            LessonInfo(
                lesson.name,
                cast(Any, lesson.chapter),
                lesson.title,
                len(lesson.steps),
                setup_info(lesson.setup),
            )
            for lesson in course()
        ]
    )


@cache
def rule_book() -> RuleBook:
    """The rules to look up."""
    return RuleBook(
        sections=[
            RuleSection(section.id, section.text, [_paragraph(one) for one in section.paragraphs])
            for section in book()
        ],
        rulings=[RulingInfo(ruling.id, ruling.text, ruling.effects) for ruling in rulings()],
        terms=[RuleTerm(name, f"term-{name}", paragraph) for name, paragraph in terms().words],
        things=[RuleTerm(name, f"thing-{name}", paragraph) for name, paragraph in terms().things],
    )


def _paragraph(one: Paragraph) -> RuleParagraph:
    picture = None
    if one.picture:
        picture = RulePicture(one.picture, f"{one.text}.picture", dict(pictures()[one.picture].figures()))
    return RuleParagraph(
        id=one.id,
        text=one.text,
        editions=one.editions,
        sets=one.sets,
        lesson=one.lesson or None,
        answers=one.answers,
        effects=one.effects,
        see=one.see,
        rulings=one.rulings,
        picture=picture,
    )


def play(name: str, moves: Sequence[str], since: int) -> LessonState:
    """Where a lesson stands after some moves; a move that is refused is the last.

    The states after entry number ``since`` come one by one. With -1 there is only the last one, with all the news.
    """
    lesson = lesson_named(name)
    if lesson is None:
        raise Refusal("not_found", f"there is no lesson '{name[:40]}'", 404)
    states: list[ReplayState] = []

    def watch(run: Run) -> None:
        if 0 <= since < len(run.entries):
            states.append(_state(run, run.entries[-1].news_from))

    run = Run(lesson, watch=watch)
    refusal: LessonRefusal | None = None
    made = 0
    for move in moves:
        try:
            run.move(move)
        except (WrongMove, IllegalChoice) as problem:
            refusal = _refusal(problem)
            break
        made += 1
    if since < 0:
        states.append(_state(run, 0))
    return LessonState(
        id=lesson.name,
        seat=lesson.seat,
        step=run.index,
        steps=len(lesson.steps),
        note=_note(run),
        refusal=refusal,
        moves=made,
        taken=run.taken,
        states=states,
    )


def _state(run: Run, news_from: int) -> ReplayState:
    entry = run.entries[-1] if run.entries else None
    return ReplayState(
        number=len(run.entries),
        entry=None if entry is None else EntryInfo(entry.seat, entry.text),
        log_from=news_from,
        news=told_to(run.table.news[news_from:], run.lesson.seat),
        position=_position(run.table, run.lesson.seat, run.taken > 0),
    )


def _position(table: Table, seat: int, can_undo: bool) -> Position:
    seen = view(table, seat)
    asked = table.decision_of(seat)
    return Position(
        view=seen,
        decision=None if asked is None else decision(table, seen, asked, 0),
        preview=preview_of(table, seen["castillo"]["caballeros"] is not None),
        can_undo=can_undo,
        passing=False,
        mine_waiting=[seat] if asked is not None else [],
        more={} if table.over else more_of(table, seat),
    )


def _note(run: Run) -> LessonNote | None:
    step = run.step
    if step is None:
        return None
    return LessonNote(step.note, run.facts(), step.light, cast(Any, step.kind), step.ask)


def _refusal(problem: WrongMove | IllegalChoice) -> LessonRefusal:
    reason: Reason | None = problem.reason
    rules = isinstance(problem, IllegalChoice)
    if reason is None:
        return LessonRefusal(rules, str(problem))
    return LessonRefusal(rules, str(problem), reason.key, dict(reason.facts))
