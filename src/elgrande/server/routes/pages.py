"""The pages, and the links to seats."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from elgrande.server.errors import NotFound
from elgrande.server.pages import Page, Pages
from elgrande.server.routes.common import AnyRequest, TheServices, person_of


@get("/join/{table_id:str}/{secret:str}", sync_to_thread=True, include_in_schema=False)
def join(
    request: AnyRequest,
    services: TheServices,
    pages: NamedDependency[Pages],
    table_id: FromPath[str],
    secret: FromPath[str],
) -> Response[bytes] | Redirect:
    """The page on which people take a seat by a link. Opening it does not use up the link: programs open links, too."""
    if services.links.seat(table_id, secret) is None:
        person = person_of(request, services)
        if person is None or not services.storage.seats.held(person, table_id):
            raise NotFound("this link has been used, or it is not complete")
        return Redirect(f"/table/{table_id}", status_code=303)
    return answer(request, pages.home())


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def show_page(request: AnyRequest, pages: NamedDependency[Pages], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the built pages; all addresses of the client share one page."""
    page = pages.find(path)
    if page is None:
        raise NotFound(f"there is no page {path!r:.80}")
    return answer(request, page)


def answer(request: AnyRequest, page: Page, status: int = 200) -> Response[bytes]:
    """The answer with a page, compressed if the browser accepts that."""
    headers = {"Cache-Control": page.cache, "Vary": "Accept-Encoding"}
    content = page.content
    if page.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        content = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status_code=status, media_type=page.kind, headers=headers)
