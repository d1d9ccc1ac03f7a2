"""Clocks: who has how long."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from elgrande.server.live import seating
from elgrande.server.live.clocks import Clocks
from elgrande.server.resources import DaysClock, LiveClock, NoClock
from elgrande.server.store.games import SeatRow
from tests.server.clients import Person, Running, play_on, running

People = Callable[[str | None], Person]


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(NoClock(), 2, 0.0)
    clocks.turn_to([0], 0.0)
    assert clocks.next_expiry() is None
    assert clocks.expired(1e12) == []
    assert clocks.state().remaining == [None, None]


def test_minutes_run_for_who_has_to_choose_and_grow_when_he_is_done() -> None:
    clocks = Clocks(LiveClock(minutes=1, increment=5), 2, 100.0)
    clocks.turn_to([0], 100.0)
    clocks.turn_to([0], 110.0)
    clocks.turn_to([1], 120.0)
    assert clocks.remaining == [45_000, 60_000]
    assert clocks.next_expiry() == 180.0
    assert clocks.expired(179.9) == []
    assert clocks.expired(180.1) == [1]


def test_going_back_and_forth_earns_no_time() -> None:
    clocks = Clocks(LiveClock(minutes=1, increment=5), 2, 0.0)
    clocks.turn_to([0], 0.0)
    for _ in range(10):
        clocks.turn_to([1], 0.0)
        clocks.turn_to([0], 0.0, undone_by=0)
    assert clocks.remaining[0] == 60_000


def test_taking_back_wins_no_days() -> None:
    """Who chooses and takes it back again and again has no more time than who thinks."""
    clocks = Clocks(DaysClock(days=2), 2, 0.0)
    clocks.turn_to([0], 0.0)
    for hour in range(1, 4):
        clocks.turn_to([1], hour * 3_600.0)
        clocks.turn_to([0], hour * 3_600.0, undone_by=0)
    assert clocks.next_expiry() == 2 * 86_400


def test_days_begin_anew_with_every_turn() -> None:
    clocks = Clocks(DaysClock(days=2), 2, 0.0)
    clocks.turn_to([0], 0.0)
    clocks.turn_to([1], 86_400.0)
    clocks.turn_to([0], 90_000.0)
    assert clocks.next_expiry() == 90_000.0 + 2 * 86_400


@pytest.mark.parametrize("setting", [LiveClock(minutes=3, increment=2), DaysClock(days=1)])
def test_clocks_are_kept(setting: LiveClock | DaysClock) -> None:
    clocks = Clocks(setting, 3, 0.0)
    clocks.turn_to([2], 0.0)
    clocks.turn_to([1], 30.0)
    again = Clocks.from_json(setting, 3, clocks.to_json(), 1000.0)
    assert again.remaining == clocks.remaining
    # Minutes stand still while the server is down; days do not.
    assert again.at == (1000.0 if isinstance(setting, LiveClock) else 30.0)


def test_who_runs_out_of_time_is_played_for(server: Running, people: People) -> None:
    ana = people("Ana")
    table = ana.start_table("me", "random", clock={"kind": "live", "minutes": 1, "increment": 0})["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        assert socket.hello["clock"]["remaining"] == [60_000, 60_000]
        live = server.app.state.house.tables[table]
        live.clocks.remaining[0] = 1
        server.server.servers[0].get_loop().call_soon_threadsafe(live.attention.set_timer)
        assert socket.until("notice")["code"] == "time_out"
        socket.until("table")
        assert socket.table["seats"][0]["substitute"] is not None
        socket.send(type="take_back", seat=0)
        assert socket.until("notice")["code"] == "taken_back"
        socket.when(lambda: socket.table["seats"][0]["substitute"] is None)
        socket.when(socket.my_turn)
        if socket.decision is not None:
            assert socket.choose(random.Random(1).choice(socket.options()))["type"] == "ack"
        assert socket.seen[-1]["type"] in ("ack", "update")


def time_is_up(server: Running, table: str, seat: int) -> None:
    """The clock of a seat runs out at once."""
    live = server.app.state.house.tables[table]
    live.clocks.remaining[seat] = 1
    server.server.servers[0].get_loop().call_soon_threadsafe(live.attention.set_timer)


ONE_MINUTE = {"kind": "live", "minutes": 1, "increment": 0}


def test_bots_wait_when_the_time_of_the_last_person_is_up(server: Running, people: People) -> None:
    ana = people("Ana")
    table = ana.start_table("me", "random", clock=ONE_MINUTE)["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        assert not socket.table["held"]
        time_is_up(server, table, 0)
        socket.when(lambda: socket.table["held"])
        number = socket.number
        live = server.app.state.house.tables[table]
        assert live.attention.thinking == {}
        assert ana.get(f"/api/tables/{table}")["held"]
        socket.send(type="ping")
        socket.until("pong")
        assert socket.number == number
        socket.send(type="take_back", seat=0)
        socket.when(lambda: not socket.table["held"])
        socket.when(socket.my_turn)
        assert socket.choose_first()["type"] == "ack"


def test_who_agrees_lets_the_bots_finish(server: Running, people: People) -> None:
    ana = people("Ana")
    table = ana.start_table("me", "random", clock=ONE_MINUTE)["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        time_is_up(server, table, 0)
        socket.when(lambda: socket.table["held"])
        socket.send(type="hand_over", seat=0)
        socket.when(lambda: not socket.table["held"])
        socket.when(lambda: socket.over, timeout=60)


def test_bots_alone_take_their_time(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "slow.db"), bot_pause=3600) as slow:
        ana = Person(slow.port, "Ana")
        table = ana.start_table("me", "random")["id"]
        with closing(ana), ana.connect(table) as socket:
            socket.when(socket.my_turn)
            number = socket.number
            assert not ana.post(f"/api/tables/{table}/hand_over", {"seat": 0})["held"]
            # There is time enough to change one's mind, and then the bots are quick again.
            ana.post(f"/api/tables/{table}/take_back", {"seat": 0})
            assert ana.get(f"/api/tables/{table}")["number"] == number
            assert play_on(socket, random.Random(2), 3) == 3


def test_one_person_who_plays_is_enough_to_go_on(server: Running, people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    table = ana.open_table("me", "open", "random", clock=ONE_MINUTE)["id"]
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ana.post(f"/api/tables/{table}/start")
    with ana.connect(table) as socket:
        assert not ben.post(f"/api/tables/{table}/leave", {"seat": 1})["held"]
        socket.when(socket.my_turn)
        time_is_up(server, table, 0)
        socket.when(lambda: socket.table["held"])
        assert not ben.post(f"/api/tables/{table}/take_back", {"seat": 1})["held"]
        # Ana has not agreed to anything: it is held again when Ben leaves once more.
        assert ben.post(f"/api/tables/{table}/leave", {"seat": 1})["held"]
        assert not ana.post(f"/api/tables/{table}/hand_over", {"seat": 0})["held"]


def test_after_a_restart_people_are_asked_again() -> None:
    rows = [SeatRow(0, "person", "a", "Ana", substitute="greedy"), SeatRow(1, "bot", None, "Bot", "greedy")]
    assert seating.waits_for_people(rows)
    assert not seating.waits_for_people(rows, agreed={0})
    assert not seating.waits_for_people([seating.taken_back(rows, 0)[0], rows[1]])
    assert not seating.waits_for_people([SeatRow(0, "bot"), SeatRow(1, "bot")])


# ---------------------------------------------------------------------- time is not to be had by tricks


@pytest.mark.parametrize("setting", [LiveClock(minutes=5, increment=30), DaysClock(days=2)])
def test_handing_over_and_taking_back_earns_nothing(setting: LiveClock | DaysClock) -> None:
    clocks = Clocks(setting, 2, 0.0)
    clocks.turn_to([0], 0.0)
    full = clocks.remaining[0]
    assert full is not None
    for second in range(1, 61):
        clocks.hand_to([], second - 0.5)
        clocks.give_grace(0, float(second))
        clocks.hand_to([0], float(second))
    # Only while the bot played, for half of the time, the clock stood still.
    assert clocks.remaining[0] == full - 30_000


def test_running_out_of_time_again_and_again_is_worth_less_and_less() -> None:
    clocks = Clocks(LiveClock(minutes=1, increment=0), 2, 0.0)
    clocks.turn_to([0], 0.0)
    at, given = 0.0, []
    for _ in range(6):
        at += 1000
        assert clocks.expired(at) == [0]
        clocks.hand_to([], at)
        clocks.give_grace(0, at)
        clocks.hand_to([0], at)
        given.append(clocks.remaining[0])
        clocks = Clocks.from_json(clocks.setting, 2, clocks.to_json(), at)
    assert given == [60_000, 30_000, 15_000, 7_500, 3_750, 1_875]


def test_only_who_has_chosen_earns_time() -> None:
    clocks = Clocks(LiveClock(minutes=1, increment=5), 3, 0.0)
    clocks.turn_to([0, 1], 0.0)
    clocks.turn_to([2], 10.0, chosen_by={0})
    assert clocks.remaining == [55_000, 50_000, 60_000]
    clocks.turn_to([0], 10.0, undone_by=0, chosen_by=())
    assert clocks.remaining == [50_000, 50_000, 60_000]


def test_a_table_gives_no_time_for_handing_over(server: Running, people: People) -> None:
    ana = people("Ana")
    table = ana.start_table("me", "quick", clock={"kind": "live", "minutes": 5, "increment": 60})["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        live = server.app.state.house.tables[table]
        before = live.clocks.remaining[0]
        live.attention.thinking[0] = live.attention.thinking[1] = None  # the bots do not choose meanwhile
        for _ in range(10):
            ana.post(f"/api/tables/{table}/hand_over", {"seat": 0})
            ana.post(f"/api/tables/{table}/take_back", {"seat": 0})
        assert live.clocks.remaining[0] <= before
        live.attention.thinking.clear()


def test_clocks_do_not_follow_a_jump_of_the_machine(
    server: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = people("Ana")
    table = ana.start_table("me", "random", clock={"kind": "live", "minutes": 10, "increment": 0})["id"]
    with ana.connect(table) as socket:
        socket.when(socket.my_turn)
        right = time.time
        monkeypatch.setattr(time, "time", lambda: right() + 3600)
        assert socket.choose_first()["type"] == "ack"
        socket.reach(socket.number + 1)
        assert socket.table["seats"][0]["substitute"] is None
        left = server.app.state.house.tables[table].clocks.remaining[0]
        assert left > 500_000
