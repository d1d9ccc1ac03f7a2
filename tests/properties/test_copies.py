"""A copy shares nothing with its source; the same choices lead to the same table; what is illegal changes nothing."""

from __future__ import annotations

import pytest

from elgrande.rules import (
    ACTIONS,
    Dice,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    Setup,
    Table,
    new_table,
    print_choice,
    told,
)
from tests.properties.mixes import ALL_BOXES, name_of, scaled
from tests.properties.walks import choose_somehow, visits

each_box = pytest.mark.parametrize("box", ALL_BOXES, ids=name_of)


def walk(table: Table, dice: Dice, steps: int) -> list[tuple[int, int]]:
    """Some random choices; returns who chose what."""
    made: list[tuple[int, int]] = []
    while not table.over and len(made) < steps:
        made.append(choose_somehow(table, dice.below))
    return made


@each_box
def test_a_copy_shares_nothing_with_its_source(box: Setup) -> None:
    for seed in range(scaled(15)):
        dice = Dice(seed)
        for table in visits(box, seed, every=12):
            before, news = table.state(), len(table.news)
            copy = table.copy()
            assert copy.state() == before
            assert copy.news == []
            walk(copy, dice, 15)
            assert table.state() == before
            assert len(table.news) == news

            # And the other way round: what happens at the source does not reach the copy.
            source, copy = copy.copy(), copy
            before = copy.state()
            walk(source, dice, 15)
            assert copy.state() == before


@each_box
def test_the_same_choices_lead_to_the_same_table(box: Setup) -> None:
    for seed in range(scaled(15)):
        dice = Dice(seed)
        for table in visits(box, seed, every=25):
            one, two = table.copy(), table.copy()
            for seat, code in walk(one, dice, 40):
                assert seat in two.deciders
                two.choose(print_choice(code), seat)
            assert one.state() == two.state()
            assert [told(one, seat) for seat in range(box.players)] == [
                told(two, seat) for seat in range(box.players)
            ]


@each_box
def test_telling_changes_nothing_but_the_news(box: Setup) -> None:
    for seed in range(scaled(15)):
        loud, quiet = new_table(box, seed), new_table(box, seed, telling=False)
        while not loud.over:
            seat, code = choose_somehow(loud, Dice(seed + loud.depth + len(loud.news)).below)
            quiet.play_for(seat, code)
            assert loud.state() == quiet.state()
        assert quiet.news == []


@each_box
def test_simultaneous_choices_may_be_made_in_any_order(box: Setup) -> None:
    for seed in range(scaled(15)):
        dice = Dice(seed)
        for table in visits(box, seed, every=1):
            seats = table.deciders
            if len(seats) < 2:
                continue
            choices = {}
            for seat in seats:
                decision = table.decision_of(seat)
                assert decision is not None
                choices[seat] = decision.options[dice.below(len(decision.options))]
            forward, backward = table.copy(), table.copy()
            for seat in seats:
                forward.choose(choices[seat], seat)
            for seat in reversed(seats):
                backward.choose(choices[seat], seat)
            assert forward.state() == backward.state()


@each_box
def test_an_illegal_choice_is_refused_and_changes_nothing(box: Setup) -> None:
    for seed in range(scaled(3)):
        dice = Dice(seed)
        for table in visits(box, seed, every=20):
            before, news = table.state(), len(table.news)
            for seat in range(box.players):
                decision = table.decision_of(seat)
                legal = [] if decision is None else decision.options
                for code in {dice.below(ACTIONS) for _ in range(8)} - set(legal):
                    with pytest.raises(IllegalChoice) as refused:
                        table.choose(code, seat)
                    asked_too_late = isinstance(refused.value, GameOver)
                    not_asked = isinstance(refused.value, NotYourDecision)
                    assert asked_too_late == table.over
                    assert not_asked == (decision is None and not table.over)
            assert table.state() == before
            assert len(table.news) == news
