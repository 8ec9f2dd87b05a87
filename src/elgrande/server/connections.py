"""Connections: how many there may be, and how long clients may take to send requests and to read answers."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from elgrande.server.clients import COMPLAINTS, Complaints, Tally, client_of
from elgrande.server.request_log import RequestLog
from elgrande.server.settings import Settings

if sys.platform != "win32":
    import resource

HEADERS: Final = 32 * 1024
"""Bytes of the headers of a request."""
OTHER_FILES: Final = 256
"""Open files besides connections: the database, pages, processes of bots."""


class ConnectionLimits:
    """Counts the open connections, in all and of each client."""

    def __init__(self, settings: Settings, complaints: Complaints = COMPLAINTS) -> None:
        self.limits = settings.limits
        self.complaints = complaints
        self._most = room(settings.limits.all_connections + OTHER_FILES) - OTHER_FILES
        self._open = 0
        self._each = Tally(settings.limits.connections, "too many connections at once", complaints)
        self._proxies = [ip_network(proxy) for proxy in settings.proxies]
        self._is_proxy = lru_cache(1000)(self._trusted)

    def enter(self, address: str) -> int:
        """Let a connection in: return 0, or the status with which it is refused."""
        if self._open >= self._most:
            self.complaints.about(client_of(address), "refused, since all connections of this server are taken")
            return 503
        if not self._is_proxy(address) and not self._each.enter(client_of(address)):
            return 429
        self._open += 1
        return 0

    def leave(self, address: str) -> None:
        """Count a connection that has ended."""
        self._open -= 1
        if not self._is_proxy(address):
            self._each.leave(client_of(address))

    def _trusted(self, address: str) -> bool:
        """Whether this is a trusted proxy; the limits hold for the clients behind it."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in proxy for proxy in self._proxies)


class Timer:
    """Calls a function after a while, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether it has been started and not stopped."""
        return self._timer is not None

    def start(self, seconds: float, over: Callable[[], None]) -> None:
        """Wait for something new."""
        self.stop()
        self._timer = self._loop.call_later(seconds, over)

    def stop(self) -> None:
        """Stop waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Connection(HttpToolsProtocol):
    """A connection that is closed when its client is too slow to send a request or to read the answer."""

    def __init__(self, connections: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._limits = connections.limits
        self._inside = False
        self._sending = Timer(self.loop)
        """Runs while a request is arriving."""
        self._reading = Timer(self.loop)
        """Runs while the client does not read its answer."""
        self._size = 0
        """Bytes of headers so far."""

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the client in if there is room."""
        super().connection_made(transport)
        refused = self._connections.enter(self._address)
        self._inside = not refused
        if refused:
            self._refuse(refused)
        else:
            self._expect("headers", self._limits.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another client."""
        if self._inside:
            self._inside = False
            self._connections.leave(self._address)
        self._sending.stop()
        self._reading.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Time a request from its first byte until its headers, and then its body, are complete."""
        before = self.cycle
        begins = before is None or not before.more_body
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.cycle is not before:
            self._size = 0
            self._sending.stop()
            if self.cycle.more_body:
                self._expect("body", self._limits.body)
        elif begins:
            self._size += len(data)
            if self._size > HEADERS:
                self._complain("sent too long headers")
                self._refuse(431)
            elif not self._sending.running and (before is None or before.response_complete):
                self._expect("headers", self._limits.headers)
        elif not before.more_body:
            self._sending.stop()

    def pause_writing(self) -> None:
        """Start the timer: the client does not read as fast as we write."""
        super().pause_writing()
        if not self._reading.running:
            self._reading.start(self._limits.reading, self._unread)

    def resume_writing(self) -> None:
        """Stop the timer: the client has caught up."""
        super().resume_writing()
        self._reading.stop()

    def _expect(self, part: str, seconds: float) -> None:
        self._sending.start(seconds, partial(self._too_late, part))

    def _too_late(self, part: str) -> None:
        self._complain(f"took too long to send the {part} of a request")
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
        else:
            self._refuse(408)

    def _unread(self) -> None:
        self._complain("does not read its answer")
        self.transport.abort()

    def _complain(self, limit: str) -> None:
        self._connections.complaints.about(client_of(self._address), limit)

    def _refuse(self, status: int) -> None:
        """Send the status and close."""
        headers = b"content-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + headers)
        self.transport.close()


def room(wanted: int) -> int:
    """Raise the number of files that this process may open to what is wanted, if possible; return the number."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):
        return soft
    return most


def server_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application. Only the request log sees the address of a trusted proxy itself."""
    if settings.proxies:
        app = ProxyHeadersMiddleware(app, list(settings.proxies))
    return uvicorn.Config(
        RequestLog(app, settings),
        http=partial(Connection, ConnectionLimits(settings)),  # type: ignore[arg-type]
        proxy_headers=False,
        access_log=False,
        server_header=False,
        ws="none",
        **more,
    )
