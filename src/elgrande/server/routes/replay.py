"""Looking back: earlier positions, records, and forks."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from elgrande.server.errors import TooEarly
from elgrande.server.messages import Created, Fork, NewRecord, Opened, State
from elgrande.server.routes.common import (
    AnyRequest,
    SeatSeen,
    TableId,
    TheServices,
    browser_of,
    known_browser,
    refusals,
)
from elgrande.server.security import asker
from elgrande.server.states import state_at

Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="How many choices had been made.")]


@get(
    "/api/tables/{table_id:str}/positions/{number:int}",
    sync_to_thread=True,
    tags=["replay"],
    responses=refusals(403, 404),
)
def show_position(
    request: AnyRequest, services: TheServices, table_id: TableId, number: Number, seat: SeatSeen = None
) -> State:
    """The table after a number of choices."""
    table = services.tables.open(table_id)
    viewpoint, mine = services.permissions.viewpoint(table, browser_of(request, services), seat)
    with services.slow_requests.one(asker(request.scope)):
        return state_at(table, number, viewpoint, mine)


@get(
    "/api/tables/{table_id:str}/record",
    sync_to_thread=True,
    media_type=MediaType.TEXT,
    tags=["replay"],
    responses=refusals(403, 404, 409),
)
def show_record(request: AnyRequest, services: TheServices, table_id: TableId) -> str:
    """The record of a finished game."""
    table = services.tables.open(table_id)
    services.permissions.viewpoint(table, browser_of(request, services), None)
    with table.lock:
        if not table.game.over:
            raise TooEarly("a record holds all secrets: it can be had when the game is over")
        return services.seals.record(table)


@post("/api/tables/{table_id:str}/fork", sync_to_thread=True, tags=["replay"], responses=refusals(403, 404, 422))
def fork(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Fork]) -> Response[Created]:
    """Go on from a position as another game."""
    table = services.tables.open(table_id)
    services.permissions.viewpoint(table, browser_of(request, services), None)
    services.permissions.check_fork(table, browser_of(request, services))
    browser = known_browser(request, services)
    fork = partial(services.creation.fork, table, data.position, data.players, browser)
    with services.slow_requests.one(asker(request.scope)):
        created = services.creation.within_limit(asker(request.scope), data.players, fork)
    return Response(created, cookies=[services.signer.cookie(browser, request.url.scheme == "https")])


@post("/api/records", sync_to_thread=True, tags=["replay"], responses=refusals(403, 422))
def open_record(services: TheServices, data: JSONBody[NewRecord]) -> Opened:
    """Look at a record as a table without seats."""
    return Opened(services.creation.open_record(data.text))


ROUTES = [show_position, show_record, fork, open_record]
