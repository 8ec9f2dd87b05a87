"""The SQL tables of the database."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

SCHEMA: Final = sql.MetaData()
PASSING: Final = "passing"
"""SQL tables with this in their `info` hold what is true only while servers run; no backup has them."""

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
    sql.Column("title", sql.String(60), nullable=False, server_default=""),
    sql.Column("pace", sql.Text, nullable=False, server_default=""),
    sql.Column("rated", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("finished", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("version", sql.Integer, nullable=False, server_default="0"),
    sql.Column("touched", sql.Integer, nullable=False, server_default="0"),
    sql.Column("bots", sql.String(16), nullable=False, server_default="", index=True),
    sql.Column("saved", sql.Text, nullable=False, server_default=""),
    sql.Column("client", sql.String(64), nullable=False, server_default="", index=True),
)
SEAT_ROWS: Final = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("link", sql.String(32), nullable=False, server_default=""),
    sql.Column("linked", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("open", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("answers", sql.Text, nullable=False, server_default=""),
)
HOLDER_ROWS: Final = sql.Table(
    "holders",
    SCHEMA,
    sql.Column("person", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("archived", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("quiet", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("told", sql.BigInteger, nullable=False, server_default="0"),
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
PERSON_ROWS: Final = sql.Table(
    "people",
    SCHEMA,
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column("name", sql.String(40), nullable=False, server_default=""),
    sql.Column("language", sql.String(2), nullable=False, server_default="en"),
    sql.Column("zone", sql.String(64), nullable=False, server_default="UTC"),
    sql.Column("quiet_from", sql.Integer),
    sql.Column("quiet_to", sql.Integer),
    sql.Column("passphrase", sql.String(64), nullable=False, server_default="", index=True),
    sql.Column("feed", sql.String(64), nullable=False, server_default="", index=True),
    sql.Column("shown", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("page", sql.String(32), nullable=False, server_default="", index=True),
    sql.Column("seen", sql.BigInteger, nullable=False),
)
DEVICE_ROWS: Final = sql.Table(
    "devices",
    SCHEMA,
    sql.Column("browser", sql.String(64), primary_key=True),
    sql.Column("person", sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("added", sql.BigInteger, nullable=False),
)
CHANNEL_ROWS: Final = sql.Table(
    "channels",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("person", sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("confirmed", sql.Boolean, nullable=False),
    sql.Column("failures", sql.Integer, nullable=False),
    sql.Column("added", sql.BigInteger, nullable=False),
    sql.Column("browser", sql.String(64), nullable=False, server_default=""),
)
JOB_ROWS: Final = sql.Table(
    "jobs",
    SCHEMA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("key", sql.String(160), nullable=False, unique=True),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("due", sql.BigInteger, nullable=False, index=True),
    sql.Column("attempts", sql.Integer, nullable=False),
    sql.Column("leased", sql.BigInteger, nullable=False),
)
RESULT_ROWS: Final = sql.Table(
    "results",
    SCHEMA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("person", sql.String(64), nullable=False, index=True),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("modules", sql.Text, nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("points", sql.Integer, nullable=False),
    sql.Column("rated", sql.Boolean, nullable=False),
    sql.Column("finished", sql.BigInteger, nullable=False),
)
MUTE_ROWS: Final = sql.Table(
    "mutes",
    SCHEMA,
    sql.Column("person", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
)
REPORT_ROWS: Final = sql.Table(
    "reports",
    SCHEMA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("person", sql.String(64), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
)
NODE_ROWS: Final = sql.Table(
    "nodes",
    SCHEMA,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("seen", sql.BigInteger, nullable=False),
    info={PASSING: True},
)
PRESENCE_ROWS: Final = sql.Table(
    "presence",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("node", sql.String(16), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    info={PASSING: True},
)
FACT_ROWS: Final = sql.Table(
    "facts",
    SCHEMA,
    sql.Column("name", sql.String(16), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
BAN_ROWS: Final = sql.Table(
    "bans",
    SCHEMA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("person", sql.String(64), nullable=False, server_default=""),
    sql.Column("network", sql.String(49), nullable=False, server_default=""),
    sql.Column("why", sql.Text, nullable=False, server_default=""),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("ends", sql.BigInteger, nullable=False, server_default="0"),
    sql.UniqueConstraint("person", "network", name="bans_whom"),
)
