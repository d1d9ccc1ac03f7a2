"""Games on a Ray cluster, or on a Ray that is started on this machine only for them.

Ray is an optional extra (``pip install elgrande[ray]``). The machines of a cluster need elgrande in the same version, and
the bots that play; results of another version are refused.
"""

from __future__ import annotations

import importlib
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any, Final

from elgrande.arena.errors import ArenaError, WorkersFailed
from elgrande.arena.game import play
from elgrande.arena.match import Game
from elgrande.arena.result import Result
from elgrande.rules.errors import ElGrandeError

LOCAL: Final = "local"


class Cluster:
    """Plays on the machines of a Ray cluster."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        """``address`` is that of the cluster, or ``local``; ``workers`` limits how many games run at once."""
        self.ray = _import_ray()
        self.address = address
        self._limit = workers
        self.workers = workers or 1

    def play(self, games: Iterable[Game]) -> Generator[Result, None, None]:
        return self.each(_play, games)

    def each(self, function: Callable[[Any], Any], jobs: Iterable[Any]) -> Generator[Any, None, None]:
        """What a function makes of each job, on whichever machine is free; in the order in which they are done."""
        ray = self.ray
        self._connect()
        try:
            if self._limit is None:
                self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            task = ray.remote(function)
            waiting: list[Any] = []
            for job in jobs:
                waiting.append(task.remote(job))
                if len(waiting) >= 2 * self.workers:
                    yield from self._finished(waiting)
            while waiting:
                yield from self._finished(waiting)
        finally:
            ray.shutdown()

    def _connect(self) -> None:
        quiet = {"log_to_driver": False, "logging_level": "error"}
        try:
            if self.address == LOCAL:
                self.ray.init(address=LOCAL, num_cpus=self._limit, include_dashboard=False, **quiet)
            else:
                _knock(self.address)
                self.ray.init(address=self.address, **quiet)
        except (self.ray.exceptions.RayError, ConnectionError, ValueError, RuntimeError, OSError) as problem:
            reason = (str(problem).strip() or type(problem).__name__).splitlines()[0]
            raise WorkersFailed(
                f"cannot join a Ray cluster at '{self.address}': {reason} "
                "(one with token authentication needs its token in RAY_AUTH_TOKEN, and RAY_AUTH_MODE=token)"
            ) from None

    def _finished(self, waiting: list[Any]) -> Iterator[Any]:
        """Wait for at least one of them, and take everything that is finished off the list."""
        done, rest = self.ray.wait(waiting, num_returns=1)
        waiting[:] = rest
        for reference in done:
            try:
                outcome = self.ray.get(reference)
            except self.ray.exceptions.RayError as problem:
                raise WorkersFailed(f"a Ray task failed: {_reason(problem)}") from problem
            if isinstance(outcome, ArenaError):
                raise outcome
            yield outcome


def _knock(address: str) -> None:
    """Find out whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()


def _play(game: Game) -> Result | ArenaError:
    """One game; what goes wrong is returned, because Ray wraps what is raised."""
    try:
        return play(game)
    except ArenaError as problem:
        return problem
    except ElGrandeError as problem:
        return WorkersFailed(
            f"{socket.gethostname()} cannot play this match: {problem} "
            "(bots of your own must be installed on every machine of the cluster)"
        )


def _reason(problem: Exception) -> str:
    """What has happened, in a line. Ray's own words hold a whole traceback."""
    cause = getattr(problem, "cause", None) or problem
    return ": ".join([type(cause).__name__, *str(cause).strip().splitlines()[:1]])


def _import_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise WorkersFailed(
            "--ray needs Ray, which is not installed; install it with: pip install elgrande[ray]"
        ) from None
