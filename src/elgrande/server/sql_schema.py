"""The SQL tables of the database."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

SCHEMA: Final = sql.MetaData()

TABLE_ROWS: Final = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("rules_version", sql.Integer, nullable=False),
    sql.Column("config", sql.Text, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("names", sql.Text, nullable=False),
    sql.Column("cards", sql.Text, nullable=False),
    sql.Column("watchable", sql.Boolean, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("changed", sql.BigInteger, nullable=False, index=True),
    sql.Column("summary", sql.Text, nullable=False),
    sql.Column("key", sql.String(64), nullable=False, server_default=""),
    sql.Column("deal", sql.String(8), nullable=False, server_default="hidden"),
    sql.Column("start", sql.Text, nullable=False, server_default=""),
    sql.Column("host", sql.String(64), nullable=False, server_default=""),
)
SEAT_ROWS: Final = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("veto", sql.String(8), nullable=False),
)
HOLDER_ROWS: Final = sql.Table(
    "holders",
    SCHEMA,
    sql.Column("browser", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
)
ENTRY_ROWS: Final = sql.Table(
    "entries",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("key", sql.String(80)),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.UniqueConstraint("table_id", "key", name="entries_key"),
)
