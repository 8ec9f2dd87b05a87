"""Receivers of notices on this machine: a web server (for webhooks and as a push service), a mail server."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat


@dataclass
class Received:
    """A request that somebody sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """What a web server of the test got, and what it answers."""

    address: str = ""
    status: int = 204
    location: str = ""
    received: list[Received] = field(default_factory=list)


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A web server on this machine."""
    kept = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            kept.received.append(Received(self.path, headers, body))
            self.send_response(kept.status)
            if kept.location:
                self.send_header("Location", kept.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.address = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class BrowserKeys:
    """The keys of a browser that has subscribed to pushed notices."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, received: Received) -> Any:
        """What a pushed notice says."""
        assert received.headers["content-encoding"] == "aes128gcm"
        said = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(said)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Mailbox:
    """A mail server that takes everything, unless it `refuses` somebody."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}
        self.address = ""
        self.password: LoginPassword | None = None
        """Who may send mail; None: everybody."""
        self.tried: list[LoginPassword] = []
        """Who wanted to."""

    def admit(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, said: Any) -> AuthResult:
        self.tried.append(said)
        return AuthResult(success=said == self.password, handled=False)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


@dataclass(frozen=True)
class Certificate:
    """A certificate for this machine that it has signed itself, and its key, as files."""

    certificate: Path
    key: Path

    @classmethod
    def new(cls, folder: Path) -> Certificate:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
        now = datetime.now(UTC)
        signed = (
            x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .sign(key, SHA256())
        )
        made = cls(folder / "certificate.pem", folder / "key.pem")
        made.certificate.write_bytes(signed.public_bytes(Encoding.PEM))
        made.key.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        return made


@contextmanager
def mailbox(
    scheme: str = "smtp", certificate: Certificate | None = None, password: LoginPassword | None = None
) -> Iterator[Mailbox]:
    """A real mail server on this machine; with a certificate it has TLS, from the beginning if it is `smtps`."""
    box = Mailbox()
    box.password = password
    tls = None
    if certificate is not None:
        tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        tls.load_cert_chain(certificate.certificate, certificate.key)
    at_once = tls if scheme == "smtps" else None
    later = None if at_once else tls
    loop = asyncio.new_event_loop()
    sessions: list[SMTP] = []

    def session() -> SMTP:
        # of TLS from the beginning this library knows nothing, so it must not be asked to require it
        must = bool(later)
        admit = box.admit if password else None
        made = SMTP(
            box,
            loop=loop,
            tls_context=later,
            require_starttls=must,
            authenticator=admit,
            auth_required=must and bool(admit),
            auth_require_tls=must,
        )
        sessions.append(made)
        return made

    async def hang_up() -> None:
        """End all sessions: a client may have gone without a word."""
        server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for one in sessions:
            if one.transport is not None:
                one.transport.close()
        await asyncio.sleep(0)  # only then are the sockets closed

    bound = socket.create_server(("127.0.0.1", 0))
    box.address = f"{scheme}://127.0.0.1:{bound.getsockname()[1]}"
    server = loop.run_until_complete(loop.create_server(session, sock=bound, ssl=at_once))
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield box
    finally:
        asyncio.run_coroutine_threadsafe(hang_up(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
