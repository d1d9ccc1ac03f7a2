"""Version 1 of observations and actions: every mix has its own, each is fixed, and nothing hidden shows in any.

``python -m tests.research.test_version_1`` writes down the layouts of mixes that have none yet.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from elgrande.research.core.observe_v1 import Version1
from elgrande.research.errors import BadKeyword
from elgrande.research.simulator import BatchSimulator
from elgrande.research.spaces import highest, interface_for, planes, seen, setup_of
from elgrande.rules import Dice, Setup, Table, imagine, new_table, rules_for, view
from elgrande.rules.kinds import Kind
from elgrande.rules.places import PLACE_IDS
from elgrande.rules.sets.facts import DECISIONS
from elgrande.rules.sets.grandissimo.fields import BOYCOTT, BOYCOTT_BY, BOYCOTT_KNOWN, QUEEN, SHIPS
from elgrande.rules.sets.setup import mixes
from tests.properties.hidden import shuffle_hidden
from tests.properties.mixes import PLAYERS, THOROUGH, name_of, options_of
from tests.properties.walks import visits

FILE = Path(__file__).with_name("layouts_v1.json")
"""A digest of every layout."""
EDITIONS = ["1995", "2015", "2023"]
MIXES = [(edition, sets) for edition in EDITIONS for sets in mixes(edition)]
GAMES = 8 if THOROUGH else 1

BOXES = [
    Setup(edition, PLAYERS[number % len(PLAYERS)], sets, {"length": "short"})
    for number, (edition, sets) in enumerate(MIXES)
]
"""Every mix, each with another number of players than the one before."""

each_box = pytest.mark.parametrize("box", BOXES, ids=name_of)


@cache
def version(box: Setup) -> Version1:
    return Version1(rules_for(box))


def observe(table: Table, seat: int) -> Any:
    return seen(version(table.rules.setup).observe(table, seat), np.uint8)


def whole(edition: str, sets: list[str]) -> str:
    """Everything that somebody relies on who has taught a program with version 1, as text."""
    known = Version1(rules_for(Setup(edition, 4, sets)))
    facts = [(plane.name, plane.start, plane.shape, plane.high) for plane in known.planes]
    names = [known.name(action) for action in range(known.actions)]
    return repr((facts, known.layout.lists(), names))


def digests() -> dict[str, str]:
    return {
        " ".join([edition, *sets]): hashlib.sha256(whole(edition, sets).encode()).hexdigest()[:16]
        for edition, sets in MIXES
    }


# ---------------------------------------------------------------------- fixed


def test_version_1_stays_as_it_is() -> None:
    """Whoever has trained on version 1 relies on it. If this fails, what is wanted is a version 2 beside it.

    Only a new set adds a line, of a mix that was not there before.
    """
    assert digests() == json.loads(FILE.read_text(encoding="utf-8"))


@each_box
def test_the_planes_lie_side_by_side_whatever_is_agreed_on(box: Setup) -> None:
    end = 0
    for plane in version(box).planes:
        assert plane.start == end, plane.name
        end += plane.size
    assert end == version(box).size
    names = [plane.name for plane in version(box).planes]
    assert len(set(names)) == len(names)


@each_box
def test_a_layout_depends_on_nothing_but_the_mix(box: Setup) -> None:
    usual = Version1(rules_for(Setup(box.edition, 4, box.sets)))
    for setup in options_of(box)[:: 1 if THOROUGH else 7]:
        rules = rules_for(setup)
        known = Version1(rules)
        assert [(plane.name, plane.start) for plane in known.planes] == [
            (plane.name, plane.start) for plane in usual.planes
        ]
        assert known.actions == usual.actions
        assert {card.id for card in rules.cards} <= set(known.layout.mix.cards)
        assert sum(planes(np.array(known.blank, np.uint8), known.planes)["options"]) >= len(
            known.layout.mix.options
        )


@each_box
def test_actions_and_options_are_two_names_for_the_same(box: Setup) -> None:
    known = version(box)
    for seat in range(box.players):
        codes = [known.code_of(action, seat) for action in range(known.actions)]
        assert len(set(codes)) == known.actions
        assert [known.action_of(code, seat) for code in codes] == list(range(known.actions))


def test_colours_are_counted_from_the_own_seat() -> None:
    known = version(Setup("2015", 4, ["grandissimo"]))
    names = [known.name(action) for action in range(known.actions)]
    assert known.text(names.index("guest left1"), 3) == "guest violet"
    assert known.text(names.index("lift own granada"), 2) == "lift green granada"
    assert known.text(names.index("name neutral"), 1) == "name grey"
    assert "lift own galleon" in names
    assert "lift own america" not in names
    assert "keep 10" not in names


# ---------------------------------------------------------------------- complete, and nothing hidden


@each_box
def test_every_decision_has_actions_and_no_number_is_too_large(box: Setup) -> None:
    """With the batch simulator: all games of a mix at once."""
    most = highest(version(box).planes)
    with BatchSimulator(
        4 * GAMES,
        edition=box.edition,
        players=box.players,
        sets=box.sets,
        options=box.options,
        version=1,
        seed=3,
    ) as simulator:
        now = simulator.reset(seed=3)
        kind = simulator.interface.planes[[p.name for p in simulator.interface.planes].index("kind")]
        for _ in range(120 * GAMES):
            assert now.observations.shape == (simulator.games, simulator.interface.size)
            assert (now.observations <= most).all()
            assert now.masks.any(axis=1).all()
            assert (now.observations[:, kind.start : kind.start + kind.size].sum(axis=1) == 1).all()
            now = simulator.step(simulator.sample())


@each_box
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(box: Setup) -> None:
    dice = Dice(100)
    for seed in range(GAMES):
        for table in visits(box, seed, every=4 if THOROUGH else 16):
            for seat in range(box.players):
                before = observe(table, seat)
                assert (observe(shuffle_hidden(table, seat, dice), seat) == before).all()
                imagined = imagine(table, seat, dice)
                assert (observe(imagined, seat) == before).all()
                known = version(box)
                assert known.legal_actions(imagined, seat) == known.legal_actions(table, seat)


@each_box
def test_a_secret_choice_shows_nobody_what_was_chosen(box: Setup) -> None:
    """Discs, hands, region cards: tables that look alike in a view look alike in an observation."""
    for seed in range(1, 9):
        looked = sum(looked_at(table) for table in visits(box, seed, every=3))
        if looked:
            break
    assert looked, "sooner or later somebody sets a disc"


def looked_at(table: Table) -> int:
    """Try secret choices of those who can choose; how many of the others could not tell them apart."""
    looked, players = 0, table.rules.players
    for seat in table.deciders:
        decision = table.decision_of(seat)
        assert decision is not None
        if len(table.deciders) == 1 and not DECISIONS[decision.kind].secret:
            continue
        outcomes = [table.copy(), table.copy()]
        outcomes[0].choose(decision.options[0], seat)
        outcomes[1].choose(decision.options[-1], seat)
        for viewer in range(players):
            if viewer != seat and view(outcomes[0], viewer) == view(outcomes[1], viewer):
                looked += 1
                assert (observe(outcomes[0], viewer) == observe(outcomes[1], viewer)).all()
    return looked


def at(fact: Any, path: str) -> Any:
    for step in path.split("."):
        fact = fact[step]
    return fact


@each_box
def test_what_a_set_shows_is_in_its_planes(box: Setup) -> None:
    """A plane of a set has something in it exactly if the set has something to tell."""
    known = version(box)
    told = known.layout.mix.observed()
    assert bool(told) == (box.edition == "2015" and bool(box.sets))
    for table in visits(box, 2, every=20):
        for seat in range(box.players):
            shown, found = view(table, seat), planes(observe(table, seat), known.planes)
            decision = shown["decision"]
            if decision and decision["kind"] == "veto":
                assert found["about_step"].any(), decision["subject"]
            for each, kind in told:
                assert found[each.name].any() == something(at(shown, each.path), kind), each.path


def something(fact: Any, kind: Kind) -> bool:
    """Whether a fact tells anything but nothing, noughts and noes."""
    if isinstance(fact, dict):
        kinds = {name: kind.facts[name] if kind.of is None else kind.of for name in fact}
        return any(something(one, kinds[name]) for name, one in fact.items())
    if isinstance(fact, list):
        assert kind.of is not None
        return any(something(one, kind.of) for one in fact)
    return fact is not None and (kind.plain == "string" or kind.name == "seat" or fact > 0)


# ---------------------------------------------------------------------- what single planes say


def test_seats_places_and_secrets_of_a_set_are_told_from_the_own_seat() -> None:
    setup = Setup("2015", 3, ["grandissimo"])
    table = new_table(setup, 1, telling=False)
    table.extras[QUEEN] = 2
    table.extras[SHIPS] = 0
    table.extras[SHIPS + 1] = 1
    table.extras[BOYCOTT], table.extras[BOYCOTT_BY] = PLACE_IDS.index("sevilla"), 0
    table.extras[BOYCOTT_KNOWN] = 0b101
    for seat in range(3):
        found = planes(observe(table, seat), version(setup).planes)
        assert found["grandissimo_queen"].tolist() == [int(far == (2 - seat) % 3) for far in range(6)]
        assert [int(row.argmax()) for row in found["grandissimo_ships"]] == [-seat % 3, (1 - seat) % 3]
        card = found["grandissimo_boycott"]
        assert card[:6].tolist() == [int(far == -seat % 3) for far in range(6)]
        region = card[6:].tolist()
        places = version(setup).layout.lists()["places"]
        assert region == [int(seat != 1 and place == "sevilla") for place in places]


def test_a_row_of_pieces_that_belongs_to_a_seat_is_counted_from_the_own_seat() -> None:
    setup = Setup("2015", 4, ["grandissimo"])
    table = new_table(setup, 1, telling=False)
    # A caballero of blue in the court of green.
    table.pieces[PLACE_IDS.index("guests_green") * 6 + 1] = 1
    places = version(setup).layout.lists()["places"]
    for seat in range(4):
        pieces = planes(observe(table, seat), version(setup).planes)["pieces"]
        rows = [places.index(f"guests_{colour}") for colour in ("violet", "blue", "green", "orange")]
        found = [(rows.index(row), colour) for row in rows for colour in range(6) if pieces[row][colour]]
        assert found == [((2 - seat) % 4, (1 - seat) % 4)]


def test_the_question_of_a_decision_is_told_to_who_decides() -> None:
    setup = Setup("2015", 4, ["king-intrigant"])
    table = new_table(setup, 1, telling=False)
    known = version(setup)
    while table.task.kind != "drop":
        options = table.decision.options if table.decision else []
        texts = table.decision.texts if table.decision else []
        moving = [code for code, text in zip(options, texts, strict=True) if text.startswith(("act", "lift"))]
        table.choose(moving[0] if moving else options[table.round * 7 % len(options)])
    decision = table.decision
    assert decision is not None
    found = planes(observe(table, decision.seat), known.planes)
    subject: Any = decision.subject
    assert known.layout.lists()["places"][found["about_source"].argmax()] == subject["source"]
    assert (decision.seat + int(found["about_colour"].argmax())) % 4 == subject["colour"]
    other = planes(observe(table, (decision.seat + 1) % 4), known.planes)
    assert not any(plane.any() for name, plane in other.items() if name.startswith("about_"))


def test_steps_are_tasks() -> None:
    """A step that is called otherwise one day would no longer be told."""
    kinds = {task.kind for task in rules_for(Setup()).tasks}
    for box in BOXES:
        assert set(version(box).layout.mix.steps) <= kinds


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadKeyword, match=r"does not know the set 'grandissimo'; version 1 does"):
        setup_of("2015", 4, ["grandissimo"], None)
    assert setup_of("2015", 4, ["grandissimo"], None, 1).sets == ["grandissimo"]
    with pytest.raises(BadKeyword, match=r"no version 2 .* \[0, 1\]"):
        interface_for(rules_for(Setup()), 2)


if __name__ == "__main__":
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    FILE.write_text(json.dumps({**digests(), **known}, indent=1) + "\n", encoding="utf-8")
