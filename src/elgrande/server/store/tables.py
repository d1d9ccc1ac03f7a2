"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData()

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
"""What the server made up for itself when it first started."""

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(256)),
    Column("created", Float, nullable=False),
    Column("email", String(254)),
    Column("role", String(12)),
    Column("banned", Float),
    Column("language", String(8)),
    Column("notices", JSON(none_as_null=True)),
    Index("accounts_email", "email", unique=True),
)
"""Players. Guests have neither login nor password.

``email`` is an address that was confirmed, in small letters; ``role`` is ``admin`` or nothing; ``banned`` until when
nobody may log in with it. ``notices`` says what somebody wants to hear of, and how, in his ``language``.
"""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
    Column("handle", String(24), index=True),
    Column("agent", String(120)),
    Column("seen", Float),
)
"""``token`` is a hash: who reads the database cannot take over a session. ``handle`` names it to who it belongs to, and
``agent`` the browser that has it."""

tokens: Final = Table(
    "tokens",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("value", String(254)),
    Column("expires", Float, nullable=False),
)
"""What was sent by mail to be sent back once: to set a new password (``recover``), or to ``confirm`` an address. A hash."""

calendars: Final = Table(
    "calendars",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(48), nullable=False),
    Column("away", JSON, nullable=False),
)
"""Where somebody lives, and the first and last days of his holidays; without a row, at UTC and never away."""

blocks: Final = Table(
    "blocks",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Who does not want to meet or hear whom."""

mutes: Final = Table(
    "mutes",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
)
"""Tables whose chat somebody does not want to read."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("reported", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", String(64), nullable=False),
    Column("game", String(24), ForeignKey("games.id", ondelete="SET NULL")),
    Column("reason", String(12), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("closed", Float),
)
"""What people complain about; ``name`` is that of the reported one at the time."""

bans: Final = Table(
    "bans",
    metadata,
    Column("network", String(50), primary_key=True),
    Column("until", Float),
    Column("why", String(200), nullable=False),
)
"""Address ranges that may only watch."""

announcements: Final = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("text", String(500), nullable=False),
)
"""What everybody is told at the head of every page."""

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", Float, nullable=False),
)
"""Browsers that take notices though no page is open, by Web Push."""

outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("key", String(160), nullable=False, unique=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("game", String(24)),
    Column("kind", String(12), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("to", String(1000), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("holder", String(24)),
    Column("held", Float, nullable=False),
    Column("done", Float),
    Column("why", String(200)),
    Index("outbox_due", "done", "due"),
)
"""Notices on their way. ``key`` says what it is about and to whom it goes: nothing is put here twice, and what is done
stays for a while so that it cannot come again. ``holder`` is the process that sends it, until ``held``."""

deeds: Final = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(24), nullable=False),
    Column("facts", JSON, nullable=False),
)
"""Everything that administrators have done. Nothing removes a row of it."""

games: Final = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("owner", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("state", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("shuffle_seats", Boolean, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("record", JSON(none_as_null=True)),
    Column("rules", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", JSON, nullable=False),
    Column("clocks", JSON(none_as_null=True)),
    Column("wake", Float),
    Column("rematch", String(24)),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("around", JSON(none_as_null=True)),
    Column("rule", JSON(none_as_null=True)),
    Column("ended", String(12)),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("asides", JSON(none_as_null=True)),
    Column("keeper", String(24)),
    Column("begins", Text),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("games_listed", "public", "state", "changed"),
    Index("games_wake", "state", "wake"),
)
"""Tables and their games.

``record`` is the head of the game record (everything but the entries), none in the lobby; ``status`` is what lists show of
a running game; ``wake`` is when the table must be looked after even if nobody is connected, and ``keeper`` the process
that does so. ``revision`` counts the changes; ``around`` is what people have said beside the game, such as that they let a
bot play on, and how long they have waited. ``rule`` says what happens when somebody does not play on, ``ended`` how the game
came to its end, and ``asides`` who has left and come back meanwhile. ``begins`` is the position that a game begins with
which does not begin at the beginning; it counts nowhere.
"""

processes: Final = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("until", Float, nullable=False),
    Column("started", Float, nullable=False),
    Column("version", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
)
"""The servers at this database. Each renews its row; one whose time is over is dead, or as good as that."""

buckets: Final = Table(
    "buckets",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", Float, nullable=False),
)
"""Limits that hold for all servers together. ``key`` is a hash: no address can be read from it."""

thoughts: Final = Table(
    "thoughts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("asker", String(24), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("task", Text, nullable=False),
    Column("worker", String(24)),
    Column("held", Float, nullable=False),
    Index("thoughts_waiting", "rank", "asked"),
)
"""What bots are to think about: taken by workers, removed when it is answered or nobody waits for it any more."""

seats: Final = Table(
    "seats",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", String(64)),
    Column("bot", String(64)),
    Column("substitute", String(64)),
    Column("ready", Boolean, nullable=False),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(64), nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("choice", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "seat", "choice", name="entries_once"),
)
"""What was done at a table, one row for each choice or undo. ``choice`` is the id that the client gave it."""

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
"""The last snapshot of each game: a shortcut that can be thrown away at any time."""

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("message", String(64)),
    Index("chat_messages", "game", "account", "message", unique=True),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("strength", String(8), primary_key=True),
    Column("judgement", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("data", Text),
)
"""Reviews of games that are over. ``data`` is the whole of one, when it is done; ``judgement`` the version that made it."""

verdicts: Final = Table(
    "verdicts",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("strength", String(8), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    ForeignKeyConstraint(["game", "strength"], ["reviews.game", "reviews.strength"], ondelete="CASCADE"),
)
"""What is known of reviews that are being made, decision by decision."""

progress: Final = Table(
    "progress",
    metadata,
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("value", String(200), nullable=False),
    Column("changed", Float, nullable=False),
)
"""How far somebody has come with lessons, puzzles and the like. What a ``value`` means, the client knows."""


analyses: Final = Table(
    "analyses",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Index("analyses_of", "account", "changed"),
)
"""Analyses that people keep: where they begin, and their variations."""
