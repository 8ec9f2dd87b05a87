"""Tables: lists, new tables, their states, and links to their seats."""

from __future__ import annotations

from functools import partial

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from elgrande.server.messages import Created, Invitation, Invite, Lists, NewLink, NewTable, Seated, State, TakeSeat
from elgrande.server.routes.common import (
    AnyRequest,
    LinkSecret,
    SeatSeen,
    TableId,
    TheServices,
    browser_of,
    known_browser,
    refusals,
)
from elgrande.server.security import asker
from elgrande.server.states import state_of
from elgrande.server.stream import follow
from elgrande.server.table_lists import lists


@get("/api/tables", sync_to_thread=True, tags=["tables"])
def list_tables(request: AnyRequest, services: TheServices) -> Lists:
    """The tables of this browser, and those that it can watch."""
    return lists(services.storage, browser_of(request, services))


@post("/api/tables", sync_to_thread=True, tags=["tables"], responses=refusals(403, 422))
def make_table(request: AnyRequest, services: TheServices, data: JSONBody[NewTable]) -> Response[Created]:
    """Make a table."""
    browser = known_browser(request, services)
    cookie = services.signer.cookie(browser, request.url.scheme == "https")
    created = services.creation.within_limit(
        asker(request.scope), data.players, partial(services.creation.create, data, browser)
    )
    return Response(created, cookies=[cookie])


@get("/api/tables/{table_id:str}", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404))
def show_table(request: AnyRequest, services: TheServices, table_id: TableId, seat: SeatSeen = None) -> State:
    """A table as a seat or a spectator sees it, with the whole log."""
    table = services.tables.open(table_id)
    browser = browser_of(request, services)
    viewpoint, mine = services.permissions.viewpoint(table, browser, seat)
    state = state_of(table, viewpoint, mine, log=True)
    state.host = services.permissions.hosts(table, browser)
    return state


@get(
    "/api/tables/{table_id:str}/stream",
    sync_to_thread=True,
    tags=["tables"],
    media_type="text/event-stream",
    responses=refusals(403, 404),
)
def stream_table(request: AnyRequest, services: TheServices, table_id: TableId, seat: SeatSeen = None) -> Stream:
    """Server-sent events: the state, sent again whenever something changes."""
    table = services.tables.open(table_id)
    viewpoint, mine = services.permissions.viewpoint(table, browser_of(request, services), seat)
    last = request.headers.get("Last-Event-ID", "")
    since = int(last) if last.isdecimal() and len(last) < 10 else None
    events = follow(table, viewpoint, mine, since, services.settings.limits.heartbeat)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(events, media_type="text/event-stream", headers=headers)


@get(
    "/api/tables/{table_id:str}/links/{secret:str}", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404)
)
def show_invitation(services: TheServices, table_id: TableId, secret: LinkSecret) -> Invitation:
    """What an unused link leads to; looking does not use it up."""
    return services.links.invitation(table_id, secret)


@post("/api/tables/{table_id:str}/links", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404))
def make_link(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[NewLink]) -> Invite:
    """Make a link to an own seat for another device, or to a free seat; it works once."""
    return services.links.new(services.tables.open(table_id), data.seat, browser_of(request, services))


@post("/api/tables/{table_id:str}/seats", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404, 409, 422))
def take_seat(
    request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[TakeSeat]
) -> Response[Seated]:
    """Take the seat of a link, which uses it up."""
    browser = known_browser(request, services)
    seated = services.links.take(table_id, data.secret, data.agreed, browser)
    return Response(seated, cookies=[services.signer.cookie(browser, request.url.scheme == "https")])


ROUTES = [list_tables, make_table, show_table, stream_table, show_invitation, make_link, take_seat]
