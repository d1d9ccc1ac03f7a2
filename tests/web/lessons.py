"""A learner: plays a lesson by its script, by clicking what the script names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from elgrande.lessons import Run, lesson_named
from tests.lessons.test_course import moves_of

PATIENCE: Final = 20_000

BOXES: Final = """
() => {
  const box = (element) => { const b = element.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
  const note = document.querySelector(".note");
  const lit = JSON.parse(note.dataset.avoid ?? "[]");
  return { note: box(note), lit: lit.map((b) => [b.left, b.top, b.left + b.width, b.top + b.height]) };
}
"""


def covered(page: Page) -> float:
    """How much of what a note speaks of it hides, as a part of what is lit."""
    seen: dict[str, Any] = page.evaluate(BOXES)
    left, top, right, bottom = seen["note"]
    hidden = whole = 0.0
    for one in seen["lit"]:
        whole += (one[2] - one[0]) * (one[3] - one[1])
        wide, high = min(right, one[2]) - max(left, one[0]), min(bottom, one[3]) - max(top, one[1])
        hidden += max(0.0, wide) * max(0.0, high)
    return hidden / whole if whole else 0.0


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
    page.add_init_script(
        "localStorage.setItem('elgrande.settings', JSON.stringify({ confirm: false, speed: 'off' }))"
    )
