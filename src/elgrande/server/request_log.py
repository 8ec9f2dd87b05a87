"""The outermost layer: gives each request an id, and logs and counts it.

It knows a request by the pattern of its route, never by its path, which may be an invitation.
"""

from __future__ import annotations

import logging
import re
from ipaddress import ip_network
from secrets import token_hex
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType

from elgrande.server.clients import within
from elgrande.server.logs import ACCESS, FIELDS, REQUEST
from elgrande.server.metrics import ANSWERED, REQUESTS
from elgrande.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADER: Final = b"x-request-id"
HARMLESS: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
METHODS: Final = {"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"}
UNLOGGED: Final = {"/health", "/ready", "/metrics"}
"""Routes that machines ask all the time."""

log = logging.getLogger(ACCESS)


class RequestLog:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._proxies = [ip_network(proxy) for proxy in settings.proxies]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        name = self._id_of(scope)
        token = REQUEST.set(name)
        began = perf_counter()
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, name.encode())]
                ANSWERED.observe(perf_counter() - began, route_of(scope))
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            self._note(scope, status, perf_counter() - began)
            REQUEST.reset(token)

    def _id_of(self, scope: Any) -> str:
        """The id that a trusted proxy gave a request, or a new one."""
        address = scope["client"][0] if scope.get("client") else ""
        if self._proxies and within(address, self._proxies):
            given = dict(scope["headers"]).get(HEADER, b"")
            if HARMLESS.fullmatch(given):
                return str(given.decode())
        return token_hex(8)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        route = route_of(scope)
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.add(method, route, str(status))
        if route not in UNLOGGED and log.isEnabledFor(logging.INFO):
            client = scope["client"][0] if scope.get("client") else ""
            milliseconds = round(seconds * 1000, 1)
            fields = {"method": method, "route": route, "status": status, "ms": milliseconds, "client": client}
            log.info("%s %s %s %s ms %s", method, route, status, milliseconds, client, extra={FIELDS: fields})


def route_of(scope: Any) -> str:
    """The pattern of the route that answers a request, if one does."""
    return str(scope.get("path_template") or "none")
