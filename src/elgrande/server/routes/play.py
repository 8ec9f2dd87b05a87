"""What a seat can do: choose, ask for a hint, undo, chat, answer beforehand."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

from litestar import MediaType, Response, get
from litestar.params import JSONBody, QueryParameter

from elgrande.server import codec
from elgrande.server.answers import ChatPage, Stored
from elgrande.server.chat import page
from elgrande.server.errors import Behind, Busy, Refused, Stale
from elgrande.server.requests import Chat, Choose, Later, Undo, Veto
from elgrande.server.routes.common import AnyRequest, TableId, TheServices, browser_of, person_of, refusals, updating
from elgrande.server.security import asker
from elgrande.server.services import Services
from elgrande.server.states import encoded_state, state_of
from elgrande.server.table import Table
from elgrande.server.table_state import Hints, State

Before = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1, description="The number of the first known line.")]
SeatAsked = Annotated[int, QueryParameter(name="seat", ge=0, le=4, description="The own seat that is asked.")]


def _at_seat(services: Services, request: AnyRequest, table_id: str, seat: int) -> tuple[Table, list[int]]:
    table = services.tables.open(table_id)
    return table, services.permissions.check_seat(table, person_of(request, services), seat)


@updating("/api/tables/{table_id:str}/choices", "play", 404, 422, stale=True)
def choose(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Choose]) -> Response[State]:
    """Choose an option; the choice is stored when the answer comes."""
    table, mine = _at_seat(services, request, table_id, data.seat)
    try:
        table.choose(data.seat, data.version, data.option, data.key, data.joins)
    except Stale:
        raise Behind(state_of(table, data.seat, mine, data.version)) from None
    # the seat's streams are sent the same
    _, state = encoded_state(table, data.seat, browser_of(request, services), data.version)
    return Response(cast(Any, state), media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/hint", tags=["play"], responses=refusals(403, 404, 422))
async def give_hint(request: AnyRequest, services: TheServices, table_id: TableId, seat: SeatAsked) -> Hints:
    """The best choices of a seat that has to decide now; one hint at a time for each seat."""
    table, _ = await asyncio.to_thread(_at_seat, services, request, table_id, seat)
    return Hints(codec.hints(table.game.rules, await services.bots.hints(table, seat, asker(request.scope))))


@updating("/api/tables/{table_id:str}/undo", "play", 404, 422, stale=True)
def undo(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Undo]) -> State:
    """Take back what was chosen with the last gesture, or the whole turn."""
    table, mine = _at_seat(services, request, table_id, data.seat)
    if not services.undo_rate.take(f"{table_id} seat {data.seat}"):
        raise Busy("you take back too often: wait a moment")
    try:
        table.undo(data.seat, data.version, data.whole_turn, data.key)
    except Stale:
        raise Behind(state_of(table, data.seat, mine, data.version)) from None
    return state_of(table, data.seat, mine, data.version)


@updating("/api/tables/{table_id:str}/chat", "play", 404, 422)
def chat(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Chat]) -> Stored:
    """Say something at the table."""
    if not data.text.strip():
        raise Refused("nothing was said")
    table, _ = _at_seat(services, request, table_id, data.seat)
    if not services.chat_rate.take(f"{table_id} seat {data.seat}"):
        raise Busy("you speak too often: wait a moment")
    return Stored(table.chat(data.seat, data.text.strip(), data.key))


@get("/api/tables/{table_id:str}/chat", sync_to_thread=True, tags=["play"], responses=refusals(403, 404))
def show_chat(request: AnyRequest, services: TheServices, table_id: TableId, before: Before = None) -> ChatPage:
    """The last lines of chat, or the last ones before a line."""
    table = services.tables.open(table_id)
    services.permissions.viewpoint(table, person_of(request, services), None)
    return page(table_id, services.storage, before)


@updating("/api/tables/{table_id:str}/veto", "play", 404)
def set_veto(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Veto]) -> State:
    """Set beforehand whether this seat vetoes."""
    table, mine = _at_seat(services, request, table_id, data.seat)
    version = table.version
    table.set_veto(data.seat, data.answer)
    return state_of(table, data.seat, mine, version)


@updating("/api/tables/{table_id:str}/later", "play", 404, 422)
def set_later(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Later]) -> State:
    """Set beforehand whether this seat uses a kept card in others' turns."""
    table, mine = _at_seat(services, request, table_id, data.seat)
    version = table.version
    table.set_later(data.seat, data.answer)
    return state_of(table, data.seat, mine, version)
