"""The pages, and the links that give a seat."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from elgrande.server.errors import NotFound
from elgrande.server.pages import Page, Pages
from elgrande.server.routes.common import TheHouse, known_browser


@get("/join/{table_id:str}/{secret:str}", sync_to_thread=True, include_in_schema=False)
def join(request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], secret: FromPath[str]) -> Redirect:
    """Whoever opens the link holds the seat."""
    browser = known_browser(request, house)
    house.join(table_id, secret, browser)
    cookie = house.signer.cookie(browser, request.url.scheme == "https")
    return Redirect(f"/table/{table_id}", status_code=303, cookies=[cookie])


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def show_page(
    request: Request[Any, Any, Any], pages: NamedDependency[Pages], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the built pages; all addresses of the client are one page."""
    page = pages.find(path)
    if page is None:
        raise NotFound(f"there is no page {path!r:.80}")
    return answer(request, page)


def answer(request: Request[Any, Any, Any], page: Page, status: int = 200) -> Response[bytes]:
    """A page, packed for those who can unpack it."""
    headers = {"Cache-Control": page.cache, "Vary": "Accept-Encoding"}
    content = page.content
    if page.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        content = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status_code=status, media_type=page.kind, headers=headers)


ROUTES = [join, show_page]
