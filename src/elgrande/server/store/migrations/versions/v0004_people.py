"""How games end, whom a table waits for, and what accounts and those who look after them need.

Games that run already get the rule that is the usual one, and are looked at when nobody has touched them for long.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_LAST = 60 * 86_400


def upgrade() -> None:
    op.add_column("games", sa.Column("rule", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("games", sa.Column("ended", sa.String(length=12), nullable=True))
    op.add_column("games", sa.Column("archived", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("asides", sa.JSON(none_as_null=True), nullable=True))
    op.execute("UPDATE games SET ended = 'played' WHERE state = 'over'")
    op.execute(f"UPDATE games SET wake = changed + {_LAST} WHERE state = 'playing' AND wake IS NULL")

    op.add_column("accounts", sa.Column("email", sa.String(length=254), nullable=True))
    op.add_column("accounts", sa.Column("role", sa.String(length=12), nullable=True))
    op.add_column("accounts", sa.Column("banned", sa.Float(), nullable=True))
    op.create_index("accounts_email", "accounts", ["email"], unique=True)
    op.add_column("sessions", sa.Column("handle", sa.String(length=24), nullable=True))
    op.add_column("sessions", sa.Column("agent", sa.String(length=120), nullable=True))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=True))
    op.create_index(op.f("ix_sessions_handle"), "sessions", ["handle"])

    op.create_table(
        "tokens",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("value", sa.String(length=254), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index(op.f("ix_tokens_account"), "tokens", ["account"])
    op.create_table(
        "blocks",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("blocked", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "blocked"),
    )
    op.create_table(
        "mutes",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "game"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=True),
        sa.Column("reported", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["reporter"], ["accounts.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["reported"], ["accounts.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=50), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("why", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("network"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=24), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    for table in ("deeds", "announcements", "bans", "reports", "mutes", "blocks"):
        op.drop_table(table)
    op.drop_index(op.f("ix_tokens_account"), table_name="tokens")
    op.drop_table("tokens")
    op.drop_index(op.f("ix_sessions_handle"), table_name="sessions")
    for column in ("seen", "agent", "handle"):
        op.drop_column("sessions", column)
    op.drop_index("accounts_email", table_name="accounts")
    for column in ("banned", "role", "email"):
        op.drop_column("accounts", column)
    for column in ("asides", "archived", "ended", "rule"):
        op.drop_column("games", column)
