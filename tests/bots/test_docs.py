"""The examples of the documentation run."""

import doctest
from pathlib import Path

from elgrande.bots.registry import bot_names

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_example_of_the_guide_runs() -> None:
    results = doctest.testfile(str(GUIDE), module_relative=False)
    assert results.attempted >= 4
    assert results.failed == 0


def test_the_guide_names_every_bot() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for name in bot_names():
        assert f"`{name}`" in text
