"""Games that are over, put into a database without anybody having played them on a server."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa

from elgrande.record import Game
from elgrande.rules import Setup
from elgrande.server.live.facts import head_of, new_facts, status_of
from elgrande.server.resources import ClockSetting, NoClock
from elgrande.server.store import Database
from elgrande.server.store import games as game_store
from elgrande.server.store.games import EntryRow, SeatRow
from elgrande.server.store.tables import accounts, entries


@cache
def random_game(seed: int, players: int = 2, sets: tuple[str, ...] = ()) -> Game:
    """A game played at random to its end."""
    game = Game.new(Setup("2015", players, list(sets)), seed=seed)
    chance = random.Random(seed)
    while not game.over:
        seat = game.table.deciders[0]
        decision = game.table.decision_of(seat)
        assert decision is not None
        game.choose(chance.choice(list(decision.options)), seat)
    return game


def add_people(database: Database, *names: str, guests: Sequence[str] = ()) -> None:
    rows = [
        {"id": name, "name": name.title(), "login": name, "password": "-", "created": time.time()}
        for name in names
    ]
    rows += [
        {"id": name, "name": name.title(), "login": None, "password": None, "created": time.time()}
        for name in guests
    ]
    database.write_now(lambda sql: sql.execute(accounts.insert(), rows))


def add_over(
    database: Database,
    id: str,
    seats: Sequence[str],
    at: float,
    seed: int = 1,
    clock: ClockSetting | None = None,
    sets: tuple[str, ...] = (),
    took: float = 600.0,
    entries_kept: int | None = None,
    **changes: Any,
) -> None:
    """A game that ended at some time. Seats are accounts, or bots if their names have a colon."""
    game = random_game(seed, len(seats), sets)
    facts = new_facts(id, None, "Table", game.setup, clock or NoClock(), public=True)
    facts.state, facts.status, facts.changed = "over", status_of(game.table), at
    rows = [
        SeatRow(seat, "bot", None, name, name) if ":" in name else SeatRow(seat, "person", name, name.title())
        for seat, name in enumerate(seats)
    ]
    done = [
        EntryRow(number, entry.seat, entry.text, False, None)
        for number, entry in enumerate(game.entries[:entries_kept], 1)
    ]
    facts.number = len(done)

    def job(sql: sa.Connection) -> None:
        game_store.add_game(sql, {**facts.row(), "record": head_of(game), **changes}, rows)
        game_store.add_entries(sql, id, done)
        sql.execute(entries.update().where(entries.c.game == id).values(at=at - took))
        last = (entries.c.game == id) & (entries.c.number == len(done))
        sql.execute(entries.update().where(last).values(at=at))

    database.write_now(job)
