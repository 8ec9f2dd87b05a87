"""When the server can do nothing for anybody: the database is away, the disk is full, or there is too much to do."""

from __future__ import annotations

import errno
import logging
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as NoConnection

from elgrande.server.clients import Complaints
from elgrande.server.message_parts import Text

SOON: Final = 5
"""Seconds after which a client may ask again when something that was away may be back."""
CANNOT_STORE: Final = "the server cannot reach its database or store anything now: try again in a moment"
STORING: Final[Text] = ("reason-cannot-store", {})
OVERLOADED: Final = "the server has too much to do now: try again in a moment"
OVERLOAD: Final[Text] = ("reason-overloaded", {})
SQLITE: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
"""What SQLite says when a file or the disk is at fault, and not the question."""
POSTGRESQL: Final = ("08", "25006", "40", "53", "55P03", "57", "58")
"""How codes of PostgreSQL begin that say the same: no connection, read-only, deadlock, no room, busy, ending, disk."""
DISK: Final = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO, errno.EMFILE, errno.ENFILE}

log = logging.getLogger(__name__)
_complaints = Complaints()


def is_away(error: BaseException) -> bool:
    """Whether an error means that the database or the disk is away, rather than that something is wrong with us."""
    if isinstance(error, BaseExceptionGroup):
        return any(is_away(part) for part in error.exceptions)
    return _says_so(error) or (error.__cause__ is not None and is_away(error.__cause__))


def _says_so(error: BaseException) -> bool:
    if isinstance(error, NoConnection | DisconnectionError):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and _is_away(error.orig))
    return isinstance(error, OSError) and error.errno in DISK


def _is_away(error: BaseException) -> bool:
    """The same for an error of the database's own library."""
    if isinstance(error, sqlite3.Error):
        code: int | None = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF in SQLITE
    code_of_postgresql = getattr(error, "sqlstate", None)
    if code_of_postgresql:
        return str(code_of_postgresql).startswith(POSTGRESQL)
    return type(error).__name__ in ("OperationalError", "InterfaceError")  # it was not even asked


def complain(error: BaseException) -> None:
    """Let the log say that the database or the disk is away: a line a minute, however many requests meet it."""
    first = str(getattr(error, "orig", None) or error).strip().splitlines()
    why = f": {first[0]:.200}" if first else ""
    _complaints.say(type(error).__name__, f"the database or the disk is away{why}", log.error)
