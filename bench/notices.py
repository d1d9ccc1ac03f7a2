"""``python -m bench.notices``: how long after a turn its notice arrives, at many tables at once.

    python -m bench.notices                     two hundred tables, one turn at each
    python -m bench.notices --tables 50

A server and a service that takes its pushes run in threads beside it. At every table it is the turn of
somebody who is not there but has a browser that takes notices. The tables begin one after the other, twenty in a second;
measured is the time from the answer that the game has begun to the arrival of the push.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from bench.load.clients import percentile
from tests.server.clients import running
from tests.server.post import Browser, Service, service


async def person(address: str, name: str) -> httpx.AsyncClient:
    # Lines that wait are closed by the server; a new one for each request is never too late.
    limits = httpx.Limits(max_keepalive_connections=0)
    client = httpx.AsyncClient(base_url=address, timeout=60, verify=False, limits=limits)
    await client.get("/api/session")
    await post(client, "/api/session/guest", {"name": name})
    return client


async def post(client: httpx.AsyncClient, path: str, data: dict[str, Any]) -> dict[str, Any]:
    headers = {"x-csrf-token": client.cookies.get("elgrande_csrf") or ""}
    answer = await client.post(path, json=data, headers=headers)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


async def measure(address: str, pushes: Service, tables: int, rate: float) -> list[float]:
    browser = Browser()
    gate = asyncio.Semaphore(20)
    begun: dict[str, float] = {}

    async def lay(number: int) -> tuple[httpx.AsyncClient, str]:
        async with gate:
            ana = await person(address, f"Ana {number}")
            ben = await person(address, f"Ben {number}")
            form = browser.form(pushes.address(f"/push/{number}"))
            await post(ana, "/api/account/browsers", form)
            await post(ben, "/api/account/browsers", browser.form(pushes.address(f"/push/{number}b")))
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await post(ana, "/api/tables", {"setup": {"players": 2}, "seats": seats}))["id"]
            await post(ben, f"/api/tables/{table}/sit", {})
            return ana, table

    laid = await asyncio.gather(*(lay(number) for number in range(tables)))

    async def begin(ana: httpx.AsyncClient, table: str) -> None:
        async with gate:
            await post(ana, f"/api/tables/{table}/start", {})
            begun[table] = time.time()

    begins = []
    for ana, table in laid:
        begins.append(asyncio.create_task(begin(ana, table)))
        await asyncio.sleep(1 / rate)
    await asyncio.gather(*begins)
    until = time.time() + 60
    arrived: dict[str, float] = {}
    read = 0
    while len(arrived) < tables and time.time() < until:
        await asyncio.sleep(0.1)
        fresh = pushes.got[read:]
        read += len(fresh)
        for _, _, body, at in fresh:
            told = browser.read(body)
            if told["kind"] == "turn":
                arrived.setdefault(told["tag"], at)
    for ana, _ in laid:
        await ana.aclose()
    return [max(0.0, arrived[table] - begun[table]) for table in begun if table in arrived]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=20.0, help="turns in a second, over all tables")
    parser.add_argument("--json", action="store_true", help="plain data for other programs")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        pushes = stack.enter_context(service())
        server = stack.enter_context(running(database=str(Path(folder) / "elgrande.db"), hooks="any"))
        times = sorted(asyncio.run(measure(server.address, pushes, asked.tables, asked.rate)))
    figures = {
        "tables": asked.tables,
        "arrived": len(times),
        "median_s": round(percentile(times, 0.5), 3),
        "p99_s": round(percentile(times, 0.99), 3),
        "slowest_s": round(max(times, default=0.0), 3),
    }
    print(
        json.dumps(figures)
        if asked.json
        else "\n".join(f"{name:>10}  {value}" for name, value in figures.items())
    )


if __name__ == "__main__":
    main()
