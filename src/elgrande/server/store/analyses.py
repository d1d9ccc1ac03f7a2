"""Analyses in the database."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.server.store.tables import analyses


class AnalysisRow(NamedTuple):
    """An analysis as the database has it."""

    id: str
    account: str
    name: str
    data: str
    changed: float


_COLUMNS = [analyses.c[name] for name in AnalysisRow._fields]


def of_account(sql: Connection, account: str, limit: int) -> list[AnalysisRow]:
    """Somebody's analyses, the latest first."""
    query = sa.select(*_COLUMNS).where(analyses.c.account == account)
    return [AnalysisRow(*row) for row in sql.execute(query.order_by(analyses.c.changed.desc()).limit(limit))]


def find(sql: Connection, id: str) -> AnalysisRow | None:
    row = sql.execute(sa.select(*_COLUMNS).where(analyses.c.id == id)).one_or_none()
    return None if row is None else AnalysisRow(*row)


def count(sql: Connection, account: str) -> int:
    query = sa.select(sa.func.count()).select_from(analyses).where(analyses.c.account == account)
    return int(sql.execute(query).scalar() or 0)


def put(sql: Connection, id: str, account: str, name: str, data: str) -> AnalysisRow:
    """Keep an analysis, in place of what was kept under its id."""
    row = AnalysisRow(id, account, name, data, time.time())
    sql.execute(analyses.delete().where(analyses.c.id == id, analyses.c.account == account))
    sql.execute(analyses.insert().values(**row._asdict()))
    return row


def remove(sql: Connection, id: str, account: str) -> bool:
    query = analyses.delete().where(analyses.c.id == id, analyses.c.account == account)
    return sql.execute(query).rowcount > 0
