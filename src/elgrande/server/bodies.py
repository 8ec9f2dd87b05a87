"""What a request brings, looked at before it is used.

Texts that people send, records and numbers of their own cards, are first taken apart in a process of their own,
which is ended if that takes too long. Only those that passed there are read by the server itself.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException
from msgspec import DecodeError, Struct
from msgspec.json import decode

from elgrande.server.parsing import Parse, parse_cards, parse_record
from elgrande.server.players import Busy
from elgrande.server.security import asker
from elgrande.server.tables import Refused
from elgrande.server.workers import ThoughtFailed, Workers

BRACKETS: Final = 100
"""Objects and lists in a request; a new table has nine."""
WORK: Final = 1.0
"""Seconds of work for a text: those that passed are read once more here, where people wait. A record takes 0.05."""
_TEXTS: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)

log = logging.getLogger(__name__)


class AtOnce:
    """Lets each client do only so much at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._doing: Counter[str] = Counter()
        self._lock = Lock()

    @contextmanager
    def one(self, client: str) -> Iterator[None]:
        """One more of this client, or a refusal."""
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


class Sent(Struct):
    """The long texts of a request."""

    cards: str | None = None
    text: str | None = None


class Bodies:
    """Looks at what requests bring."""

    def __init__(self, limit: float, at_once: AtOnce, unsealed: Callable[[str], str]) -> None:
        self._process = Workers(1, limit)
        self._at_once = at_once
        self._unsealed = unsealed
        """What of a record is to be read, if it may be."""

    def stop(self) -> None:
        """The server ends."""
        self._process.stop()

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse what would break or stop whoever uses it."""
        if request.method != "POST":
            return
        try:
            body = await request.body()
        except InternalServerException:  # whoever asks has gone, or took too long: no fault of ours
            raise ClientException("the request was not finished", status_code=408) from None
        check_shape(body)
        path = request.scope.get("path_template")
        try:
            sent = decode(body, type=Sent) if path in ("/api/tables", "/api/records") else Sent()
        except DecodeError:
            return  # the route says what is wrong with it
        if sent.cards and path == "/api/tables":
            await self._parse(parse_cards, sent.cards, asker(request.scope))
        if sent.text and path == "/api/records":
            await self._parse(parse_record, self._unsealed(sent.text), asker(request.scope))

    async def _parse(self, parse: Parse, text: str, client: str) -> None:
        with self._at_once.one(client):
            try:
                work = await self._process.think_out(parse, text, client=client)
            except ThoughtFailed as failure:
                if failure.__cause__ is not None:
                    raise failure.__cause__ from None
                log.warning("%s sent a text that could not be read: %s", client, failure)
                raise Refused(f"this text cannot be read: {failure}") from None
        if work > WORK:
            log.warning("%s sent a text that took %.1f s to read", client, work)
            raise Refused("this text takes too long to read")


def check_shape(body: bytes) -> None:
    """Refuse bytes that are no text, and JSON that is nested a thousand times."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise ClientException(f"the request is not written in UTF-8: {error.reason} at byte {error.start}") from None
    bare = _TEXTS.sub("", text)
    if bare.count("[") + bare.count("{") > BRACKETS:
        raise ClientException("the request has too many objects and lists in it")
