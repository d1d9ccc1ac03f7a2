"""The tables of what games came to: figures of every seat, and ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from elgrande.server.store.tables import metadata

results: Final = Table(
    "results",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("edition", String(24), nullable=False),
    Column("players", Integer, nullable=False),
    Column("family", String(24), nullable=False),
    Column("speed", String(8), nullable=False),
    Column("regular", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Index("results_pool", "family", "speed", "counted", "ended", "game"),
)
"""Games that are over, one row for each: that is why a game is rated once, whoever tries. ``regular`` is one that was
played to its end, ``counted`` one that is rated. Games of one family and speed are rated in the order of ``ended`` and
``game``."""

result_seats: Final = Table(
    "result_seats",
    metadata,
    Column("game", String(24), ForeignKey("results.game", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(24), index=True),
    Column("member", Boolean, nullable=False),
    Column("bot", String(64)),
    Column("left", Boolean, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", JSON, nullable=False),
    Column("powers", JSON, nullable=False),
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
)
"""What each seat came to. ``account`` is no foreign key: the ratings of those who played against somebody stay what
they are when that one has gone, and an id says nothing about anybody. ``member`` tells whether it was an account, not a
guest, when the game ended, and ``left`` whether somebody else played on then; ``rank`` is the one that counts."""

ratings: Final = Table(
    "ratings",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("family", String(24), primary_key=True),
    Column("speed", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ratings_board", "family", "speed", "mu"),
)
"""The rating of each player now: what the last game of that family and speed left."""
