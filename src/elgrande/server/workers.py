"""Several server processes behind one port: ``elgrande serve --workers N``.

They share the socket that listens, and the database; each is a whole server. One that dies is started again. SIGHUP
replaces them one after the other, so that there is always somebody who answers.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import msgspec

from elgrande.rules.errors import Reason
from elgrande.server.logs import set_up_logs
from elgrande.server.network import address_of, listen
from elgrande.server.settings import BadSettings, Settings

_LOOK: Final = 0.2
"""Seconds between two looks at the processes."""
_PATIENCE: Final = 60.0
"""Seconds that a process may take to be ready."""
_PAUSE: Final = 1.0
"""Seconds until one that died is started again."""
_GOODBYE: Final = 30.0

log = logging.getLogger("elgrande.workers")


class Worker:
    """One of the processes."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.ready = threading.Event()
        number = listener.fileno()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elgrande.server.workers", str(number)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[number],
            # Ctrl-C is for the first process, which then ends the others.
            start_new_session=True,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(settings))
        self.process.stdin.close()
        threading.Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            if said.readline().strip() == b"ready":
                self.ready.set()
            said.read()

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def end(self) -> None:
        if self.is_alive():
            self.process.terminate()

    def join(self) -> None:
        try:
            self.process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Workers:
    """All of them, and what is to be done with them."""

    def __init__(self, settings: Settings, count: int) -> None:
        if "://" not in settings.database_url or settings.database_url.startswith("sqlite"):
            raise BadSettings(
                f"--workers {count} needs PostgreSQL: a file of SQLite is for one process; "
                "name a postgresql:// address with --database, or do without --workers",
                Reason("problem-workers", {"number": count}),
            )
        if os.name == "nt":
            raise BadSettings(
                "--workers cannot be used on Windows; start several servers behind a proxy",
                Reason("problem-workers-windows", {}),
            )
        self.settings = settings
        self.listener = listen(settings.host, settings.port, any_port=False)
        each = max(1, settings.thinker_count // count)
        self._own = msgspec.structs.replace(settings, thinkers=each)
        self.workers = [self._start() for _ in range(count)]
        self._ending = False
        self._renewing = False

    def _start(self) -> Worker:
        return Worker(self._own, self.listener)

    def run(self, ready: Callable[[str], None] | None = None) -> int:
        """Until told to end; returns how the process should end."""
        for number, answer in (
            (signal.SIGTERM, self._end),
            (signal.SIGINT, self._end),
            (signal.SIGHUP, self._renew),
        ):
            signal.signal(number, answer)
        if not all(self._came(worker) for worker in self.workers):
            self._stop(self.workers)
            return 1
        if ready is not None:
            ready(address_of(self.settings, self.listener))
        while not self._ending:
            time.sleep(_LOOK)
            if self._renewing:
                self._renewing = False
                self._replace_all()
            for place, worker in enumerate(self.workers):
                if not worker.is_alive() and not self._ending:
                    log.error(
                        "a worker died; another one is started", extra={"code": worker.process.returncode}
                    )
                    time.sleep(_PAUSE)
                    self.workers[place] = self._start()
        self._stop(self.workers)
        return 0

    def _came(self, worker: Worker) -> bool:
        until = time.monotonic() + _PATIENCE
        while not worker.ready.wait(_LOOK):
            if not worker.is_alive() or time.monotonic() > until or self._ending:
                return False
        return True

    def _replace_all(self) -> None:
        """Put a new process in place of each, when the new one is ready."""
        for number, old in enumerate(self.workers):
            new = self._start()
            if not self._came(new):
                log.error("a new worker does not start; the old ones go on")
                self._stop([new])
                return
            self.workers[number] = new
            self._stop([old])
        log.info("all workers were replaced")

    @staticmethod
    def _stop(workers: list[Worker]) -> None:
        for worker in workers:
            worker.end()
        for worker in workers:
            worker.join()

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True


def serve_many(settings: Settings, count: int, ready: Callable[[str], None] | None = None) -> int:
    set_up_logs(settings.log, settings.log_level)
    return Workers(settings, count).run(ready)


def main() -> None:
    """One worker: its settings come by standard input, the socket by its number."""
    from elgrande.server.run import serve

    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    listener = socket.socket(fileno=int(sys.argv[1]))

    def ready(address: str) -> None:
        sys.stdout.write("ready\n")
        sys.stdout.flush()

    serve(settings, ready, listener=listener)


if __name__ == "__main__":
    main()
