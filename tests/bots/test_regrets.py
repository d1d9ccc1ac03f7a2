"""The bench that says what choices give away."""

from __future__ import annotations

import argparse
import time

import pytest

from bench.learning import cards
from bench.learning.regrets import Choices, Laboratory, told
from elgrande.bots.core.hidden import settled
from elgrande.rules import Setup, flow, rules_for
from tests.bots.test_fair import waiting_for

ASKED = argparse.Namespace(
    edition="2015",
    players=4,
    seed=1,
    ways=["plain", "fair", "plain:2"],
    kinds=["card"],
    every=1,
    iterations=8,
    reference=12,
    memory=True,
)


def test_only_the_decisions_that_were_asked_for_are_looked_at() -> None:
    found = Laboratory(ASKED, 0).work(1, time.time() + 1.5)
    assert found
    assert {choices.kind for choices in found} == {"card"}
    assert {len(choices.worths) for choices in found} == {3}


def test_the_worth_of_an_option_rests_on_nothing_else() -> None:
    laboratory = Laboratory(ASKED, 0)
    table = waiting_for(flow.TAKE_CARD, 5)
    known = settled(table, int(table.decider))
    worths = [laboratory.worth(known, code, 200) for code in known.options]
    assert all(-0.5 < worth < 1.5 for worth in worths)
    assert max(worths) - min(worths) > 0.1


def test_gains_are_told_against_the_first_way() -> None:
    found = [Choices("card", [0.5, 0.6]), Choices("card", [0.5, 0.4]), Choices("card", [0.0, 0.0])] * 100
    plain, other = told(found, ["plain", "fair"])
    assert plain.split()[1:] == ["+0.00", "%", "±", "0.00"]
    assert other.split()[:2] == ["fair", "+0.00"]
    assert float(other.split()[-1]) == pytest.approx(196 * (0.1 * (2 / 3) ** 0.5) / 300**0.5, abs=0.01)


def test_cards_are_worth_something_as_the_policy_and_as_a_search_plays_them() -> None:
    asked = argparse.Namespace(edition="2015", players=4, seed=1, reference=10, memory=False)
    found = cards.work((0, asked, time.time() + 1.5))
    assert set(found) <= {card.id for card in rules_for(Setup("2015", 4)).cards}
    assert "c5_king" in found
    assert all(-0.5 < worth < 1.5 for worths in found.values() for both in worths for worth in both)
