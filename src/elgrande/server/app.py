"""The application: routes, what they need, and how refusals are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version
from secrets import token_hex
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from elgrande import ConfigError, OverrideError, RecordError
from elgrande.server.bodies import Bodies
from elgrande.server.errors import NotFound
from elgrande.server.house import Forbidden, Full, House
from elgrande.server.messages import State, Text, Trouble
from elgrande.server.pages import Pages
from elgrande.server.players import Busy
from elgrande.server.routes import ROUTES
from elgrande.server.routes.pages import answer
from elgrande.server.routes.play import Behind
from elgrande.server.routes.replay import TooEarly
from elgrande.server.schema import Tuples
from elgrande.server.security import Gate, Guard
from elgrande.server.settings import Settings
from elgrande.server.tables import Refused, Stale
from elgrande.server.thinking import Think, think

log = logging.getLogger(__name__)
Asked = Request[Any, Any, Any]
RETRY: Final = 60
"""Seconds after which a server that is full may be asked again."""


def make_app(settings: Settings, think: Think = think) -> Litestar:
    """The server as an application; `think` is how bots choose."""
    house = House(settings, think)
    bodies = Bodies(settings.limits.parsing, house.at_once)
    pages = Pages(settings.web)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await house.players.start()
        try:
            yield
        finally:
            bodies.stop()
            await house.players.stop()
            house.storage.close()

    def lost(request: Asked, error: NotFound) -> Response[Trouble] | Response[bytes]:
        """Whoever follows a wrong link in a browser gets the page, which says so in his language."""
        if "text/html" in request.headers.get("Accept", "") and not request.url.path.startswith("/api/"):
            return answer(request, pages.home(), 404)
        return _no(404, error)

    return Litestar(
        route_handlers=ROUTES,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        before_request=bodies.check,
        exception_handlers={**REFUSALS, NotFound: lost},
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Guard, gate=Gate(settings))],
        openapi_config=OpenAPIConfig(
            title="El Grande", version=version("elgrande"), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[Tuples()],
        request_max_body_size=settings.limits.size,
        logging_config=None,
    )


# --- refusals ---


def _no(status: int, error: Exception | str, reason: Text | None = None) -> Response[Trouble]:
    return Response(Trouble(str(error), reason), status_code=status)


def _later(error: Exception) -> Response[Trouble]:
    answer = _no(503, error)
    answer.headers["Retry-After"] = str(RETRY)
    return answer


def _http(request: Asked, error: HTTPException) -> Response[Trouble]:
    if error.status_code >= 500:
        return _broken(request, error)
    said = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        said = "; ".join(f"{line.get('key', '')}: {line.get('message', '')}" for line in error.extra) or said
    return _no(error.status_code, said)


def _behind(request: Asked, error: Behind) -> Response[State]:
    return Response(error.state, status_code=409)


def _broken(request: Asked, error: Exception) -> Response[Trouble]:
    """A fault of ours: the log tells it under a number that the answer names.

    The log has the pattern of the address, since an address may be an invite.
    """
    number = token_hex(4)
    log.error("error %s: %s %s", number, request.method, request.scope.get("path_template"), exc_info=error)
    return Response(Trouble("something is wrong with this server", id=number), status_code=500)


REFUSALS: ExceptionHandlersMap = {
    HTTPException: _http,
    Behind: _behind,
    Forbidden: lambda request, error: _no(403, error),
    Full: lambda request, error: _later(error),
    TooEarly: lambda request, error: _no(409, error),
    Busy: lambda request, error: _no(429, error),
    Stale: lambda request, error: _no(409, "the table has moved on"),
    Refused: lambda request, error: _no(422, error, getattr(error, "reason", None)),
    ConfigError: lambda request, error: _no(422, error),
    OverrideError: lambda request, error: _no(422, error),
    RecordError: lambda request, error: _no(422, error),
    Exception: _broken,
}
