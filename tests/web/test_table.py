"""Moments at the table: a Veto, a disc, second thoughts, a phone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.properties.mixes import in_time
from tests.server.clients import Data, Person, Socket
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.moments import as_person, asked_for, moment, moments
from tests.web.players import Control, Player, lay_table

Visit = Callable[..., Visitor]


WAYS: list[dict[str, Any]] = [
    {"language": "en", "theme": "light", "size": DESKTOP},
    {"language": "de", "theme": "dark", "size": PHONE},
]


def named(way: dict[str, Any]) -> str:
    return f"{way['language']}-{way['size'][0]}"


def told(socket: Socket, event: str) -> list[Data]:
    return [news for news in socket.log if news["event"] == event]


# ---------------------------------------------------------------------- Veto and discs


def test_the_holder_of_the_veto_is_asked_and_forbids(visit: Visit) -> None:
    visitor = visit(**WAYS[1])
    with moment(visitor, asked_for("veto"), fond_of="veto", edition="1995") as (page, socket):
        before = len(told(socket, "vetoed"))
        assert visitor.serious_findings() == []
        page.locator(".prompt .button.veto").click()
        socket.when(lambda: len(told(socket, "vetoed")) > before)
        assert told(socket, "vetoed")[-1]["by"] == 0


def test_a_special_action_can_be_let_pass_as_a_whole(visit: Visit) -> None:
    with moment(visit(), asked_for("veto"), fond_of="veto", edition="1995") as (page, socket):
        number = socket.number
        page.get_by_label("Let it pass for this whole action").click()  # and it is gone
        socket.when(lambda: socket.number > number)
        # Somebody else may have a Veto too.
        assert not [veto for veto in told(socket, "vetoed") if veto["by"] == 0]


@pytest.mark.parametrize("way", in_time(WAYS), ids=named)
def test_the_disc_is_turned_like_a_dial(visit: Visit, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    with moment(visitor, asked_for("castillo_disc"), edition="2015") as (page, socket):
        dial = page.get_by_role("slider")
        assert visitor.serious_findings() == []
        set_disc = page.locator(".actions .confirm")
        expect(set_disc).to_be_disabled()
        page.locator(".dial .field").nth(4).click()
        expect(dial).to_have_attribute("aria-valuenow", "4")
        dial.focus()
        page.keyboard.press("ArrowRight")
        expect(dial).to_have_attribute("aria-valuenow", "5")
        region = list(socket.position["view"]["regions"])[5] if socket.position else ""
        set_disc.click()
        before = len(told(socket, "discs"))
        socket.when(lambda: len(told(socket, "discs")) > before)
        assert told(socket, "discs")[-1]["discs"]["0"] == region


def test_a_disc_stays_chosen_when_others_set_theirs(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    port = int(visitor.address.rpartition(":")[2])
    with closing(Person(port, "Ana")) as ana, closing(Person(port, "Ben")) as ben:
        # King & Intrigant begins with a disc of everybody.
        table = ana.open_table("me", "open", setup={"edition": "2015", "sets": ["king-intrigant"]})["id"]
        ben.post(f"/api/tables/{table}/sit")
        ana.post(f"/api/tables/{table}/start")
        seat = ben.connect(table).hello["seat"]
        page = as_person(visitor, ana, f"/table/{table}")
        page.locator(".dial .field").nth(2).click()
        confirm = page.locator(".actions .confirm")
        expect(confirm).to_be_enabled()
        rival = ben.connect(table, seat)
        rival.reach(rival.choose_first()["number"])
        expect(page.get_by_role("listitem").filter(has_text="Ben")).not_to_have_attribute(
            "aria-current", "true"
        )
        expect(confirm).to_be_enabled()
        confirm.click()
        rival.when(lambda: told(rival, "discs"))


# ---------------------------------------------------------------------- a hand of cards


def hand_of(socket: Socket) -> list[int] | None:
    """The power cards of the visitor, once they are all chosen."""
    assert socket.position is not None
    hand: list[int] = socket.position["view"]["seats"][0]["hand"]
    return hand if len(hand) == 13 else None


@pytest.mark.parametrize("way", in_time(WAYS), ids=named)
def test_a_hand_is_suggested_changed_and_confirmed_as_a_whole(visit: Visit, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    sets = ["king-intrigant", "players-edition"]
    with moment(visitor, asked_for("hand"), edition="2015", sets=sets) as (page, socket):
        cards, tray = page.locator(".chooser button"), page.locator(".tray button")
        confirm = page.locator(".actions .confirm")
        expect(cards).to_have_count(29)
        assert "180" in cards.filter(has_text="180").inner_text()
        expect(confirm).to_be_disabled()
        page.locator(".suggestions button").first.click()
        expect(tray).to_have_count(13)
        assert visitor.serious_findings() == []
        expect(page.locator(".chooser .choosable")).to_have_count(0)  # the hand is full
        tray.first.click()
        expect(confirm).to_be_disabled()
        page.locator(".actions .button").first.click()  # takes back the last card
        expect(tray).to_have_count(11)
        page.locator(".chooser .choosable").nth(1).click()
        page.locator(".chooser .choosable").last.click()
        expect(tray).to_have_count(13)
        assert page.locator(".empty").count() == 0
        confirm.click()
        socket.when(lambda: hand_of(socket) is not None)
        expect(page.locator(".chooser")).to_have_count(0)
        hand = hand_of(socket) or []
        assert len(hand) == 13
        assert 10 not in hand  # it was put back


def test_what_was_chosen_for_good_is_still_in_the_hand_after_a_reload(visit: Visit) -> None:
    sets = ["king-intrigant"]
    with moment(visit(), asked_for("hand"), edition="2015", sets=sets) as (page, socket):
        for choice in ("keep 90", "keep 20"):
            socket.reach(socket.choose(choice)["number"])
        expect(page.locator(".tray button")).to_have_count(2)
        page.reload()
        expect(page.locator(".tray button")).to_have_count(2)
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".tray button")).to_have_count(1)
        page.get_by_role("button", name="At random").click()
        expect(page.locator(".tray button")).to_have_count(13)
        page.locator(".actions .confirm").click()
        socket.when(lambda: hand_of(socket) is not None)
        assert 90 in (hand_of(socket) or [])


# ---------------------------------------------------------------------- looking at cards


def touched(page: Page) -> list[str]:
    return [str(place.get_attribute("data-place")) for place in page.locator(".place.touched").all()]


def test_a_card_shows_where_it_could_do_something(visit: Visit) -> None:
    sets = ["inquisitor-colonies"]  # seven cards on offer
    with moment(visit(), asked_for("card"), edition="2015", sets=sets) as (page, socket):
        assert socket.position is not None
        page.locator(".offer .card").filter(has_text="King's card").hover()
        expect(page.locator(".place.touched")).not_to_have_count(0)
        assert socket.position["view"]["king"] not in touched(page)
        page.locator(".table .logo").hover()
        expect(page.locator(".place.touched")).to_have_count(0)


def test_a_card_that_was_taken_shows_its_words_to_whoever_points_at_it(visit: Visit) -> None:
    def some_are_gone(decision: Data) -> bool:
        return decision["kind"] == "card" and len(decision["options"]) < 5

    with moment(visit(), some_are_gone, rivals=("random",) * 4, edition="2015") as (page, _):
        page.locator(".offer .card.brief").first.hover()
        details = page.locator(".offer .details")
        expect(details).to_be_visible()
        told, prompt = details.bounding_box(), page.locator(".prompt").bounding_box()
        assert told is not None
        assert prompt is not None
        assert told["y"] >= prompt["y"] + prompt["height"]  # the question stays in sight
        page.locator(".table .logo").hover()
        expect(details).to_have_count(0)


def king_on_offer(decision: Data) -> bool:
    return any(option["args"].get("card") == "c5_king" for option in decision["options"])


def test_a_finger_that_lies_on_a_card_reads_it_and_a_tap_takes_it(visit: Visit) -> None:
    with moment(visit(), king_on_offer, edition="2015") as (page, socket):
        number = socket.number
        king = page.locator(".offer .card").filter(has_text="King's card").first
        king.dispatch_event("pointerdown", {"pointerType": "touch"})
        expect(page.locator(".offer .details")).to_contain_text("Move the King to any other region")
        king.dispatch_event("click")
        expect(page.locator(".offer .details")).to_have_count(0)
        assert page.get_by_test_id("prompt").inner_text() == "Take an action card."
        king.dispatch_event("pointerdown", {"pointerType": "touch"})
        king.dispatch_event("click")
        socket.when(lambda: socket.number > number)


def test_on_a_phone_an_opened_card_says_where_it_could_do_something(visit: Visit) -> None:
    with moment(visit(size=PHONE), asked_for("card"), edition="2015") as (page, _):
        page.locator(".offer .card").filter(has_text="King's card").tap()
        expect(page.locator("dialog[open]")).to_contain_text("Could do something here now")


# ---------------------------------------------------------------------- second thoughts


def board(page: Page) -> list[str]:
    """What lies where, as it is told to a screen reader."""
    return sorted(str(place.get_attribute("aria-label")) for place in page.locator("[id^=place-]").all())


def test_a_caballero_is_taken_back_and_the_turn_begun_anew(visit: Visit) -> None:
    def may_place(decision: Data) -> bool:
        texts = [option["text"] for option in decision["options"]]
        return decision["kind"] == "turn" and any(text.startswith("to ") for text in texts)

    with moment(visit(), may_place, edition="2015") as (page, _):
        player = Player(page)
        prompt = page.get_by_test_id("prompt")
        before, question = board(page), prompt.inner_text()

        def put_one_down() -> None:
            seen = player.look()
            player.click(next(control for control in seen["controls"] if control["kind"] == "place"))
            player.look()

        put_one_down()
        assert board(page) != before
        page.get_by_role("button", name="Undo").click()
        expect(prompt).to_have_text(question)
        player.look()
        assert board(page) == before

        put_one_down()
        page.get_by_role("button", name="Start over").click()
        player.look()
        assert board(page) == before


def test_what_has_been_revealed_stays(visit: Visit) -> None:
    with moment(visit(), asked_for("power"), edition="2015") as (page, _):
        expect(page.get_by_role("button", name="Undo")).to_be_disabled()
        expect(page.get_by_role("button", name="Start over")).to_be_disabled()


# ---------------------------------------------------------------------- touch


def placing(controls: list[Control]) -> list[Control]:
    """Whoever can place something does."""
    return [control for control in controls if control["kind"] == "place"]


def play_a_round(player: Player, seen: dict[str, Any]) -> None:
    """Play until the question comes again that is asked now."""
    question, played = seen["prompt"], False
    for _ in range(200):
        player.click(player.decide(seen))
        seen = player.look()
        if played and seen["prompt"] == question:
            return
        played = played or seen["prompt"] != question
    raise AssertionError("the round does not end")


def test_whole_turns_by_touch_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, language="de", theme="dark")
    player = Player(visitor.page, seed=4, touch=True, fond_of=placing)
    page = visitor.go("/new")
    lay_table(page, "2015", rivals=("bot random", "bot random"))
    seen = player.look()
    assert visitor.serious_findings() == []
    play_a_round(player, seen)
    assert visitor.overflow() <= 0
    assert {"hand", "card", "dialog", "place", "finish"} <= set(player.chosen)


# ---------------------------------------------------------------------- everybody can read it


@pytest.mark.parametrize("way", in_time(WAYS), ids=named)
def test_every_moment_can_be_read_by_everybody(visit: Visit, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    for kind, _, _ in moments(visitor, ["card", "turn", "lift", "region", "supply"], edition="2023"):
        assert visitor.serious_findings() == [], kind
        assert visitor.overflow() <= 0, kind
