"""What a request brings, looked at before it is taken apart."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException

BRACKETS: Final = 100
"""Objects and lists in a request; a new table has nine."""
_TEXTS: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Refuse what would break whoever takes it apart: bytes that are no text, and JSON nested a thousand times."""
    if request.method != "POST":
        return
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise ClientException(f"the request is not written in UTF-8: {error.reason} at byte {error.start}") from None
    bare = _TEXTS.sub("", text)
    if bare.count("[") + bare.count("{") > BRACKETS:
        raise ClientException("the request has too many objects and lists in it")
