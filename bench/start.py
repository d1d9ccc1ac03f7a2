"""``python -m bench.start``: the time from `./elgrande play` to a page on which one can begin, and what it fetches.

    python -m bench.start              on this checkout: three starts
    python -m bench.start --times 5 --json

It needs Playwright and a Chromium, as the browser tests do. The first start builds whatever is not built yet; the
figures are those of the fastest one.
"""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Response

from tests.web.browsers import Visitor, a_browser

ROOT: Final = Path(__file__).resolve().parents[1]


class Start(NamedTuple):
    """Seconds since the command was given, and kilobytes as they come over the wire."""

    served: float
    """Until the server says that it is ready."""
    usable: float
    """Until the button that begins a game can be pressed."""
    asked: float
    """Until the own first decision is open, the button having been pressed at once."""
    home_kb: float
    """JavaScript of the start page."""
    table_kb: float
    """JavaScript of everything up to the first decision."""


def start(browser: Browser, folder: Path) -> Start:
    begin = time.perf_counter()
    command = [
        str(ROOT / "elgrande"),
        "play",
        "--no-browser",
        "--port",
        "0",
        "--database",
        str(folder / "start.db"),
    ]
    process = subprocess.Popen(command, stderr=subprocess.STDOUT, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    try:
        address = next(
            (found[1] for line in process.stdout if (found := re.search(r"(http://\S+?)/?\s*$", line))), None
        )
        if address is None:
            raise SystemExit("bench.start: the server did not start")
        served = time.perf_counter() - begin
        visitor = Visitor(browser, address)
        scripts: list[int] = []

        def note(response: Response) -> None:
            if response.request.resource_type == "script":
                scripts.append(response.request.sizes()["responseBodySize"])

        visitor.page.on("response", note)
        visitor.page.goto(address, wait_until="commit")
        button = visitor.page.get_by_role("button", name="Play now")
        button.click(trial=True)
        usable = time.perf_counter() - begin
        home = sum(scripts)
        button.click()
        visitor.page.locator(".prompt.mine").wait_for()
        asked = time.perf_counter() - begin
        visitor.close()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
    return Start(*(round(value, 2) for value in (served, usable, asked, home / 1000, sum(scripts) / 1000)))


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        starts = [start(browser, Path(folder)) for _ in range(max(1, asked.times))]
    best = min(starts, key=lambda each: each.usable)
    if asked.json:
        print(json.dumps(best._asdict(), indent=2))
    else:
        print("  ".join(f"{name} {value}" for name, value in best._asdict().items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
