"""Reviews in the database: what was asked for, and every verdict as soon as it is there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.server.store.tables import reviews, verdicts


class ReviewRow(NamedTuple):
    """A review as the database has it."""

    game: str
    strength: str
    judgement: int
    total: int
    data: str | None
    """The whole review as JSON, when it is done."""


_COLUMNS = [reviews.c[name] for name in ReviewRow._fields]


def find(sql: Connection, game: str, strength: str) -> ReviewRow | None:
    query = sa.select(*_COLUMNS).where(reviews.c.game == game, reviews.c.strength == strength)
    row = sql.execute(query).one_or_none()
    return None if row is None else ReviewRow(*row)


def ask(sql: Connection, game: str, strength: str, judgement: int) -> None:
    """Ask for a review; one of another judgement is made anew, one of this stays as it is."""
    found = find(sql, game, strength)
    if found is not None and found.judgement == judgement:
        return
    sql.execute(reviews.delete().where(reviews.c.game == game, reviews.c.strength == strength))
    values = {"game": game, "strength": strength, "judgement": judgement, "total": 0, "asked": time.time()}
    sql.execute(reviews.insert().values(**values, data=None))


def waiting(sql: Connection, judgement: int) -> list[ReviewRow]:
    """Reviews that are not done, oldest first."""
    query = sa.select(*_COLUMNS).where(reviews.c.data.is_(None), reviews.c.judgement == judgement)
    return [ReviewRow(*row) for row in sql.execute(query.order_by(reviews.c.asked))]


def claim(sql: Connection, judgement: int, holder: str, now: float, until: float) -> ReviewRow | None:
    """Take the oldest review that nobody makes at the time, for so long."""
    query = sa.select(*_COLUMNS).where(
        reviews.c.data.is_(None), reviews.c.judgement == judgement, reviews.c.held < now
    )
    query = query.order_by(reviews.c.asked).limit(1).with_for_update(skip_locked=True)
    row = sql.execute(query).one_or_none()
    if row is None:
        return None
    found = ReviewRow(*row)
    sql.execute(_of(found.game, found.strength).values(holder=holder, held=until))
    return found


def hold(sql: Connection, game: str, strength: str, holder: str, until: float) -> bool:
    """Go on holding a review; False if another one has it by now, or if it is gone."""
    query = _of(game, strength).where(reviews.c.holder == holder, reviews.c.data.is_(None))
    return sql.execute(query.values(held=until)).rowcount > 0


def let_go(sql: Connection, holder: str) -> None:
    """Leave what somebody holds to whoever comes next."""
    sql.execute(reviews.update().where(reviews.c.holder == holder).values(held=0.0))


def _of(game: str, strength: str) -> sa.Update:
    return reviews.update().where(reviews.c.game == game, reviews.c.strength == strength)


def keep(sql: Connection, game: str, strength: str, total: int, found: Sequence[tuple[int, str]]) -> None:
    """Keep verdicts. What another process has kept meanwhile stays."""
    sql.execute(
        reviews.update().where(reviews.c.game == game, reviews.c.strength == strength).values(total=total)
    )
    known = sa.select(verdicts.c.entry).where(verdicts.c.game == game, verdicts.c.strength == strength)
    there = set(sql.execute(known).scalars())
    new = [
        {"game": game, "strength": strength, "entry": entry, "data": data}
        for entry, data in found
        if entry not in there
    ]
    if new and find(sql, game, strength) is not None:
        sql.execute(verdicts.insert(), new)


def kept(sql: Connection, game: str, strength: str) -> list[tuple[int, str]]:
    """The verdicts so far, in the order of the game."""
    query = sa.select(verdicts.c.entry, verdicts.c.data)
    query = query.where(verdicts.c.game == game, verdicts.c.strength == strength).order_by(verdicts.c.entry)
    return [(int(entry), str(data)) for entry, data in sql.execute(query)]


def count(sql: Connection, game: str, strength: str) -> int:
    query = sa.select(sa.func.count()).select_from(verdicts)
    found: Any = sql.execute(query.where(verdicts.c.game == game, verdicts.c.strength == strength)).scalar()
    return int(found or 0)


def finish(sql: Connection, game: str, strength: str, data: str) -> None:
    """A review is done: from now on the whole of it is there, and the single verdicts are not needed any more."""
    where = (reviews.c.game == game, reviews.c.strength == strength)
    sql.execute(reviews.update().where(*where).values(data=data))
    sql.execute(verdicts.delete().where(verdicts.c.game == game, verdicts.c.strength == strength))


def give_up(sql: Connection, game: str, strength: str) -> None:
    """Forget a review that cannot be made."""
    sql.execute(reviews.delete().where(reviews.c.game == game, reviews.c.strength == strength))
