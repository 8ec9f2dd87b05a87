"""`elgrande serve`: the table in the browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elgrande.cli.output import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable
    from socket import socket

    from elgrande.server.settings import Settings


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 takes a free one.")] = 8321,
    database: Annotated[
        str, typer.Option(metavar="URL", help="A database, such as postgresql://…, or a SQLite file.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the table in the browser.")] = True,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The data folder; or this user's own.", show_default=False)
    ] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name by which browsers may call this server.")
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy, or a network of them, that may say whom it speaks for."),
    ] = None,
    begin_anew: Annotated[
        bool, typer.Option("--begin-anew", help="Begin without tables where the database or the key was lost.")
    ] = False,
) -> None:
    """Play in the browser: against bots, at one device, or with friends through an invite link.

    \b
    Examples: elgrande serve
              elgrande serve --host 0.0.0.0 --allow-host games.example --no-open
              elgrande serve --trust-proxy 127.0.0.1 --allow-host games.example --no-open
              elgrande serve --database postgresql://elgrande@localhost/elgrande
    """
    try:
        from elgrande.server.settings import Settings, data_folder
    except ImportError as error:
        raise Trouble(f"the server needs {error.name}: pip install 'elgrande[server]'") from None
    hosts = (host, *own_names(), *(allow_host or ()))
    settings = Settings(data or data_folder(), database, hosts, proxies(trust_proxy or ()), begin_anew=begin_anew)
    with listen(host, port) as bound:
        run(settings, bound, open_browser)


def own_names() -> list[str]:
    """The names under which other machines on the local network know this one."""
    from socket import gethostname

    name = gethostname().lower()
    return [name, f"{name.partition('.')[0]}.local"]


def proxies(addresses: Iterable[str]) -> tuple[str, ...]:
    """The addresses and networks of proxies; each is checked."""
    from ipaddress import ip_network

    try:
        return tuple(str(ip_network(address)) for address in addresses)
    except ValueError as error:
        raise Trouble(f"--trust-proxy takes an address or a network: {error}") from None


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
    try:
        import uvicorn
        from sqlalchemy.exc import SQLAlchemyError

        from elgrande.server.app import make_app
        from elgrande.server.connections import server_config
        from elgrande.server.database import Damaged
    except ImportError as error:
        raise Trouble(f"the server needs {error.name}: pip install 'elgrande[server]'") from None

    host, port = bound.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{shown}:{port}/"

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket] | None = None) -> None:
            await super().startup(sockets)
            typer.echo(f"El Grande is at {address} (Ctrl-C ends it)")
            if open_browser and has_display():
                import webbrowser

                webbrowser.open(address)

    try:
        app = make_app(settings)
    except Damaged as error:
        raise Trouble(str(error)) from None
    except (SQLAlchemyError, ImportError) as error:
        raise Trouble(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    config = server_config(app, settings, log_level="warning", timeout_graceful_shutdown=1)
    sys.setswitchinterval(0.001)  # threads that work on one request yield to the others sooner than after 5 ms
    Server(config).run(sockets=[bound])


def has_display() -> bool:
    """Whether there is a screen for a browser."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
