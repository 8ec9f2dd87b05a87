"""Looking back: earlier positions, records, and forks."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from elgrande.server.answers import Created, Opened
from elgrande.server.errors import TooEarly
from elgrande.server.requests import Fork, NewRecord
from elgrande.server.routes.common import (
    AnyRequest,
    Language,
    SeatSeen,
    TableId,
    TheServices,
    known_person,
    person_of,
    refusals,
)
from elgrande.server.security import asker
from elgrande.server.states import state_at
from elgrande.server.table_state import State

WithLog = Annotated[bool, QueryParameter(description="Whether the answer has the log of all that had happened.")]
Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="How many choices had been made.")]


@get(
    "/api/tables/{table_id:str}/positions/{number:int}",
    sync_to_thread=True,
    tags=["replay"],
    responses=refusals(403, 404),
)
def show_position(
    request: AnyRequest,
    services: TheServices,
    table_id: TableId,
    number: Number,
    seat: SeatSeen = None,
    log: WithLog = True,
) -> State:
    """The table after a number of choices."""
    table = services.tables.open(table_id)
    viewpoint, mine = services.permissions.viewpoint(table, person_of(request, services), seat)
    with services.slow_requests.one(asker(request.scope)):
        return state_at(table, number, viewpoint, mine, log)


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
    services.permissions.viewpoint(table, person_of(request, services), None)
    with table.lock:
        table.check_rules()
        if not table.game.over:
            raise TooEarly("a record holds all secrets: it can be had when the game is over")
        return services.seals.record(table)


@get(
    "/api/tables/{table_id:str}/picture",
    sync_to_thread=True,
    media_type="image/svg+xml",
    tags=["replay"],
    responses=refusals(403, 404, 409),
)
def show_picture(request: AnyRequest, services: TheServices, table_id: TableId, language: Language) -> str:
    """The map at the end of a finished game with its result, as a picture to share."""
    table = services.tables.open(table_id)
    services.permissions.viewpoint(table, person_of(request, services), None)
    with table.lock, services.slow_requests.one(asker(request.scope)):
        table.check_rules()
        if not table.game.over:
            raise TooEarly("there is a picture of the result when the game is over")
        return table.game.result_svg(language)


@post("/api/tables/{table_id:str}/fork", sync_to_thread=True, tags=["replay"], responses=refusals(403, 404, 422))
def fork(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Fork]) -> Response[Created]:
    """Go on from a position as another game."""
    table = services.tables.open(table_id)
    services.permissions.viewpoint(table, person_of(request, services), None)
    services.permissions.check_fork(table, person_of(request, services))
    person, cookie = known_person(request, services)
    fork = partial(services.creation.fork, table, data.position, data.players, person)
    with services.slow_requests.one(asker(request.scope)):
        created = services.creation.within_limit(asker(request.scope), data.players, fork)
    return Response(created, cookies=[cookie])


@post("/api/records", sync_to_thread=True, tags=["replay"], responses=refusals(403, 422))
def open_record(services: TheServices, data: JSONBody[NewRecord]) -> Opened:
    """Look at a record as a table without seats."""
    return Opened(services.creation.open_record(data.text))
