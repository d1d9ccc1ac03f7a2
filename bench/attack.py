"""``python -m bench.attack``: what one address can do to fifty tables of people.

    python -m bench.attack                          every attack in turn, twenty seconds each
    python -m bench.attack --seconds 60             the same, a minute each
    python -m bench.attack --attack bots --seconds 60

The server has its limits on. Everything comes through 127.0.0.1, as if from a proxy: people have addresses of their own, and
the attacker has one. Printed are the people's times from a choice to the others' update before and during the attack, and
what the memory of the server grew by, and whether that is within the limits: a 95th percentile of 150 ms, and 100 MB. It
ends with 1 if one of them is broken.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from bench.load.__main__ import memory_of
from bench.load.clients import Crowd, Figures, Table, percentile
from bench.reading import back_and_forth
from elgrande.server.records import MOST_ENTRIES

TABLES: Final = 50
MOST_MS: Final = 150.0
MOST_MB: Final = 100.0
EVIL: Final = {"X-Forwarded-For": "203.0.113.9"}


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "elgrande", "serve", "--port", "0", "--thinkers", "1"]
    command += ["--database", database, "--proxies", "127.0.0.1", "--log-level", "error"]
    process = subprocess.Popen(
        command, env={**os.environ, "ELGRANDE_LANGUAGE": "en"}, stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    try:
        found = next(
            one for line in process.stderr if (one := re.search(r"served at (http://\S+?)/?$", line.strip()))
        )
        yield found[1], process.pid
    finally:
        process.terminate()
        process.wait(60)
        process.stderr.close()


class Attacker:
    """Somebody at one address with many browsers."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.answers: dict[int, int] = {}
        """How often each status was answered; 0 stands for no answer at all."""

    def browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, timeout=30, headers=EVIL)

    async def guest(self) -> httpx.AsyncClient:
        browser = self.browser()
        await browser.get("/api/session")
        await self.post(browser, "/api/session/guest", {"name": "Eva"})
        return browser

    async def post(self, browser: httpx.AsyncClient, path: str, data: Any) -> Any:
        token = browser.cookies.get("elgrande_csrf") or ""
        answer = await self._asked(browser.post(path, json=data, headers={"x-csrf-token": token}))
        return answer.json() if answer is not None and answer.content else {}

    async def get(self, browser: httpx.AsyncClient, path: str) -> None:
        await self._asked(browser.get(path))

    async def _asked(self, question: Awaitable[httpx.Response]) -> httpx.Response | None:
        """An answer, if there is one: a server that hangs up does not end an attack."""
        answer = None
        try:
            answer = await question
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
        status = 0 if answer is None else answer.status_code
        self.answers[status] = self.answers.get(status, 0) + 1
        return answer


@asynccontextmanager
async def closing_later(browser: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    try:
        yield browser
    finally:
        await browser.aclose()


async def files(evil: Attacker) -> None:
    """The same file by ever new names."""
    async with evil.browser() as browser:
        for number in range(1_000_000):
            await evil.get(browser, "/assets/" + "%2e/" * (number % 300 + 1) + "index.js")


async def slow_readers(evil: Attacker) -> None:
    """Lines that ask for everything, over and over, and never read."""
    async with closing_later(await evil.guest()) as browser:
        table = await evil.post(browser, "/api/tables", {"seats": [{"kind": "me"}] * 4, "start": True})
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = evil.address.replace("http", "ws") + f"/ws/tables/{table['id']}"

        async def never_reads() -> None:
            while True:
                with suppress(Exception):
                    headers = {"Cookie": cookies, **EVIL}
                    async with connect(address, additional_headers=headers, max_queue=1) as line:
                        while True:
                            await line.send('{"type":"resync","since":0}')
                await asyncio.sleep(0.5)

        await asyncio.gather(*(never_reads() for _ in range(18)))


async def bots(evil: Attacker) -> None:
    """Guests with as many tables of bots as they get."""
    async with closing_later(await evil.guest()) as browser:
        for number in range(1_000_000):
            bot = ("quick", "greedy", "search:1")[number % 3]
            await evil.post(
                browser, "/api/tables", {"seats": [{"kind": "bot", "bot": bot}] * 4, "start": True}
            )
            await evil.post(
                browser,
                "/api/tables",
                {"seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "search:1"}] * 3], "start": True},
            )
            await asyncio.sleep(0.05)


async def replays(evil: Attacker) -> None:
    """Long games that are asked for in turn, in ever new pieces."""
    async with closing_later(await evil.guest()) as browser:
        # As long as a record may be: a longer one is not taken at all.
        text = back_and_forth(18 * MOST_ENTRIES // 2)
        games: list[str] = []
        for _ in range(8):
            found = await evil.post(browser, "/api/records", {"record": text})
            if "id" not in found:
                raise SystemExit(f"the record was not taken: {found}")
            games.append(found["id"])
        for number in range(1_000_000):
            first = 7 * number % 900
            path = f"/api/records/{games[number % 8]}/replay?first={first}&last={first + 90}&seat=open"
            await asyncio.gather(*(evil.get(browser, path) for _ in range(4)), return_exceptions=True)


async def uploads(evil: Attacker) -> None:
    """Records that take long to refuse."""
    async with closing_later(await evil.guest()) as browser:
        text = "elgrande record 1\nsets: a,\n" + "a,\n" * 300_000
        while True:
            await evil.post(browser, "/api/records", {"record": text})


async def nonsense(evil: Attacker) -> None:
    """Requests that make no sense."""
    async with evil.browser() as browser:
        while True:
            for path in ("/%00", "/api/tables/%00", "/a%0ab", "/api/records/x/replay", "/api/openapi.json"):
                await evil.get(browser, path)


async def passwords(evil: Attacker) -> None:
    """Passwords, one after the other."""
    async with evil.browser() as browser:
        await browser.get("/api/session")
        while True:
            await evil.post(browser, "/api/session/login", {"login": "somebody", "password": "x" * 20})


async def half_open(evil: Attacker) -> None:
    """Lines on which a request begins and never ends."""
    host, _, port = evil.address.removeprefix("http://").partition(":")
    lines: list[asyncio.StreamWriter] = []
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n")
            lines.append(writer)
        if len(lines) > 400:
            lines.pop(0).close()
        await asyncio.sleep(0.01)


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "files": files,
    "slow readers": slow_readers,
    "bots": bots,
    "replays": replays,
    "uploads": uploads,
    "nonsense": nonsense,
    "passwords": passwords,
    "half open": half_open,
}


async def attack(address: str, process: int, name: str, seconds: float, tables: int) -> tuple[str, bool]:
    """One attack beside people who play; a line about it, and whether it was borne."""
    figures = Figures()
    tasks: list[asyncio.Task[None]] = []
    crowds: list[Crowd] = []
    for number in range(tables):
        crowd = Crowd([address], {"X-Forwarded-For": f"10.0.{number}.1"})
        crowds.append(crowd)
        await crowd.arrive()
        id = await crowd.new_table()
        table = Table(id, figures, random.Random(number), 2.0)
        for seat, line in enumerate(await crowd.connect(id)):
            tasks.append(asyncio.create_task(table.play(seat, line)))
        await crowd.start(id)
    quiet = await measured(figures, min(10.0, seconds))
    before = memory_of(process)
    # In a process of its own: whoever measures must not be the one who is kept busy.
    command = [sys.executable, "-m", "bench.attack", "--attack", name, "--seconds", str(seconds)]
    evil = await asyncio.create_subprocess_exec(
        *command, "--against", address, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert evil.stdin is not None
    assert evil.stdout is not None
    # What it takes to start it is no part of the attack.
    await evil.stdout.readline()
    evil.stdin.write(b"go\n")
    most = before
    figures.measuring, figures.delays = True, []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(0.5)
        most = max(most, memory_of(process))
    loud = sorted(figures.delays)
    figures.measuring = False
    said, _ = await evil.communicate()
    if evil.returncode:
        raise SystemExit(f"{name}: the attack itself failed, so that the figures mean nothing")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for crowd in crowds:
        await crowd.leave()
    before_ms, ms = (percentile(delays, 0.95) * 1000 for delays in (quiet, loud))
    grown = (most - before) / 1e6
    # Somebody who got no answer at all was not borne, either.
    well = ms <= MOST_MS and grown <= MOST_MB and not figures.errors
    return (
        f"{name:<13} p95 {before_ms:7.1f} -> {ms:7.1f} ms   memory +{grown:5.1f} MB   "
        f"{'within limits' if well else 'BEYOND LIMITS'}   choices {len(loud)}   errors {figures.errors}   "
        f"answers {said.decode().strip()}",
        well,
    )


async def only_attack(address: str, name: str, seconds: float) -> str:
    """The attack alone; what the server answered to it."""
    evil = Attacker(address)
    print("ready", flush=True)
    sys.stdin.readline()
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name](evil), seconds)
    return " ".join(f"{status}:{count}" for status, count in sorted(evil.answers.items()))


async def measured(figures: Figures, seconds: float) -> list[float]:
    await asyncio.sleep(2.0)
    figures.measuring = True
    await asyncio.sleep(seconds)
    figures.measuring = False
    return sorted(figures.delays)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--attack", choices=list(ATTACKS), nargs="+", default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=TABLES, help="tables of people beside the attack")
    parser.add_argument("--against", metavar="URL", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.against:
        print(asyncio.run(only_attack(options.against, options.attack[0], options.seconds)))
        return 0
    print(f"limits: p95 {MOST_MS:.0f} ms, memory +{MOST_MB:.0f} MB; {options.seconds:.0f} s each", flush=True)
    beyond = []
    for name in options.attack:
        with (
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
            server(str(Path(folder, "attack.db"))) as (address, process),
        ):
            line, well = asyncio.run(
                attack(address, process, name, min(options.seconds, 120.0), options.tables)
            )
            print(line, flush=True)
        if not well:
            beyond.append(name)
    print(f"beyond the limits: {', '.join(beyond)}" if beyond else "all within the limits")
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main())
