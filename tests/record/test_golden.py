"""Golden games: whole games of every edition and number of players, replayed to the letter."""

import pytest

from elgrande.record import from_text
from elgrande.rules.choices import CHOICE_TEXTS
from tests.golden.make import FOLDER, GAMES, golden_text

FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_file_for_every_golden_game_and_no_other() -> None:
    assert {file.stem for file in FILES} == set(GAMES)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_golden_game_is_played_as_it_always_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    game = from_text(text)
    assert game.setup == GAMES[name]
    assert game.over
    # Comments included: what was turned up, taken and scored on the way, and all that could have been chosen.
    assert golden_text(game) == text


def test_the_golden_games_show_all_kinds_of_choices_and_undo() -> None:
    words = {
        entry.text.split()[0]
        for file in FILES
        for entry in from_text(file.read_text(encoding="utf-8")).entries
    }
    assert words >= {
        *("power", "modifier", "plain", "take", "from", "use", "skip", "reuse", "back"),
        *("card", "act", "end", "to", "stop", "veto", "allow", "first", "second"),
        *("lift", "region", "disc", "king", "swap", "grande", "board"),
        "undo",
    }
    seldom = {"close", "pass_round", "refuse", "remove", "ship_from"}
    assert {choice.split()[0] for choice in CHOICE_TEXTS} - words <= seldom
