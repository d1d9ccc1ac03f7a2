"""A browser, and people who sit before it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from elgrande.devtools import find_chromium

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final = (1280, 720)
PHONE: Final = (390, 844)


REST: Final = """
async () => {
  const outline = () => [...document.querySelectorAll(".card, .map, .prompt, .act, .left > *, h1, h2")]
    .map((part) => { const { x, y, width, height } = part.getBoundingClientRect(); return [x, y, width, height].join(); })
    .join();
  await document.fonts.ready;
  for (let calm = 0, frames = 0, before = ""; calm < 4; frames += 1) {
    if (frames > 600) throw new Error("it does not come to rest");
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = outline();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
}
"""


def settled(page: Page) -> Page:
    """The page when its fonts are there and everything has found its place."""
    page.evaluate(REST)
    return page


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(os.environ),
            args=[
                "--no-sandbox",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ],
        )
        yield browser
        browser.close()


class Visitor:
    """Somebody with a window of his own: cookies, language, theme and size."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        theme: Any = "light",
        size: tuple[int, int] = DESKTOP,
        **context: Any,
    ) -> None:
        width, height = size
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale=language,
            color_scheme=theme,
            viewport={"width": width, "height": height},
            has_touch=context.pop("has_touch", size == PHONE),
            reduced_motion="reduce",
            # axe is put into the page from outside.
            bypass_csp=True,
            **context,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        # What is expected may come late on a busy machine, as long as it comes.
        expect.set_options(timeout=20_000)
        self.complaints: list[str] = []
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        # That something was refused is what many tests are about; the page tells of it itself.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.complaints.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(path)
        self.page.wait_for_selector("h1:visible, .replay h1, h1.hidden-text", state="attached")
        self.page.wait_for_load_state("networkidle")
        return self.page

    def serious_findings(self) -> list[str]:
        """What axe finds on the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {node['html'][:120]}"
            for violation in found["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]

    def overflow(self) -> int:
        """By how much the page is wider than the window."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return width

    def close(self) -> None:
        self.context.close()
