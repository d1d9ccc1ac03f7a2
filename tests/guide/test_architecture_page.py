"""``docs/architecture.md`` names what is there."""

import re
from functools import cache

import pytest

from tests.guide.recipes import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
WALK = PAGE.partition("## One choice")[2]
STEPS = re.split(r"\n(?=\d+\. )|\n\n(?=In the terminal)", WALK)[1:]


def marked(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


@cache
def source(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def test_the_files_that_are_named_exist() -> None:
    paths = [name for name in marked(PROSE) if "/" in name]
    assert len(paths) > 30
    for path in paths:
        assert any((ROOT / base / path).exists() for base in ("", "src/elgrande")), path


@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(step)[:24])
def test_what_a_step_names_stands_in_the_files_that_it_names(step: str) -> None:
    files = [name for name in marked(step) if "/" in name]
    assert files
    code = "\n".join(source(path) for path in files)
    for name in marked(step):
        if "/" not in name:
            for word in re.findall(r"[A-Za-z_]{4,}", name):
                assert re.search(rf"\b{word}\b", code), f"'{name}' is in none of {', '.join(files)}"


def test_every_room_is_drawn() -> None:
    rooms = {path.name for path in (ROOT / "src" / "elgrande").iterdir() if (path / "__init__.py").exists()}
    for room in rooms:
        assert f"{room}/" in PAGE, room
