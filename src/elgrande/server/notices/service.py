"""Notices as a whole: channels, preferences and feeds of people, and all that sends."""

from __future__ import annotations

from secrets import token_hex
from urllib.parse import urlsplit

from elgrande.server.clients import Buckets
from elgrande.server.credentials import Signer, hashed
from elgrande.server.errors import Busy, Refused
from elgrande.server.notices.channels import MOST, Channel, Channels, new_channel, new_code, stored_code
from elgrande.server.notices.delivery import Undeliverable
from elgrande.server.notices.feed import Feeds
from elgrande.server.notices.hooks import Hooks
from elgrande.server.notices.mail import Mail
from elgrande.server.notices.messages import NewPush, NoticeSettings, ShownChannel
from elgrande.server.notices.preferences import AllPreferences
from elgrande.server.notices.push import Push
from elgrande.server.notices.telling import Telling
from elgrande.server.notices.words import trial
from elgrande.server.outgoing import BadAddress, Outgoing
from elgrande.server.people import People
from elgrande.server.registry import Registry
from elgrande.server.settings import Settings
from elgrande.server.storage import Storage


class Notices:
    """What the routes need to let people be told. All methods may be called from any thread."""

    def __init__(self, settings: Settings, storage: Storage, people: People, signer: Signer, tables: Registry) -> None:
        limits, clock = settings.limits, settings.clock
        outgoing = Outgoing(settings.private_hooks)
        self._outgoing = outgoing
        self._clock = clock
        self.channels = Channels(storage, people)
        self.preferences = AllPreferences(storage, people)
        self.feeds = Feeds(storage, people)
        self.mail = Mail(settings.smtp, settings.mail_from, signer, clock)
        self.hooks = Hooks(outgoing, signer, clock)
        self.push = Push(signer, outgoing, clock, settings.mail_from)
        senders = {"push": self.push.send, "mail": self.mail.send, "hook": self.hooks.send}
        self.telling = Telling(storage, tables, self.channels, self.preferences, senders)  # type: ignore[arg-type]
        self._sent = Buckets(limits.notice_burst, limits.notice_rate, "wants too many notices")
        self._mailed = Buckets(limits.code_burst, limits.code_rate, "wants too many codes")

    def shown(self, person: str | None, browser: str | None) -> NoticeSettings:
        """How a person is told, for their page."""
        wishes = self.preferences.of(person or "")
        return NoticeSettings(
            channels=[self.line(channel, browser) for channel in self.channels.of(person or "")],
            most=MOST,
            language=wishes.language,  # type: ignore[arg-type]
            zone=wishes.zone,
            quiet_from=wishes.quiet_from,
            quiet_to=wishes.quiet_to,
            feed=person is not None and self.feeds.has(person),
            push_key=self.push.public_key,
            mail=self.mail.possible,
            whose=hashed(f"whose {person}")[:16] if person else "",
        )

    def line(self, channel: Channel, browser: str | None) -> ShownChannel:
        """A channel for the page of its person. The path of a webhook is as good as a password, so it is not shown."""
        shown = channel.address if channel.kind == "mail" else urlsplit(channel.address).hostname or ""
        return ShownChannel(
            id=channel.id,
            kind=channel.kind,
            address=shown,
            name=channel.data.get("name", ""),
            here=channel.kind == "push" and channel.browser == browser,
            confirmed=channel.confirmed,
            off=channel.off,
            trouble=channel.data.get("trouble"),
            added=channel.added,
        )

    def add_push(self, person: str, browser: str, origin: str, wanted: NewPush) -> Channel:
        """Let a browser show notices."""
        try:
            self.push.check(wanted.endpoint, wanted.p256dh, wanted.auth)
        except BadAddress as error:
            raise Refused(str(error)) from None
        data = {"origin": origin, "p256dh": wanted.p256dh, "auth": wanted.auth, "name": wanted.name}
        return self.channels.add(new_channel(person, "push", wanted.endpoint, data, browser=browser))

    def add_mail(self, person: str, origin: str, address: str, client: str) -> Channel:
        """Mail a code to an address; with it the person confirms that it is theirs."""
        self.mail.check(address)
        self._limit(self._sent, client)
        self._limit(self._mailed, hashed(address.lower()))
        code = new_code()
        data = {"origin": origin, **stored_code(code, self._clock.now())}
        channel = self.channels.add(new_channel(person, "mail", address, data, confirmed=False))
        try:
            self.mail.send_code(channel, code, self.preferences.of(person).language)
        except Undeliverable as failure:
            self.channels.remove(channel)
            raise _refused(failure) from None
        return channel

    def add_hook(self, person: str, origin: str, address: str) -> Channel:
        """Let a webhook get notices."""
        try:
            self._outgoing.check(address)
        except BadAddress as error:
            raise Refused(str(error), ("reason-bad-hook", {})) from None
        return self.channels.add(new_channel(person, "hook", address, {"origin": origin}))

    def try_out(self, channel: Channel, client: str) -> None:
        """Send a notice now, so that somebody sees whether a channel works."""
        if not channel.confirmed:
            raise Refused("confirm this address first")
        self._limit(self._sent, client)
        language = self.preferences.of(channel.person).language
        try:
            self.telling.deliver(channel, trial(f"test {token_hex(8)}", language))
        except Undeliverable as failure:
            raise _refused(failure) from None

    def _limit(self, buckets: Buckets, client: str) -> None:
        if not buckets.take(client):
            raise Busy("too many notices: wait a few minutes")


def _refused(failure: Undeliverable) -> Refused:
    return Refused(f"the notice has not arrived: {failure.trouble}", (f"notices-trouble-{failure.trouble}", {}))
