"""Order: reports, bans, and what those who look after a server can do, on the page and at the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields
from typer.testing import CliRunner

from elgrande.cli import app
from elgrande.server.acts import ACTS, Act
from elgrande.server.problems import Refusal
from elgrande.server.store import order
from elgrande.server.watch import Watch
from tests.server.clients import Person, Running, running

PASSWORD = "tres sombreros negros"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("order") / "elgrande.db")


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database=database, address="https://elgrande.example") as found:
        yield found


def member(server: Running, login: str) -> Person:
    found = Person(server.port)
    found.post("/api/session/register", {"login": login, "password": PASSWORD, "name": login.title()})
    return found


@pytest.fixture(scope="module")
def boss(server: Running, database: str) -> Iterator[Person]:
    with closing(member(server, "boss")) as found:
        assert command(database, "appoint", "boss") == "Done, and logged.\n"
        server.app.state.sessions.forget()
        yield found


def command(database: str, *words: str, code: int = 0) -> str:
    answer = CliRunner().invoke(app, ["admin", *words, "--database", database, "--language", "en"])
    assert answer.exit_code == code, answer.output
    return answer.output


def deeds(boss: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = boss.get("/api/admin")["deeds"]
    return found


def test_whoever_is_no_administrator_finds_nothing(server: Running) -> None:
    with closing(member(server, "ana")) as ana:
        ana.get("/api/admin", 404)
        ana.get("/api/admin/accounts", 404)
        for act in ACTS:
            form = {field.name: 1 if field.type is int else "boss" for field in fields(act) if field.required}
            answer = ana.ask("POST", f"/api/admin/{act.path or act.noted}", form)
            assert answer.status_code == 404, act.noted


@pytest.mark.parametrize("act", ACTS)
def test_an_act_is_declared_once_for_page_and_command_line(act: type[Act]) -> None:
    assert order._do.dispatch(act) is not order._do.dispatch(object)
    help = CliRunner().invoke(app, ["admin", act.noted.replace("_", "-"), "--help"]).output
    for field in fields(act):
        assert (field.name if field.required or field.name == "account" else f"--{field.name}") in help


def test_a_report_is_read_and_closed(server: Running, boss: Person) -> None:
    with closing(Person(server.port, "Ana")) as ana, closing(Person(server.port, "Ben")) as ben:
        table = ana.open_table("me", "open")["id"]
        ben.post(f"/api/tables/{table}/sit")
        form = {"table": table, "seat": 1, "reason": "chat", "text": "he shouts"}
        ana.post("/api/account/reports", form)
        assert ana.refused("/api/account/reports", {**form, "seat": 0})["code"] == "nobody_there"
        found = boss.get("/api/admin")["reports"][0]
        assert (found["name"], found["reason"], found["text"], found["closed"]) == (
            "Ben",
            "chat",
            "he shouts",
            None,
        )
        boss.post("/api/admin/reports/close", {"id": found["id"]})
        assert boss.get("/api/admin")["reports"][0]["closed"] is not None
        assert deeds(boss)[0]["what"] == "close_report"
        for _ in range(9):
            ana.post("/api/account/reports", form)
        assert ana.refused("/api/account/reports", form)["code"] == "too_many"


def test_who_is_banned_is_sent_away_until_he_is_let_in_again(server: Running, boss: Person) -> None:
    with closing(member(server, "carl")) as carl:
        table = carl.open_table("me", "open")["id"]
        with carl.connect(table) as socket:
            boss.post("/api/admin/ban", {"account": "carl", "days": 3, "why": "shouting"})
            assert socket.until("closed")["code"] == "banned"
        assert carl.get("/api/session")["player"] is None
        form = {"login": "carl", "password": PASSWORD}
        assert carl.refused("/api/session/login", form)["code"] == "banned"
        found = boss.get("/api/admin/accounts?text=car")["accounts"]
        assert [(one["login"], one["banned"] is not None) for one in found] == [("carl", True)]
        boss.post("/api/admin/unban", {"account": "carl"})
        carl.post("/api/session/login", form)
    assert [one["what"] for one in deeds(boss)[:2]] == ["unban", "ban"]
    assert boss.refused("/api/admin/ban", {"account": "boss"})["code"] == "admin"
    assert boss.refused("/api/admin/ban", {})["code"] == "bad_request"


def test_an_address_range_can_be_kept_out(server: Running, boss: Person) -> None:
    assert boss.refused("/api/admin/ban", {"network": "everywhere"})["code"] == "bad_network"
    boss.post("/api/admin/ban", {"network": "192.0.2.7/24", "why": "noise"})
    assert [one["network"] for one in boss.get("/api/admin")["bans"]] == ["192.0.2.0/24"]
    watch: Watch = server.app.state.house.watch
    watch.check("198.51.100.1")
    with pytest.raises(Refusal) as refusal:
        watch.check("192.0.2.200")
    assert refusal.value.code == "banned"
    boss.post("/api/admin/ban", {"network": "127.0.0.0/8"})
    with closing(Person(server.port)) as visitor:
        # To look on is allowed.
        visitor.get("/api/tables")
        assert visitor.refused("/api/session/guest", {"name": "Ana"})["code"] == "banned"
    # Nobody at this machine can do anything now but who sits before it.
    database: str = server.settings.database
    command(database, "unban", "--network", "127.0.0.0/8")
    command(database, "unban", "--network", "192.0.2.0/24")
    watch._networks = []


def test_a_name_a_password_and_a_table_can_be_dealt_with(server: Running, boss: Person) -> None:
    with closing(member(server, "dora")) as dora:
        boss.post("/api/admin/rename", {"account": "dora", "name": "Somebody"})
        assert dora.get("/api/session")["player"]["name"] == "Somebody"
        link = boss.post("/api/admin/reset", {"account": "dora"})["link"]
        token = link.removeprefix("https://elgrande.example/recover/")
        dora.post("/api/account/recover/finish", {"token": token, "password": "cuatro caballos grises"})
        table = dora.start_table("me", "quick")["id"]
        with dora.connect(table) as socket:
            boss.post("/api/admin/close", {"table": table})
            socket.when(lambda: socket.table["state"] == "over")
            assert socket.table["ended"] == "closed"
        assert boss.refused("/api/admin/close", {"table": table})["code"] == "over"
        empty = dora.open_table("me", "open")["id"]
        boss.post("/api/admin/close", {"table": empty})
        dora.get(f"/api/tables/{empty}", 404)


def test_what_is_announced_is_told_to_everybody(server: Running, boss: Person) -> None:
    boss.post("/api/admin/announce", {"text": "Tonight the server rests.", "days": 1})
    with closing(Person(server.port)) as nobody:
        (found,) = nobody.get("/api/announcements")["announcements"]
        assert found["text"] == "Tonight the server rests."
        boss.post("/api/admin/withdraw", {"id": found["id"]})
        assert nobody.get("/api/announcements")["announcements"] == []


def test_the_page_tells_what_is_kept(boss: Person) -> None:
    found = boss.get("/api/admin")["storage"]
    assert found["accounts"] >= 1
    assert found["bytes"] > 0
    assert found["guest_days"] == 365.0


# ---------------------------------------------------------------------- at the command line


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    database = tmp_path / "elgrnade.db"
    assert f"there is no database {database}" in command(str(database), "show", code=1)
    assert not database.exists()


def test_everything_can_be_done_without_a_server(tmp_path: Path) -> None:
    database = str(tmp_path / "elgrande.db")
    with running(database=database) as server, closing(member(server, "eva")) as eva:
        table = eva.start_table("me", "quick")["id"]
        with closing(Person(server.port, "Fin")) as fin:
            open_table = fin.open_table("me", "open")["id"]
        eva.post("/api/account/reports", {"table": open_table, "seat": 0, "reason": "other"})
    command(database, "close-report", "1")
    assert "there is no report 2" in command(database, "close-report", "2", code=1)
    assert "eva" in command(database, "accounts", "ev")
    command(database, "rename", "eva", "Eva the Second")
    command(database, "ban", "eva", "--days", "2", "--why", "noise")
    command(database, "ban", "--network", "192.0.2.0/24")
    command(database, "announce", "Hello all", "--days", "1")
    command(database, "close-table", table)
    assert "/recover/" in command(database, "reset-password", "eva")
    shown = command(database, "show")
    for word in (
        "192.0.2.0/24",
        "Hello all",
        "1 finished games",
        "reset_password",
        "rename",
        "close_table",
        "close_report",
    ):
        assert word in shown
    command(database, "unban", "eva")
    command(database, "withdraw", "1")
    assert "there is no account 'nobody'" in command(database, "ban", "nobody", code=1)
    with running(database=database) as server, closing(Person(server.port)) as eva:
        eva.post("/api/session/login", {"login": "eva", "password": PASSWORD})
        assert eva.get("/api/session")["player"]["name"] == "Eva the Second"
        assert eva.get(f"/api/tables/{table}")["ended"] == "closed"
