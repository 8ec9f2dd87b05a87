"""The routes of the server, by subject."""

from __future__ import annotations

from typing import Final

from litestar.handlers import HTTPRouteHandler

from elgrande.server.routes import box, examples, health, lobby, notices, pages, people, play, replay, seats, tables

SUBJECTS: Final = (box, examples, health, lobby, tables, play, seats, replay, notices, people, pages)
ROUTES: Final = [one for subject in SUBJECTS for one in vars(subject).values() if isinstance(one, HTTPRouteHandler)]
