"""Alembic's environment: migrations run on the connection that `database.py` passes in."""

from __future__ import annotations

from alembic import context

from elgrande.server.sql_schema import SCHEMA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SCHEMA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
