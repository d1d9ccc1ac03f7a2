"""``python -m bench.choice``: what a server does for a choice, without the sockets.

    python -m bench.choice                        on SQLite
    python -m bench.choice --database postgresql  on a PostgreSQL that is started for the occasion
    python -m bench.choice --profile              and where the time of the event loop goes

Tables of four people, who choose at random, all tables at once, in one process; the lines to them lead nowhere. It is
time of the processor, by threads: the event loop, and those that write to the database.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from bench.load.__main__ import new_database
from elgrande.server.api.socket import Visitor
from elgrande.server.live.connection import Connection
from elgrande.server.live.house import House
from elgrande.server.live.table import LiveTable
from elgrande.server.luck import Luck
from elgrande.server.messages import Choose
from elgrande.server.resources import SeatForm, TableForm
from elgrande.server.rows import Account
from elgrande.server.run import collect_less
from elgrande.server.settings import Settings
from elgrande.server.store import Database
from elgrande.server.store.accounts import add_guest
from elgrande.server.store.migrate import migrate

SEATS = 4


class Nowhere:
    """A line that takes everything."""

    def __init__(self) -> None:
        self.frames = self.bytes = 0

    def write(self, frame: bytes) -> bool:
        self.frames += 1
        self.bytes += len(frame)
        return True

    def write_all(self, frames: Sequence[bytes]) -> bool:
        return self.write(b"".join(frames))

    def finish(self, code: int = 1000) -> None: ...

    def go_on(self) -> None: ...


async def seated(house: House, people: Sequence[Account], line: Nowhere) -> tuple[LiveTable, list[Visitor]]:
    """A table with people at all seats, who are connected."""
    form = TableForm(seats=[SeatForm("me") for _ in people])
    table = await house.new_table(form, people[0])
    rows = [
        row._replace(account=person.id, name=person.name, ready=True)
        for row, person in zip(table.rows, people, strict=True)
    ]
    visitors: list[Visitor] = []
    async with table.lock:
        await table.keep(rows)
        for seat, person in enumerate(people):
            connection = Connection(person, seat, line=line)
            table.enter(connection)
            wire: Any = line
            visitors.append(Visitor(house, table, connection, wire, ""))
        await table.start()
    return table, visitors


def next_choice(table: LiveTable, dice: random.Random, id: int) -> tuple[int, bytes] | None:
    """What somebody could choose now, as his client would send it; None when the game is over."""
    course = table.course
    assert course is not None
    if course.game.over:
        return None
    seat = dice.choice(course.game.table.deciders)
    decision = course.game.table.decision_of(seat)
    assert decision is not None
    message = Choose(str(id), course.number, seat, dice.choice(decision.texts))
    return seat, msgspec.json.encode(message)


async def run(database: Database, tables: int, rounds: int, profile: bool) -> str:
    house = House(Settings(limits=False), database, Luck())
    await house.open()
    line = Nowhere()
    people = [await database.write(lambda sql: add_guest(sql, "P")) for _ in range(SEATS)]
    playing = [await seated(house, people, line) for _ in range(tables)]
    collect_less()
    dice = random.Random(1995)
    profiler = cProfile.Profile() if profile else None
    done, mine, all_threads, ids = 0, 0.0, 0.0, 0
    line.frames = line.bytes = 0
    for _ in range(rounds):
        asked = []
        for table, visitors in playing:
            ids += 1
            found = next_choice(table, dice, ids)
            if found is not None:
                asked.append((table, table.number, visitors[found[0]], found[1]))
        begun, begun_all = time.thread_time(), time.process_time()
        if profiler is not None:
            profiler.enable()
        await asyncio.gather(*(visitor.take(text) for _, _, visitor, text in asked))
        if profiler is not None:
            profiler.disable()
        assert all(table.number > number for table, number, _, _ in asked)
        done += len(asked)
        mine += time.thread_time() - begun
        all_threads += time.process_time() - begun_all
    if profiler is not None:
        pstats.Stats(profiler).sort_stats("cumtime").print_stats(90)
    await house.close()
    return (
        f"{done} choices: event loop {mine / done * 1000:.3f} ms, others {(all_threads - mine) / done * 1000:.3f} ms; "
        f"{line.frames / done:.1f} frames and {line.bytes / done / 1000:.1f} kB for each"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.choice",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=100, help="choices at each table")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args(arguments)
    with new_database(options.database) as address:
        database = Database(address)
        try:
            migrate(database)
            print(asyncio.run(run(database, options.tables, options.rounds, options.profile)))
        finally:
            database.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
