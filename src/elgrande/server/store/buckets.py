"""Limits that hold for all servers at a PostgreSQL together: buckets of tokens in a table."""

from __future__ import annotations

import hashlib
import hmac

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from elgrande.server.store.accounts import server_secret
from elgrande.server.store.tables import buckets

_NOW = "extract(epoch from clock_timestamp())"
_TAKE = sa.text(
    f"""
    INSERT INTO buckets (key, tokens, at) VALUES (:key, CAST(:burst AS float8) - 1, {_NOW})
    ON CONFLICT (key) DO UPDATE SET at = {_NOW}, tokens = GREATEST(-1, LEAST(CAST(:burst AS float8),
        buckets.tokens + ({_NOW} - buckets.at) / CAST(:seconds AS float8)) - 1)
    RETURNING tokens
    """
)


def take(connection: Connection, what: str, who: str, burst: int, seconds: float) -> float:
    """Take a token; returns how long to wait if there is none."""
    # Nobody is to read addresses out of the database.
    secret = server_secret(connection, "limits")
    key = hmac.new(secret.encode(), f"{what} {who}".encode(), hashlib.sha256).hexdigest()
    left = float(connection.execute(_TAKE, {"key": key, "burst": burst, "seconds": seconds}).scalar() or 0.0)
    return -left * seconds if left < 0 else 0.0


def forget_full(connection: Connection, before: float) -> None:
    """Buckets that nobody has touched for long are full again."""
    connection.execute(buckets.delete().where(buckets.c.at < before))
