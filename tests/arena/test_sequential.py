"""Stopping early does not raise the chance of a wrong answer above what is promised."""

from __future__ import annotations

from random import Random

import pytest

from elgrande.arena.sequential import ABOVE, BELOW, Question, always_valid


def deal(random: Random, rate: float) -> float:
    return sum(random.random() < rate for _ in range(4)) / 4


def ask(random: Random, rate: float, mark: float, deals: int) -> tuple[str | None, int]:
    """The answer, and after how many deals it was there."""
    question = Question(mark)
    for number in range(1, deals + 1):
        question.add(deal(random, rate))
        if question.answer:
            return question.answer, number
    return None, deals


@pytest.mark.parametrize("mark", [0.25, 0.55, 0.97])
def test_a_mark_that_is_the_truth_is_hardly_ever_refuted(mark: float) -> None:
    """However often one looks: here after each of 400 deals."""
    random = Random(11)
    answers = [ask(random, mark, mark, 400)[0] for _ in range(150)]
    assert answers.count(ABOVE) / 150 <= 0.025 + 3 * 0.0127
    assert answers.count(BELOW) / 150 <= 0.025 + 3 * 0.0127


@pytest.mark.parametrize(
    ("rate", "mark", "answer"), [(0.62, 0.55, ABOVE), (0.18, 0.25, BELOW), (0.995, 0.97, ABOVE)]
)
def test_a_clear_difference_is_found_soon(rate: float, mark: float, answer: str) -> None:
    random = Random(12)
    outcomes = [ask(random, rate, mark, 1500) for _ in range(20)]
    assert [found for found, _ in outcomes] == [answer] * 20
    assert sorted(number for _, number in outcomes)[10] < 300


def test_looking_at_an_ordinary_interval_again_and_again_would_be_wrong_more_often() -> None:
    """What the gamblers are for."""
    random = Random(13)
    wrong = 0
    for _ in range(100):
        total, squares = 0.0, 0.0
        for count in range(1, 401):
            value = deal(random, 0.25)
            total, squares = total + value, squares + value * value
            error = ((squares / count - (total / count) ** 2) / count) ** 0.5
            if count >= 10 and abs(total / count - 0.25) > 1.96 * error:
                wrong += 1
                break
    assert wrong / 100 > 0.15


def test_an_answer_stays() -> None:
    question = Question(0.5)
    for value in [1.0] * 20 + [0.0] * 200:
        question.add(value)
    assert question.answer == ABOVE


def test_the_interval_holds_at_every_moment() -> None:
    random = Random(14)
    for _ in range(25):
        values = [deal(random, 0.6) for _ in range(200)]
        for moment in (20, 60, 200):
            estimate = always_valid(values[:moment])
            assert estimate.low <= 0.6 <= estimate.high


def test_the_interval_and_the_question_agree() -> None:
    random = Random(15)
    values = [deal(random, 0.6) for _ in range(300)]
    estimate = always_valid(values)
    for mark, answer in (
        (estimate.low - 0.002, ABOVE),
        (estimate.low + 0.002, None),
        (estimate.high + 0.002, BELOW),
    ):
        question = Question(mark)
        for value in values:
            question.add(value)
        assert question.answer == answer


def test_the_interval_of_all_or_nothing() -> None:
    assert always_valid([1.0] * 50).high == 1.0
    assert 0.85 < always_valid([1.0] * 50).low < 1
    assert always_valid([0.0] * 50).low == 0.0
    assert always_valid([]).low == 0.0
    assert always_valid([]).high == 1.0
