"""A table as a scenario, by the button in the browser: it reads back, and tells nobody what he may not know."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from elgrande.record import read_record
from elgrande.record.scenario import position_text, read_scenarios
from elgrande.rules import Setup, Table, new_table, view
from elgrande.server.positions import position_of_table
from elgrande.server.problems import Refusal
from elgrande.terminal.replay import game_at
from tests.server.clients import Person, Running

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))[0]


def read(text: str) -> Table:
    [scenario] = read_scenarios(text, "position.yaml")
    return scenario.table()


def asked(person: Person, path: str) -> httpx.Response:
    return person.http.get(path)


def test_a_running_game_as_the_own_seat_knows_it(ana: Person, ben: Person, server: Running) -> None:
    id = ana.start_table("me", "random", "random")["id"]
    with ana.connect(id) as socket:
        socket.when(socket.my_turn)
        (seat,) = socket.hello["mine"]
        answer = asked(ana, f"/api/tables/{id}/position?seat={seat}")
        assert answer.status_code == 200
        assert answer.text.startswith(f"# What is hidden from seat {seat + 1} is made up here")
        true = server.app.state.house.tables[id].course.game.table
        assert view(read(answer.text), seat) == view(true, seat)
        assert asked(ben, f"/api/tables/{id}/position?seat={seat}").status_code == 403
        seen = asked(ben, f"/api/tables/{id}/position")
        assert view(read(seen.text), None) == view(true, None)


def test_what_is_hidden_is_imagined_anew_each_time() -> None:
    table = new_table(Setup("2015", 4), seed=3)
    texts = {position_of_table(table, 0, "a table", seed) for seed in range(6)}
    assert len(texts) == 6
    assert position_text(table, "a table") not in {text.partition("\n")[2] for text in texts}


def test_a_game_that_is_over_is_told_whole(ana: Person) -> None:
    record = GOLDEN.read_text(encoding="utf-8")
    id = ana.post("/api/records", {"record": record})["id"]
    answer = asked(ana, f"/api/records/{id}/position?at=12")
    assert answer.status_code == 200
    table = game_at(read_record(record), 12).table
    assert position_text(read(answer.text), "x") == position_text(table, "x")
    assert asked(ana, f"/api/records/{id}/position?at=90000").json()["code"] == "no_such_entry"


def test_a_table_that_has_not_begun_has_no_position(ana: Person) -> None:
    id = ana.open_table("me", "open")["id"]
    assert asked(ana, f"/api/tables/{id}/position").json()["code"] == "not_started"


def test_the_entries_of_a_game_are_read_once_however_often_it_is_asked_for(
    ana: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = ana.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8")})["id"]
    house = server.app.state.house
    load, read = house.load, []

    async def counted(game: str) -> object:
        read.append(game)
        return await load(game)

    monkeypatch.setattr(house, "load", counted)
    for first in range(6):
        states = ana.get(f"/api/records/{id}/replay?first={first}&last={first + 1}")["states"]
        assert [state["number"] for state in states] == [first, first + 1]
    assert ana.get(f"/api/records/{id}/text").startswith("elgrande record")
    assert read == [id]
    # A process that is new has to be given them again.
    house.replays._process._process.kill()
    while asked(ana, f"/api/records/{id}/replay?first=7&last=8").status_code == 503:
        time.sleep(0.1)
    assert read == [id, id]


def test_what_is_hidden_is_not_told_for_want_of_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.server.positions.could_be", lambda *_: None)
    table = new_table(Setup("2015", 3), 5)
    with pytest.raises(Refusal, match="without telling what is hidden"):
        position_of_table(table, 0, "a table", 1)
