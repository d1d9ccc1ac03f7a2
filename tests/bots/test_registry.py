"""Bots by name."""

from __future__ import annotations

import math
import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elgrande.bots import BadBotSetting, Bot, Clock, UnknownBot, bot_names, consult, make_bot, registry
from elgrande.bots.core.weights import WEIGHTS
from elgrande.bots.personalities import CharacterBot
from elgrande.bots.search import SearchBot
from elgrande.bots.settings import RANGES
from elgrande.bots.simple import RandomBot
from elgrande.rules import Dice, Setup, new_table
from tests.arena.command_line import app
from tests.bots.test_protocol import First


def test_every_name_makes_a_bot() -> None:
    names = bot_names()
    assert {"random", "greedy", "search", "builder", "schemer", "courtier"} <= set(names)
    for name in names:
        assert isinstance(make_bot(name), Bot)


def test_settings_may_stand_in_the_name_or_beside_it() -> None:
    quarter = make_bot("search:0.25")
    many = make_bot("search:400i:exploration=0.8")
    beside = make_bot("search", iterations=400, exploration=0.8)
    assert isinstance(quarter, SearchBot)
    assert (quarter.seconds, quarter.iterations) == (0.25, None)
    for bot in (many, beside):
        assert isinstance(bot, SearchBot)
        assert (bot.seconds, bot.iterations, bot.tuning.exploration) == (None, 400, 0.8)


def test_personalities_come_in_strengths() -> None:
    page = make_bot("builder:page")
    duke = make_bot("builder:duke")
    assert isinstance(page, CharacterBot)
    assert isinstance(duke, CharacterBot)
    assert page.iterations is not None
    assert duke.iterations is not None
    assert page.iterations < duke.iterations


def test_any_class_can_be_named() -> None:
    assert isinstance(make_bot("tests.bots.test_protocol:First"), First)


def test_other_packages_offer_bots_through_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lucky", "elgrande.bots.simple:RandomBot", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == "elgrande.bots" else [])
    assert "lucky" in bot_names()
    assert isinstance(make_bot("lucky"), RandomBot)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "there is no bot ''; known are random"),
        ("gredy", "there is no bot 'gredy'; known are random"),
        ("gredy:0.25", "there is no bot 'gredy:0.25'"),
        ("gredy:0.25:400i", "there is no bot 'gredy:0.25:400i'; known are random"),
        ("no.such.module:Bot", "No module named 'no'"),
        ("..bots:Bot", r"there is no bot '\.\.bots:Bot' \('\.\.bots' is not the name of a module\)"),
        (":Bot", "'' is not the name of a module"),
        ("elgrande.bots.simple:NoBot", "there is no bot .* has no attribute 'NoBot'"),
        ("elgrande.bots.simple:annotations", "is no class"),
        ("os:path", "'os:path' is not a bot"),
        ("builtins:dict", "it has no method choose"),
        ("tests.bots.test_registry:Flat", "it has no method choose"),
    ],
)
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem):
        make_bot(name)


BROKEN = {
    "unreadable": "class Bot:\n    def choose(self:\n",
    "lacking": "import os\n\nimport a_module_that_nobody_has\n",
    "quitting": "import sys\n\nsys.exit('nothing to see here')\n",
    "demanding": "class Bot:\n    def __init__(self, rival):\n        self.rival = rival\n",
    "failing": "class Bot:\n    def __init__(self):\n        raise OSError('no\\nbook')\n",
}
"""Modules of bots that cannot be made, each for a reason of its own."""


@pytest.mark.parametrize(
    ("module", "error", "line"),
    [
        ("unreadable", "cannot be loaded: SyntaxError: ", 2),
        ("lacking", "cannot be loaded: ModuleNotFoundError: No module named 'a_module_that_nobody_has'", 3),
        ("quitting", "cannot be loaded: SystemExit: nothing to see here", 3),
        ("demanding", r"cannot be made: TypeError: .* missing 1 required positional argument: 'rival'", 1),
        ("failing", "cannot be made: OSError: no book", 3),
    ],
)
@pytest.mark.parametrize("offered", [False, True])
def test_a_broken_bot_is_refused_with_its_error_and_the_line(
    module: str, error: str, line: int, offered: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / f"{module}.py"
    file.write_text(BROKEN[module])
    monkeypatch.syspath_prepend(tmp_path)
    sys.modules.pop(module, None)
    name = f"{module}:Bot"
    if offered:
        point = EntryPoint("lucky", name, registry.ENTRY_POINTS)
        monkeypatch.setattr(registry, "entry_points", lambda group: [point])
        name = "lucky"
    with pytest.raises(
        UnknownBot, match=rf"the bot '{name}'.* {error}.*\({re.escape(str(file))}, line {line}\)$"
    ) as refusal:
        make_bot(name)
    assert "\n" not in str(refusal.value)


def test_an_entry_point_must_lead_to_a_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [EntryPoint("lucky", "os:sep", registry.ENTRY_POINTS)]
    )
    with pytest.raises(
        UnknownBot, match="'lucky' is not a bot: os:sep, which another package offers, is no class"
    ):
        make_bot("lucky")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (
            "search:fast",
            "'fast' in 'search:fast' is not a setting; write seconds as '0.25', iterations as '400i'",
        ),
        ("search:speed=3", "has no setting speed; it knows seconds, iterations"),
        ("search:=3", "has no setting without a name"),
        ("random:0.5", "has no setting seconds; it knows none"),
        ("random:9i", "the bot 'random:9i' has no setting iterations"),
        ("builder:king", "page, squire, hidalgo, count, duke"),
        ("greedy:page", "has no setting strength; it knows none"),
        ("greedy:weights=1", "has no setting weights; it knows none"),
        ("search:taste=1", "has no setting taste; it knows seconds, .*, margin$"),
        ("search:0", "seconds of 'search:0' must be more than 0 and at most 86,400, not 0"),
        ("search:1e9", "must be more than 0 and at most 86,400"),
        ("search:inf", "seconds of 'search:inf' must be a finite number, not inf"),
        ("search:nan", "must be a finite number, not nan"),
        ("search:-5i", "iterations of 'search:-5i' must be from 1 to 1,000,000,000,000, not -5"),
        ("search:99999999999999i", "must be from 1 to 1,000,000,000,000"),
        ("search:iterations=0.5", "must be from 1"),
        ("search:iterations=1.5", "iterations of 'search:iterations=1.5' must be a whole number, not 1.5"),
        ("search:exploration=nan", "exploration of .* must be a finite number"),
        ("search:exploration=-1", "must be from 0 to 100, not -1"),
        ("search:400i:warmth=0", "warmth of .* must be more than 0 and at most 100, not 0"),
        ("search:margin=-0.1", "must be from 0 to 10"),
        ("quick:noise=-1", "noise of 'quick:noise=-1' must be from 0 to 100, not -1"),
        ("quick:noise=1e400", "must be a finite number"),
        ("builder:page:duke", "strength of 'builder:page:duke' is given twice"),
        ("search:0.25:seconds=1", "seconds of 'search:0.25:seconds=1' is given twice"),
        ("builder:duke:0.1", "the strength 'duke' of 'builder' says how long it thinks; .* not both"),
    ],
)
def test_a_bad_setting_is_refused_with_what_would_be_right(name: str, problem: str) -> None:
    with pytest.raises(BadBotSetting, match=problem):
        make_bot(name)


def test_settings_beside_the_name_are_checked_as_well() -> None:
    assert isinstance(make_bot("search", seconds=None, iterations=3), SearchBot)
    with pytest.raises(BadBotSetting, match=r"seconds of 'search:0\.25' is given twice"):
        make_bot("search:0.25", seconds=1.0)
    with pytest.raises(BadBotSetting, match=r"seconds of 'search' must be a finite number, not '0\.25'"):
        make_bot("search", seconds="0.25")
    with pytest.raises(BadBotSetting, match=r"the bot 'search' has no setting speed; it knows .*weights"):
        make_bot("search", speed=3)


@pytest.mark.parametrize(
    "settings",
    [
        {"exploration": 0, "noise": 0, "warmth": 1e-300, "margin": 0},
        {"exploration": 100, "noise": 100, "warmth": 100, "margin": 10},
        {"weights": {weight.name: weight.low for weight in WEIGHTS}},
        {"weights": {weight.name: weight.high for weight in WEIGHTS}},
    ],
    ids=["lowest", "highest", "lowest weights", "highest weights"],
)
def test_every_setting_within_its_range_can_be_played_with(settings: dict[str, object]) -> None:
    table = new_table(Setup("2015", 2, [], {"length": "short"}), 3, telling=False)
    bot = make_bot("search:4i", **settings)
    dice = Dice(1)
    for _ in range(40):
        seat = table.deciders[0]
        table.choose(consult(bot, table, seat, Clock(), dice).code, seat)
    assert table.round > 1


def test_the_guide_names_every_setting() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for setting in RANGES:
        assert f"`{setting}`" in guide


def test_numbers_arrive_as_the_bot_wants_them() -> None:
    bot = make_bot("search:iterations=4e2:exploration=1")
    assert isinstance(bot, SearchBot)
    assert (type(bot.iterations), bot.iterations) == (int, 400)
    assert (type(bot.tuning.exploration), bot.tuning.exploration) == (float, 1.0)


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ("depth=3", (3, 0.5, 1)),
        ("greed=2", (2, 2.0, 1)),
        ("luck=7", (2, 0.5, 7)),
        ("luck=0.7", (2, 0.5, 0.7)),
    ],
)
def test_bots_of_other_packages_take_numbers_by_name(
    setting: str, says: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, "Thorough")
    bot = make_bot(f"lucky:{setting}")
    assert isinstance(bot, Thorough)
    assert repr((bot.depth, bot.greed, bot.luck)) == repr(says)


def test_bots_of_other_packages_are_given_numbers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "Thorough")
    with pytest.raises(BadBotSetting, match="has no setting book; it knows depth, greed, luck"):
        make_bot("lucky:book=1")
    with pytest.raises(BadBotSetting, match=r"depth of 'lucky:depth=2.5' must be a whole number, not 2.5"):
        make_bot("lucky:depth=2.5")
    offer(monkeypatch, "Flat")
    with pytest.raises(BadBotSetting, match="it knows none"):
        make_bot("lucky:depth=2")


@pytest.mark.parametrize(
    ("weights", "problem"),
    [
        ({"castle": 2.0}, "there is no weight 'castle'; known are"),
        ({"castillo": "much"}, "the weight 'castillo' must be a finite number, not 'much'"),
        ({"castillo": math.nan}, "the weight 'castillo' must be a finite number, not nan"),
        ({"doubt_1": 0}, "the weight 'doubt_1' must be from 0.1 to 4.0, not 0"),
        (1, "every weight has a name"),
    ],
)
def test_weights_have_names_and_ranges(weights: object, problem: str) -> None:
    make_bot("greedy", weights={"castillo": 2})
    with pytest.raises(BadBotSetting, match=problem):
        make_bot("greedy", weights=weights)


@pytest.mark.parametrize(
    ("taste", "problem"),
    [({"king": math.inf}, "the taste 'king' must be a finite number"), ([3], "has a name")],
)
def test_a_taste_is_made_of_numbers(taste: object, problem: str) -> None:
    with pytest.raises(BadBotSetting, match=problem):
        make_bot("search", taste=taste)


@pytest.mark.parametrize(
    "name", ["greedy:weights=1", "search:inf", "..bots:Bot", "gredy", "tests.bots.test_registry:Demanding"]
)
def test_the_command_line_refuses_in_one_line(name: str) -> None:
    result = CliRunner().invoke(app, [name, "random"])
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("elgrande: ")
    assert f"'{name}'" in lines[0]


class Thorough(RandomBot):
    """A bot with settings of several kinds."""

    def __init__(self, depth: int = 2, greed: float | None = 0.5, luck=1, book: str = "") -> None:  # type: ignore[no-untyped-def]
        self.depth = depth
        self.greed = greed
        self.luck = luck


class Demanding(RandomBot):
    """A bot that cannot be made by its name alone."""

    def __init__(self, rival: str) -> None:
        self.rival = rival


class Flat:
    """No bot, though it has something that is called as its method should be."""

    choose = 3


def offer(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Have another package offer a class of this module as ``lucky``."""
    point = EntryPoint("lucky", f"{__name__}:{name}", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
