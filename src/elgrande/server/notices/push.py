"""Web Push: RFC 8030 (how to send), 8291 (encrypted for one browser), 8292 (signed by this server)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from elgrande.server.clock import Clock
from elgrande.server.credentials import Signer
from elgrande.server.errors import Refused
from elgrande.server.notices.channels import Channel
from elgrande.server.notices.delivery import Gone, check_status
from elgrande.server.notices.words import Notice
from elgrande.server.outgoing import Outgoing

KEPT: Final = 3 * 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is away."""
SIGNED: Final = 12 * 3600
"""Seconds for which a signature is good."""
POINT: Final = 65
"""Bytes of a browser's public key."""
AUTH: Final = 16
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256: private keys are below it."""


class Push:
    """Sends notices to browsers; they are signed with a key that is derived from the server's own."""

    def __init__(self, signer: Signer, outgoing: Outgoing, clock: Clock, operator: str = "") -> None:
        key = ec.derive_private_key(signer.number("Web Push") % (ORDER - 1) + 1, ec.SECP256R1())
        self._vapid = Vapid02(key)
        self._outgoing = outgoing
        self._clock = clock
        self._operator = operator
        """The e-mail address of whoever runs this server."""
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: Final = urlsafe_b64encode(point).decode().rstrip("=")
        """The key by which a push service knows this server; browsers ask for it when they subscribe."""

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse what no browser sends."""
        self._outgoing.check(endpoint)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh, POINT))
            decoded(auth, AUTH)
        except ValueError:
            raise Refused("these are no keys of a browser") from None

    def send(self, channel: Channel, notice: Notice) -> None:
        """Send a notice to a browser."""
        said = {"title": notice.title, "body": notice.body, "path": notice.path, "tag": notice.table or notice.id}
        content = json.dumps(said | {"language": notice.language}, ensure_ascii=False).encode()
        body = http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(channel.data["p256dh"], POINT),
            auth_secret=decoded(channel.data["auth"], AUTH),
            version="aes128gcm",
        )
        endpoint = urlsplit(channel.address)
        origin = f"{endpoint.scheme}://{endpoint.netloc}"
        claims = {"aud": origin, "sub": self._subject(channel), "exp": self._clock.now() + SIGNED}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic(notice),
            "Urgency": "normal",
        }
        answer = self._outgoing.post(channel.address, headers, body)
        if answer.status in (404, 410):
            raise Gone
        check_status(answer.status)

    def _subject(self, channel: Channel) -> str:
        """Whom a push service may ask about this server."""
        if self._operator:
            return f"mailto:{self._operator}"
        origin = urlsplit(channel.data["origin"])
        named = origin.scheme == "https" and "." in (origin.hostname or "")
        return f"https://{origin.hostname}" if named else "mailto:operator@localhost"


def topic(notice: Notice) -> str:
    """What a notice is about: a newer one about the same table replaces it. It does not give away the table."""
    return urlsafe_b64encode(sha256(f"topic {notice.table or notice.id}".encode()).digest())[:32].decode()


def decoded(text: str, length: int) -> bytes:
    """The bytes behind base64, as browsers write it."""
    try:
        found = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Base64Error, ValueError):
        raise ValueError("this is no base64") from None
    if len(found) != length:
        raise ValueError(f"these are {len(found)} bytes, not {length}")
    return found
