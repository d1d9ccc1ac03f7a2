"""No special action can be prolonged without end."""

from __future__ import annotations

from collections import Counter

import pytest

from elgrande.rules import Dice, Setup, Table, new_table
from elgrande.rules.choices import END, STOP, TO
from elgrande.rules.places import CABALLEROS, PLACE_IDS
from elgrande.rules.table import NO_CARD
from tests.properties.mixes import ALL_BOXES, name_of, scaled

BLACK = 4
LIFTS = CABALLEROS + BLACK
"""All of a colour in one region, and the black ones with them."""
DECISIONS = 6 * LIFTS
"""To bring all of them to the colonies and back again, and each time to say which one and where it stands."""


def choose_restlessly(table: Table, dice: Dice) -> None:
    """Never stop while there is something to do; whoever may stay in his region does."""
    decision = table.decision
    assert decision is not None
    options = [code for code in decision.options if code not in (STOP, END)] or decision.options
    code = options[dice.below(len(options))]
    source = decision.subject.get("source")
    if decision.kind == "drop" and isinstance(source, str) and TO + PLACE_IDS.index(source) in options:
        code = TO + PLACE_IDS.index(source)
    table.play_for(decision.seat, code)


@pytest.mark.parametrize("box", ALL_BOXES, ids=name_of)
def test_a_special_action_comes_to_an_end(box: Setup) -> None:
    for seed in range(scaled(60)):
        dice = Dice(5000 + seed)
        table = new_table(box, seed, telling=False)
        asked: Counter[str] = Counter()
        while not table.over:
            decision = table.decision
            assert decision is not None
            if table.action == NO_CARD:
                asked.clear()
            else:
                asked[decision.kind] += 1
                assert asked["lift"] <= LIFTS, (seed, asked)
                assert asked.total() - asked["veto"] <= DECISIONS, (seed, asked)
            choose_restlessly(table, dice)
