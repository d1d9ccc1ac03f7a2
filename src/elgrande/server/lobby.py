"""The list of public tables, and which of them somebody looks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy.engine import Connection as Sql

from elgrande.ratings import Skill, family_of, shown, speed_of
from elgrande.ratings.skill import MIDDLE
from elgrande.server.meeting_resources import LobbyTable, Speed
from elgrande.server.resources import ClockSetting, SetupInfo, TableSummary
from elgrande.server.store import games as game_store
from elgrande.server.store import meeting
from elgrande.server.store.games import Listed
from elgrande.server.store.meeting import Door
from elgrande.server.store.results import ratings_of

MOST: Final = 500
"""Public tables that are looked through, those that changed last."""


class Looked(NamedTuple):
    """Public tables out of the database, with what is looked for."""

    listed: Listed
    doors: dict[str, Door]
    ratings: dict[str, list[Mapping[Any, Any]]]


class Search(msgspec.Struct, frozen=True):
    """What somebody looks for; what is not said does not matter."""

    edition: str | None = None
    sets: Sequence[str] | None = None
    """Exactly these; an empty list is the plain game."""
    players: int | None = None
    clock: str | None = None
    language: str | None = None
    free: int = 0
    rating_from: int | None = None
    rating_to: int | None = None


def look(sql: Sql, states: Sequence[str]) -> Looked:
    listed = game_store.public_games(sql, states, MOST)
    people = sorted({row.account for _, rows in listed for row in rows if row.account is not None})
    ratings: dict[str, list[Mapping[Any, Any]]] = dict(ratings_of(sql, people))  # type: ignore[arg-type]
    return Looked(listed, meeting.doors_of(sql, [row["id"] for row, _ in listed]), ratings)


def speed_here(clock: ClockSetting) -> Speed:
    """How fast a table plays, before it is known how long the game takes."""
    return "days" if speed_of(str(clock.__struct_config__.tag), 0.0) == "days" else "live"


def pool_of(setup: SetupInfo, clock: ClockSetting) -> tuple[str, Speed]:
    """The family and the speed in which a table is rated."""
    return family_of(setup.edition, setup.sets), speed_here(clock)


def lobby_table(looked: Looked, table: TableSummary, people: Sequence[str]) -> LobbyTable:
    family, speed = pool_of(table.setup, table.clock)
    door = looked.doors.get(table.id, Door())
    numbers = [
        shown(Skill(row["mu"], row["sigma"]))
        for account in people
        for row in looked.ratings.get(account, [])
        if (row["family"], row["speed"]) == (family, speed)
    ]
    return LobbyTable(
        table=table,
        free=sum(seat.kind == "open" for seat in table.seats),
        language=door.language,
        locked=door.password is not None,
        family=family,
        speed=speed,
        rating=round(sum(numbers) / len(numbers)) if numbers else None,
    )


def fits(one: LobbyTable, search: Search) -> bool:
    """Whether a table is what somebody looks for. A table that says no language speaks any."""
    setup = one.table.setup
    rating = MIDDLE if one.rating is None else one.rating
    return (
        search.edition in (None, setup.edition)
        and (search.sets is None or set(search.sets) == set(setup.sets))
        and search.players in (None, setup.players)
        and search.clock in (None, one.table.clock.__struct_config__.tag)
        and (search.language is None or one.language in (None, search.language))
        and one.free >= search.free
        and (search.rating_from is None or rating >= search.rating_from)
        and (search.rating_to is None or rating <= search.rating_to)
    )
