"""Looking things up: the rules and the cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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


def test_a_prompt_that_refuses_has_a_link_to_the_rule(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/king")
    page.locator(".note .next").click()
    expect(page.locator('.note[data-note="lesson-king-place"]')).to_be_visible()
    page.locator("#place-sevilla").focus()
    page.keyboard.press("Enter")
    link = page.locator(".prompt [role=alert] a")
    expect(link).to_have_attribute("href", "/rules?why=refusal-not-neighbouring")


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
