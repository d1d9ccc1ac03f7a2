"""The command line: every command with good and with bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from elgrande import devtools
from elgrande.cli import app
from elgrande.terminal.cast import opponents_for
from elgrande.terminal.files import read_game

GOLDEN = Path(__file__).parent / "golden"
RULEBOOK = Path(__file__).parent / "rulebook"
CORRECTIONS = Path(__file__).parent.parent / "docs" / "corrections-example.yaml"

COMMANDS = ["play", "serve", "simulate", "replay", "review", "puzzle", "scenario", "cards", "bench", "arena"]
COMMANDS += ["test", "doctor", "docs", "dataset", "think", "version"]


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left go here and not to the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "state"))
    return tmp_path / "state" / "elgrande"


def elgrande(*arguments: str | Path, input: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=input)


def succeed(*arguments: str | Path, input: str = "") -> str:
    result = elgrande(*arguments, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


def fail(status: int, *arguments: str | Path, input: str = "") -> str:
    """A command that fails with one sentence and no traceback."""
    result = elgrande(*arguments, input=input)
    assert result.exit_code == status, result.output
    assert isinstance(result.exception, SystemExit | None)
    assert "Traceback" not in result.output
    return result.stderr


# ---------------------------------------------------------------------- the command as a whole


def test_help_names_every_command() -> None:
    text = succeed("--help")
    for command in COMMANDS:
        assert f" {command} " in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    text = succeed(command, "--help")
    assert f"elgrande {command}" in text
    assert "Examples:" in text or command == "version"


@pytest.mark.parametrize("command", ["play", "simulate", "cards"])
def test_the_flags_of_a_game_are_the_same_everywhere(command: str) -> None:
    text = succeed(command, "--help")
    for flag in ("--edition", "--players", "--set", "--option"):
        assert flag in text


def test_without_a_command_and_a_terminal_there_is_help() -> None:
    assert "Commands" in succeed()


def test_version() -> None:
    assert succeed("version").startswith("elgrande ")
    assert succeed("--version") == succeed("version")


def test_the_package_can_be_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "elgrande", "version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("elgrande ")


def test_an_unknown_command_is_refused() -> None:
    assert "There is no command “frobnicate”." in fail(2, "frobnicate")


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--players", "1"], "El Grande is for 2 to 5 players, not 1"),
        (["--players", "6"], "El Grande is for 2 to 5 players, not 6"),
        (["--edition", "1999"], "there is no edition '1999'; choose 1995, 2015 or 2023"),
        (["--set", "carcassonne"], "there is no set 'carcassonne'"),
        (["--set", "new-regency"], "belongs to the edition 2023, not 2015"),
        (["--option", "castillo"], "write NAME=VALUE"),
        (["--option", "castillo=ajar"], "cannot be 'ajar'; choose hidden or open"),
        (["--option", "dice=6"], "there is no option 'dice'"),
        (["--option", "veto=no", "--option", "veto=yes"], "cannot be both 'no' and 'yes'"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "cards"])
def test_a_game_that_cannot_be_is_refused(command: str, flags: list[str], sentence: str) -> None:
    assert sentence in fail(2, command, *flags)


def test_a_wrong_correction_file_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("cards:\n  n1_move4_any:\n    effect: dance(3)\n")
    for command in ("play", "simulate", "cards"):
        assert f"{file}, line 3" in fail(1, command, "--edition", "2023", "--cards", file)
    assert "No such file" in fail(1, "cards", "--cards", tmp_path / "nowhere.yaml")


# ---------------------------------------------------------------------- play


def test_play_line_by_line_until_the_input_ends(state_folder: Path) -> None:
    text = succeed("play", "--seed", "7", "--names", "Ana", input="9\n\n?\n")
    assert "edition 2015, 4 players, seed 7" in text
    assert "> 9\n" in text
    assert "Ana plays power card 9." in text
    assert "Ana takes 2 caballeros from the province to court." in text
    assert "this help" in text
    [file] = state_folder.iterdir()
    assert f"elgrande play --resume {file}" in text


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_closed_terminal_does_not_lose_the_game(name: str, state_folder: Path) -> None:
    command = [sys.executable, "-m", "elgrande", "play", "--seed", "7"]
    # Tests that run in the background may have been told to ignore signals, and a child takes that over.
    listen = f"import os, signal, sys; signal.signal(signal.{name}, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
    command = [sys.executable, "-c", listen, *command]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"9\n")
        process.stdin.flush()
        while b"You may take up to 2" not in process.stdout.readline():
            pass
        process.send_signal(getattr(signal, name))
        process.stdout.read()
        assert process.wait() == 0
    [file] = state_folder.iterdir()
    assert "violet power 9" in file.read_text(encoding="utf-8")


def test_names_go_clockwise_from_the_own_seat(state_folder: Path) -> None:
    succeed("play", "--seat", "green", "--players", "3", "--names", "Ana,Ben", "--seed", "1", input="9\n")
    [file] = state_folder.iterdir()
    names = read_game(file).names
    assert (names[2], names[0]) == ("Ana", "Ben")
    assert names[1] not in ("Ana", "Ben")


def test_a_game_is_recorded_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    succeed("play", "--bot", "random", "--seed", "7", "--record", file, input="9\n2\n")
    before = read_game(file)
    text = succeed("play", "--bot", "random", "--resume", file, input="5\n")
    assert "Take an action card." in text
    after = read_game(file)
    assert after.entries[: len(before.entries)] == before.entries
    assert str(after.entries[len(before.entries)]) == "violet card 5"


def test_a_finished_game_is_shown_with_its_result(tmp_path: Path) -> None:
    text = succeed("play", "--resume", GOLDEN / "2015-3.txt", "--record", tmp_path / "copy.txt")
    assert "The game is over" in text
    assert "Rank" in text


def test_play_in_ascii() -> None:
    text = succeed("play", "--ascii", "--seed", "7", "--names", "Iñés", input="9\n")
    assert text.isascii()
    assert "Pais Vasco" in text
    assert "Ines plays power card 9." in text


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--seat", "pink"], "there is no seat 'pink'; choose 1 to 4 or one of violet, blue, green, orange"),
        (["--seat", "5"], "there is no seat '5'"),
        (["--names", "A,B,C,D,E"], "5 names are too many for 4 players"),
        (["--names", "A,A"], "a name of his own"),
        (["--names", "A;B"], "cannot be a name"),
    ],
)
def test_play_refuses_seats_and_names_that_cannot_be(flags: list[str], sentence: str) -> None:
    assert sentence in fail(2, "play", *flags)


def test_only_records_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("bread\nmilk\n")
    assert f"{file}, line 1: this is no record" in fail(1, "play", "--resume", file)
    assert "is not a file that can be" in fail(2, "play", "--resume", tmp_path / "nowhere.txt")


# ---------------------------------------------------------------------- simulate


def test_simulate_sums_up() -> None:
    text = succeed("simulate", "--games", "5", "--players", "3", "--seed", "4")
    assert "5 random games: edition 2015, 3 players, from seed 4" in text
    assert text.count("●") == text.count("■") == text.count("◆") == 1
    assert "games/s" in text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["1995", "2015", "2023"])
def test_simulate_any_edition_as_json(edition: str, players: int) -> None:
    flags = ["--edition", edition, "--players", str(players), "--games", "2", "--seed", "9", "--json"]
    data = json.loads(succeed("simulate", *flags))
    assert (data["edition"], data["players"], data["games"]) == (edition, players, 2)
    assert len(data["seats"]) == players
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(2, abs=0.01)
    assert data["decisions"]["min"] > 50
    again = json.loads(succeed("simulate", *flags))
    assert again["seats"] == data["seats"]


def test_simulate_with_modules_options_and_corrections() -> None:
    sets = ["--set", "new-regency", "--set", "power-modifiers"]
    more = ["--option", "length=short", "--games", "2", "--cards", str(CORRECTIONS)]
    data = json.loads(succeed("simulate", "--edition", "2023", *sets, *more, "--json"))
    assert data["sets"] == ["new-regency", "power-modifiers"]
    assert data["options"] == {"length": "short"}


def test_simulate_wants_games() -> None:
    assert "--games must be at least 1." in fail(2, "simulate", "--games", "0")


# ---------------------------------------------------------------------- replay


def test_replay_tells_the_game_and_shows_the_table() -> None:
    text = succeed("replay", GOLDEN / "2015-4-undo.txt")
    assert "Round 1 begins." in text
    assert "The game is over" in text
    assert "Castilla la Nueva" in text


def test_replay_stops_where_it_is_told() -> None:
    text = succeed("replay", GOLDEN / "2015-4-undo.txt", "--to", "2")
    assert "Waiting for Violet." in text
    assert "Orange plays power card 3." in text
    assert "Waiting for Orange." in succeed("replay", GOLDEN / "2015-4-undo.txt", "--to", "3")
    assert "--to can be 0 to" in fail(1, "replay", GOLDEN / "2015-4-undo.txt", "--to", "9999")


def test_replay_as_json() -> None:
    data = json.loads(succeed("replay", GOLDEN / "2023-5-all.txt", "--json"))
    assert data["view"]["over"]
    assert data["record"]["edition"] == "2023"
    assert data["log"][-1]["event"] == "game_over"
    assert data["view"]["scores"] == list(data["record"]["result"].values())


def test_replay_only_checks_if_asked() -> None:
    text = succeed("replay", GOLDEN / "2015-3.txt", "--check")
    assert text.startswith(f"{GOLDEN / '2015-3.txt'} is sound: ")
    assert text.count("\n") == 1


def test_replay_reads_what_is_piped_in() -> None:
    record = (GOLDEN / "2015-3.txt").read_text(encoding="utf-8")
    assert "- is sound" in succeed("replay", "-", "--check", input=record)


def test_replay_says_which_line_of_a_record_is_wrong(tmp_path: Path) -> None:
    lines = (GOLDEN / "2015-3.txt").read_text(encoding="utf-8").splitlines()
    number = next(index for index, line in enumerate(lines) if " power " in line)
    lines[number] = lines[number].split()[0] + " power 14"
    file = tmp_path / "edited.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert f"{file}, line {number + 1}" in fail(1, "replay", file)


def test_replay_refuses_what_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "not text in UTF-8" in fail(1, "replay", file)


# ---------------------------------------------------------------------- scenario


def test_scenarios_of_the_rulebooks_hold() -> None:
    text = succeed("scenario", *sorted(RULEBOOK.glob("*.yaml")))
    assert "0 failed" in text
    assert "FAILED" not in text


WRONG = """
name: A wrong expectation
position:
  king: galicia
  caballeros: {granada: {violet: 2}}
expect:
  caballeros: {granada: {violet: 3}}
"""


def test_a_scenario_that_fails_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(WRONG)
    result = elgrande("scenario", file)
    assert result.exit_code == 1
    assert "FAILED  A wrong expectation" in result.stdout
    assert f"{file}:7" in result.stdout
    assert "0 passed, 1 failed" in result.stdout
    data = json.loads(elgrande("scenario", file, "--json").stdout)
    assert data[0]["scenarios"][0]["passed"] is False


def test_why_a_position_cannot_be_is_told_in_the_players_language(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text("name: x\nposition:\n  king: granada\n  offer: {1: c5_king}\nexpect: {round: 1}\n")
    told = elgrande("scenario", file, "--language", "de").stdout
    assert f"{file}:4 (position › offer): „Königskarte“ gehört nicht in Stapel 1." in " ".join(told.split())


def test_a_file_that_is_no_scenario_does_not_keep_the_others_from_running(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("position: [\n")
    good = sorted(RULEBOOK.glob("*.yaml"))[0]
    result = elgrande("scenario", file, good)
    assert result.exit_code == 1
    assert "one file could not be read" in result.stdout
    assert str(good) in result.stdout
    assert "is not a file that can be" in fail(2, "scenario", tmp_path / "nowhere.yaml")


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("flags", "cards"),
    [
        ([], 45),
        (["--edition", "1995"], 45),
        (["--edition", "2015", "--option", "veto=no"], 43),
        (["--edition", "2023"], 41),
        (["--edition", "2023", "--set", "new-regency", "--set", "veteran-cards"], 54),
        (["--stack", "5"], 1),
        (["--stack", "2"], 11),
    ],
)
def test_cards_as_json(flags: list[str], cards: int) -> None:
    data = json.loads(succeed("cards", *flags, "--json"))
    assert sum(card["copies"] for card in data["cards"]) == cards
    assert all(card["text"] and card["effect"] and card["label"] for card in data["cards"])


def test_cards_to_read() -> None:
    text = succeed("cards")
    assert "Stack 1: 11 cards" in text
    assert "2x Intrigue: Move 2 of your own and 2 of others   c1_move2own_2foreign" in text
    assert "move(own=2, foreign=2)" in text
    assert "printed: A rulebook says so." in text


def test_cards_can_be_searched() -> None:
    data = json.loads(succeed("cards", "royal", "advisor", "--json"))
    assert [card["id"] for card in data["cards"]] == ["c4_royal_advisor"]
    assert elgrande("cards", "zzz").exit_code == 1
    assert "No matching cards." in elgrande("cards", "zzz").stdout


def test_reconstructed_cards_say_so_and_why() -> None:
    text = succeed("cards", "--edition", "2023", "--provenance", "reconstructed")
    assert "? reconstructed: Not established" in " ".join(text.split())
    assert "n1_move4_any" in text
    assert "n1_militia" not in text
    assert "choose one of printed, cross-checked" in fail(2, "cards", "--provenance", "rumoured")


def test_corrected_cards_show_what_the_file_says() -> None:
    data = json.loads(
        succeed("cards", "great intrigue", "--edition", "2023", "--cards", CORRECTIONS, "--json")
    )
    [card] = data["cards"]
    assert (card["effect"], card["provenance"]) == ("move(any=5)", "corrected")


def test_modifiers_are_listed_with_their_set() -> None:
    data = json.loads(succeed("cards", "--edition", "2023", "--set", "power-modifiers", "--json"))
    assert [modifier["number"] for modifier in data["modifiers"]] == list(range(1, 17))
    assert "Power modifiers" in succeed("cards", "--edition", "2023", "--set", "power-modifiers", "modifier")


# ---------------------------------------------------------------------- bench


def test_bench_measures_what_is_asked_for() -> None:
    flags = ["--edition", "2015", "--edition", "2023", "--players", "2", "--seconds", "0.001"]
    data = json.loads(succeed("bench", *flags, "--json"))
    measured = data["compiled"] or data["interpreted"]
    assert [(figures["edition"], figures["players"]) for figures in measured] == [("2015", 2), ("2023", 2)]
    assert all(figures["games_per_second"] > 0 for figures in measured)
    text = succeed("bench", *flags)
    assert "decisions/s" in text
    assert "plain Python" in text


def test_bench_refuses_games_that_cannot_be() -> None:
    assert "for 2 to 5 players, not 7" in fail(2, "bench", "--players", "7")
    assert "there is no edition '1066'" in fail(2, "bench", "--edition", "1066")
    assert "there is no set 'catan'" in fail(2, "bench", "--set", "catan")


# ---------------------------------------------------------------------- test


def test_the_checks_are_those_of_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def main(arguments: list[str]) -> int:
        called.append(arguments)
        return 3

    monkeypatch.setattr(devtools, "main", main)
    assert elgrande("test", "tests/rules", "-k", "veto").exit_code == 3
    assert called == [["test", "tests/rules", "-k", "veto"]]


def test_without_sources_there_is_nothing_to_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(devtools, "ROOT", tmp_path)
    assert "no sources here to test" in fail(2, "test")


def test_every_opponent_can_be_a_bot_of_its_own() -> None:
    bots = opponents_for(4, 1, ["random", "greedy", "search:5i"])
    assert {seat: type(bot).__name__ for seat, bot in bots.items()} == {
        2: "RandomBot",
        3: "GreedyBot",
        0: "SearchBot",
    }
    assert [type(bot).__name__ for bot in opponents_for(3, 0, ["random"]).values()] == ["RandomBot"] * 2


def test_bots_that_do_not_fit_the_table_are_refused() -> None:
    assert "2 bots were named for 3 seats" in fail(2, "play", "--bot", "random", "--bot", "greedy")
    assert "there is no bot 'nobody'; known are random" in fail(1, "play", "--bot", "nobody")


def test_a_shell_can_ask_how_to_complete_a_line() -> None:
    def asked(**environ: str) -> str:
        program = "from elgrande.cli import main; main()"
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, **environ},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    assert "complete -o default -F" in asked(_ELGRANDE_COMPLETE="source_bash")
    found = asked(_ELGRANDE_COMPLETE="complete_bash", COMP_WORDS="elgrande sc", COMP_CWORD="1")
    assert found.split() == ["scenario"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["arena", "nobody", "quick"], "Einen Bot „nobody“ gibt es nicht. Es gibt random, quick"),
        (["play", "--terminal", "--bot", "nobody"], "Einen Bot „nobody“ gibt es nicht."),
        (["arena", "quick", "random", "--games", "-1"], "Ein Wettkampf hat mindestens eine Partie."),
    ],
)
def test_what_a_player_asks_for_is_refused_in_his_language(words: list[str], told: str) -> None:
    done = CliRunner().invoke(app, [*words, "--language", "de"])
    assert done.exit_code != 0
    assert told in done.output
