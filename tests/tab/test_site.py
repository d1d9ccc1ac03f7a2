"""The site in a browser, served as files with a strict policy: few visits, since every one starts the engine anew."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Route, expect

from elgrande.lessons import Run, course
from tests.lessons.test_course import moves_of
from tests.tab.conftest import INSIDE, Host
from tests.web.browsers import PHONE, Visitor
from tests.web.lessons import choose
from tests.web.players import Player, end_screen, lay_table
from tests.web.test_games import GAMES

Visit = Callable[..., Visitor]

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (;;) {
    for (const name of await caches.keys())
      if (name.startsWith("elgrande-memory"))
        // Last of all comes the memory itself.
        if ((await (await caches.open(name)).keys()).some(({ url }) => url.includes("/memory-"))) return;
    await new Promise((go) => setTimeout(go, 100));
  }
}"""
"""Waits until the page has kept what makes the next visit short, and does not need its host any more."""


def glowing(player: Player) -> list[tuple[str, str]]:
    """All that can be chosen now."""
    return sorted((control["kind"], control["text"]) for control in player.look(60_000)["controls"])


def reopen(page: Page, address: str) -> None:
    """What serves the page without its host may have died with the tab; then the browser has to start it again."""
    for _ in range(20):
        with suppress(Error):
            page.goto(address)
            return
        page.wait_for_timeout(500)
    raise AssertionError(f"{address} cannot be opened any more")


def take_first_lesson(page: Page) -> None:
    """By clicks, with one wrong try."""
    lesson = course()[0]
    page.goto(f"#/learn/{lesson.name}")
    run = Run(lesson)
    tried = False
    while run.step is not None:
        expect(page.locator(f'.note[data-note="{run.step.note}"]')).to_be_visible()
        move = moves_of(run)
        asked = run.table.decision_of(lesson.seat)
        if run.step.kind == "read":
            page.locator(".note .next").click()
        elif asked is not None:
            wrong = next(text for text in asked.texts if text.startswith("to ") and text != move)
            if not tried:
                choose(page, asked.texts, wrong)
                expect(page.locator(".note .wrong")).to_be_visible()
                tried = True
            choose(page, asked.texts, move)
        run.move(move)
    expect(page.locator('.note[data-note="finished"]')).to_be_visible()


def test_a_visit_from_the_first_page_to_the_end_of_a_game(visit: Visit, host: Host) -> None:
    visitor = visit()
    page = visitor.page
    held: list[Route] = []
    page.context.route("**/engine/*.zip.gz", lambda route: held.append(route))
    page.goto("")
    # There is something to read and to choose before the engine is here.
    expect(page.get_by_role("heading", name="El Grande")).to_be_visible()
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    take_first_lesson(page)
    page.goto("#/new")
    expect(page.locator("input[name=edition]").first).to_be_visible()
    for route in held:
        route.continue_()
    page.context.unroute("**/engine/*.zip.gz")
    lay_table(page, "2015", rivals=("bot quick",), length="short")
    player = Player(page, seed=7)
    for _ in range(6):
        player.choose()
    while any(kind == "finish" for kind, _ in glowing(player)):
        # What waits to be confirmed has not been chosen yet.
        player.choose()
    before = glowing(player)
    # In the middle of a turn the page is loaded again, with the host gone: all is kept, also the page itself.
    page.evaluate(KEPT)
    host.stop()
    table = page.url
    page.reload()
    assert glowing(Player(page)) == before
    # Python has started from the memory of the first time.
    engine = next(worker for worker in page.workers if "engine.worker" in worker.url)
    assert engine.evaluate("performance.getEntriesByName('python from memory').length") == 1
    # And what it needs besides has been kept unpacked.
    fetched = engine.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in fetched if name.endswith("contents.json")]
    assert not [name for name in fetched if name.endswith(".gz")]
    # Then the tab is killed.
    again = page.context.new_page()
    with suppress(Error):
        page.goto("chrome://crash")
    page.close()
    again.set_default_timeout(90_000)
    reopen(again, table)
    player = Player(again, seed=8)
    assert glowing(player) == before
    player.play()
    end_screen(again, 2)
    # What lies in this browser alone is passed on with the game inside.
    again.evaluate("navigator.clipboard.writeText = async (text) => { window.elgrandeCopied = text }")
    again.locator(".end").get_by_role("button", name="link").click()
    again.wait_for_function("() => window.elgrandeCopied")
    link = again.evaluate("window.elgrandeCopied")
    assert re.search(r"#/carried#[\w-]{500,}$", link), link
    again.locator(".end").get_by_role("link", name="Review the game").click()
    again.get_by_role("button", name="Start the review").click()
    expect(again.locator("progress[max]")).to_be_visible()
    again.goto(link)
    again.wait_for_url(re.compile(r"#/replay/"))
    expect(again.locator(".frame")).to_be_visible()
    host.start()


def with_worker(page: Page, first: str) -> None:
    """Let something happen in the worker of the engine before anything else."""

    def change(route: Route) -> None:
        route.fulfill(body=first + route.fetch().text(), content_type="text/javascript")

    page.context.route("**/engine.worker-*.js", change)


def test_without_storage_on_a_phone_the_game_goes_on_and_a_sentence_says_so(visit: Visit) -> None:
    visitor = visit(size=PHONE, language="de")
    page = visitor.page

    with_worker(
        page,
        "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } });",
    )
    page.goto("#/new")
    lay_table(page, "2015", rivals=("bot random", "bot random"))
    expect(page.locator(".over[role=alert]")).to_contain_text("merkt sich für diese Seite nichts")
    page.get_by_role("button", name="Verstanden").click()
    expect(page.locator(".over[role=alert]")).to_have_count(0)
    player = Player(page, seed=3, touch=True)
    for _ in range(4):
        assert player.choose()
    player.look()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def put(file: Path, text: str) -> None:
    """Write a file at once: others may be reading it."""
    new = file.parents[len(Path(INSIDE).parts)] / "new"
    new.write_text(text, encoding="utf-8")
    new.replace(file)


def test_a_full_browser_says_so_and_a_new_version_waits_for_the_end_of_the_game(
    visit: Visit, host: Host
) -> None:
    page = visit().page
    with_worker(
        page,
        "IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError') };",
    )
    page.goto("#/new")
    lay_table(page, "2015", rivals=("bot random", "bot random"))
    expect(page.locator(".over[role=alert]")).to_contain_text("run out of storage")
    page.get_by_role("button", name="Got it").click()
    player = Player(page, seed=5)
    assert player.choose()
    player.look()
    offline = host.root / INSIDE / "offline.js"
    old = offline.read_text(encoding="utf-8")
    version = re.findall(r'const VERSION = "(\w+)"', old)[0]
    try:
        put(offline, old.replace(version, "later"))
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        page.wait_for_function(
            "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
        )
        # In the game nobody hears of it, and it goes on.
        player.look()
        assert player.choose()
        player.look()
        expect(page.locator(".bar .button.primary")).to_have_count(0)
        page.goto("#/")
        with page.expect_navigation():
            page.locator(".bar .button.primary").click()
        assert [name.split()[-1] for name in page.evaluate("caches.keys()") if "memory" not in name] == [
            "later"
        ]
    finally:
        put(offline, old)


@pytest.mark.skipif("ELGRANDE_SITE_GAMES" not in os.environ, reason="set ELGRANDE_SITE_GAMES=1 for all games")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_each_edition_and_expansion(visit: Visit, game: str) -> None:
    edition, sets = GAMES[game]
    page = visit().page
    page.goto("#/new")
    lay_table(page, edition, sets, length="short")
    Player(page, seed=len(game)).play()
    end_screen(page, 2)
