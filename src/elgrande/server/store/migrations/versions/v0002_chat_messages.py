"""A line of chat knows the id that its sender gave it, so that it is kept once however often it is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("message", sa.String(length=64), nullable=True))
    op.create_index("chat_messages", "chat", ["game", "account", "message"], unique=True)


def downgrade() -> None:
    op.drop_index("chat_messages", table_name="chat")
    op.drop_column("chat", "message")
