"""What happened beside a game stands in its record."""

from __future__ import annotations

import random

import pytest

from elgrande.record import BadRecord, Game, from_json, from_text, to_json, to_text
from elgrande.record.asides import ABSENT, AGREED, BACK, LEFT, Aside
from elgrande.rules import Setup
from elgrande.rules.places import COLOUR_IDS


def begun(entries: int = 6) -> Game:
    game = Game.new(Setup("2015", 3), seed=5, names={0: "Ana"})
    dice = random.Random(1)
    for _ in range(entries):
        decision = game.table.decision
        assert decision is not None
        game.choose(dice.choice(decision.texts))
    return game


def test_a_game_without_asides_is_written_as_ever() -> None:
    game = begun()
    assert to_text(game).startswith("elgrande record 1\n")
    data = to_json(game)
    assert data["format"] == 1
    assert "asides" not in data
    assert "ended" not in data


def test_asides_and_an_early_end_come_back_from_both_forms() -> None:
    game = begun()
    game.asides = [
        Aside(0, 1, LEFT, "builder:hidalgo"),
        Aside(4, 2, ABSENT, "nobody"),
        Aside(6, 1, BACK),
    ]
    game.ended = AGREED
    text = to_text(game)
    assert f"aside {COLOUR_IDS[1]} left builder:hidalgo" in text
    for again in (from_text(text), from_json(to_json(game))):
        assert again.asides == game.asides
        assert again.ended == AGREED
        assert again.entries == game.entries
        assert to_text(again) == text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (f"aside {COLOUR_IDS[0]} vanished", "there is no aside 'vanished' here"),
        ("aside nobody left", "there is no seat 'nobody' here"),
        (f"aside {COLOUR_IDS[0]}", "what happens beside the game is written"),
        (f"aside {COLOUR_IDS[0]} left a-bot!", "a bot is named by one short word"),
    ],
)
def test_a_wrong_aside_is_named_with_its_line(line: str, sentence: str) -> None:
    lines = to_text(begun()).splitlines()
    at = next(number for number, one in enumerate(lines) if one.startswith("round 1"))
    lines.insert(at + 1, line)
    with pytest.raises(BadRecord) as problem:
        from_text("\n".join(lines).replace("elgrande record 1", "elgrande record 2"))
    assert sentence in str(problem.value)
    assert problem.value.line == at + 2


def test_a_game_ends_in_one_way_only() -> None:
    text = to_text(begun()).replace("elgrande record 1", "elgrande record 2")
    with pytest.raises(BadRecord, match="there is no ending 'boredom' here"):
        from_text(text + "ended: boredom\n")
    with pytest.raises(BadRecord, match="nothing may follow the result"):
        from_text(text + "ended: agreed\nviolet power 1\n")
