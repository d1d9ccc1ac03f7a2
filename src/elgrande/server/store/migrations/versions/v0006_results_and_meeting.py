"""What games came to, ratings, and how people find each other.

Everything is added and nothing changed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("edition", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("family", sa.String(length=24), nullable=False),
        sa.Column("speed", sa.String(length=8), nullable=False),
        sa.Column("regular", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index("results_pool", "results", ["family", "speed", "counted", "ended", "game"])
    op.create_table(
        "result_seats",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=True),
        sa.Column("member", sa.Boolean(), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Column("powers", sa.JSON(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=True),
        sa.Column("sigma_before", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["results.game"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index(op.f("ix_result_seats_account"), "result_seats", ["account"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("family", sa.String(length=24), nullable=False),
        sa.Column("speed", sa.String(length=8), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("account", "family", "speed"),
    )
    op.create_index("ratings_board", "ratings", ["family", "speed", "mu"])
    op.create_table(
        "profiles",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("languages", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account"),
    )
    op.create_table(
        "friends",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("friend", sa.String(length=24), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "friend"),
    )
    op.create_index("friends_other_way", "friends", ["friend"])
    op.create_table(
        "doors",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("password", sa.String(length=256), nullable=True),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_table(
        "invited",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("answered", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["accounts.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "account"),
    )
    op.create_index(op.f("ix_invited_account"), "invited", ["account"])
    op.create_table(
        "pairing",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("wish", sa.String(length=200), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("waits", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account"),
    )
    op.create_index("pairing_wish", "pairing", ["wish", "since"])


def downgrade() -> None:
    for table in (
        "pairing",
        "invited",
        "doors",
        "friends",
        "profiles",
        "ratings",
        "result_seats",
        "results",
    ):
        op.drop_table(table)
