"""``python -m bench.page``: how quickly the table in the browser answers, and for how long it is ever busy.

    python -m bench.page               two short games by clicking, on a desk
    python -m bench.page --games 4 --phone --json
    python -m bench.page --rules 10    how quickly the rules appear, for a first visit

It needs Playwright and a Chromium, as the browser tests do. Measured are the time from a click to the new question, for
clicks after which the player is asked again at once, and the longest task of the page, during which it answers nothing.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tests.server.clients import running
from tests.web.browsers import DESKTOP, PHONE, Visitor, a_browser
from tests.web.players import Player, lay_table

WATCH: Final = """
(() => {
  window.elgrandeTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.elgrandeTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  window.elgrandeAnswers = [];
  let clicked = 0, before = "";
  const asked = () => document.querySelector(".prompt.mine [data-testid=prompt]")?.textContent ?? "";
  addEventListener("click", () => { clicked = performance.now(); before = asked(); }, true);
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(() => {
      const now = asked();
      if (clicked === 0 || !now || now === before) return;
      const since = clicked;
      clicked = 0;
      requestAnimationFrame(() => window.elgrandeAnswers.push(performance.now() - since));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
})()
"""
"""Notes long tasks, and when another question stands there after a click."""


class Page(NamedTuple):
    """In milliseconds."""

    clicks: int
    """That led to another question for the same player."""
    median: float
    slowest_tenth: float
    """From a click to the next question: the middle one, and the one that a tenth of all is slower than."""
    tasks: int
    """Longer than 50 ms."""
    longest: float


def play(browser: Browser, address: str, size: tuple[int, int], seed: int) -> tuple[list[float], list[float]]:
    visitor = Visitor(browser, address, size=size)
    visitor.page.add_init_script(WATCH)
    player = Player(visitor.page, seed=seed, touch=size == PHONE)
    lay_table(visitor.go("/new"), "2015", rivals=("bot random",) * 3, length="short")
    # What it takes to come to the table is measured by bench.start.
    player.look()
    visitor.page.evaluate("window.elgrandeTasks.length = window.elgrandeAnswers.length = 0")
    player.play()
    found: dict[str, Any] = visitor.page.evaluate(
        "({ answers: window.elgrandeAnswers, tasks: window.elgrandeTasks })"
    )
    visitor.close()
    return found["answers"], found["tasks"]


class Rules(NamedTuple):
    """In milliseconds, the middle of several first visits."""

    appeared: float
    """Until the first paragraph stood there, from the beginning of the navigation."""
    opened: float
    """The same from the first page, where the link to them is pressed."""
    busy: float
    """Of the processor, for the whole page until it was at rest; unlike the other, it hardly depends on the machine's load."""
    script: float


_SEEN = """
    addEventListener("click", () => (window.elgrandePressed = performance.now()), true);
    new MutationObserver((_, eyes) => {
      if (!document.querySelector("article")) return;
      eyes.disconnect();
      requestAnimationFrame(() => (window.elgrandeRules = performance.now()));
    }).observe(document, { subtree: true, childList: true });
"""


def rules(browser: Browser, address: str, size: tuple[int, int], visits: int) -> Rules:
    found: list[Rules] = []
    for _ in range(visits):
        visitor = Visitor(browser, address, size=size)
        page = visitor.page
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.add_init_script(_SEEN)
        page.goto(f"{address}/rules", wait_until="networkidle")
        appeared = float(page.evaluate("window.elgrandeRules"))
        figures = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        page.goto(f"{address}/", wait_until="networkidle")
        page.locator("a[href='/rules']").first.click()
        page.wait_for_function("window.elgrandeRules")
        opened = float(page.evaluate("window.elgrandeRules - window.elgrandePressed"))
        busy, script = 1000 * figures["TaskDuration"], 1000 * figures["ScriptDuration"]
        found.append(Rules(appeared, opened, busy, script))
        visitor.close()
    return Rules(*(round(statistics.median(column), 1) for column in zip(*found, strict=True)))


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--rules", type=int, default=0, metavar="VISITS")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    answers: list[float] = []
    tasks: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(database=str(Path(folder) / "page.db")) as server,
        a_browser() as browser,
    ):
        size = PHONE if asked.phone else DESKTOP
        if asked.rules > 0:
            _say(rules(browser, server.address, size, asked.rules), asked.json)
            return 0
        for seed in range(max(1, asked.games)):
            more = play(browser, server.address, size, seed)
            answers += more[0]
            tasks += more[1]
    if not answers:
        raise SystemExit("bench.page: nobody was asked twice in a row")
    slow = sorted(answers)[int(0.9 * (len(answers) - 1))]
    page = Page(
        len(answers),
        round(statistics.median(answers), 1),
        round(slow, 1),
        len(tasks),
        round(max(tasks, default=0.0), 1),
    )
    _say(page, asked.json)
    return 0


def _say(figures: Page | Rules, as_json: bool) -> None:
    print(
        json.dumps(figures._asdict(), indent=2)
        if as_json
        else "  ".join(f"{name} {value}" for name, value in figures._asdict().items())
    )


if __name__ == "__main__":
    raise SystemExit(main())
