"""Random walks through games, with the laws checked at every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from elgrande.rules import Dice, Setup, Table, new_table
from elgrande.rules.news import Event
from tests.properties.laws import Moment, check_end, check_step, check_table
from tests.properties.ledger import Ledger
from tests.properties.ledger_of_sets import SetsLedger

Pick = Callable[[int], int]
"""Says which of so many things is taken: a number from 0 up to, not including, the one given."""


def choose_somehow(table: Table, pick: Pick) -> tuple[int, int]:
    """One choice. Of several seats that choose at the same time, any may be first. Returns the seat and the code."""
    seats = table.deciders
    seat = seats[pick(len(seats))] if len(seats) > 1 else seats[0]
    decision = table.decision_of(seat)
    assert decision is not None
    code = decision.options[pick(len(decision.options))]
    table.play_for(seat, code)
    return seat, code


def leaves_castillo(event: Event) -> bool:
    """Whether something has come out of the Castillo: in a general scoring, or by an order of eviction."""
    return event.kind == "left_castillo" or event.facts.get("source") == "castillo"


def play_by_the_laws(setup: Setup, seed: int, pick: Pick) -> Table:
    """A whole game under the eye of every law."""
    table = new_table(setup, seed)
    ledger = Ledger(table) if table.rules.company is None else SetsLedger(table)
    ledger.follow()
    check_table(table)
    now = Moment.of(table)
    while not table.over:
        before = now
        choose_somehow(table, pick)
        fresh = ledger.follow()
        check_table(table)
        now = Moment.of(table)
        check_step(before, now, emptied=any(leaves_castillo(event) for event in fresh))
    check_end(table)
    return table


def visits(setup: Setup, seed: int, every: int) -> Iterator[Table]:
    """The table of a random game at about every so-manieth decision. Look at it, or copy it; do not change it."""
    dice = Dice(seed)
    table = new_table(setup, seed)
    while not table.over:
        if dice.below(every) == 0:
            yield table
        choose_somehow(table, dice.below)
    yield table
