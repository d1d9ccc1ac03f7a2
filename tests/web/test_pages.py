"""The pages around the table: what they offer, in both languages, by day and by night, on a desk and on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from elgrande.locale.texts import Texts
from tests.properties.mixes import in_time
from tests.server.clients import Person, Running
from tests.web.browsers import DESKTOP, PHONE, Visitor, keep

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden" / "2015-4.txt"

WAYS: list[dict[str, Any]] = [
    {"language": "en", "theme": "light", "size": DESKTOP},
    {"language": "de", "theme": "dark", "size": PHONE},
]


def named(way: dict[str, Any]) -> str:
    return f"{way['language']}-{way['theme']}-{way['size'][0]}"


def button(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=name)


def test_on_a_phone_the_head_is_one_row_with_a_menu(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.go("/rules")
    head = page.locator("header").first
    box = head.bounding_box()
    assert box is not None
    assert box["height"] < 64
    menu, link = head.get_by_role("button", name="Menu"), head.get_by_role("link", name="Lobby")
    expect(menu).to_have_attribute("aria-expanded", "false")
    expect(link).to_be_hidden()
    # By keyboard: open, go on to the links, close, and one is where one was.
    menu.focus()
    page.keyboard.press("Enter")
    expect(menu).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    expect(head.get_by_role("link", name="New table")).to_be_focused()
    assert visitor.serious_findings() == []
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    expect(menu).to_be_focused()
    # By touch: a tap beside it closes it, a tap on a link goes there.
    menu.click()
    expect(link).to_be_visible()
    page.mouse.click(PHONE[0] - 4, PHONE[1] - 4)
    expect(link).to_be_hidden()
    menu.click()
    link.click()
    page.wait_for_url("**/lobby")
    expect(link).to_be_hidden()
    assert visitor.overflow() <= 0


@pytest.mark.parametrize("way", in_time(WAYS), ids=named)
def test_every_page_can_be_read_and_used_by_everybody(visit: Visit, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    for path in [
        "/",
        "/new",
        "/account",
        "/replays",
        "/about",
        "/nowhere",
        "/table/nonsense",
        "/replay/nonsense",
    ]:
        visitor.go(path)
        assert visitor.serious_findings() == [], path
        assert visitor.overflow() <= 0, path


@pytest.mark.parametrize("way", in_time(WAYS), ids=named)
def test_the_settings_and_all_table_rules_can_be_read_by_everybody(visit: Visit, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    page = visitor.go("/new")
    page.locator("input[name=edition]").last.check()
    page.locator("summary").first.click()
    assert visitor.serious_findings() == []
    assert visitor.overflow() <= 0
    page.locator("header button").last.click()
    expect(page.locator("dialog h2")).to_be_visible()
    assert visitor.serious_findings() == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog h2")).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, (820, 1180)], ids=["desk", "tablet"])
def test_the_first_page_has_its_map_beside_the_title(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    keep(visitor.page, "settings", {"contrast": True})
    page = visitor.go("/")
    land = page.locator(".hero > svg")
    expect(land).to_be_visible()
    text = "title => { const all = new Range(); all.selectNodeContents(title); return all.getBoundingClientRect().right }"
    box = land.bounding_box()
    assert box is not None
    assert page.locator("h1").evaluate(text) < box["x"]


def test_one_click_leads_into_a_game_against_three_bots(visit: Visit) -> None:
    page = visit().go("/")
    button(page, "Play now").click()
    page.wait_for_url("**/table/*")
    expect(page).to_have_title(re.compile("Your turn"))
    page.goto("/")
    tables = page.locator("section", has_text="Your tables").get_by_role("listitem")
    expect(tables).to_have_count(1)
    expect(tables.first).to_contain_text("Your turn")
    assert len(tables.first.locator(".seat").all()) == 4


def test_the_keyboard_alone_leads_into_a_game(visit: Visit) -> None:
    page = visit().go("/")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page).to_have_title(re.compile("Your turn"))


def test_the_language_changes_while_one_looks_on(visit: Visit) -> None:
    page = visit(language="de").go("/")
    expect(button(page, "Jetzt spielen")).to_be_visible()
    button(page, "Einstellungen").click()
    page.get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "Play now")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(button(page, "Play now")).to_be_visible()


def test_light_and_dark_follow_the_system_until_somebody_chooses(visit: Visit) -> None:
    page = visit(theme="dark").go("/about")
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"{theme} === 'light'")
    button(page, "Settings").click()
    page.get_by_label("Light or dark").select_option("dark")
    assert page.evaluate(theme) == "dark"
    page.reload()
    assert page.evaluate(theme) == "dark"


def test_two_people_meet_by_an_invitation_and_begin(visit: Visit) -> None:
    ana, ben = visit(), visit(language="de", theme="dark", size=PHONE)
    page = ana.go("/new")
    page.locator("input[name=players]").first.check(force=True)
    page.get_by_label("Seat 2").select_option("open")
    button(page, "Create table").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_role("textbox", name="Invitation").input_value()
    assert link == page.url
    assert ana.serious_findings() == []

    other = ben.go(link)
    other.get_by_label("Dein Name").fill("Benito")
    button(other, "Hier sitzen").click()
    expect(page.locator("li", has_text="Benito").first).to_be_visible()
    other.get_by_role("textbox", name="Schreib etwas").fill("¡Hola!")
    button(other, "Senden").click()
    expect(page.get_by_text("¡Hola!", exact=True)).to_be_visible()
    assert ben.serious_findings() == []
    assert ben.overflow() <= 0

    button(page, "Start the game").click()
    expect(page.locator("h1.hidden-text")).to_be_attached()
    expect(other.locator("h1.hidden-text")).to_be_attached()
    titles = [page.title(), other.title()]
    deadline = time.monotonic() + 20
    while not any("Your turn" in title or "am Zug" in title for title in titles):
        assert time.monotonic() < deadline
        page.wait_for_timeout(200)
        titles = [page.title(), other.title()]


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    page = visit().go("/")
    button(page, "Play now").click()
    page.wait_for_url("**/table/*")
    watcher = visit().go(page.url)
    expect(watcher.locator("h1.hidden-text")).to_be_attached()
    expect(watcher).not_to_have_title(re.compile("Your turn"))


def test_the_engine_says_what_does_not_go_together(visit: Visit) -> None:
    page = visit().go("/new")
    page.locator("input[name=players]").first.check(force=True)
    page.locator("summary").first.click()
    # A colour that does not play cannot begin.
    page.get_by_label("First start player").select_option("red")
    expect(page.locator(".finish .message")).to_contain_text("This cannot be played")
    expect(page.locator(".finish .message")).to_contain_text("Red cannot begin")
    expect(button(page, "Start the game")).to_be_disabled()
    page.get_by_label("First start player").select_option("blue")
    expect(button(page, "Start the game")).to_be_enabled()


def test_an_account_is_the_same_person_in_another_browser(visit: Visit) -> None:
    here, there = visit(), visit()
    page = here.go("/account")
    page.get_by_label("Your name").fill("Leonor")
    button(page, "Use this name").click()
    expect(page.get_by_text("You are a guest, Leonor.")).to_be_visible()
    form = page.locator("form", has=page.get_by_role("heading", name="Create an account"))
    form.get_by_label("Login name").fill("leonor")
    form.get_by_label("Password").fill("a long night in Toledo")
    form.get_by_role("button").click()
    expect(page.get_by_text("You are logged in as Leonor.")).to_be_visible()

    other = there.go("/account")
    form = other.locator("form", has=other.get_by_role("heading", name="Log in"))
    form.get_by_label("Login name").fill("leonor")
    form.get_by_label("Password").fill("a short night in Toledo")
    form.get_by_role("button").click()
    expect(other.get_by_text("Login name or password is wrong.")).to_be_visible()
    form.get_by_label("Password").fill("a long night in Toledo")
    form.get_by_role("button").click()
    expect(other.get_by_text("You are logged in as Leonor.")).to_be_visible()
    button(other, "Log out").click()
    expect(other.get_by_text("Nobody is logged in.")).to_be_visible()


def test_dead_links_say_so_and_lead_on(visit: Visit) -> None:
    page = visit().go("/table/nonsense")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page = visit().go("/replay/nonsense")
    expect(page.get_by_role("heading", name="There is no such game")).to_be_visible()
    page = visit().go("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.get_by_role("link", name="Back to the start page").click()
    expect(button(page, "Play now")).to_be_visible()
    page.get_by_label("Join with an invitation link").fill("not a link")
    button(page, "Join").click()
    expect(page.get_by_text("This is no invitation link.")).to_be_visible()


def test_a_lost_connection_is_told_and_found_again(visit: Visit) -> None:
    visitor = visit()
    lines: list[WebSocketRoute] = []
    broken = False

    def line(route: WebSocketRoute) -> None:
        if broken:
            route.close(code=1011)
        else:
            lines.append(route)
            route.connect_to_server()

    visitor.page.route_web_socket(re.compile("/ws/tables/"), line)
    page = visitor.go("/")
    button(page, "Play now").click()
    page.wait_for_url("**/table/*")
    expect(page).to_have_title(re.compile("Your turn"))
    broken = True
    lines[-1].close(code=1011)
    expect(page.locator(".banner")).to_contain_text("The connection is lost.")
    broken = False
    # The page tries again by itself too, and the banner may be gone before a slow hand reaches its button.
    button(page, "Try again").evaluate_all("found => found.forEach((button) => button.click())")
    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator("[role=log]").last).to_contain_text("The connection is back.")
    expect(page.get_by_role("alert").filter(has_text="lost")).to_have_count(0)
    expect(page).to_have_title(re.compile("Your turn"))


def test_a_game_that_was_written_down_can_be_looked_at_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/replays")
    page.locator("input[type=file]").set_input_files(
        {"name": "broken.txt", "mimeType": "text/plain", "buffer": b"dear diary"}
    )
    expect(page.get_by_role("alert").filter(has_text="This record cannot be shown.")).to_be_visible()

    page.locator("input[type=file]").set_input_files(GOLDEN)
    page.wait_for_url("**/replay/*")
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.wait_for_url("**#5")
    expect(moment).to_have_value("5")
    assert visitor.serious_findings() == []
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**?eyes=1#5")
    moments = page.url

    page = visitor.go(moments.replace("#5", "#120"))
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("120")
    page.keyboard.press("End")
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("256")

    page = visitor.go("/replays")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record", exact=True).first.click()
    assert download.value.path().read_text(encoding="utf-8").startswith("elgrande record 1")


def test_the_time_line_plays_by_itself_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, theme="dark")
    page = visitor.go("/replays")
    page.get_by_label("Or paste its text").fill(GOLDEN.read_text(encoding="utf-8"))
    button(page, "Check and show it").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**#2")
    page.get_by_role("button", name="Pause", exact=True).click()
    assert visitor.overflow() <= 0


def test_there_is_something_to_read_before_and_without_scripts(visit: Visit, site: Running) -> None:
    page = visit(java_script_enabled=False).page
    page.goto("/")
    assert "which is switched off in this browser" in (page.locator("noscript").text_content() or "")
    for language in ("en", "de"):
        loading = Texts(language).text("web-boot-loading")
        expect(page.locator(f"#app > p[lang={language}]")).to_have_text(loading)
    assert page.locator("meta[name=description], meta[property='og:title']").count() == 2


@pytest.mark.parametrize("path", ["/", "/theme.js", "/api/texts/en", "/assets/nothing.js"])
def test_the_kind_of_a_file_is_said_once(site: Running, path: str) -> None:
    assert httpx.get(site.address + path).headers["content-type"].count("charset") <= 1


LONG = "W" * 24


def test_a_long_name_breaks_no_list_on_a_phone(visit: Visit, site: Running) -> None:
    visitor = visit(size=PHONE)
    with closing(Person(site.port, LONG)) as person:
        waiting = person.open_table("me", "open", public=True, name=LONG)["id"]
        over = person.start_table("me", "random", public=True, setup={"options": {"length": "short"}})["id"]
        person.post(f"/api/tables/{over}/leave", {"seat": 0})
        with person.connect(over) as socket:
            socket.when(lambda: socket.over)
        page = visitor.go("/")
        expect(page.get_by_text(LONG).first).to_be_visible()
        assert visitor.overflow() == 0
        page = visitor.go("/replays")
        expect(page.get_by_text(LONG).first).to_be_visible()
        assert visitor.overflow() == 0
        # The end of somebody else's game: his name fits, and one is not asked to play it again.
        page = visitor.go(f"/table/{over}")
        expect(page.locator(".end .ranks .total").last).to_be_in_viewport()
        expect(page.get_by_role("link", name="Set up my own table")).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_have_count(0)
        visitor.page.goto(f"/replay/{waiting}")
        expect(page.get_by_role("heading", name="This game is not over yet")).to_be_visible()
        page.get_by_role("link", name="To the table").click()
        page.wait_for_url(f"**/table/{waiting}")
