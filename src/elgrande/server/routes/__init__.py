"""The routes of the server, by subject."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler

from elgrande.server.routes import box, pages, play, replay, tables

ROUTES: list[HTTPRouteHandler] = [*box.ROUTES, *tables.ROUTES, *play.ROUTES, *replay.ROUTES, *pages.ROUTES]
