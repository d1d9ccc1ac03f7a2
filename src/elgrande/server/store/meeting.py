"""Profiles, friends, doors of tables and invitations in the database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from elgrande.ratings.skill import CERTAIN, GAMES
from elgrande.server.store.games import SeatRow, load_seats
from elgrande.server.store.meeting_tables import doors, friends, invited, profiles
from elgrande.server.store.result_tables import ratings, result_seats, results
from elgrande.server.store.tables import accounts, blocks, games, seats

_MOST_INVITATIONS: Final = 30


class Door(NamedTuple):
    """How a table is entered; without a row it is open to all who have the link."""

    password: str | None = None
    language: str | None = None


class Person(NamedTuple):
    id: str
    name: str
    since: float
    guest: bool
    public: bool
    languages: list[str]


# ---------------------------------------------------------------------- doors


def put_door(connection: Connection, game: str, door: Door) -> None:
    if door != Door():
        connection.execute(doors.insert().values(game=game, **door._asdict()))


def door_of(connection: Connection, game: str) -> Door:
    return doors_of(connection, [game]).get(game, Door())


def doors_of(connection: Connection, tables: Sequence[str]) -> dict[str, Door]:
    query = sa.select(doors.c.game, doors.c.password, doors.c.language).where(doors.c.game.in_(tables))
    return {game: Door(password, language) for game, password, language in connection.execute(query)}


def let_in(connection: Connection, game: str, account: str, by: str | None = None) -> bool:
    """Somebody may enter a table; False if he could already."""
    own = (invited.c.game == game) & (invited.c.account == account)
    if connection.execute(sa.select(invited.c.game).where(own)).first() is not None:
        return False
    values = {"game": game, "account": account, "by": by, "at": time.time(), "answered": by is None}
    connection.execute(invited.insert().values(**values))
    return True


def is_let_in(connection: Connection, game: str, account: str) -> bool:
    own = (invited.c.game == game) & (invited.c.account == account)
    return connection.execute(sa.select(invited.c.game).where(own)).first() is not None


# ---------------------------------------------------------------------- invitations


def invitations(connection: Connection, account: str) -> list[tuple[str, str | None]]:
    """The tables to which somebody is invited and that have not ended, with the names of those who did."""
    query = (
        sa.select(invited.c.game, accounts.c.name)
        .join(games, games.c.id == invited.c.game)
        .outerjoin(accounts, accounts.c.id == invited.c.by)
        .where(invited.c.account == account, ~invited.c.answered, games.c.state != "over")
        .order_by(invited.c.at.desc())
        .limit(_MOST_INVITATIONS)
    )
    return [(game, name) for game, name in connection.execute(query)]


def answer_invitation(connection: Connection, game: str, account: str) -> None:
    own = (invited.c.game == game) & (invited.c.account == account)
    connection.execute(invited.update().where(own).values(answered=True))


def may_invite(connection: Connection, account: str, other: str) -> bool:
    """Whether somebody wants to hear of another: he calls him a friend, or has played with him and not blocked him."""
    blocked = (blocks.c.account == other) & (blocks.c.blocked == account)
    if connection.execute(sa.select(blocks.c.at).where(blocked)).first() is not None:
        return False
    known = (friends.c.account == other) & (friends.c.friend == account)
    if connection.execute(sa.select(friends.c.friend).where(known)).first() is not None:
        return True
    mine, theirs = result_seats.alias(), result_seats.alias()
    together = sa.select(mine.c.game).join(theirs, theirs.c.game == mine.c.game)
    together = together.where(mine.c.account == account, theirs.c.account == other).limit(1)
    return connection.execute(together).first() is not None


# ---------------------------------------------------------------------- friends


def add_friend(connection: Connection, account: str, friend: str) -> None:
    own = (friends.c.account == account) & (friends.c.friend == friend)
    if connection.execute(sa.select(friends.c.friend).where(own)).first() is None:
        connection.execute(friends.insert().values(account=account, friend=friend, since=time.time()))


def remove_friend(connection: Connection, account: str, friend: str) -> None:
    own = (friends.c.account == account) & (friends.c.friend == friend)
    connection.execute(friends.delete().where(own))


def count_friends(connection: Connection, account: str) -> int:
    query = sa.select(sa.func.count()).select_from(friends).where(friends.c.account == account)
    return int(connection.execute(query).scalar_one())


def friends_of(connection: Connection, account: str) -> list[tuple[str, str, bool]]:
    """Id and name of each friend, and whether it goes both ways."""
    back = friends.alias()
    query = (
        sa.select(accounts.c.id, accounts.c.name, back.c.account)
        .join(friends, friends.c.friend == accounts.c.id)
        .outerjoin(back, (back.c.account == friends.c.friend) & (back.c.friend == friends.c.account))
        .where(friends.c.account == account)
        .order_by(sa.func.lower(accounts.c.name), accounts.c.id)
    )
    return [(id, name, other is not None) for id, name, other in connection.execute(query)]


def tables_of(connection: Connection, people: Sequence[str]) -> dict[str, list[str]]:
    """The public tables at which some people sit, gathering or playing."""
    query = (
        sa.select(seats.c.account, games.c.id)
        .join(games, games.c.id == seats.c.game)
        .where(seats.c.account.in_(people), games.c.public, games.c.state != "over", ~games.c.uploaded)
        .order_by(games.c.changed.desc())
    )
    found: dict[str, list[str]] = {}
    for account, game in connection.execute(query):
        if game not in found.setdefault(account, []):
            found[account].append(game)
    return found


def listed_games(connection: Connection, tables: Sequence[str]) -> list[tuple[RowMapping, list[SeatRow]]]:
    """Some tables with their seats, in the order asked for."""
    rows = {
        row["id"]: row
        for row in connection.execute(sa.select(games).where(games.c.id.in_(tables))).mappings()
    }
    taken = load_seats(connection, list(rows))
    return [(rows[game], taken.get(game, [])) for game in tables if game in rows]


# ---------------------------------------------------------------------- profiles


def find_person(connection: Connection, id: str) -> Person | None:
    query = (
        sa.select(accounts.c.id, accounts.c.name, accounts.c.created, accounts.c.login)
        .add_columns(profiles.c.public, profiles.c.languages)
        .outerjoin(profiles, profiles.c.account == accounts.c.id)
        .where(accounts.c.id == id)
    )
    row = connection.execute(query).first()
    if row is None:
        return None
    _, name, since, login, public, languages = row
    return Person(id, name, float(since), login is None, public is not False, languages or [])


def find_people(connection: Connection, text: str, asker: str, limit: int) -> list[tuple[str, str]]:
    """Id and name of those whose name begins so and whose profile is public, and of who has exactly this login.

    Guests, the asker, and those who have blocked him are not found.
    """
    begins = text.lower().replace("\\", r"\\").replace("%", r"\%").replace("_", r"\_") + "%"
    minded = sa.select(blocks.c.account).where(blocks.c.blocked == asker)
    public = sa.or_(profiles.c.public.is_(None), profiles.c.public)
    query = (
        sa.select(accounts.c.id, accounts.c.name)
        .outerjoin(profiles, profiles.c.account == accounts.c.id)
        .where(accounts.c.login.is_not(None), accounts.c.id != asker, accounts.c.id.not_in(minded))
        .where(
            sa.or_(
                accounts.c.login == text, public & sa.func.lower(accounts.c.name).like(begins, escape="\\")
            )
        )
        .order_by(accounts.c.login != text, sa.func.lower(accounts.c.name), accounts.c.id)
        .limit(limit)
    )
    return [(str(id), str(name)) for id, name in connection.execute(query)]


def put_profile(connection: Connection, account: str, public: bool, languages: list[str]) -> None:
    connection.execute(profiles.delete().where(profiles.c.account == account))
    connection.execute(profiles.insert().values(account=account, public=public, languages=languages))


def played_by(connection: Connection, account: str) -> list[RowMapping]:
    """All that is noted of the games of somebody, seat by seat, the latest game first: one query."""
    own = sa.select(result_seats.c.game).where(result_seats.c.account == account)
    query = (
        sa.select(result_seats, *[results.c[name] for name in ("ended", "edition", "players", "family")])
        .add_columns(results.c.speed, results.c.counted, accounts.c.name.label("known_as"))
        .join(results, results.c.game == result_seats.c.game)
        .outerjoin(accounts, accounts.c.id == result_seats.c.account)
        .where(results.c.regular, result_seats.c.game.in_(own))
        .order_by(results.c.ended.desc(), results.c.game, result_seats.c.seat)
    )
    return list(connection.execute(query).mappings())


# ---------------------------------------------------------------------- leaderboards


def board(connection: Connection, family: str, speed: str, limit: int) -> list[RowMapping]:
    """The best of a family and speed: those with a rating that rests on games, and a public profile."""
    query = (
        sa.select(ratings, accounts.c.name)
        .join(accounts, accounts.c.id == ratings.c.account)
        .outerjoin(profiles, profiles.c.account == ratings.c.account)
        .where(ratings.c.family == family, ratings.c.speed == speed)
        .where(ratings.c.games >= GAMES, ratings.c.sigma <= CERTAIN)
        .where(sa.or_(profiles.c.public.is_(None), profiles.c.public))
        .order_by(ratings.c.mu.desc(), ratings.c.account)
        .limit(limit)
    )
    return list(connection.execute(query).mappings())


def game_facts(connection: Connection, tables: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What a history tells of games besides their figures."""
    query = sa.select(games.c.id, games.c.name, games.c.public, games.c.setup).where(games.c.id.in_(tables))
    return {
        id: {"name": name, "public": bool(public), "setup": setup}
        for id, name, public, setup in connection.execute(query)
    }
