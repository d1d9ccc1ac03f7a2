"""The command line with the expansions of the Big Box."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elgrande.record import to_text
from elgrande.rules import Setup
from elgrande.rules.sets.known import BIG_BOX
from elgrande.rules.sets.setup import mixes
from tests.record.games import played
from tests.test_cli import elgrande, fail, state_folder, succeed

__all__ = ["state_folder"]

MIXES = [mix for mix in mixes("2015") if mix]
each_mix = pytest.mark.parametrize("mix", MIXES, ids="+".join)


def flags(mix: list[str]) -> list[str]:
    return [part for name in mix for part in ("--set", name)]


@each_mix
def test_simulate_takes_every_mix(mix: list[str]) -> None:
    result = json.loads(
        succeed("simulate", "-n", "2", "--players", "3", "--seed", "4", "--json", *flags(mix))
    )
    assert result["sets"] == sorted(mix)
    assert result["games"] == 2


@each_mix
def test_play_takes_every_mix(mix: list[str]) -> None:
    text = succeed("play", "--players", "3", "--seed", "4", "--scroll", "--bot", "random", *flags(mix))
    assert "El Grande" in text


@each_mix
def test_cards_shows_every_mix(mix: list[str]) -> None:
    cards = json.loads(succeed("cards", "--json", *flags(mix)))["cards"]
    if mix != ["anniversary"]:
        assert any(card["provenance"] == "reconstructed" and card["note"] for card in cards)
    text = succeed("cards", *flags(mix))
    assert all(card["id"] in text for card in cards)


def test_cards_can_be_only_those_that_are_established() -> None:
    every = json.loads(succeed("cards", "--json", "--set", "grandissimo"))["cards"]
    some = json.loads(succeed("cards", "--json", "--set", "grandissimo", "--option", "cards=established"))[
        "cards"
    ]
    left_out = {card["id"] for card in every} - {card["id"] for card in some}
    assert {"grd_league", "grd_eviction_order"} <= left_out


def test_power_cards_show_value_and_supply() -> None:
    cards = {
        card["id"]: card
        for card in json.loads(succeed("cards", "--json", "--set", "king-intrigant"))["cards"]
    }
    assert (cards["ki_040"]["value"], cards["ki_040"]["supply"]) == (40, 4)
    assert cards["ki_king_45"]["caballeros"] == 5


def test_a_mix_that_is_advised_against_is_played_after_a_warning() -> None:
    result = elgrande("simulate", "-n", "1", "--set", "inquisitor-colonies", "--set", "king-intrigant")
    assert result.exit_code == 0
    assert (
        "warning: 'inquisitor-colonies' with 'king-intrigant': the rulebook advises against it"
        in result.stderr
    )


@pytest.mark.parametrize(
    ("mix", "sentence"),
    [
        (["inquisitor-colonies", "grandissimo"], "the Big Box does not list them as a mix"),
        (["grandissimo", "king-intrigant"], "one needs the action stacks that the other does away with"),
        (["players-edition"], "the set 'players-edition' needs the set 'king-intrigant'"),
        (["special-cards", "anniversary"], "the set 'special-cards' needs the set 'king-intrigant'"),
        (
            ["inquisitor-colonies", "king-intrigant", "special-cards"],
            "the Big Box does not list them as a mix",
        ),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "cards", "bench"])
def test_an_impossible_mix_is_refused_with_the_reason(command: str, mix: list[str], sentence: str) -> None:
    assert sentence in fail(2, command, *flags(mix))


@pytest.mark.parametrize("name", BIG_BOX)
def test_the_expansions_belong_to_2015(name: str) -> None:
    assert f"the set '{name}' belongs to the edition 2015, not 2023" in fail(
        2, "simulate", "--edition", "2023", "--set", name
    )


@each_mix
def test_replay_tells_a_game_of_every_mix(mix: list[str], tmp_path: Path) -> None:
    game = played(Setup("2015", 4, mix), 11)
    record = tmp_path / "game.txt"
    record.write_text(to_text(game), encoding="utf-8")
    text = succeed("replay", str(record))
    assert "Castillo" in text
    assert succeed("replay", str(record), "--check")


def test_bench_measures_a_mix() -> None:
    flags_of_mix = flags(["anniversary", "grandissimo"])
    report = json.loads(
        succeed("bench", "--edition", "2015", "--players", "2", "--seconds", "0.01", "--json", *flags_of_mix)
    )
    [figures] = report["compiled"] or report["interpreted"]
    assert figures["sets"] == ["anniversary", "grandissimo"]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("inquisitor-colonies", ["grand_inquisitor"]),
        ("grandissimo", ["queen", "court_jester", "general_inquisitor"]),
        ("anniversary", []),
    ],
)
def test_character_cards_tell_what_they_do(name: str, ids: list[str]) -> None:
    data = json.loads(succeed("cards", "--set", name, "--json"))
    assert [card["id"] for card in data["characters"]] == ids
    assert all(card["title"] and card["text"] for card in data["characters"])
    if ids:
        text = succeed("cards", data["characters"][-1]["title"], "--set", name)
        assert "Character cards" in text
    assert json.loads(succeed("cards", "--set", name, "--stack", "5", "--json"))["characters"] == []


def test_a_first_game_of_grandissimo_has_no_general_inquisitor() -> None:
    data = json.loads(succeed("cards", "--set", "grandissimo", "--option", "left-out=first-game", "--json"))
    assert [card["id"] for card in data["characters"]] == ["queen", "court_jester"]


@pytest.mark.parametrize(("stack", "id"), [("6", "grd_boycott"), ("7", "grd_queen_and_jester")])
def test_the_further_stacks_can_be_asked_for(stack: str, id: str) -> None:
    data = json.loads(succeed("cards", "--set", "grandissimo", "--stack", stack, "--json"))
    assert {card["stack"] for card in data["cards"]} == {int(stack)}
    assert id in [card["id"] for card in data["cards"]]


def test_simulate_names_the_sets() -> None:
    text = succeed("simulate", "--games", "1", "--set", "grandissimo", "--set", "anniversary")
    assert "edition 2015 with Anniversary and Grandissimo, 4 players" in " ".join(text.split())
    assert "edition 2015, 4 players" in succeed("simulate", "--games", "1")


def test_the_joker_has_no_value() -> None:
    data = json.loads(succeed("cards", "joker", *flags(["king-intrigant", "players-edition"]), "--json"))
    values = {card["id"]: card["value"] for card in data["cards"]}
    assert values["pe_joker"] is None
