"""What a server counts, in the form that Prometheus reads."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from elgrande.server.live.house import House

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which durations are counted together."""


class Durations:
    """How long something took, in a few classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(_BOUNDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.seconds:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.choices = Durations()
        """From the arrival of a choice, undo or reset until it is committed and shown."""
        self.commits = Durations()
        """What the database takes of that."""
        self.failed_commits = 0
        self.stale_commits = 0
        self.requests: dict[int, int] = {}
        """Answers to requests by their status."""
        self.refused = 0
        """Messages over WebSockets that were refused."""
        self.begun = time.time()

    def answered(self, status: int) -> None:
        self.requests[status] = self.requests.get(status, 0) + 1

    def text(self, house: House) -> str:
        return "\n".join(self._lines(house)) + "\n"

    def _lines(self, house: House) -> Iterator[str]:
        yield "# TYPE elgrande_choice_seconds histogram"
        yield from self.choices.lines("elgrande_choice_seconds")
        yield "# TYPE elgrande_commit_seconds histogram"
        yield from self.commits.lines("elgrande_commit_seconds")
        yield "# TYPE elgrande_requests_total counter"
        for status, count in sorted(self.requests.items()):
            yield f'elgrande_requests_total{{status="{status}"}} {count}'
        thinkers = house.thinkers
        for name, kind, value in (
            ("commits_failed_total", "counter", self.failed_commits),
            ("commits_stale_total", "counter", self.stale_commits),
            ("messages_refused_total", "counter", self.refused),
            ("tables", "gauge", len(house.tables)),
            ("connections", "gauge", sum(len(table.connections) for table in house.tables.values())),
            ("thinkers", "gauge", thinkers.well),
            ("thinkers_lost_total", "counter", thinkers.lost),
            ("thoughts_total", "counter", thinkers.thoughts),
            ("thoughts_late_total", "counter", thinkers.late),
            ("thoughts_waiting", "gauge", thinkers.places.waiting),
            ("processes", "gauge", house.processes),
        ):
            yield f"# TYPE elgrande_{name} {kind}"
            yield f"elgrande_{name} {value}"
        yield "# TYPE process_cpu_seconds_total counter"
        yield f"process_cpu_seconds_total {time.process_time():.3f}"
        yield "# TYPE process_resident_memory_bytes gauge"
        yield f"process_resident_memory_bytes {_memory()}"
        yield "# TYPE process_start_time_seconds gauge"
        yield f"process_start_time_seconds {self.begun:.3f}"


def _memory() -> int:
    """Bytes in memory; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
