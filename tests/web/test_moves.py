"""Moving and placing by hand: what is dragged, what is given up, what is only looked at."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.clients import Data
from tests.web.browsers import PHONE, Visitor, settled
from tests.web.moments import asked_for, moment

Visit = Callable[..., Visitor]


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pick_up(page: Page, option: Data) -> None:
    """Take a piece with the mouse and move it a little."""
    target = option["target"]
    x, y = middle(page, f"[data-anchor='piece:{target['colour']}:{target['place']}']")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 16, y + 16, steps=4)


def let_go(page: Page, selector: str) -> None:
    page.mouse.move(*middle(page, selector), steps=4)
    page.mouse.up()


def whole_turn(decision: Data) -> bool:
    texts = [option["text"] for option in decision["options"]]
    return decision["kind"] == "turn" and "act" in texts and any(text.startswith("to ") for text in texts)


def test_a_dragged_caballero_shows_where_it_can_go_and_comes_back_from_the_kings_region(visit: Visit) -> None:
    with moment(visit(), asked_for("lift"), edition="2015") as (page, socket):
        assert socket.decision is not None
        number, options = socket.number, socket.decision["options"]
        pick_up(page, options[0])
        expect(page.locator(".token.held")).to_have_count(1)
        expect(page.locator(".place.lit")).not_to_have_count(0)
        let_go(page, "[data-anchor=king]")
        expect(page.locator(".prompt [role=alert]")).to_contain_text("King's region: nothing may enter")
        socket.reach(number + 2)  # picked up, and put back: nothing is left half done
        assert socket.decision["options"] == options

        pick_up(page, options[0])
        expect(page.locator(".place.lit")).not_to_have_count(0)
        let_go(page, "#place-castillo .tower-field")
        socket.reach(number + 4)
        moved = [news for news in socket.log if news["event"] == "moved"][-1]
        assert moved["place"] == "castillo"


def test_whoever_ends_a_turn_with_something_left_is_asked_once(visit: Visit) -> None:
    with moment(visit(), whole_turn, edition="2015") as (page, socket):
        number = socket.number
        end = page.locator(".actions .confirm")
        expect(end).to_have_text("End your turn")
        assert "primary" not in (end.get_attribute("class") or "")
        end.click()
        expect(page.locator(".prompt .staged")).to_contain_text("neither placed caballeros nor used")
        assert socket.number == number
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".prompt .staged")).to_have_count(0)
        end.click()
        end.click()
        socket.when(lambda: socket.number > number)


def test_the_cards_stay_where_they_are_when_one_is_taken(visit: Visit) -> None:
    def tops(page: Page) -> list[float]:
        script = "cards => cards.map((card) => Math.round(card.getBoundingClientRect().top))"
        found: list[float] = page.locator(".offer .card").evaluate_all(script)
        return found

    with moment(visit(), asked_for("card"), edition="2015") as (page, socket):
        before, number = tops(settled(page)), socket.number
        page.locator(".offer .card.choosable").last.click()
        socket.when(lambda: socket.number > number)
        expect(page.locator(".offer .card.used")).to_have_count(1)
        assert tops(settled(page)) == before


def test_king_and_intrigant_shows_what_the_cards_of_the_round_do_and_whose_they_are(visit: Visit) -> None:
    sets = ["king-intrigant"]
    with moment(visit(), asked_for("turn"), edition="2015", sets=sets) as (page, socket):
        assert socket.position is not None
        view = socket.position["view"]
        holders = page.locator(".offer .taker .whose")
        expect(holders.first).to_have_text("Jimena")
        # Everybody has a card of the row and a power card.
        expect(holders).to_have_count(2 * view["players"])
        expect(page.locator(".offer .card.used .text")).not_to_be_empty()
        page.locator("li.own + li .who").click()
        expect(page.locator("dialog[open] .cards li")).not_to_have_count(0)
        expect(page.locator("dialog[open] .cards li b").first).not_to_be_empty()


def test_on_a_phone_a_tap_on_a_place_tells_about_it_and_why_it_is_closed_only_when_asked(
    visit: Visit,
) -> None:
    with moment(visit(size=PHONE), whole_turn, edition="2015") as (page, socket):
        assert socket.position is not None
        king = socket.position["view"]["king"]
        page.touchscreen.tap(*middle(page, "[data-anchor=king]"))
        sheet = page.locator(".info")
        expect(sheet).to_contain_text("The King is here")
        expect(page.locator(".prompt [role=alert]")).to_have_count(0)
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)
        page.locator(f"#place-{king} .shape").dispatch_event("click", {"pointerType": "touch"})
        sheet.get_by_role("button", name="Why not here?").tap()
        expect(page.locator(".prompt [role=alert]")).to_contain_text("King's region")


def test_the_keyboard_goes_on_where_it_can_choose_next(visit: Visit) -> None:
    with moment(visit(), asked_for("supply"), edition="2015") as (page, socket):
        number = socket.number
        page.keyboard.press("f")
        expect(page.locator(".counts button").first).to_be_focused()
        page.keyboard.press("Enter")
        socket.when(lambda: socket.number > number)
        # The number is gone; the first card that can be taken is next.
        expect(page.locator(".offer .card.choosable").first).to_be_focused()
