"""The description of both versions is complete and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elgrande.research.core.layout import KIND_NAMES
from elgrande.research.core.observe_v1 import Version1
from elgrande.research.core.vocabulary import PLACES
from elgrande.research.layout import main
from elgrande.research.play import ILLEGAL
from elgrande.research.spaces import (
    ACTIONS,
    CARD_IDS,
    PLANES,
    REWARDS,
    SIZE,
    VETO_STEP_NAMES,
    Plane,
    action_name,
)
from elgrande.rules import Setup, rules_for
from elgrande.rules.places import PLACE_IDS
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import mixes

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("plane", PLANES, ids=lambda plane: plane.name)
def test_every_plane_is_described(plane: Plane) -> None:
    shape = " x ".join(str(side) for side in plane.shape)
    assert f"| `{plane.name}` | {plane.start} | {shape} | {plane.high} | {plane.about} |" in TEXT


@pytest.mark.parametrize(
    "names", [PLACE_IDS[:PLACES], KIND_NAMES, VETO_STEP_NAMES, CARD_IDS], ids=lambda names: names[0]
)
def test_every_list_is_there_with_its_numbers(names: list[str]) -> None:
    assert ", ".join(f"{number} `{name}`" for number, name in enumerate(names)) in TEXT


def test_every_plane_of_every_mix_is_described() -> None:
    for edition in EDITION_NAMES:
        for sets in mixes(edition):
            for plane in Version1(rules_for(Setup(edition, 4, sets))).planes:
                if not plane.name.startswith("about_"):
                    assert f"| `{plane.name}` |" in TEXT, plane.name
                    assert f"| {plane.about} |" in TEXT, plane.name


def test_sizes_of_version_1_are_right() -> None:
    known = [
        Version1(rules_for(Setup(edition, 4, sets))) for edition in EDITION_NAMES for sets in mixes(edition)
    ]
    sizes, actions = [one.size for one in known], [one.actions for one in known]
    assert f"{min(sizes)} (2023 alone) to {max(sizes)} numbers" in TEXT
    assert f"{min(actions)} to {max(actions)} actions" in TEXT
    one = Version1(rules_for(Setup("2015", 4, ["grandissimo"])))
    assert f"{one.size} numbers, {one.actions} actions" in TEXT


def test_a_layout_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--set", "anniversary"]) == 0
    told = capsys.readouterr().out
    assert "banners (5 x 21" in told
    assert "lift neutral province" in told
    assert main(["--edition", "1995", "--set", "anniversary"]) == 2
    assert "belongs to the edition 2015" in capsys.readouterr().err


def test_every_action_belongs_to_a_described_range() -> None:
    ranges = re.findall(r"^\| (\d+) to (\d+) \| `(\w+)` \|", TEXT, re.MULTILINE)
    described = {number: word for first, last, word in ranges for number in range(int(first), int(last) + 1)}
    for action in range(10, ACTIONS):
        assert action_name(action).split()[0] == described[action]
    for action in range(10):
        assert f"`{action_name(action)}` ({action})" in TEXT


def test_rewards_and_answers_to_illegal_actions_are_described() -> None:
    for name, about in REWARDS.items():
        assert f"| `{name}` |" in TEXT
        assert about.partition(": ")[2] in TEXT
    for name in ILLEGAL:
        assert f"\n| `{name}` |" in TEXT


def test_sizes_are_right() -> None:
    assert f"{SIZE} bytes" in TEXT
    assert f"{ACTIONS} numbers" in TEXT


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
def test_code_in_the_text_runs(block: str) -> None:
    """All but the endless loop of a learner."""
    exec(block.partition("while True:")[0], {})
