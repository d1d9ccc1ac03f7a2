"""What games came to, and the ratings that follow from it, in the database.

Ratings depend on the order of the games. That order is when they ended, and nothing else: a game that is noted late, by
another process or after a crash, is put where it belongs, and those after it are rated again. So the figures are always
those that a calculation from the first game on would give.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.ratings import FAMILIES, NEWCOMER, SPEEDS, Contender, Outcome, Rated, Skill, rate_outcome
from elgrande.server.rows import new_id
from elgrande.server.store.result_tables import ratings, result_seats, results
from elgrande.server.store.tables import accounts, entries, games, seats

_LOCK: Final = 1996
"""PostgreSQL's advisory lock of whoever rates: one after the other."""
_FIRST: Final = (float("-inf"), "")
STRANGER: Final = "~"
"""How the id of somebody begins who has gone for good."""


class SeatResult(NamedTuple):
    seat: int
    who: Contender
    rank: int
    points: int
    sources: dict[str, int]
    powers: dict[str, int]


class Result(NamedTuple):
    """A game that is over. One that was not played to its end has no seats."""

    game: str
    ended: float
    edition: str
    players: int
    family: str
    speed: str
    regular: bool
    counted: bool
    seats: Sequence[SeatResult]


# ---------------------------------------------------------------------- what is to be noted


def without_result(connection: Connection, limit: int, since: float = 0.0) -> list[str]:
    """Games that are over and not noted yet, the oldest first."""
    noted = sa.select(results.c.game).where(results.c.game == games.c.id).exists()
    query = sa.select(games.c.id).where(
        games.c.public.in_([True, False]), games.c.state == "over", games.c.changed >= since
    )
    query = query.where(~games.c.uploaded, ~noted).order_by(games.c.changed, games.c.id).limit(limit)
    return [str(game) for game in connection.execute(query).scalars()]


def all_over(connection: Connection) -> list[str]:
    """All games that are over, in the order in which they are rated."""
    query = sa.select(games.c.id).where(games.c.state == "over", ~games.c.uploaded)
    return [str(game) for game in connection.execute(query.order_by(games.c.id)).scalars()]


def duration(connection: Connection, game: str) -> tuple[float, float]:
    """When the first and the last entry of a game were made; when it was opened if there is none."""
    query = sa.select(sa.func.min(entries.c.at), sa.func.max(entries.c.at)).where(entries.c.game == game)
    first, last = connection.execute(query).one()
    if last is None:
        opened = connection.execute(sa.select(games.c.created).where(games.c.id == game)).scalar()
        return float(opened or 0.0), float(opened or 0.0)
    return float(first), float(last)


def contenders(connection: Connection, game: str) -> list[Contender]:
    """Who played: as it was noted when the game ended, or as the seats have it now."""
    columns = [result_seats.c[name] for name in Contender._fields]
    noted = sa.select(*columns).where(result_seats.c.game == game).order_by(result_seats.c.seat)
    found = [Contender(*row) for row in connection.execute(noted)]
    if found:
        return found
    query = (
        sa.select(seats.c.kind, seats.c.account, seats.c.bot, accounts.c.login, seats.c.substitute)
        .outerjoin(accounts, accounts.c.id == seats.c.account)
        .where(seats.c.game == game)
        .order_by(seats.c.seat)
    )
    return [
        Contender(None, False, bot or "?")
        if kind == "bot"
        else Contender(account, login is not None, None, substitute is not None)
        for kind, account, bot, login, substitute in connection.execute(query)
    ]


# ---------------------------------------------------------------------- noting


def add_result(connection: Connection, result: Result) -> bool:
    """Note a game and rate it, unless that was done already."""
    _one_at_a_time(connection)
    if connection.execute(sa.select(results.c.game).where(results.c.game == result.game)).first():
        return False
    _put(connection, result)
    if result.counted:
        _rate_from(connection, result.family, result.speed, (result.ended, result.game))
    return True


def replace_results(connection: Connection, found: Iterable[Result]) -> None:
    """Note all these games anew, and rate everything from the first game on."""
    _one_at_a_time(connection)
    for result in found:
        connection.execute(result_seats.delete().where(result_seats.c.game == result.game))
        connection.execute(results.delete().where(results.c.game == result.game))
        _put(connection, result)
    connection.execute(ratings.delete())
    for family in FAMILIES:
        for speed in SPEEDS:
            _rate_from(connection, family, speed, _FIRST)


def _one_at_a_time(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))


def _put(connection: Connection, result: Result) -> None:
    values = result._asdict()
    del values["seats"]
    connection.execute(results.insert().values(**values))
    rows = [
        {
            "game": result.game,
            "seat": one.seat,
            **one.who._asdict(),
            "rank": one.rank,
            "points": one.points,
            "sources": one.sources,
            "powers": one.powers,
        }
        for one in result.seats
    ]
    if rows:
        connection.execute(result_seats.insert(), rows)


# ---------------------------------------------------------------------- rating


def _rate_from(connection: Connection, family: str, speed: str, first: tuple[float, str]) -> None:
    """Rate a game and all later ones of its pool."""
    here = (results.c.family == family, results.c.speed == speed, results.c.counted)
    query = sa.select(results.c.game).where(*here).order_by(results.c.ended, results.c.game)
    if first != _FIRST:
        same = (results.c.ended == first[0]) & (results.c.game >= first[1])
        query = query.where(sa.or_(results.c.ended > first[0], same))
    due = [str(game) for game in connection.execute(query).scalars()]
    known: dict[str, Skill | None] = {}
    touched: dict[str, tuple[Skill, float]] = {}
    for game in due:
        ended, outcome = _outcome(connection, game, family, speed)
        for account in {seat.account for seat in outcome.seats if seat.account is not None} - set(known):
            known[account] = (
                None if first == _FIRST else _last_before(connection, account, family, speed, first)
            )
        rated = rate_outcome(outcome, {name: skill or NEWCOMER for name, skill in known.items()})
        _keep(connection, game, rated)
        for seat, one in zip(outcome.seats, rated, strict=True):
            if seat.account is not None:
                known[seat.account] = one.after
                touched[seat.account] = (one.after, ended)
    for account, (skill, ended) in touched.items():
        _put_rating(connection, account, family, speed, skill, ended)


def _outcome(connection: Connection, game: str, family: str, speed: str) -> tuple[float, Outcome]:
    ended = connection.execute(sa.select(results.c.ended).where(results.c.game == game)).scalar_one()
    columns = [result_seats.c[name] for name in (*Contender._fields, "rank")]
    query = sa.select(*columns).where(result_seats.c.game == game).order_by(result_seats.c.seat)
    rows = list(connection.execute(query))
    seated = [Contender(*row[:-1]) for row in rows]
    return float(ended), Outcome(family, speed, seated, [int(row[-1]) for row in rows])


def _last_before(
    connection: Connection, account: str, family: str, speed: str, first: tuple[float, str]
) -> Skill | None:
    earlier = (results.c.ended == first[0]) & (results.c.game < first[1])
    query = (
        sa.select(result_seats.c.mu, result_seats.c.sigma)
        .join(results, results.c.game == result_seats.c.game)
        .where(result_seats.c.account == account, results.c.family == family, results.c.speed == speed)
        .where(results.c.counted, sa.or_(results.c.ended < first[0], earlier))
        .order_by(results.c.ended.desc(), results.c.game.desc())
        .limit(1)
    )
    row = connection.execute(query).first()
    return None if row is None else Skill(float(row[0]), float(row[1]))


def _keep(connection: Connection, game: str, rated: Sequence[Rated]) -> None:
    for seat, one in enumerate(rated):
        values: dict[str, Any] = {
            "mu_before": one.before.mu,
            "sigma_before": one.before.sigma,
            "mu": one.after.mu,
            "sigma": one.after.sigma,
        }
        own = (result_seats.c.game == game) & (result_seats.c.seat == seat)
        connection.execute(result_seats.update().where(own).values(**values))


def _put_rating(
    connection: Connection, account: str, family: str, speed: str, skill: Skill, ended: float
) -> None:
    if account.startswith(STRANGER):
        return
    played = (
        sa.select(sa.func.count())
        .select_from(result_seats.join(results, results.c.game == result_seats.c.game))
        .where(result_seats.c.account == account, results.c.family == family)
        .where(results.c.speed == speed, results.c.counted)
    )
    own = (ratings.c.account == account) & (ratings.c.family == family) & (ratings.c.speed == speed)
    connection.execute(ratings.delete().where(own))
    connection.execute(
        ratings.insert().values(
            account=account,
            family=family,
            speed=speed,
            mu=skill.mu,
            sigma=skill.sigma,
            games=connection.execute(played).scalar_one(),
            changed=ended,
        )
    )


# ---------------------------------------------------------------------- reading


def figures(connection: Connection) -> dict[tuple[str, ...], tuple[Any, ...]]:
    """All figures there are, to be compared with others."""
    found: dict[tuple[str, ...], tuple[Any, ...]] = {}
    for row in connection.execute(sa.select(ratings)).mappings():
        found[row["account"], row["family"], row["speed"]] = (row["mu"], row["sigma"], row["games"])
    columns = [column for column in result_seats.c if column.name not in ("game", "seat")]
    for game, seat, *values in connection.execute(
        sa.select(result_seats.c.game, result_seats.c.seat, *columns)
    ):
        found[game, str(seat)] = tuple(values)
    return found


def ratings_of(connection: Connection, accounts_: Sequence[str]) -> dict[str, list[sa.RowMapping]]:
    """The ratings of some accounts."""
    query = sa.select(ratings).where(ratings.c.account.in_(accounts_))
    found: dict[str, list[sa.RowMapping]] = {}
    for row in connection.execute(query.order_by(ratings.c.family, ratings.c.speed)).mappings():
        found.setdefault(row["account"], []).append(row)
    return found


def inherit_results(connection: Connection, guest: str, account: str) -> None:
    """The games that somebody played as a guest become those of his account; they were not rated and are not."""
    own = (result_seats.c.account == guest) & ~result_seats.c.member
    connection.execute(result_seats.update().where(own).values(account=account))


def forget_player(connection: Connection, account: str) -> None:
    """Somebody has gone for good: what he did becomes that of a stranger, so that the others' ratings stay true."""
    stranger = (STRANGER + new_id())[:24]
    own = result_seats.c.account == account
    connection.execute(result_seats.update().where(own).values(account=stranger))
    connection.execute(ratings.delete().where(ratings.c.account == account))
