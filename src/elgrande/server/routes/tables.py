"""Tables: lists, new tables, their states, and links to their seats."""

from __future__ import annotations

from functools import partial

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from elgrande.server.answers import Created, Invitation, Invite, Rematch, Seated
from elgrande.server.guided import guided_table
from elgrande.server.requests import NewGuidedTable, NewTable, OneSeat, PlayAgain, TakeSeat
from elgrande.server.routes.common import (
    AnyRequest,
    LinkSecret,
    SeatSeen,
    TableId,
    TheServices,
    browser_of,
    known_person,
    person_of,
    refusals,
)
from elgrande.server.security import asker
from elgrande.server.states import state_of
from elgrande.server.stream import follow
from elgrande.server.table_state import State


@post("/api/tables", sync_to_thread=True, tags=["tables"], responses=refusals(403, 422))
def make_table(request: AnyRequest, services: TheServices, data: JSONBody[NewTable]) -> Response[Created]:
    """Make a table."""
    person, cookie = known_person(request, services)
    create = partial(services.creation.create, data, person, ())
    created = services.creation.within_limit(asker(request.scope), data.players, create)
    return Response(created, cookies=[cookie])


@post("/api/guided", sync_to_thread=True, tags=["tables"], responses=refusals(403, 422))
def make_guided_table(request: AnyRequest, services: TheServices, data: JSONBody[NewGuidedTable]) -> Response[Created]:
    """Make a table for a guided game: a coach explains what is asked."""
    person, cookie = known_person(request, services)
    table, note = guided_table(data)
    create = partial(services.creation.create, table, person, [note])
    created = services.creation.within_limit(asker(request.scope), table.players, create)
    return Response(created, cookies=[cookie])


@get("/api/tables/{table_id:str}", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404))
def show_table(request: AnyRequest, services: TheServices, table_id: TableId, seat: SeatSeen = None) -> State:
    """A table as a seat or a spectator sees it, with the whole log."""
    table = services.tables.open(table_id)
    person = person_of(request, services)
    viewpoint, mine = services.permissions.viewpoint(table, person, seat)
    state = state_of(table, viewpoint, mine, log=True)
    state.host = services.permissions.hosts(table, person)
    state.muted = services.manners.muted(person, table.id)
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
    viewpoint, _ = services.permissions.viewpoint(table, person_of(request, services), seat)
    last = request.headers.get("Last-Event-ID", "")
    since = int(last) if last.isdecimal() and len(last) < 10 else None
    events = follow(table, viewpoint, browser_of(request, services), since, services.settings.limits.heartbeat)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(events, media_type="text/event-stream", headers=headers)


@get(
    "/api/tables/{table_id:str}/links/{secret:str}", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404)
)
def show_invitation(services: TheServices, table_id: TableId, secret: LinkSecret) -> Invitation:
    """What an unused link leads to; looking does not use it up."""
    return services.links.invitation(table_id, secret)


@post("/api/tables/{table_id:str}/links", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404))
def make_link(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[OneSeat]) -> Invite:
    """Make a link to an own seat for another device, or to a free seat; it works once."""
    return services.links.new(services.tables.open(table_id), data.seat, person_of(request, services))


@post("/api/tables/{table_id:str}/seats", sync_to_thread=True, tags=["tables"], responses=refusals(403, 404, 409, 422))
def take_seat(
    request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[TakeSeat]
) -> Response[Seated]:
    """Take the seat of a link, which uses it up."""
    person, cookie = known_person(request, services)
    return Response(services.links.take(table_id, data.secret, data.agreed, person), cookies=[cookie])


@post(
    "/api/tables/{table_id:str}/rematch",
    sync_to_thread=True,
    status_code=200,
    tags=["tables"],
    responses=refusals(403, 404, 409, 422),
)
def play_again(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[PlayAgain]) -> Rematch:
    """Set the table again for everybody who sits there, with a new deal; there is one such table for each."""
    table = services.tables.open(table_id)
    return services.rematches.find(table, data.seat, data.lot, person_of(request, services), asker(request.scope))
