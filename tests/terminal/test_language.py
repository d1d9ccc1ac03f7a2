"""The commands speak the player's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from elgrande.cli import app
from elgrande.locale import Speech, languages
from elgrande.locale.needs import HELP_FILE, texts_of_client
from elgrande.locale.texts import FOLDER, Texts
from elgrande.terminal.help import EXAMPLES
from elgrande.terminal.language import VARIABLES, known_language, read_language

GOLDEN = Path(__file__).parents[1] / "golden"
SCENARIOS = Path(__file__).parents[1] / "rulebook" / "cards_2023.yaml"


@pytest.fixture(autouse=True)
def nobody_has_a_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def elgrande(*arguments: str | Path, input: str = "", **environ: str) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=input, env=environ)


class TestReading:
    @pytest.mark.parametrize(
        ("name", "language"),
        [("de", "de"), ("DE", "de"), ("de_AT.UTF-8", "de"), ("de-CH", "de"), ("fr_FR@euro", "fr")],
    )
    def test_a_language_has_many_names(self, name: str, language: str) -> None:
        assert known_language(name) == language

    @pytest.mark.parametrize("name", ["", "C", "POSIX", "C.UTF-8", "xx", "deutsch", "../de"])
    def test_some_names_mean_none_of_ours(self, name: str) -> None:
        assert known_language(name) is None

    @pytest.mark.parametrize("variable", VARIABLES)
    def test_each_variable_counts_more_than_those_after_it(self, variable: str) -> None:
        environ = dict.fromkeys(VARIABLES[VARIABLES.index(variable) :], "pl_PL.UTF-8")
        environ[variable] = "nl_NL.UTF-8"
        assert read_language(None, environ) == "nl"

    def test_what_is_set_first_decides_although_we_do_not_speak_it(self) -> None:
        assert read_language(None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"

    def test_an_empty_variable_says_nothing(self) -> None:
        assert read_language(None, {"LC_ALL": "", "LANG": "es_ES.UTF-8"}) == "es"

    def test_an_environment_in_an_unknown_language_is_english_without_a_word(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert read_language(None, {"LANG": "ja_JP.UTF-8"}) == "en"
        assert capsys.readouterr() == ("", "")

    @pytest.mark.parametrize(("asked", "environ"), [("xx", {}), (None, {"ELGRANDE_LANGUAGE": "xx"})])
    def test_whoever_asks_for_an_unknown_one_is_told(
        self, asked: str | None, environ: dict[str, str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert read_language(asked, environ) == "en"
        assert capsys.readouterr().err == (
            "elgrande: warning: there are no texts in the language 'xx'; known are "
            f"{', '.join(languages())}; this is English\n"
        )


class TestCommands:
    @pytest.mark.parametrize("language", languages())
    def test_a_game_is_played_in_it(self, language: str) -> None:
        done = elgrande("play", "--seed", "1", "--language", language, input="9\n")
        speech = Speech(language)
        assert speech.text("cli-introduction").split(";")[0] in done.stdout
        assert speech.text("cli-left") in done.stdout

    def test_before_the_command_or_after_it_or_from_the_environment(self) -> None:
        command = ["cards", "--stack", "1"]
        german = elgrande(*command, "--language", "de").stdout
        assert Speech("de").text("cli-stack", stack=1, count=11) in german
        assert elgrande("--language", "de", *command).stdout == german
        assert elgrande(*command, LANG="de_DE.UTF-8").stdout == german
        assert elgrande(*command, LANG="de_DE.UTF-8", LC_ALL="en_GB.UTF-8").stdout != german

    def test_a_language_of_the_command_beats_that_before_it(self) -> None:
        text = elgrande("--language", "de", "cards", "--stack", "1", "--language", "fr").stdout
        assert Speech("fr").text("cli-stack", stack=1, count=11) in text

    def test_a_replay(self) -> None:
        text = elgrande("replay", GOLDEN / "2015-4.txt", "--to", "60", "--language", "pl").stdout
        polish = Speech("pl")
        assert polish.text("cli-colon", label=polish.label("turn-order")) in text

    def test_a_sound_record(self) -> None:
        file = GOLDEN / "2015-4.txt"
        text = elgrande("replay", file, "--check", "--language", "es").stdout
        assert Speech("es").text("cli-sound", file=str(file), entries=0).partition("0")[0] in text

    def test_scenarios(self) -> None:
        text = elgrande("scenario", SCENARIOS, "--language", "de").stdout
        assert "  bestanden    " in text
        assert "Turn order" not in text
        assert "passed" not in text

    def test_simulations(self) -> None:
        text = elgrande("simulate", "--games", "2", "--language", "nl").stdout
        assert Speech("nl").text("cli-wins") in text

    def test_the_benchmark(self) -> None:
        text = elgrande("bench", "-e", "2015", "-p", "2", "--seconds", "0.001", "--language", "de").stdout
        assert Speech("de").text("cli-interpreted") in text

    def test_the_arena(self) -> None:
        done = elgrande("arena", "random", "random", "--games", "2", "--jobs", "1", "--language", "fr")
        assert Speech("fr").text("arena-win-rate").split()[0] in done.stdout

    def test_an_unknown_language_is_said_once_and_the_command_goes_on(self) -> None:
        done = elgrande("cards", "--stack", "1", "--language", "tlh")
        assert done.exit_code == 0
        assert done.stderr.count("'tlh'") == 1
        assert "Stack 1" in done.stdout

    def test_a_colon_stands_as_the_language_has_it(self) -> None:
        text = elgrande("cards", "--edition", "2023", "--language", "fr").stdout
        french = Speech("fr")
        name = french.provenance_name("reconstructed")
        assert f"{name}\N{NO-BREAK SPACE}: " in text
        assert f"{name}: " not in text


def every_parameter() -> Iterator[tuple[str, str]]:
    """The names of all commands with those of their flags."""
    for command in [get_command(app), *every_command(get_command(app))]:
        for parameter in command.params:
            yield str(command.name), str(parameter.name).strip("_").replace("_", "-")


def every_command(group: Any) -> Iterator[Any]:
    """All commands, and those within them."""
    for command in group.commands.values():
        yield command
        if hasattr(command, "commands"):
            yield from every_command(command)


class TestHelp:
    def test_every_command_and_flag_has_its_words_and_none_is_left(self) -> None:
        needed = {f"help-{command.name}" for command in every_command(get_command(app))} | {"help-elgrande"}
        needed |= {f"help-{name}.{key}" for name, lines in EXAMPLES.items() for _, key in lines if key}
        words = Texts("en")
        for command, flag in every_parameter():
            own = f"flag-{command}-{flag}"
            needed.add(own if words.has(own) else f"flag-{flag}")
        there = set(texts_of_client(FOLDER / "en", [HELP_FILE]))
        asked = {key for key in there if key.startswith("flag-") or key.partition(".")[0] in needed}
        assert {key for key in asked if not key.endswith(".more")} == needed

    @pytest.mark.parametrize("language", languages())
    def test_help_is_in_the_language_of_the_player(self, language: str) -> None:
        words = Texts(language)
        for line in (
            ["--language", language, "replay", "--help"],
            ["replay", "--help", "--language", language],
        ):
            shown = " ".join(elgrande(*line).stdout.split())
            for key in ("help-usage", "help-options", "help-help", "help-replay"):
                assert words.text(key).split(":")[0].strip() in shown, key
        assert words.text("help-commands") in elgrande("--help", LANG=language).stdout

    def test_what_is_typed_is_the_same_in_every_language(self) -> None:
        for language in languages():
            shown = elgrande("play", "--help", LANG=language).stdout
            assert "elgrande play --terminal" in shown
            assert "--no-browser" in shown

    def test_afterwards_english_is_english_again(self) -> None:
        elgrande("--help", "--language", "de")
        assert "Commands" in elgrande("--help").stdout


class TestProblems:
    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            (["ply"], "Den Befehl „ply“ gibt es nicht. War play, replay gemeint?"),
            (["play", "--sed", "1"], "Die Option „--sed“ gibt es hier nicht."),
            (["play", "--seed"], "Hinter --seed fehlt eine Angabe."),
            (["play", "--seed", "x"], "--seed: „x“ ist keine Zahl."),
            (["replay"], "FILE fehlt."),
            (["replay", "nowhere.txt"], "„nowhere.txt“ ist keine Datei"),
            (["replay", str(SCENARIOS), "more"], "„more“ ist hier zu viel."),
            (["simulate", "--games", "0"], "--games muss mindestens 1 sein."),
            (["cards", "--stack", "9"], "--stack muss zwischen 1 und 7 liegen."),
            (["play", "--seat", "7"], "Den Platz „7“ gibt es nicht."),
            (["play", "--names", "A,A"], "Jeder braucht einen eigenen Namen"),
            (["play", "--option", "castillo"], "ist keine Option: NAME=WERT"),
            (["play", "--players", "9"], "El Grande"),
            (["cards", "--provenance", "x"], "Als „x“ ist keine Karte bekannt."),
            (["serve", "--port", "70000"], "--port kann nicht „70000“ sein."),
            (["serve", "--host", "256.1.1.1"], "Dieser Rechner hat keine Adresse"),
            (["serve", "--workers", "2"], "--workers 2 braucht PostgreSQL"),
            (["think", "--database", "x.db"], "elgrande think braucht"),
        ],
    )
    def test_what_is_wrong_is_said_in_the_language_of_the_player(
        self, line: list[str], sentence: str
    ) -> None:
        done = elgrande("--language", "de", *line)
        assert done.exit_code != 0
        told = " ".join(done.stderr.replace("│", " ").split())
        assert sentence in told
        assert "Traceback" not in told

    def test_a_record_that_is_wrong_keeps_its_place(self, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        file.write_text("nonsense")
        assert "game.txt" in elgrande("replay", file, "--language", "de").stderr
