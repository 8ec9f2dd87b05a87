"""Requests to others go only where they may, and never take long."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from elgrande.server import outgoing
from elgrande.server.outgoing import BadAddress, Outgoing, Unreachable, is_public
from tests.server.receivers import receiver

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.8",
    "192.0.0.192",
    "198.18.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "2001:0:7f00:1::",
    "64:ff9b::a9fe:a9fe",
    "2002:7f00:1::",
    "2002:a00:1::",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_of_a_private_network_is_refused(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BadAddress):
        Outgoing().post(f"https://{host}/x", {}, b"")


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "64:ff9b::808:808"])
def test_an_address_of_the_public_internet_is_not(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "x",
        "//host/x",
        "http://hooks.example/x",
        "ftp://hooks.example/x",
        "file:///etc/passwd",
        "https://",
        "https://user:word@hooks.example/x",
        "https://hooks.example:99999/x",
        "https://hooks.example:0/x",
        "https://hooks.example/a b",
        "https://hooks.example/a\r\nX: y",
        "https://[::1",
        "https://hooks.example/" + "x" * 2000,
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        Outgoing().check(url)


def names(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name lead to these addresses; the names that were looked up."""
    asked: list[str] = []

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        kinds = [socket.AF_INET6 if ":" in address else socket.AF_INET for address in addresses]
        return [
            (kind, socket.SOCK_STREAM, 6, "", (address, port)) for kind, address in zip(kinds, addresses, strict=True)
        ]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_network_is_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    names(monkeypatch, address)
    with pytest.raises(BadAddress):
        Outgoing().post("https://hooks.example/x", {}, b"")


def test_one_private_address_among_others_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, "1.1.1.1", "127.0.0.1")
    with pytest.raises(BadAddress):
        Outgoing().post("https://hooks.example/x", {}, b"")


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiver() as other:
        asked = names(monkeypatch, "127.0.0.1")
        port = other.address.rpartition(":")[2]
        answer = Outgoing(private=True).post(f"http://hooks.example:{port}/x?y=1", {"A": "b"}, b"hello")
        assert asked == ["hooks.example"]
        assert answer.status == 204
        (received,) = other.received
        assert (received.path, received.body, received.headers["a"]) == ("/x?y=1", b"hello", "b")
        assert received.headers["host"] == f"hooks.example:{port}"


def test_a_redirect_is_not_followed() -> None:
    with receiver() as other, receiver() as inside:
        other.status, other.location = 302, f"{inside.address}/secret"
        assert Outgoing(private=True).post(f"{other.address}/x", {}, b"").status == 302
        assert inside.received == []


@contextmanager
def speaking(speak: Callable[[socket.socket, Event], None]) -> Iterator[int]:
    """A server that speaks as it likes; its port."""
    end = Event()
    with socket.create_server(("127.0.0.1", 0)) as bound:

        def serve() -> None:
            near, _ = bound.accept()
            with near:
                speak(near, end)

        thread = Thread(target=serve, daemon=True)
        thread.start()
        yield bound.getsockname()[1]
        end.set()
        thread.join()


def test_nobody_can_keep_us_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a server that says something now and then."""
    monkeypatch.setattr(outgoing, "ALTOGETHER", 0.5)

    def drip(near: socket.socket, end: Event) -> None:
        near.sendall(b"HTTP/1.1 200 OK\r\n")
        try:
            while not end.wait(0.05):
                near.sendall(b"X")
        except OSError:
            pass

    for scheme in ("http", "https"):
        with speaking(drip) as port, pytest.raises(Unreachable):
            Outgoing(private=True).post(f"{scheme}://127.0.0.1:{port}/", {}, b"")


def test_many_addresses_behind_a_name_cannot_keep_us_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[float] = []
    monkeypatch.setattr(outgoing, "ALTOGETHER", 0.1)

    class Silent(socket.socket):
        def connect(self, address: Any) -> None:
            tried.append(self.gettimeout() or 0)
            Event().wait(tried[-1])
            raise TimeoutError

    names(monkeypatch, *["192.0.2.1"] * 100)
    monkeypatch.setattr(socket, "socket", Silent)
    with pytest.raises(Unreachable):
        Outgoing(private=True).post("https://hooks.example/x", {}, b"")
    assert len(tried) < 3
    assert max(tried) <= 0.1


def test_a_handshake_cannot_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "ALTOGETHER", 0.5)
    monkeypatch.setattr(outgoing, "WAITING", 3600)
    with speaking(lambda near, end: bool(end.wait())) as port, pytest.raises(Unreachable):  # type: ignore[arg-type]
        Outgoing(private=True).post(f"https://127.0.0.1:{port}/", {}, b"")


def test_an_answer_without_end_is_not_read_to_its_end() -> None:
    def flood(near: socket.socket, end: Event) -> None:
        near.recv(65536)
        near.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while not end.is_set():
                near.sendall(b"X" * 65536)
        except OSError:
            pass

    with speaking(flood) as port:
        answer = Outgoing(private=True).post(f"http://127.0.0.1:{port}/", {}, b"")
        assert answer.body == b"X" * outgoing.READ


def test_nonsense_and_silence_are_no_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking(lambda near, end: near.sendall(b"\x00\x01nonsense\r\n\r\n")) as port, pytest.raises(Unreachable):
        Outgoing(private=True).post(f"http://127.0.0.1:{port}/", {}, b"")
    with socket.create_server(("127.0.0.1", 0)) as bound:
        port = bound.getsockname()[1]
    with pytest.raises(Unreachable):
        Outgoing(private=True).post(f"http://127.0.0.1:{port}/", {}, b"")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: (_ for _ in ()).throw(socket.gaierror("no such name")))
    with pytest.raises(Unreachable, match="no such name"):
        Outgoing().post("https://hooks.example/", {}, b"")


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate that signs itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    files = folder / f"{name}.pem", folder / f"{name}.key"
    files[0].write_bytes(made.public_bytes(Encoding.PEM))
    files[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return files


@pytest.mark.parametrize(("asked", "trusted", "arrives"), [("a", True, True), ("a", False, False), ("b", True, False)])
def test_a_certificate_must_be_valid_and_for_the_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asked: str, trusted: bool, arrives: bool
) -> None:
    chain, key = certificate(tmp_path, "a.example")
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(chain, key)

    def speak(near: socket.socket, end: Event) -> None:
        try:
            with theirs.wrap_socket(near, server_side=True) as secure:
                secure.recv(65536)
                secure.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
        except OSError:
            pass

    ours = ssl.create_default_context(cafile=str(chain)) if trusted else ssl.create_default_context()
    with speaking(speak) as port:
        names(monkeypatch, "127.0.0.1")
        sender = Outgoing(private=True, trust=ours)
        if arrives:
            assert sender.post(f"https://{asked}.example:{port}/", {}, b"").status == 204
        else:
            with pytest.raises(Unreachable, match="certificate"):
                sender.post(f"https://{asked}.example:{port}/", {}, b"")
