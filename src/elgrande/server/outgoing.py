"""Requests of the server to others: push services and people's webhooks. The one place that opens such connections.

Whoever enters an address could aim the server at its own network. So a name is looked up once, every address behind it
is checked, and the connection goes to an address that was checked. Nothing is followed, and nobody can keep us waiting.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Event, Timer
from time import monotonic
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1000
"""Characters of an address."""
WAITING: Final = 5.0
"""Seconds without a sign of the other side."""
ALTOGETHER: Final = 10.0
"""Seconds for the whole request."""
READ: Final = 4096
"""Bytes that are read of an answer."""
SERVICES: Final = ip_network("192.0.0.0/24")
"""Addresses for protocols; not every release of Python knows that they are not public."""
NAT64: Final = ip_network("64:ff9b::/96")
"""Addresses of IPv6 that stand for one of IPv4."""


class BadAddress(Exception):
    """An address that we do not send to; the message says why."""


class Unreachable(Exception):
    """Nobody answers, or not in time."""


@dataclass(frozen=True)
class Answer:
    """What the other side says."""

    status: int
    body: bytes


class Outgoing:
    """Sends requests. `private` also allows addresses of private networks, and plain http."""

    def __init__(self, private: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self._private = private
        self._trust = trust or ssl.create_default_context()

    def check(self, url: str) -> SplitResult:
        """The parts of an address, if it is one that we may send to; names are looked up only when we send."""
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
            raise BadAddress("this is no address of a web service")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadAddress("this is no address of a web service") from None
        if parts.scheme not in (("https", "http") if self._private else ("https",)):
            raise BadAddress("the address must begin with https://")
        if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
            raise BadAddress("this is no address of a web service")
        with suppress(ValueError):
            self._check_address(ip_address(parts.hostname))
        return parts

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a request and return the answer, whatever its status. A redirect is an answer, too."""
        parts = self.check(url)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection = HTTPConnection(host, port)
        end = monotonic() + ALTOGETHER
        connection.sock = self._connect(host, port, end)
        late = Event()
        timer = Timer(end - monotonic(), _cut, [connection, late])
        timer.daemon = True
        timer.start()
        try:
            if parts.scheme == "https":
                secure = self._trust.wrap_socket(connection.sock, server_hostname=host, do_handshake_on_connect=False)
                connection.sock = secure
                secure.do_handshake()
            connection.request("POST", target, body, dict(headers))
            answer = connection.getresponse()
            said = Answer(answer.status, answer.read(READ))
        except ssl.SSLCertVerificationError:
            raise Unreachable("the certificate of the other side is not valid") from None
        except (OSError, HTTPException) as error:
            raise Unreachable(f"nobody answers: {type(error).__name__}") from None
        finally:
            timer.cancel()
            connection.close()
        if late.is_set():
            raise Unreachable("the other side takes too long")
        return said

    def _connect(self, host: str, port: int, end: float) -> socket.socket:
        """A connection to an address behind a name, none of which may be private; a name may have many of them."""
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable("there is no such name") from None
        for *_, address in found:
            self._check_address(ip_address(str(address[0]).partition("%")[0]))
        for family, kind, protocol, _, address in found:
            left = end - monotonic()
            if left <= 0:
                break
            plain = socket.socket(family, kind, protocol)
            plain.settimeout(min(WAITING, left))
            try:
                plain.connect(address)
            except OSError:
                plain.close()
                continue
            plain.settimeout(WAITING)
            return plain
        raise Unreachable("nobody answers")

    def _check_address(self, address: IPv4Address | IPv6Address) -> None:
        if not self._private and not is_public(address):
            raise BadAddress("this address is not on the public internet")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is on the public internet, and so is the one of IPv4 that it may stand for."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False
    if address in SERVICES:
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _cut(connection: HTTPConnection, late: Event) -> None:
    """End a connection that takes too long, whatever it waits for."""
    late.set()
    with suppress(OSError, AttributeError):  # it may have ended at this moment
        socket.socket.shutdown(connection.sock, socket.SHUT_RDWR)
