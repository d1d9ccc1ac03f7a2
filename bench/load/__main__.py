"""``python -m bench.load``: live tables with four random clients each, over real WebSockets on loopback.

    python -m bench.load                                     50, 200 and 500 tables on SQLite
    python -m bench.load --tables 200 --database postgresql  on a PostgreSQL that is started for the occasion
    python -m bench.load --pause 0                           as fast as it goes

The server is a process of its own, without limits; the clients are another one on the same machine. Somebody at each
table chooses every ``--pause`` seconds on average, more often than people do. Every run is bounded by ``--seconds``.
The processor time for each choice is the server's alone, and hardly depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.load.clients import SEATS, Crowd, Figures, games, percentile


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A server on any free port; gives its address and its process number."""
    environ = {
        **os.environ,
        "ELGRANDE_LIMITS": "false",
        "ELGRANDE_LOG_LEVEL": "warning",
        "ELGRANDE_LANGUAGE": "en",
    }
    command = [
        sys.executable,
        "-m",
        "elgrande",
        "serve",
        "--port",
        "0",
        "--thinkers",
        "1",
        "--database",
        database,
    ]
    process = subprocess.Popen(command, env=environ, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        for line in process.stderr:
            found = re.search(r"served at (http://\S+?)/?$", line.strip())
            if found:
                break
        else:
            raise SystemExit("the server did not start")
        yield found[1], process.pid
    finally:
        process.terminate()
        process.wait(30)
        process.stderr.close()


@contextmanager
def new_database(kind: str) -> Iterator[str]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        if kind == "sqlite":
            yield str(Path(folder, "load.db"))
        else:
            from tests.server import postgres

            uri = stack.enter_context(postgres.postgres_server(safe=True))
            yield postgres.new_database(uri)


def memory_of(process: int) -> int:
    """Bytes that a process has in memory; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


def seconds_of(process: int) -> float:
    """Processor time that a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(
    servers: Sequence[tuple[str, int]], tables: int, seconds: float, pause: float
) -> dict[str, Any]:
    """One run: open the tables, let everybody play for a while, count."""
    figures = Figures()
    crowd = Crowd([address for address, _ in servers])
    await crowd.arrive()

    def memory_now() -> int:
        return sum(memory_of(process) for _, process in servers)

    def seconds_now() -> float:
        return sum(seconds_of(process) for _, process in servers)

    before = memory_now()
    async with games(crowd, figures, tables, pause):
        await asyncio.sleep(2.0)
        figures.measuring = True
        begun, worked = time.perf_counter(), seconds_now()
        await asyncio.sleep(seconds)
        figures.measuring = False
        worked = seconds_now() - worked
        lasted = time.perf_counter() - begun
        memory = memory_now()
    delays = sorted(figures.delays)
    return {
        "tables": tables,
        "clients": tables * SEATS,
        "seconds": round(lasted, 1),
        "choices_per_second": round(figures.choices / lasted, 1),
        "updates": len(delays),
        "p50_ms": round(percentile(delays, 0.50) * 1000, 1),
        "p95_ms": round(percentile(delays, 0.95) * 1000, 1),
        "p99_ms": round(percentile(delays, 0.99) * 1000, 1),
        "cpu_ms_per_choice": round(worked / max(1, figures.choices) * 1000, 2),
        "memory_per_table_kb": round((memory - before) / tables / 1024, 1),
        "errors": figures.errors,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500], metavar="N")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument(
        "--processes", type=int, default=1, metavar="N", help="servers at one database; PostgreSQL only"
    )
    parser.add_argument(
        "--seconds", type=float, default=15.0, help="time to measure for each number of tables"
    )
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds until a client chooses")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    if options.processes > 1 and options.database == "sqlite":
        parser.error("a file of SQLite is for one process; add --database postgresql")
    results = []
    for tables in options.tables:
        with ExitStack() as stack:
            database = stack.enter_context(new_database(options.database))
            servers = [stack.enter_context(server(database)) for _ in range(options.processes)]
            found = asyncio.run(run(servers, tables, min(options.seconds, 120.0), options.pause))
        found = {
            "database": options.database,
            "processes": options.processes,
            "pause": options.pause,
            **found,
        }
        results.append(found)
        if not options.json:
            print("  ".join(f"{name} {value}" for name, value in found.items()), flush=True)
    if options.json:
        print(json.dumps(results, indent=2))
    return 1 if any(result["errors"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
