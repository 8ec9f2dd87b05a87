"""Checks the body of a request before anything uses it.

Long texts from clients (records, numbers of own cards) are first parsed in another process, which is killed if that
takes too long. The server itself parses only those that passed.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException
from msgspec import DecodeError, Struct
from msgspec.json import decode

from elgrande.server.clients import ConcurrencyLimit
from elgrande.server.errors import Refused
from elgrande.server.parsing import Parse, parse_cards, parse_record
from elgrande.server.security import asker
from elgrande.server.workers import WorkerFailed, Workers

BRACKETS: Final = 100
"""Objects and lists in a request; a new table has nine."""
WORK: Final = 1.0
"""Seconds of work for a text. The server parses it once more, while people wait. A record takes 0.05."""
NO_NULL: Final = "the request has a null character in it, which no database stores"
_NULL: Final = re.compile(r"\0|(?<!\\)(?:\\\\)*\\u0000")
_TEXTS: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)

log = logging.getLogger(__name__)


class Sent(Struct):
    """The long texts of a request."""

    cards: str | None = None
    text: str | None = None


class Bodies:
    """Checks the bodies of requests."""

    def __init__(self, limit: float, at_once: ConcurrencyLimit, unsealed: Callable[[str], str]) -> None:
        self._process = Workers(1, limit)
        self._at_once = at_once
        self._unsealed = unsealed
        """Removes the seal of a record, and refuses records that need one."""

    def stop(self) -> None:
        """Stop the process; the server ends."""
        self._process.stop()

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse a request that would break the server or keep it busy."""
        if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
            raise ClientException(NO_NULL)
        if request.method != "POST":
            return
        try:
            body = await request.body()
        except InternalServerException:  # the client has gone or was too slow; the server is not at fault
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
                work = await self._process.run(parse, text, client=client)
            except WorkerFailed as failure:
                if failure.__cause__ is not None:
                    raise failure.__cause__ from None
                log.warning("%s sent a text that could not be read: %s", client, failure)
                raise Refused(f"this text cannot be read: {failure}") from None
        if work > WORK:
            log.warning("%s sent a text that took %.1f s to read", client, work)
            raise Refused("this text takes too long to read")


def check_shape(body: bytes) -> None:
    """Refuse bytes that are not UTF-8, JSON with too many objects and lists in it, and null characters."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise ClientException(f"the request is not written in UTF-8: {error.reason} at byte {error.start}") from None
    if _NULL.search(text):
        raise ClientException(NO_NULL)
    bare = _TEXTS.sub("", text)
    if bare.count("[") + bare.count("{") > BRACKETS:
        raise ClientException("the request has too many objects and lists in it")
