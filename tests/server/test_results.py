"""Games that are over are noted and rated once, in the order of their ends, whoever does it."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from elgrande.cli import app
from elgrande.ratings import NEWCOMER
from elgrande.server import records
from elgrande.server.admin_ratings import rate_games
from elgrande.server.resources import DaysClock, LiveClock
from elgrande.server.results import result_of
from elgrande.server.store import Database
from elgrande.server.store import games as game_store
from elgrande.server.store import results as store
from elgrande.server.store.migrate import migrate
from elgrande.server.store.result_tables import ratings, result_seats, results
from elgrande.server.store.tables import accounts, seats
from tests.server.clients import Person, play_on, running
from tests.server.results import add_over, add_people


@pytest.fixture
def kept(database: str) -> Iterator[Database]:
    with closing(Database(database)) as found:
        migrate(found)
        add_people(found, "ana", "ben", "eva", guests=["gus"])
        yield found


def note(database: Database, *games: str) -> list[bool]:
    """Note games as a server does; True for each that was not noted before."""
    done = []
    for game in games:

        def job(sql: sa.Connection, game: str = game) -> bool:
            stored = game_store.load_game(sql, game)
            assert stored is not None
            result = result_of(sql, stored.row, records.figures(stored))
            assert result is not None
            return store.add_result(sql, result)

        done.append(database.write_now(job))
    return done


def figures(database: Database) -> dict[tuple[str, ...], tuple[Any, ...]]:
    with database.engine.connect() as sql:
        return store.figures(sql)


def row_of(database: Database, game: str) -> sa.RowMapping:
    with database.engine.connect() as sql:
        return sql.execute(sa.select(results).where(results.c.game == game)).mappings().one()


def four_games(database: Database) -> list[str]:
    add_over(database, "first", ["ana", "ben"], at=1000.0, seed=1)
    add_over(database, "second", ["ben", "eva", "greedy:"], at=2000.0, seed=2)
    add_over(database, "third", ["eva", "ana"], at=3000.0, seed=3)
    add_over(database, "fourth", ["ana", "ben"], at=3000.0, seed=4)
    return ["first", "second", "third", "fourth"]


def test_whatever_the_order_in_which_games_are_noted_the_figures_are_the_same(kept: Database) -> None:
    games = four_games(kept)
    note(kept, *games)
    in_order = figures(kept)
    assert len([key for key in in_order if "base" in key]) == 3
    for attempt in range(5):
        kept.write_now(
            lambda sql: [sql.execute(table.delete()) for table in (ratings, result_seats, results)]
        )
        note(kept, *random.Random(attempt).sample(games, 4))
        assert figures(kept) == in_order


def test_a_game_is_rated_once_however_many_try(kept: Database) -> None:
    add_over(kept, "game", ["ana", "ben"], at=1000.0)
    answers: list[bool] = []
    tries = [threading.Thread(target=lambda: answers.extend(note(kept, "game"))) for _ in range(6)]
    for one in tries:
        one.start()
    for one in tries:
        one.join()
    assert sorted(answers) == [False] * 5 + [True]
    with kept.engine.connect() as sql:
        rows = list(sql.execute(sa.select(ratings.c.account, ratings.c.games)))
    assert sorted(tuple(row) for row in rows) == [("ana", 1), ("ben", 1)]


@pytest.mark.parametrize(
    ("seats", "changes", "counted"),
    [
        (["ana", "ben"], {}, True),
        (["ana", "ben", "courtier:hidalgo"], {}, True),
        (["ana", "gus"], {}, False),
        (["ana", "courtier:hidalgo"], {}, False),
        (["ana", "ana", "ben"], {}, False),
    ],
)
def test_what_counts(kept: Database, seats: list[str], changes: dict[str, Any], counted: bool) -> None:
    add_over(kept, "game", seats, at=1000.0, **changes)
    note(kept, "game")
    row = row_of(kept, "game")
    assert row["regular"]
    assert bool(row["counted"]) is counted
    assert any("base" in key for key in figures(kept)) is counted


def test_a_game_that_was_ended_early_is_noted_but_not_rated(kept: Database) -> None:
    add_over(kept, "game", ["ana", "ben"], at=1000.0, entries_kept=10)
    note(kept, "game")
    row = row_of(kept, "game")
    assert not row["regular"]
    assert not row["counted"]
    assert figures(kept) == {}


def test_a_game_that_all_but_one_have_resigned_is_decided(kept: Database) -> None:
    add_over(kept, "game", ["ana", "ben"], at=1000.0, entries_kept=10, ended="resigned")
    gone = (seats.c.game == "game") & (seats.c.account == "ana")
    kept.write_now(lambda sql: sql.execute(seats.update().where(gone).values(substitute="courtier:hidalgo")))
    note(kept, "game")
    assert row_of(kept, "game")["counted"]
    found = figures(kept)
    assert found["ana", "base", "live"][0] < NEWCOMER.mu < found["ben", "base", "live"][0]


def test_who_lets_a_bot_win_has_not_won(kept: Database) -> None:
    add_over(kept, "game", ["ana", "ben"], at=1000.0)
    note(kept, "game")
    (winner,) = (key[0] for key, value in figures(kept).items() if "base" in key and value[0] > NEWCOMER.mu)
    add_over(kept, "again", ["ana", "ben"], at=2000.0, clock=LiveClock(30))
    gone = (seats.c.game == "again") & (seats.c.account == winner)
    kept.write_now(lambda sql: sql.execute(seats.update().where(gone).values(substitute="courtier:hidalgo")))
    note(kept, "again")
    with kept.engine.connect() as sql:
        query = sa.select(result_seats.c.account, result_seats.c.rank).where(result_seats.c.game == "again")
        ranks = {str(account): int(rank) for account, rank in sql.execute(query)}
    assert ranks[winner] == 2


def test_each_family_and_speed_has_ratings_of_its_own(kept: Database) -> None:
    add_over(kept, "live", ["ana", "ben"], at=1000.0, clock=LiveClock(30))
    add_over(kept, "slow", ["ana", "ben"], at=2000.0, clock=DaysClock(1))
    add_over(kept, "without", ["ana", "ben"], at=900_000.0, took=500_000.0)
    add_over(kept, "intrigue", ["ana", "ben", "eva"], at=4000.0, sets=("king-intrigant",))
    note(kept, "live", "slow", "without", "intrigue")
    found = {key for key in figures(kept) if key[0] == "ana"}
    assert found == {("ana", "base", "live"), ("ana", "base", "days"), ("ana", "king-intrigant", "live")}
    assert row_of(kept, "without")["speed"] == "days"


def test_equal_people_end_equal_and_the_winner_rises(kept: Database) -> None:
    add_over(kept, "game", ["ana", "ben"], at=1000.0)
    note(kept, "game")
    with kept.engine.connect() as sql:
        query = sa.select(result_seats).order_by(result_seats.c.rank)
        first, last = sql.execute(query).mappings()
    assert first["mu_before"] == last["mu_before"] == NEWCOMER.mu
    assert first["mu"] > NEWCOMER.mu > last["mu"]
    assert sum(first["sources"].values()) == first["points"]
    assert sum(first["powers"].values()) == 9


def test_everything_from_the_records_gives_the_same_figures(kept: Database, database: str) -> None:
    note(kept, *four_games(kept))
    add_over(kept, "with-guest", ["ana", "gus"], at=2500.0, seed=5)
    note(kept, "with-guest")
    before = figures(kept)

    # Since then a guest has become a member, and a member has gone: neither changes what was.
    def later(sql: sa.Connection) -> None:
        sql.execute(accounts.update().where(accounts.c.id == "gus").values(login="gus"))
        sql.execute(seats.update().where(seats.c.account == "eva").values(account=None))
        sql.execute(accounts.delete().where(accounts.c.id == "eva"))

    kept.write_now(later)
    report = rate_games(database, again=True)
    assert (report.games, report.rated, report.changed) == (5, 4, 0)
    assert figures(kept) == before
    # What was tampered with is found and set right.
    kept.write_now(lambda sql: sql.execute(ratings.update().values(mu=99.0)))
    kept.write_now(lambda sql: sql.execute(result_seats.update().values(points=0)))
    assert rate_games(database, again=True).changed > 0
    assert figures(kept) == before


def test_the_command_says_what_it_did(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = str(tmp_path_factory.mktemp("rate") / "elgrande.db")
    with closing(Database(path)) as database:
        migrate(database)
        add_people(database, "ana", "ben")
        add_over(database, "game", ["ana", "ben"], at=1000.0)
    run: Callable[[Sequence[str]], Any] = lambda words: CliRunner().invoke(app, ["admin", "rate", *words])  # noqa: E731
    first = run(["--database", path])
    assert first.exit_code == 0, first.output
    assert first.output == "One game noted, 1 of them rated.\n"
    assert run(["--database", path]).output == "0 games noted, 0 of them rated.\n"
    assert run(["--database", path, "--again"]).output.endswith("No figure has changed.\n")


def test_a_server_notes_what_it_missed_and_what_ends(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = str(tmp_path_factory.mktemp("noted") / "elgrande.db")
    with closing(Database(path)) as database:
        migrate(database)
        add_people(database, "ana", "ben")
        add_over(database, "missed", ["ana", "ben"], at=1000.0)
    with running(database=path) as server:
        house = server.app.state.house
        people = []
        for name in ("carla", "dora"):
            person = Person(server.port)
            people.append(person)
            person.post("/api/session/register", {"login": name, "password": "a long password", "name": name})
        table = people[0].open_table("me", "open")
        people[1].post(f"/api/tables/{table['id']}/sit", {})
        people[0].post(f"/api/tables/{table['id']}/start")
        sockets = [person.connect(table["id"]) for person in people]
        dice = random.Random(2)
        players = [threading.Thread(target=play_on, args=(socket, dice)) for socket in sockets]
        for player in players:
            player.start()
        for player in players:
            player.join(60)
        assert all(socket.over for socket in sockets)
        noted: dict[str, bool] = {}
        for _ in range(600):
            with house.database.engine.connect() as sql:
                noted = {
                    str(row[0]): bool(row[1])
                    for row in sql.execute(sa.select(results.c.game, results.c.counted))
                }
            if len(noted) == 2:
                break
            threading.Event().wait(0.05)
        assert noted == {"missed": True, table["id"]: True}
        for person in people:
            person.close()
