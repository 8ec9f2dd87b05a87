"""`elgrande serve`: the table in the browser."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from elgrande.cli.configuration import Config, Data, Database, Key, server_libraries, setting
from elgrande.cli.output import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable
    from socket import socket

    from elgrande.server.settings import Settings


KEPT: Final = ("chat", "unplayed", "people")
LONGEST_KEPT: Final = 36_500


def serve(
    config: Config = None,
    host: Annotated[str, setting("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, setting("--port", metavar="N", min=0, max=65535, help="The port; 0 takes a free one.")] = 8321,
    database: Database = "",
    open_browser: Annotated[bool, setting("--open/--no-open", help="Open the table in the browser.")] = True,
    data: Data = None,
    key: Key = None,
    workers: Annotated[
        int, setting("--workers", metavar="N", min=1, max=256, help="Processes in which bots think.")
    ] = 2,
    allow_host: Annotated[
        list[str] | None, setting("--allow-host", metavar="NAME", help="A name by which browsers may call this server.")
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        setting(
            "--trust-proxy", metavar="ADDRESS", help="A proxy, or a network of them, that may say whom it speaks for."
        ),
    ] = None,
    smtp: Annotated[
        str, setting("--smtp", metavar="URL", help="A mail server for notices: smtp://user:word@host:587.")
    ] = "",
    mail_from: Annotated[
        str, setting("--mail-from", metavar="ADDRESS", help="The e-mail address from which notices come.")
    ] = "",
    allow_private_hooks: Annotated[
        bool,
        setting(
            "--allow-private-hooks/--no-private-hooks",
            help="Let webhooks lead to private networks, without https, too.",
        ),
    ] = False,
    begin_anew: Annotated[
        bool, setting("--begin-anew", help="Begin without tables where the database or the key was lost.")
    ] = False,
    keep: Annotated[
        list[str] | None,
        setting(
            "--keep", metavar="WHAT=DAYS", help="How long to keep chat (90), unplayed tables (30) or people (400)."
        ),
    ] = None,
    log: Annotated[Literal["plain", "json"], setting("--log", help="How the lines of the log are written.")] = "plain",
    access_log: Annotated[bool, setting("--access-log/--no-access-log", help="Log each request, too.")] = False,
    metrics: Annotated[
        list[str] | None,
        setting("--metrics", metavar="ADDRESS", help="Who may read /metrics: an address or a network."),
    ] = None,
    drain: Annotated[
        float,
        setting(
            "--drain",
            metavar="SECONDS",
            min=0,
            max=600,
            help="How long to answer after being told to end, until a proxy notices.",
        ),
    ] = 0,
    grace: Annotated[
        float, setting("--grace", metavar="SECONDS", min=1, max=600, help="How long to finish requests after that.")
    ] = 10,
) -> None:
    """Play in the browser: against bots, at one device, or with friends through an invite link.

    \b
    Examples: elgrande serve
              elgrande serve --host 0.0.0.0 --allow-host games.example --no-open
              elgrande serve --trust-proxy 127.0.0.1 --allow-host games.example --no-open
              elgrande serve --database postgresql://elgrande@localhost/elgrande
              elgrande serve --smtp smtp://localhost:25 --mail-from table@games.example
              elgrande serve --config /etc/elgrande.toml
    """
    with server_libraries():
        from elgrande.server.settings import Retention, Settings, data_folder

        check_mail(smtp, mail_from)
    hosts = (host, *own_names(), *(allow_host or ()))
    settings = Settings(
        data or data_folder(),
        database,
        hosts,
        networks("--trust-proxy", trust_proxy or ()),
        workers=workers,
        begin_anew=begin_anew,
        smtp=smtp,
        mail_from=mail_from,
        private_hooks=allow_private_hooks,
        retention=Retention(**days(keep or ())),
        key=key,
        json_log=log == "json",
        access_log=access_log,
        metrics=networks("--metrics", metrics or ()),
        drain=drain,
        grace=grace,
    )
    with listen(host, port) as bound:
        run(replace(settings, addresses=network_addresses(bound)), bound, open_browser)


def check_mail(smtp: str, mail_from: str) -> None:
    """Refuse a mail server or a sender that cannot be one; each needs the other."""
    from elgrande.server.notices.mail import MailServer, check_sender

    if bool(smtp) != bool(mail_from):
        raise Trouble("to send mail, --smtp and --mail-from are both needed")
    try:
        if smtp:
            MailServer(smtp)
    except ValueError as error:
        raise Trouble(f"--smtp: {error}") from None
    try:
        if mail_from:
            check_sender(mail_from)
    except ValueError as error:
        raise Trouble(f"--mail-from: {error}") from None


def days(kept: Iterable[str]) -> dict[str, int]:
    """How many days to keep what."""
    found: dict[str, int] = {}
    for line in kept:
        what, _, number = line.partition("=")
        if what not in KEPT or not number.isdecimal() or len(number) > 5 or not 1 <= int(number) <= LONGEST_KEPT:
            raise Trouble(f"--keep takes {', '.join(KEPT)} with 1 to {LONGEST_KEPT} days, as chat=90, not {line!r:.40}")
        found[what] = int(number)
    return found


def own_names() -> list[str]:
    """The names under which other machines on the local network know this one."""
    from socket import gethostname

    name = gethostname().lower()
    return [name, f"{name.partition('.')[0]}.local"]


def network_addresses(bound: socket) -> tuple[str, ...]:
    """Where other devices in the local network reach a server that listens everywhere."""
    import socket

    host, port = bound.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return ()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # this sends nothing; it only asks which of our addresses would be used
        own = probe.getsockname()[0]
        return () if own.startswith("127.") else (f"http://{own}:{port}",)
    return ()


def networks(option: str, addresses: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks that an option takes; each is checked."""
    from ipaddress import ip_network

    try:
        return tuple(str(ip_network(address)) for address in addresses)
    except ValueError as error:
        raise Trouble(f"{option} takes an address or a network: {error}") from None


def listen(host: str, port: int) -> socket:
    """The listening socket, bound before anything else, so that a port in use is reported at once."""
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Declared as TCP, so that asyncio sends small answers at once instead of waiting for the client (40 ms).
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise Trouble(f"cannot listen on {host} port {port}: {error.strerror}; see --host and --port") from None
    return bound


def run(settings: Settings, bound: socket, open_browser: bool) -> None:
    """Serve until stopped."""
    with server_libraries():
        from sqlalchemy.exc import SQLAlchemyError

        from elgrande.server.app import make_app
        from elgrande.server.database import Damaged
        from elgrande.server.graceful import GracefulServer
        from elgrande.server.logs import configure

    host, port = bound.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{port}/"

    def welcome() -> None:
        typer.echo(f"El Grande is at {address} (Ctrl-C ends it)")
        if open_browser and has_display():
            import webbrowser

            webbrowser.open(address)

    configure(settings)
    try:
        with server_libraries():
            app = make_app(settings)
    except Damaged as error:
        raise Trouble(str(error)) from None
    except (SQLAlchemyError, ImportError) as error:
        raise Trouble(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    sys.setswitchinterval(0.001)  # threads that work on one request yield to the others sooner than after 5 ms
    GracefulServer(app, settings, welcome).run(sockets=[bound])


def has_display() -> bool:
    """Whether there is a screen for a browser."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
