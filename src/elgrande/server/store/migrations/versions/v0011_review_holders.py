"""Which of several servers makes a review."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reviews", sa.Column("holder", sa.String(length=24), nullable=True))
    op.add_column("reviews", sa.Column("held", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("reviews", "held")
    op.drop_column("reviews", "holder")
