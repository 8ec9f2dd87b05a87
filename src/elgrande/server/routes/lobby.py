"""The lobby: lists of tables, open seats, and what happens to tables that nobody needs any more."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from elgrande.server.answers import Archived, ArchivePage, Deleted, Lists, Seated
from elgrande.server.errors import Forbidden
from elgrande.server.open_seats import join
from elgrande.server.requests import Archive, JoinTable
from elgrande.server.routes.common import AnyRequest, TableId, TheServices, known_person, person_of, refusals, updating
from elgrande.server.table_lists import archive, lists, set_archived

Search = Annotated[str, QueryParameter(max_length=60, description="Words in the title or the names.")]
Before = Annotated[str, QueryParameter(max_length=60, description="Where the page begins; empty: with the latest.")]


@get("/api/tables", sync_to_thread=True, tags=["lobby"])
def list_tables(request: AnyRequest, services: TheServices) -> Lists:
    """The tables of whoever asks, those where they could sit down, and those that they can watch."""
    person = person_of(request, services)
    if person is not None:
        services.people.saw(person)
    return lists(services.storage, person)


@get("/api/lobby/stream", sync_to_thread=True, tags=["lobby"], media_type="text/event-stream", responses=refusals())
def stream_lobby(request: AnyRequest, services: TheServices) -> Stream:
    """Server-sent events: the lists, sent again whenever something in them changes."""
    events = services.lobby.follow(partial(person_of, request, services), services.settings.limits.heartbeat)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(events, media_type="text/event-stream", headers=headers)


@get("/api/tables/archive", sync_to_thread=True, tags=["lobby"], responses=refusals(422))
def show_archive(request: AnyRequest, services: TheServices, search: Search = "", before: Before = "") -> ArchivePage:
    """Tables of whoever asks whose games are over, or that they put away."""
    return archive(services.storage, person_of(request, services), search, before)


@post("/api/tables/{table_id:str}/join", sync_to_thread=True, tags=["lobby"], responses=refusals(403, 404, 409, 422))
def join_table(
    request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[JoinTable]
) -> Response[Seated]:
    """Take a seat that anybody may take."""
    person, cookie = known_person(request, services)
    seated = join(services.storage, services.tables, table_id, person, data.name, data.agreed)
    return Response(seated, cookies=[cookie])


@updating("/api/tables/{table_id:str}/archive", "lobby", 404)
def archive_table(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Archive]) -> Archived:
    """Put a table away, or take it back; others see nothing of that."""
    person = person_of(request, services)
    if person is None or not set_archived(services.storage, person, table_id, data.archived):
        raise Forbidden("you do not sit at this table")
    services.lobby.changed()
    return Archived(data.archived)


@delete(
    "/api/tables/{table_id:str}",
    sync_to_thread=True,
    status_code=200,
    tags=["lobby"],
    responses=refusals(403, 404, 409),
)
def delete_table(request: AnyRequest, services: TheServices, table_id: TableId) -> Deleted:
    """Delete a table that one made, if nobody else sits there or its game is over."""
    table = services.tables.open(table_id)
    if not table.delete(person_of(request, services) or ""):
        raise Forbidden("only whoever made a table deletes it, when nobody else sits there or the game is over")
    services.tables.forget(table_id)
    return Deleted(table_id)
