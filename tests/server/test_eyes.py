"""What is derived from a view, and what everybody at a table is told at once."""

from __future__ import annotations

import msgspec
import pytest

from elgrande.record import Game
from elgrande.rules import Dice, Setup, new_table, preview
from elgrande.rules.places import COLOURS, PLACE_IDS
from elgrande.server.course import Course
from elgrande.server.eyes import Moment, more_of, position


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


@pytest.mark.parametrize(
    "setup",
    [
        Setup("1995", 5, [], {"castillo": "open"}),
        Setup("2023", 3, ["new-regency", "veteran-cards", "power-modifiers"]),
        Setup("2015", 4, ["king-intrigant", "players-edition", "special-cards"]),
        Setup("2015", 4, ["inquisitor-colonies"]),
        Setup("2015", 2, ["grandissimo"]),
    ],
    ids=lambda setup: "-".join([setup.edition, *setup.sets]),
)
def test_who_is_told_together_with_others_is_told_the_same(setup: Setup) -> None:
    course, dice = Course(Game.new(setup, 5)), Dice(5)
    while not course.game.over:
        table = course.game.table
        seat = table.deciders[dice.below(len(table.deciders))]
        decision = table.decision_of(seat)
        assert decision is not None
        course.choose(decision.options[dice.below(len(decision.options))], seat)
        if dice.below(8) == 0 or course.game.over:
            moment = Moment(course.game.table)
            for eyes in (0, None, *range(1, setup.players)):
                alone = position(course, eyes)
                together = position(course, eyes, moment=moment)
                assert msgspec.json.encode(together) == msgspec.json.encode(alone)
