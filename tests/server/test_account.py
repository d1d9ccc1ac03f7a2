"""Accounts: what people can do with their own, on a server with a mailbox."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from elgrande.record import from_text
from elgrande.server.admin_ratings import rate_games
from elgrande.server.common_passwords import too_common
from elgrande.server.store.tables import metadata
from tests.server.clients import Person, Running, running
from tests.server.post import Mailbox, mailbox, text_of
from tests.server.results import add_over

PASSWORD = "tres sombreros negros"
OTHER = "cuatro caballos grises"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("account") / "elgrande.db")
    smtp = f"smtp://127.0.0.1:{box.port}"
    with running(
        database=database, smtp=smtp, mail_from="post@elgrande.example", address="https://elgrande.example"
    ) as found:
        yield found


def member(server: Running, login: str, name: str | None = None) -> Person:
    found = Person(server.port)
    form = {"login": login, "password": PASSWORD, "name": name or login.title()}
    found.post("/api/session/register", form)
    return found


def link_in(box: Mailbox, count: int, path: str) -> str:
    text = text_of(box.wait(count))
    found = re.search(rf"https://elgrande\.example/{path}/(\S+)", text)
    assert found is not None, text
    return found[1]


def confirmed(server: Running, box: Mailbox, login: str, email: str) -> Person:
    found = member(server, login)
    before = len(box.letters)
    found.post("/api/account/email", {"email": email, "password": PASSWORD})
    found.post("/api/account/email/confirm", {"token": link_in(box, before + 1, "confirm")})
    return found


# ---------------------------------------------------------------------- name, password, address


def test_a_name_and_a_password_can_be_changed(server: Running) -> None:
    with closing(member(server, "ana")) as ana, closing(Person(server.port)) as elsewhere:
        assert ana.post("/api/account/name", {"name": "Ana la Grande"})["player"]["name"] == "Ana la Grande"
        assert ana.get("/api/session")["player"]["name"] == "Ana la Grande"
        elsewhere.post("/api/session/login", {"login": "ana", "password": PASSWORD})
        wrong = ana.refused("/api/account/password", {"old": "not this one", "new": OTHER})
        assert wrong["code"] == "wrong_password"
        ana.post("/api/account/password", {"old": PASSWORD, "new": OTHER})
        assert ana.get("/api/session")["player"] is not None
        # Whoever was signed in elsewhere is not any more.
        assert elsewhere.get("/api/session")["player"] is None
        again = {"login": "ana", "password": PASSWORD}
        assert elsewhere.refused("/api/session/login", again)["code"] == "wrong_password"
        elsewhere.post("/api/session/login", {"login": "ana", "password": OTHER})


def test_an_address_counts_when_it_is_confirmed(server: Running, box: Mailbox) -> None:
    with closing(member(server, "berta")) as berta:
        before = len(box.letters)
        berta.post("/api/account/email", {"email": "Berta@Example.org", "password": PASSWORD})
        letter = box.wait(before + 1)
        assert letter["To"] == "berta@example.org"
        assert berta.get("/api/account")["email"] is None
        token = link_in(box, before + 1, "confirm")
        berta.post("/api/account/email/confirm", {"token": token})
        assert berta.get("/api/account")["email"] == "berta@example.org"
        assert berta.refused("/api/account/email/confirm", {"token": token})["code"] == "bad_token"
        berta.post("/api/account/email", {"email": "", "password": PASSWORD})
        assert berta.get("/api/account")["email"] is None


def test_what_is_no_address_is_refused(server: Running) -> None:
    with closing(member(server, "carla")) as carla:
        for email in ("carla", "a@b", "two@x.org, three@x.org", "a b@x.org"):
            form = {"email": email, "password": PASSWORD}
            assert carla.refused("/api/account/email", form)["code"] == "bad_email"


def test_an_address_of_somebody_else_is_not_told(server: Running, box: Mailbox) -> None:
    with closing(confirmed(server, box, "dora", "dora@example.org")) as dora:
        with closing(member(server, "emma")) as emma:
            before = len(box.letters)
            emma.post("/api/account/email", {"email": "dora@example.org", "password": PASSWORD})
            emma.post("/api/account/email", {"email": "emma@example.org", "password": PASSWORD})
            assert box.wait(before + 1)["To"] == "emma@example.org"
        assert dora.get("/api/account")["email"] == "dora@example.org"


# ---------------------------------------------------------------------- recovery


def test_a_forgotten_password_is_set_anew_once(server: Running, box: Mailbox) -> None:
    with closing(confirmed(server, box, "flora", "flora@example.org")) as flora:
        before = len(box.letters)
        with closing(Person(server.port)) as nobody:
            known = nobody.post("/api/account/recover", {"email": "Flora@example.org"})
            unknown = nobody.post("/api/account/recover", {"email": "nobody@example.org"})
            assert known == unknown
            token = link_in(box, before + 1, "recover")
            form = {"token": token, "password": OTHER}
            found = nobody.post("/api/account/recover/finish", form)
            assert found["player"]["name"] == "Flora"
            assert nobody.refused("/api/account/recover/finish", form)["code"] == "bad_token"
        assert len(box.letters) == before + 1
        assert flora.get("/api/session")["player"] is None


def test_without_a_mail_server_nobody_waits_for_mail(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "elgrande.db")) as server, closing(Person(server.port)) as ana:
        assert ana.refused("/api/account/recover", {"email": "a@example.org"})["code"] == "no_mail"


# ---------------------------------------------------------------------- passwords


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Passw0rd!",
        "12345678",
        "qwertyuiop",
        "aaaaaaaa",
        "abababab",
        "Sommer2025",
        "elgrande1",
        "anaanita7",
    ],
)
def test_passwords_that_everybody_tries_are_refused(password: str) -> None:
    assert too_common(password, "anaanita", "Ana")


@pytest.mark.parametrize("password", [PASSWORD, OTHER, "kX7#pQ2v", "lluvia en Galicia", "9d!kf2-zz"])
def test_other_passwords_are_good(password: str) -> None:
    assert not too_common(password, "ana", "Ana")


def test_a_common_password_is_refused_with_a_reason(server: Running) -> None:
    with closing(Person(server.port)) as gina:
        form = {"login": "gina", "password": "password123"}
        assert gina.refused("/api/session/register", form)["code"] == "common_password"


# ---------------------------------------------------------------------- sessions


def test_sessions_are_listed_and_can_be_ended(server: Running) -> None:
    with closing(member(server, "hanna")) as hanna, closing(Person(server.port)) as phone:
        phone.post("/api/session/login", {"login": "hanna", "password": PASSWORD})
        found = hanna.get("/api/account/sessions")["sessions"]
        assert [one["here"] for one in found].count(True) == 1
        assert all("httpx" in one["agent"] for one in found)
        other = next(one["handle"] for one in found if not one["here"])
        assert hanna.ask("DELETE", f"/api/account/sessions/{other}").status_code == 204
        assert phone.get("/api/session")["player"] is None
        assert hanna.refused(f"/api/account/sessions/{other}", method="DELETE")["code"] == "not_found"


def test_a_guest_who_owns_a_table_keeps_it_when_he_logs_in(server: Running) -> None:
    with closing(member(server, "ines")):
        pass
    with closing(Person(server.port, "Inés")) as guest:
        table = guest.open_table("me", "open")["id"]
        empty = guest.open_table("open", "open")["id"]
        guest.post("/api/session/login", {"login": "ines", "password": PASSWORD})
        for one in (table, empty):
            assert guest.get(f"/api/tables/{one}")["owner"]
            guest.post(f"/api/tables/{one}/bot", {"seat": 1, "bot": "quick"})
        assert guest.get(f"/api/tables/{table}")["seats"][0]["mine"]


# ---------------------------------------------------------------------- leaving for good


def everything_kept(server: Running) -> str:
    """The whole database as text."""
    with server.app.state.house.database.engine.connect() as connection:
        return "\n".join(
            str(row) for table in metadata.sorted_tables for row in connection.execute(sa.select(table))
        )


def test_who_deletes_his_account_is_gone_and_his_games_go_on(server: Running, box: Mailbox) -> None:
    julia = confirmed(server, box, "julia.m", "julia@example.org")
    julia.post("/api/account/name", {"name": "Julia Montoya"})
    with closing(julia), closing(Person(server.port, "Karl")) as karl:
        running_one = julia.open_table("me", "open", name="At Julia Montoya's")["id"]
        karl.post(f"/api/tables/{running_one}/sit")
        julia.post(f"/api/tables/{running_one}/start")
        over = julia.start_table("me", "quick")["id"]
        julia.post(f"/api/tables/{over}/end")
        lobby = karl.open_table("me", "open")["id"]
        julia.post(f"/api/tables/{lobby}/sit")
        with julia.connect(running_one) as socket:
            socket.send(type="chat", text="this was me", id="c1")
            socket.until("ack")
        assert "Montoya" in everything_kept(server)
        wrong = julia.refused("/api/account/delete", {"password": "not this one"})
        assert wrong["code"] == "wrong_password"
        assert julia.post("/api/account/delete", {"password": PASSWORD})["player"] is None
        assert julia.get("/api/session")["player"] is None
        found = karl.get(f"/api/tables/{running_one}")
        assert found["seats"][0]["kind"] == "bot"
        assert found["state"] == "playing"
        assert karl.get(f"/api/tables/{lobby}")["seats"][1]["kind"] == "open"
        with karl.connect(running_one) as socket:
            assert socket.hello["chat"] == []
            socket.when(lambda: socket.my_turn() or socket.number > 0)
        assert from_text(karl.get(f"/api/records/{over}/text")).names.get(0) is None
    kept = everything_kept(server)
    for trace in ("Montoya", "julia", "this was me"):
        assert trace not in kept


def test_everything_about_oneself_can_be_taken_home(server: Running) -> None:
    with closing(member(server, "lola")) as lola:
        table = lola.start_table("me", "quick")["id"]
        with lola.connect(table) as socket:
            socket.when(socket.my_turn)
            socket.choose_first()
            socket.send(type="chat", text="hello there", id="c1")
            socket.until("ack")
        found = lola.get("/api/account/data")
        assert found["account"]["login"] == "lola"
        assert "password" not in found["account"]
        assert [one["id"] for one in found["tables"]] == [table]
        assert [line["text"] for line in found["chat"]] == ["hello there"]
        assert found["choices"]
        assert found["sessions"]


def test_ratings_results_and_friends_are_taken_home_and_go_with_the_account(server: Running) -> None:
    database = server.app.state.house.database
    with closing(member(server, "mona")) as mona, closing(member(server, "nils")) as nils:
        ids = [one.get("/api/session")["player"]["id"] for one in (mona, nils)]
        for number in range(3):
            add_over(database, f"ours{number}", ids, at=1000.0 + number, seed=number)
        rate_games(server.settings.database_url, again=False)
        mona.ask("POST", "/api/friends", {"player": ids[1]})
        mona.ask("PUT", f"/api/players/{ids[0]}", {"public": False, "languages": ["de"]})
        mona.post("/api/account/notices", {"mail": ["over"]})
        mona.post("/api/account/calendar", {"zone": "Europe/Berlin"})
        found = mona.get("/api/account/data")
        assert found["notices"]["mail"] == ["over"]
        assert found["profile"] == [{"public": False, "languages": ["de"]}]
        assert found["calendar"] == [{"zone": "Europe/Berlin", "away": []}]
        assert [one["name"] for one in found["friends"]] == ["Nils"]
        assert [one["game"] for one in found["results"]] == ["ours0", "ours1", "ours2"]
        assert all({"rank", "points", "sources", "powers", "mu"} <= set(one) for one in found["results"])
        (rating,) = found["ratings"]
        assert (rating["family"], rating["games"]) == ("base", 3)
        before = nils.get(f"/api/players/{ids[1]}")
        mona.post("/api/account/delete", {"password": PASSWORD})
        assert ids[0] not in everything_kept(server)
        # Whoever has played with her keeps his rating and his games, with somebody who has left.
        after = nils.get(f"/api/players/{ids[1]}")
        assert after["ratings"] == before["ratings"]
        assert after["statistics"]["shares"] == before["statistics"]["shares"]
        assert [game["others"] for game in after["history"]] == [[None]] * 3
        assert rate_games(server.settings.database_url, again=True).changed == 0
        assert nils.get(f"/api/players/{ids[1]}")["ratings"] == before["ratings"]


# ---------------------------------------------------------------------- whom one does not want to hear


def test_who_is_blocked_is_not_heard_and_not_met(server: Running) -> None:
    with closing(Person(server.port, "Ana")) as ana, closing(Person(server.port, "Ben")) as ben:
        table = ana.open_table("me", "open", "open")["id"]
        ben.post(f"/api/tables/{table}/sit")
        with ana.connect(table) as socket, ben.connect(table) as other:
            other.send(type="chat", text="first", id="c1")
            assert socket.until("chat")["line"]["text"] == "first"
            found = ana.post("/api/account/blocks", {"table": table, "seat": 1})
            assert [one["name"] for one in found["players"]] == ["Ben"]
            assert socket.until("hello")["chat"] == []
            other.send(type="chat", text="second", id="c2")
            other.until("ack")
            socket.send(type="chat", text="third", id="c3")
            assert socket.until("chat")["line"]["text"] == "third"
        again = ana.open_table("me", "open")["id"]
        assert ben.refused(f"/api/tables/{again}/sit", {})["code"] == "blocked"
        ana.post("/api/account/blocks", {"player": found["players"][0]["id"], "on": False})
        ben.post(f"/api/tables/{again}/sit")
        assert ana.refused("/api/account/blocks", {"table": table, "seat": 0})["code"] == "nobody_there"


def test_a_chat_can_be_muted(server: Running) -> None:
    with closing(Person(server.port, "Ana")) as ana, closing(Person(server.port, "Ben")) as ben:
        table = ana.open_table("me", "open")["id"]
        ben.post(f"/api/tables/{table}/sit")
        with ana.connect(table) as socket, ben.connect(table) as other:
            other.send(type="chat", text="hello", id="c1")
            socket.until("chat")
            ana.post(f"/api/account/mute/{table}")
            assert socket.until("hello")["muted"]
            assert socket.hello["chat"] == []
        with ana.connect(table) as socket:
            assert socket.hello["muted"]
            ana.post(f"/api/account/mute/{table}", {"on": False})
            assert [line["text"] for line in socket.until("hello")["chat"]] == ["hello"]


# ---------------------------------------------------------------------- time zone and holidays


def test_a_running_clock_follows_holidays_that_are_announced(server: Running) -> None:
    with closing(member(server, "yara")) as yara, closing(member(server, "zoe")) as zoe:
        table: str = yara.open_table("me", "open", clock={"kind": "days", "days": 2})["id"]
        zoe.post(f"/api/tables/{table}/sit")
        yara.post(f"/api/tables/{table}/start")
        with yara.connect(table) as socket:
            asked = [yara, zoe][socket.hello["clock"]["running"][0]]
            assert socket.hello["clock"]["pauses"] == []
            today = datetime.now(ZoneInfo("Asia/Tokyo")).date()
            days = {"first": str(today + timedelta(days=1)), "last": str(today + timedelta(days=3))}
            kept = asked.post("/api/account/calendar", {"zone": "Asia/Tokyo", "away": [days]})
            assert kept == {"zone": "Asia/Tokyo", "away": [days], "most": 30}
            clock = socket.until("clock")["clock"]
            ((start, end),) = clock["pauses"][clock["running"][0]]
            assert end - start == 3 * 86_400
            assert (
                datetime.fromtimestamp(start, ZoneInfo("Asia/Tokyo")).isoformat()[:16]
                == f"{days['first']}T00:00"
            )
            # To live elsewhere leaves the days as they are; to take them back lets the clock run.
            asked.post("/api/account/calendar", {"zone": "UTC"})
            assert asked.get("/api/account")["calendar"]["away"] == [days]
            asked.post("/api/account/calendar", {"zone": "UTC", "away": []})
            assert socket.until("clock")["clock"]["pauses"] != []
            assert socket.until("clock")["clock"]["pauses"] == []


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"zone": "Europe/Atlantis"}, "bad_zone"),
        ({"zone": "../../etc/passwd"}, "bad_zone"),
        ({"zone": "UTC", "away": [{"first": "soon", "last": "later"}]}, "bad_holidays"),
        ({"zone": "UTC", "away": [{"first": "2001-01-01", "last": "2001-01-02"}]}, "bad_holidays"),
    ],
)
def test_holidays_that_cannot_be_are_refused(server: Running, form: dict[str, object], code: str) -> None:
    with closing(Person(server.port, "Xenia")) as xenia:
        assert xenia.refused("/api/account/calendar", form)["code"] == code
        assert xenia.get("/api/account")["calendar"] == {"zone": "UTC", "away": [], "most": 30}
