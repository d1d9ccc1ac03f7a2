"""What strangers on the open internet try: nothing of it may cost more than a little, or end in a mistake of ours."""

from __future__ import annotations

import logging
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from elgrande.record import Game, to_text
from elgrande.rules import Setup
from elgrande.rules.places import COLOUR_IDS
from elgrande.server import pages, records, replays
from elgrande.server.limits import Limits, Rate
from elgrande.server.logs import TextFormatter
from elgrande.server.problems import Refusal
from elgrande.server.store.claim import claim
from elgrande.server.store.database import Database, StoreUnavailable, database_url
from elgrande.server.store.games import load_game, remove_old
from elgrande.server.store.tables import games
from tests.server.clients import Person, Running, running
from tests.server.strangers import raw, status_of

People = Callable[[str | None], Person]


# ---------------------------------------------------------------------- files


@pytest.fixture
def client_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html>")
    (folder / "assets" / "x.js").write_text("x = 1;" * 1000)
    monkeypatch.setattr(pages, "FOLDER", folder)
    monkeypatch.setattr(pages, "_pages", {})
    return folder


def test_a_file_has_one_name(server: Running, people: People, client_files: Path) -> None:
    """Every other spelling of it would be kept in memory for ever."""
    assert status_of(server.port, "/assets/x.js") == 200
    for number in range(1, 40):
        for path in ("/assets/" + "./" * number + "x.js", "/assets" + "/" * (number + 1) + "x.js"):
            assert status_of(server.port, path) in (200, 404)
        assert status_of(server.port, "/assets/" + "../assets/" * number + "x.js") in (200, 404)
        assert status_of(server.port, "/assets/" + "%2e%2e/assets/" * number + "x.js") in (200, 404)
    assert set(pages._pages) <= {"index.html", "assets/x.js"}
    (client_files / "assets" / "x.js").write_text("x = 2;")
    answer = people(None).http.get("/assets/x.js")
    assert answer.text == "x = 1;" * 1000 or answer.text == "x = 2;"


# ---------------------------------------------------------------------- requests that make no sense


@pytest.mark.parametrize(
    ("path", "header"),
    [
        ("/%00", "Accept: */*"),
        ("/assets/%00", "Accept: */*"),
        ("/api/tables/a%00b", "Accept: */*"),
        ("/api/records/a%00b", "Accept: */*"),
        ("/api/records/a%00b/replay", "Accept: */*"),
        ("/api/texts/%00", "Accept: */*"),
        ("/api/addresses", "Host: a:b:c"),
        ("/", "Host: a:b:c"),
        ("/api/session", "Host: [::1"),
        ("/api/nothing", "Host: a b"),
        ("/api/catalogue/check?option=%00:%00", "Accept: */*"),
        ("/api/session", "Cookie: elgrande_session=%00"),
        pytest.param("/" + "x" * 5000, "Accept: */*", id="a long path"),
        ("/%ff%fe", "Accept: */*"),
        ("/api/tables?state=%00", "Accept: */*"),
    ],
)
def test_no_request_is_a_mistake_of_ours(server: Running, path: str, header: str) -> None:
    status = status_of(server.port, path, header)
    # Where the client is not built, its pages cannot be served; the sentence about that is no mistake.
    assert status < 500 or (status == 503 and not pages.client_is_built() and "/api/" not in path)


@pytest.mark.parametrize("path", ["guest", "login", "register"])
def test_brackets_without_end_are_refused(server: Running, ana: Person, path: str) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
    headers = (f"Cookie: {cookies}", f"X-CSRF-Token: {ana.headers()['x-csrf-token']}")
    body = b"[" * 20_000
    kind = "Content-Type: application/json"
    assert status_of(server.port, f"/api/session/{path}", *headers, kind, method="POST", body=body) == 400


def test_an_origin_that_is_none_is_refused(server: Running, ana: Person) -> None:
    table = ana.open_table("me", "open")["id"]
    for origin in ("http://[", "null", "http://a:b:c", "//", "x" * 3000):
        answer = raw(
            server.port,
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade, close\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
            until=b"wrong_origin",
        )
        assert b"101" in answer.split(b"\r\n")[0]
        assert b"wrong_origin" in answer


def test_nobody_forges_lines_of_the_log() -> None:
    record = logging.makeLogRecord(
        {"msg": "a request failed", "path": "/a\n03:00:00 info server: all is well\x1b[2J"}
    )
    line = TextFormatter().format(record)
    assert "\n" not in line
    assert "\x1b" not in line


def test_a_database_that_cannot_keep_nul_is_not_asked(database: str) -> None:
    """PostgreSQL refuses it, and that must not look as if it were down."""
    with running(database=database) as server:
        for path in ("/api/tables/a%00", "/api/records/%00/text"):
            assert status_of(server.port, path) == 404
        ana = Person(server.port, "Ana")
        assert ana.refused("/api/session/guest", {"name": "A\x00na"})["status"] == 400
        assert ana.refused("/api/tables", {"name": "\x00"})["status"] == 400
        ana.close()


# ---------------------------------------------------------------------- work for strangers


def long_record(pairs: int) -> str:
    """A seat chooses and takes back, over and over."""
    game = Game.new(Setup("2015", 3), 5)
    decision = game.table.decision
    assert decision is not None
    seat, text = COLOUR_IDS[decision.seat], decision.texts[0]
    return to_text(game).rstrip() + "\nround 1\n" + f"{seat} {text}\n{seat} undo\n" * pairs


def test_long_games_are_played_again_elsewhere(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the upload nor what is asked of it is played again by the process that everybody waits for."""
    id = ana.post("/api/records", {"record": long_record(300)})["id"]

    def never(*_: object, **__: object) -> None:
        raise AssertionError("this belongs into another process")

    for name in ("text_of", "data_of", "replay", "read_upload"):
        monkeypatch.setattr(records, name, never)
    monkeypatch.setattr(replays, "course_from", never)
    assert ana.get(f"/api/records/{id}")["entries"] == 600
    assert ana.get(f"/api/records/{id}/text").count("undo") == 300
    assert len(ana.get(f"/api/records/{id}/json")["entries"]) == 600
    first = ana.get(f"/api/records/{id}/replay?first=590&last=600")
    assert [state["number"] for state in first["states"]] == list(range(590, 601))
    assert ana.get(f"/api/records/{id}/points")["totals"] == [0, 0, 0]
    assert ana.refused(f"/api/records/{id}/replay?first=5&last=2", method="GET")["code"] == "no_such_entry"
    assert ana.refused("/api/records", {"record": "nonsense"})["code"] == "bad_record"


def test_a_long_upload_is_kept_piece_by_piece(server: Running, ana: Person) -> None:
    """Who plays does not wait until all of it is written, and nobody sees the half of it."""
    database = server.app.state.house.database
    kept = database.write
    seen: list[tuple[int, str | None, int]] = []

    async def write(job: Any) -> Any:
        done = await kept(job)
        with database.engine.connect() as sql:
            row = sql.execute(sa.select(games).order_by(games.c.created.desc())).mappings().first()
            if row is None or not row["uploaded"]:
                return done
            count = sql.execute(sa.text("SELECT count(*) FROM entries WHERE game = :id"), {"id": row["id"]})
            seen.append((row["number"], row["owner"], count.scalar_one()))
        return done

    database.write = write
    try:
        id = ana.post("/api/records", {"record": long_record(600)})["id"]
    finally:
        database.write = kept
    own = ana.get("/api/session")["player"]["id"]
    assert seen[-5:] == [(0, None, 0), (0, None, 500), (0, None, 1000), (0, None, 1200), (1200, own, 1200)]
    assert ana.get(f"/api/records/{id}")["entries"] == 1200


def test_who_goes_through_many_long_games_waits(server: Running, ana: Person) -> None:
    id = ana.post("/api/records", {"record": long_record(1000)})["id"]
    limits = server.app.state.house.limits
    costs: list[float] = []
    limits.check = lambda rate, who, cost=1.0: costs.append(cost)
    try:
        ana.get(f"/api/records/{id}/replay?first=0&last=1")
        # What is known already costs no more than any other request.
        ana.get(f"/api/records/{id}/replay?first=2&last=3")
    finally:
        del limits.check
    assert [cost for cost in costs if cost != 1.0] == [2000 / 500]
    now = [0.0]
    strict = Limits(True, clock=lambda: now[0])
    rate = Rate(10, 1.0)
    strict.check(rate, "ana", 7.0)
    with pytest.raises(Refusal, match="2 s"):
        strict.check(rate, "ana", 5.0)
    now[0] = 2.0
    strict.check(rate, "ana", 5.0)
    # Nothing costs more than there can be.
    now[0] = 20.0
    strict.check(rate, "ana", 50.0)


def test_too_many_lines_are_not_even_read(ana: Person) -> None:
    assert ana.refused("/api/records", {"record": "x y\n" * 30_000})["code"] == "too_large"
    pairs = ",".join(['["a","b"]'] * 20_000)
    assert ana.refused("/api/records", {"record": f'{{"entries":[{pairs}]}}'})["code"] == "too_large"


def test_guests_can_upload_so_many(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "elgrande.db")) as server:
        ana = Person(server.port, "Ana")
        ids = [ana.post("/api/records", {"record": long_record(1)})["id"] for _ in range(20)]
        assert ana.refused("/api/records", {"record": long_record(1)})["code"] == "too_many"
        ben = Person(server.port, "Ben")
        assert ben.refused(f"/api/records/{ids[0]}", method="DELETE")["code"] == "not_yours"
        assert ana.ask("DELETE", f"/api/records/{ids[0]}").status_code == 204
        ana.post("/api/records", {"record": long_record(1)})
        ana.close()
        ben.close()


def test_what_guests_leave_behind_goes_after_a_while(database: str) -> None:
    with running(database=database) as server:
        ana, ben, eva = (Person(server.port, name) for name in ("Ana", "Ben", "Eva"))
        upload = ana.post("/api/records", {"record": long_record(1)})["id"]
        played = ana.open_table("me", "open")["id"]
        ben.post(f"/api/tables/{played}/sit", {"seat": 1})
        ben.post("/api/session/register", {"login": "ben", "password": "correct horse"})
        running_one = ana.start_table("me", "random")["id"]
        eva.post("/api/session/logout")
        house = server.app.state.house
        house.tables.pop(played)

        def later(sql: Any) -> tuple[bool, bool, bool]:
            from elgrande.server.store.tables import games

            sql.execute(games.update().where(games.c.id == played).values(state="over"))
            remove_old(sql, time.time() + 10)
            return tuple(load_game(sql, id) is not None for id in (upload, played, running_one))  # type: ignore[return-value]

        # Ben has an account, so that the game with him stays; so does a game that is still played.
        assert house.database.write_now(later) == (False, True, True)
        names = house.database.write_now(
            lambda sql: {row[0] for row in sql.exec_driver_sql("SELECT name FROM accounts")}
        )
        assert names == {"Ana", "Ben"}
        for person in (ana, ben, eva):
            person.close()


def test_nothing_more_can_be_taken_back_at_some_point(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    from elgrande.server.live import answers

    monkeypatch.setattr(answers, "_MOST_UNDONE", 6)
    ana = people("Ana")
    table = ana.start_table("me", "me")["id"]
    seat = server.app.state.house.tables[table].course.game.table.deciders[0]
    with ana.connect(table, seat) as socket:
        codes = []
        for _ in range(5):
            socket.reach(socket.choose("power 9", seat)["number"])
            answer = socket.undo(seat)
            codes.append(answer.get("code", "ack"))
            if codes[-1] != "ack":
                break
            socket.reach(answer["number"])
        assert codes == ["ack", "ack", "ack", "cannot_undo"]


def test_lists_are_looked_up_once_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database=str(tmp_path / "elgrande.db"), limits=True) as server:
        house = server.app.state.house
        asked: list[str] = []
        read = house.listed.database.read

        async def counting(job: Any) -> Any:
            asked.append(job.__qualname__)  # pairings and bans are looked up now and then, too
            return await read(job)

        person = Person(server.port)
        monkeypatch.setattr(house.listed.database, "read", counting)
        house.listed.seconds = 3600.0
        for _ in range(10):
            person.get("/api/tables")
        assert [name.partition(".")[0] for name in asked].count("public_tables") == 1
        assert person.http.get("/api/openapi.json").headers["etag"]
        person.close()


# ---------------------------------------------------------------------- the database


def test_a_link_to_a_database_is_the_same_database(tmp_path: Path) -> None:
    real = tmp_path / "real.db"
    (tmp_path / "link.db").symlink_to(real)
    first = claim(database_url(str(real)))
    assert first is not None
    with pytest.raises(StoreUnavailable, match="another server"):
        claim(database_url(str(tmp_path / "link.db")))
    first.close()


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "new" / "elgrande.db"
    database = Database(str(path))
    database.write_now(lambda sql: sql.exec_driver_sql("CREATE TABLE a (b)").close())
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes["elgrande.db"] == 0o600
    assert set(modes.values()) == {0o600}
    database.close()


def test_readers_of_records_take_no_longer_than_they_must() -> None:
    """A list over many lines is put together once, however many lines it has."""
    from elgrande.record import reader

    lengths: list[int] = []
    read_line = reader._Reader.read_line

    class Noting(reader._Reader):
        def read_line(self, content: str) -> None:
            lengths.append(len(content))
            read_line(self, content)

    noting = Noting()
    noting.read(["elgrande record 1", "sets: a,", *["a,"] * 5000, "a"])
    assert lengths == [17, 2 * 5000 + 5000 + 1 + 8 + 1]
    assert len(noting.data["sets"]) == 5002


def test_names_that_nobody_knows_are_not_all_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of them is refused; the others are never touched."""
    from elgrande.record import BadRecord, fields, read_record

    made: list[object] = []
    begin = fields.Field.__init__

    def noting(self: fields.Field, value: object, path: tuple[str | int, ...] = ()) -> None:
        made.append(value)
        begin(self, value, path)

    monkeypatch.setattr(fields.Field, "__init__", noting)
    names = ",".join(f'"k{number}":1' for number in range(5000))
    with pytest.raises(BadRecord):
        read_record("{" + names + "}")
    assert len(made) < 10


def test_who_guesses_a_password_does_not_keep_its_owner_out() -> None:
    """Somebody who logs in elsewhere is answered late while many guess his password, and not kept out."""
    from elgrande.server.limits import Limits

    counted = Limits(clock=lambda: 0.0)
    waits = [counted.late_for("ana", f"address {number}") for number in range(50)]
    assert waits[:8] == [0.0] * 8
    assert set(waits[8:]) == {3.0}
    assert counted.late_for("ana", "the owner") == 3.0
    counted.welcome("ana", "the owner")
    assert counted.late_for("ana", "the owner") == 0.0
