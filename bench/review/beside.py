"""``python -m bench.review.beside``: what games that are played notice of reviews that are made.

    python -m bench.review.beside                 200 tables and two reviews at a time, five times 12 seconds
    python -m bench.review.beside --tables 50 --seconds 20

The tables and their clients are those of ``bench.load``. The same tables are measured in turn without reviews and beside two
of them, so that what the machine does besides meets both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx

from bench.load.__main__ import new_database, server
from bench.load.clients import Crowd, Figures, games, percentile

GOLDEN: Final = Path(__file__).parents[2] / "tests" / "golden"
REVIEWED: Final = ("2015-4.txt", "2015-5.txt")
_GONE: Final = 12.0
"""Seconds after which nobody thinks about a game any more that was taken away."""
_BEGUN: Final = 3.0


class Reader:
    """Somebody who has two games reviewed."""

    def __init__(self, address: str) -> None:
        # Between two questions lies more time than a line stays open.
        once = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=address, timeout=60, limits=once)
        self.ids: list[str] = []

    async def post(self, path: str, form: object) -> Any:
        token = {"x-csrf-token": self.http.cookies.get("elgrande_csrf") or ""}
        answer = await self.http.post(path, json=form, headers=token)
        answer.raise_for_status()
        return answer.json()

    async def come(self) -> None:
        await self.http.get("/api/session")
        await self.post("/api/session/guest", {"name": "Reader"})

    async def ask(self) -> None:
        """Bring two games, and have them reviewed."""
        for name in REVIEWED:
            text = (GOLDEN / name).read_text(encoding="utf-8")
            self.ids.append((await self.post("/api/records", {"record": text, "name": name}))["id"])
            await self.post(f"/api/records/{self.ids[-1]}/review", {"strength": "deep"})

    async def take_away(self) -> None:
        token = {"x-csrf-token": self.http.cookies.get("elgrande_csrf") or ""}
        for id in self.ids:
            await self.http.delete(f"/api/records/{id}", headers=token)
        self.ids = []

    async def left(self) -> int:
        """How many are not done."""
        states = [
            (await self.http.get(f"/api/records/{id}/review?strength=deep")).json()["state"]
            for id in self.ids
        ]
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
    await reader.come()
    slow: dict[str, list[float]] = {"without": [], "beside": []}
    async with games(crowd, figures, tables, pause):
        await asyncio.sleep(3.0)
        for name in ("without", "beside", "without", "beside", "without"):
            if name == "beside":
                await reader.ask()
            # What begins is not measured, but what goes on.
            await asyncio.sleep(_BEGUN)
            p50, p95, count = await window(figures, seconds)
            slow[name].append(p95)
            left = f", {await reader.left()} of {len(REVIEWED)} reviews not done" if name == "beside" else ""
            print(f"{name:<8} p50 {p50:6.1f} ms  p95 {p95:6.1f} ms  {count} updates{left}", flush=True)
            if name == "beside":
                await reader.take_away()
                await asyncio.sleep(_GONE)
    await reader.http.aclose()
    usual, beside = (statistics.mean(slow[name]) for name in ("without", "beside"))
    print(
        f"p95: {usual:.1f} ms without, {beside:.1f} ms beside two reviews, {100 * (beside / usual - 1):+.0f} %"
    )
    return 1 if figures.errors else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.review.beside",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=200, metavar="N")
    parser.add_argument("--seconds", type=float, default=12.0, help="time to measure, five times")
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds until a client chooses")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options = parser.parse_args()
    with ExitStack() as stack:
        database = stack.enter_context(new_database(options.database))
        address, _ = stack.enter_context(server(database))
        return asyncio.run(run(address, options.tables, options.seconds, options.pause))


if __name__ == "__main__":
    sys.exit(main())
