"""A learner: plays a lesson by its script, by clicking what the script names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, TimeoutError, expect

from elgrande.lessons import Run, lesson_named
from tests.lessons.test_course import moves_of
from tests.web.browsers import keep, settled

PATIENCE: Final = 20_000

HIDDEN: Final = """
() => {
  const note = document.querySelector(".note");
  if (!note) return null;
  const over = note.getBoundingClientRect();
  let [hidden, whole] = [0, 0];
  for (const { left, top, width, height } of JSON.parse(note.dataset.avoid ?? "[]")) {
    whole += width * height;
    hidden += Math.max(0, Math.min(over.right, left + width) - Math.max(over.left, left)) *
      Math.max(0, Math.min(over.bottom, top + height) - Math.max(over.top, top));
  }
  return whole > 0 ? hidden / whole : 0;
}
"""
"""How much of what a note speaks of it hides, as a part of what is lit."""


def nothing_is_hidden(page: Page, note: str = "") -> None:
    """The note finds a place beside what it speaks of."""
    settled(page)
    try:
        page.wait_for_function(f"() => ({HIDDEN})() === 0")
    except TimeoutError:
        raise AssertionError(f"{note} hides {page.evaluate(HIDDEN)} of it") from None


def choose(page: Page, options: list[str], text: str) -> None:
    """Choose from the list of everything that can be chosen, or by the button that says it."""
    every = page.locator(".prompt details summary")
    word = text.split()[0]
    if word == "take":
        page.locator(".counts button").nth(options.index(text)).click()
    elif every.count():
        every.click()
        page.locator(".prompt details .sheet .button").nth(options.index(text)).click()
    elif word in ("end", "stop"):
        page.locator(".actions .confirm:not([disabled])").first.click()
    else:
        rest = [option for option in options if option not in ("end", "stop")]
        page.locator(".prompt > .buttons .button").nth(rest.index(text)).click()
    if word in ("disc", "end"):
        page.wait_for_timeout(80)
        confirm = page.locator(".actions .confirm:not([disabled])")
        if confirm.count():
            confirm.first.click()


def play_lesson(page: Page, name: str, look: Callable[[Page, str], None] | None = None) -> None:
    """From the first note to the last, as somebody does who clicks what is asked for."""
    lesson = lesson_named(name)
    assert lesson is not None
    onward = page.locator(f'.note a[href="/learn/{name}"]')
    if onward.count():
        onward.click()
    else:
        page.goto(f"/learn/{name}")
    run = Run(lesson)
    while not run.done:
        step = run.step
        assert step is not None
        expect(page.locator(f'.note[data-note="{step.note}"]')).to_be_visible(timeout=PATIENCE)
        if look is not None and run.taken == 0:
            look(page, step.note)
        move = moves_of(run)
        with page.expect_response(lambda answer: f"/api/lessons/{name}?" in answer.url):
            if step.kind == "read":
                page.locator(".note .next").click()
            elif step.kind == "ask":
                page.locator(".note .answers button").nth(step.ask.index(move)).click()
            else:
                asked = run.table.decision_of(lesson.seat)
                assert asked is not None
                expect(page.locator(".prompt.mine")).to_be_visible(timeout=PATIENCE)
                choose(page, asked.texts, move)
        run.move(move)
    expect(page.locator('.note[data-note="finished"]')).to_be_visible(timeout=PATIENCE)


def calm(page: Page) -> None:
    """Somebody who has set that nothing moves and nothing has to be confirmed."""
    keep(page, "settings", {"confirm": False, "speed": "off"})
