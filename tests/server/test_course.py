"""The course of a game: numbers, snapshots, taking back, automatic answers."""

from __future__ import annotations

import json

import pytest

from elgrande.record import CannotUndo, Game
from elgrande.rules import Dice, Setup
from elgrande.server.course import Course
from elgrande.server.eyes import told_to
from elgrande.server.points import points_of


def play(course: Course, dice: Dice, choices: int, undo: bool = True) -> None:
    for _ in range(choices):
        if course.game.over:
            return
        seat = course.game.table.deciders[0]
        decision = course.game.table.decision_of(seat)
        assert decision is not None
        auto = course.only_answer(seat, lambda: dice)
        course.choose(decision.options[dice.below(len(decision.options))], seat, auto is not None)
        if undo and dice.below(6) == 0 and course.can_take_back(seat):
            course.take_back(seat)


def same(one: Course, other: Course) -> bool:
    return (
        one.game.table.state() == other.game.table.state()
        and one.game.entries == other.game.entries
        and one.game.standing == other.game.standing
        and one.automatic == other.automatic
        and one.numbers == other.numbers
        and one.told == other.told
        and told_to(one.game.log, 0) == told_to(other.game.log, 0)
    )


@pytest.mark.parametrize(
    "setup", [Setup("2015", 4), Setup("2023", 3, ["power-modifiers"])], ids=["2015", "2023"]
)
def test_a_snapshot_goes_on_like_the_game_itself(setup: Setup) -> None:
    dice = Dice(3)
    course = Course(Game.new(setup, 11))
    snapshots = []
    while not course.game.over:
        play(course, dice, 7)
        if course.can_snapshot():
            snapshots.append(json.loads(json.dumps(course.snapshot())))
    assert len(snapshots) >= 3
    flags = dict(zip(course.numbers, course.automatic, strict=True))
    for snapshot in snapshots:
        entries = course.game.entries
        done = entries[: snapshot["number"]]
        resumed = Course.resumed(course.game.restarted(), list(done), snapshot)
        assert resumed is not None
        for number, entry in enumerate(entries[snapshot["number"] :], snapshot["number"] + 1):
            resumed.enter(entry.seat, entry.text, flags.get(number, False))
        assert same(resumed, course)


def test_a_snapshot_of_another_engine_is_not_used() -> None:
    course = Course(Game.new(Setup("2015", 4), 1))
    snapshot = {**course.snapshot(), "engine": "another"}
    assert Course.resumed(course.game.restarted(), [], snapshot) is None


def test_taking_back_also_takes_back_what_was_automatic() -> None:
    course = Course(Game.new(Setup("2015", 2), 7))
    seat = course.game.table.deciders[0]
    course.choose("power 9", seat)
    course.automatic[-1] = True
    assert not course.can_take_back(seat)
    with pytest.raises(CannotUndo, match="it had no choice"):
        course.take_back(seat)
    course.automatic[-1] = False
    (step,) = course.take_back(seat)
    assert (step.number, step.undo, course.numbers) == (2, True, [])
    with pytest.raises(CannotUndo):
        course.take_back(seat)


def test_seats_that_choose_at_the_same_time_do_not_make_each_other_late() -> None:
    dice = Dice(1)
    for seed in range(20):
        course = Course(Game.new(Setup("2015", 4), seed))
        while not course.game.over:
            table = course.game.table
            if table.pending and len(table.deciders) > 1:
                first, second = table.deciders[:2]
                since = course.since[second]
                decision = table.decision_of(first)
                assert decision is not None
                course.choose(decision.options[0], first)
                assert course.since[second] == since
                assert course.since[first] <= course.number
                return
            play(course, dice, 1, undo=False)
    raise AssertionError("no discs in twenty games")


def test_the_log_since_an_entry_is_what_has_changed() -> None:
    course = Course(Game.new(Setup("2015", 3), 5))
    dice = Dice(2)
    kept = [told_to(course.game.log, None)]
    while not course.game.over:
        before = course.number
        play(course, dice, 1)
        for _ in range(course.number - before):
            kept.append(told_to(course.game.log, None))
    now = told_to(course.game.log, None)
    for number in range(0, course.number, 9):
        cut = course.log_from(number)
        # Entries that came together with an undo are kept as they were after both.
        assert kept[number][:cut] == now[:cut]


@pytest.mark.parametrize(
    ("edition", "sets"),
    [
        ("1995", []),
        ("2023", ["new-regency", "veteran-cards"]),
        ("2015", ["inquisitor-colonies", "anniversary"]),
        ("2015", ["grandissimo"]),
        ("2015", ["king-intrigant", "players-edition", "special-cards"]),
    ],
    ids=["1995", "2023", "colonies", "grandissimo", "intrigant"],
)
def test_points_by_source_add_up(edition: str, sets: list[str]) -> None:
    course = Course(Game.new(Setup(edition, 4, sets), 8))
    play(course, Dice(4), 10_000)
    points = points_of(course)
    assert points.totals == course.game.table.scores
    assert {scoring.round for scoring in points.scorings if scoring.general} == {3, 6, 9}
    sums = [0] * 4
    for scoring in points.scorings:
        for award in scoring.awards:
            if award.seat is not None:
                sums[award.seat] += award.points
        assert scoring.totals == sums
    assert sums == points.totals
