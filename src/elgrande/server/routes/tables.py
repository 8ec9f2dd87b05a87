"""Tables: lists, new ones, and how they stand."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from elgrande.server.messages import Created, Invitation, Invite, Lists, NewLink, NewTable, Seated, State, TakeSeat
from elgrande.server.routes.common import LinkSecret, SeatSeen, TableId, TheHouse, browser_of, known_browser, refusals
from elgrande.server.security import asker
from elgrande.server.stream import follow


@get("/api/tables", sync_to_thread=True, tags=["tables"])
def list_tables(request: Request[Any, Any, Any], house: TheHouse) -> Lists:
    """The tables of this browser, and those that can be watched."""
    return house.lists(browser_of(request, house))


@post("/api/tables", sync_to_thread=True, tags=["tables"], responses=refusals(403, 422))
def make_table(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[NewTable]) -> Response[Created]:
    """Make a table."""
    browser = known_browser(request, house)
    cookie = house.signer.cookie(browser, request.url.scheme == "https")
    created = house.make(asker(request.scope), data.players, partial(house.create, data, browser))
    return Response(created, cookies=[cookie])


@get("/api/tables/{table_id:str}", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404))
def show_table(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, seat: SeatSeen = None) -> State:
    """A table as a seat sees it, or a spectator, with the whole log."""
    table = house.open(table_id)
    browser = browser_of(request, house)
    eyes, mine = house.eyes(table, browser, seat)
    state = table.state(eyes, mine, log=True)
    state.host = house.hosts(table, browser)
    return state


@get(
    "/api/tables/{table_id:str}/stream",
    sync_to_thread=True,
    tags=["tables"],
    media_type="text/event-stream",
    responses=refusals(403, 404),
)
def stream_table(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, seat: SeatSeen = None) -> Stream:
    """Server-sent events: the state, again whenever something happens."""
    table = house.open(table_id)
    eyes, mine = house.eyes(table, browser_of(request, house), seat)
    last = request.headers.get("Last-Event-ID", "")
    since = int(last) if last.isdecimal() and len(last) < 10 else None
    events = follow(table, eyes, mine, since, house.settings.limits.heartbeat)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(events, media_type="text/event-stream", headers=headers)


@get(
    "/api/tables/{table_id:str}/links/{secret:str}", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404)
)
def show_invitation(house: TheHouse, table_id: TableId, secret: LinkSecret) -> Invitation:
    """What an unused link leads to; looking does not use it."""
    return house.invitation(table_id, secret)


@post("/api/tables/{table_id:str}/links", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404))
def make_link(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[NewLink]) -> Invite:
    """A link to an own seat for another device, or to a seat that nobody has taken yet; it can be used once."""
    return house.new_link(house.open(table_id), data.seat, browser_of(request, house))


@post("/api/tables/{table_id:str}/seats", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404, 409, 422))
def take_seat(
    request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[TakeSeat]
) -> Response[Seated]:
    """Take the seat of a link, which is used then."""
    browser = known_browser(request, house)
    seated = house.take(table_id, data.secret, data.agreed, browser)
    return Response(seated, cookies=[house.signer.cookie(browser, request.url.scheme == "https")])


ROUTES = [list_tables, make_table, show_table, stream_table, show_invitation, make_link, take_seat]
