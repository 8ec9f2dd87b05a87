"""Alembic's environment: migrations run on the connection that the storage hands over."""

from __future__ import annotations

from alembic import context

from elgrande.server.storage import SCHEMA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SCHEMA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
