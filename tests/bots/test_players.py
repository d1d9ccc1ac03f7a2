"""What every bot must do: play legally to the end of every mix, repeat itself for a seed, and know no secrets."""

from __future__ import annotations

import pytest

from elgrande.bots import (
    Clock,
    consult,
    glimpse,
    make_bot,
)
from elgrande.bots.advice import advise
from elgrande.bots.registry import bot_names
from elgrande.build import compiled
from elgrande.rules import Dice, Setup, Table, new_table, view, winners
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import mixes
from tests.properties.hidden import shuffle_hidden

THOUGHT = {"random": "random", "quick": "quick", "greedy": "greedy"}
"""Bots that think only as long as they have to; the others are given a few iterations."""


def brief(name: str) -> str:
    return THOUGHT.get(name, f"{name}:6i")


def parties() -> list[tuple[Setup, list[str]]]:
    """Every mix of every edition, with tables of two to five at which each bot sits twice."""
    found: list[tuple[Setup, list[str]]] = []
    names = bot_names()
    for edition in EDITION_NAMES:
        for sets in mixes(edition):
            left: list[str] = []
            for players in (5, 2, 4, 3):
                while len(left) < players:
                    left += names
                found.append((Setup(edition, players, sets, {"length": "short"}), left[:players]))
                left = left[players:]
    return found


def party_name(party: object) -> str:
    return "-".join([party.edition, str(party.players), *party.sets]) if isinstance(party, Setup) else ""


def play(table: Table, names: list[str], seed: int) -> list[str]:
    """Play a game with a bot on every seat; returns the choices."""
    bots = [make_bot(name) for name in names]
    choices: list[str] = []
    while not table.over:
        seat = table.deciders[0]
        answer = consult(bots[seat], table, seat, Clock(), Dice(seed + len(choices)))
        table.choose(answer.code, seat)
        choices.append(answer.text)
    return choices


@pytest.mark.parametrize(("setup", "names"), parties(), ids=party_name)
def test_every_bot_plays_every_mix_to_the_end(setup: Setup, names: list[str]) -> None:
    if not compiled() and setup.players > 2:
        pytest.skip("a whole game of thinking takes too long as plain Python")
    table = new_table(setup, seed=5, telling=False)
    choices = play(table, [brief(name) for name in names], seed=1)
    assert table.over
    assert len(choices) > 40


def test_the_parties_leave_nobody_and_nothing_out() -> None:
    for edition in EDITION_NAMES:
        for sets in mixes(edition):
            tables = [
                (each, names)
                for each, names in parties()
                if (each.edition, each.sets) == (edition, sorted(sets))
            ]
            assert sorted(each.players for each, _ in tables) == [2, 3, 4, 5]
            assert {name for _, names in tables for name in names} == set(bot_names())


@pytest.mark.parametrize("name", ["random", "quick", "greedy", "search:8i", "grande:8i", "schemer:8i"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def game() -> list[str]:
        return play(new_table(Setup("2015", 2, [], {"length": "short"}), 3, telling=False), [name, name], 11)

    assert game() == game()


@pytest.mark.parametrize("name", ["quick", "greedy", "search:10i", "grande:10i"])
@pytest.mark.parametrize(
    "setup",
    [
        Setup("2015", 3),
        Setup("2023", 3, ["new-regency", "veteran-cards", "power-modifiers"]),
        Setup("2015", 3, ["inquisitor-colonies", "anniversary"]),
        Setup("2015", 3, ["grandissimo"]),
        Setup("2015", 3, ["king-intrigant", "players-edition", "special-cards"]),
    ],
    ids=party_name,
)
def test_what_a_seat_cannot_know_does_not_change_its_choice(name: str, setup: Setup) -> None:
    table = new_table(setup, 9, telling=False)
    dice = Dice(4)
    compared = 0
    for number in range(120):
        seat = table.deciders[0]
        if number % 5 == 0:
            other = shuffle_hidden(table, seat, dice, castillo=False)
            assert view(other, seat) == view(table, seat)
            asked = [
                consult(make_bot(name), each, seat, Clock(), Dice(number)).code for each in (table, other)
            ]
            assert asked[0] == asked[1]
            compared += 1
        table.play(table.options[dice.below(len(table.options))])
    assert compared == 24


def test_a_glimpse_holds_no_true_table() -> None:
    table = new_table(Setup("2015", 4), 2, telling=False)
    orders = {tuple(glimpse(table, table.decider).imagine(Dice(seed)).chance.decks[1]) for seed in range(20)}
    assert len(orders) > 10
    seen = glimpse(table, table.decider)
    assert seen.known is not table
    assert seen.view == view(table, table.decider)


def test_greedy_beats_random_players() -> None:
    won = 0.0
    games = 8 if compiled() else 2
    for number in range(games):
        table = new_table(Setup("2015", 4), 40 + number, telling=False)
        names = ["random"] * 4
        names[number % 4] = "greedy"
        play(table, names, number)
        best = winners(table)
        won += 1 / len(best) if number % 4 in best else 0
    assert won >= games - 1


def test_a_search_keeps_to_its_iterations_and_ranks_what_it_found() -> None:
    table = new_table(Setup("2015", 4), 6, telling=False)
    answer = consult(make_bot("search:60i"), table, table.decider, Clock(), Dice(3))
    assert 30 <= answer.iterations <= 60
    assert answer.reasons[0].code == answer.code
    assert all(0.0 <= reason.chance <= 1.0 for reason in answer.reasons if reason.chance is not None)
    tight = consult(make_bot("search:60i"), table, table.decider, Clock(iterations=7), Dice(3))
    assert tight.iterations == 7


def test_advice_gives_the_best_few_options_with_reasons() -> None:
    table = new_table(Setup("2015", 3), 6, telling=False)
    reasons = advise(table, table.decider, Dice(1), Clock(iterations=80))
    decision = table.decision
    assert decision is not None
    assert 1 <= len(reasons) <= 3
    assert len({reason.code for reason in reasons}) == len(reasons)
    for reason in reasons:
        assert reason.code in decision.options
        assert reason.key
        assert reason.chance is not None
        assert 0.0 <= reason.chance <= 1.0
    assert [reason.to_json()["option"] for reason in reasons] == [reason.text for reason in reasons]
