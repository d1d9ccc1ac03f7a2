"""What must hold for every game there is: records bring it back step by step, and undo undoes exactly."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande.record import Game, from_json, from_text, read_record, to_json, to_text
from elgrande.rules import Setup
from tests.record.games import SEEDS, play, played, setups, told

LENGTHS = st.integers(0, 500)
"""How much of a game is played; most games are over before the upper end."""


def assert_same(one: Game, other: Game) -> None:
    assert one.setup == other.setup
    assert (one.seed, one.names) == (other.seed, other.names)
    assert one.chance.lists() == other.chance.lists()
    assert one.entries == other.entries
    assert one.standing == other.standing
    assert one.table.state() == other.table.state()
    assert told(one.log) == told(other.log)
    assert told(one.table.news) == told(other.table.news)
    seats = range(one.setup.players)
    assert [one.can_undo(seat) for seat in seats] == [other.can_undo(seat) for seat in seats]


@settings(max_examples=40, deadline=None)
@given(setups(), SEEDS, LENGTHS)
def test_text_and_json_bring_a_game_back(setup: Setup, seed: int, length: int) -> None:
    game = played(setup, seed, length, undos=8)
    text = to_text(game)
    data = to_json(game)
    for again in (from_text(text), from_json(data), read_record(text), read_record(json.dumps(data))):
        assert_same(again, game)
        assert to_text(again) == text
        assert to_json(again) == data


@settings(max_examples=25, deadline=None)
@given(setups(), SEEDS)
def test_a_replay_gives_the_same_table_at_every_step(setup: Setup, seed: int) -> None:
    game = Game.new(setup, seed)
    states = [game.table.state() for _ in play(game, seed, undos=6)]
    again = from_text(to_text(game))
    assert [step.table.state() for _, step in again.replayed()] == states
    assert game.over


@settings(max_examples=40, deadline=None)
@given(setups(), SEEDS, LENGTHS)
def test_undo_brings_the_table_back_and_the_same_choice_leads_on_again(
    setup: Setup, seed: int, length: int
) -> None:
    game = Game.new(setup, seed)
    before, log_before = game.table.state(), told(game.log)
    for _ in play(game, seed, length):
        entry = game.standing[-1]
        after, log_after, standing = game.table.state(), told(game.log), list(game.standing)
        if game.can_undo(entry.seat):
            game.undo(entry.seat)
            assert game.table.state() == before
            assert told(game.log) == log_before
            assert game.standing == standing[:-1]
            game.choose(entry.text, entry.seat)
            assert game.table.state() == after
            assert told(game.log) == log_after
            assert game.standing == standing
        before, log_before = after, log_after


@settings(max_examples=40, deadline=None)
@given(setups(), SEEDS, LENGTHS)
def test_undo_never_goes_behind_a_reveal_or_a_choice_of_another(setup: Setup, seed: int, length: int) -> None:
    game = Game.new(setup, seed)
    for _ in play(game, seed, length):
        last = game.standing[-1].seat
        for seat in range(setup.players):
            if seat != last and game.can_undo(seat):
                # Another seat has chosen since: allowed only while both choose at the same time.
                again = from_json(to_json(game))
                again.undo(seat)
                assert game.table.pending
                assert again.table.pending == game.table.pending | 1 << seat
                assert again.table.reveals == game.table.reveals
                assert len(again.standing) == len(game.standing) - 1


@settings(max_examples=30, deadline=None)
@given(setups(), SEEDS, LENGTHS)
def test_the_choices_that_stand_are_a_game_of_their_own(setup: Setup, seed: int, length: int) -> None:
    game = played(setup, seed, length, undos=3)
    plain = game.restarted()
    for entry in game.standing:
        plain.choose(entry.text, entry.seat)
    assert plain.table.state() == game.table.state()
    assert told(plain.log) == told(game.log)
