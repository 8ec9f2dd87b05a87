"""E-mail, through the mail server that the operator has set."""

from __future__ import annotations

import logging
import re
import smtplib
import ssl
from contextlib import suppress
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from hashlib import sha256
from typing import Final
from urllib.parse import unquote, urlsplit

from elgrande.server.clock import Clock
from elgrande.server.credentials import Signer
from elgrande.server.errors import Refused
from elgrande.server.notices.channels import Channel
from elgrande.server.notices.delivery import Undeliverable
from elgrande.server.notices.words import Notice
from elgrande.texts import say

WAITING: Final = 10.0
"""Seconds without a sign of the mail server."""
ADDRESS: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
UNSUBSCRIBE: Final = "/unsubscribe/"
log = logging.getLogger(__name__)


class MailServer:
    """The server that takes our mail: `smtp://user:password@host:port`, or `smtps://` for TLS from the beginning.

    With `smtp://` TLS begins as soon as the server offers it; a password is never sent without.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("the address of a mail server is smtp://host:port or smtps://host:port")
        self._secure = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or (465 if self._secure else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        if not (self._user + self._password).isascii():
            raise ValueError("user name and password can have ASCII characters only")
        self.name: Final = f"{self._host}:{self._port}"
        """What the log calls it."""

    def send(self, message: EmailMessage) -> None:
        """Hand over a message."""
        trust = ssl.create_default_context()
        server: smtplib.SMTP
        if self._secure:
            server = smtplib.SMTP_SSL(self._host, self._port, timeout=WAITING, context=trust)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=WAITING)
        try:
            server.ehlo()
            if not self._secure and server.has_extn("starttls"):
                server.starttls(context=trust)
                server.ehlo()
            elif not self._secure and self._user:
                raise smtplib.SMTPNotSupportedError("no password is sent without TLS")
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)
            with suppress(smtplib.SMTPException, OSError):  # it has the message already
                server.quit()
        finally:
            server.close()


class Mail:
    """Sends notices by e-mail."""

    def __init__(self, server: str, sender: str, signer: Signer, clock: Clock) -> None:
        self._server = MailServer(server) if server and sender else None
        self._sender = sender
        self._signer = signer
        self._clock = clock

    @property
    def possible(self) -> bool:
        """Whether the operator has set a mail server."""
        return self._server is not None

    def check(self, address: str) -> None:
        """Refuse what is no e-mail address, or every one if there is no mail server."""
        if self._server is None:
            raise Refused("this server sends no e-mail", ("reason-no-mail", {}))
        if len(address) > 200 or not ADDRESS.fullmatch(address):
            raise Refused("this is no e-mail address", ("reason-bad-address", {}))

    def send_code(self, channel: Channel, code: str, language: str) -> None:
        """Mail the code that confirms an address. It has no link: whoever gets it may never have asked for it."""
        message = self._message(channel.address, say("notice-mail-code", language), f"code {channel.id} {code}")
        message.set_content(say("notice-mail-code.body", language, code=code) + "\n")
        self._hand_over(message)

    def send(self, channel: Channel, notice: Notice) -> None:
        """Mail a notice."""
        stop = channel.data["origin"] + UNSUBSCRIBE + self.token(channel)
        message = self._message(channel.address, f"{notice.title}: {notice.name}".removesuffix(": "), notice.id)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        link = channel.data["origin"] + notice.path
        end = say("notice-mail-end", notice.language, link=stop)
        message.set_content(f"{notice.title}\n{notice.body}\n\n{link}\n\n-- \n{end}\n")
        self._hand_over(message)

    def token(self, channel: Channel) -> str:
        """What the link has that ends mail to a channel."""
        return f"{channel.id}.{self._signer.sign(f'unsubscribe {channel.id}')}"

    def channel_id(self, token: str) -> str | None:
        """The channel whose mail a link ends, if we signed it."""
        channel_id, _, signature = token.partition(".")
        right = signature.isascii() and self._signer.signed(f"unsubscribe {channel_id}", signature)
        return channel_id if right else None

    def _message(self, receiver: str, subject: str, name: str) -> EmailMessage:
        """A message without a content; its id follows from the name, so the same notice has the same one."""
        message = EmailMessage()
        message["From"] = Address("El Grande", addr_spec=self._sender)
        message["To"] = receiver
        message["Subject"] = " ".join(subject.split())
        message["Date"] = format_datetime(datetime.fromtimestamp(self._clock.now(), UTC))
        message["Message-ID"] = (
            f"<{sha256(f'{name} {receiver}'.encode()).hexdigest()[:40]}@{self._sender.partition('@')[2]}>"
        )
        message["Auto-Submitted"] = "auto-generated"
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        if self._server is None:
            raise Undeliverable("unmailed", final=True)
        try:
            self._server.send(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Undeliverable("refused", final=all(code >= 500 for code in codes)) from None
        except (smtplib.SMTPException, OSError) as error:  # the mail server is at fault, not the address: we try again
            log.warning("no mail can be sent through %s: %s", self._server.name, _fault(error))
            raise Undeliverable("unmailed") from None


def _fault(error: Exception) -> str:
    """What is wrong with a mail server, for its operator; nothing of the message."""
    if isinstance(error, smtplib.SMTPAuthenticationError):
        said = error.smtp_error if isinstance(error.smtp_error, str) else error.smtp_error.decode("utf-8", "replace")
        return f"it refuses the user name or the password ({error.smtp_code} {' '.join(said.split())[:200]})"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"it answers {error.smtp_code}"
    return f"{type(error).__name__}: {error}"


def check_sender(sender: str) -> None:
    """Refuse an address from which no mail can come."""
    with suppress(ValueError):
        if Address(addr_spec=sender).domain:
            return
    raise ValueError("this is no e-mail address")
