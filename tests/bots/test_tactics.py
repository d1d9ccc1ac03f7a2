"""Positions with a right answer: points to take, a trap to avoid, a disc to set, a Veto worth spending."""

from __future__ import annotations

import pytest

from elgrande.bots import Clock, consult, make_bot
from elgrande.rules import Dice, Position, Setup, Table, arrange, rules_for
from elgrande.rules.places import (
    ARAGON,
    CASTILLA_LA_NUEVA,
    CASTILLO,
    CATALUNA,
    GALICIA,
    GRANADA,
    SEVILLA,
    VALENCIA,
)

VIOLET, BLUE, GREEN, ORANGE = range(4)
BOTS = ["greedy", "search:150i"]


def table(position: Position) -> Table:
    return arrange(rules_for(Setup("2015", 4)), position, seed=3, telling=False)


def answers(bot: str, t: Table, until: str = "") -> list[str]:
    """The choices of one seat in a row, up to one that begins with a word."""
    seat = t.deciders[0]
    player = make_bot(bot)
    chosen: list[str] = []
    while not t.over and t.deciders[0] == seat:
        answer = consult(player, t, seat, Clock(), Dice(len(chosen) + 1))
        chosen.append(answer.text)
        t.choose(answer.code, seat)
        if until and answer.text.startswith(until):
            break
    return chosen


@pytest.mark.parametrize("bot", BOTS)
def test_seven_points_are_taken_where_one_is_alone(bot: str) -> None:
    position = Position()
    position.phase, position.card, position.round, position.king = "turn", "c2_score_choice", 2, GALICIA
    position.caballeros = {
        CASTILLA_LA_NUEVA: {VIOLET: 5},
        VALENCIA: {BLUE: 4, GREEN: 3, VIOLET: 1},
        ARAGON: {ORANGE: 4, BLUE: 2},
    }
    chosen = answers(bot, table(position))
    assert "region castilla_la_nueva" in chosen


@pytest.mark.parametrize("bot", BOTS)
def test_a_scoring_that_helps_only_the_others_is_left_alone(bot: str) -> None:
    position = Position()
    position.phase, position.card, position.round, position.king = "turn", "c3_score_5", 2, GALICIA
    position.courts = {VIOLET: 0}
    position.caballeros = {ARAGON: {BLUE: 6, GREEN: 3}, VALENCIA: {BLUE: 6, ORANGE: 3}, SEVILLA: {VIOLET: 3}}
    assert answers(bot, table(position)) == ["end"]


@pytest.mark.parametrize("bot", BOTS)
def test_the_castillo_empties_into_the_region_that_it_wins(bot: str) -> None:
    position = Position()
    position.phase, position.round, position.king = "scoring", 9, GRANADA
    position.caballeros = {
        CASTILLO: {VIOLET: 4},
        CASTILLA_LA_NUEVA: {BLUE: 3},
        ARAGON: {BLUE: 9, GREEN: 8, ORANGE: 7},
        CATALUNA: {ORANGE: 9, BLUE: 8, GREEN: 7},
        VALENCIA: {GREEN: 9, BLUE: 8, ORANGE: 7},
    }
    t = table(position)
    assert t.deciders == [VIOLET]
    [disc] = answers(bot, t, until="disc")
    # There they win seven points and cost blue three; empty Castilla la Vieja brings six, the King's Granada none.
    assert disc == "disc castilla_la_nueva"


@pytest.mark.parametrize("bot", BOTS)
def test_a_veto_is_spent_on_a_scoring_that_would_decide_the_game(bot: str) -> None:
    position = Position()
    position.phase, position.card, position.round, position.king = "turn", "c2_score_choice", 9, GALICIA
    position.active = BLUE
    position.vetos_old = {VIOLET: 1}
    position.points = {VIOLET: 90, BLUE: 88, GREEN: 20, ORANGE: 20}
    position.caballeros = {CASTILLA_LA_NUEVA: {BLUE: 6}, SEVILLA: {VIOLET: 5}, GRANADA: {VIOLET: 5}}
    t = table(position)
    for choice in ("act", "region castilla_la_nueva"):
        t.choose(choice)
    assert t.deciders == [VIOLET]
    assert answers(bot, t, until="")[:1] == ["veto"]
