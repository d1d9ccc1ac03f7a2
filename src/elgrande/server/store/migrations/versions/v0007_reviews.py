"""Reviews of games, and their verdicts while they are being made."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("strength", sa.String(length=8), nullable=False),
        sa.Column("judgement", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("data", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "strength"),
    )
    op.create_table(
        "verdicts",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("strength", sa.String(length=8), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "strength"], ["reviews.game", "reviews.strength"], ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "strength", "entry"),
    )


def downgrade() -> None:
    op.drop_table("verdicts")
    op.drop_table("reviews")
