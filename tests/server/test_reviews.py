"""Reviews on the server: made in the thinkers, kept with the game, taken up again, and only when the game is over."""

from __future__ import annotations

import os
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from elgrande.bots import Clock, consult, make_bot
from elgrande.record import Game, to_text
from elgrande.review.review import review
from elgrande.rules import Dice, Setup
from elgrande.server.course import Course
from elgrande.server.records import rows_for
from elgrande.server.rows import Account
from elgrande.server.store import Database
from elgrande.server.store import games as games_store
from elgrande.server.store import reviews as store
from elgrande.server.store.database import database_url
from elgrande.server.store.migrate import migrate
from elgrande.server.store.reviews import ReviewRow
from elgrande.server.store.tables import reviews
from elgrande.server.think_elsewhere import Worker
from tests.server.clients import Person, Running, running
from tests.server.postgres import new_database

LONG = 120.0


def beginning(entries: int = 9) -> Game:
    """A record that ends early: a review of it takes a second."""
    game = Game.new(Setup("2015", 3), 4)
    bot, dice = make_bot("quick:noise=3"), Dice(2)
    while len(game.entries) < entries:
        seat = game.table.deciders[0]
        game.choose(consult(bot, game.table, seat, Clock(), dice).code, seat)
    return game


def uploaded(person: Person, game: Game) -> str:
    return str(person.post("/api/records", {"record": to_text(game), "name": "A game"})["id"])


def made(person: Person, id: str) -> dict[str, Any]:
    """The review, when it is there."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        found: dict[str, Any] = person.get(f"/api/records/{id}/review")
        assert found["state"] != "none"
        if found["state"] == "done":
            return found
        time.sleep(0.2)
    raise AssertionError("the review was never done")


def test_a_review_is_made_and_is_the_one_that_the_command_makes(ana: Person, ben: Person) -> None:
    game = beginning()
    id = uploaded(ana, game)
    assert ana.get(f"/api/records/{id}/review")["state"] == "none"
    asked = ana.post(f"/api/records/{id}/review", {"strength": "quick"})
    assert asked["state"] in ("waiting", "done")
    found = made(ana, id)
    told = found["review"]
    assert found["done"] == found["total"] == len(told["decisions"])
    here = review(game, "quick", seed=0)
    assert [one["chosen"]["lost"] for one in told["decisions"]] == [one.chosen.lost for one in here.decisions]
    assert told["over"] is False
    # Whoever may see the game may see its review, and asking again changes nothing.
    assert ben.get(f"/api/records/{id}/review") == found
    assert ben.post(f"/api/records/{id}/review", {"strength": "quick"}) == found


def test_a_running_game_is_not_reviewed(ana: Person) -> None:
    id = ana.start_table("me", "quick", "quick")["id"]
    refusal = ana.refused(f"/api/records/{id}/review", {"strength": "quick"})
    assert refusal["code"] == "not_over"


def test_bad_wishes_are_refused_with_a_sentence(ana: Person) -> None:
    id = uploaded(ana, beginning())
    assert ana.refused(f"/api/records/{id}/review", {"strength": "endless"})["status"] == 400
    nothing = uploaded(ana, Game.new(Setup("2015", 3), 4))
    assert ana.refused(f"/api/records/{nothing}/review", {})["code"] == "nothing_to_review"
    assert ana.refused("/api/records/nosuchrecord/review", {})["status"] == 404


def test_a_review_is_taken_up_again_where_it_was(tmp_path: Path) -> None:
    """A server dies in the middle; the next one goes on, and what was kept is not thought about again."""
    file = str(tmp_path / "elgrande.db")
    game = beginning()
    with running(database=file) as server:
        ana = Person(server.port, "Ana")
        id = uploaded(ana, game)
        ana.post(f"/api/records/{id}/review", {})
        whole = made(ana, id)["review"]
        ana.close()
    half = whole["decisions"][:4]
    database = Database(file)

    def die(sql: Any) -> None:
        store.give_up(sql, id, "quick")
        store.ask(sql, id, "quick", whole["judgement"])
        marked = [{**one, "round": 77} for one in half]
        pairs = [(one["entry"], msgspec.json.encode(one).decode()) for one in marked]
        store.keep(sql, id, "quick", len(whole["decisions"]), pairs)

    database.write_now(die)
    database.close()
    with running(database=file) as server:
        ana = Person(server.port, "Ana")
        again = made(ana, id)["review"]
        ana.close()
    assert [one["round"] for one in again["decisions"][:4]] == [77] * 4
    assert again["decisions"][4:] == whole["decisions"][4:]


def test_a_review_of_another_judgement_is_made_anew(server: Running, ana: Person) -> None:
    id = uploaded(ana, beginning(6))
    ana.post(f"/api/records/{id}/review", {})
    found = made(ana, id)["review"]
    database = Database(server.settings.database_url)
    old = found["judgement"]
    database.write_now(
        lambda sql: sql.execute(
            reviews.update().where(reviews.c.game == id).values(judgement=old - 1)
        ).close()
    )
    database.close()
    assert ana.get(f"/api/records/{id}/review")["state"] == "none"
    ana.post(f"/api/records/{id}/review", {})
    assert made(ana, id)["review"] == found


def test_reviews_take_no_place_from_bots(server: Running, ana: Person) -> None:
    """They have a process of their own, with what all others leave over."""
    id = uploaded(ana, beginning(6))
    ana.post(f"/api/records/{id}/review", {})
    made(ana, id)
    thinkers = server.app.state.house.thinkers
    assert thinkers.places.free == thinkers.processes
    pid = thinkers._reviewer.pid
    assert pid not in thinkers.pids
    assert os.getpriority(os.PRIO_PROCESS, pid) == 19


def test_playing_on_from_a_moment(server: Running, ana: Person) -> None:
    game = beginning()
    id = uploaded(ana, game)
    table = ana.post(f"/api/records/{id}/play-on", {"entry": 5, "seat": 1})
    assert table["state"] == "playing"
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [
        ("bot", False),
        ("person", True),
        ("bot", False),
    ]
    found = ana.get(f"/api/tables/{table['id']}")
    assert found["number"] >= 5
    # The game that it comes from is as it was.
    assert ana.get(f"/api/records/{id}")["entries"] == len(game.entries)


def test_playing_on_where_that_cannot_be(ana: Person) -> None:
    id = uploaded(ana, beginning())
    assert ana.refused(f"/api/records/{id}/play-on", {"entry": 99, "seat": 0})["code"] == "no_such_entry"
    assert ana.refused(f"/api/records/{id}/play-on", {"entry": 3, "seat": 7})["code"] == "no_such_seat"
    assert (
        ana.refused(f"/api/records/{id}/play-on", {"entry": 3, "seat": 0, "bot": "os:system"})["status"]
        == 400
    )
    running_game = ana.start_table("me", "quick")["id"]
    assert ana.refused(f"/api/records/{running_game}/play-on", {"entry": 0, "seat": 0})["code"] == "not_over"


# ---------------------------------------------------------------------- several processes


def waiting_review(database: Database, game: str) -> None:
    """A review that was asked for, of a game that is there."""
    values, rows, _ = rows_for(Course(beginning(3)), game, Account("", "Ana", None, None))
    values = {**values, "id": game, "owner": None}

    def job(sql: Any) -> None:
        games_store.add_game(sql, values, rows)
        store.ask(sql, game, "quick", 1)

    database.write_now(job)


def claimed(holder: str, now: float, sql: Any) -> ReviewRow | None:
    return store.claim(sql, 1, holder, now, now + 30.0)


def test_of_two_processes_one_makes_a_review(database: str) -> None:
    """Whoever comes first has it until he is not heard of any more."""
    kept = Database(database)
    migrate(kept)
    waiting_review(kept, "first")
    claims = []
    for holder, now in (("a", 100.0), ("b", 101.0), ("b", 200.0)):
        claims.append(kept.write_now(partial(claimed, holder, now)))
    assert [claim and claim.game for claim in claims] == ["first", None, "first"]
    # The first one is too late, and is told so.
    assert not kept.write_now(lambda sql: store.hold(sql, "first", "quick", "a", 300.0))
    assert kept.write_now(lambda sql: store.hold(sql, "first", "quick", "b", 300.0))
    kept.write_now(lambda sql: store.let_go(sql, "b"))
    assert kept.write_now(lambda sql: store.claim(sql, 1, "c", 201.0, 231.0)) is not None
    kept.write_now(lambda sql: store.finish(sql, "first", "quick", "{}"))
    assert kept.write_now(lambda sql: store.claim(sql, 1, "d", 999.0, 1029.0)) is None
    kept.close()


def test_two_servers_do_not_think_about_the_same_decisions(postgres: str) -> None:
    address = new_database(postgres)
    thought: list[tuple[int, int]] = []

    def listen(server: Running, number: int) -> None:
        thinkers = server.app.state.house.thinkers
        look_back = thinkers.look_back

        async def heard(*arguments: Any) -> Any:
            total, found = await look_back(*arguments)
            thought.extend((number, int(entry)) for entry, _ in found)
            return total, found

        thinkers.look_back = heard

    with running(database=address) as one, running(database=address) as other:
        listen(one, 1)
        listen(other, 2)
        ana, ben = Person(one.port, "Ana"), Person(other.port, "Ben")
        id = uploaded(ana, beginning())
        for person in (ana, ben):
            person.post(f"/api/records/{id}/review", {})
        found = made(ben, id)
        assert found["review"] == made(ana, id)["review"]
        ana.close()
        ben.close()
    assert sorted(entry for _, entry in thought) == [one["entry"] for one in found["review"]["decisions"]]
    assert len({number for number, _ in thought}) == 1


def test_workers_elsewhere_make_reviews(postgres: str) -> None:
    address = new_database(postgres)
    url = database_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
    worker = Worker(url)
    game = beginning()
    with running(database=address, think_elsewhere=True) as server:
        threading.Thread(target=worker.run, daemon=True).start()
        ana = Person(server.port, "Ana")
        id = uploaded(ana, game)
        ana.post(f"/api/records/{id}/review", {})
        told = made(ana, id)["review"]
        assert server.app.state.house.thinkers.pids == []
        ana.close()
        worker.ended = True
    here = review(game, "quick", seed=0)
    assert [one["chosen"]["lost"] for one in told["decisions"]] == [one.chosen.lost for one in here.decisions]
