"""A bot cannot reach what its seat does not know: nothing it is given, and nothing it does, depends on it."""

from __future__ import annotations

import pytest

from elgrande.bots import Clock, consult, glimpse, make_bot
from elgrande.build import compiled
from elgrande.rules import Dice, Setup, Table, new_table
from tests.properties.hidden import shuffle_hidden
from tests.properties.mixes import boxes, name_of

STRIDE = 3 if compiled() else 13
SETUPS = {name_of(setup): setup for setup in boxes()}


def everything(table: Table) -> tuple[object, ...]:
    """All that a bot could read off a table."""
    return (*table.state(), *table.chance.lists())


def walk(setup: Setup, seed: int, steps: int) -> list[Table]:
    """Tables along a game of random choices."""
    table = new_table(setup, seed, telling=False)
    dice = Dice(seed)
    tables: list[Table] = []
    while not table.over and len(tables) < steps:
        tables.append(table.copy())
        seat = table.deciders[dice.below(len(table.deciders))]
        decision = table.decision_of(seat)
        assert decision is not None
        table.choose(decision.options[dice.below(len(decision.options))], seat)
    return tables


@pytest.mark.parametrize("name", SETUPS)
def test_what_a_bot_is_given_does_not_depend_on_what_is_hidden(name: str) -> None:
    dice = Dice(11)
    for table in walk(SETUPS[name], 3, 400)[::STRIDE]:
        for seat in table.deciders:
            other = shuffle_hidden(table, seat, dice, castillo=False)
            assert everything(glimpse(other, seat).known) == everything(glimpse(table, seat).known)


def test_the_hidden_parts_do_differ() -> None:
    dice = Dice(11)
    tables = walk(Setup("2023", 3, ["power-modifiers"]), 3, 60)
    changed = [
        everything(shuffle_hidden(table, table.decider, dice, castillo=False)) != everything(table)
        for table in tables
    ]
    assert sum(changed) > len(changed) // 2


@pytest.mark.parametrize("bot", ["quick", "greedy", "search:8i", "grande:8i", "schemer:8i"])
@pytest.mark.parametrize("name", ["2015-4", "2023-2-new-regency-power-modifiers-veteran-cards"])
def test_choices_do_not_depend_on_what_is_hidden(bot: str, name: str) -> None:
    dice = Dice(12)
    for table in walk(SETUPS[name], 5, 200)[:: 4 * STRIDE]:
        seat = table.decider
        other = shuffle_hidden(table, seat, dice, castillo=False)
        first = consult(make_bot(bot), table, seat, Clock(), Dice(9))
        second = consult(make_bot(bot), other, seat, Clock(), Dice(9))
        assert first.code == second.code
