"""The operator can ban people and networks."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the SQL table."""
    op.create_table(
        "bans",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("person", sql.String(64), nullable=False, server_default=""),
        sql.Column("network", sql.String(49), nullable=False, server_default=""),
        sql.Column("why", sql.Text, nullable=False, server_default=""),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("ends", sql.BigInteger, nullable=False, server_default="0"),
        sql.UniqueConstraint("person", "network", name="bans_whom"),
    )


def downgrade() -> None:
    """Remove what was added."""
    op.drop_table("bans")
