"""The search and what it stands on."""

from __future__ import annotations

import gc
import subprocess
import sys
import time

import pytest

from elgrande.bots import Clock, Glimpse, consult, glimpse, make_bot
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.promises import AWARD, GAIN, SHARE, Promises
from elgrande.bots.core.search import Mind, Search, Tuning
from elgrande.bots.core.weights import DEFAULT_WEIGHTS, WEIGHTS, Weights, weights_from
from elgrande.bots.search import SearchBot
from elgrande.build import compiled, pure_environment
from elgrande.rules import Dice, Setup, Table, awards, new_table
from elgrande.rules.places import ARAGON, CASTILLA_LA_NUEVA, GALICIA, GRANADA, SEVILLA
from tests.bots.positions import BLUE, GREEN, ORANGE, VIOLET, arranged


def book(table: Table) -> Promises:
    promises = Promises(table.rules, Weights())
    promises.look(table)
    return promises


class FakeTime:
    """A clock that goes on by a fixed step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now = 100.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


# ---------------------------------------------------------------------- what places promise


@pytest.mark.parametrize("colour", [VIOLET, BLUE])
@pytest.mark.parametrize("change", [1, -1])
def test_what_the_book_says_of_one_caballero_is_the_difference_he_makes(colour: int, change: int) -> None:
    caballeros = {VIOLET: 4, BLUE: 3, GREEN: 2}
    before = arranged(caballeros={ARAGON: caballeros})
    after = arranged(caballeros={ARAGON: {**caballeros, colour: caballeros[colour] + change}})
    old, new = book(before), book(after)
    at = old.change(before, ARAGON, colour, change)
    for seat in (VIOLET, BLUE, GREEN, ORANGE):
        with_it = new.rows[new.row(after, ARAGON) + SHARE + seat]
        without = old.rows[old.row(before, ARAGON) + SHARE + seat]
        assert old.details[at + seat] == pytest.approx(with_it - without)
    assert old.details[at + colour] != 0.0


def test_a_caballero_who_takes_the_lead_gains_what_the_scoring_pays_for_it() -> None:
    table = arranged(caballeros={ARAGON: {VIOLET: 3, BLUE: 3, GREEN: 1}})
    promises = book(table)
    first, second = table.value(ARAGON, 1), table.value(ARAGON, 2)
    assert first > second
    # A shared first place pays the second to both; alone in front violet has the first, and blue still the second.
    assert promises.award_gain(table, ARAGON, VIOLET) == pytest.approx(first - second)
    # Green's second caballero changes nothing: third is third.
    assert promises.award_gain(table, ARAGON, GREEN) == pytest.approx(0.0)


def test_a_lead_promises_more_the_nearer_the_scoring_is() -> None:
    shares = []
    for round in (1, 2, 3):
        table = arranged(round=round, caballeros={ARAGON: {VIOLET: 4, BLUE: 2}})
        promises = book(table)
        shares.append(promises.rows[promises.row(table, ARAGON) + SHARE + VIOLET])
    assert shares == sorted(shares)
    assert 3.0 < shares[0] < shares[2] < 5.0


def test_the_book_knows_what_a_scoring_would_bring_now() -> None:
    table = arranged(caballeros={GRANADA: {VIOLET: 3, BLUE: 3, GREEN: 1}, SEVILLA: {ORANGE: 2}})
    promises = book(table)
    for place in (GRANADA, SEVILLA):
        row = promises.awards(table, place)
        expected = [0.0] * 4
        for award in awards(table, place):
            expected[award.colour] = float(award.points)
        assert [promises.rows[row + AWARD + seat] for seat in range(4)] == expected


def test_what_the_book_says_follows_the_table() -> None:
    """The same place with other caballeros, the King or another scoreboard is another entry."""
    table = arranged(round=3, caballeros={ARAGON: {VIOLET: 2, BLUE: 2}})
    promises = book(table)

    def share() -> float:
        return promises.rows[promises.row(table, ARAGON) + SHARE + VIOLET]

    even = share()
    gain = promises.gain(table, ARAGON, VIOLET)
    table.pieces[ARAGON * 6 + VIOLET] += 1
    ahead = share()
    assert ahead > even
    assert gain > ahead - even  # the rival's loss counts too
    table.king = ARAGON
    assert share() > ahead
    table.king = GALICIA
    table.board_8 = ARAGON
    assert share() > ahead
    table.board_8 = -1
    assert share() == ahead
    assert promises.rows[promises.row(table, ARAGON) + GAIN + VIOLET] < gain


def test_points_and_majorities_make_a_favourite() -> None:
    table = arranged(round=8, points={VIOLET: 60, BLUE: 50, GREEN: 50, ORANGE: 50})
    evaluation = Evaluation(table.rules, Weights())
    chances = evaluation_chances(evaluation, table)
    assert chances[VIOLET] == max(chances)
    assert sum(chances) == pytest.approx(1.0)
    table.pieces[CASTILLA_LA_NUEVA * 6 + BLUE] += 6
    assert evaluation_chances(evaluation, table)[BLUE] > chances[BLUE]


def evaluation_chances(evaluation: Evaluation, table: Table) -> list[float]:
    mind = Mind(table.rules, evaluation.weights, Tuning())
    search = Search(table, table.decider, mind, Dice(1))
    mind.evaluation.prospects(table, search.outcome)
    return [search.outcome[seat] for seat in range(4)]


# ---------------------------------------------------------------------- weights


def test_weights_have_names_ranges_and_words() -> None:
    assert len({weight.name for weight in WEIGHTS}) == len(WEIGHTS) == len(DEFAULT_WEIGHTS)
    for weight in WEIGHTS:
        assert weight.low <= weight.default <= weight.high
        assert weight.about
    assert weights_from({"castillo": 2.5}).to_dict()["castillo"] == 2.5
    with pytest.raises(ValueError, match="there is no weight 'castle'"):
        weights_from({"castle": 1.0})


# ---------------------------------------------------------------------- how long it searches


def test_a_search_ends_when_its_seconds_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(Setup("2015", 4), 3, telling=False)
    clock = FakeTime(0.001)
    monkeypatch.setattr(time, "perf_counter", clock)
    began = clock.now
    answer = consult(make_bot("search:0.05"), table, table.decider, Clock(), Dice(1))
    assert 10 < answer.iterations <= 50
    assert clock.now - began <= 0.055


@pytest.mark.parametrize("step", [0.007, 0.011, 0.013, 0.03])
def test_a_search_does_not_begin_what_would_end_too_late(
    monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    table = new_table(Setup("2015", 4), 3, telling=False)
    search = Search(table, table.decider, Mind(table.rules, Weights(), Tuning()), Dice(1))
    clock = FakeTime(step)
    monkeypatch.setattr(time, "perf_counter", clock)
    began = clock.now + step
    assert search.run(1000, 0.1) == int(0.1 / step)
    assert clock.now - began <= 0.1


def test_the_clock_of_the_table_binds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(Setup("2015", 4), 3, telling=False)
    monkeypatch.setattr(time, "perf_counter", FakeTime(0.001))
    answer = consult(make_bot("search:9"), table, table.decider, Clock(seconds=0.02), Dice(1))
    assert answer.iterations <= 20


class Watched(SearchBot):
    """Notes whether Python may look for garbage while it thinks; may have no idea."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(iterations=4)
        self.fails = fails
        self.noted: list[bool] = []

    def _begin(self, glimpse: Glimpse, dice: Dice) -> Search:
        self.noted.append(gc.isenabled())
        if self.fails:
            raise RuntimeError("no idea")
        return super()._begin(glimpse, dice)


def test_nothing_is_swept_while_a_search_thinks() -> None:
    table = new_table(Setup("2015", 4), seed=1)
    calm, failing, unasked = Watched(), Watched(fails=True), Watched()
    consult(calm, table, table.decider, Clock(), Dice(1))
    assert calm.noted == [False]
    assert gc.isenabled()
    with pytest.raises(RuntimeError, match="no idea"):
        consult(failing, table, table.decider, Clock(), Dice(1))
    assert failing.noted == [False]
    assert gc.isenabled()
    gc.disable()
    try:
        consult(unasked, table, table.decider, Clock(), Dice(1))
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_an_answer_comes_even_if_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(Setup("2015", 4), 3, telling=False)
    monkeypatch.setattr(time, "perf_counter", FakeTime(0.5))
    answer = consult(make_bot("search"), table, table.decider, Clock(seconds=0.1), Dice(1))
    assert answer.iterations >= 1


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    """Seven points for oneself, or points for others: no need to think about it for long."""
    table = arranged(
        round=9,
        card="c2_score_choice",
        courts={VIOLET: 0},
        points=dict.fromkeys(range(4), 50),
        caballeros={CASTILLA_LA_NUEVA: {VIOLET: 5}, ARAGON: {BLUE: 3}, GRANADA: {GREEN: 3}},
    )
    table.choose("act")
    answer = consult(make_bot("search:400i"), table, VIOLET, Clock(), Dice(1))
    assert answer.text == "region castilla_la_nueva"
    assert answer.iterations < 400


def test_a_single_option_needs_no_search() -> None:
    table = new_table(Setup("2015", 2), 3, telling=False)
    seen = glimpse(table, table.decider)
    seen.decision.options = seen.options[:1]
    answer = make_bot("search:50i").choose(seen, Clock(), Dice(1))
    assert (answer.code, answer.iterations) == (seen.options[0], 0)


# ---------------------------------------------------------------------- the tree


def test_what_was_found_out_is_used_again_within_a_turn() -> None:
    table = arranged(round=3, caballeros={ARAGON: {BLUE: 2}, GRANADA: {GREEN: 1}})
    mind = Mind(table.rules, Weights(), Tuning())
    seen = glimpse(table, VIOLET)
    first = Search(seen.known, VIOLET, mind, Dice(1))
    first.run(120, 0.0)
    code = next(found.code for found in first.findings() if found.visits > 5)
    slot = first.root.slot(code)
    table.choose(code)
    again = Search(glimpse(table, VIOLET).known, VIOLET, mind, Dice(2))
    assert again.take_over(first, code)
    assert sum(again.root.visits) > 0
    assert sum(again.root.visits) < first.root.visits[slot]


def test_nothing_is_taken_over_when_something_else_has_happened() -> None:
    table = arranged(round=3, caballeros={ARAGON: {BLUE: 2}, GRANADA: {GREEN: 1}})
    mind = Mind(table.rules, Weights(), Tuning())
    first = Search(glimpse(table, VIOLET).known, VIOLET, mind, Dice(1))
    first.run(60, 0.0)
    code = first.findings()[0].code
    table.choose(code)
    table.pieces[ARAGON * 6 + BLUE] += 1
    again = Search(glimpse(table, VIOLET).known, VIOLET, mind, Dice(2))
    assert not again.take_over(first, code)


@pytest.mark.skipif(not compiled(), reason="there is nothing compiled to compare with")
def test_bots_choose_alike_compiled_and_plain() -> None:
    with pure_environment() as environment:
        plain = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
        )
    here = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert plain.stdout == here.stdout
    assert len(here.stdout.splitlines()) > 60


PROGRAM = """
from elgrande.bots import Clock, consult, make_bot
from elgrande.rules import Dice, Setup, new_table
for setup in (
    Setup("2015", 3),
    Setup("2015", 3, ["king-intrigant", "players-edition"]),
    Setup("2015", 3, ["inquisitor-colonies", "anniversary"]),
    Setup("2023", 3, ["new-regency", "power-modifiers", "veteran-cards"]),
):
    table = new_table(setup, 8, telling=False)
    quick = make_bot("quick")
    first = "grande:24i" if setup.sets == ["anniversary", "inquisitor-colonies"] or not setup.sets else "search:36i"
    bots = [make_bot(name) for name in (first, "greedy", "schemer:9i")]
    number = 0
    while not table.over:
        number += 1
        seat = table.deciders[0]
        # Now and then somebody thinks, from the beginning of the game to its end.
        if number % 15 == 0:
            print(number, consult(bots[seat], table, seat, Clock(), Dice(number)).text)
        answer = consult(quick, table, seat, Clock(), Dice(number))
        table.choose(answer.code, seat)
"""


@pytest.mark.skipif(not compiled(), reason="takes too long as plain Python")
def test_more_thinking_is_better() -> None:
    """One search against three of a twentieth of its iterations."""
    points = 0
    for seed in range(4):
        table = new_table(Setup("2015", 4), 70 + seed, telling=False)
        bots = [make_bot("search:200i" if seat == seed else "search:10i") for seat in range(4)]
        dice = Dice(seed)
        while not table.over:
            seat = table.deciders[0]
            table.choose(consult(bots[seat], table, seat, Clock(), dice).code, seat)
        points += 3 * table.scores[seed] - sum(score for s, score in enumerate(table.scores) if s != seed)
    assert points > 0
