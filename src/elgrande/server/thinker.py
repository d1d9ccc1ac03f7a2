"""One process for bots to think in: started, asked, and replaced when it dies or hangs."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from elgrande.server.bots_at_work import Bots, advice
from elgrande.server.looking_back import LookingBack

START: Final = 10.0
"""Seconds that a process may take to start;"""
_LONGEST_START: Final = 8 * START
"""... it gets twice as many each time, up to this: where the machine is crowded, starting anew makes it no faster."""
HUNG: Final = 4.0
"""Seconds beyond its time after which a process counts as hung, and is replaced."""
_LOOK: Final = 0.5
"""Seconds between two looks at a process that has nothing to do."""
_PING: Final = 10
"""Looks after which it is asked for a sign of life."""
_ALIVE: Final = "alive"
NICE: Final = 5
"""People who wait for the server go before bots who think,"""
LAST: Final = 19
"""... and everybody before what nobody waits for."""
_MOST_OFTEN: Final = 1.0
"""Seconds between two starts of the same process, at least."""

_ONE_AT_A_TIME: Final = threading.Lock()
"""To start and to end processes: the list of them in ``multiprocessing`` is not made for threads."""

log = logging.getLogger("elgrande.bots")


class Lost(Exception):
    """The process died or hung before it had an answer."""


Tasks = dict[str, Callable[..., Any]]
_Task = tuple[str, tuple[Any, ...], float, "Future[Any]"]


class Thinker:
    """A process, and a thread that talks to it. One task at a time."""

    def __init__(self, work: Callable[[], Tasks], nice: int = NICE) -> None:
        """``work`` makes up, in the other process, what can be asked for."""
        self._work = work
        self._nice = nice
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self.well = False
        """Whether it has started, and answered what it was asked last."""
        self.lost = 0
        """How many processes were lost so far."""
        self._patience = START
        self._closing = False
        self._thread = threading.Thread(target=self._serve, name="thinker", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(self, seconds: float, task: str, *arguments: Any) -> Future[Any]:
        """Have something done that takes about so many seconds."""
        future: Future[Any] = Future()
        self._tasks.put((task, arguments, seconds, future))
        return future

    def close(self) -> None:
        self._closing = True
        self._tasks.put(None)

    def join(self) -> None:
        self._thread.join()

    # ------------------------------------------------------------------ in the thread

    def _serve(self) -> None:
        self._start()
        looks = 0
        while True:
            try:
                task = self._tasks.get(timeout=_LOOK)
            except queue.Empty:
                looks += 1
                if self._process is None or not self._process.is_alive():
                    self._replace("died")
                elif looks % _PING == 0:
                    # One that was stopped is alive, and yet of no use.
                    self._do((_ALIVE, (), 0.0, Future()))
                continue
            if task is None:
                self._stop()
                return
            self._do(task)

    def _do(self, task: _Task) -> None:
        name, arguments, seconds, future = task
        if not future.set_running_or_notify_cancel():
            return
        if self._closing:
            future.set_exception(Lost("the server is shutting down"))
            return
        if self._process is None or not self._process.is_alive():
            # It died while it had nothing to do: that is no reason to lose what it is asked now.
            self._replace("died")
        try:
            assert self._pipe is not None
            self._pipe.send((name, arguments))
            if not self._waited(seconds + HUNG):
                raise TimeoutError
            right, found = self._pipe.recv()
        except (OSError, EOFError, TimeoutError, AssertionError) as problem:
            self._replace("hung" if isinstance(problem, TimeoutError) else "died")
            future.set_exception(Lost("a process in which bots think was lost"))
            return
        if right:
            future.set_result(found)
        else:
            future.set_exception(RuntimeError(found))

    def _waited(self, seconds: float) -> bool:
        """Wait for the answer; no longer when the server ends."""
        assert self._pipe is not None
        until = time.monotonic() + seconds
        while not self._pipe.poll(min(_LOOK, max(0.0, until - time.monotonic()))):
            if time.monotonic() >= until or self._closing:
                return False
        return True

    def _start(self) -> None:
        # Not forked: threads and sockets of the server stay out of it.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=_work, args=(theirs, self._work, self._nice), name="thinker", daemon=True
        )
        why = ""
        try:
            with _ONE_AT_A_TIME, _deaf_to_interrupts():
                self._process.start()
        except Exception as problem:
            # Whatever keeps it from starting: this thread must live, or nobody would be told.
            why = str(problem)
        theirs.close()
        self._started = time.monotonic()
        try:
            self.well = self._waited(self._patience) and self._pipe.recv() == "ready"
        except (OSError, EOFError):
            self.well = False
            why = why or "it ended"
        if self.well:
            self._patience = START
        else:
            # Whatever it says later would be taken for an answer.
            self._stop()
            if not self._closing:
                why = why or f"it took longer than {self._patience:.0f} seconds"
                log.error("a process for bots does not start", extra={"why": why})
            self._patience = min(2 * self._patience, _LONGEST_START)

    def _replace(self, why: str) -> None:
        self.well = False
        self.lost += 1
        if self._closing:
            self._stop()
            return
        log.warning("a process for bots was lost; another one is started", extra={"why": why})
        self._stop()
        time.sleep(max(0.0, self._started + _MOST_OFTEN - time.monotonic()))
        self._start()

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        process, self._process = self._process, None
        if process is not None and process.pid is not None:
            # Also one that was stopped; it has nothing that could be lost.
            process.kill()
            with _ONE_AT_A_TIME:
                process.join()
                process.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C, not even before they can say so themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---------------------------------------------------------------------- in the other process


def thinking() -> Tasks:
    """What bots can be asked for."""
    return {
        "choose": Bots().choose,
        "advise": advice,
        "sleep": time.sleep,
    }


def looking_back() -> Tasks:
    """What is asked for when games that are over are judged."""
    return {"look_back": LookingBack().look_back}


def _work(pipe: Connection, work: Callable[[], Tasks], nice: int) -> None:
    """Do what is asked, until the server is gone."""
    _prepare()
    tasks = work()
    if hasattr(os, "nice"):
        # Not before everything is there: somebody waits for that.
        os.nice(nice)
    if nice == LAST and hasattr(os, "sched_setscheduler"):
        # Then whoever wakes up has the processor at once.
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    pipe.send("ready")
    while True:
        try:
            name, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, None if name == _ALIVE else tasks[name](*arguments)
        except Exception as failure:
            answer = False, f"{type(failure).__name__}: {failure}"
        with suppress(OSError):
            pipe.send(answer)


def _prepare() -> None:
    """Ctrl-C is for the server, which ends its processes itself; should it be killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What was loaded so far stays; looking through it for garbage after every thought would keep answers back.
    gc.freeze()
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
