"""What the README and the manual say is true."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

from typer.main import get_command

from elgrande.cli import app
from elgrande.rules.sets.known import MODULES
from elgrande.rules.sets.setup import OPTIONS
from elgrande.terminal.look import FINE

ROOT = Path(__file__).parents[2]
PLAYING = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")


def test_the_example_of_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_example_of_the_readme_has_types(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(readme)
    code = tmp_path / "example.py"
    code.write_text("".join(example.source for example in examples), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(code)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_links_between_documents_lead_somewhere() -> None:
    for document in [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
        ROOT / "docs" / "playing.md",
    ]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
            if not target.startswith("https://"):
                assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_manual_names_every_set_and_every_value_of_every_option() -> None:
    for module in MODULES:
        assert f"| `{module.name}` | {module.about} |" in PLAYING
    options = PLAYING.partition("### Options")[2]
    for option in OPTIONS:
        [row] = [line for line in options.splitlines() if line.startswith(f"| `{option.name}` |")]
        for value in option.values:
            assert f"`{value}`" in row or option.name == "start"


def test_the_manual_names_every_command() -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]
    for command in commands:
        assert f"elgrande {command}" in PLAYING


def test_the_manual_shows_the_signs_of_the_screen() -> None:
    for sign in [*FINE.shapes.values(), FINE.crown, FINE.king, FINE.active, FINE.done]:
        assert sign in PLAYING


def test_the_picture_loads_nothing_from_elsewhere() -> None:
    picture = (ROOT / "docs" / "images" / "board.svg").read_text(encoding="utf-8")
    assert "Castilla" in picture
    assert "@font-face" not in picture
    assert "href" not in picture
