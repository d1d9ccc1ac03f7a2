"""The bench that compares rounds with what searches foresaw."""

from __future__ import annotations

import argparse

from bench.learning.surprises import Foreseen, Observer, told
from elgrande.rules import Setup, flow, new_table
from tests.bots.test_fair import waiting_for

ASKED = argparse.Namespace(edition="2015", players=4, seed=1, simulations=[4, 40], noise=1.5)


def test_a_round_is_played_to_its_end_and_can_be_followed() -> None:
    observer = Observer(ASKED, 0)
    begun = waiting_for(flow.POWER, 4, round=8)
    table = begun.copy()
    codes = observer.play_round(table)
    assert table.round == 9
    for code in codes:
        begun.play(code)
    assert begun.state() == table.state()


def test_every_number_of_simulations_is_compared_with_every_round() -> None:
    [foreseen] = Observer(ASKED, 0).work(1, 0.0)
    assert len(foreseen) == 2
    observer = Observer(ASKED, 0)
    begun = waiting_for(flow.POWER, 4, round=8)
    table = begun.copy()
    codes = observer.play_round(table)
    few, many = (observer.compare(begun, codes, table, simulations) for simulations in (2, 400))
    assert few.asked == many.asked > 10
    assert 0 < many.agreed <= many.asked
    assert 0 < many.surprise < 0.2
    # Two searches of two simulations each have hardly anything in common.
    assert many.apart < few.apart


def test_a_hand_agrees_with_itself() -> None:
    observer = Observer(ASKED, 0)
    table = new_table(Setup("2015", 4), 3, telling=False)
    while not table.round:
        table.play(table.options[0])
    search = observer.searched(table, 20)
    path, codes = table.copy(), []
    while not path.over and path.round == table.round:
        codes.append(path.options[0])
        if len(path.options) > 1 and search.memory is not None:
            search.policy.judge(path)
            case = search.memory.case(path)
            search.memory.advise(path, case, search.policy.scores)
            codes[-1] = int(search.policy.drawn(path, observer.dice, 0.0))
            search.memory.note(path, case, codes[-1])
        path.play(codes[-1])
    if search.memory is not None:
        search.memory.forgo()
    asked, agreed = observer.follow(search, table, codes)
    assert asked == agreed > 10


def test_figures_are_roots_of_mean_squares() -> None:
    found = [Foreseen(0.01, 0.0, 10, 7), Foreseen(0.03, 0.0002, 30, 13)]
    assert told(found).split()[2] == f"{100 * 0.02**0.5:.2f}"
    assert "two searches 1.00 % apart" in told(found)
    assert "agrees in 50.0 %" in told(found)
