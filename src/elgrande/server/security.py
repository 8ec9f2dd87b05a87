"""Checks on every request (host, header against forged requests, rate), and the headers of every answer."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType

from elgrande.server.answers import Trouble
from elgrande.server.bans import BANNED, REASON, Bans
from elgrande.server.clients import COMPLAINTS, Buckets, Tally, alone, client_of
from elgrande.server.open_streams import OpenStreams, Tap
from elgrande.server.settings import OWN_HOSTS, Settings
from elgrande.server.unavailable import OVERLOAD, OVERLOADED, SOON, complain, is_away

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
NEW: Final = ("/api/tables", "/api/guided", "/api/records")
RARE: Final = (
    *("/fork", "/links", "/seats", "/rematch", "/vote", "/report", "/leave", "/away", "/vacation"),
    *("/join", "/me/keep", "/me/open"),
    *("/push", "/mail", "/hook", "/confirm", "/test", "/feed"),
)
"""Requests that make a table, a link or a passphrase, use one, or send something; they have a lower rate."""
COUNTED: Final = ("/api/", "/join/", "/feed/", "/unsubscribe/")
"""Where requests have a rate, and answers are not kept."""
PROBES: Final = ("/health", "/ready", "/metrics")
"""Where machines ask how the server is. They call it by any name, and always get an answer."""


class Guard:
    """Middleware before all routes."""

    def __init__(self, app: ASGIApp, gate: Gate, bans: Bans) -> None:
        self.app = app
        self._gate = gate
        self._bans = bans

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
                if scope["path"].startswith(COUNTED):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["path"] in PROBES:
            await self.app(scope, receive, send_with_headers)
            return
        headers = dict(scope["headers"])
        status, error = self._gate.refusal(scope, headers)
        if status:
            await refuse(send_with_headers, status, Trouble(error))
        elif is_banned(self._bans, scope):
            await refuse(send_with_headers, 403, Trouble(BANNED, REASON))
        elif is_stream(scope["path"]):
            await self._stream(scope, receive, send_with_headers)
        else:
            await self._request(scope, receive, send_with_headers)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless so many wait already that this one would wait for too long."""
        if self._gate.under_way >= self._gate.most_under_way:
            COMPLAINTS.about("", "refused, since too many requests wait for an answer")
            await refuse(send, 503, Trouble(OVERLOADED, OVERLOAD), SOON)
            return
        self._gate.under_way += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._gate.under_way -= 1

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a stream until it ends."""
        client = asker(scope)
        if not self._gate.streams.enter(client):
            await refuse(send, 429, Trouble("too many streams at once: close some tables"))
            return
        tap = Tap(send)
        try:
            ended = await self._gate.open_streams.run(self.app(scope, receive, tap), scope, tap)
            if ended and not tap.started:
                await refuse(send, 503, Trouble("the server ends: ask again in a moment", OVERLOAD), SOON)
        except Exception as error:
            if not (tap.started and is_away(error)):
                raise
            complain(error)
            await tap.bye()
        finally:
            self._gate.streams.leave(client)


class Gate:
    """Decides which requests may pass, and how many; one for all routes."""

    def __init__(self, settings: Settings, servers: Callable[[], int] = alone) -> None:
        self._hosts = {host.lower() for host in (*OWN_HOSTS, *settings.hosts)}
        limits = settings.limits
        self._requests = Buckets(limits.burst, limits.rate, "too many requests", servers=servers)
        self._new_tables = Buckets(limits.new_burst, limits.new_rate, "too many new tables", servers=servers)
        self.streams = Tally(limits.streams, "too many streams at once", servers=servers)
        self.open_streams = OpenStreams()
        self.under_way = 0
        """Requests that wait for an answer, without streams."""
        self.most_under_way = limits.under_way

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str]:
        """Why a request may not pass: a status (0 if it may) and a sentence."""
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._known(host):
            return 400, f"this server is not called {host!r:.80}; see elgrande serve --allow-host"
        path = scope["path"]
        if not path.startswith(COUNTED):
            return 0, ""
        client = asker(scope)
        if not self._requests.take(client):
            return 429, "too many requests: wait a moment"
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):  # type: ignore[typeddict-item]
            return 0, ""
        if path.startswith("/unsubscribe/"):  # mail programs send this, and the link is signed
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


def is_banned(bans: Bans, scope: Scope) -> bool:
    """Whether the operator has banned whoever asks; the pages are for everybody, so that they can say so."""
    address = scope["client"][0] if scope.get("client") else ""  # type: ignore[index]
    cookies = dict(scope["headers"]).get(b"cookie", b"")
    return scope["path"].startswith(COUNTED) and bans.refuses(address, cookies)


def asker(scope: Scope) -> str:
    """The client that sent a request."""
    return client_of(scope["client"][0]) if scope.get("client") else ""  # type: ignore[index]


def is_stream(path: str) -> bool:
    """Whether this is the path of a stream."""
    return path.startswith(("/api/tables/", "/api/lobby/")) and path.rstrip("/").endswith("/stream")


async def refuse(send: Send, status: int, trouble: Trouble, later: int | None = None) -> None:
    """Send a refusal; `later` says after how many seconds the client may ask again."""
    body = msgspec.json.encode(trouble)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if later is not None:
        headers.append((b"retry-after", str(later).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
