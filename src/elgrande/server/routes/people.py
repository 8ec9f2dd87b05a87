"""People: what is known of them, and how they open their seats on another device."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated

import segno
from litestar import Response, delete, get
from litestar.params import JSONBody, PathParameter

from elgrande.server.answers import Kept, Me, MyDevice, PersonPage, Privacy
from elgrande.server.errors import NotFound, Refused
from elgrande.server.requests import ChangeMe, KeepSeats, OpenSeats, RemoveDevice
from elgrande.server.routes.common import (
    AnyRequest,
    TheServices,
    browser_of,
    known_browser,
    origin_of,
    person_of,
    refusals,
    updating,
)
from elgrande.server.services import Services
from elgrande.server.settings import OWN_HOSTS

PageId = Annotated[str, PathParameter(max_length=32, description="The id of somebody's page.")]


@get("/api/me", sync_to_thread=True, tags=["people"], responses=refusals())
def show_me(request: AnyRequest, services: TheServices) -> Me:
    """What the server knows of whoever asks."""
    return _me(services, browser_of(request, services))


@updating("/api/me", "people", 422)
def change_me(request: AnyRequest, services: TheServices, data: JSONBody[ChangeMe]) -> Response[Me]:
    """Keep a name, and show one's results to everybody or not."""
    browser, cookie = known_browser(request, services)
    name = None if data.name is None else data.name.strip()
    if name and not name.isprintable():
        raise Refused("a name has no line breaks")
    services.people.set(services.people.of(browser), name, data.shown)
    return Response(_me(services, browser), cookies=[cookie])


@updating("/api/me/keep", "people")
def keep_seats(request: AnyRequest, services: TheServices, data: JSONBody[KeepSeats]) -> Response[Kept]:
    """Make a passphrase that opens one's seats on another device; the one before opens nothing any more."""
    browser, cookie = known_browser(request, services)
    passphrase = services.people.keep(browser, data.device)
    only_here = request.url.hostname in OWN_HOSTS
    origin = next(iter(services.settings.addresses), "") if only_here else ""
    link = f"{origin or origin_of(request)}/keep#{passphrase}"
    return Response(Kept(passphrase, link, _qr_code(link)), cookies=[cookie])


@updating("/api/me/open", "people", 404, 422)
def open_seats(request: AnyRequest, services: TheServices, data: JSONBody[OpenSeats]) -> Response[Me]:
    """Open somebody's seats on this device; what it held comes along."""
    browser, cookie = known_browser(request, services)
    services.people.open(data.passphrase, browser, data.device)
    return Response(_me(services, browser), cookies=[cookie])


@updating("/api/me/remove", "people", 404, 422)
def remove_device(request: AnyRequest, services: TheServices, data: JSONBody[RemoveDevice]) -> Me:
    """Take a device away: it holds no seats any more."""
    browser = browser_of(request, services)
    person = "" if browser is None else services.people.of(browser)
    device = next((device for device in services.people.devices(person) if device.id == data.device), None)
    if device is None:
        raise NotFound("you have no such device")
    services.people.remove_device(person, device.browser)
    return _me(services, browser)


@delete("/api/me/data", sync_to_thread=True, status_code=200, tags=["people"], responses=refusals(403, 422))
def forget_me(request: AnyRequest, services: TheServices) -> Me:
    """Forget whoever asks: their name, passphrase, devices, notices, and the seats of finished games."""
    person = person_of(request, services)
    if person is not None:
        services.people.forget(person)
        services.lobby.changed()
    return _me(services, None)


@get("/api/privacy", sync_to_thread=False, tags=["people"], responses=refusals())
def show_privacy(services: TheServices) -> Privacy:
    """How long the server keeps what."""
    kept = services.settings.retention
    return Privacy(kept.chat, kept.unplayed, kept.people, services.settings.access_log)


@get("/api/me/results", sync_to_thread=True, tags=["people"], responses=refusals())
def show_my_results(request: AnyRequest, services: TheServices) -> PersonPage:
    """What whoever asks has played."""
    person = person_of(request, services)
    if person is None:
        return PersonPage("", 0, [], None, [])
    return services.results.page(services.people.known(person), own=True)


@get("/api/people/{page:str}", sync_to_thread=True, tags=["people"], responses=refusals(403, 404))
def show_person(services: TheServices, page: PageId) -> PersonPage:
    """What somebody has played who wants to show it."""
    return services.results.page(services.people.shown(page), own=False)


def _me(services: Services, browser: str | None) -> Me:
    if browser is None:
        return Me("", kept=False, shown=False, page="", tables=0, devices=[])
    person = services.people.known(services.people.of(browser))
    services.people.saw(person.id)
    return Me(
        name=person.name,
        kept=person.kept,
        shown=person.shown,
        page=person.page,
        tables=len(services.storage.seats.all_held(person.id)),
        devices=[
            MyDevice(device.id, device.name, device.added, device.browser == browser)
            for device in services.people.devices(person.id)
        ],
    )


def _qr_code(text: str) -> str:
    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=3, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return drawn.getvalue().decode()
