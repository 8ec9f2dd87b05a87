"""Starts servers for the tests in a browser: `python -m tests.servers SOCKET`.

Importing all that a server needs takes most of its start. This process does it once, and each server is a copy of it.
Whoever connects to the socket sends a line of JSON, `{"program", "arguments", "environment"}`, and hears the process id
and then all that the server says. The connection ends when the server does. All end when this process loses its input.
"""

from __future__ import annotations

import json
import os
import runpy
import signal
import socket
import sys
from importlib import import_module
from pathlib import Path
from select import select
from typing import NoReturn

NEEDED = ("elgrande.cli", "elgrande.server.app", "elgrande.server.graceful", "uvicorn.loops.auto")


def main(path: str) -> None:
    """Start a server for whoever connects."""
    for name in NEEDED:
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody here waits for the servers
    with socket.socket(socket.AF_UNIX) as entry:
        entry.bind(path)
        entry.listen()
        print("ready", flush=True)
        while entry in select([entry, sys.stdin], [], [])[0]:
            connection, _ = entry.accept()
            with connection:
                if os.fork() == 0:
                    entry.close()
                    become_server(connection)
    Path(path).unlink()
    os.killpg(0, signal.SIGKILL)


def become_server(connection: socket.socket) -> NoReturn:
    """Run the program that was asked for in this process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with connection.makefile() as lines:
        asked = json.loads(lines.readline())
    for stream in (sys.stdout, sys.stderr):
        os.dup2(connection.fileno(), stream.fileno())
    connection.close()
    print(os.getpid(), flush=True)
    os.environ.update(asked["environment"])
    sys.argv = [asked["program"], *asked["arguments"]]
    runpy.run_module(asked["program"], run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    main(sys.argv[1])
