"""Ratings find the strengths that made the results."""

from __future__ import annotations

import math
from random import Random

import pytest

from elgrande.arena import Match, Result
from elgrande.arena.ratings import SCALE, Places, fit, has_openskill, ratings, skills
from tests.arena.made_up import result

STRENGTHS = {"a": 250.0, "b": 50.0, "c": -100.0, "d": -200.0}


def played(random: Random, match: Match, deals: int) -> list[list[Result]]:
    """Games that follow the model: each place goes to one of those left, in proportion to their strengths."""
    return [
        [result(match, deal, turn, _scores(random, seating)) for turn, seating in enumerate(match.seatings)]
        for deal in range(deals)
    ]


def _scores(random: Random, bots: tuple[str, ...]) -> list[int]:
    lateness = [random.expovariate(math.exp(STRENGTHS[bot] / SCALE)) for bot in bots]
    return [sum(other > own for other in lateness) for own in lateness]


def test_the_strengths_are_found() -> None:
    deals = played(Random(4), Match(("a", "b", "c", "d")), 150)
    found = ratings(deals, ["a", "b", "c", "d"])
    for name, strength in STRENGTHS.items():
        assert found[name].low <= strength <= found[name].high
        assert found[name].high - found[name].low < 80
    assert sum(rating.value for rating in found.values()) == pytest.approx(0)


def test_several_seats_of_a_bot_are_one_bot() -> None:
    found = ratings(played(Random(5), Match(("a", "d", "d", "d")), 150), ["a", "d"])
    assert found["a"].value - found["d"].value == pytest.approx(450, abs=60)


def test_in_duels_they_are_those_of_elo() -> None:
    """Ten wins to one, with the drawn duel that is always added: 10.5 to 1.5."""
    places = Places()
    places.add(["a", "b"], [1, 2], 10)
    places.add(["a", "b"], [2, 1], 1)
    found = fit(places, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(10.5 / 1.5), abs=0.01)


def test_ties_are_worth_half() -> None:
    tied, split = Places(), Places()
    tied.add(["a", "b", "c"], [1, 1, 3], 2)
    split.add(["a", "b", "c"], [1, 2, 3])
    split.add(["a", "b", "c"], [2, 1, 3])
    assert fit(tied, ["a", "b", "c"]) == pytest.approx(fit(split, ["a", "b", "c"]))


def test_a_bot_that_never_loses_has_a_rating_with_a_wide_interval() -> None:
    match = Match(("a", "b"))
    deals = [
        [result(match, deal, turn, [2, 1] if turn == 0 else [1, 2]) for turn in range(2)]
        for deal in range(30)
    ]
    rating = ratings(deals, ["a", "b"])["a"]
    assert 200 < rating.value < 1000
    assert rating.high - rating.low > 200


def test_one_deal_is_not_enough_for_ratings() -> None:
    assert ratings(played(Random(6), Match(("a", "b")), 1), ["a", "b"]) == {}


@pytest.mark.skipif(not has_openskill(), reason="openskill is not installed (extra 'arena')")
def test_openskill_sees_the_same_order() -> None:
    found = skills(played(Random(7), Match(("a", "b", "c", "d")), 40), ["a", "b", "c", "d"])
    assert found is not None
    assert sorted(found, key=lambda name: -found[name].mu) == ["a", "b", "c", "d"]
    assert all(skill.sigma < 4 for skill in found.values())


def test_without_openskill_there_are_no_skills(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.arena.ratings.has_openskill", lambda: False)
    assert skills([], ["a"]) is None
