"""New games are shuffled by the system's randomness, and no seed tells what is to come."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from elgrande.record import Game, fresh_dice, from_json, from_text, to_json, to_text
from elgrande.rules import Dice, Setup
from elgrande.rules.dice import Thrown
from elgrande.rules.ruleset import draw_chance, throw_chance
from elgrande.rules.sets.build import rules_for
from tests.server.clients import Person, running

SETUPS = [Setup("2015", 5), Setup("2015", 2), Setup("2023", 3)]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.key())
def test_all_chance_comes_from_the_system(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bytes of the system make the same game; nothing else has a say in it."""
    games = [Game.new(setup, seed, dice=fresh_dice()) for seed in (1, 1)]
    assert games[0].chance.decks != games[1].chance.decks
    monkeypatch.setattr(secrets, "token_bytes", lambda count: bytes(number % 251 for number in range(count)))
    fixed = [to_json(Game.new(setup, seed, dice=fresh_dice())) for seed in (1, 2)]
    assert fixed[0] == fixed[1]


def test_such_a_game_has_no_seed_and_is_recorded_all_the_same() -> None:
    game = Game.new(Setup("2015", 4), dice=fresh_dice())
    game.choose(game.table.decision.options[0] if game.table.decision else 0)
    assert game.seed is None
    assert to_json(from_json(to_json(game))) == to_json(game)
    assert to_json(from_text(to_text(game))) == to_json(game)


def test_seeded_games_stay_as_they_were() -> None:
    rules = rules_for(Setup("2015", 4))
    assert throw_chance(rules, Dice(7)).decks == draw_chance(rules, 7).decks
    numbers = Dice(7)
    thrown = Thrown([int(numbers.next()) for _ in range(400)])
    assert throw_chance(rules, thrown).decks == draw_chance(rules, 7).decks


def test_too_few_numbers_are_refused() -> None:
    with pytest.raises(IndexError, match="more numbers"):
        throw_chance(rules_for(Setup("2015", 4)), Thrown([1, 2, 3]))


def test_games_on_a_server_have_no_seed(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "elgrande.db")) as server:
        ana = Person(server.port, "Ana")
        table = ana.start_table("me", "random")["id"]
        assert server.app.state.house.tables[table].course.game.seed is None
        ana.close()
