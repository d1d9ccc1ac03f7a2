"""Games that are not played to their end by who began them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from elgrande.record import from_text
from elgrande.server.live import endings
from elgrande.server.live.idle import NOBODY
from tests.server.clients import Data, Person, Running, play_on, running
from tests.server.post import wait_for

People = Callable[[str | None], Person]


def together(server: Running, *people: Person, **form: Any) -> str:
    """A running game of these people."""
    seats = ["me", *["open"] * (len(people) - 1), *form.pop("bots", [])]
    table: str = people[0].open_table(*seats, **form)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    return table


def at_table(server: Running, table: str, work: Callable[[Any], Any]) -> Any:
    """Do something in the loop of the server, with a table in its memory."""
    live = server.app.state.house.tables[table]
    found: dict[str, Any] = {}

    async def run() -> None:
        async with live.lock:
            answer = work(live)
            found["it"] = await answer if asyncio.iscoroutine(answer) else answer

    asyncio.run_coroutine_threadsafe(run(), server.server.servers[0].get_loop()).result(20)
    return found["it"]


def asked(person: Person, table: str) -> list[int]:
    waiting: list[int] = person.get(f"/api/tables/{table}")["waiting"]
    return waiting


def waited(server: Running, table: str, seconds: float) -> None:
    """As if others had waited so long for who is asked."""

    def work(live: Any) -> Any:
        live.patience.at -= seconds
        endings.attend(live)

    at_table(server, table, work)
    loop = server.server.servers[0].get_loop()
    live = server.app.state.house.tables[table]
    asyncio.run_coroutine_threadsafe(live.attention.look_at_clocks(), loop).result(20)


def absent_one(server: Running, ana: Person, ben: Person, **form: Any) -> tuple[str, Person, int, Person]:
    """A game in which somebody is asked who is not there; with who that is, and who waits for him."""
    table = together(server, ana, ben, **form)
    while not (seats := [one for one in asked(ana, table) if one < 2]):
        time.sleep(0.05)
    seat = seats[0]
    gone, here = (ana, ben) if ana.get(f"/api/tables/{table}")["seats"][seat]["mine"] else (ben, ana)
    return table, gone, seat, here


# ---------------------------------------------------------------------- resigning


def test_who_resigns_is_gone_for_good_and_a_bot_plays_on(server: Running, ana: Person, ben: Person) -> None:
    table = together(server, ana, ben, bots=["quick"])
    found = ben.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert found["seats"][1]["substitute"] is not None
    assert found["resigned"] == [1]
    assert found["state"] == "playing"
    assert ben.refused(f"/api/tables/{table}/take_back", {"seat": 1})["code"] == "resigned"
    assert ben.post(f"/api/tables/{table}/resign", {"seat": 1})["resigned"] == [1]


def test_nobody_plays_on_where_the_table_wants_it_so(server: Running, ana: Person, ben: Person) -> None:
    table = together(server, ana, ben, bots=["quick"], rule={"resigned": "nobody"})
    found = ben.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert found["seats"][1]["substitute"] == NOBODY
    with ana.connect(table) as socket:
        play_on(socket, random.Random(2), 12)
        assert socket.number > 12


def test_the_last_one_who_has_not_resigned_ends_the_game(server: Running, ana: Person, ben: Person) -> None:
    table = together(server, ana, ben)
    with ana.connect(table) as socket:
        ben.post(f"/api/tables/{table}/resign", {"seat": 1})
        socket.when(lambda: socket.table["state"] == "over")
        assert socket.table["ended"] == "resigned"
        assert socket.decision is None
    game = from_text(ana.get(f"/api/records/{table}/text"))
    assert game.ended == "resigned"
    assert [(aside.seat, aside.word) for aside in game.asides] == [(1, "resigned")]


# ---------------------------------------------------------------------- agreeing


def test_a_game_ends_when_all_want_it(server: Running, ana: Person, ben: Person) -> None:
    table = together(server, ana, ben, bots=["quick"])
    found = ana.post(f"/api/tables/{table}/end")
    assert found["ending"] == [0]
    assert ana.post(f"/api/tables/{table}/end", {"on": False})["ending"] == []
    ana.post(f"/api/tables/{table}/end")
    over = ben.post(f"/api/tables/{table}/end")
    assert (over["state"], over["ended"], over["winners"]) == ("over", "agreed", None)
    record = ben.get(f"/api/records/{table}")
    assert (record["ended"], record["over"]) == ("agreed", False)
    assert [one["id"] for one in ben.get("/api/records")["records"]] == [table]
    with ana.connect(table) as socket:
        assert socket.decision is None
        seat = socket.hello["seat"]
        assert socket.choose("power 1", seat)["code"] == "over"
    again = ana.post(f"/api/tables/{table}/rematch")
    assert again["state"] == "lobby"


def test_who_does_not_play_cannot_end_the_game(
    server: Running, ana: Person, ben: Person, people: People
) -> None:
    table = together(server, ana, ben, bots=["quick"])
    assert people("Eva").refused(f"/api/tables/{table}/end", {})["code"] == "not_your_seat"
    ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert ben.refused(f"/api/tables/{table}/end", {})["code"] == "not_your_seat"
    # Whoever has left need not be asked.
    assert ana.post(f"/api/tables/{table}/end")["ended"] == "agreed"


# ---------------------------------------------------------------------- games against bots


def test_a_game_against_bots_can_be_deleted(server: Running, ana: Person, ben: Person) -> None:
    table = ana.start_table("me", "quick", "quick")["id"]
    assert ben.refused(f"/api/tables/{table}", method="DELETE")["code"] == "not_yours"
    assert ana.ask("DELETE", f"/api/tables/{table}").status_code == 204
    ana.get(f"/api/tables/{table}", 404)
    shared = together(server, ana, ben)
    assert ana.refused(f"/api/tables/{shared}", method="DELETE")["code"] == "started"


def test_the_record_of_a_game_that_was_ended_stays(server: Running, ana: Person) -> None:
    table = ana.start_table("me", "quick")["id"]
    ana.post(f"/api/tables/{table}/end")
    assert ana.refused(f"/api/tables/{table}", method="DELETE")["code"] == "over"
    assert from_text(ana.get(f"/api/records/{table}/text")).ended == "agreed"


def test_a_game_against_bots_that_is_left_goes_to_the_archive_and_comes_back(
    server: Running, ana: Person, ben: Person
) -> None:
    from elgrande.server.store import games

    alone = ana.start_table("me", "quick")["id"]
    shared = together(server, ana, ben)
    house = server.app.state.house
    house.database.write_now(lambda sql: games.archive_left(sql, time.time() + 60))
    house.tables[alone].facts.archived = True

    def listed(query: str = "") -> set[str]:
        return {one["id"] for one in ana.get(f"/api/tables/mine{query}")["tables"]}

    assert alone in listed("?archived=true")
    assert shared not in listed("?archived=true")
    assert alone not in listed()
    assert shared in listed()
    with ana.connect(alone) as socket:
        assert not socket.table["archived"]
    assert alone in listed()


# ---------------------------------------------------------------------- absence


def test_a_bot_plays_for_who_is_away_until_he_returns(server: Running, ana: Person, ben: Person) -> None:
    table, gone, seat, here = absent_one(server, ana, ben, rule={"wait": 10})
    with here.connect(table) as socket:
        waited(server, table, 590)
        assert socket.table["seats"][seat]["substitute"] is None
        waited(server, table, 20)
        socket.when(lambda: socket.table["seats"][seat]["substitute"] is not None)
        assert "absent" in [one.get("code") for one in socket.seen if one["type"] == "notice"]
        back = gone.post(f"/api/tables/{table}/take_back", {"seat": seat})
        assert back["seats"][seat]["substitute"] is None
    live = server.app.state.house.tables[table]
    assert [aside[2] for aside in live.facts.asides] == ["absent", "back"]


def test_the_others_may_vote_to_skip_a_turn(server: Running, ana: Person, ben: Person) -> None:
    table, _, seat, here = absent_one(server, ana, ben, bots=["quick"])
    voting = f"/api/tables/{table}/vote"
    with here.connect(table) as socket:
        assert here.refused(voting, {"seat": seat, "wish": "skip"})["code"] == "not_waited"
        waited(server, table, 130)
        socket.when(lambda: socket.table["waits"] and socket.table["waits"][0]["open"])
        assert socket.table["waits"][0]["needed"] == 1
        here.post(voting, {"seat": seat, "wish": "skip"})
        live = server.app.state.house.tables[table]
        wait_for(lambda: [aside[2] for aside in live.facts.asides] == ["skipped", "back"])
        assert here.get(f"/api/tables/{table}")["seats"][seat]["substitute"] is None


def test_the_others_may_vote_to_end_the_game(server: Running, ana: Person, ben: Person) -> None:
    table, gone, seat, here = absent_one(server, ana, ben)
    with here.connect(table):
        waited(server, table, 130)
        over = here.post(f"/api/tables/{table}/vote", {"seat": seat, "wish": "end"})
        assert (over["state"], over["ended"]) == ("over", "absence")
    assert gone.refused(f"/api/tables/{table}/vote", {"seat": seat, "wish": "bot"})["code"] == "over"


def test_a_game_that_nobody_touches_for_long_is_over(server: Running, ana: Person, ben: Person) -> None:
    table = together(server, ana, ben, rule={"last": 2})

    def long_ago(live: Any) -> None:
        live.patience.moved -= 2 * 86_400

    at_table(server, table, long_ago)
    waited(server, table, 0)
    assert ana.get(f"/api/tables/{table}")["ended"] == "abandoned"


def test_what_was_waited_and_voted_survives_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "elgrande.db")
    with running(database=database) as server:
        ana, ben, eva = (Person(server.port, name) for name in ("Ana", "Ben", "Eva"))
        table = together(server, ana, ben, eva, rule={"wait": 0, "then": "end", "last": 9})
        ana.post(f"/api/tables/{table}/end")
        cookies = ana.http.cookies
        for person in (ana, ben, eva):
            person.close()
    with running(database=database) as server:
        again = Person(server.port)
        again.http.cookies = cookies
        found = again.get(f"/api/tables/{table}")
        assert found["ending"] == [0]
        assert found["rule"] == {"wait": 0, "then": "end", "resigned": "bot", "last": 9}
        again.close()


def test_rules_that_make_no_sense_are_refused(ana: Person) -> None:
    def refused(**rule: Any) -> Data:
        return ana.refused("/api/tables", {"rule": rule})

    assert refused(wait=1)["code"] == "bad_rule"
    assert refused(last=0)["code"] == "bad_rule"
    assert refused(then="explode")["code"] == "bad_request"
    clock = {"kind": "days", "days": 1, "holidays": 61}
    assert ana.refused("/api/tables", {"clock": clock})["code"] == "bad_clock"
