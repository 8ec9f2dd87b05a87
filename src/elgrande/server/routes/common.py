"""What all routes share: who sent a request, and how refusals are documented."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from litestar import Request, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from elgrande.server.answers import Trouble
from elgrande.server.credentials import hashed, new_secret
from elgrande.server.services import Services
from elgrande.server.table_state import State

AnyRequest = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
TableId = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
LinkSecret = Annotated[str, PathParameter(max_length=64, description="What only the link of a seat knows.")]
Language = Annotated[Literal["en", "nl", "de", "es"], QueryParameter(description="The language of the texts.")]
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


def updating(path: str, tag: str, *codes: int, stale: bool = False) -> post:
    """A POST that changes what is there, so that it is answered with 200; `codes` are further refusals."""
    responses = refusals(403, *codes) | (STALE if stale else {})
    return post(path, sync_to_thread=True, status_code=200, tags=[tag], responses=responses)


def browser_of(request: AnyRequest, services: Services) -> str | None:
    """The hash of the browser that sent a request; None if it is new here."""
    browser = services.signer.browser(request.headers.get("cookie", ""))
    return None if browser is None else hashed(browser)


def person_of(request: AnyRequest, services: Services) -> str | None:
    """The person who sent a request; None if their browser is new here."""
    browser = browser_of(request, services)
    return None if browser is None else services.people.of(browser)


def known_browser(request: AnyRequest, services: Services) -> tuple[str, Cookie]:
    """The hash of the browser that sent a request, and the cookie by which we know it again."""
    browser = services.signer.browser(request.headers.get("cookie", "")) or new_secret()
    return hashed(browser), services.signer.cookie(browser, request.url.scheme == "https")


def known_person(request: AnyRequest, services: Services) -> tuple[str, Cookie]:
    """The person who sent a request, and the cookie by which we know their browser again."""
    browser, cookie = known_browser(request, services)
    return services.people.of(browser), cookie


def origin_of(request: AnyRequest) -> str:
    """Where the page is, for links: its browser knows that best, since a proxy may hide the scheme."""
    host = request.headers.get("host", "")
    said = urlsplit(request.headers.get("origin", ""))
    scheme = said.scheme if said.netloc == host and said.scheme in ("http", "https") else request.url.scheme
    return f"{scheme}://{host}"
