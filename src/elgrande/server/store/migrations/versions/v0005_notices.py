"""Notices: what somebody wants to hear of, where his browsers are, and what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("language", sa.String(length=8), nullable=True))
    op.add_column("accounts", sa.Column("notices", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("endpoint"),
    )
    op.create_index(op.f("ix_subscriptions_account"), "subscriptions", ["account"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("key", sa.String(length=160), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=True),
        sa.Column("game", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("to", sa.String(length=1000), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=24), nullable=True),
        sa.Column("held", sa.Float(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.Column("why", sa.String(length=200), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("key"),
    )
    op.create_index("outbox_due", "outbox", ["done", "due"])
    op.create_index(op.f("ix_outbox_account"), "outbox", ["account"])


def downgrade() -> None:
    op.drop_index(op.f("ix_outbox_account"), table_name="outbox")
    op.drop_index("outbox_due", table_name="outbox")
    op.drop_table("outbox")
    op.drop_index(op.f("ix_subscriptions_account"), table_name="subscriptions")
    op.drop_table("subscriptions")
    op.drop_column("accounts", "notices")
    op.drop_column("accounts", "language")
