"""What people have learnt and solved is kept with them, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
import sqlalchemy as sa

from elgrande.server.store import Database, accounts, people, progress
from elgrande.server.store.belongings import everything_of
from elgrande.server.store.migrate import migrate
from elgrande.server.store.tables import progress as rows
from tests.server.clients import Person, Running

PASSWORD = "tres sombreros negros"
LESSONS = "/api/me/progress/lesson"


@pytest.fixture
def store(database: str) -> Iterator[Database]:
    with closing(Database(database)) as found:
        migrate(found)
        yield found


def guest(store: Database, name: str = "Ana") -> str:
    return store.write_now(lambda sql: accounts.add_guest(sql, name)).id


def keep(store: Database, account: str, kind: str, entries: dict[str, str]) -> dict[str, str]:
    return store.write_now(lambda sql: progress.keep(sql, account, kind, entries))


# ---------------------------------------------------------------------- in the database


def test_what_is_not_mentioned_stays(store: Database) -> None:
    ana, ben = guest(store), guest(store, "Ben")
    assert keep(store, ana, "lesson", {"map": "done", "round": "done"}) == {"map": "done", "round": "done"}
    assert keep(store, ana, "lesson", {"king": "done", "map": ""}) == {"king": "done", "round": "done"}
    assert keep(store, ana, "puzzle", {"map": "solved"}) == {"map": "solved"}
    assert keep(store, ben, "lesson", {}) == {}


def test_who_logs_in_takes_along_what_he_did_as_a_guest(store: Database) -> None:
    ana, member = guest(store), guest(store, "Ana with an account")
    keep(store, ana, "lesson", {"map": "done", "round": "done"})
    keep(store, ana, "puzzle", {"one": "failed"})
    keep(store, member, "puzzle", {"one": "solved"})
    store.write_now(lambda sql: accounts.inherit(sql, ana, member))
    told = store.write_now(lambda sql: progress.progress_of(sql, member, "lesson"))
    assert told == {"map": "done", "round": "done"}
    # The account has its own word about this one.
    assert keep(store, member, "puzzle", {}) == {"one": "solved"}
    assert keep(store, ana, "lesson", {}) == {}


def test_nobody_keeps_more_than_there_is_room_for(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "MOST", 3)
    ana, member = guest(store), guest(store, "Ana with an account")
    keep(store, ana, "lesson", {"a": "done", "b": "done", "c": "done"})
    with pytest.raises(progress.TooMuchProgress, match="no more than 3"):
        keep(store, ana, "lesson", {"d": "done"})
    assert keep(store, ana, "lesson", {"a": "", "d": "done"}) == {"b": "done", "c": "done", "d": "done"}
    keep(store, member, "lesson", {"x": "done", "y": "done"})
    store.write_now(lambda sql: accounts.inherit(sql, ana, member))
    assert len(keep(store, member, "lesson", {})) == 3


def test_it_goes_with_the_account_and_is_told_to_its_owner(store: Database) -> None:
    ana = guest(store)
    keep(store, ana, "lesson", {"map": "done"})
    told = store.write_now(lambda sql: everything_of(sql, ana))["progress"]
    assert [(row["kind"], row["name"], row["value"]) for row in told] == [("lesson", "map", "done")]
    found = store.write_now(lambda sql: people.find(sql, id=ana))
    assert found is not None
    store.write_now(lambda sql: people.remove(sql, found, "greedy", "Bot"))
    assert store.write_now(lambda sql: sql.execute(sa.select(rows)).all()) == []


# ---------------------------------------------------------------------- over HTTP


def test_it_is_the_same_on_every_device(server: Running) -> None:
    with closing(Person(server.port, "Ana")) as here, closing(Person(server.port, "Guest")) as there:
        here.ask("PUT", LESSONS, {"entries": {"map": "done"}})
        # A guest who makes an account keeps what he has done, and so does one who logs in.
        here.post("/api/session/register", {"login": "ana-learns", "password": PASSWORD})
        assert here.get(LESSONS) == {"entries": {"map": "done"}}
        there.ask("PUT", LESSONS, {"entries": {"round": "done"}})
        there.post("/api/session/login", {"login": "ana-learns", "password": PASSWORD})
        assert there.get(LESSONS) == here.get(LESSONS) == {"entries": {"map": "done", "round": "done"}}
        assert {row["name"] for row in here.get("/api/account/data")["progress"]} == {"map", "round"}


def test_bad_requests_change_nothing(ana: Person, people: Callable[[str | None], Person]) -> None:
    ana.ask("PUT", LESSONS, {"entries": {"map": "done"}})
    for entries in ({"": "done"}, {"x" * 81: "done"}, {"x": "y" * 201}, {str(n): "done" for n in range(501)}):
        answer = ana.refused(LESSONS, {"entries": {"king": "done", **entries}}, "PUT")
        assert answer["code"] == "bad_request"
    assert ana.refused("/api/me/progress/chess", {"entries": {}}, "PUT")["status"] == 400
    assert ana.refused(LESSONS, {"entries": {"map": 3}}, "PUT")["status"] == 400
    assert people(None).refused(LESSONS, {"entries": {}}, "PUT")["status"] == 401
    assert ana.get(LESSONS) == {"entries": {"map": "done"}}
