"""What all routes share: who sent a request, and how refusals are documented."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from elgrande.server.credentials import new_secret
from elgrande.server.messages import State, Trouble
from elgrande.server.services import Services

AnyRequest = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
TableId = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
LinkSecret = Annotated[str, PathParameter(max_length=64, description="What only the link of a seat knows.")]
SeatSeen = Annotated[int | None, QueryParameter(name="seat", ge=0, le=4, description="The own seat to look from.")]


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """The documentation of refusals."""
    said = {
        400: "The request is not understood.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        409: "Not at this moment.",
        413: "The request is too large.",
        422: "Not possible.",
        429: "Too many requests.",
        503: "The server is full: ask again later.",
    }
    return {
        code: ResponseSpec(Trouble, description=said[code], generate_examples=False)
        for code in (400, 413, 429, 503, *codes)
    }


STALE = {409: ResponseSpec(State, description="The table has moved on: how it is now.", generate_examples=False)}


def browser_of(request: AnyRequest, services: Services) -> str | None:
    """The browser that sent a request; None if it is new here."""
    return services.signer.browser(request.headers.get("cookie", ""))


def known_browser(request: AnyRequest, services: Services) -> str:
    """The browser that sent a request, with a new name if it is new here."""
    return browser_of(request, services) or new_secret()
