"""Playing in the terminal: whole games, questions, mistakes, second thoughts, leaving and coming back."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from elgrande.locale import Speech
from elgrande.record import Game, read_record
from elgrande.rules.sets.setup import Setup
from elgrande.terminal.files import read_game
from elgrande.terminal.keys import key_of
from elgrande.terminal.look import FINE
from elgrande.terminal.play import Play
from elgrande.terminal.screen import Screen

Answers = Callable[["Sitting", str], str]


class Sitting:
    """A game with a player who answers from a script or by a rule."""

    def __init__(
        self,
        answers: list[str] | Answers,
        setup: Setup | None = None,
        seed: int = 7,
        seat: int = 0,
        redraw: bool = False,
        record: Path | None = None,
        game: Game | None = None,
    ) -> None:
        self.paper = io.StringIO()
        self.game = game or Game.new(setup or Setup("2015", 4), seed)
        self.seat = seat
        self.given: list[str] = []
        self.answers = answers
        console = Console(file=self.paper, width=100, height=50, highlight=False)
        speech = Speech(rules=self.game.table.rules)
        self.play = Play(self.game, seat, Screen(console, speech, FINE), self.ask, record, redraw)

    def ask(self, question: str) -> str:
        if callable(self.answers):
            answer = self.answers(self, question)
        elif self.answers:
            answer = self.answers.pop(0)
        else:
            raise EOFError
        self.given.append(answer)
        return answer

    def run(self) -> Sitting:
        self.play.run()
        return self

    @property
    def output(self) -> str:
        return self.paper.getvalue()

    @property
    def options(self) -> list[str]:
        decision = self.game.table.decision_of(self.seat)
        return [] if decision is None else decision.texts

    @property
    def own_choices(self) -> list[str]:
        return [entry.text for entry in self.game.entries if entry.seat == self.seat]


def at_random(seed: int) -> Answers:
    """Somebody who types keys and words at random, looks around a lot, and sometimes thinks again."""
    dice = random.Random(seed)

    def answer(sitting: Sitting, question: str) -> str:
        if not sitting.options or dice.random() < 0.1:
            return dice.choice(["undo", "score", "cards", "?", "board", "what?", ""])
        option = dice.choice(sitting.options)
        return dice.choice([option, key_of(option)])

    return answer


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left go here and not to the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "state"))
    return tmp_path / "state" / "elgrande"


MIXES = [
    Setup("1995", 2),
    Setup("1995", 5, [], {"supply": "exact", "angry-king": "everybody"}),
    Setup("2015", 3, [], {"castillo": "open"}),
    Setup("2023", 2, ["new-regency", "veteran-cards", "power-modifiers"]),
    Setup("2023", 4, ["new-regency", "power-modifiers"], {"length": "short"}),
]


@pytest.mark.parametrize("setup", MIXES, ids=repr)
def test_whole_games_line_by_line(setup: Setup) -> None:
    sitting = Sitting(at_random(1), setup, seat=setup.players - 1).run()
    assert sitting.game.over
    assert "The game is over" in sitting.output
    lines = sitting.output.splitlines()
    first = next(index for index, line in enumerate(lines) if "Rank" in line) + 1
    standings = [line.split() for line in lines[first : first + setup.players]]
    assert sorted(int(line[-1]) for line in standings) == sorted(sitting.game.table.scores)
    assert standings[0][0] == "1"


def test_a_whole_game_on_a_screen_that_is_drawn_anew() -> None:
    sitting = Sitting(at_random(2), Setup("2015", 4, [], {"length": "short"}), redraw=True).run()
    assert sitting.game.over
    assert sitting.output.count("El Grande") > 30


def test_the_same_seed_and_answers_make_the_same_game() -> None:
    first = Sitting(at_random(3), Setup("2015", 3)).run()
    again = Sitting(list(first.given), Setup("2015", 3)).run()
    assert again.game.entries == first.game.entries
    assert again.output.splitlines()[:-1] == first.output.splitlines()[:-1]


def test_the_table_is_shown_at_the_beginning_of_a_round_and_the_options_every_time() -> None:
    sitting = Sitting(["9", ""]).run()
    assert sitting.output.count("Castilla la Nueva       7·4·2") == 1
    assert "Play a power card." in sitting.output
    assert "You may take up to 2 caballeros" in sitting.output
    assert "Take an action card." in sitting.output


def test_enter_takes_everything_that_a_power_card_brings() -> None:
    sitting = Sitting(["9", ""]).run()
    assert sitting.own_choices == ["power 9", "take 2"]


def test_several_answers_in_one_line() -> None:
    sitting = Sitting(["9, 2; 5", "act, gal, 2, 2"]).run()
    assert sitting.own_choices == ["power 9"]
    sitting = Sitting(["9", "2, 5, act, king galicia, 2, 2"]).run()
    assert sitting.own_choices == [
        "power 9",
        "take 2",
        "card 5",
        "act",
        "king galicia",
        "to pais_vasco",
        "to pais_vasco",
    ]


def test_mistakes_are_explained_and_change_nothing() -> None:
    sitting = Sitting(["99", "power 2", "to granada", "", "power"]).run()
    assert sitting.own_choices == []
    assert "“99” is not one of the options." in sitting.output
    assert "“power 2” is not one of the options." in sitting.output
    assert "“to granada” is not one of the options." in sitting.output
    assert "Type one of the keys, or ? for help." in sitting.output
    assert "“power” fits 1 (power 1), 3 (power 3)," in sitting.output


def test_a_mistake_ends_a_line_of_several_answers() -> None:
    sitting = Sitting(["9", "2, wrong, 1"]).run()
    assert sitting.own_choices == ["power 9", "take 2"]


def test_a_choice_can_be_taken_back() -> None:
    sitting = Sitting(["9", "0", "undo", "2"]).run()
    assert sitting.own_choices == ["power 9", "take 0", "undo", "take 2"]
    assert "Undone." in sitting.output


def test_what_others_have_acted_on_cannot_be_taken_back() -> None:
    sitting = Sitting(["9", "undo"]).run()
    assert sitting.own_choices == ["power 9"]
    assert "There is nothing to take back" in sitting.output


def test_on_a_screen_there_is_time_to_think_again_before_the_others_act() -> None:
    sitting = Sitting(["9", "undo", "12", "", "quit"], redraw=True).run()
    assert sitting.own_choices[:3] == ["power 9", "undo", "power 12"]
    assert len(sitting.game.standing) > 2


def test_questions_choose_nothing() -> None:
    sitting = Sitting(["?", "help", "score", "cards", "log", "board"]).run()
    assert sitting.own_choices == []
    assert "take back your last choice" in sitting.output
    assert "1st place: 5 + 2 for the Grande" in sitting.output
    assert "The Castillo is closed and not counted." in sitting.output
    assert sitting.output.count("Castilla la Nueva       7·4·2") == 2


def test_the_score_counts_an_open_castillo() -> None:
    sitting = Sitting(["score"], Setup("2015", 4, [], {"castillo": "open"})).run()
    assert "If it were scored now" in sitting.output
    assert "not counted" not in sitting.output


def test_save_writes_a_record_and_keeps_it_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "my, game.txt"
    sitting = Sitting(["9", f"save {file}", "2"]).run()
    saved = read_record(file.read_text(encoding="utf-8"))
    assert saved.entries == sitting.game.entries
    assert saved.table.state() == sitting.game.table.state()
    assert str(file) in sitting.output.replace("\n", "")


def test_a_file_that_cannot_be_written_is_no_disaster(tmp_path: Path) -> None:
    sitting = Sitting(["9", f"save {tmp_path}", "2"]).run()
    assert f"{tmp_path} cannot be written" in sitting.output.replace("\n", "")
    assert sitting.own_choices == ["power 9", "take 2"]


@pytest.mark.parametrize("leave", [["9", "quit"], ["9"]], ids=["quit", "end of input"])
def test_a_game_that_is_left_is_kept(leave: list[str], state_folder: Path) -> None:
    sitting = Sitting(leave).run()
    [file] = state_folder.iterdir()
    assert "elgrande play --resume" in sitting.output
    assert read_game(file).table.state() == sitting.game.table.state()


def test_so_is_one_that_is_interrupted(state_folder: Path) -> None:
    def interrupt(sitting: Sitting, question: str) -> str:
        if sitting.own_choices:
            raise KeyboardInterrupt
        return "9"

    Sitting(interrupt, seat=1).run()
    [file] = state_folder.iterdir()
    assert read_game(file).entries


def test_a_game_that_has_not_begun_is_not_kept(state_folder: Path) -> None:
    Sitting(["quit"], Setup("2015", 4, [], {"start": "violet"})).run()
    assert not state_folder.exists()


def test_games_that_end_at_the_same_time_do_not_take_each_others_place(state_folder: Path) -> None:
    for _ in range(3):
        Sitting(["9"]).run()
    assert len(list(state_folder.iterdir())) == 3


def test_a_finished_game_can_be_looked_at_again(state_folder: Path) -> None:
    sitting = Sitting(at_random(4), Setup("2015", 2, [], {"length": "short"})).run()
    [file] = state_folder.iterdir()
    assert f"elgrande replay {file}" in sitting.output
    assert read_game(file).table.scores == sitting.game.table.scores


def test_new_players_are_told_who_they_are_and_where_help_is() -> None:
    sitting = Sitting(["9", ""]).run()
    assert (
        sitting.output.count(
            "You are ● Violet. Type the key of an option, then press Enter; ? explains the rest."
        )
        == 1
    )


def test_going_on_is_as_if_one_had_never_left(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    whole = Sitting(at_random(5), Setup("2015", 3, [], {"length": "short"})).run()
    answers = list(whole.given)
    first = Sitting(answers[:20], Setup("2015", 3, [], {"length": "short"}), record=file).run()
    assert not first.game.over
    # Answers that only asked something are given anew without harm.
    rest = Sitting(answers[20:], game=read_game(file), record=file).run()
    assert rest.game.over
    assert rest.game.table.scores == whole.game.table.scores
    assert read_game(file).over


def test_a_card_that_an_opponent_takes_back_unseen_is_not_named() -> None:
    sitting = Sitting(["9", "log all"]).run()
    assert "takes a used card back, unseen." in sitting.output
    assert "takes power card" not in sitting.output
