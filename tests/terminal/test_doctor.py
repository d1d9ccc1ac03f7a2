"""What is installed, what is missing, and what a player is told about it."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from elgrande import cli
from elgrande.cli import app
from elgrande.locale import Speech
from elgrande.terminal import doctor, extras
from elgrande.terminal.errors import gracefully
from elgrande.terminal.extras import EXTRAS, PLAY, advice_for

ROOT = Path(__file__).parents[2]


def elgrande(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_spec(name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(extras, "find_spec", find_spec)


class TestExtras:
    def test_they_are_those_of_the_package(self) -> None:
        with (ROOT / "pyproject.toml").open("rb") as file:
            declared = tomllib.load(file)["project"]["optional-dependencies"]
        assert {extra.name for extra in EXTRAS} == set(declared) - {"dev"}

    def test_the_base_is_small(self) -> None:
        with (ROOT / "pyproject.toml").open("rb") as file:
            base = tomllib.load(file)["project"]["dependencies"]
        names = {re.split(r"[<>=;\[]", each)[0].lower() for each in base}
        assert names == {"fluent.runtime", "librt", "msgspec", "mypy_extensions", "pyyaml", "rich", "typer"}

    @pytest.mark.parametrize(
        ("module", "extra"), [("litestar.types", "play"), ("psycopg", "postgres"), ("pyspiel", "research")]
    )
    def test_a_module_belongs_to_an_extra(self, module: str, extra: str) -> None:
        advice = advice_for(module)
        assert advice is not None
        assert str(advice).endswith(f"pip install 'elgrande[{extra}]'")

    def test_others_do_not(self) -> None:
        assert advice_for("numpyy") is None
        assert advice_for(None) is None


class TestMissing:
    def test_a_command_says_what_to_install(self, capsys: pytest.CaptureFixture[str]) -> None:
        @gracefully
        def command() -> None:
            raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")

        with pytest.raises(typer.Exit) as ended:
            command()
        assert ended.value.exit_code == 1
        assert capsys.readouterr().err == f"elgrande: {PLAY.advice}\n"

    def test_what_cannot_be_written_is_told_in_one_sentence(self, capsys: pytest.CaptureFixture[str]) -> None:
        @gracefully
        def command(language: str) -> None:
            raise PermissionError(13, "Permission denied", "/srv/site")

        for language, verb in (("en", "cannot be used"), ("de", "kann nicht benutzt werden")):
            with pytest.raises(typer.Exit) as ended:
                command(language=language)
            assert ended.value.exit_code == 1
            assert f"elgrande: /srv/site {verb}: Permission denied" in capsys.readouterr().err

    def test_a_mistake_of_ours_is_not_hidden(self) -> None:
        @gracefully
        def command() -> None:
            raise ModuleNotFoundError("No module named 'elgrande.rulez'", name="elgrande.rulez")

        with pytest.raises(ModuleNotFoundError):
            command()

    def test_play_without_its_extra_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "elgrande.server.run", None)

        def refuse(*arguments: object) -> None:
            raise ModuleNotFoundError("No module named 'litestar'", name="litestar")

        monkeypatch.setattr(cli, "play_in_browser", refuse)
        done = elgrande("play")
        assert done.exit_code == 1
        assert done.stderr == f"elgrande: {PLAY.advice}\n"


class TestDoctor:
    def test_it_says_what_is_there(self) -> None:
        done = elgrande("doctor", "--json")
        found = {each["key"]: each for each in json.loads(done.stdout)}
        assert found["version"]["what"].startswith("elgrande ")
        assert "play" in found["extras"]["what"]
        assert found["language"]["what"].startswith("de, en, es, fr, nl, pl; ELGRANDE_LANGUAGE=en")
        assert done.exit_code == any(each["wrong"] for each in found.values())

    def test_it_is_a_table_with_a_verdict(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        monkeypatch.setattr(doctor, "PAGE", Path(__file__))
        done = elgrande("doctor", "--language", "de")
        assert done.exit_code == 0, done.stdout
        assert done.stdout.endswith(Speech("de").text("cli-doctor-verdict", wrong=0) + "\n")

    def test_a_base_install_is_well(
        self, nothing_installed: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        monkeypatch.setattr(doctor, "PAGE", tmp_path / "nothing")
        found = doctor.findings("elgrande 1")
        assert not [finding for finding in found if finding.wrong]
        assert doctor.Finding("extras", "none") in found

    def test_half_an_extra_is_wrong(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def find_spec(name: str) -> ModuleSpec | None:
            return None if name == "litestar" else ModuleSpec(name, None)

        monkeypatch.setattr(extras, "find_spec", find_spec)
        wrong = [finding.what for finding in doctor.findings("elgrande 1") if finding.wrong]
        assert "play is not whole: litestar not found" in wrong

    def test_a_folder_that_takes_no_games_is_wrong(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        # A file where the folder should be: nobody can write there, whoever asks.
        (tmp_path / "state").write_text("")
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
        monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "state"))
        done = elgrande("doctor")
        assert done.exit_code == 1
        assert "cannot be written to" in " ".join(done.stdout.split())

    def test_the_version_alone(self) -> None:
        assert re.match(
            r"elgrande \S+ \(rules \d+, (compiled|plain Python); Python 3\.\d+\.\d+\)\n",
            elgrande("--version").stdout,
        )
