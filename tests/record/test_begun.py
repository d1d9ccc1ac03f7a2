"""Games that begin with a position instead of at the beginning."""

from __future__ import annotations

import json

import pytest

from elgrande.bots import Clock, consult, make_bot
from elgrande.puzzles import load_puzzle
from elgrande.record import BadRecord, Game, from_json, read_record, to_json, to_text
from elgrande.record.begun import game_at, written_out
from elgrande.record.scenario import BadScenario, position_text
from elgrande.rules import Dice, Setup, new_table

POSITION = """
name: the last round
players: 3
position:
  round: 9
  king: granada
  caballeros:
    aragon: {violet: 3, blue: 2}
  scores: {violet: 90, blue: 88, green: 70}
expect:
  round: 9
"""


def played(game: Game, entries: int) -> Game:
    bot, dice = make_bot("quick"), Dice(3)
    while len(game.entries) < entries and not game.over:
        seat = game.table.deciders[0]
        game.choose(consult(bot, game.table, seat, Clock(), dice).code, seat)
    return game


def test_a_game_from_a_position_is_played_to_its_end_and_read_again() -> None:
    game = played(game_at(written_out(POSITION, 5), {0: "Ana"}), 500)
    assert game.over
    assert game.table.scores[0] >= 90
    for again in (read_record(to_text(game)), from_json(json.loads(json.dumps(to_json(game))))):
        assert again.table.state() == game.table.state()
        assert again.entries == game.entries
        assert again.names == {0: "Ana"}
        assert to_text(again) == to_text(game)
    assert to_text(game).startswith("elgrande record 3\n")


def test_it_starts_again_where_it_began() -> None:
    game = game_at(POSITION)
    first = game.table.state()
    played(game, 6)
    assert game.restarted().table.state() == first
    assert [entry for entry, _ in game.replayed()] == game.entries


def test_what_a_position_leaves_open_is_drawn_and_then_written_down() -> None:
    one, other = (game_at(written_out(POSITION, seed)) for seed in (1, 2))
    assert one.chance.decks != other.chance.decks
    assert read_record(to_text(one)).chance.decks == one.chance.decks
    own = f"{POSITION}seed: 7\n"
    assert written_out(own, 1) == written_out(own, 2)
    assert game_at(own).table.state() == game_at(written_out(own, 1)).table.state()


@pytest.mark.parametrize("name", ["2015-4-inquisitor-colonies-1001-294", "1995-2-5001-39"])
def test_a_moment_in_the_middle_of_a_turn_is_a_beginning_too(name: str) -> None:
    table = load_puzzle(name).table()
    game = game_at(position_text(table))
    assert game.table.state() == table.state()
    assert read_record(to_text(played(game, 3))).table.state() == game.table.state()


def test_games_from_the_beginning_are_written_as_before() -> None:
    game = Game.new(Setup("2015", 3), 4)
    assert to_text(game).startswith("elgrande record 1\n")
    assert "position" not in to_json(game)
    assert "position" not in to_text(game)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("king: granada", "king: atlantis"), "atlantis"),
        (("edition: '2015'", "edition: '1995'"), "another game"),
        (("position:\n", ""), "right after"),
    ],
)
def test_a_damaged_position_is_refused(change: tuple[str, str], why: str) -> None:
    text = to_text(game_at(written_out(POSITION, 1)))
    assert change[0] in text
    with pytest.raises(BadRecord, match=why):
        read_record(text.replace(*change, 1))


def test_what_cannot_be_is_refused_with_its_line() -> None:
    with pytest.raises(BadScenario, match=r"position:8: .*300"):
        game_at(POSITION.replace("{violet: 3,", "{violet: 300,"))
    with pytest.raises(BadScenario, match="several"):
        game_at("scenarios:\n- {name: a, expect: {round: 1}}\n- {name: b, expect: {round: 1}}\n")


def test_a_new_table_can_be_a_position() -> None:
    table = new_table(Setup("2023", 4), 3)
    assert game_at(position_text(table)).table.state() == table.state()
