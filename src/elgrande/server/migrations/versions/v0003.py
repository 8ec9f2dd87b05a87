"""Seats belong to people, who may have several devices; tables have a title and a pace; jobs, results and reports.

Several servers can share the database: a table has a version, and a server that lets its bots choose.
"""

from __future__ import annotations

import json

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"

NO = sql.false()


def upgrade() -> None:
    """Add the columns and the SQL tables. What named a browser names a person now, until they keep their seats."""
    for name, kind, value in (("title", sql.String(60), ""), ("pace", sql.Text, ""), ("rated", sql.Boolean, NO)):
        op.add_column("tables", sql.Column(name, kind, nullable=False, server_default=value))
    op.add_column("tables", sql.Column("finished", sql.BigInteger, nullable=False, server_default="0"))
    tables = sql.table("tables", sql.column("finished"), sql.column("changed"), sql.column("summary", sql.Text))
    op.execute(tables.update().where(tables.c.summary.contains('"over":true')).values(finished=tables.c.changed))
    op.add_column("seats", sql.Column("link", sql.String(32), nullable=False, server_default=""))
    op.add_column("seats", sql.Column("linked", sql.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sql.Column("open", sql.Boolean, nullable=False, server_default=NO))
    op.add_column("seats", sql.Column("answers", sql.Text, nullable=False, server_default=""))
    op.execute("UPDATE seats SET answers = '{\"veto\":[\"' || veto || '\",0]}' WHERE veto <> 'ask'")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("veto")
    _share()
    with op.batch_alter_table("holders") as holders:
        holders.alter_column("browser", new_column_name="person")
    for name in ("archived", "quiet"):
        op.add_column("holders", sql.Column(name, sql.Boolean, nullable=False, server_default=NO))
    op.add_column("holders", sql.Column("told", sql.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "people",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column("name", sql.String(40), nullable=False, server_default=""),
        sql.Column("language", sql.String(2), nullable=False, server_default="en"),
        sql.Column("zone", sql.String(64), nullable=False, server_default="UTC"),
        sql.Column("quiet_from", sql.Integer),
        sql.Column("quiet_to", sql.Integer),
        sql.Column("passphrase", sql.String(64), nullable=False, server_default="", index=True),
        sql.Column("feed", sql.String(64), nullable=False, server_default="", index=True),
        sql.Column("shown", sql.Boolean, nullable=False, server_default=NO),
        sql.Column("page", sql.String(32), nullable=False, server_default="", index=True),
        sql.Column("seen", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sql.Column("browser", sql.String(64), primary_key=True),
        sql.Column("person", sql.String(64), sql.ForeignKey("people.id"), nullable=False, index=True),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("added", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "channels",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("person", sql.String(64), sql.ForeignKey("people.id"), nullable=False, index=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("address", sql.Text, nullable=False),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("confirmed", sql.Boolean, nullable=False),
        sql.Column("failures", sql.Integer, nullable=False),
        sql.Column("added", sql.BigInteger, nullable=False),
        sql.Column("browser", sql.String(64), nullable=False, server_default=""),
    )
    op.create_table(
        "jobs",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("key", sql.String(160), nullable=False, unique=True),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("due", sql.BigInteger, nullable=False, index=True),
        sql.Column("attempts", sql.Integer, nullable=False),
        sql.Column("leased", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
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
    op.create_table(
        "mutes",
        sql.Column("person", sql.String(64), primary_key=True),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
    )
    op.create_table(
        "reports",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
        sql.Column("person", sql.String(64), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
    )


def _share() -> None:
    """What several servers on one database need to know."""
    for name in ("version", "touched"):
        op.add_column("tables", sql.Column(name, sql.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET version = coalesce((SELECT max(number) FROM entries WHERE table_id = tables.id), 0)")
    op.add_column("tables", sql.Column("saved", sql.Text, nullable=False, server_default=""))
    for name, length in (("bots", 16), ("client", 64)):
        op.add_column("tables", sql.Column(name, sql.String(length), nullable=False, server_default=""))
        op.create_index(f"ix_tables_{name}", "tables", [name])
    tables = sql.table("tables", *(sql.column(name) for name in ("id", "summary", "finished", "bots")))
    seats = sql.table("seats", *(sql.column(name) for name in ("table_id", "seat", "kind")))
    db = op.get_bind()
    bots = {(row.table_id, row.seat) for row in db.execute(seats.select().where(seats.c.kind != "person"))}
    for row in db.execute(tables.select().where(tables.c.finished == 0)).all():
        if any((row.id, seat) in bots for seat in json.loads(row.summary).get("waiting", ())):
            db.execute(tables.update().where(tables.c.id == row.id).values(bots="nobody"))
    op.create_table(
        "nodes",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("seen", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("node", sql.String(16), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
    )
    op.create_table(
        "facts",
        sql.Column("name", sql.String(16), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove what was added."""
    for name in ("facts", "presence", "nodes"):
        op.drop_table(name)
    for name in ("reports", "mutes", "results", "jobs", "channels", "devices", "people"):
        op.drop_table(name)
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("told")
        holders.drop_column("quiet")
        holders.drop_column("archived")
        holders.alter_column("person", new_column_name="browser")
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sql.Column("veto", sql.String(8), nullable=False, server_default="ask"))
        for name in ("answers", "open", "linked", "link"):
            seats.drop_column(name)
    for name in ("bots", "client"):
        op.drop_index(f"ix_tables_{name}", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("client", "bots", "saved", "touched", "version", "finished", "rated", "pace", "title"):
            tables.drop_column(name)
