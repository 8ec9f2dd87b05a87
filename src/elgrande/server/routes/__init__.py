"""The routes of the server, by subject."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from elgrande.server.routes import box, examples, health, lobby, notices, pages, people, play, replay, seats, tables

ROUTES: list[HTTPRouteHandler] = [
    *box.ROUTES,
    *examples.ROUTES,
    *health.ROUTES,
    *lobby.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    *seats.ROUTES,
    *replay.ROUTES,
    *notices.ROUTES,
    *people.ROUTES,
    *pages.ROUTES,
]
