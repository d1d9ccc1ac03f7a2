"""Notices: who hears of what, by which way, and that nothing comes twice or gets lost."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from elgrande.server.post import wires
from elgrande.server.post.office import Office
from elgrande.server.settings import Settings
from elgrande.server.store import Database, outbox
from elgrande.server.store.migrate import migrate
from elgrande.server.store.outbox import HOUR, Letter
from elgrande.server.store.tables import games
from elgrande.server.store.tables import outbox as letters
from tests.server.clients import Person, Running, running
from tests.server.post import Browser, Mailbox, Service, check_signature, mailbox, service, text_of, wait_for

DAYS = {"kind": "days", "days": 2}
DAY = 86_400.0


class Place:
    """A server, and all that it sends things to."""

    def __init__(self, stack: ExitStack, database: str) -> None:
        self.box: Mailbox = stack.enter_context(mailbox())
        self.service: Service = stack.enter_context(service())
        self.settings: dict[str, Any] = {
            "database": database,
            "smtp": f"smtp://127.0.0.1:{self.box.port}",
            "mail_from": "post@elgrande.example",
            "address": "https://elgrande.example",
            "hooks": "any",
        }
        self.server: Running = stack.enter_context(running(**self.settings))
        self.stack = stack

    @property
    def database(self) -> Database:
        found: Database = self.server.app.state.house.database
        return found

    def person(self, name: str, email: str | None = None) -> Person:
        found = self.stack.enter_context(closing(Person(self.server.port, name)))
        if email is not None:
            id = found.get("/api/session")["player"]["id"]
            set_email = sa.text("UPDATE accounts SET email = :email WHERE id = :id")
            self.database.write_now(lambda sql: sql.execute(set_email, {"email": email, "id": id}))
        return found

    def rows(self, **where: Any) -> list[Any]:
        query = sa.select(letters).order_by(letters.c.id)
        for name, value in where.items():
            query = query.where(letters.c[name] == value)
        with self.database.engine.connect() as connection:
            return list(connection.execute(query))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with ExitStack() as stack:
        yield Place(stack, str(tmp_path_factory.mktemp("notices") / "elgrande.db"))


def id_of(person: Person) -> str:
    found: str = person.get("/api/session")["player"]["id"]
    return found


def begin(first: Person, second: Person, **form: Any) -> str:
    table: str = first.open_table("me", "open", **form)["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    return table


# ---------------------------------------------------------------------- who hears of what


def test_whose_turn_it_is_hears_of_it_by_every_way_he_wants(place: Place) -> None:
    ana, ben = place.person("Ana"), place.person("Ben", "ben@example.org")
    browser = Browser()
    endpoint = place.service.address("/push/ben")
    ben.post("/api/account/browsers", browser.form(endpoint))
    ben.post("/api/account/notices", {"hook_url": place.service.address("/hook")})
    table = begin(ana, ben, name="By the river", clock=DAYS)
    with ana.connect(table) as socket:
        # Whoever begins, Ana chooses when she is asked, and then it is Ben's turn.
        if socket.decision is not None:
            assert socket.choose_first()["type"] == "ack"
        wait_for(lambda: len(place.rows(account=id_of(ben), kind="turn", channel="push")) == 1)
        wait_for(lambda: all(row.done for row in place.rows(account=id_of(ben), channel="push", kind="turn")))
    pushes = [one for one in place.service.got if one[0] == "/push/ben"]
    told = [browser.read(body) for _, _, body, _ in pushes]
    assert {"turn", "begin"} <= {one["kind"] for one in told}
    turn = next(one for one in told if one["kind"] == "turn")
    assert turn == {
        "kind": "turn",
        "text": "It is your turn at “By the river”.",
        "path": f"/table/{table}",
        "tag": table,
    }
    key = ben.get("/api/account")["push_key"]
    claims = check_signature(pushes[0][1]["authorization"], endpoint, key)
    assert claims["sub"] == "mailto:post@elgrande.example"
    wait_for(lambda: len([one for one in place.service.got if one[0] == "/hook"]) >= 2)
    hooks = [json.loads(body) for path, _, body, _ in place.service.got if path == "/hook"]
    assert all(one["text"] == one["content"] for one in hooks)
    assert f"https://elgrande.example/table/{table}" in hooks[0]["text"]
    # The first mail about a table goes at once, the next one an hour later.
    mails = place.rows(account=id_of(ben), game=table, channel="mail")
    at_once = [row for row in mails if row.kind in ("begin", "turn")]
    assert len(at_once) == 2
    assert abs(at_once[1].due - at_once[0].due - HOUR) < 60
    assert [row.kind for row in mails if row.kind == "short"] == ["short"]


@pytest.mark.parametrize(
    ("clock", "before"),
    [({"kind": "live", "minutes": 2, "increment": 0}, 30.0), ({"kind": "days", "days": 2}, DAY / 2)],
    ids=["live", "days"],
)
def test_who_is_away_hears_in_time_that_his_time_is_short(
    place: Place, clock: dict[str, Any], before: float
) -> None:
    ana, ben = place.person("Ana"), place.person("Ben")
    for person in (ana, ben):
        person.post("/api/account/browsers", Browser().form(place.service.address(f"/push/{id_of(person)}")))
    table = begin(ana, ben, clock=clock)
    wait_for(lambda: place.rows(game=table, kind="short"))
    live = place.server.app.state.house.tables[table]
    (row,) = place.rows(game=table, kind="short")
    (seat,) = live.clocks.running
    assert row.account == live.rows[seat].account
    assert row.due == pytest.approx(live.clocks.expiry(seat) - before)
    assert live.clocks.state().short == before * 1000


def test_who_is_there_is_not_told_what_he_sees(place: Place) -> None:
    ana, ben = place.person("Ana", "ana2@example.org"), place.person("Ben", "ben2@example.org")
    table: str = ana.open_table("me", "open")["id"]
    ben.post(f"/api/tables/{table}/sit")
    with ana.connect(table), ben.connect(table) as socket:
        ana.post(f"/api/tables/{table}/start")
        socket.until("hello")
        socket.send(type="chat", text="here we are", id="c1")
        socket.until("ack")
    assert place.rows(game=table) == []


def test_each_kind_can_be_switched_off(place: Place) -> None:
    ana, ben = place.person("Ana"), place.person("Ben", "ben3@example.org")
    ben.post("/api/account/notices", {"mail": ["over"]})
    table = begin(ana, ben)
    ana.post(f"/api/tables/{table}/resign", {"seat": 0})
    wait_for(lambda: place.rows(game=table))
    assert {row.kind for row in place.rows(game=table)} == {"over"}


def test_no_secret_of_a_game_is_in_any_notice(place: Place) -> None:
    words = {word for row in place.rows() for word in row.facts}
    assert words <= {"title", "path", "name", "number", "language"}


def test_a_click_in_a_mail_ends_them(place: Place) -> None:
    ana, ben = place.person("Ana"), place.person("Ben", "ben4@example.org")
    begin(ana, ben)

    def mine() -> list[Any]:
        return [letter for letter in place.box.letters if letter["To"] == "ben4@example.org"]

    wait_for(mine)
    letter = mine()[0]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>").removeprefix("https://elgrande.example")
    assert link.rpartition("/")[2] in text_of(letter)
    # As a mail program does it: no cookies, no token of ours.
    with closing(Person(place.server.port)) as nobody:
        answer = nobody.http.post(link, content="List-Unsubscribe=One-Click")
        assert answer.status_code == 200, answer.text
        assert nobody.http.post(link[:-1] + "x").status_code == 404
    assert ben.get("/api/account")["notices"]["mail"] == []


def test_strangers_addresses_are_not_posted_to(place: Place) -> None:
    ana = place.person("Ana")
    assert ana.refused("/api/account/notices", {"hook_url": "file:///etc/passwd"})["code"] == "bad_hook"
    for url in (place.service.address("/secret"), "http://localhost/", "http://10.1.2.3/"):
        with pytest.raises(wires.NotAllowed):
            wires.post(url, b"", {})


# ---------------------------------------------------------------------- the queue


@pytest.fixture
def queue(database: str) -> Iterator[Database]:
    with closing(Database(database)) as found:
        migrate(found)
        found.write_now(
            lambda sql: sql.execute(
                sa.text("INSERT INTO accounts (id, name, email, created) VALUES ('ana', 'Ana', 'a@x.org', 1)")
            )
        )
        yield found


def put(queue: Database, about: str, kind: str = "turn", game: str | None = "g") -> int:
    return queue.write_now(lambda sql: outbox.put(sql, "ana", kind, about, {"title": "T"}, game))


def claim(queue: Database, holder: str) -> list[Letter]:
    return queue.write_now(lambda sql: outbox.claim(sql, holder, 10))


def change(queue: Database, **values: Any) -> None:
    queue.write_now(lambda sql: sql.execute(letters.update().values(**values)))


def test_the_same_is_never_put_twice(queue: Database) -> None:
    assert put(queue, "one") == 1
    assert put(queue, "one") == 0
    (letter,) = claim(queue, "me")
    queue.write_now(lambda sql: outbox.done(sql, letter.id))
    assert put(queue, "one") == 0


def test_two_processes_do_not_send_the_same(queue: Database) -> None:
    put(queue, "one", "over")
    put(queue, "two", "over", "other")
    first = claim(queue, "me")
    assert len(first) == 2
    assert claim(queue, "you") == []
    # The first one has died: after its time is over, another one sends it.
    change(queue, held=time.time() - 1)
    assert len(claim(queue, "you")) == 2


def test_what_fails_is_tried_again_later_and_later(queue: Database) -> None:
    put(queue, "one", "over")
    pauses = []
    for _ in range(9):
        (letter,) = claim(queue, "me")
        queue.write_now(lambda sql, letter=letter: outbox.later(sql, letter, "no answer"))  # type: ignore[misc]
        due = queue.write_now(outbox.next_due)
        if due is None:
            break
        pauses.append(due - time.time())
        change(queue, due=0.0)
    assert len(pauses) == 8
    assert pauses == sorted(pauses)
    assert pauses[0] < 20
    assert claim(queue, "me") == []


def test_what_is_out_of_date_is_not_sent(queue: Database) -> None:
    from elgrande.rules import Setup
    from elgrande.server.live.facts import new_facts
    from elgrande.server.resources import NoClock
    from elgrande.server.store.games import SeatRow, add_game

    facts = new_facts("g", None, "T", Setup("2015", 2), NoClock())
    facts.state, facts.status = "playing", {"waiting": [0]}
    rows = [SeatRow(0, "person", "ana", "Ana"), SeatRow(1, "bot", None, "B", "quick")]
    queue.write_now(lambda sql: add_game(sql, facts.row(), rows))
    put(queue, "one")
    (letter,) = claim(queue, "me")
    assert queue.write_now(lambda sql: outbox.still_true(sql, letter))
    queue.write_now(lambda sql: sql.execute(games.update().values(status={"waiting": [1]})))
    assert not queue.write_now(lambda sql: outbox.still_true(sql, letter))


def test_an_office_that_closes_holds_nothing_back(queue: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed while a letter is being taken out of the queue: the next office finds it there."""
    put(queue, "one")
    begun, slow = threading.Event(), outbox.claim

    def claim_slowly(*arguments: Any) -> list[Letter]:
        found = slow(*arguments)
        begun.set()
        time.sleep(0.3)
        return found

    async def close_early() -> None:
        office = Office(Settings(), queue, "first")
        await office.open()
        await asyncio.to_thread(begun.wait)
        await office.close()

    monkeypatch.setattr(outbox, "claim", claim_slowly)
    asyncio.run(close_early())
    monkeypatch.undo()
    (letter,) = claim(queue, "second")
    assert letter.tries == 1


def test_what_was_not_sent_is_sent_after_a_restart(tmp_path: Path) -> None:
    with ExitStack() as stack:
        place = Place(stack, str(tmp_path / "elgrande.db"))
        place.box.refuse = 1
        ben = place.person("Ben", "ben@example.org")
        id = id_of(ben)
        place.database.write_now(lambda sql: outbox.put(sql, id, "over", "x", {"title": "T"}, "g"))
        place.server.app.state.house.office.stir()
        wait_for(lambda: place.rows()[0].tries == 1 and place.rows()[0].holder is None)
        assert place.box.letters == []
        change(place.database, due=time.time())
        place.server.stop()
        with running(**place.settings):
            assert place.box.wait(1)["Subject"] == "The game at “T” is over."


def test_a_browser_that_is_gone_is_forgotten(place: Place) -> None:
    ben = place.person("Ben")
    id = id_of(ben)
    ben.post("/api/account/browsers", Browser().form(place.service.address("/push/gone")))
    assert ben.get("/api/account")["browsers"] == 1
    place.service.answers = [410]
    place.database.write_now(lambda sql: outbox.put(sql, id, "over", "y", {"title": "T"}, "g"))
    place.server.app.state.house.office.stir()
    wait_for(lambda: ben.get("/api/account")["browsers"] == 0)


def test_a_game_over_days_is_heard_of_from_its_beginning_to_the_next_one(place: Place) -> None:
    ana, ben = place.person("Ana"), place.person("Ben", "ben9@example.org")
    browser = Browser()
    ben.post("/api/account/browsers", browser.form(place.service.address("/push/days")))
    table = begin(ana, ben, name="Over days", clock=DAYS)

    def told() -> list[str]:
        return [browser.read(body)["kind"] for path, _, body, _ in place.service.got if path == "/push/days"]

    with ana.connect(table) as socket:
        if socket.decision is not None:
            socket.choose_first()
        wait_for(lambda: "turn" in told())
        socket.send(type="chat", text="it is your turn", id="c1")
        socket.until("ack")
    wait_for(lambda: "message" in told())
    ana.post(f"/api/tables/{table}/resign", {"seat": 0})
    wait_for(lambda: "over" in told())
    ana.post(f"/api/tables/{table}/rematch")
    wait_for(lambda: "invite" in told())
    assert sorted(told()) == ["begin", "invite", "message", "over", "turn"]
    # The same by mail, but not more than one about a table in an hour; time did not run short.
    mails = [row for row in place.rows(account=id_of(ben), channel="mail") if row.game == table]
    assert sorted(row.kind for row in mails) == ["begin", "over", "short", "turn"]
    soon = sorted(row.due for row in mails if row.kind != "short")
    assert all(later - sooner > HOUR - 60 for sooner, later in pairwise(soon))
