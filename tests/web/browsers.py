"""A browser, and people who sit before it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from elgrande.devtools import CHROMIUM_HINT, find_chromium
from elgrande.server.pages import client_is_built

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final = (1280, 720)
PHONE: Final = (390, 844)


REST: Final = """
async () => {
  const outline = () => [...document.querySelectorAll(".card, .map, .prompt, .act, .left > *, .note, h1, h2")]
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


def keep(page: Page, key: str, value: object) -> None:
    """Something that the pages of the client remember from an earlier visit."""
    page.goto("/icon.svg")
    page.evaluate(
        "([key, value]) => localStorage.setItem(key, JSON.stringify(value))", [f"elgrande.{key}", value]
    )


def what_is_missing() -> str:
    """Why nothing can be tested in a browser here; empty if it can."""
    if not client_is_built():
        return "the browser client is not built: cd web && npm ci && npm run build"
    return "" if find_chromium(os.environ) else CHROMIUM_HINT


def skip_or_fail(missing: str) -> None:
    """A test that something is missing for is left out, unless it was said that all must run."""
    if missing and os.environ.get("ELGRANDE_BROWSER_TESTS") == "required":
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)


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


class Wardrobe:
    """Windows that nobody uses just now.

    A window that has been used knows the scripts of the client already, which is most of the work of opening a page. All
    that its visitor left behind is gone: cookies, and what pages keep.
    """

    def __init__(self) -> None:
        self._free: dict[str, list[Page]] = {}

    def take(self, browser: Browser, how: dict[str, Any]) -> Page:
        free = self._free.setdefault(str(how), [])
        return free.pop() if free else browser.new_context(**how).new_page()

    def give_back(self, page: Page, how: dict[str, Any]) -> None:
        for opened in page.context.pages:
            if opened is not page:
                opened.close()
        page.goto("/icon.svg")  # which needs no time, and leaves the table
        cleaner = page.context.new_cdp_session(page)
        cleaner.send("Storage.clearDataForOrigin", {"origin": how["base_url"], "storageTypes": "all"})
        cleaner.detach()
        page.context.clear_cookies()
        page.set_viewport_size(how["viewport"])
        page.emulate_media(color_scheme=how["color_scheme"], reduced_motion=how["reduced_motion"])
        self._free[str(how)].append(page)


class Visitor:
    """Somebody with a window of his own: cookies, language, theme and size."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        theme: Any = "light",
        size: tuple[int, int] = DESKTOP,
        wardrobe: Wardrobe | None = None,
        **context: Any,
    ) -> None:
        width, height = size
        self.address = address
        self.wardrobe = wardrobe
        self.how: dict[str, Any] = {
            "base_url": address,
            "locale": language,
            "color_scheme": theme,
            "viewport": {"width": width, "height": height},
            "has_touch": context.pop("has_touch", size == PHONE),
            "reduced_motion": "reduce",
            # axe is put into the page from outside.
            "bypass_csp": context.pop("bypass_csp", True),
            # What the worker keeps would hide what a test takes away.
            "service_workers": context.pop("service_workers", "block"),
            **context,
        }
        self.page = (wardrobe or Wardrobe()).take(browser, self.how)
        self.context: BrowserContext = self.page.context
        self._changed = False
        """Whether the window has been changed in a way that cannot be taken back."""
        for change in ("add_init_script", "expose_function", "route", "route_web_socket"):
            setattr(self.page, change, self._remember(getattr(type(self.page), change)))
        self.page.set_default_timeout(20_000)
        # What is expected may come late on a busy machine, as long as it comes.
        expect.set_options(timeout=20_000)
        self.complaints: list[str] = []
        self._asked: set[Request] = set()
        self._ears: dict[Any, Callable[[Any], None]] = {
            "console": self._listen,
            "pageerror": lambda error: self.complaints.append(str(error)),
            "request": lambda request: self._asked.add(request),
            "requestfinished": lambda request: self._asked.discard(request),
            "requestfailed": lambda request: self._asked.discard(request),
        }
        for event, hear in self._ears.items():
            self.page.on(event, hear)

    def _remember(self, change: Callable[..., Any]) -> Callable[..., Any]:
        def changing(*args: Any, **options: Any) -> Any:
            self._changed = True
            return change(self.page, *args, **options)

        return changing

    def _listen(self, message: ConsoleMessage) -> None:
        # That something was refused is what many tests are about; the page tells of it itself.
        expected = ("Failed to load resource", "Service Worker registration blocked")
        if message.type in ("error", "warning") and not any(text in message.text for text in expected):
            self.complaints.append(message.text)

    def go(self, path: str) -> Page:
        self._asked.clear()
        self.page.goto(path)
        self.page.wait_for_selector("h1:visible, .replay h1, h1.hidden-text", state="attached")
        return self.quiet()

    def quiet(self) -> Page:
        """The page when it has asked for nothing more for a moment."""
        calm = 0
        while calm < 3:
            self.page.wait_for_timeout(25)
            calm = 0 if self._asked else calm + 1
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
        if self.wardrobe is None or self._changed or self.page.is_closed():
            self.context.close()
            return
        for event, hear in self._ears.items():
            self.page.remove_listener(event, hear)
        self.wardrobe.give_back(self.page, self.how)
