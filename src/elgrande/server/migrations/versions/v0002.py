"""Tables get a key, a deal, a start and a host; links can be used once."""

from __future__ import annotations

from secrets import token_hex

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"

COLUMNS = (
    ("key", sql.String(64), ""),
    ("deal", sql.String(8), "hidden"),
    ("start", sql.Text, ""),
    ("host", sql.String(64), ""),
)


def upgrade() -> None:
    """Add the columns, give each table a key, and use up the links to seats that are taken."""
    for name, kind, value in COLUMNS:
        op.add_column("tables", sql.Column(name, kind, nullable=False, server_default=value))
    tables = sql.table("tables", sql.column("id"), sql.column("key"))
    db = op.get_bind()
    for table in db.execute(sql.select(tables.c.id)).scalars().all():
        db.execute(tables.update().where(tables.c.id == table).values(key=token_hex(32)))
    op.execute(
        "UPDATE seats SET secret = '' WHERE EXISTS (SELECT 1 FROM holders"
        " WHERE holders.table_id = seats.table_id AND holders.seat = seats.seat)"
    )


def downgrade() -> None:
    """Remove the columns."""
    with op.batch_alter_table("tables") as tables:
        for name in ("host", "start", "deal", "key"):
            tables.drop_column(name)
