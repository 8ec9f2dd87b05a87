"""Webhooks: JSON that Discord and Slack show, too, signed like the Standard Webhooks."""

from __future__ import annotations

import hmac
import json
import re
from base64 import b64encode
from hashlib import sha256
from typing import Final

from elgrande.server.clock import Clock
from elgrande.server.credentials import Signer
from elgrande.server.notices.channels import Channel
from elgrande.server.notices.delivery import check_status
from elgrande.server.notices.words import Notice
from elgrande.server.outgoing import Outgoing

MARKUP: Final = re.compile(r"([\\*_~`|>\[\]()#:@<-])")
"""What Discord does not show as it is."""


class Hooks:
    """Sends notices to webhooks."""

    def __init__(self, outgoing: Outgoing, signer: Signer, clock: Clock) -> None:
        self._outgoing = outgoing
        self._signer = signer
        self._clock = clock

    def secret(self, channel: Channel) -> str:
        """The secret with which notices to a webhook are signed. It follows from our key and is not stored."""
        return "whsec_" + b64encode(self._key(channel)).decode()

    def send(self, channel: Channel, notice: Notice) -> None:
        """Send a notice to a webhook."""
        url = channel.data["origin"] + notice.path
        said = {
            "type": notice.about,
            "title": notice.title,
            "table": notice.table,
            "name": notice.name,
            "round": notice.round,
            "rounds": notice.rounds,
            "url": url,
            "content": f"**{markdown(notice.title)}** {markdown(notice.body)}\n<{url}>",
            "allowed_mentions": {"parse": []},  # no name at the table may call everybody on Discord
            "text": f"*{entities(notice.title)}* {entities(notice.body)}\n<{url}>",
        }
        body = json.dumps(said, ensure_ascii=False).encode()
        name, time = f"msg_{sha256(notice.id.encode()).hexdigest()[:32]}", str(self._clock.now())
        signature = hmac.new(self._key(channel), f"{name}.{time}.".encode() + body, sha256).digest()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "elgrande",
            "webhook-id": name,
            "webhook-timestamp": time,
            "webhook-signature": f"v1,{b64encode(signature).decode()}",
        }
        check_status(self._outgoing.post(channel.address, headers, body).status)

    def _key(self, channel: Channel) -> bytes:
        return bytes.fromhex(self._signer.sign(f"hook {channel.id}"))


def markdown(text: str) -> str:
    """A text that Discord shows as it is."""
    return MARKUP.sub(r"\\\1", text)


def entities(text: str) -> str:
    """A text that Slack shows as it is."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
