"""Playing a lesson: the learner's moves, the others' choices, and where that leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from elgrande.bots import Clock, consult, make_bot
from elgrande.lessons.facts import Scene
from elgrande.lessons.reader import BadLesson
from elgrande.lessons.steps import Lesson, Step
from elgrande.record.scenario.checks import Moment
from elgrande.rules import Dice, ElGrandeError, IllegalChoice
from elgrande.rules.errors import UnknownChoice

NEXT: Final = "next"
"""The move of a learner who has read a note."""
RIVALS: Final = "greedy"
"""Who plays for the others where the learner is free."""
_MOST: Final = 2_000


class WrongMove(ElGrandeError):
    """A move that the rules allow, but not this step of the lesson."""


@dataclass(frozen=True)
class Entry:
    """A choice that was made at the table, and where in the news its events begin."""

    seat: int
    text: str
    news_from: int


class Run:
    """One learner in one lesson."""

    def __init__(
        self, lesson: Lesson, moves: Iterable[str] = (), watch: Callable[[Run], None] | None = None
    ) -> None:
        self.lesson = lesson
        self._watch = watch
        """Is called after every choice at the table, also those of others."""
        self.table = lesson.table()
        self.entries: list[Entry] = []
        self.index = 0
        self.taken = 0
        """Free choices in this step."""
        self._before = lesson.scenario.scores_before()
        """Everybody's points when the note before was shown."""
        self._shown = list(self._before)
        self._dice = Dice(lesson.scenario.seed + 1)
        self._bot = make_bot(RIVALS)
        self._begin()
        for move in moves:
            self.move(move)

    @property
    def done(self) -> bool:
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        return None if self.done else self.lesson.steps[self.index]

    def facts(self) -> dict[str, int]:
        """The figures of the present note, from the engine."""
        step = self.step
        if step is None:
            return {}
        scene = Scene(self.table, self.lesson.seat, self._before)
        found: dict[str, int] = {}
        for name, fact in step.facts.items():
            try:
                found[name] = fact.find(scene)
            except ValueError as problem:
                raise BadLesson(self.lesson.file, fact.line, str(problem)) from None
        return found

    def problems(self) -> list[str]:
        """What was to hold at the present note and does not."""
        step = self.step
        if step is None:
            return []
        moment = Moment(self.table, self.lesson.words, self.lesson.scenario.scores_before())
        looked = [(check, check.look(moment)) for check in step.checks]
        return [
            f"{check.node.file}:{check.node.line}: {problem}"
            for check, problem in looked
            if problem is not None
        ]

    # ------------------------------------------------------------------ going on

    def move(self, move: str) -> None:
        """Do what the learner does; nothing has changed if that is refused."""
        step = self.step
        if step is None:
            raise WrongMove("the lesson is over")
        if step.kind in ("read", "ask"):
            if move != (step.right if step.kind == "ask" else NEXT):
                raise WrongMove("that is not the answer")
            self._advance()
            return
        seat = self.lesson.seat
        asked = self.table.decision_of(seat)
        if asked is not None and move in asked.texts and step.kind == "choose" and move not in step.choose:
            raise WrongMove("the rules allow that, but this lesson is about something else")
        self._choose(seat, move)
        if step.kind == "choose":
            self._advance()
            return
        self.taken += 1
        if not self._free_is_over(step):
            self._let_others_play()
        if self._free_is_over(step):
            self._advance()

    def _free_is_over(self, step: Step) -> bool:
        if self.table.over:
            return True
        if step.free == "turn":
            return self.table.active != self.lesson.seat
        return step.free.isdecimal() and self.taken >= int(step.free)

    def _advance(self) -> None:
        self.index += 1
        self.taken = 0
        self._begin()

    def _begin(self) -> None:
        """What others do before the note is shown."""
        step = self.step
        if step is None:
            return
        for rival in step.others:
            try:
                self._choose(rival.seat, rival.text)
            except ElGrandeError as problem:
                raise BadLesson(self.lesson.file, rival.line, str(problem)) from None
        if step.bots:
            self._let_others_play()
        self._before, self._shown = self._shown, self.table.scores

    def _choose(self, seat: int, text: str) -> None:
        news_from = len(self.table.news)
        try:
            self.table.choose(text, seat)
        except UnknownChoice as problem:
            raise IllegalChoice(str(problem)) from None
        self._enter(Entry(seat, text, news_from))

    def _enter(self, entry: Entry) -> None:
        self.entries.append(entry)
        if self._watch is not None:
            self._watch(self)

    def _let_others_play(self) -> None:
        """The others choose until it is the learner's turn again."""
        for _ in range(_MOST):
            waiting = [seat for seat in self.table.deciders if seat != self.lesson.seat]
            if self.table.over or not waiting or self.table.decision_of(self.lesson.seat) is not None:
                return
            answer = consult(self._bot, self.table, waiting[0], Clock(), self._dice)
            news_from = len(self.table.news)
            decision = self.table.decision_of(waiting[0])
            assert decision is not None
            text = decision.texts[decision.options.index(answer.code)]
            self.table.choose(answer.code, waiting[0])
            self._enter(Entry(waiting[0], text, news_from))
