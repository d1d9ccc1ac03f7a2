"""The games that the learned bot learns from are written down as they were played."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench.learning import branches
from bench.learning.games import PATIENCE, Player, hindsight, schedule, work, work_on_cluster
from bench.learning.records import (
    BRANCH,
    GRANDE,
    HEAD,
    MIXES,
    QUICK,
    TAUGHT,
    games,
    known_cards,
    record_length,
)
from bench.learning.told import interval
from elgrande.arena.cluster import Cluster
from elgrande.bots.weights_file import GRANDE as FILE
from elgrande.rules import Dice, Setup, new_table, winners

OPTIONS = argparse.Namespace(
    network=str(FILE),
    horizon=2,
    exploration=0.4,
    noise=1.5,
    iterations=3,
    astray=0.5,
    density=3.0,
    rounds=False,
    choices=0.0,
)


@pytest.mark.parametrize("kind", [QUICK, TAUGHT, GRANDE])
def test_the_records_of_a_game_agree_with_each_other(kind: int) -> None:
    cards = known_cards()
    mix = MIXES.index(("2015", [], 2))
    data = Player(mix, kind, cards, OPTIONS).play(5, 77, Dice(3))
    length = record_length(len(cards))
    assert data
    assert len(data) % length == 0
    heads = [HEAD.unpack_from(data, at) for at in range(0, len(data), length)]
    assert {head[:2] + head[3:5] for head in heads} == {(mix, 2, kind, 77)}
    rounds = [head[2] for head in heads]
    assert rounds == sorted(rounds)
    # The end of the game is the same in all of them; chances and victories of both seats make a whole.
    assert len({head[20:35] for head in heads}) == 1
    for head in heads:
        assert sum(head[5:10]) == pytest.approx(65535, abs=3)
        assert sum(head[25:30]) == 60
        assert head[35] == (sum(head[10:15]) > 0)
        if head[35]:
            assert sum(head[10:15]) == pytest.approx(65535, abs=3)
    assert any(head[35] for head in heads) == (kind == GRANDE)


def test_beginnings_of_rounds_can_be_kept_for_certain() -> None:
    options = argparse.Namespace(**{**vars(OPTIONS), "rounds": True, "density": 2.0})
    cards = known_cards()
    data = Player(MIXES.index(("2015", [], 2)), QUICK, cards, options).play(5, 77, Dice(3))
    length = record_length(len(cards))
    rounds = {HEAD.unpack_from(data, at)[2] for at in range(0, len(data), length)}
    assert rounds == set(range(1, 10))


def test_positions_are_told_what_later_searches_and_the_result_say() -> None:
    table = new_table(Setup("2015", 2), seed=4, telling=False)
    while not table.over:
        table.play(table.options[0])
    best = winners(table)
    result = [1 / len(best) if seat in best else 0.0 for seat in range(2)]
    worths = hindsight({3: [0.1, 0.9], 7: [0.6, 0.4]}, table)
    assert worths[7] == result
    assert worths[3] == pytest.approx(
        [PATIENCE * won + (1 - PATIENCE) * said for won, said in zip(result, [0.6, 0.4], strict=True)]
    )


def test_positions_of_the_same_round_are_worth_the_same_in_hindsight() -> None:
    options = argparse.Namespace(**{**vars(OPTIONS), "rounds": True, "astray": 0.0})
    cards = known_cards()
    data = Player(MIXES.index(("2015", [], 2)), GRANDE, cards, options).play(5, 77, Dice(3))
    heads = [HEAD.unpack_from(data, at) for at in range(0, len(data), record_length(len(cards)))]
    worths = {(head[2], head[10:15]) for head in heads}
    assert len(worths) == len({head[2] for head in heads}) == 9
    # In the last round there is no later search: only the result counts.
    last = next(head for head in heads if head[2] == 9)
    assert [round(60 * chance / 65535) for chance in last[10:15]] == list(last[25:30])


def test_games_leave_what_searches_made_of_decisions(tmp_path: Path) -> None:
    wanted = {
        "kind": "grande",
        "seed": 1,
        "base": 1.0,
        "seconds": 0.3,
        "folder": str(tmp_path),
        "choices": 1.0,
    }
    count, _ = work((0, argparse.Namespace(**{**vars(OPTIONS), **wanted})))
    found = list(games(tmp_path))
    assert len(found) == count
    for state, seat, visits in (choice for game in found for choice in game["choices"]):
        assert state
        assert 0 <= seat < 5
        assert sum(visits) > 0


ASIDE = {"network": FILE, "iterations": 3, "share": 0.2, "seed": 1, "base": 1.0}


def test_beside_the_path_only_what_a_search_says_is_known() -> None:
    cards = known_cards()
    mix = MIXES.index(("2015", [], 3))
    data = branches.Wanderer(mix, cards, argparse.Namespace(**ASIDE)).play(5, 77, Dice(3))
    length = record_length(len(cards))
    assert data
    assert len(data) % length == 0
    for at in range(0, len(data), length):
        head = HEAD.unpack_from(data, at)
        assert head[:2] + head[3:5] == (mix, 3, BRANCH, 77)
        # Searches ask at the beginning of rounds.
        assert 2 <= head[2] <= 9
        assert head[36]
        assert sum(head[5:10]) == pytest.approx(65535, abs=3)
        assert sum(head[10:15]) == pytest.approx(65535, abs=3)
        assert not any(head[25:35])
        # Nobody expects to end with fewer points than he has, but for the few that cards take away.
        assert all(end > now - 12 for now, end in zip(head[15:18], head[20:23], strict=True))


def test_wanderers_leave_a_finished_file_behind(tmp_path: Path) -> None:
    asked = argparse.Namespace(**ASIDE, folder=tmp_path, seconds=0.3)
    played, size = branches.work((0, asked))
    file = tmp_path / "branch-1-0.positions"
    assert played
    assert file.stat().st_size == size
    assert list(tmp_path.iterdir()) == [file]


def test_a_process_leaves_a_finished_file_behind(tmp_path: Path) -> None:
    options = argparse.Namespace(
        **{**vars(OPTIONS), "kind": "quick", "seed": 1, "base": 1.0, "seconds": 0.0, "folder": str(tmp_path)}
    )
    assert work((0, options)) == (0, 0)
    assert [path.name for path in tmp_path.iterdir()] == ["quick-1-0.positions"]


def test_files_of_other_machines_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a Ray that does at once what it is asked for."""
    done: list[object] = []
    made_up = SimpleNamespace(
        init=lambda **_: None,
        shutdown=lambda: done.append("shut down"),
        remote=lambda function: SimpleNamespace(remote=function),
        wait=lambda waiting, num_returns: (waiting[:1], waiting[1:]),
        get=lambda reference: reference,
        exceptions=SimpleNamespace(RayError=OSError),
    )
    monkeypatch.setitem(sys.modules, "ray", made_up)
    wanted = {"kind": "quick", "seed": 1, "base": 1.0, "seconds": 0.2, "folder": "/nowhere"}
    options = argparse.Namespace(**{**vars(OPTIONS), **wanted})
    parts = work_on_cluster(Cluster("local", 2), [(core, options) for core in range(3)], tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == [f"quick-1-{core}.positions" for core in range(3)]
    assert [path.stat().st_size for path in files] == [size for _, size in parts]
    assert all(games for games, _ in parts)
    assert done == ["shut down"]


def test_the_games_of_a_schedule_are_those_that_were_asked_for() -> None:
    assert all(not MIXES[mix][1] for mix in schedule(1, base=1.0))
    assert all(MIXES[mix][1] for mix in schedule(1, base=0.0))
    assert schedule(1, base=0.5) != schedule(2, base=0.5)


def test_intervals_rest_on_whole_deals() -> None:
    deals = [(1.0 if seat < 2 else 0.0, 1.0, 1.0, deal) for deal in range(25) for seat in range(4)]
    mean, low, high = interval(deals, 4)
    assert mean == 0.5
    assert high - mean == pytest.approx(mean - low) == pytest.approx(1.96 * 0.05)
    alike = [(float(deal % 2), 1.0, 1.0, deal) for deal in range(26) for _ in range(4)]
    mean, low, high = interval(alike, 4)
    assert mean == 0.5
    assert high - low > 2 * 1.96 * 0.09
