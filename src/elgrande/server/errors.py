"""Why a request is refused; `app.py` gives each of these its HTTP status."""

from __future__ import annotations

from elgrande.server.message_parts import Text
from elgrande.server.table_state import State


class NotFound(Exception):
    """There is no such table, seat, position or page."""


class Forbidden(Exception):
    """The browser asks for something that it has no right to."""


class Refused(Exception):
    """This cannot be done now; the message says why."""

    def __init__(self, message: str, reason: Text | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class Stale(Exception):
    """The table has changed since the client last saw it."""


class Behind(Exception):
    """The client acted on an old state; here is the current one."""

    def __init__(self, state: State) -> None:
        super().__init__("the table has moved on")
        self.state = state


class TooEarly(Exception):
    """This is available only once the game is over."""


class Busy(Exception):
    """The client asks for too much at once, or too often."""


class Full(Exception):
    """All tables in memory are in use, so there is no room for another."""
