"""What is made of results: shares, ranks, duels, splits."""

from __future__ import annotations

import pytest

from elgrande.arena import Match, Tally
from elgrande.arena.tally import duel, mean_rank, points_share, split, won
from tests.arena.made_up import result

DUEL = Match(("greedy", "random"))
THREE = Match(("greedy", "random", "random"))


def tally_of(match: Match, scores: list[list[int]]) -> Tally:
    """Games with these scores by seat, one after the other."""
    tally = Tally(match)
    for number, points in enumerate(scores):
        tally.add(result(match, *divmod(number, len(match.seatings)), points))
    return tally


def test_winners_share_the_victory_and_ranks_that_tie() -> None:
    game = result(Match(("a", "b", "c", "d")), 0, 0, [50, 50, 20, 30])
    assert [won(game, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
    assert [mean_rank(game, seat) for seat in range(4)] == [1.5, 1.5, 4, 3]
    assert [points_share(game, seat) for seat in range(4)] == pytest.approx([1 / 3, 1 / 3, 2 / 15, 0.2])
    assert points_share(result(DUEL, 0, 0, [0, 0]), 0) == 0.5


def test_standings_follow_the_bot_through_the_seats() -> None:
    """In the second game of a deal greedy sits in the second seat."""
    tally = tally_of(DUEL, [[60, 40], [40, 60], [70, 30], [30, 70]])
    greedy, random = tally.standings()
    assert (greedy.bot, greedy.games, greedy.copies) == ("greedy", 4, 1)
    assert greedy.wins.value == 1
    assert greedy.rank.value == 1
    assert greedy.share.value == pytest.approx(0.65)
    assert greedy.points == 65
    assert greedy.sources["regions"] == 65
    assert greedy.times.decisions == 12
    assert random.wins.value == 0
    assert random.share.value == pytest.approx(0.35)


def test_figures_are_per_seat() -> None:
    """Two randoms that share what greedy leaves: greedy wins two games of three."""
    tally = tally_of(THREE, [[30, 20, 10], [30, 20, 10], [10, 20, 30]])
    greedy, random = tally.standings()
    assert greedy.wins.value == pytest.approx(2 / 3)
    assert random.wins.value == pytest.approx(1 / 6)
    assert greedy.rank.value + 2 * random.rank.value == pytest.approx(6)
    assert greedy.share.value + 2 * random.share.value == pytest.approx(1)
    assert random.wins.high <= 0.5


def test_a_bot_among_its_like_wins_what_it_must() -> None:
    (only,) = tally_of(Match(("random",) * 4), [[4, 3, 2, 1], [1, 1, 1, 1]]).standings()
    assert only.wins == (0.25, 0.25, 0.25)
    assert only.rank == (2.5, 2.5, 2.5)
    assert only.rating is None


def test_only_whole_deals_count_and_only_in_their_order() -> None:
    tally = Tally(DUEL)
    for deal, turn in [(0, 0), (1, 0), (1, 1), (2, 1)]:
        tally.add(result(DUEL, deal, turn, [2, 1]))
    assert (tally.games, tally.counted) == (4, 0)
    tally.add(result(DUEL, 0, 1, [2, 1]))
    assert (tally.games, tally.counted, len(tally.deals)) == (5, 4, 2)
    assert tally.has(2, 1)
    assert not tally.has(2, 0)


def test_a_game_counts_once() -> None:
    tally = tally_of(DUEL, [[2, 1], [1, 2]])
    tally.add(result(DUEL, 0, 1, [9, 1]))
    tally.add(result(DUEL, 1, 1, [9, 1]))
    tally.add(result(DUEL, 1, 1, [1, 9]))
    assert tally.games == 3


def test_a_duel_is_who_finishes_ahead() -> None:
    tally = tally_of(THREE, [[30, 20, 40], [10, 10, 20], [3, 2, 1]])
    # greedy: one ahead, one behind; one tie, one behind; two behind.
    assert duel(tally.deals, "greedy", "random").value == pytest.approx(1.5 / 6)
    assert duel(tally.deals, "random", "greedy").value == pytest.approx(4.5 / 6)


def test_win_rates_are_split_by_what_a_seat_had() -> None:
    tally = Tally(DUEL)
    tally.add(result(DUEL, 0, 0, [2, 1], first_power=[13, 1]))
    tally.add(result(DUEL, 0, 1, [2, 1], first_power=[13, 1]))
    by_power = split(tally.deals, "greedy", lambda game, seat: game.first_power[seat])
    assert {card: (count, rate.value) for card, (count, rate) in by_power.items()} == {
        13: (1, 1.0),
        1: (1, 0.0),
    }


def test_no_games_no_standings() -> None:
    assert Tally(DUEL).standings() == []
