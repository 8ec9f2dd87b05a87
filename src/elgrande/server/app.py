"""The application: its routes, what they share, and the answers to requests that are refused."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from secrets import token_hex
from typing import Final

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from elgrande import ConfigError, OverrideError, RecordError
from elgrande.server.answers import Trouble
from elgrande.server.bans import Bans
from elgrande.server.bodies import Bodies
from elgrande.server.bot_process import Think, think
from elgrande.server.database_metrics import watch
from elgrande.server.errors import Behind, Busy, Forbidden, Full, NotFound, Refused, Stale, TooEarly
from elgrande.server.health import Health
from elgrande.server.message_parts import Text
from elgrande.server.pages import Pages
from elgrande.server.routes import ROUTES
from elgrande.server.routes.common import AnyRequest
from elgrande.server.routes.pages import answer
from elgrande.server.schema import PLUGINS
from elgrande.server.security import Gate, Guard, is_banned
from elgrande.server.services import Services
from elgrande.server.settings import Settings
from elgrande.server.table_state import State as TableState
from elgrande.server.unavailable import CANNOT_STORE, SOON, STORING, complain, is_away

log = logging.getLogger(__name__)
RETRY: Final = 60
"""Seconds after which a client may ask a full server again."""


def make_app(settings: Settings, think: Think = think) -> Litestar:
    """The application of the server; `think` chooses for bots."""
    services = Services(settings, think)
    bodies = Bodies(settings.limits.parsing, services.slow_requests, services.seals.unsealed)
    pages = Pages(settings.web)
    gate = Gate(settings, services.nodes.living)
    if settings.metrics:
        watch(services.storage.engine)
    bans = Bans(services.storage.engine, services.signer, settings.clock)
    bans.changed = partial(gate.open_streams.end, partial(is_banned, bans))
    health = Health.of(services.storage.engine)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await bans.start()
        await services.start()
        try:
            yield
        finally:
            health.stop()
            await bans.stop()
            bodies.stop()
            await services.stop()

    def lost(request: AnyRequest, error: NotFound) -> Response[Trouble] | Response[bytes]:
        """People who follow a wrong link in a browser get the page, which says so in their language."""
        if "text/html" in request.headers.get("Accept", "") and not request.url.path.startswith("/api/"):
            return answer(request, pages.home(), 404)
        return _no(404, error)

    return Litestar(
        route_handlers=ROUTES,
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
        },
        before_request=bodies.check,
        exception_handlers={**REFUSALS, NotFound: lost},
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Guard, gate=gate, bans=bans)],
        openapi_config=OpenAPIConfig(
            title="El Grande", version=version("elgrande"), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=PLUGINS,
        request_max_body_size=settings.limits.size,
        logging_config=None,
        state=State({"health": health, "streams": gate.open_streams}),
    )


# --- refusals ---


def _no(status: int, error: Exception | str, reason: Text | None = None) -> Response[Trouble]:
    return Response(Trouble(str(error), reason), status_code=status)


def _later(error: Exception | str, seconds: int = RETRY, reason: Text | None = None) -> Response[Trouble]:
    answer = _no(503, error, reason)
    answer.headers["Retry-After"] = str(seconds)
    return answer


def _http(request: AnyRequest, error: HTTPException) -> Response[Trouble]:
    if error.status_code >= 500:
        return _broken(request, error)
    said = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        said = "; ".join(f"{line.get('key', '')}: {line.get('message', '')}" for line in error.extra) or said
    return _no(error.status_code, said)


def _behind(request: AnyRequest, error: Behind) -> Response[TableState]:
    return Response(error.state, status_code=409)


def _broken(request: AnyRequest, error: Exception) -> Response[Trouble]:
    """A fault of the server: the log has the details under the number in the answer.

    The log shows the pattern of the path instead of the path, which may be an invitation.
    """
    if is_away(error):
        complain(error)
        return _later(CANNOT_STORE, SOON, STORING)
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
