"""Whole matches: played, interrupted, gone on with, stopped when decided."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.arena import (
    BadMatch,
    Contest,
    Game,
    Here,
    Match,
    Processes,
    Result,
    WorkersFailed,
    read_results,
)
from elgrande.arena.cluster import Cluster
from elgrande.arena.runners import available_cores, choose_runner
from tests.arena.made_up import result
from tests.arena.test_match import same

FIRST = "tests.arena.bots:First"


class MadeUp:
    """A runner whose first bot always wins, or never."""

    workers = 1

    def __init__(self, wins: bool = True) -> None:
        self.wins = wins
        self.played = 0

    def play(self, games: Iterable[Game]) -> Generator[Result, None, None]:
        for game in games:
            self.played += 1
            first = game.match.bots[0]
            yield result(
                game.match, game.deal, game.turn, [int((bot == first) == self.wins) for bot in game.bots]
            )


class Interrupted(MadeUp):
    """Breaks off after some games."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after

    def play(self, games: Iterable[Game]) -> Generator[Result, None, None]:
        for game in super().play(games):
            if self.played > self.after:
                raise KeyboardInterrupt
            yield game


def test_a_match_is_played_to_its_end() -> None:
    contest = Contest(Match((FIRST, "random", "random"), seed=1), games=6)
    contest.run(Here())
    assert (contest.planned, contest.tally.counted) == (6, 6)
    assert {standing.bot for standing in contest.standings()} == {FIRST, "random"}
    facts = contest.to_json()
    assert (facts["games"], facts["deals"], facts["verdict"]) == (6, 2, None)


def test_several_processes_play_the_same_games() -> None:
    match = Match((FIRST, "random"), seed=2)
    alone, together = Contest(match, games=8), Contest(match, games=8)
    alone.run(Here())
    together.run(Processes(2))
    for one, other in zip(alone.tally.deals, together.tally.deals, strict=True):
        assert all(same(*games) for games in zip(one, other, strict=True))


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match = Match(("greedy", "random"))
    with pytest.raises(KeyboardInterrupt):
        Contest(match, games=10, results=path).run(Interrupted(after=3))
    assert len(read_results(path)) == 3
    contest, runner = Contest(match, games=10, results=path), MadeUp()
    contest.run(runner)
    assert (contest.resumed, runner.played, contest.tally.counted) == (3, 7, 10)
    assert sorted(game.key for game in read_results(path)) == [
        (deal, turn) for deal in range(5) for turn in range(2)
    ]


def test_a_finished_match_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match = Match(("greedy", "random"))
    Contest(match, games=4, results=path).run(MadeUp())
    longer, runner = Contest(match, games=10, results=path), MadeUp()
    longer.run(runner)
    assert (runner.played, longer.tally.counted) == (6, 10)
    shorter, runner = Contest(match, games=4, results=path), MadeUp()
    shorter.run(runner)
    assert (runner.played, shorter.tally.counted) == (0, 10)


def test_a_match_stops_when_its_question_is_decided(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match = Match(("greedy", "random", "random"))
    contest = Contest(match, games=3000, until=0.5, results=path)
    runner = MadeUp()
    contest.run(runner)
    verdict = contest.verdict()
    assert verdict is not None
    assert verdict.answer == "above"
    assert verdict.wins.low > 0.5
    assert runner.played == contest.tally.counted < 60
    again, runner = Contest(match, games=3000, until=0.5, results=path), MadeUp()
    again.run(runner)
    assert runner.played == 0
    assert again.verdict() == verdict


def test_a_question_can_be_answered_with_no_or_left_open() -> None:
    match = Match(("greedy", "random", "random"))
    lost = Contest(match, games=3000, until=0.5)
    lost.run(MadeUp(wins=False))
    verdict = lost.verdict()
    assert verdict is not None
    assert verdict.answer == "below"
    short = Contest(match, games=3, until=0.5)
    short.run(MadeUp())
    verdict = short.verdict()
    assert verdict is not None
    assert verdict.answer is None


def test_the_mark_is_per_seat() -> None:
    """Two seats of four: equal bots win a quarter of the games each, and half of them is all that two can win each."""
    contest = Contest(Match(("greedy", "greedy", "random", "random")), games=4000, until=0.25)
    contest.run(MadeUp())
    verdict = contest.verdict()
    assert verdict is not None
    assert verdict.answer == "above"
    assert verdict.wins.value == pytest.approx(0.5)
    with pytest.raises(BadMatch, match="between 0 and 1/2, as greedy has 2 seats"):
        Contest(Match(("greedy", "greedy", "random", "random")), games=4, until=0.6)


@pytest.mark.parametrize(
    ("bots", "games", "until", "words"),
    [
        (("greedy", "random"), 0, None, "at least one game, not 0"),
        (("greedy", "random"), 4, 1.5, "between 0 and 1; 1.5 is not"),
        (("greedy", "random"), 4, 0.0, "between 0 and 1; 0 is not"),
        (("greedy", "random"), 4, float("nan"), "between 0 and 1; nan is not"),
        (("random", "random"), 4, 0.5, "plays against itself"),
    ],
)
def test_what_makes_no_sense_is_refused(
    bots: tuple[str, ...], games: int, until: float | None, words: str
) -> None:
    with pytest.raises(BadMatch, match=words):
        Contest(Match(bots), games, until)


def test_workers_of_another_version_are_refused() -> None:
    class Foreign(MadeUp):
        def play(self, games: Iterable[Game]) -> Generator[Result, None, None]:
            for game in super().play(games):
                yield replace(game, program={"sources": "another", "compiled": True})

    with pytest.raises(WorkersFailed, match="a worker plays with another version"):
        Contest(Match(("greedy", "random")), games=2).run(Foreign())


def test_where_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(choose_runner(1), Here)
    several = choose_runner(3)
    assert isinstance(several, Processes)
    assert several.workers == 3
    assert choose_runner().workers == available_cores()
    monkeypatch.setitem(sys.modules, "ray", sys)
    assert isinstance(choose_runner(2, "local"), Cluster)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkersFailed, match=r"pip install elgrande\[ray\]"):
        choose_runner(2, "local")
