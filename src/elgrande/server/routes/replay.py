"""Looking back: earlier positions, records, and games that go on from a position."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from elgrande.server.messages import Created, Fork, NewRecord, Opened, State
from elgrande.server.routes.common import SeatSeen, TableId, TheHouse, browser_of, known_browser, refusals
from elgrande.server.security import asker

Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="How many choices had been made.")]


class TooEarly(Exception):
    """Something that is kept until the game is over."""


@get(
    "/api/tables/{table_id:str}/positions/{number:int}",
    sync_to_thread=True,
    tags=["replay"],
    responses=refusals(403, 404),
)
def show_position(
    request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, number: Number, seat: SeatSeen = None
) -> State:
    """The table after so many choices."""
    table = house.open(table_id)
    eyes, mine = house.eyes(table, browser_of(request, house), seat)
    with house.at_once.one(asker(request.scope)):
        return table.state_at(number, eyes, mine)


@get(
    "/api/tables/{table_id:str}/record",
    sync_to_thread=True,
    media_type=MediaType.TEXT,
    tags=["replay"],
    responses=refusals(403, 404, 409),
)
def show_record(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId) -> str:
    """The record of a game that is over."""
    table = house.open(table_id)
    house.eyes(table, browser_of(request, house), None)
    with table.lock:
        if not table.game.over:
            raise TooEarly("a record holds all secrets: it can be had when the game is over")
        return house.record(table)


@post("/api/tables/{table_id:str}/fork", sync_to_thread=True, tags=["replay"], responses=refusals(403, 404, 422))
def fork(
    request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[Fork]
) -> Response[Created]:
    """Go on from a position as another game."""
    table = house.open(table_id)
    house.eyes(table, browser_of(request, house), None)
    house.check_fork(table, browser_of(request, house))
    browser = known_browser(request, house)
    fork = partial(house.fork, table, data.position, data.players, browser)
    with house.at_once.one(asker(request.scope)):
        created = house.make(asker(request.scope), data.players, fork)
    return Response(created, cookies=[house.signer.cookie(browser, request.url.scheme == "https")])


@post("/api/records", sync_to_thread=True, tags=["replay"], responses=refusals(403, 422))
def open_record(house: TheHouse, data: JSONBody[NewRecord]) -> Opened:
    """Look at a record as a table without seats."""
    return Opened(house.open_record(data.text))


ROUTES = [show_position, show_record, fork, open_record]
