"""The same matches through Ray, on one that is started on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from elgrande.arena import BotFailed, Contest, Here, Match, WorkersFailed
from elgrande.arena.cluster import Cluster
from tests.arena.test_match import same

pytest.importorskip("ray", reason="Ray is not installed (extra 'ray')")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, not ours

FIRST = "tests.arena.bots:First"


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of Ray find what this one finds, the bots of the tests included."""
    path = [str(Path(__file__).parents[2]), *filter(None, sys.path)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))


def test_ray_plays_the_same_games() -> None:
    match = Match((FIRST, "random"), seed=2)
    here, there = Contest(match, games=8), Contest(match, games=8)
    here.run(Here())
    there.run(Cluster("local", 2))
    assert there.tally.counted == 8
    for one, other in zip(here.tally.deals, there.tally.deals, strict=True):
        assert all(same(*games) for games in zip(one, other, strict=True))


def test_a_bot_that_breaks_down_is_named() -> None:
    with pytest.raises(BotFailed, match="Broken broke down"):
        Contest(Match((FIRST, "tests.arena.bots:Broken")), games=2).run(Cluster("local", 1))


def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(WorkersFailed, match=r"cannot join a Ray cluster at '127\.0\.0\.1:1'"):
        Contest(Match((FIRST, FIRST)), games=1).run(Cluster("127.0.0.1:1"))
