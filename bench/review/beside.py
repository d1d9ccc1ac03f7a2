"""``python -m bench.review.beside``: what games that are played notice of reviews that are made.

    python -m bench.review.beside                 200 tables, two reviews, 20 seconds before, beside and after them
    python -m bench.review.beside --tables 50 --seconds 10

The tables and their clients are those of ``bench.load``. The same tables are measured before anybody asks for a review,
while two are being made, and when they are done: so what the machine does besides meets all three alike.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx

from bench.load.__main__ import new_database, server
from bench.load.clients import Crowd, Figures, Table, percentile

GOLDEN: Final = Path(__file__).parents[2] / "tests" / "golden"
REVIEWED: Final = ("2015-4.txt", "2015-5.txt")
_LONGEST: Final = 600.0
"""Seconds after which a review is not waited for any more."""


class Reader:
    """Somebody who has two games reviewed."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=60)
        self.ids: list[str] = []

    async def post(self, path: str, form: object) -> Any:
        token = {"x-csrf-token": self.http.cookies.get("elgrande_csrf") or ""}
        answer = await self.http.post(path, json=form, headers=token)
        answer.raise_for_status()
        return answer.json()

    async def bring(self) -> None:
        await self.http.get("/api/session")
        await self.post("/api/session/guest", {"name": "Reader"})
        for name in REVIEWED:
            text = (GOLDEN / name).read_text(encoding="utf-8")
            self.ids.append((await self.post("/api/records", {"record": text, "name": name}))["id"])

    async def ask(self) -> None:
        for id in self.ids:
            await self.post(f"/api/records/{id}/review", {"strength": "quick"})

    async def left(self) -> int:
        """How many are not done."""
        states = [(await self.http.get(f"/api/records/{id}/review")).json()["state"] for id in self.ids]
        return sum(state != "done" for state in states)


async def window(figures: Figures, seconds: float) -> tuple[float, float, int]:
    """The middle and the slow updates of some seconds, in milliseconds, and how many there were."""
    figures.delays.clear()
    figures.measuring = True
    await asyncio.sleep(seconds)
    figures.measuring = False
    delays = sorted(figures.delays)
    return percentile(delays, 0.50) * 1000, percentile(delays, 0.95) * 1000, len(delays)


async def run(address: str, tables: int, seconds: float, pause: float) -> int:
    figures = Figures()
    crowd = Crowd([address])
    await crowd.arrive()
    reader = Reader(address)
    await reader.bring()
    ids = [await crowd.new_table() for _ in range(tables)]
    sockets = [await crowd.connect(id) for id in ids]
    dice = random.Random(1995)
    playing = [Table(id, figures, random.Random(dice.random()), pause) for id in ids]
    tasks = [
        asyncio.create_task(table.play(seat, socket))
        for table, group in zip(playing, sockets, strict=True)
        for seat, socket in enumerate(group)
    ]
    for id in ids:
        await crowd.start(id)
    await asyncio.sleep(3.0)
    slow: list[float] = []
    for name in ("before", "beside", "after"):
        if name == "beside":
            await reader.ask()
        p50, p95, count = await window(figures, seconds)
        left = await reader.left()
        slow.append(p95)
        print(f"{name:<7} p50 {p50:6.1f} ms  p95 {p95:6.1f} ms  {count} updates", flush=True)
        if name == "beside":
            print(f"        {left} of {len(reader.ids)} reviews were still being made at the end of it")
            until = time.monotonic() + _LONGEST
            while await reader.left() and time.monotonic() < until:
                await asyncio.sleep(1.0)
            print(
                f"        all done {seconds + _LONGEST - (until - time.monotonic()):.0f} s after they were asked for"
            )
    usual = (slow[0] + slow[2]) / 2
    print(f"p95 beside two reviews: {100 * (slow[1] / usual - 1):+.0f} % of what it is without")
    for table in playing:
        table.over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(socket.close() for group in sockets for socket in group), return_exceptions=True)
    await crowd.leave()
    await reader.http.aclose()
    return 1 if figures.errors else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.review.beside",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=200, metavar="N")
    parser.add_argument("--seconds", type=float, default=20.0, help="time to measure, three times")
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds until a client chooses")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options = parser.parse_args()
    with ExitStack() as stack:
        database = stack.enter_context(new_database(options.database))
        address, _ = stack.enter_context(server(database))
        return asyncio.run(run(address, options.tables, options.seconds, options.pause))


if __name__ == "__main__":
    sys.exit(main())
