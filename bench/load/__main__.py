"""``python -m bench.load``: live tables with four random clients each, over real WebSockets on loopback.

    python -m bench.load                                     50, 200 and 500 tables on SQLite
    python -m bench.load --tables 200 --database postgresql  on a PostgreSQL that is started for the occasion
    python -m bench.load --tables 1000 --pause 2 --seconds 60
    python -m bench.load --tables 200 --pause 0 --processes 2 --database postgresql     as fast as it goes
    python -m bench.load --tables 200 --processes 4 --spread --database postgresql      each table by all servers

The server is a process of its own, without limits; the clients are another one on the same machine. Somebody at each
table chooses every ``--pause`` seconds on average, more often than people do. Every run is bounded by ``--seconds``.

``server_cpu_ms_per_choice`` is the processor time of all servers, their sockets and their part of the database included,
and hardly depends on what else the machine does; ``of_it`` says how much of it the event loops, the other threads and the
system had. What the clients and PostgreSQL needed stands apart. In the end the database is asked: what was acknowledged
must be there, once.
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

import sqlalchemy as sa

from bench.load.clients import SEATS, Crowd, Figures, Table, games, percentile
from elgrande.server.store.database import database_url


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
    return sum(_seconds_in(Path(f"/proc/{process}/stat")))


def _seconds_in(stat: Path) -> tuple[float, float]:
    """Seconds in the program and in the system for it."""
    try:
        fields = stat.read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0, 0.0
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


def parts_of(processes: Sequence[int]) -> dict[str, float]:
    """The processor time of servers: of their event loops, of their other threads, and that in the system."""
    found = {"loop": 0.0, "threads": 0.0, "system": 0.0}
    for process in processes:
        for task in Path(f"/proc/{process}/task").glob("*/stat"):
            program, system = _seconds_in(task)
            found["loop" if task.parent.name == str(process) else "threads"] += program
            found["system"] += system
    return found


def children_of(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
        except (OSError, ValueError, IndexError):
            continue
    return found


def postgres_of(database: str) -> int | None:
    """The process that all others of a PostgreSQL come from; None for SQLite."""
    url = database_url(database)
    if url.get_backend_name() != "postgresql":
        return None
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        folder = connection.execute(sa.text("SHOW data_directory")).scalar_one()
    engine.dispose()
    return int(Path(folder, "postmaster.pid").read_text().split()[0])


def not_kept(database: str, tables: Sequence[Table]) -> tuple[int, int]:
    """How many acknowledged choices are not in the database, and how many are there twice."""
    engine = sa.create_engine(database_url(database))
    found: dict[tuple[str, int, str], list[int]] = {}
    with engine.connect() as connection:
        query = sa.text("SELECT game, seat, choice, number FROM entries WHERE choice IS NOT NULL")
        for game, seat, choice, number in connection.execute(query):
            found.setdefault((game, seat, choice), []).append(number)
    engine.dispose()
    lost = sum(
        number not in found.get((table.id, int(id.partition(".")[0]), id), [])
        for table in tables
        for id, number in table.kept.items()
    )
    return lost, sum(len(numbers) > 1 for numbers in found.values())


async def run(
    servers: Sequence[tuple[str, int]],
    tables: int,
    seconds: float,
    pause: float,
    database: str,
    spread: bool = False,
) -> dict[str, Any]:
    """One run: open the tables, let everybody play for a while, count."""
    figures = Figures()
    crowd = Crowd([address for address, _ in servers], spread=spread)
    await crowd.arrive()
    processes = [process for _, process in servers]
    postgres = postgres_of(database)

    def memory_now() -> int:
        return sum(memory_of(process) for process in processes)

    def database_seconds() -> float:
        return 0.0 if postgres is None else sum(map(seconds_of, (postgres, *children_of(postgres))))

    before = memory_now()
    async with games(crowd, figures, tables, pause) as playing:
        await asyncio.sleep(2.0)
        figures.measuring = True
        begun, worked, clients, stored = (
            time.perf_counter(),
            parts_of(processes),
            time.process_time(),
            database_seconds(),
        )
        await asyncio.sleep(seconds)
        figures.measuring = False
        lasted = time.perf_counter() - begun
        worked = {part: after - worked[part] for part, after in parts_of(processes).items()}
        clients, stored = time.process_time() - clients, database_seconds() - stored
        memory = memory_now()
    lost, doubled = not_kept(database, playing)
    for what, count in (("lost", lost), ("doubled", doubled)):
        if count:
            figures.errors[what] = count
    delays = sorted(figures.delays)
    choices = max(1, figures.choices)
    return {
        "tables": tables,
        "clients": tables * SEATS,
        "seconds": round(lasted, 1),
        "choices_per_second": round(figures.choices / lasted, 1),
        "updates": len(delays),
        "p50_ms": round(percentile(delays, 0.50) * 1000, 1),
        "p95_ms": round(percentile(delays, 0.95) * 1000, 1),
        "p99_ms": round(percentile(delays, 0.99) * 1000, 1),
        "server_cpu_ms_per_choice": round(sum(worked.values()) / choices * 1000, 2),
        "of_it": {part: round(spent / choices * 1000, 2) for part, spent in worked.items()},
        "server_cores": round(sum(worked.values()) / lasted, 2),
        "client_cores": round(clients / lasted, 2),
        "postgres_cores": round(stored / lasted, 2),
        "memory_per_table_kb": round((memory - before) / tables / 1024, 1),
        "acknowledged": sum(len(table.kept) for table in playing),
        "lost": lost,
        "doubled": doubled,
        "errors": figures.errors,
    }


def new_loop() -> asyncio.AbstractEventLoop:
    """As quick as there is: the clients are not what is measured."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


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
    parser.add_argument("--spread", action="store_true", help="the four at a table come by different servers")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    if options.processes > 1 and options.database == "sqlite":
        parser.error("a file of SQLite is for one process; add --database postgresql")
    results = []
    for tables in options.tables:
        with ExitStack() as stack:
            database = stack.enter_context(new_database(options.database))
            servers = [stack.enter_context(server(database)) for _ in range(options.processes)]
            with asyncio.Runner(loop_factory=new_loop) as runner:
                seconds = min(options.seconds, 120.0)
                found = runner.run(run(servers, tables, seconds, options.pause, database, options.spread))
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
