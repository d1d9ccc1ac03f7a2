"""``python -m bench.review.page``: how long it takes until a review that is made stands on the page.

    python -m bench.review.page [--times 10]

Measured in a browser, from the click on "Review the game" in a replay to the frame in which the chart and the mistakes are
there; and from an empty window, with everything that a first visit has to fetch. It needs Playwright and a Chromium.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.server.clients import Person, running
from tests.web.browsers import DESKTOP, Visitor, a_browser

GOLDEN: Final = Path(__file__).parents[2] / "tests" / "golden" / "2015-4.txt"
SHOWN: Final = """
(() => {
  window.elgrandeShown = null;
  addEventListener("click", () => { window.elgrandeClicked = performance.now(); window.elgrandeShown = null; }, true);
  const look = () => {
    if (window.elgrandeShown === null && document.querySelector("main article"))
      requestAnimationFrame(() => (window.elgrandeShown ??= performance.now()));
  };
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true }));
})()
"""
"""Notes when somebody clicks, and when a mistake stands on the page."""


def shown(page: Page, since: str) -> float:
    page.wait_for_function("window.elgrandeShown !== null")
    return float(page.evaluate(f"window.elgrandeShown - {since}"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.review.page", description=__doc__)
    parser.add_argument("--times", type=int, default=10, metavar="N")
    times = parser.parse_args().times
    with (
        tempfile.TemporaryDirectory() as folder,
        running(database=str(Path(folder, "review.db"))) as server,
        a_browser() as browser,
    ):
        ana = Person(server.port, "Ana")
        record = GOLDEN.read_text(encoding="utf-8")
        id = ana.post("/api/records", {"record": record, "name": "A game"})["id"]
        ana.post(f"/api/records/{id}/review", {"strength": "quick"})
        while ana.get(f"/api/records/{id}/review")["state"] != "done":
            time.sleep(0.5)
        answers: list[float] = []
        for _ in range(times):
            begun = time.perf_counter()
            size = len(ana.http.get(f"/api/records/{id}/review").content)
            answers.append(1000 * (time.perf_counter() - begun))
        clicks: list[float] = []
        visits: list[float] = []
        for _ in range(times):
            visitor = Visitor(browser, server.address, size=DESKTOP)
            visitor.page.add_init_script(SHOWN)
            page = visitor.go(f"/review/{id}")
            visits.append(shown(page, "0"))
            page.goto(f"{server.address}/replay/{id}#20")
            page.locator(f'a[href="/review/{id}"]').first.wait_for()
            page.wait_for_load_state("networkidle")
            page.locator(f'a[href="/review/{id}"]').first.click()
            clicks.append(shown(page, "window.elgrandeClicked"))
            visitor.close()
        ana.close()
    for name, found in (
        (f"the server's answer, {size // 1024} kB", answers),
        ("from the click", clicks),
        ("from an empty window", visits),
    ):
        print(f"{name:<32} median {statistics.median(found):5.0f} ms  slowest {max(found):5.0f} ms")


if __name__ == "__main__":
    main()
