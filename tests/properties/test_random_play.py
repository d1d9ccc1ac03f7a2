"""Random games of every mix keep every law, and end."""

from __future__ import annotations

import pytest

from elgrande.rules import Dice, Setup, new_table, rules_for
from elgrande.rules.facts import DECISIONS
from elgrande.rules.playout import play_randomly
from elgrande.rules.sets.facts import DECISIONS as ALL_DECISIONS
from elgrande.rules.sets.facts import EVENTS
from tests.properties.laws import check_end, check_table
from tests.properties.mixes import ALL_BOXES, BIG_BOXES, BOXES, name_of, options_of, scaled
from tests.properties.walks import play_by_the_laws, visits

RARE = {"incognito_lapsed", "last_word"}
"""Events that random players seldom bring about; other tests do."""
ONLY_2023 = {"dummy_arrives", "dummy_power", "dummy_takes", "modifier", "modifier_passed", "smuggling"}

each_box = pytest.mark.parametrize("box", ALL_BOXES, ids=name_of)


@each_box
def test_the_laws_hold_at_every_decision(box: Setup) -> None:
    # With four numbers of players, and time, these are two hundred games for each mix of the Big Box.
    for seed in range(scaled(50 if box in BIG_BOXES else 30)):
        play_by_the_laws(box, seed, Dice(1000 + seed).below)


@each_box
def test_the_laws_hold_with_every_mixture_of_options(box: Setup) -> None:
    mixtures = options_of(box)
    for number, setup in enumerate(mixtures):
        if number % max(1, len(mixtures) // scaled(len(mixtures))) == 0:
            play_by_the_laws(setup, number, Dice(2000 + number).below)


@each_box
def test_every_game_ends_as_it_should(box: Setup) -> None:
    dice = Dice(3)
    for setup in options_of(box):
        for seed in range(scaled(200) // 16 + 1):
            table = new_table(setup, seed, telling=False)
            play_randomly(table, dice)
            check_table(table)
            check_end(table)


def test_random_play_of_the_big_box_meets_everything_that_can_happen() -> None:
    """The same for the expansions; made-up symbols bring the ships of Grandissimo into play."""
    decisions: set[str] = set()
    events: set[str] = set()
    for box in BIG_BOXES:
        options = {"symbols": "reconstructed"} if "grandissimo" in box.sets else {}
        for seed in range(8):
            for table in visits(Setup("2015", box.players, box.sets, options), seed, every=1):
                decision = table.decision
                decisions |= {decision.kind} if decision is not None else set()
            events |= {event.kind for event in table.news}
    assert decisions - set(DECISIONS) == set(ALL_DECISIONS) - set(DECISIONS)
    assert set(EVENTS) - events <= ONLY_2023 | RARE


def test_random_play_meets_everything_that_can_happen() -> None:
    """Or else the laws above would say less than they seem to."""
    decisions: set[str] = set()
    cards: set[str] = set()
    for box in BOXES:
        for seed in range(6):
            for table in visits(box, seed, every=1):
                decision = table.decision
                decisions |= {decision.kind} if decision is not None else set()
            for event in table.news:
                assert event.kind in EVENTS
                if event.kind == "announced":
                    cards.add(str(event.facts["card"]))
    assert decisions == set(DECISIONS)
    assert cards == {card.id for box in BOXES for card in rules_for(box).cards}
