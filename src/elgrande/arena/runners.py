"""Where games are played: in this process, on all cores of this machine, or on a Ray cluster.

A runner takes games one at a time, as fast as it can play them, and gives results in the order in which they are
finished. Whoever stops asking for results stops the games.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from typing import Any, Final, Protocol

from elgrande.arena.cluster import Cluster
from elgrande.arena.errors import WorkersFailed
from elgrande.arena.game import play
from elgrande.arena.match import Game
from elgrande.arena.result import Result


class Runner(Protocol):
    """Plays games somewhere."""

    @property
    def workers(self) -> int:
        """How many games are played at the same time."""

    def play(self, games: Iterable[Game]) -> Generator[Result, None, None]:
        """Play the games; results come as they are finished."""


def available_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def choose_runner(jobs: int | None = None, ray: str | None = None) -> Runner:
    """What plays so many games at the same time, as many as there are cores without a number; ``ray`` is an address."""
    if ray is not None:
        return Cluster(ray, jobs)
    workers = jobs or available_cores()
    return Here() if workers == 1 else Processes(workers)


class Here:
    """Plays one game after the other, in this process."""

    workers = 1

    def play(self, games: Iterable[Game]) -> Generator[Result, None, None]:
        for game in games:
            yield play(game)


class Processes:
    """Plays on several cores of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, games: Iterable[Game]) -> Generator[Result, None, None]:
        # Started afresh rather than forked: a fork of a process with threads, such as one with a live display, may hang.
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(self.workers, context, _enter_worker, (stop,))
        waiting: set[Future[Result]] = set()
        try:
            with _Interruption() as interruption:
                for game in games:
                    waiting.add(pool.submit(_play, game))
                    # A few more than can be played at once, so that nobody waits for work.
                    while len(waiting) >= 2 * self.workers:
                        done, waiting = wait(waiting, _LISTEN, FIRST_COMPLETED)
                        interruption.heed()
                        yield from (future.result() for future in done)
                while waiting:
                    done, waiting = wait(waiting, _LISTEN, FIRST_COMPLETED)
                    interruption.heed()
                    yield from (future.result() for future in done)
        except BrokenProcessPool:
            raise WorkersFailed(
                "a worker process died; perhaps the memory was not enough for so many at once (see --jobs); a script "
                "that starts workers must do so below 'if __name__ == \"__main__\":', as each of them reads it again"
            ) from None
        finally:
            # Games that nobody waits for are given up at their next decision.
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


class _Interruption:
    """Ctrl-C while other processes play. It is heeded where it does no harm; a second one breaks in at once.

    As an exception in the middle of handing out work it could leave a lock of the pool behind, and the pool would never
    shut down.
    """

    def __init__(self) -> None:
        self.asked = False
        self._before: Any = None

    def __enter__(self) -> _Interruption:
        # Only the main thread may say what signals do, and only it is interrupted by them.
        if threading.current_thread() is threading.main_thread():
            before = signal.getsignal(signal.SIGINT)
            # In the background of a shell Ctrl-C is for others, and stays so.
            if before != signal.SIG_IGN:
                self._before = before
                signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, *_: object) -> None:
        self._restore()

    def heed(self) -> None:
        """Raise ``KeyboardInterrupt`` if somebody has pressed Ctrl-C."""
        if self.asked:
            raise KeyboardInterrupt

    def _ask(self, *_: object) -> None:
        self.asked = True
        self._restore()

    def _restore(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None


_LISTEN: Final = 0.2
"""Seconds after which a runner that waits for results looks whether it is still wanted."""
_STOP: Event | None = None


def _enter_worker(stop: Event) -> None:
    """What a worker process does first."""
    global _STOP
    _STOP = stop
    # Ctrl-C reaches every process of a terminal; it is for the main one to decide what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What was loaded so far stays; looking through it for garbage after every thought would cost time.
    gc.freeze()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave_with_parent() -> None:
        # A main process that was killed cannot tell its workers to stop.
        parent.join()
        os._exit(1)

    threading.Thread(target=leave_with_parent, daemon=True).start()


def _play(game: Game) -> Result:
    stop = _STOP
    return play(game, stop.is_set if stop is not None else lambda: False)
