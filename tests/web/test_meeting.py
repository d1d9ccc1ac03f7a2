"""Finding a game and each other in the browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elgrande.server.admin_ratings import rate_games
from elgrande.server.sessions import COOKIE
from elgrande.server.store import meeting
from elgrande.server.store.accounts import open_session
from tests.server.clients import Person, Running
from tests.server.results import add_over, add_people
from tests.web.browsers import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def club(site: Running) -> Running:
    """Three people with accounts who have played, two of them friends."""
    house = site.app.state.house
    add_people(house.database, "clara", "dario", "elena")
    now = time.time()
    for number in range(12):
        seats = ["clara", "dario", "elena", "courtier:hidalgo"]
        add_over(house.database, f"club{number}", seats, at=now - 9000 + number, seed=number % 3)
    house.database.write_now(lambda sql: meeting.add_friend(sql, "clara", "dario"))
    rate_games(site.settings.database_url, again=False)
    return site


def sign_in(visitor: Visitor, site: Running, name: str) -> str:
    """Sign somebody in who has an account; returns the cookie."""
    token: str = site.app.state.house.database.write_now(lambda sql: open_session(sql, name, 1))
    visitor.context.add_cookies([{"name": COOKIE, "value": token, "url": site.address}])
    return token


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["light", "dark"])
def test_the_pages_can_be_read_by_everybody(
    visit: Visit, club: Running, theme: str, size: tuple[int, int]
) -> None:
    visitor = visit(theme=theme, size=size)
    sign_in(visitor, club, "clara")
    for path, seen in {
        "/lobby": "Quick pairing",
        "/ranking": "Clara",
        "/friends": "Dario",
        "/player/clara": "Favourite power cards",
    }.items():
        page = visitor.go(path)
        expect(page.get_by_text(seen).first).to_be_visible()
        assert visitor.serious_findings() == [], path
        assert visitor.overflow() <= 0, path


@pytest.mark.parametrize("language", ["de", "nl"])
def test_nothing_on_a_profile_goes_sideways_on_a_small_phone(
    visit: Visit, club: Running, language: str
) -> None:
    visitor = visit(language=language, size=(320, 640))
    page = visitor.go("/player/clara")
    tables = page.locator("table")
    expect(tables).to_have_count(2)
    hidden = "table => table.parentElement.scrollWidth - table.parentElement.clientWidth"
    assert [table.evaluate(hidden) for table in tables.all()] == [0, 0]
    assert visitor.overflow() <= 0
    # However they are laid out, they are tables for whoever hears them.
    expect(page.get_by_role("rowheader")).to_have_count(4)


def test_a_profile_leads_to_replays_and_is_for_whom_one_likes(visit: Visit, club: Running) -> None:
    visitor = visit()
    sign_in(visitor, club, "elena")
    page = visitor.go("/player/elena")
    expect(page.get_by_role("link", name=re.compile("with Clara"))).to_have_count(10)
    page.get_by_text("What others see").click()
    page.get_by_label("Everybody may see my profile").uncheck()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved")).to_be_visible()
    stranger = visit().go("/player/elena")
    expect(stranger.get_by_text("Elena keeps everything else private.")).to_be_visible()
    page.get_by_role("link", name=re.compile("with Clara")).first.click()
    expect(page).to_have_url(re.compile(r"/replay/club\d+"))


def test_filters_stand_in_the_address(visit: Visit, site: Running) -> None:
    owner = Person(site.port, "Olga")
    owner.open_table("me", "open", name="Only of 2023", public=True, setup={"edition": "2023"})
    owner.open_table("me", "open", "open", name="Only of 1995", public=True, setup={"edition": "1995"})
    page = visit().go("/lobby")
    expect(page.get_by_text("Only of 1995")).to_be_visible()
    page.locator(".filters label", has_text=re.compile("^Edition")).locator("select").select_option("2023")
    expect(page.get_by_text("Only of 1995")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/lobby\?edition=2023$"))
    page.reload()
    expect(page.get_by_text("Only of 2023")).to_be_visible()
    expect(page.get_by_text("Only of 1995")).to_have_count(0)
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_text("Only of 1995")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/lobby$"))
    owner.close()


def find_players(page: Page, speed: str) -> None:
    form = page.locator("form", has=page.get_by_role("button", name="Find players"))
    form.get_by_label("Game").select_option("2023")
    form.get_by_label("Players").select_option("2")
    form.get_by_label("Clock").select_option(speed)
    form.get_by_role("button", name="Find players").click()


def test_strangers_who_want_the_same_play(visit: Visit) -> None:
    first, second = visit().go("/lobby"), visit().go("/lobby")
    find_players(first, "live-30")
    expect(first.get_by_text("You are the first of 2")).to_be_visible()
    find_players(second, "live-30")
    for page in (first, second):
        expect(page).to_have_url(re.compile(r"/table/"))
        expect(page.locator(".board")).to_be_visible()


def test_a_table_with_a_password_asks_for_it(visit: Visit, site: Running) -> None:
    owner = Person(site.port, "Olga")
    table: dict[str, Any] = owner.open_table("me", "open", name="Behind a door", password="Toledo")
    visitor = visit()
    page = visitor.go(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name="A table with a password")).to_be_visible()
    assert visitor.serious_findings() == []
    page.get_by_label("Password of the table").fill("Madrid")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("That is not the password of this table.")).to_be_visible()
    page.get_by_label("Password of the table").fill("Toledo")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("heading", name="Behind a door")).to_be_visible()
    owner.close()


def test_a_friend_is_called_to_the_table(visit: Visit, club: Running) -> None:
    clara, dario = visit(), visit()
    token = sign_in(clara, club, "clara")
    sign_in(dario, club, "dario")
    owner = Person(club.port)
    owner.http.cookies.set(COOKIE, token, domain="127.0.0.1")
    table = owner.open_table("me", "open", name="For friends")["id"]
    room = clara.go(f"/table/{table}")
    room.get_by_role("button", name="Invite Dario").click()
    expect(room.get_by_role("button", name="Invite Dario")).to_be_disabled()
    page = dario.go("/lobby")
    expect(page.get_by_text("Clara invites you to the table")).to_be_visible()
    page.get_by_role("link", name="Join").first.click()
    expect(page.get_by_role("heading", name="For friends")).to_be_visible()
    owner.close()


def test_a_friend_is_found_by_name(visit: Visit, club: Running) -> None:
    visitor = visit(size=PHONE)
    sign_in(visitor, club, "dario")
    page = visitor.go("/friends")
    page.get_by_label("Name, or link to a profile").fill("cla")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("button", name="Add as a friend: Clara").click()
    expect(page.get_by_role("button", name=re.compile("Clara"))).to_be_visible()
    expect(page.locator("section", has_text="Your friends").get_by_role("link", name="Clara")).to_be_visible()
    page.get_by_label("Name, or link to a profile").fill("nobody at all")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("Nobody found.")).to_be_visible()
    assert visitor.serious_findings() == []
    assert visitor.overflow() <= 0
