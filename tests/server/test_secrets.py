"""No message to a seat changes when only things change that the seat cannot know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from elgrande.record import Game
from elgrande.rules import Dice, Setup
from elgrande.server.course import Course
from elgrande.server.eyes import position, told_to
from elgrande.server.live.connection import Connection, encode
from elgrande.server.live.facts import head_of, new_facts
from elgrande.server.live.table import LiveTable
from elgrande.server.resources import NoClock
from elgrande.server.store.games import SeatRow, Stored
from tests.properties.hidden import shuffle_hidden
from tests.properties.mixes import BOXES, name_of

SOME_BOXES = [box for box in BOXES if box.players in (2, 4)]
each_box = pytest.mark.parametrize("box", SOME_BOXES, ids=name_of)


def live_table(game: Game) -> LiveTable:
    """A table as the server has it, without a server around it."""
    facts = new_facts("secret", None, "Table", game.setup, NoClock())
    facts.state = "playing"
    row: Any = {
        **facts.row(),
        "record": head_of(game),
        "clocks": None,
        "revision": 0,
        "keeper": None,
        "around": None,
    }
    seats = [SeatRow(seat, "person", f"account {seat}", f"P{seat}") for seat in range(game.setup.players)]
    no_house: Any = None
    return LiveTable(no_house, Stored(row, seats, [], None, []), Course(game))


def games(box: Setup, seed: int) -> Iterator[Course]:
    """A random game, with an undo now and then, at every eighth decision or so."""
    dice = Dice(seed)
    course = Course(Game.new(box, seed))
    while not course.game.over:
        seat = course.game.table.deciders[dice.below(len(course.game.table.deciders))]
        decision = course.game.table.decision_of(seat)
        assert decision is not None
        course.choose(decision.options[dice.below(len(decision.options))], seat)
        if dice.below(10) == 0 and course.can_take_back(seat):
            course.take_back(seat)
        if dice.below(8) == 0:
            yield course


@each_box
def test_what_is_sent_does_not_depend_on_what_is_hidden(box: Setup) -> None:
    table = live_table(Game.new(box, 1))
    dice = Dice(99)
    for course in games(box, 1):
        if course.game.over:
            break
        table.course = course
        true = course.game.table
        for viewer in [*range(box.players), None]:
            mine = [] if viewer is None else [viewer]
            connection = Connection(None, viewer)
            connection.mine = mine
            sent = encode(table.hello(connection))
            course.game.table = shuffle_hidden(true, viewer, dice)
            assert encode(table.hello(connection)) == sent
            course.game.table = true


@each_box
def test_news_carry_no_secret_of_others(box: Setup) -> None:
    """What is secret in an event reaches only the seats that know it."""
    for course in games(box, 2):
        for event in course.game.log:
            if event.secret is None:
                continue
            for viewer in [*range(box.players), None]:
                (told,) = told_to([event], viewer)
                knows = viewer is not None and event.known_to >> viewer & 1
                for name, value in event.secret.items():
                    assert told[name] == (value if knows else None)


@each_box
def test_what_is_chosen_in_secret_shows_to_nobody_else(box: Setup) -> None:
    """While several seats choose at the same time, the others see the same whatever one of them chooses."""
    compared = 0
    for seed in range(3):
        for course in games(box, seed):
            table = course.game.table
            if not table.pending or len(table.deciders) < 2:
                continue
            seat = table.deciders[0]
            decision = table.decision_of(seat)
            assert decision is not None
            seen: list[dict[int | None, bytes]] = []
            for code in (decision.options[0], decision.options[-1]):
                branch = Course(Game(table.copy()))
                branch.choose(code, seat)
                seen.append(
                    {
                        viewer: msgspec.json.encode(position(branch, viewer))
                        for viewer in [*range(box.players), None]
                        if viewer != seat
                    }
                )
            assert seen[0] == seen[1]
            compared += 1
    # Whether there is a disc to set depends on the cards; with four players there always is in one of three games.
    assert compared > 0 or box.players == 2


@each_box
def test_automatic_answers_tell_nothing(box: Setup) -> None:
    """Where the table answers by itself, the seat would have had the same one option whatever it holds."""
    dice = Dice(5)
    for course in games(box, 3):
        for seat in course.game.table.deciders:
            code = course.only_answer(seat, lambda: dice)
            if code is None:
                continue
            decision = course.game.table.decision_of(seat)
            assert decision is not None
            assert decision.options == [code]
            assert not decision.texts[0].startswith(("power", "modifier", "back", "reuse", "plain"))


@each_box
def test_positions_are_plain_json(box: Setup) -> None:
    for course in games(box, 4):
        for viewer in (0, None):
            encoded = msgspec.json.encode(position(course, viewer))
            assert json.loads(encoded)["view"]["seat"] == viewer
