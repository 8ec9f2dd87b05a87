"""What a seat does: choose, ask for a hint, take back, speak, answer beforehand."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from elgrande.server import codec
from elgrande.server.house import House
from elgrande.server.messages import Chat, ChatPage, Choose, Hints, Later, State, Stored, Undo, Veto
from elgrande.server.players import Busy
from elgrande.server.routes.common import STALE, TableId, TheHouse, browser_of, refusals
from elgrande.server.security import asker
from elgrande.server.tables import Refused, Stale, Table
from elgrande.server.talk import page

Before = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1, description="The number of the first known line.")]
SeatAsked = Annotated[int, QueryParameter(name="seat", ge=0, le=4, description="The own seat that is asked.")]


class Behind(Exception):
    """The client is behind: what it must know first."""

    def __init__(self, state: State) -> None:
        super().__init__("the table has moved on")
        self.state = state


def _sit(house: House, request: Request[Any, Any, Any], table_id: str, seat: int) -> tuple[Table, list[int]]:
    table = house.open(table_id)
    return table, house.own(table, browser_of(request, house), seat)


@post(
    "/api/tables/{table_id:str}/choices",
    sync_to_thread=True,
    status_code=200,
    tags=["play"],
    responses=refusals(403, 404, 422) | STALE,
)
def choose(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[Choose]) -> State:
    """Choose an option; acknowledged when it is stored."""
    table, mine = _sit(house, request, table_id, data.seat)
    try:
        table.choose(data.seat, data.version, data.option, data.key)
    except Stale:
        raise Behind(table.state(data.seat, mine, data.version)) from None
    return table.state(data.seat, mine, data.version)


@get("/api/tables/{table_id:str}/hint", tags=["play"], responses=refusals(403, 404, 422))
async def give_hint(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, seat: SeatAsked) -> Hints:
    """The best choices of a seat that is asked something now; one answer at a time for each seat."""
    table, _ = await asyncio.to_thread(_sit, house, request, table_id, seat)
    return Hints(codec.hints(table.game.rules, await house.players.hints(table, seat, asker(request.scope))))


@post(
    "/api/tables/{table_id:str}/undo",
    sync_to_thread=True,
    status_code=200,
    tags=["play"],
    responses=refusals(403, 404, 422) | STALE,
)
def undo(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[Undo]) -> State:
    """Take back the last choice, or the whole turn."""
    table, mine = _sit(house, request, table_id, data.seat)
    if not house.undoing.take(f"{table_id} seat {data.seat}"):
        raise Busy("you take back too often: wait a moment")
    try:
        table.undo(data.seat, data.version, data.whole_turn, data.key)
    except Stale:
        raise Behind(table.state(data.seat, mine, data.version)) from None
    return table.state(data.seat, mine, data.version)


@post(
    "/api/tables/{table_id:str}/chat",
    sync_to_thread=True,
    status_code=200,
    tags=["play"],
    responses=refusals(403, 404, 422),
)
def chat(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[Chat]) -> Stored:
    """Say something at the table."""
    if not data.text.strip():
        raise Refused("nothing was said")
    table, _ = _sit(house, request, table_id, data.seat)
    if not house.speaking.take(f"{table_id} seat {data.seat}"):
        raise Busy("you speak too often: wait a moment")
    return Stored(table.chat(data.seat, data.text.strip(), data.key))


@get("/api/tables/{table_id:str}/chat", sync_to_thread=True, tags=["play"], responses=refusals(403, 404))
def show_chat(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, before: Before = None) -> ChatPage:
    """What was said at the table: the last lines, or the last before one of them."""
    table = house.open(table_id)
    house.eyes(table, browser_of(request, house), None)
    return page(table_id, house.storage, before)


@post(
    "/api/tables/{table_id:str}/veto",
    sync_to_thread=True,
    status_code=200,
    tags=["play"],
    responses=refusals(403, 404),
)
def set_veto(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[Veto]) -> State:
    """Set the standing answer to whether this seat vetoes."""
    table, mine = _sit(house, request, table_id, data.seat)
    version = table.version
    table.set_veto(data.seat, data.answer)
    return table.state(data.seat, mine, version)


@post(
    "/api/tables/{table_id:str}/later",
    sync_to_thread=True,
    status_code=200,
    tags=["play"],
    responses=refusals(403, 404, 422),
)
def set_later(request: Request[Any, Any, Any], house: TheHouse, table_id: TableId, data: JSONBody[Later]) -> State:
    """Set the standing answer to whether this seat uses a kept card in others' turns."""
    table, mine = _sit(house, request, table_id, data.seat)
    version = table.version
    table.set_later(data.seat, data.answer)
    return table.state(data.seat, mine, version)


ROUTES = [choose, give_hint, undo, chat, show_chat, set_veto, set_later]
