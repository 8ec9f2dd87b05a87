"""Seats: open links, leaving and coming back, clocks, and what the host decides about the seats of others."""

from __future__ import annotations

from collections.abc import Callable

from litestar import get
from litestar.params import JSONBody

from elgrande.server.answers import OpenLinks, Stored
from elgrande.server.errors import Forbidden
from elgrande.server.requests import GiveToBot, Mute, OneSeat, Power, Report, Vacation, Vote
from elgrande.server.routes.common import AnyRequest, TableId, TheServices, person_of, refusals, updating
from elgrande.server.services import Services
from elgrande.server.states import state_of
from elgrande.server.table import Table
from elgrande.server.table_state import State


@get("/api/tables/{table_id:str}/links", sync_to_thread=True, tags=["seats"], responses=refusals(403, 404))
def show_links(request: AnyRequest, services: TheServices, table_id: TableId) -> OpenLinks:
    """The links that nobody has used yet; only the host sees them."""
    table = services.tables.open(table_id)
    return OpenLinks(services.links.open(table, person_of(request, services)))


@updating("/api/tables/{table_id:str}/links/revoke", "seats", 404, 409, 422)
def revoke_link(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[OneSeat]) -> OpenLinks:
    """Make a link that nobody has used lead nowhere."""
    table, person = services.tables.open(table_id), person_of(request, services)
    services.links.revoke(table, data.seat, person)
    hosts = services.permissions.hosts(table, person)
    return OpenLinks(services.links.open(table, person) if hosts else [])


@updating("/api/tables/{table_id:str}/leave", "seats", 404, 409, 422)
def leave(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[OneSeat]) -> Stored:
    """Give up an own seat for good; a bot plays on."""
    table = services.tables.open(table_id)
    services.seating.leave(table, data.seat, person_of(request, services))
    return Stored(table.version)


@updating("/api/tables/{table_id:str}/away", "seats", 404, 409, 422)
def step_away(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[OneSeat]) -> State:
    """Let a bot play for an own seat until its player is back."""
    return _done(request, services, table_id, lambda table, who: services.seating.step_away(table, data.seat, who))


@updating("/api/tables/{table_id:str}/back", "seats", 404, 409, 422)
def come_back(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[OneSeat]) -> State:
    """Play an own seat again, for which a bot sat in."""
    return _done(request, services, table_id, lambda table, who: services.seating.come_back(table, data.seat, who))


@updating("/api/tables/{table_id:str}/vacation", "seats", 404, 409, 422)
def go_on_vacation(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Vacation]) -> State:
    """Let the clock of an own seat stand still for some days."""
    seating = services.seating
    return _done(
        request, services, table_id, lambda table, who: seating.go_on_vacation(table, data.seat, data.days, who)
    )


@updating("/api/tables/{table_id:str}/give", "seats", 404, 409, 422)
def give_to_bot(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[GiveToBot]) -> State:
    """The host lets a bot play a seat that nobody has taken, or whose time is over."""
    seating = services.seating
    return _done(request, services, table_id, lambda table, who: seating.give_to_bot(table, data.seat, data.level, who))


@updating("/api/tables/{table_id:str}/time", "seats", 404, 409, 422)
def give_time(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[OneSeat]) -> State:
    """The host gives a seat whose time is over as much time again."""
    return _done(request, services, table_id, lambda table, who: services.seating.give_time(table, data.seat, who))


@updating("/api/tables/{table_id:str}/remove", "seats", 404, 409, 422)
def remove(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[OneSeat]) -> State:
    """The host takes the seat of somebody else away; a bot plays on."""
    return _done(request, services, table_id, lambda table, who: services.seating.remove(table, data.seat, who))


@updating("/api/tables/{table_id:str}/vote", "seats", 404, 409, 422)
def vote(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Vote]) -> State:
    """Vote for removing somebody; once most of the others have, a bot plays on."""
    seating = services.seating
    return _done(request, services, table_id, lambda table, who: seating.vote(table, data.seat, data.against, who))


@updating("/api/tables/{table_id:str}/power", "play", 404, 409, 422)
def choose_power(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Power]) -> State:
    """Choose beforehand which power card to play, and another one if somebody else plays that."""

    def choose(table: Table, person: str | None) -> None:
        services.permissions.check_seat(table, person, data.seat)
        table.set_power(data.seat, data.options)

    return _done(request, services, table_id, choose, data.seat)


@updating("/api/tables/{table_id:str}/mute", "seats", 404, 409, 422)
def mute(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Mute]) -> State:
    """Set whether this person wants to read what a seat says."""

    def change(table: Table, person: str | None) -> None:
        if person is None or data.seat >= table.players:
            raise Forbidden("there is nobody to mute")
        services.permissions.viewpoint(table, person, None)
        services.manners.mute(person, table.id, data.seat, data.muted)

    return _done(request, services, table_id, change)


@updating("/api/tables/{table_id:str}/report", "seats", 404, 409, 422)
def report(request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Report]) -> Stored:
    """Tell the operator about a seat."""
    table, person = services.tables.open(table_id), person_of(request, services)
    if not services.permissions.seats(table, person) or data.seat >= table.players or person is None:
        raise Forbidden("only those who sit at a table can report somebody there")
    services.manners.report(person, table.id, data.seat, data.text.strip())
    return Stored(table.version)


def _done(
    request: AnyRequest,
    services: Services,
    table_id: str,
    change: Callable[[Table, str | None], None],
    seat: int | None = None,
) -> State:
    """Do something at a table; return how it is then."""
    table, person = services.tables.open(table_id), person_of(request, services)
    version = table.version
    change(table, person)
    viewpoint, mine = services.permissions.viewpoint(table, person, seat)
    state = state_of(table, viewpoint, mine, version)
    state.host = services.permissions.hosts(table, person)
    state.muted = services.manners.muted(person, table.id)
    return state
