"""An observation says what the seat may see, all of it, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from elgrande.research.core.actions import code_of, is_legal, legal_actions, mask
from elgrande.research.core.layout import KIND_NAMES
from elgrande.research.core.observe import Observer
from elgrande.research.spaces import ACTIONS, CARD_IDS, VETO_STEP_NAMES, highest, planes, seen
from elgrande.rules import Dice, Setup, Table, imagine, new_table, view
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.table import VETO_NEW
from tests.properties.hidden import shuffle_hidden
from tests.properties.mixes import BOXES, name_of, scaled
from tests.properties.walks import visits

each_box = pytest.mark.parametrize("box", BOXES, ids=name_of)

GAMES = 2


def observe(table: Table, seat: int) -> Any:
    return seen(Observer(table.rules).observe(table, seat), np.uint8)


def with_open_castillo(box: Setup) -> Setup:
    return Setup(box.edition, box.players, box.sets, {**box.chosen_options(), "castillo": "open"})


# ---------------------------------------------------------------------- nothing hidden


@each_box
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(box: Setup) -> None:
    for setup in (box, with_open_castillo(box)):
        for seed in range(scaled(GAMES)):
            dice = Dice(100 + seed)
            for table in visits(setup, seed, every=8):
                for seat in range(box.players):
                    other = shuffle_hidden(table, seat, dice)
                    assert (observe(other, seat) == observe(table, seat)).all()


@each_box
def test_an_imagined_table_gives_the_same_observation_and_the_same_actions(box: Setup) -> None:
    dice = Dice(7)
    for table in visits(box, 3, every=20):
        for seat in range(box.players):
            imagined = imagine(table, seat, dice)
            assert (observe(imagined, seat) == observe(table, seat)).all()
            assert legal_actions(imagined, seat) == legal_actions(table, seat)


@each_box
def test_tables_that_look_alike_in_a_view_look_alike_in_an_observation(box: Setup) -> None:
    """Nobody else's secret choice shows: discs before the reveal, modifiers passed on, cards taken back."""
    for seed in range(scaled(3 * GAMES)):
        for table in visits(box, seed, every=3):
            for seat in table.deciders:
                decision = table.decision_of(seat)
                assert decision is not None
                if len(table.deciders) == 1 and decision.kind != "power_back":
                    continue
                outcomes = []
                for code in (decision.options[0], decision.options[-1]):
                    outcome = table.copy()
                    outcome.choose(code, seat)
                    outcomes.append(outcome)
                for viewer in range(box.players):
                    if viewer != seat and view(outcomes[0], viewer) == view(outcomes[1], viewer):
                        assert (observe(outcomes[0], viewer) == observe(outcomes[1], viewer)).all()


# ---------------------------------------------------------------------- everything open


@each_box
def test_every_number_stays_below_what_its_plane_allows(box: Setup) -> None:
    most = highest()
    for seed in range(scaled(GAMES)):
        for table in visits(box, seed, every=10):
            for seat in range(box.players):
                assert (observe(table, seat) <= most).all()


@each_box
def test_an_observation_says_what_the_view_says(box: Setup) -> None:
    for setup in (box, with_open_castillo(box)):
        for table in visits(setup, 5, every=15):
            for seat in range(box.players):
                check_against_view(table, seat)


def check_against_view(table: Table, seat: int) -> None:
    shown: Any = view(table, seat)
    found = planes(observe(table, seat))
    players = table.rules.players
    for place, facts in [*shown["regions"].items(), ("castillo", shown["castillo"])]:
        row = found["pieces"][PLACE_IDS.index(place)]
        caballeros = facts["caballeros"] or {}
        for distance in range(players):
            assert row[distance] == caballeros.get(COLOUR_IDS[(seat + distance) % players], 0)
        assert row[5] == caballeros.get("grey", 0)
        assert list(found["values"][PLACE_IDS.index(place)]) == facts["values"]
    assert PLACE_IDS[found["king"].argmax()] == shown["king"]
    assert found["round"].argmax() + 1 == shown["round"] or shown["round"] == 0
    for distance in range(players):
        other = shown["seats"][(seat + distance) % players]
        assert found["points"][distance].sum() == other["points"]
        assert found["pieces"][PLACE_IDS.index("court")][distance] == other["court"]
        assert found["pieces"][PLACE_IDS.index("province")][distance] == other["province"]
        assert PLACE_IDS[found["grandes"][distance].argmax()] == other["grande"]
        assert numbers(found["played"][distance]) == ([other["power"]] if other["power"] else [])
        assert numbers(found["played_modifier"][distance]) == (
            [other["modifier"]] if other["modifier"] else []
        )
        assert found["total"][distance] == (0 if other["total"] is None else other["total"] + 3)
        assert numbers(found["seen"][distance]) == other["seen"]
        assert numbers(found["seen_modifiers"][distance]) == other["seen_modifiers"]
        assert list(found["vetos"][distance]) == list(other["vetos"].values())
        assert found["taken_back"][distance] == other["taken_back"]
        assert found["acted"][distance] == other["acted"]
        assert found["start"][distance] == (other["seat"] == shown["start"])
        assert found["active"][distance] == (other["seat"] == shown["active"])
        assert found["waiting"][distance] == (other["seat"] in [item["seat"] for item in shown["waiting"]])
    own = shown["seats"][seat]
    assert numbers(found["hand"]) == own["hand"]
    assert numbers(found["hand_modifiers"]) == own["modifiers"]
    assert numbers(found["passed"]) == ([own["passed"]] if own["passed"] else [])
    assert [PLACE_IDS[n - 1] for n in numbers(found["disc"])] == ([own["disc"]] if own["disc"] else [])
    offered = {card["card"] for card in shown["offer"]}
    assert {CARD_IDS[n - 1] for n in numbers(found["offer"])} == offered
    assert [CARD_IDS[n - 1] for n in numbers(found["card"])] == ([shown["card"]] if shown["card"] else [])
    if shown["neutral"]:
        assert numbers(found["seen"][5]) == sorted(shown["neutral"]["seen"])
        assert numbers(found["played"][5]) == (
            [shown["neutral"]["power"]] if shown["neutral"]["power"] else []
        )
    kinds = {item["kind"] for item in shown["waiting"]}
    assert {KIND_NAMES[n - 1] for n in numbers(found["kind"])} == kinds
    decision = shown["decision"]
    options = sorted(decision["options"]) if decision else []
    assert sorted(code_of(action, seat, players) for action in legal_actions(table, seat)) == options
    assert numbers(seen(mask(table, seat), np.int8)) == [action + 1 for action in legal_actions(table, seat)]
    if decision is None:
        assert not any(
            found[name].any() for name in ("step", "left", "allowance", "piece", "source", "target")
        )


def numbers(row: Any) -> list[int]:
    """The positions of the ones, counted from 1."""
    return [int(position) + 1 for position in np.flatnonzero(row)]


def test_what_a_decision_is_about_is_told_to_who_decides() -> None:
    """Violet moves caballeros, and blue, who holds a Veto, is asked about the step."""
    table = new_table(Setup("2015", 3, options={"start": "violet"}), seed=4)
    found_step = found_drop = False
    dice = Dice(2)
    table.seats[VETO_NEW + 1] = 1
    while not (table.over or (found_step and found_drop)):
        decision = table.decision
        assert decision is not None
        parts = planes(observe(table, decision.seat))
        subject: Any = decision.subject
        if decision.kind == "drop":
            found_drop = True
            assert PLACE_IDS[parts["source"].argmax()] == subject["source"]
            assert (decision.seat + int(parts["piece"].argmax())) % 3 == subject["colour"]
        if decision.kind == "veto":
            found_step = True
            assert VETO_STEP_NAMES[parts["step"].argmax()] == subject["step"]
        options = decision.options if decision.kind != "veto" else [decision.options[1]]
        table.choose(options[dice.below(len(options))])
    assert found_step
    assert found_drop


def test_points_beyond_255_are_told_too() -> None:
    table = new_table(Setup("2015", 3), seed=1)
    table.seats[1] = 300
    assert list(planes(observe(table, 1))["points"][0]) == [255, 45]
    assert list(planes(observe(table, 0))["points"][1]) == [255, 45]


def test_an_observation_is_the_same_for_seats_in_the_same_situation() -> None:
    """The same game with another seat to begin: what the first one saw then, the second one sees now."""
    violet = new_table(Setup("2015", 4, options={"start": "violet"}), seed=9)
    blue = new_table(Setup("2015", 4, options={"start": "blue"}), seed=9)
    for distance in range(4):
        assert (observe(violet, distance) == observe(blue, (1 + distance) % 4)).all()


def test_nobody_acts_out_of_turn() -> None:
    table = new_table(Setup("2015", 4), seed=1)
    decider = table.decider
    for seat in range(4):
        legal = legal_actions(table, seat)
        assert bool(legal) == (seat == decider)
        assert [is_legal(table, seat, action) for action in range(ACTIONS)].count(True) == len(legal)
