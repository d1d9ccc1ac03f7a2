"""Figures of games and of players."""

from __future__ import annotations

import random

import pytest

from elgrande.record import Game
from elgrande.rules import Setup, ranks
from elgrande.statistics import Played, figures_of, statistics_of


def played(*sets: str, players: int = 3) -> Game:
    game = Game.new(Setup("2015", players, list(sets)), seed=5)
    chance = random.Random(5)
    while not game.over:
        seat = game.table.deciders[0]
        decision = game.table.decision_of(seat)
        assert decision is not None
        game.choose(chance.choice(list(decision.options)), seat)
    return game


@pytest.mark.parametrize("sets", [(), ("king-intrigant",), ("inquisitor-colonies",)])
def test_all_points_have_a_source_and_every_round_a_power_card(sets: tuple[str, ...]) -> None:
    game = played(*sets)
    figures = figures_of(game)
    assert figures is not None
    assert [seat.rank for seat in figures.seats] == ranks(game.table)
    for seat, score in zip(figures.seats, game.table.scores, strict=True):
        assert seat.points == score == sum(seat.sources.values())
        assert sum(seat.powers.values()) == 9


def test_a_game_that_was_not_played_to_its_end_has_no_figures() -> None:
    assert figures_of(Game.new(Setup("2015", 3), seed=1)) is None


def game_of(rank: int, shared: int = 1, players: int = 4, **facts: object) -> Played:
    return Played(
        edition=str(facts.get("edition", "2015")),
        family=str(facts.get("family", "base")),
        players=players,
        rank=rank,
        shared=shared,
        points=int(str(facts.get("points", 100))),
        sources={"regions": 60, "special": 40},
        powers={"13": 1, str(facts.get("power", 1)): 1},
        others=[("ben", 2), ("eva", rank)],
    )


def test_the_figures_of_a_player() -> None:
    found = statistics_of(
        [
            game_of(1, points=120),
            game_of(1, shared=2, points=80),
            game_of(4, players=5, power=13),
            game_of(2, family="king-intrigant", power=180),
        ]
    )
    assert (found.games, found.wins, found.mean_rank) == (4, 1.5, 2.0)
    four, five = found.shares
    assert (four.players, four.games, four.wins, four.mean_points) == (4, 3, 1.5, 100.0)
    assert (five.players, five.mean_rank) == (5, 4.0)
    assert found.sources == {"regions": 60.0, "special": 40.0}
    assert [(one.power, one.times, one.games) for one in found.powers["base"]] == [("13", 3, 3), ("1", 2, 3)]
    assert found.powers["king-intrigant"][0].power == "180"
    ben = found.company[0]
    assert (ben.id, ben.games, ben.ahead, ben.behind) == ("ben", 4, 2, 1)
    assert found.company[1].ahead == found.company[1].behind == 0


def test_nobody_has_figures_without_games() -> None:
    found = statistics_of([])
    assert (found.games, found.wins, found.mean_rank, found.shares) == (0, 0, 0.0, [])
