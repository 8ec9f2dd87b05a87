"""What a client is, how much each may have or do, and what the log says when one wants more."""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from threading import Lock
from time import monotonic
from typing import Final

from elgrande.server.errors import Busy

CLIENTS: Final = 10_000
"""Clients to remember."""
QUIET: Final = 60.0
"""Seconds between two lines of the log about the same limit."""

log = logging.getLogger(__name__)


@lru_cache(CLIENTS)
def client_of(address: str) -> str:
    """The client behind an address. A household has one IPv4 address, or a whole /64 network of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)


def within(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return any(found in network for network in networks)


class Complaints:
    """Lines of the log about limits: one now and then for each limit, however often it is reached."""

    def __init__(self, quiet: float = QUIET) -> None:
        self._quiet = quiet
        self._said: dict[str, float] = {}
        self._unsaid: Counter[str] = Counter()
        self._lock = Lock()

    def about(self, client: str, limit: str) -> None:
        """Log that a client has reached a limit."""
        self.say(limit, f"client {client or 'unknown'}: {limit}")

    def say(self, subject: str, line: str, logged: Callable[[str, str], None] = log.warning) -> None:
        """Log a line about a subject, unless that was done a moment ago."""
        now = monotonic()
        with self._lock:
            if now - self._said.get(subject, -self._quiet) < self._quiet:
                self._unsaid[subject] += 1
                return
            self._said[subject] = now
            unsaid = self._unsaid.pop(subject, 0)
        more = f" (and {unsaid} times more since this was last said)" if unsaid else ""
        logged("%s", line + more)


COMPLAINTS: Final = Complaints()


def alone() -> int:
    """The number of servers, if there is one."""
    return 1


class Tally:
    """Counts how many of something each client has, and allows no more than a limit, which servers share."""

    def __init__(
        self, most: int, limit: str, complaints: Complaints = COMPLAINTS, servers: Callable[[], int] = alone
    ) -> None:
        self._most = most
        self._servers = servers
        self._limit = limit
        self._complaints = complaints
        self._has: Counter[str] = Counter()
        self._lock = Lock()

    def enter(self, client: str) -> bool:
        """Count one more for a client; return whether it may have it."""
        with self._lock:
            allowed = self._has[client] < max(1, self._most // self._servers())
            self._has[client] += allowed
            if not self._has[client]:
                del self._has[client]
        if not allowed:
            self._complaints.about(client, self._limit)
        return allowed

    def leave(self, client: str) -> None:
        """Count one less for a client."""
        with self._lock:
            self._has[client] -= 1
            if self._has[client] <= 0:
                del self._has[client]


class ConcurrencyLimit:
    """Limits what each client may do at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._doing: Counter[str] = Counter()
        self._lock = Lock()

    @contextmanager
    def one(self, client: str) -> Iterator[None]:
        """Count one more of this client while it runs, or refuse it."""
        with self._lock:
            if self._doing[client] >= self._most:
                raise Busy("too much at once: wait for the last answers")
            self._doing[client] += 1
        try:
            yield
        finally:
            with self._lock:
                self._doing[client] -= 1
                if not self._doing[client]:
                    del self._doing[client]


class Buckets:
    """Limits the rate of each client: a bucket of requests that fills up again steadily.

    Where several servers share the work, each allows its part.
    """

    def __init__(
        self,
        burst: float,
        rate: float,
        limit: str,
        complaints: Complaints = COMPLAINTS,
        servers: Callable[[], int] = alone,
    ) -> None:
        self._servers = servers
        self._burst = burst
        self._rate = rate
        self._limit = limit
        self._complaints = complaints
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def take(self, client: str) -> bool:
        """Take a request out of the client's bucket; return whether there was one."""
        now = monotonic()
        servers = self._servers()
        burst = max(1, self._burst / servers)
        with self._lock:
            left, then = self._left.pop(client, (burst, now))
            left = min(burst, left + (now - then) * self._rate / servers)
            allowed = left >= 1
            self._left[client] = (left - allowed, now)
            if len(self._left) > CLIENTS:
                self._left.popitem(last=False)
        if not allowed:
            self._complaints.about(client, self._limit)
        return allowed
