"""How people are told: channels, quiet hours, and the feed of their tables."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from elgrande.server.errors import NotFound
from elgrande.server.notices.messages import (
    AddedChannel,
    Code,
    FeedAddress,
    FeedWanted,
    NewHook,
    NewMail,
    NewPush,
    NoDetails,
    NoticeSettings,
    QuietHere,
    ShownChannel,
    TableNotices,
    Wishes,
)
from elgrande.server.notices.preferences import Preferences
from elgrande.server.routes.common import (
    AnyRequest,
    TableId,
    TheServices,
    browser_of,
    known_person,
    origin_of,
    person_of,
    refusals,
    updating,
)
from elgrande.server.security import asker
from elgrande.server.services import Services
from elgrande.texts import say

ChannelId = Annotated[str, PathParameter(max_length=32, description="The id of a channel.")]


@get("/api/me/notices", sync_to_thread=True, tags=["notices"], responses=refusals())
def show_notices(request: AnyRequest, services: TheServices) -> NoticeSettings:
    """How this person is told, and when not."""
    return _shown(request, services)


def _shown(request: AnyRequest, services: Services) -> NoticeSettings:
    return services.notices.shown(person_of(request, services), browser_of(request, services))


@updating("/api/me/notices", "notices", 422)
def set_notices(request: AnyRequest, services: TheServices, data: JSONBody[Wishes]) -> Response[NoticeSettings]:
    """Set the language of notices, and the hours in which there are none."""
    person, cookie = known_person(request, services)
    wishes = Preferences(data.language, data.zone, data.quiet_from, data.quiet_to)
    services.notices.preferences.set(person, wishes)
    return Response(services.notices.shown(person, browser_of(request, services)), cookies=[cookie])


@post("/api/me/channels/push", sync_to_thread=True, tags=["notices"], responses=refusals(403, 422))
def add_push(request: AnyRequest, services: TheServices, data: JSONBody[NewPush]) -> AddedChannel:
    """Let this browser show notices."""
    person, browser = person_of(request, services), browser_of(request, services)
    if person is None or browser is None:
        raise NotFound("set the language of notices first")
    channel = services.notices.add_push(person, browser, origin_of(request), data)
    return AddedChannel(services.notices.line(channel, browser))


@post("/api/me/channels/mail", sync_to_thread=True, tags=["notices"], responses=refusals(403, 422))
def add_mail(request: AnyRequest, services: TheServices, data: JSONBody[NewMail]) -> Response[AddedChannel]:
    """Mail a code to an address, with which it can be confirmed."""
    person, cookie = known_person(request, services)
    channel = services.notices.add_mail(person, origin_of(request), data.address, asker(request.scope))
    return Response(AddedChannel(services.notices.line(channel, None)), cookies=[cookie])


@post("/api/me/channels/hook", sync_to_thread=True, tags=["notices"], responses=refusals(403, 422))
def add_hook(request: AnyRequest, services: TheServices, data: JSONBody[NewHook]) -> Response[AddedChannel]:
    """Let a webhook get notices; the answer has the secret that signs them."""
    person, cookie = known_person(request, services)
    channel = services.notices.add_hook(person, origin_of(request), data.address)
    line = services.notices.line(channel, None)
    return Response(AddedChannel(line, services.notices.hooks.secret(channel)), cookies=[cookie])


@updating("/api/me/channels/{channel_id:str}/confirm", "notices", 404, 422)
def confirm_channel(
    request: AnyRequest, services: TheServices, channel_id: ChannelId, data: JSONBody[Code]
) -> ShownChannel:
    """Confirm an e-mail address with the code that was mailed to it."""
    channels = services.notices.channels
    person = person_of(request, services)
    channels.confirm(channels.own(person, channel_id), data.code)
    return services.notices.line(channels.own(person, channel_id), None)


@updating("/api/me/channels/{channel_id:str}/test", "notices", 404, 422)
def try_channel(
    request: AnyRequest, services: TheServices, channel_id: ChannelId, data: JSONBody[NoDetails]
) -> NoticeSettings:
    """Send a notice now; one that arrives switches the channel on again."""
    channel = services.notices.channels.own(person_of(request, services), channel_id)
    services.notices.try_out(channel, asker(request.scope))
    return _shown(request, services)


@updating("/api/me/channels/{channel_id:str}/remove", "notices", 404)
def remove_channel(
    request: AnyRequest, services: TheServices, channel_id: ChannelId, data: JSONBody[NoDetails]
) -> NoticeSettings:
    """Remove a channel."""
    channels = services.notices.channels
    channels.remove(channels.own(person_of(request, services), channel_id))
    return _shown(request, services)


@updating("/api/me/feed", "notices")
def set_feed(request: AnyRequest, services: TheServices, data: JSONBody[FeedWanted]) -> Response[FeedAddress]:
    """Make a feed of the own tables, with a new address; or end it."""
    person, cookie = known_person(request, services)
    feeds = services.notices.feeds
    if data.wanted:
        return Response(FeedAddress(feeds.new(person)), cookies=[cookie])
    feeds.end(person)
    return Response(FeedAddress(None), cookies=[cookie])


@get("/api/tables/{table_id:str}/notices", sync_to_thread=True, tags=["notices"], responses=refusals(403, 404))
def show_table_notices(request: AnyRequest, services: TheServices, table_id: TableId) -> TableNotices:
    """Whether a table may tell this person."""
    return _at_table(services, person_of(request, services), table_id)


@updating("/api/tables/{table_id:str}/notices", "notices", 404)
def set_table_notices(
    request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[QuietHere]
) -> TableNotices:
    """Set whether a table may tell this person."""
    person = person_of(request, services)
    if person is not None:
        services.notices.channels.set_quiet(person, table_id, data.quiet)
    return _at_table(services, person, table_id)


def _at_table(services: Services, person: str | None, table_id: str) -> TableNotices:
    if person is None or not services.storage.seats.held(person, table_id):
        raise NotFound("you do not sit at this table")
    channels = services.notices.channels
    working = [channel for channel in channels.of(person) if channel.confirmed and not channel.off]
    return TableNotices(channels.quiet(person, table_id), len(working))


@get("/feed/{secret:str}", sync_to_thread=True, include_in_schema=False, media_type="application/feed+json")
def show_feed(request: AnyRequest, services: TheServices, secret: FromPath[str]) -> dict[str, Any]:
    """The tables of whoever knows the secret, those first at which it is their turn."""
    return services.notices.feeds.show(secret[:64], origin_of(request))


@get("/unsubscribe/{token:str}", sync_to_thread=True, include_in_schema=False, media_type="text/html")
def ask_to_unsubscribe(services: TheServices, token: FromPath[str]) -> str:
    """A page with a button. Opening it changes nothing: programs open links, too."""
    language = _language(services, token)
    button = f'<form method="post"><button>{escape(say("notice-stop-button", language))}</button></form>'
    return _page(language, say("notice-stop", language), button)


@post("/unsubscribe/{token:str}", sync_to_thread=True, status_code=200, include_in_schema=False, media_type="text/html")
def unsubscribe(services: TheServices, token: FromPath[str]) -> str:
    """End mail to an address; mail programs send this by themselves (RFC 8058)."""
    language = _language(services, token)
    channel = services.notices.channels.find(services.notices.mail.channel_id(token) or "")
    if channel is not None:
        services.notices.channels.remove(channel)
    return _page(language, say("notice-stopped", language))


def _language(services: Services, token: str) -> str:
    """The language of whoever gets mail by a channel; a channel that is gone has been ended already."""
    channel_id = services.notices.mail.channel_id(token)
    if channel_id is None:
        raise NotFound("this link is not complete")
    channel = services.notices.channels.find(channel_id)
    return services.notices.preferences.of(channel.person if channel else "").language


def _page(language: str, text: str, more: str = "") -> str:
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>El Grande</title><h1>El Grande</h1><p>{escape(text)}</p>{more}</html>"
    )
