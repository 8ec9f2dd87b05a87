"""The log: plain lines, or JSON for programs that collect them; each line knows its request."""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from elgrande.server.settings import Settings

ACCESS: Final = "elgrande.access"
"""The logger for requests."""
FIELDS: Final = "fields"
"""The name under which a record has more for JSON: `log.info(…, extra={FIELDS: {…}})`."""
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; threads that work for it have it, too."""


class PlainLines(logging.Formatter):
    """A line for people, with the id of the request at its end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line, before a traceback."""
        request = REQUEST.get()
        return super().formatMessage(record) + (f" [request {request}]" if request else "")


class JsonLines(logging.Formatter):
    """A record as JSON on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            line["request"] = request
        line |= getattr(record, FIELDS, {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(settings: Settings) -> None:
    """Let all logs of this process go to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.json_log else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(ACCESS).setLevel(logging.INFO if settings.access_log else logging.WARNING)
