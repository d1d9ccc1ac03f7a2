"""Several servers at one PostgreSQL: whoever comes through whichever of them is at the same tables."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import sqlalchemy as sa

from elgrande.server.live import caps, neighbours
from elgrande.server.rows import EntryRow
from elgrande.server.store.database import StoreUnavailable, database_url
from elgrande.server.store.moves import Move, Stale
from tests.server import chaos
from tests.server.clients import Person, Running, Socket, running
from tests.server.postgres import new_database


@pytest.fixture
def pair(postgres: str) -> Iterator[tuple[Running, Running]]:
    """Two servers at one database."""
    database = new_database(postgres)
    with running(database=database) as one, running(database=database) as other:
        yield one, other


@pytest.fixture
def at(pair: tuple[Running, Running]) -> Iterator[Callable[[Person | str, int], Person]]:
    """Somebody who comes through the first or the second server; also one who came through the other before."""
    with ExitStack() as stack:

        def person(who: Person | str, number: int) -> Person:
            found = Person(pair[number].port, who if isinstance(who, str) else None)
            if isinstance(who, Person):
                found.http.cookies = who.http.cookies
            stack.callback(found.close)
            return found

        yield person


At = Callable[[Person | str, int], Person]


def two_at_a_table(at: At) -> tuple[Person, Person, str]:
    """Ana by the first server, and Ben by the second."""
    ana, ben = at("Ana", 0), at("Ben", 1)
    table = ana.open_table("me", "open")["id"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ana.post(f"/api/tables/{table}/start")
    return ana, ben, table


def same(*sockets: Socket) -> None:
    """All of them come to the same entry and the same log."""
    number = max(socket.number for socket in sockets)
    for socket in sockets:
        socket.reach(number)


def play_on(first: Socket, second: Socket, dice: random.Random, turns: int) -> None:
    """Whoever has something to decide does so, or takes it back; both see the same each time."""
    for _ in range(turns):
        same(first, second)
        if first.over:
            break
        turn = first if first.decision is not None else second
        if turn.decision is None:
            turn.when(turn.my_turn)
        if dice.random() < 0.15 and turn.position and turn.position["can_undo"]:
            answer = turn.undo(turn.hello["seat"])
        else:
            answer = turn.choose(dice.choice(turn.options()))
        assert answer["type"] == "ack", answer
        turn.reach(answer["number"])
    same(first, second)


def test_people_at_two_servers_play_one_game(at: At) -> None:
    ana, ben, table = two_at_a_table(at)
    with ana.connect(table) as first, ben.connect(table) as second:
        assert first.hello["number"] == second.hello["number"] == 0
        play_on(first, second, random.Random(1), 60)
        assert [news["event"] for news in first.log] == [news["event"] for news in second.log]
    again = at(ben, 0).get(f"/api/tables/{table}")
    assert again["number"] == first.number
    assert [seat["mine"] for seat in again["seats"]] == [False, True]


def test_presence_and_chat_are_shared(at: At) -> None:
    ana, ben, table = two_at_a_table(at)
    with ana.connect(table) as first:
        with ben.connect(table) as second:
            while first.until("presence")["presence"]["connected"] != [True, True]:
                pass
            second.send(type="chat", text="hello")
            assert first.until("chat")["line"]["text"] == "hello"
            with at("Eva", 1).connect(table):
                while first.until("presence")["presence"]["watchers"] != 1:
                    pass
                assert first.seen[-1]["presence"]["names"] == [{"name": "Eva", "guest": True}]
            while first.until("presence")["presence"]["watchers"] != 0:
                pass
        while first.until("presence")["presence"]["connected"] != [True, False]:
            pass


def test_seats_taken_at_both_servers_at_once_are_all_kept(at: At) -> None:
    ana = at("Ana", 0)
    table = ana.open_table("me", "open", "open", "open", "open")["id"]
    people = [at(f"P{number}", number % 2) for number in range(1, 5)]
    threads = [
        threading.Thread(target=person.post, args=(f"/api/tables/{table}/sit", {"seat": seat}))
        for seat, person in enumerate(people, 1)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    for person in people:
        assert [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]] == [
            "Ana",
            "P1",
            "P2",
            "P3",
            "P4",
        ]


def test_a_choice_counts_once_at_whichever_server(at: At) -> None:
    """Acknowledged by one server, it may be sent once more to the other, as after a lost connection."""
    ana = at("Ana", 0)
    table = ana.start_table("me", "me")["id"]
    seat = ana.get(f"/api/tables/{table}")["waiting"][0]
    with ana.connect(table, seat) as one, at(ana, 1).connect(table, seat) as other:
        message = {"id": "twice", "number": one.number, "seat": seat, "choice": one.options()[0]}
        for socket in (one, other, one):
            socket.send(type="choose", **message)
            answer = socket.until("ack", "refused")
            assert (answer["type"], answer["number"]) == ("ack", 1)


def test_who_logs_out_is_hung_up_on_everywhere(at: At) -> None:
    ana, _, table = two_at_a_table(at)
    elsewhere = at(ana, 1)
    with ana.connect(table) as socket:
        elsewhere.post("/api/session/logout")
        assert socket.until("closed")["code"] == "signed_out"
    assert at(ana, 0).get("/api/session")["player"] is None


def test_a_seat_is_handed_over_and_taken_back_at_different_servers(at: At) -> None:
    ana, ben, table = two_at_a_table(at)
    with ben.connect(table) as socket:
        ana.post(f"/api/tables/{table}/hand_over", {"seat": 0, "bot": "quick"})
        assert socket.until("notice")["code"] == "handed_over"
        socket.when(lambda: socket.table["seats"][0]["substitute"] == "quick")
        at(ana, 1).post(f"/api/tables/{table}/take_back", {"seat": 0})
        socket.when(lambda: socket.table["seats"][0]["substitute"] is None)


def test_bots_choose_once_whoever_looks_on(at: At, pair: tuple[Running, Running]) -> None:
    """Both servers have the table in memory, but only one of them lets its bots think."""
    ana = at("Ana", 0)
    table = ana.start_table("me", "quick", "random")["id"]
    with ana.connect(table) as first, at("Eva", 1).connect(table) as second:
        dice, last = random.Random(2), 0
        for number in range(20):
            turn = first if number % 2 else at(ana, 1).connect(table)
            turn.reach(last)
            turn.when(turn.my_turn)
            if turn.decision is None:
                break
            answer = turn.choose(dice.choice(turn.options()))
            assert answer["type"] == "ack", answer
            last = answer["number"]
        first.reach(last)
        first.when(first.my_turn)
        second.reach(first.number)
    houses = [server.app.state.house for server in pair]
    assert sum(house.tables[table].keeps for house in houses) == 1


def test_who_has_seen_an_old_state_cannot_write(pair: tuple[Running, Running], at: At) -> None:
    """The fence is in the database: a process that slept through what others did is refused there."""
    _, _, table = two_at_a_table(at)
    house = pair[0].app.state.house
    live = house.tables[table]
    loop = pair[0].server.servers[0].get_loop()

    async def late() -> None:
        move = Move(table, live.revision - 1, {"state": "over"}, 0.0)
        with pytest.raises(Stale):
            await house.database.move(move)

    asyncio.run_coroutine_threadsafe(late(), loop).result(10)
    assert at("Eva", 1).get(f"/api/tables/{table}")["state"] == "playing"


def know_each_other(*servers: Running) -> None:
    until = time.monotonic() + 20
    while not all(server.app.state.house.database.others for server in servers):
        assert time.monotonic() < until, "they did not find each other"
        time.sleep(0.02)


def test_a_choice_is_followed_without_asking_the_database(
    pair: tuple[Running, Running], at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told with all that follows from it; what is told in vain, or too late, is read."""
    ana, ben, table = two_at_a_table(at)
    know_each_other(*pair)
    asked: list[str] = []
    with ana.connect(table) as first, ben.connect(table) as second:
        for server in pair:
            house = server.app.state.house
            monkeypatch.setattr(house, "load_since", lambda game, *_: asked.append(game))
            monkeypatch.setattr(house, "load", lambda game: asked.append(game))
        play_on(first, second, random.Random(2), 24)
        monkeypatch.undo()
        one, other = (server.app.state.house.tables[table] for server in pair)
        assert asked == []
        assert (one.revision, one.keeper, one.facts, one.done) == (
            other.revision,
            other.keeper,
            other.facts,
            other.done,
        )
        assert one.course.game.table.state() == other.course.game.table.state()
        assert one.clocks.moved == other.clocks.moved


def test_what_came_too_late_is_not_told(
    pair: tuple[Running, Running], at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ben, table = two_at_a_table(at)
    know_each_other(*pair)
    house, neighbour = (server.app.state.house for server in pair)
    heard: list[str] = []
    loop = pair[0].server.servers[0].get_loop()

    async def choose(late: int, text: str) -> None:
        revision = house.tables[table].revision - late
        await house.database.move(
            Move(table, revision, {"wake": None}, 0.0, [EntryRow(1, 0, text, False, None)])
        )

    with ben.connect(table):
        monkeypatch.setattr(
            neighbour, "hear_moved", lambda *told: heard.extend(move.entries[0].text for move in told[2:])
        )
        with pytest.raises(Stale):
            asyncio.run_coroutine_threadsafe(choose(1, "late"), loop).result(10)
        asyncio.run_coroutine_threadsafe(choose(0, "in time"), loop).result(10)
        until = time.monotonic() + 20
        while not heard and time.monotonic() < until:
            time.sleep(0.02)
    assert heard == ["in time"]


def test_a_dead_process_is_taken_over_from(
    pair: tuple[Running, Running], at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one stands still in the middle of a bot's turn; the second lets the bot choose."""
    monkeypatch.setattr(neighbours, "LEASE", 1.5)
    ana = at("Ana", 0)
    table = ana.start_table("me", "quick")["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        house, other = (server.app.state.house for server in pair)
        revision = house.tables[table].revision
        # As if it had died with the table on its hands: it renews nothing, and a bot is to choose.
        loop = pair[0].server.servers[0].get_loop()
        for task in [*house.neighbours._tasks, house._sweeper]:
            loop.call_soon_threadsafe(task.cancel)

        def due(sql: Any) -> None:
            sql.execute(sa.text("UPDATE games SET wake = 0 WHERE id = :id"), {"id": table})
            sql.execute(sa.text("UPDATE processes SET until = 0 WHERE id = :id"), {"id": house.id})

        other.database.write_now(due)
        until = time.monotonic() + 20
        while table not in other.tables or not other.tables[table].keeps:
            assert time.monotonic() < until, "nobody has taken it over"
            time.sleep(0.05)
        assert other.tables[table].revision > revision
    # Who plays goes on there.
    with at(ana, 1).connect(table) as again:
        again.when(again.my_turn)
        assert again.choose_first()["type"] == "ack"


def test_a_server_that_ends_leaves_its_tables_to_the_others(postgres: str) -> None:
    database = new_database(postgres)
    with running(database=database) as stays:
        with running(database=database) as ends:
            ana = Person(ends.port, "Ana")
            table = ana.start_table("me", "builder:page", "builder:page")["id"]
            with ana.connect(table) as socket:
                socket.when(socket.my_turn)
                assert socket.choose_first()["type"] == "ack"
        again = Person(stays.port)
        again.http.cookies = ana.http.cookies
        with again.connect(table) as socket:
            for _ in range(3):
                socket.when(socket.my_turn)
                answer = socket.choose_first()
                assert answer["type"] == "ack"
                socket.reach(answer["number"])
        again.close()
        ana.close()


def test_servers_with_other_rules_do_not_share(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = new_database(postgres)
    with running(database=database) as server:
        house = server.app.state.house
        monkeypatch.setattr(neighbours, "RULES_VERSION", 99)
        with pytest.raises(StoreUnavailable, match="another version"):
            house.database.write_now(house.neighbours._register)


def test_a_server_of_an_earlier_version_is_not_let_in_beside(postgres: str) -> None:
    """It would want the database for itself alone, and is refused; also the other way round."""
    database = new_database(postgres)
    engine = sa.create_engine(database_url(database), isolation_level="AUTOCOMMIT")
    alone = "SELECT pg_try_advisory_lock(1995, 2015)"
    with running(database=database), engine.connect() as sql:
        assert sql.execute(sa.text(alone)).scalar() is False
    engine.dispose()


def test_limits_hold_for_all_servers_together(postgres: str) -> None:
    """Eight passwords may be tried from one address, through however many servers."""
    database = new_database(postgres)
    with running(database=database, limits=True) as one, running(database=database, limits=True) as other:
        codes = []
        for number in range(12):
            person = Person((one, other)[number % 2].port)
            form = {"login": f"nobody{number}", "password": "wrong password"}
            codes.append(person.refused("/api/session/login", form)["code"])
            person.close()
        kept = one.app.state.house.database.write_now(
            lambda sql: list(sql.execute(sa.text("SELECT key FROM buckets")).scalars())
        )
    assert codes[:8] == ["wrong_password"] * 8
    assert set(codes[8:]) == {"too_fast"}
    assert all("127.0.0.1" not in key for key in kept)


def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come")


def test_an_address_has_its_bots_tables_at_all_servers_together(postgres: str) -> None:
    database = new_database(postgres)
    with running(database=database, limits=True) as one, running(database=database, limits=True) as other:
        first, second = Person(one.port, "Ana"), Person(other.port, "Ben")
        bots = {"seats": [{"kind": "bot", "bot": "quick"}] * 4, "start": True}
        for person in (first, second, first):
            person.post("/api/tables", bots)
        heard = [server.app.state.house.caps.elsewhere for server in (one, other)]
        until(lambda: [sum(told.alone_in_all for told in by.values()) for by in heard] == [1, 2])
        for person in (first, second):
            assert person.refused("/api/tables", bots)["code"] == "too_many"
        assert "127.0.0.1" not in str(heard)
        for person in (first, second):
            person.close()


def test_an_address_has_its_lines_at_all_servers_together(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caps, "MOST_LINES", 4)
    monkeypatch.setattr(caps, "_WORTH_TELLING", 1)
    database = new_database(postgres)
    with running(database=database, limits=True) as one, running(database=database, limits=True) as other:
        houses = [server.app.state.house for server in (one, other)]
        first, second = Person(one.port, "Ana"), Person(other.port, "Ben")
        table = first.open_table("me", "open")["id"]
        lines = [person.connect(table) for person in (first, second, first)]
        until(
            lambda: [sum(sum(t.lines.values()) for t in h.caps.elsewhere.values()) for h in houses] == [1, 2]
        )
        lines.append(second.connect(table))
        until(
            lambda: [sum(sum(t.lines.values()) for t in h.caps.elsewhere.values()) for h in houses] == [2, 2]
        )
        for person in (first, second):
            assert person.connect(table).seen[-1]["code"] == "too_many"
        # Whoever was quicker than the servers tell each other has too many: both cut what is too much.
        monkeypatch.setattr(caps, "MOST_LINES", 2)
        until(lambda: sum(len(open) for house in houses for open in house.lines_of.values()) <= 2)
        assert all(any(house.lines_of.values()) for house in houses)
        for person in (first, second):
            person.close()


def test_trouble_of_all_kinds(postgres: str) -> None:
    """Four servers are killed and paused, and cut off from the database; the long run of this is in the bench."""
    database = new_database(postgres)
    wire = chaos.Wire(database)
    servers = chaos.Servers(wire.address, 4)
    dice = random.Random(14)
    with chaos.playing(servers, 6, 14) as roamers:
        chaos.all_go_on(roamers)
        for _ in range(4):
            time.sleep(dice.random())
            servers.kill(dice)
        chaos.all_go_on(roamers)
        servers.pause(dice, neighbours.LEASE + 1.0)
        chaos.all_go_on(roamers)
        wire.whole.clear()
        time.sleep(2.0)
        wire.whole.set()
        chaos.all_go_on(roamers)
    servers.stop()
    wire.close()
    assert chaos.check_kept(database, roamers) > 100
