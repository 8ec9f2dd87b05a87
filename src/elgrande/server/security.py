"""Checks on every request (host, header against forged requests, rate), and the headers of every answer."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType

from elgrande.server.clients import Buckets, Tally, client_of
from elgrande.server.messages import Trouble
from elgrande.server.settings import OWN_HOSTS, Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

OUR_HEADER: Final = b"x-elgrande"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
NEW: Final = ("/api/tables", "/api/records")
RARE: Final = ("/fork", "/links", "/seats")
"""Requests that make a table or a link, or use a link; they have a lower rate."""


class Guard:
    """Middleware before all routes."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(("/api/", "/join/")):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        headers = dict(scope["headers"])
        status, error = self._gate.refusal(scope, headers)
        if status:
            await refuse(send_with_headers, status, error)
        elif is_stream(scope["path"]):
            await self._stream(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a stream until it ends."""
        client = asker(scope)
        if not self._gate.streams.enter(client):
            await refuse(send, 429, "too many streams at once: close some tables")
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self._gate.streams.leave(client)


class Gate:
    """Decides which requests may pass, and how many; one for all routes."""

    def __init__(self, settings: Settings) -> None:
        self._hosts = {host.lower() for host in (*OWN_HOSTS, *settings.hosts)}
        limits = settings.limits
        self._requests = Buckets(limits.burst, limits.rate, "too many requests")
        self._new_tables = Buckets(limits.new_burst, limits.new_rate, "too many new tables")
        self.streams = Tally(limits.streams, "too many streams at once")

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str]:
        """Why a request may not pass: a status (0 if it may) and a sentence."""
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._known(host):
            return 400, f"this server is not called {host!r:.80}; see elgrande serve --allow-host"
        path = scope["path"]
        if not path.startswith(("/api/", "/join/")):
            return 0, ""
        client = asker(scope)
        if not self._requests.take(client):
            return 429, "too many requests: wait a moment"
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):  # type: ignore[typeddict-item]
            return 0, ""
        if headers.get(OUR_HEADER) != b"1":
            return 403, "a request that changes something needs the header X-Elgrande: 1"
        new = path.rstrip("/") in NEW or path.rstrip("/").endswith(RARE)
        if new and not self._new_tables.take(client):
            return 429, "too many new tables: wait a moment"
        return 0, ""

    def _known(self, host: str) -> bool:
        """Whether this is one of our names or a plain address: others can point a name at us, but not an address."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() and not host.endswith("]") else host
        name = name.removeprefix("[").removesuffix("]").lower()
        if name in self._hosts:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def asker(scope: Scope) -> str:
    """The client that sent a request."""
    return client_of(scope["client"][0]) if scope.get("client") else ""  # type: ignore[index]


def is_stream(path: str) -> bool:
    """Whether this is the path of a table's stream."""
    return path.startswith("/api/tables/") and path.rstrip("/").endswith("/stream")


async def refuse(send: Send, status: int, error: str) -> None:
    """Send a refusal."""
    body = msgspec.json.encode(Trouble(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
