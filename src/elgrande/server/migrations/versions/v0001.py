"""Tables, their seats, who holds them, and the entries."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first form of the database."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("rules_version", sql.Integer, nullable=False),
        sql.Column("config", sql.Text, nullable=False),
        sql.Column("seed", sql.String(64), nullable=False),
        sql.Column("names", sql.Text, nullable=False),
        sql.Column("cards", sql.Text, nullable=False),
        sql.Column("watchable", sql.Boolean, nullable=False),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("changed", sql.BigInteger, nullable=False),
        sql.Column("summary", sql.Text, nullable=False),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("veto", sql.String(8), nullable=False),
    )
    op.create_table(
        "holders",
        sql.Column("browser", sql.String(64), primary_key=True),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("key", sql.String(80)),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.UniqueConstraint("table_id", "key", name="entries_key"),
    )


def downgrade() -> None:
    """Drop all SQL tables."""
    for table in ("entries", "holders", "seats", "tables"):
        op.drop_table(table)
