"""Seats and people around a game: time that is up, a bot that steps in, a full table, another game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.properties.mixes import THOROUGH, in_time
from tests.server.clients import Person, Running
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.moments import as_person
from tests.web.players import Player, end_screen

Visit = Callable[..., Visitor]

WAYS: list[dict[str, Any]] = [{"size": DESKTOP}, {"size": PHONE, "theme": "dark"}]


@contextmanager
def two_people(
    site: Running, host: str = "Ana", guest: str = "Ben", *, begin: bool = True, **options: str
) -> Iterator[tuple[Person, Person, str]]:
    """Two people at a table for two, and where it is; the game begins, or waits for its host."""
    with closing(Person(site.port, host)) as one, closing(Person(site.port, guest)) as other:
        table = one.open_table("me", "open", setup={"options": options})["id"]
        other.post(f"/api/tables/{table}/sit")
        if begin:
            one.post(f"/api/tables/{table}/start")
        yield one, other, table


def time_is_up(site: Running, table: str, seat: int) -> None:
    live = site.app.state.house.tables[table]
    live.clocks.remaining[seat] = 1
    site.server.servers[0].get_loop().call_soon_threadsafe(live.attention.set_timer)


def everything_in_view(page: Page) -> None:
    """What is said above the table moves it down and covers nothing of it."""
    said, table = page.locator(".ribbon").first.bounding_box(), page.locator(".table .top").bounding_box()
    assert said is not None
    assert table is not None
    assert said["y"] + said["height"] <= table["y"] + 1
    bottom = page.locator(".actions").bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= page.evaluate("innerHeight")


@pytest.mark.parametrize("way", in_time(WAYS), ids=lambda way: f"{way['size'][0]}")
def test_who_runs_out_of_time_reads_it_and_plays_on(visit: Visit, site: Running, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    with closing(Person(site.port, "Lope")) as lope:
        clock = {"kind": "live", "minutes": 1, "increment": 0}
        table = lope.start_table("me", "random", clock=clock)["id"]
        page = as_person(visitor, lope, f"/table/{table}")
        expect(page.locator(".prompt.mine")).to_be_visible()
        expect(page.locator(".clock").first).to_be_visible()
        time_is_up(site, table, 0)
        ribbon = page.locator(".ribbon")
        expect(ribbon).to_contain_text(
            "Your time is up. Nobody else is playing, so the game is waiting for you."
        )
        everything_in_view(page)
        assert visitor.serious_findings() == []
        ribbon.get_by_role("button", name="Play myself again").click()
        expect(ribbon).to_be_hidden()
        expect(page.locator(".prompt.mine")).to_be_visible()

        time_is_up(site, table, 0)
        expect(ribbon).to_be_visible()
        page.goto("/")
        expect(
            page.get_by_text("The game is waiting for you: bots are playing for everybody.")
        ).to_be_visible()
        page.goto(f"/table/{table}")
        ribbon.get_by_role("button", name="Let the bots finish").click()
        expect(page.locator(".end")).to_be_visible(timeout=60_000)


def test_a_bot_steps_in_and_makes_way_again(visit: Visit, site: Running) -> None:
    visitor = visit()
    with two_people(site) as (ana, ben, table):
        page = as_person(visitor, ana, f"/table/{table}")
        page.get_by_role("button", name="Ana").first.click()
        page.get_by_role("button", name="Let a bot play for me").click()
        expect(page.locator(".ribbon")).to_contain_text("A bot plays for you.")
        for button in page.locator(".actions .button").all():
            expect(button).to_be_disabled()
        page.get_by_role("button", name="Play myself again").click()
        expect(page.locator(".notice")).to_have_text("You play yourself again.")
        ben.post(f"/api/tables/{table}/leave", {"seat": 1})
        expect(page.locator(".notice")).to_have_text("Ben has left; a bot takes over.")


def test_the_next_player_is_told_that_a_choice_was_taken_back(visit: Visit, site: Running) -> None:
    visitor = visit()
    with two_people(site, start="violet") as (ana, ben, table):
        page = as_person(visitor, ben, f"/table/{table}")
        with ana.connect(table) as socket:
            socket.when(socket.my_turn)
            assert socket.decision is not None
            socket.choose(socket.decision["options"][0]["text"])
            expect(page.locator(".prompt.mine")).to_be_visible()
            socket.undo(0)
            expect(page.locator(".notice")).to_have_text("A choice was taken back.")
            expect(page.locator(".prompt.mine")).to_have_count(0)


def test_the_others_are_told_that_somebody_wants_to_play_again(visit: Visit, site: Running) -> None:
    visitor = visit()
    with two_people(site, "Nuño", "Elvira", length="short") as (nuno, elvira, table):
        for seat, person in enumerate((nuno, elvira)):
            person.post(f"/api/tables/{table}/hand_over", {"seat": seat, "bot": "random"})
        with nuno.connect(table) as socket:
            socket.when(lambda: socket.over, timeout=60)
        page = as_person(visitor, elvira, f"/table/{table}")
        expect(page.locator(".end")).to_be_visible()
        expect(page.locator(".ribbon")).to_have_count(0)
        again = nuno.post(f"/api/tables/{table}/rematch")["id"]
        expect(page.locator(".ribbon")).to_contain_text("Nuño would like to play again.")
        expect(page).to_have_title("● Nuño would like to play again. – Nuño’s table · El Grande")
        assert visitor.serious_findings() == []
        page.locator(".ribbon").get_by_role("button", name="Join in").click()
        page.wait_for_url(f"**/table/{again}")
        expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("way", in_time(WAYS), ids=lambda way: f"{way['size'][0]}")
def test_a_full_table_says_so_and_what_to_do(visit: Visit, site: Running, way: dict[str, Any]) -> None:
    visitor = visit(**way)
    with two_people(site, begin=False) as (ana, _ben, table):
        page = visitor.go(f"/table/{table}")
        expect(page.get_by_text("All seats are taken. Stay here to watch")).to_be_visible()
        expect(page.get_by_role("link", name="Set up my own table")).to_have_attribute("href", "/new")
        assert visitor.serious_findings() == []
        ana.post(f"/api/tables/{table}/start")
        expect(page.locator(".prompt")).to_be_visible()


def test_whoever_talks_has_a_name(visit: Visit, site: Running) -> None:
    visitor = visit()
    with two_people(site) as (_ana, _ben, table):
        page = visitor.go(f"/table/{table}")
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_text("You need a name to chat: set one on the page")).to_be_visible()
        expect(page.get_by_label("Say something")).to_have_count(0)
        page.locator(".fold").get_by_role("link", name="Account").click()
        page.wait_for_url("**/account")


def shows_nothing_of_anybody(page: Page, before: str) -> None:
    """Whoever comes to the screen reads whose turn it is, and no secret: no disc, no hand, no modifier."""
    expect(page.get_by_test_id("prompt")).to_contain_text("Hand over the screen")
    expect(page.get_by_test_id("prompt")).not_to_contain_text(before)
    expect(page.locator(".hand")).to_have_text("Everybody's cards are covered. Say who you are to see yours.")
    assert page.locator(".hand button, .hand svg, .dial, .chooser").count() == 0
    said: str = page.evaluate(
        "document.body.textContent + [...document.querySelectorAll('[title], [aria-label]')]"
        ".map((one) => `${one.title} ${one.ariaLabel}`).join(' ')"
    )
    assert "Your disc" not in said
    assert "Power card" not in said
    assert "in your hand" not in said


@pytest.mark.parametrize("way", in_time(WAYS), ids=lambda way: f"{way['size'][0]}")
def test_the_next_at_the_screen_sees_nothing_of_the_one_before(
    visit: Visit, site: Running, way: dict[str, Any]
) -> None:
    visitor = visit(**way)
    with closing(Person(site.port, "Ana")) as ana:
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]
        setup = {"players": 2, "edition": "2015", "sets": ["king-intrigant"]}
        table = ana.post("/api/tables", {"seats": seats, "setup": setup, "start": True})["id"]
        page = as_person(visitor, ana, f"/table/{table}")
        # Both have to set a disc: nobody has said yet who he is.
        expect(page.get_by_test_id("prompt")).to_contain_text("Hand over the screen")
        expect(page.get_by_role("slider", name="Secret disc")).to_have_count(0)
        page.get_by_role("button", name="I am Ana").click()
        page.locator(".dial .field").nth(4).click()
        page.locator(".actions .confirm").click()
        shows_nothing_of_anybody(page, "Ana")
        assert visitor.serious_findings() == []
        page.reload()
        shows_nothing_of_anybody(page, "Ana")
        # Behind the own button the disc can still be set again.
        page.get_by_role("button", name="I am Ana").click()
        expect(page.get_by_test_id("prompt")).to_contain_text("Your disc shows")
        page.get_by_role("button", name="Cover the screen").click()
        shows_nothing_of_anybody(page, "Ana")
        page.get_by_role("button", name="I am Ana").click()
        page.get_by_role("button", name="Set it again").click()
        expect(page.get_by_role("slider", name="Secret disc")).to_be_visible()
        page.locator(".dial .field").nth(3).click()
        page.locator(".actions .confirm").click()
        shows_nothing_of_anybody(page, "Ana")
        page.get_by_role("button", name="I am Ben").click()
        expect(page.get_by_role("slider", name="Secret disc")).to_be_visible()
        assert "Your disc" not in page.content()


def test_modifiers_are_covered_before_the_screen_goes_to_the_next(visit: Visit, site: Running) -> None:
    visitor = visit()
    with closing(Person(site.port, "Ana")) as ana:
        seats = [{"kind": "me", "name": name} for name in ("Ana", "Ben", "Cid")]
        setup = {"players": 3, "edition": "2023"}
        table = ana.post("/api/tables", {"seats": seats, "setup": setup, "start": True})["id"]
        page = as_person(visitor, ana, f"/table/{table}")
        for _ in range(2):
            asked = page.locator(".prompt .button.primary")
            names = [name.strip().removeprefix("I am ") for name in asked.all_inner_texts()]
            asked.first.click()
            expect(page.get_by_role("group", name="Hand")).to_be_visible()
            assert page.locator(".hand svg, .hand button").count() > 0
            while page.locator(".prompt.mine").is_visible():
                page.locator(".hand .choosable").first.click()
                page.locator(".actions .confirm").click()
                expect(page.locator(".sending")).to_have_count(0)
            shows_nothing_of_anybody(page, names[0])


@pytest.mark.skipif(not THOROUGH, reason="takes long")
def test_two_people_play_a_whole_game_at_one_screen(visit: Visit, site: Running) -> None:
    visitor = visit()
    player = Player(visitor.page, seed=3)
    with closing(Person(site.port, "Ana")) as ana:
        table = ana.start_table("me", "me", "random", setup={"options": {"length": "short"}})["id"]
        page = as_person(visitor, ana, f"/table/{table}")
        handed_over = 0
        takes_over = page.locator(".prompt .button.primary", has_text="I am")
        while True:
            if takes_over.count() > 0:
                handed_over += 1
                assert page.locator(".prompt.mine").count() == 0
                takes_over.first.click()
                expect(page.locator(".hand .watching")).to_have_count(0)
            elif not player.choose(patience=250):
                break
        assert handed_over > 5
        end_screen(page, 3)


def test_an_absent_guest_does_not_keep_his_seat_for_ever(visit: Visit, site: Running) -> None:
    visitor = visit()
    with two_people(site, begin=False) as (ana, ben, table):
        page = as_person(visitor, ana, f"/table/{table}")
        free = page.get_by_role("button", name="Free the seat")
        with ben.connect(table):
            expect(free).to_have_count(0)
        free.click()
        expect(page.get_by_text("One seat is free.")).to_be_visible()


def test_everybody_sees_who_is_ready(visit: Visit, site: Running) -> None:
    visitor = visit()
    with two_people(site, begin=False) as (ana, ben, table):
        page = as_person(visitor, ana, f"/table/{table}")
        expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
        page.get_by_role("checkbox", name="I am ready").check()
        expect(page.locator("li.mine")).to_contain_text("Ready")
        with ben.connect(table) as socket:
            socket.send(type="ready", seat=1, ready=True)
            expect(page.locator(".prompt")).to_be_visible()
