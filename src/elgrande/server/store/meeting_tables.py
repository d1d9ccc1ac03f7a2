"""The tables by which people find each other: profiles, friends, doors of tables, invitations, pairing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from elgrande.server.store.tables import metadata

profiles: Final = Table(
    "profiles",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("languages", JSON, nullable=False),
)
"""What an account says about itself; without a row it is public and says nothing."""

friends: Final = Table(
    "friends",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
    Index("friends_other_way", "friend"),
)
"""Whom somebody calls a friend; it takes two rows for both to agree."""

doors: Final = Table(
    "doors",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("password", String(256)),
    Column("language", String(8)),
)
"""How a table is found and entered: the language that is spoken there, and the hash of its password if it has one."""

invited: Final = Table(
    "invited",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("by", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("at", Float, nullable=False),
    Column("answered", Boolean, nullable=False),
)
"""Who may enter a table that has a password: those who knew it, and those whom somebody ``by`` name has invited."""

pairing: Final = Table(
    "pairing",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("wish", String(200), nullable=False),
    Column("players", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("name", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("waits", Boolean, nullable=False),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE")),
    Index("pairing_wish", "wish", "since"),
)
"""Who waits for a game, one wish for each. ``wish`` is the same for those who fit together; ``waits`` is for play over
days, where nobody has to stay on the page; ``game`` is the table that was found."""
