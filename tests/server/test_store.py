"""What the database keeps, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import IntegrityError

from elgrande.record import Game
from elgrande.rules import Setup
from elgrande.server.app import create_app
from elgrande.server.live.facts import head_of, new_facts
from elgrande.server.resources import NoClock
from elgrande.server.settings import Settings
from elgrande.server.store import Database, StoreUnavailable, accounts, games
from elgrande.server.store import database as database_module
from elgrande.server.store import moves as moves_module
from elgrande.server.store.claim import claim
from elgrande.server.store.database import Mover, database_url
from elgrande.server.store.games import ChatRow, EntryRow, SeatRow
from elgrande.server.store.migrate import HEAD, migrate, version_of
from elgrande.server.store.moves import Move, Stale
from elgrande.server.store.tables import metadata
from tests.server.clients import Person, play_on, running
from tests.server.postgres import new_database


@contextmanager
def opened(url: str) -> Iterator[Database]:
    with closing(Database(url)) as database:
        migrate(database)
        yield database


@pytest.fixture
def store(database: str) -> Iterator[Database]:
    with opened(database) as found:
        yield found


def add_game(store: Database, id: str = "game") -> None:
    facts = new_facts(id, None, "Table", Setup("2015", 2), NoClock(), public=True)
    values = {**facts.row(), "record": head_of(Game.new(Setup("2015", 2), 1)), "state": "playing"}
    store.write_now(
        lambda sql: games.add_game(sql, values, [SeatRow(0, "person", None, "Ana"), SeatRow(1, "open")])
    )


def kept(store: Database) -> list[EntryRow]:
    """The entries of the game, as if its row knew of all of them."""
    store.write_now(lambda sql: games.change_game(sql, "game", {"number": 1000}))
    found = store.write_now(lambda sql: games.load_game(sql, "game"))
    assert found is not None
    return found.entries


def entry(number: int, choice: str | None = None) -> EntryRow:
    return EntryRow(number, 0, "power 9", False, choice)


# ---------------------------------------------------------------------- migrations


def test_migrations_make_the_tables_that_the_queries_use(store: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    assert version_of(store) == HEAD
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    migrate(store)


def test_every_migration_can_be_undone(store: Database) -> None:
    from alembic import command
    from alembic.config import Config

    from elgrande.server.store.migrate import FOLDER

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with store.engine.connect() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    with store.engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    migrate(store)


def test_a_newer_database_is_left_alone(store: Database) -> None:
    store.write_now(lambda sql: sql.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(StoreUnavailable, match="use a newer elgrande"):
        migrate(store)


@pytest.mark.parametrize("url", ["mysql://host/name", "nonsense://", "postgresql://127.0.0.1:1/none"])
def test_databases_that_cannot_be_used(url: str) -> None:
    with pytest.raises(StoreUnavailable), opened(url):
        pass


# ---------------------------------------------------------------------- one server for one database


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a lock, and whoever holds one looks often whether it is still there."""
    monkeypatch.setattr("elgrande.server.store.claim._PATIENCE", 0.3)
    monkeypatch.setattr("elgrande.server.store.claim._WATCH", 0.05)


@pytest.mark.usefixtures("hasty")
def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "elgrande.db"))
    lock = claim(url)
    assert lock is not None
    with pytest.raises(StoreUnavailable, match=r"another server uses .*; end it first"):
        claim(url)
    lock.close()
    again = claim(url)
    assert again is not None
    again.close()


@pytest.mark.usefixtures("hasty")
def test_a_second_server_does_not_start(tmp_path: Path) -> None:
    database = str(tmp_path / "elgrande.db")
    with running(database=database), pytest.raises(StoreUnavailable, match="another server uses"):
        create_app(Settings(database=database))


END_THE_HOLDER = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 1995"
)


@pytest.fixture
def elsewhere(postgres: str) -> Iterator[tuple[URL, Connection]]:
    """A database of PostgreSQL, and somebody else's connection to it."""
    url = database_url(new_database(postgres))
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield url, connection
    engine.dispose()


@pytest.mark.usefixtures("hasty")
def test_a_lock_that_was_lost_is_taken_again(elsewhere: tuple[URL, Connection]) -> None:
    url, connection = elsewhere
    lost = threading.Event()
    lock = claim(url, lost.set)
    assert lock is not None
    holders = sa.text("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 1995")
    first = connection.execute(holders).scalar()
    connection.execute(sa.text(END_THE_HOLDER))
    until = time.monotonic() + 20
    while connection.execute(holders).scalar() in (None, first) and time.monotonic() < until:
        time.sleep(0.02)
    # Others that share it are welcome; one that wants it alone is not.
    second = claim(url)
    assert second is not None
    second.close()
    assert connection.execute(sa.text("SELECT pg_try_advisory_lock(1995, 2015)")).scalar() is False
    assert not lost.is_set()
    lock.close()


@pytest.mark.usefixtures("hasty")
def test_who_has_lost_the_lock_to_another_server_ends(elsewhere: tuple[URL, Connection]) -> None:
    url, connection = elsewhere
    lost = threading.Event()
    lock = claim(url, lost.set)
    assert lock is not None
    connection.execute(sa.text(END_THE_HOLDER))
    connection.execute(sa.text("SELECT pg_advisory_lock(1995, 2015)"))
    assert lost.wait(20)
    lock.close()


# ---------------------------------------------------------------------- writing


def test_an_entry_is_written_once(store: Database) -> None:
    add_game(store)
    store.write_now(lambda sql: games.add_entries(sql, "game", [entry(1, "a"), entry(2)]))
    with pytest.raises(IntegrityError):
        store.write_now(lambda sql: games.add_entries(sql, "game", [entry(2)]))
    with pytest.raises(IntegrityError):
        store.write_now(lambda sql: games.add_entries(sql, "game", [entry(3, "a")]))
    assert kept(store) == [entry(1, "a"), entry(2)]


def test_a_write_that_fails_takes_no_other_with_it(store: Database) -> None:
    add_game(store)

    async def write(number: int) -> str:
        try:
            await store.write(lambda sql: games.add_entries(sql, "game", [entry(number)]))
        except IntegrityError:
            return "refused"
        return "written"

    async def many() -> list[str]:
        return await asyncio.gather(*(write(number) for number in [*range(1, 101), *range(51, 151)]))

    results = asyncio.run(many())
    assert results.count("written") == 150
    assert results.count("refused") == 50
    assert [row.number for row in kept(store)] == list(range(1, 151))


def test_who_has_seen_the_last_state_may_write(store: Database) -> None:
    """Of many who write at the same time with the same revision, one does; nothing of the others is there."""
    add_game(store)

    async def write(number: int) -> bool:
        seats = [SeatRow(0, "person", None, f"P{number}"), SeatRow(1, "open")]
        values = {"number": 1, "status": {"by": number}}
        move = Move("game", 0, values, 5.0, [entry(1, f"c{number}")], seats, (1, f'{{"number": {number}}}'))
        try:
            await store.move(move)
        except Stale:
            return False
        return True

    async def many() -> list[bool]:
        return await asyncio.gather(*(write(number) for number in range(20)))

    done = asyncio.run(many())
    assert done.count(True) == 1
    winner = done.index(True)
    found = store.write_now(lambda sql: games.load_game(sql, "game"))
    assert found is not None
    assert found.row["revision"] == 1
    assert found.row["status"] == {"by": winner}
    assert found.entries == [entry(1, f"c{winner}")]
    assert found.seats[0].name == f"P{winner}"
    assert found.snapshot == {"number": winner}


def test_an_entry_that_is_there_is_refused_whatever_the_revision(store: Database) -> None:
    add_game(store)

    async def write(revision: int, *numbers: int) -> str:
        rows = [entry(number) for number in numbers]
        try:
            await store.move(Move("game", revision, {"number": max(numbers)}, 5.0, rows))
        except Stale:
            return "stale"
        return "written"

    async def some() -> list[str]:
        first = await write(0, 1, 2)
        # The key of the entries is the second fence; other moves beside it are not concerned.
        together = await asyncio.gather(write(1, 2), write(1, 3))
        return [first, *together]

    assert asyncio.run(some()) == ["written", "stale", "written"]
    assert [row.number for row in kept(store)] == [1, 2, 3]


def test_where_much_happens_moves_are_written_together(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One at a quiet moment goes at once; those that come right after it wait for each other."""
    names = [f"game{number}" for number in range(12)]
    for name in names:
        add_game(store, name)
    monkeypatch.setattr(database_module, "_BUSY", 3600.0)
    monkeypatch.setattr(database_module, "_TOGETHER", 0.5)
    monkeypatch.setattr(moves_module, "_TOLD_AT_ONCE", 5)
    store.origin = "somebody"
    sizes: list[int] = []
    write = Mover.write

    def counted(self: Mover, moves: list[Move]) -> list[Exception | None]:
        sizes.append(len(moves))
        return write(self, moves)

    monkeypatch.setattr(Mover, "write", counted)

    async def choose(name: str) -> None:
        await store.move(Move(name, 0, {"number": 1}, 5.0, [entry(1)]))

    async def many() -> None:
        store._handed_over = -7200.0
        await choose(names[0])
        await asyncio.gather(*(choose(name) for name in names[1:]))

    asyncio.run(many())
    assert sizes == [1, 11]
    found = store.write_now(lambda sql: games.revision_of(sql, names))
    assert found == dict.fromkeys(names, 1)


def test_what_was_gathered_is_written_at_the_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "_BUSY", 3600.0)
    monkeypatch.setattr(database_module, "_TOGETHER", 3600.0)
    with opened(database) as store:
        add_game(store)

        async def leave() -> None:
            store._handed_over = asyncio.get_running_loop().time()
            waiting = asyncio.create_task(store.move(Move("game", 0, {"number": 1}, 5.0, [entry(1)])))
            await asyncio.sleep(0)
            store.close()
            await waiting

        asyncio.run(leave())
    with opened(database) as again:
        assert kept(again) == [entry(1)]


def test_a_statement_that_the_database_cannot_run_fails_alone(store: Database) -> None:
    add_game(store)

    async def write(number: int) -> str:
        def job(sql: Any) -> None:
            games.add_entries(sql, "game", [entry(number)])
            if number == 7:
                sql.execute(sa.text("SELECT no_such_column FROM entries"))

        try:
            await store.write(job)
        except StoreUnavailable as problem:
            return "refused" if "SELECT" not in str(problem) else str(problem)
        return "written"

    async def many() -> list[str]:
        return await asyncio.gather(*(write(number) for number in range(1, 21)))

    assert asyncio.run(many()) == ["refused" if number == 7 else "written" for number in range(1, 21)]


def test_who_does_not_wait_for_a_write_stops_nobody_else(store: Database) -> None:
    add_game(store)

    async def impatient() -> None:
        tasks = [
            asyncio.create_task(store.write(lambda sql, n=n: games.add_entries(sql, "game", [entry(n)])))  # type: ignore[misc]
            for n in range(1, 41)
        ]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(impatient())
    store.write_now(lambda sql: games.add_entries(sql, "game", [entry(100)]))
    assert {row.number for row in kept(store)} >= {100, *range(2, 41, 2)}


def test_a_job_with_a_mistake_is_undone_alone(store: Database) -> None:
    add_game(store)

    def broken(sql: Any) -> None:
        games.add_entries(sql, "game", [entry(1)])
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.write_now(broken)
    store.write_now(lambda sql: games.add_entries(sql, "game", [entry(1)]))


def test_everything_about_a_table_comes_back(store: Database) -> None:
    add_game(store)
    ana = store.write_now(lambda sql: accounts.add_guest(sql, "Ana"))
    store.write_now(
        lambda sql: games.add_chat(sql, "game", ana.id, ChatRow(0, None, "Ana", "¡Hola! 👋", 1.5))
    )
    store.write_now(lambda sql: games.put_snapshot(sql, "game", 1, '{"number": 1}'))
    store.write_now(lambda sql: games.put_snapshot(sql, "game", 2, '{"number": 2}'))
    found = store.write_now(lambda sql: games.load_game(sql, "game"))
    assert found is not None
    assert [line.text for line in found.chat] == ["¡Hola! 👋"]
    assert found.snapshot == {"number": 2}
    assert [seat.kind for seat in found.seats] == ["person", "open"]
    store.write_now(lambda sql: games.remove_game(sql, "game"))
    assert store.write_now(lambda sql: games.load_game(sql, "game")) is None


def test_sessions_expire_and_are_not_kept_in_clear(store: Database) -> None:
    ana = store.write_now(lambda sql: accounts.add_guest(sql, "Ana"))
    token = store.write_now(lambda sql: accounts.open_session(sql, ana.id, 1))
    old = store.write_now(lambda sql: accounts.open_session(sql, ana.id, -1))
    assert store.write_now(lambda sql: accounts.find_session(sql, token)) == ana
    assert store.write_now(lambda sql: accounts.find_session(sql, old)) is None
    kept = store.write_now(lambda sql: sql.execute(sa.text("SELECT token FROM sessions")).scalars().all())
    assert token not in kept
    store.write_now(accounts.forget_expired)
    assert store.write_now(lambda sql: sql.execute(sa.text("SELECT count(*) FROM sessions")).scalar()) == 1


def test_secrets_of_the_server_stay_the_same(store: Database) -> None:
    first = store.write_now(lambda sql: accounts.server_secret(sql, "csrf"))
    assert store.write_now(lambda sql: accounts.server_secret(sql, "csrf")) == first
    assert len(first) == 64


def test_two_processes_that_make_up_a_secret_agree_on_one(postgres: str) -> None:
    """Both have looked before either has written: the later one takes what the first has written."""
    url = new_database(postgres)
    with opened(url) as here, closing(Database(url)) as elsewhere:

        def late() -> str:
            elsewhere.write_now(lambda sql: accounts.server_secret(sql, "push", lambda: "theirs"))
            return "ours"

        assert here.write_now(lambda sql: accounts.server_secret(sql, "push", late)) == "theirs"
        assert here.write_now(lambda sql: accounts.server_secret(sql, "push", late)) == "theirs"


# ---------------------------------------------------------------------- the whole server on it


def test_a_game_goes_on_after_a_restart(database: str) -> None:
    """Over three servers, one after the other, with snapshots on the way."""
    dice = random.Random(2)
    with running(database=database) as server:
        person = Person(server.port, "Ana")
        cookies = dict(person.http.cookies.items())
        table = person.start_table("me", "random", "random", clock={"kind": "days", "days": 3})["id"]
        with person.connect(table) as socket:
            play_on(socket, dice, 25)
            socket.send(type="chat", text="see you")
            socket.until("chat")
        person.close()
    numbers = []
    for choices in (25, None):
        with running(database=database) as server:
            person = Person(server.port)
            person.http.cookies.clear()
            person.http.cookies.update(cookies)
            person.get("/api/session")
            with person.connect(table) as socket:
                assert socket.hello["chat"][-1]["text"] == "see you"
                numbers.append(socket.number)
                play_on(socket, dice, choices)
                if choices is None:
                    assert socket.over
                    assert person.get(f"/api/records/{table}")["entries"] == socket.number
            person.close()
    assert 0 < numbers[0] < numbers[1]


def test_a_database_of_the_schema_before_keeps_its_games_and_its_people(database: str) -> None:
    """What was there when tables learned to end: a game that runs, one that is over, and who played."""
    from alembic import command
    from alembic.config import Config

    from elgrande.server.store.migrate import FOLDER

    with running(database=database) as server, closing(Person(server.port, "Ana")) as ana:
        table = ana.start_table("me", "quick")["id"]
        with ana.connect(table) as socket:
            play_on(socket, random.Random(4), 3)
        cookies = ana.http.cookies
    with closing(Database(database)) as store:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        with store.engine.connect() as connection, connection.begin():
            connection.execute(sa.text("UPDATE games SET wake = NULL"))
            config.attributes["connection"] = connection
            command.downgrade(config, "0003")
        assert version_of(store) == "0003"
    with running(database=database) as server, closing(Person(server.port)) as ana:
        ana.http.cookies = cookies
        assert ana.get("/api/session")["player"]["name"] == "Ana"
        with ana.connect(table) as socket:
            play_on(socket, random.Random(5), 3)
        found = ana.get(f"/api/tables/{table}")
        assert found["rule"]["last"] == 60
        assert ana.post(f"/api/tables/{table}/end")["ended"] == "agreed"
