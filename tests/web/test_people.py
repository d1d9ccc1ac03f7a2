"""People who leave, are away, forget their password or go for good, in a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from elgrande.server.sessions import COOKIE
from elgrande.server.store import people
from tests.server.clients import Person, Running, play_on, running
from tests.server.post import Mailbox, mailbox, text_of, wait_for
from tests.server.test_endings import waited
from tests.web.browsers import PHONE, Visitor

Visit = Callable[..., Visitor]
PASSWORD = "tres sombreros negros"
OTHER = "cuatro caballos grises"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def site(browser: Browser, box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("people") / "elgrande.db")
    smtp = f"smtp://127.0.0.1:{box.port}"
    address = "https://elgrande.example"
    with running(database=database, smtp=smtp, mail_from="post@elgrande.example", address=address) as found:
        yield found


def post(page: Page, path: str, data: dict[str, object]) -> dict[str, object]:
    """As the page itself asks for something."""
    page.request.get("/api/session")
    token = next(one["value"] for one in page.context.cookies() if one.get("name") == "elgrande_csrf")
    answer = page.request.post(path, data=data, headers={"x-csrf-token": str(token)})
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def link(box: Mailbox, count: int) -> str:
    """Where the link of a letter leads on the page."""
    found = re.search(r"https://elgrande\.example(/\S+)", text_of(box.wait(count)))
    assert found is not None
    return found[1]


def test_one_leaves_one_is_away_one_stays_and_the_game_ends(visit: Visit, site: Running) -> None:
    visitor = visit()
    with closing(Person(site.port, "Ben")) as ben, closing(Person(site.port, "Cleo")) as cleo:
        page = visitor.page
        post(page, "/api/session/guest", {"name": "Ana"})
        table: str = ben.open_table("me", "open", "open")["id"]
        cleo.post(f"/api/tables/{table}/sit")
        post(page, f"/api/tables/{table}/sit", {})
        ben.post(f"/api/tables/{table}/start")
        visitor.go(f"/table/{table}")
        ben.post(f"/api/tables/{table}/leave", {"seat": 0})
        # It is Ana's turn or Cleo's; Ana chooses until it is Cleo's, who is not there.
        live = site.app.state.house.tables[table]
        expect(page.locator("li", has_text="Cleo").first).to_be_visible()
        while 1 not in ben.get(f"/api/tables/{table}")["waiting"]:
            if 2 in ben.get(f"/api/tables/{table}")["waiting"]:
                post(page, f"/api/tables/{table}/hand_over", {"seat": 2})
                page.wait_for_timeout(100)
                post(page, f"/api/tables/{table}/take_back", {"seat": 2})
        waited(site, table, 200)
        ribbon = page.locator(".ribbon", has_text="You have been waiting for Cleo")
        ribbon.get_by_role("button", name="Let a bot take over").click()
        expect(ribbon).to_have_count(0)
        page.locator("button.who", has_text="Ana").click()
        page.get_by_role("button", name="Propose to end the game").click()
        early = page.locator(".ribbon", has_text="Everybody agreed to end this game early.")
        expect(early).to_be_visible()
        assert live.facts.ended == "agreed"
        early.get_by_role("button", name="Play again").click()
        expect(page.get_by_text("Ben", exact=True).first).to_be_visible()
        expect(page).not_to_have_url(re.compile(table))
        assert [aside[2] for aside in live.facts.asides if aside[2] in ("left", "absent")] == [
            "left",
            "absent",
        ]


def test_one_resigns_one_is_away_one_stays_and_the_game_is_rated(visit: Visit, site: Running) -> None:
    def member(name: str) -> Person:
        found = Person(site.port)
        form = {"login": f"{name.lower()}.rated", "password": PASSWORD, "name": name}
        found.post("/api/session/register", form)
        return found

    visitor = visit()
    with closing(member("Rita")) as rita, closing(member("Saul")) as saul, closing(member("Tess")) as tess:
        setup = {"options": {"length": "short"}}
        rule = {"resigned": "nobody"}
        table: str = rita.open_table("me", "open", "open", setup=setup, rule=rule, public=True)["id"]
        saul.post(f"/api/tables/{table}/sit")
        tess.post(f"/api/tables/{table}/sit")
        rita.post(f"/api/tables/{table}/start")
        visitor.context.add_cookies(
            [{"name": COOKIE, "value": tess.http.cookies[COOKIE], "url": site.address}]
        )
        page = visitor.go(f"/table/{table}")
        rita.post(f"/api/tables/{table}/resign", {"seat": 0})
        with tess.connect(table) as socket:
            # Tess plays until it is Saul's turn, who is not there.
            dice = random.Random(1)
            while 1 not in tess.get(f"/api/tables/{table}")["waiting"]:
                if socket.decision is None:
                    socket.receive()
                else:
                    play_on(socket, dice, 1)
            waited(site, table, 200)
            ribbon = page.locator(".ribbon", has_text="You have been waiting for Saul")
            ribbon.get_by_role("button", name="Let a bot take over").click()
            expect(ribbon).to_have_count(0)
            # Nobody has to draw every step of it.
            page.goto("/icon.svg")
            play_on(socket, dice)
        visitor.go(f"/table/{table}")
        expect(page.locator(".end .ranks li")).to_have_count(3)
        ids = [one.get("/api/session")["player"]["id"] for one in (rita, saul, tess)]
        wait_for(lambda: tess.get(f"/api/players/{ids[2]}")["ratings"])
        visitor.go(f"/player/{ids[2]}")
        (own,) = tess.get(f"/api/players/{ids[2]}")["ratings"]
        # Whoever has left comes in after who has stayed.
        others = [tess.get(f"/api/players/{id}")["ratings"][0]["rating"] for id in ids[:2]]
        assert own["rating"] > max(1500, *others)
        expect(page.get_by_text(str(own["rating"])).first).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("with Rita and Saul"))).to_be_visible()


def test_the_table_says_that_time_is_short(visit: Visit, site: Running) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    post(page, "/api/session/guest", {"name": "Bea"})
    seats = [{"kind": "me"}, {"kind": "me", "name": "Cara"}]
    clock = {"kind": "live", "minutes": 60, "increment": 0}
    form = {"start": True, "setup": {"players": 2}, "seats": seats, "clock": clock}
    table = str(post(page, "/api/tables", form)["id"])
    visitor.go(f"/table/{table}")
    clocks = site.app.state.house.tables[table].clocks
    expect(page.locator(".clock").first).to_be_visible()
    expect(page.locator(".ribbon", has_text="running out of time")).to_have_count(0)
    clocks.remaining = [45_000, 45_000]
    visitor.go(f"/table/{table}")
    expect(page.locator(".ribbon.bad", has_text="You are running out of time: 0:")).to_be_visible()


def test_holidays_are_announced_and_taken_back(visit: Visit, site: Running) -> None:
    visitor = visit(timezone_id="Europe/Madrid")
    page = visitor.page
    post(page, "/api/session/guest", {"name": "Eva"})
    visitor.go("/account")
    form = page.locator("form", has_text="Time zone and days off")
    expect(form.get_by_label("Time zone")).to_have_value("Europe/Madrid")
    first = date.today() + timedelta(days=9)
    form.get_by_label("First day off").fill(str(first))
    form.get_by_label("Last day off").fill(str(first + timedelta(days=2)))
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("Saved.")).to_be_visible()
    calendar = page.request.get("/api/account").json()["calendar"]
    assert calendar["zone"] == "Europe/Madrid"
    assert calendar["away"] == [{"first": str(first), "last": str(first + timedelta(days=2))}]
    form.get_by_role("button", name="Remove").click()
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("button", name="Remove")).to_have_count(0)
    page.wait_for_function(
        "fetch('/api/account').then((a) => a.json()).then((a) => a.calendar.away.length === 0)"
    )


def test_a_game_that_was_left_is_offered_again(visit: Visit, site: Running) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    post(page, "/api/session/guest", {"name": "Dora"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "quick"}]
    table = post(page, "/api/tables", {"start": True, "setup": {"players": 2}, "seats": seats})["id"]
    visitor.go("/")
    page.get_by_role("link", name="Continue playing").first.click()
    page.wait_for_url(f"**/table/{table}")


def test_an_administrator_says_how_long_somebody_is_kept_out_and_why(visit: Visit, site: Running) -> None:
    visitor = visit(language="de", size=PHONE)
    page = visitor.page
    post(page, "/api/session/register", {"login": "olga", "password": PASSWORD, "name": "Olga"})
    database = site.app.state.house.database
    olga = str(page.request.get("/api/session").json()["player"]["id"])
    database.write_now(lambda sql: people.change(sql, olga, role="admin"))
    site.app.state.sessions.forget()
    with closing(Person(site.port, "Troll")) as troll:
        visitor.go("/admin")
        page.get_by_label("Teil eines Namens").fill("troll")
        page.get_by_role("button", name="Suchen").click()
        page.locator("li", has_text="Troll").get_by_role("button", name="Sperren").click()
        form = page.get_by_role("dialog", name="Troll sperren")
        form.get_by_label("Für so viele Tage").fill("3")
        form.get_by_label("Warum").fill("Beleidigungen")
        assert visitor.serious_findings() == []
        form.get_by_role("button", name="Sperren").click()
        expect(form).to_be_hidden()
        expect(page.locator("li", has_text="Troll").first).to_contain_text("gesperrt bis")
        expect(page.get_by_text("Beleidigungen")).to_be_visible()
        assert troll.get("/api/session")["player"] is None
    (deed,) = [each for each in page.request.get("/api/admin").json()["deeds"] if each["what"] == "ban"]
    assert (deed["facts"]["days"], deed["facts"]["why"]) == (3, "Beleidigungen")


def test_a_forgotten_password_is_set_anew(visit: Visit, site: Running, box: Mailbox) -> None:
    visitor = visit()
    page = visitor.page
    post(page, "/api/session/register", {"login": "flora", "password": PASSWORD, "name": "Flora"})
    visitor.go("/account")
    form = page.locator("form", has_text="E-mail address")
    form.get_by_label("E-mail address").fill("flora@example.org")
    form.get_by_label("Password").fill(PASSWORD)
    before = len(box.letters)
    form.get_by_role("button").click()
    expect(page.get_by_text("An e-mail is on its way to flora@example.org")).to_be_visible()
    visitor.go(link(box, before + 1))
    expect(page.get_by_text("Your address has been confirmed.")).to_be_visible()
    stranger = visit(language="de", theme="dark")
    stranger.go("/recover")
    stranger.page.get_by_label("E-Mail-Adresse").fill("flora@example.org")
    stranger.page.get_by_role("button", name="Schick mir einen Link").click()
    letter = box.wait(before + 2)
    assert letter["Subject"] == "El Grande: neues Passwort festlegen"
    stranger.go(link(box, before + 2))
    stranger.page.get_by_label("Neues Passwort").fill(OTHER)
    stranger.page.get_by_role("button", name="Passwort ändern").click()
    expect(stranger.page.get_by_text("Du bist als Flora angemeldet")).to_be_visible()
    assert stranger.serious_findings() == []


def test_an_account_is_deleted(visit: Visit, site: Running) -> None:
    visitor = visit()
    page = visitor.page
    post(page, "/api/session/register", {"login": "gina", "password": PASSWORD, "name": "Gina"})
    with closing(Person(site.port, "Hugo")) as hugo:
        table: str = hugo.open_table("me", "open")["id"]
        post(page, f"/api/tables/{table}/sit", {})
        hugo.post(f"/api/tables/{table}/start")
        visitor.go("/account")
        page.get_by_role("button", name="Delete account").click()
        form = page.locator("form", has_text="This cannot be undone")
        form.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Yes, delete everything about me").click()
        page.wait_for_url("**/")
        expect(page.locator("header")).not_to_contain_text("Gina")
        assert hugo.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def test_without_a_connection_ones_games_can_still_be_seen(visit: Visit, site: Running) -> None:
    visitor = visit(service_workers="allow")
    page = visitor.page
    post(page, "/api/session/guest", {"name": "Ines"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "quick"}]
    form = {"start": True, "name": "By the sea", "setup": {"players": 2}, "seats": seats}
    table = post(page, "/api/tables", form)["id"]
    post(page, f"/api/tables/{table}/end", {})
    visitor.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.go("/")
    visitor.go(f"/replay/{table}")
    visitor.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_text("By the sea").first).to_be_visible()
    page.goto(f"/replay/{table}")
    expect(page.locator(".frame")).to_be_visible()
    visitor.context.set_offline(False)
    visitor.complaints.clear()
