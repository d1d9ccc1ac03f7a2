"""Bots by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from elgrande.bots import BadBotSetting, Bot, UnknownBot, bot_names, make_bot, registry
from elgrande.bots.personalities import CharacterBot
from elgrande.bots.search import SearchBot
from elgrande.bots.simple import RandomBot
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
        ("no.such.module:Bot", "No module named"),
        ("elgrande.bots.simple:NoBot", "has no attribute 'NoBot'"),
        ("elgrande.bots.simple:annotations", "is no class"),
        ("builtins:dict", "it has no method choose"),
    ],
)
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem):
        make_bot(name)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("search:fast", "write seconds as '0.25', iterations as '400i'"),
        ("search:speed=3", "has no setting speed; it knows seconds, iterations"),
        ("random:0.5", "has no setting seconds; it knows none"),
        ("search:0", "must be more than 0"),
        ("search:-5i", "must be more than 0"),
        ("builder:king", "page, hidalgo, duke"),
    ],
)
def test_a_bad_setting_is_refused_with_what_would_be_right(name: str, problem: str) -> None:
    with pytest.raises(BadBotSetting, match=problem):
        make_bot(name)


def test_weights_are_named() -> None:
    make_bot("greedy", weights={"castillo": 2.0})
    with pytest.raises(BadBotSetting, match="there is no weight 'castle'; known are"):
        make_bot("greedy", weights={"castle": 2.0})
