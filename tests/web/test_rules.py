"""Looking things up: the rules and the cards."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.browsers import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_the_rules_are_searched_and_chosen_by_edition(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules")
    page.get_by_label("Search the rules").fill("next lower place")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article")).to_have_attribute("id", "scoring-ties")
    page.get_by_label("Search the rules").fill("")
    page.get_by_label("For").select_option("1995")
    expect(page.locator("#castillo-region")).to_be_visible()
    expect(page.locator("#castillo-no-region")).to_have_count(0)


def test_a_refusal_leads_to_its_paragraph(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules?why=refusal-kings-region")
    expect(page.locator("#king-taboo.marked")).to_be_in_viewport()


def test_letters_that_come_late_do_not_push_a_paragraph_away(visit: Visit) -> None:
    page = visit().page
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto("/rules#intrigant-supply", wait_until="domcontentloaded")
    expect(page.locator("#intrigant-supply.marked")).to_be_in_viewport()
    page.wait_for_function("document.fonts.status === 'loading'")
    for route in held:
        route.continue_()
    page.unroute("**/*.woff2")
    page.wait_for_function("document.fonts.status === 'loaded'")
    expect(page.locator("#intrigant-supply.marked")).to_be_in_viewport(ratio=1)


def test_a_prompt_that_refuses_has_a_link_to_the_rule(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/king")
    page.locator(".note .next").click()
    expect(page.locator('.note[data-note="lesson-king-place"]')).to_be_visible()
    page.locator("#place-sevilla").focus()
    page.keyboard.press("Enter")
    link = page.locator(".prompt [role=alert] a")
    expect(link).to_have_attribute("href", "/rules?why=refusal-not-neighbouring")


def test_a_paragraph_has_a_picture_rulings_and_links_to_others(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules#scoring-bonus")
    bonus = page.locator("#scoring-bonus")
    expect(bonus.locator("figure svg")).to_be_visible()
    expect(bonus.locator(".ruling").first).to_contain_text("Ruling R-1")
    page.locator("#scoring-ties .see a").click()
    expect(page.locator("#scoring-bonus.marked")).to_be_in_viewport()
    assert page.url.endswith("/rules#scoring-bonus")


def test_the_rulings_of_an_expansion_stand_by_their_rule_and_are_found(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules#expansions-grandissimo")
    grandissimo = page.locator("#expansions-grandissimo")
    expect(grandissimo.locator("figure svg")).to_be_visible()
    expect(grandissimo.locator(".ruling")).to_have_count(0)
    expect(page.locator("#grandissimo-ships .ruling").filter(has_text="Ruling GR-04b")).to_be_visible()
    page.get_by_label("Search the rules").fill("boycotted region leaves")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator(".ruling").filter(has_text="GR-16")).to_be_visible()


def test_a_word_of_the_game_is_explained_where_it_stands(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/rules")
    word = page.locator("#turn-place .term", has_text="court")
    word.hover()
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("Your own supply")
    expect(page.locator(".bubble a")).to_have_attribute("href", "/rules#game-words")
    assert visitor.serious_findings() == []
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    # The same with the keyboard alone, and with a finger.
    word.focus()
    page.keyboard.press("Enter")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_whatever_is_pressed_is_explained_and_not_done(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    page.goto("/learn/king")
    page.locator(".note .next").click()
    expect(page.locator('.note[data-note="lesson-king-place"]')).to_be_visible()
    page.get_by_role("button", name="Signs and keys").click()
    page.get_by_role("button", name="What is this?").click()
    note = page.locator('.note[data-note^="what-"]')
    expect(note).to_be_visible()
    assert visitor.serious_findings() == []
    note.get_by_role("button", name="Court", exact=True).click()
    expect(note).to_contain_text("ready to be placed")
    expect(note.locator('a[href="/rules#game-words"]')).to_be_visible()
    note.get_by_role("button", name="Done").click()
    expect(note).to_have_count(0)
    expect(page.locator('.note[data-note="lesson-king-place"]')).to_be_visible()


def test_a_card_leads_to_its_rule_and_its_rulings(visit: Visit) -> None:
    page = visit().page
    page.goto("/cards")
    card = page.locator("#c4_grande")
    expect(card.locator(".links a")).to_have_attribute("href", "/rules#scoring-bonus")
    card.locator("summary").click()
    expect(card).to_contain_text("R-1")


def test_cards_are_found_by_stack_and_text(visit: Visit) -> None:
    page = visit(language="de").page
    page.goto("/cards")
    expect(page.locator("li[id^=c]").first).to_be_visible()
    page.get_by_label("Stapel").select_option("5")
    expect(page.locator("li[id^=c]")).to_have_count(1)
    expect(page.locator("#c5_king")).to_contain_text("Königskarte")
    page.get_by_label("Stapel").select_option("")
    page.get_by_label("In den Karten suchen").fill("veto")
    expect(page.locator("#c2_veto")).to_be_visible()


def test_cards_of_a_set_are_there(visit: Visit) -> None:
    page = visit().page
    page.goto("/cards?edition=2015&set=special-cards")
    expect(page.locator("li code").first).to_be_visible()
    expect(page.get_by_role("combobox", name="Set")).to_have_value("special-cards")


@pytest.mark.parametrize("address", ["/rules", "/cards"])
def test_axe_finds_nothing_and_nothing_is_too_wide(visit: Visit, address: str) -> None:
    for size, theme in [(DESKTOP, "light"), (PHONE, "dark")]:
        visitor = visit(theme=theme, size=size, language="de")
        visitor.go(address)
        expect(visitor.page.locator("article, li code").first).to_be_visible()
        assert visitor.serious_findings() == []
        assert visitor.overflow() <= 0


def test_the_large_card_stays_for_whoever_goes_into_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/learn/card")
    card = page.locator('.offer [data-stack="2"] .card')
    card.hover()
    details = page.locator(".offer .details")
    expect(details.locator(".links a").first).to_have_attribute("href", re.compile(r"^/rules#"))
    details.locator(".text .term").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(details).to_be_visible()
    page.mouse.move(640, 60)
    expect(details).to_have_count(0)
    # The same with the keyboard alone.
    card.focus()
    expect(details.locator(".links a").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(details.locator(":focus")).to_have_count(1)
    assert visitor.serious_findings() == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    expect(card).to_be_focused()
