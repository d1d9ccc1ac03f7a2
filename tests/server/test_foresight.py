"""Bots think on the opponents' time, about nothing that they cannot know, and in nobody's way."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

from elgrande.bots import Clock, consult, glimpse, make_bot
from elgrande.rules import Dice, Setup, Table, new_table
from elgrande.server import foresight
from elgrande.server.cast import LEVELS
from elgrande.server.foresight import Foreseen, Foresight, foresee
from elgrande.server.thinking import Thinkers
from tests.properties.hidden import shuffle_hidden

PERSON, BOT = 0, 1
GREEDY = LEVELS["greedy"]
LEVEL = LEVELS["courtier:count"]


def position() -> Table:
    """The person is about to play a power card, and the bot is next."""
    return new_table(Setup("2015", 3, options={"start": "violet"}), 7, telling=False)


def as_guessed(table: Table) -> Table:
    """The table after the person has done what the quick policy would do."""
    after = table.copy()
    after.play(consult(make_bot("quick"), after, PERSON, Clock(), Dice(1)).code)
    return after


class AtOnce:
    """A process that does at once what it is asked for."""

    asked: int = 0

    def __init__(self, work: object) -> None:
        self.closed = False

    def ask(self, seconds: float, task: str, *arguments: Any) -> Future[Any]:
        AtOnce.asked += 1
        done: Future[Any] = Future()
        done.set_result(foresee(*arguments))
        return done

    def close(self) -> None:
        self.closed = True

    def join(self) -> None:
        assert self.closed


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    monkeypatch.setattr(foresight, "Thinker", AtOnce)
    AtOnce.asked = 0
    return Thinkers(2, ahead=True)


def test_what_comes_as_guessed_is_answered_at_once(thinkers: Thinkers) -> None:
    table = position()
    thinkers.think_ahead("game", table, {BOT: LEVEL, 2: LEVEL})
    after = as_guessed(table)
    thought = asyncio.run(thinkers.choose("game", BOT, LEVEL, after))
    assert thought.in_time
    assert thought.code in list(after.options)
    assert thinkers.foresight is not None
    assert thinkers.foresight.used == 1
    assert thinkers.thoughts == 0, "no process had to think"
    thinkers.close()


def test_what_comes_otherwise_is_thought_about_as_usual(thinkers: Thinkers) -> None:
    table = position()
    thinkers.think_ahead("game", table, {BOT: LEVEL})
    known = thinkers.foresight
    assert known is not None
    guessed = as_guessed(table)
    for code in table.options:
        other = table.copy()
        other.play(code)
        if other.state() != guessed.state():
            assert known.answer("game", BOT, LEVEL, other) is None
    thinkers.think_ahead("another", table, {BOT: LEVEL})
    assert known.answer("another", 2, LEVEL, guessed) is None, "it is the answer of another seat"
    assert known.answer("another", BOT, GREEDY, guessed) is None, "and of another bot"


def test_it_is_off_when_somebody_thinks_and_when_it_is_not_wanted(thinkers: Thinkers) -> None:
    thinkers.places.free = 1
    thinkers.think_ahead("game", position(), {BOT: LEVEL})
    assert AtOnce.asked == 0
    thinkers.places.free = 2
    for _ in range(3):
        thinkers.think_ahead("game", position(), {BOT: LEVEL})
    assert AtOnce.asked == 1, "the same table once is enough"
    without = Thinkers(2)
    assert without.foresight is None
    without.think_ahead("game", position(), {BOT: LEVEL})
    assert AtOnce.asked == 1


def test_it_depends_on_nothing_that_the_bot_cannot_know() -> None:
    table = position()
    bots = {BOT: ("search:20i", 5.0)}
    found = foresee(table, bots, 3)
    assert found is not None
    assert found == foresee(shuffle_hidden(table, BOT, Dice(5)), bots, 3)
    assert found.state == glimpse(as_guessed(table), BOT).known.state()


def test_nothing_is_thought_beyond_what_comes_to_light() -> None:
    """Everybody but the bot plays its power cards and the last turn: then new cards are turned up."""
    table = position()
    while table.round == 1:
        table.play(table.options[0])
    last = new_table(Setup("2015", 3, options={"start": "violet"}), 7, telling=False)
    while True:
        copied = last.copy()
        copied.play(copied.options[0])
        if copied.round == 2:
            break
        last = copied
    who = last.decider
    others = {seat: ("greedy", 1.0) for seat in range(3) if seat != who}
    assert foresee(last, others, 1) is None


def test_only_so_many_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "_KEPT", 2)
    known = Foresight()
    for game in range(4):
        done: Future[Foreseen | None] = Future()
        done.set_result(Foreseen(BOT, LEVEL.id, [], 1))
        known._keep(str(game), done)
    assert list(known._answers) == ["2", "3"]
    known.close()
