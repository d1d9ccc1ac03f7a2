"""What is derived from a view: where one more caballero would bring points."""

from __future__ import annotations

from elgrande.rules import Dice, Setup, new_table, preview
from elgrande.rules.places import COLOURS, PLACE_IDS
from elgrande.server.eyes import more_of


def test_one_more_caballero_brings_what_a_scoring_then_pays() -> None:
    table, dice = new_table(Setup("2015", 4), 3), Dice(3)
    looked = 0
    while not table.over:
        decision = table.decision
        assert decision is not None
        if decision.kind == "turn":
            before = table.state()
            more = more_of(table, decision.seat)
            assert table.state() == before  # nothing is left behind
            for place in range(9):
                after = table.copy()
                after.pieces[place * COLOURS + decision.seat] += 1
                points = [
                    sum(
                        award.points
                        for award in preview(each, 1 << place)[PLACE_IDS[place]]
                        if award.colour == decision.seat
                    )
                    if PLACE_IDS[place] in preview(each, 1 << place)
                    else 0
                    for each in (table, after)
                ]
                gained = points[1] - points[0]
                closed = table.taboo() >> place & 1
                assert more.get(PLACE_IDS[place], 0) == (0 if closed else max(0, gained))
                looked += gained > 0
        table.choose(decision.options[dice.below(len(decision.options))])
    assert looked > 20
