"""The course, played by clicking, and what a wrong try is answered with."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from elgrande.lessons import Lesson, course
from tests.properties.mixes import in_time
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.lessons import calm, nothing_is_hidden, play_lesson

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("lessons", "size", "language"),
    [(course()[:7] + course()[14:18], DESKTOP, "en"), (course()[7:14] + course()[18:], PHONE, "de")],
    ids=["desktop", "phone"],
)
def test_the_whole_course_can_be_played_by_clicking(
    visit: Visit, lessons: Sequence[Lesson], size: tuple[int, int], language: str
) -> None:
    """One half of it on a desk, the other on a phone."""
    page = visit(size=size, language=language).page
    calm(page)
    for lesson in lessons:
        play_lesson(page, lesson.name, nothing_is_hidden)
    page.goto("/learn")
    expect(page.locator("a.past")).to_have_count(len(lessons))


def test_a_wrong_try_is_answered_with_why(visit: Visit) -> None:
    page = visit().page
    calm(page)
    page.goto("/learn/king")
    page.locator(".note .next").click()
    expect(page.locator('.note[data-note="lesson-king-place"]')).to_be_visible()
    page.locator("#place-sevilla").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note .wrong")).to_contain_text("Sevilla")
    page.locator("#place-aragon").focus()
    page.keyboard.press("Enter")
    question = page.locator(".note .answers button")
    question.nth(1).click()
    expect(page.locator(".note .wrong")).to_contain_text("nothing enters")
    question.nth(0).click()
    expect(page.locator('.note[data-note="lesson-king-another"]')).to_be_visible()


def test_a_region_is_chosen_with_the_mouse(visit: Visit) -> None:
    page = visit().page
    calm(page)
    page.goto("/learn/map")
    page.locator(".note .next").click()
    expect(page.locator('.note[data-note="lesson-map-second"]')).to_be_visible()
    for note in ("more", "lead"):
        spot = page.locator('[data-anchor="pill:granada"]').bounding_box()
        assert spot is not None
        page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        expect(page.locator(f'.note[data-note="lesson-map-{note}"]')).to_be_visible()


def test_from_the_start_page_to_the_first_lesson_and_back_again(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="New here?").click()
    page.locator(".begin .gold").click()
    expect(page).to_have_url(re.compile("/learn/map$"))
    expect(page.locator('.note[data-note="lesson-map-pays"]')).to_be_visible()
    page.get_by_role("link", name="Skip").click()
    expect(page.locator('.note[data-note="lesson-round-cards"]')).to_be_visible()
    page.get_by_role("link", name="Leave").click()
    expect(page.locator("a.past")).to_have_count(0)


def test_the_language_can_be_changed_within_a_lesson(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/map")
    page.locator(".note .next").click()
    expect(page.locator(".note h2")).to_have_text("You are the violet circle")
    page.get_by_role("button", name="Settings").click()
    page.locator("select:has(option[value=de])").select_option("de")
    expect(page.locator(".note h2")).to_have_text("Du bist der violette Kreis")


def test_there_is_no_such_lesson(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/nowhere")
    expect(page.locator("main")).to_contain_text("There is no such page")


@pytest.mark.parametrize("address", ["/learn", "/learn/king"])
def test_axe_finds_nothing(visit: Visit, address: str) -> None:
    visitor = visit()
    page = visitor.go(address)
    expect(page.locator(".note, .begin").first).to_be_visible()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert visitor.serious_findings() == []


@pytest.mark.parametrize("size", in_time([DESKTOP, PHONE]), ids=str)
def test_a_first_game_has_a_coach_who_says_everything_once(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).page
    page.goto("/learn")
    page.get_by_role("button", name="Play a first game").click()
    note = page.locator('.note[data-note="coach-power"]')
    expect(note).to_be_visible()
    nothing_is_hidden(page)
    page.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    # Hints come unasked in the first rounds.
    expect(page.locator(".hints li").first).to_be_visible()
    expect(page.locator(".note")).to_have_count(0)


def test_the_coach_goes_with_one_click(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn")
    page.get_by_role("button", name="Play a first game").click()
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".note")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('elgrande.coach')).on") is False


def test_a_prompt_says_why_unless_that_is_turned_off(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".prompt .why")).to_contain_text("High goes first, low brings more caballeros.")
    expect(page.locator(".prompt .why a")).to_have_attribute("href", "/rules?why=prompt-power")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Say why").uncheck()
    expect(page.locator(".prompt .why")).to_have_count(0)
