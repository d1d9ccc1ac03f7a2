"""The same matches through Ray, on one that is started on this machine."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from elgrande.arena import BotFailed, Contest, Here, Match, WorkersFailed
from elgrande.arena.cluster import Cluster, _play
from tests.arena.test_match import same

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, not ours

FIRST = "tests.arena.bots:First"


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Ray whose processes find what this one finds, the bots of the tests included."""
    pytest.importorskip("ray", reason="Ray is not installed (extra 'ray')")
    path = [str(Path(__file__).parents[2]), *filter(None, sys.path)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))


@pytest.mark.usefixtures("ray")
def test_ray_plays_the_same_games() -> None:
    match = Match((FIRST, "random"), seed=2)
    here, there = Contest(match, games=8), Contest(match, games=8)
    here.run(Here())
    there.run(Cluster("local", 2))
    assert there.tally.counted == 8
    for one, other in zip(here.tally.deals, there.tally.deals, strict=True):
        assert all(same(*games) for games in zip(one, other, strict=True))


@pytest.mark.usefixtures("ray")
def test_a_bot_that_breaks_down_is_named() -> None:
    with pytest.raises(BotFailed, match="Broken broke down"):
        Contest(Match((FIRST, "tests.arena.bots:Broken")), games=2).run(Cluster("local", 1))


@pytest.mark.usefixtures("ray")
def test_games_to_learn_from_are_played_there_too(tmp_path: Path) -> None:
    """As a program of its own: what belongs to the program that was started Ray would send along by value."""
    asked = ["--kind", "quick", "--seconds", "0.5", "--ray", "local"]
    command = [sys.executable, "-m", "bench.learning.games", str(tmp_path), *asked]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert re.fullmatch(r"quick: [1-9]\d* games, [1-9]\d* positions of \d+ bytes\n", done.stdout), done.stderr
    (file,) = tmp_path.iterdir()
    assert file.stat().st_size > 0


@pytest.mark.usefixtures("ray")
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(WorkersFailed, match=r"cannot join a Ray cluster at '127\.0\.0\.1:1'"):
        Contest(Match((FIRST, FIRST)), games=1).run(Cluster("127.0.0.1:1"))


# ---------------------------------------------------------------------- without Ray


def test_a_machine_that_lacks_a_bot_says_so_in_a_sentence() -> None:
    """What a machine of the cluster answers travels back, so it must survive that."""
    answer = pickle.loads(pickle.dumps(_play(Match(("random", "bots_of_mine:Fox")).game(0, 0))))
    assert isinstance(answer, WorkersFailed)
    assert "cannot play this match: there is no bot 'bots_of_mine:Fox'" in str(answer)
    assert str(answer).endswith("(bots of your own must be installed on every machine of the cluster)")


class RayError(Exception):
    """A failure as Ray tells it: with the traceback of the other machine."""

    def __init__(self, words: str, cause: Exception | None = None) -> None:
        super().__init__(words)
        self.cause = cause


@pytest.mark.parametrize(
    ("failure", "words"),
    [
        (RayError("ray::_play()\n  File ...\nKeyError: 7", KeyError(7)), "a Ray task failed: KeyError: 7"),
        (RayError("The worker died.\nSee its log."), "a Ray task failed: RayError: The worker died."),
        (RayError(""), "a Ray task failed: RayError"),
    ],
)
def test_a_task_that_fails_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, failure: RayError, words: str
) -> None:
    def get(reference: object) -> None:
        raise failure

    made_up = SimpleNamespace(
        init=lambda **_: None,
        shutdown=lambda: None,
        remote=lambda function: SimpleNamespace(remote=lambda game: game),
        wait=lambda waiting, num_returns: (waiting[:1], waiting[1:]),
        get=get,
        exceptions=SimpleNamespace(RayError=RayError),
    )
    monkeypatch.setitem(sys.modules, "ray", made_up)
    with pytest.raises(WorkersFailed) as told:
        Contest(Match((FIRST, "random")), games=2).run(Cluster("local", 1))
    assert str(told.value) == words
