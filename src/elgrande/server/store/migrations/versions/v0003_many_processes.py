"""Many processes at one database: revisions of tables, who looks after them, and who is alive.

Everything is added and nothing changed, so that a process of the version before it can finish what it does.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("around", sa.JSON(), nullable=True))
    op.add_column("games", sa.Column("keeper", sa.String(length=24), nullable=True))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("asker", sa.String(length=24), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("task", sa.Text(), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=True),
        sa.Column("held", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("thoughts_waiting", "thoughts", ["rank", "asked"])


def downgrade() -> None:
    op.drop_table("thoughts")
    op.drop_table("buckets")
    op.drop_table("processes")
    for column in ("keeper", "around", "revision"):
        op.drop_column("games", column)
