"""A real server on a free port, and browsers that speak to it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import uvicorn
from litestar.di import Provide

from elgrande.cli.serve import listen
from elgrande.server.app import make_app
from elgrande.server.bot_process import Think, think
from elgrande.server.connections import server_config
from elgrande.server.database import open_database
from elgrande.server.services import Services
from elgrande.server.settings import Limits, Settings
from elgrande.server.sql_schema import SCHEMA

State = dict[str, Any]
PATIENCE = 300
"""Seconds after which a test says that something never happens: far more than the busiest machine needs."""
GENEROUS = Limits(
    burst=1e9,
    new_burst=1e9,
    chat_burst=1e9,
    undo_burst=1e9,
    bot_tables=1000,
    heartbeat=0.2,
    thinking=2 * PATIENCE,
    parsing=2 * PATIENCE,
    headers=2 * PATIENCE,
    body=2 * PATIENCE,
    reading=2 * PATIENCE,
)
_keys = count(1)


@cache
def present_form() -> bytes:
    """What a SQLite database has in it after a first start."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        open_database(f"sqlite:///{file}", SCHEMA).dispose()
        return file.read_bytes()


def begun(settings: Settings) -> Settings:
    """Settings with whose data folder a server has begun: its database is made, since migrations take a while."""
    if not settings.database and not any(settings.data.glob("*")):
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        (settings.data / "tables.sqlite").write_bytes(present_form())
    return settings


def settings(folder: Path, limits: Limits = GENEROUS, database: str = "") -> Settings:
    return Settings(folder, database, workers=1, limits=limits)


def get(address: str, **more: Any) -> httpx.Response:
    """Ask a server, with all the patience that the busiest machine needs."""
    return httpx.get(address, timeout=PATIENCE, **more)


class Browser:
    """One browser: it keeps its cookie."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(
            base_url=address, headers={"X-Elgrande": "1"}, timeout=PATIENCE, verify=False
        )  # no TLS

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def new_table(self, *kinds: str, **more: Any) -> tuple[str, list[str | None]]:
        """A table with these kinds of seats: its id, and the invites."""
        players = [{"name": f"Player {seat}", "kind": kind} for seat, kind in enumerate(kinds)]
        answer = self.post("/api/tables", **{"players": players, "seed": 7, "watchable": True, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["id"], [seat["invite"] for seat in made["seats"]]

    def take(self, link: str | None, **more: Any) -> httpx.Response:
        """Take the seat of a link, agreeing to a deal that somebody may know."""
        assert link is not None
        _, _, table, secret = link.split("/")
        return self.post(f"/api/tables/{table}/seats", **{"secret": secret, "agreed": True, **more})

    def state(self, table: str, seat: int | None = None) -> State:
        state: State = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        return state

    def choose(self, state: State, option: int, seat: int | None = None, **more: Any) -> httpx.Response:
        body = {"seat": state["seat"] if seat is None else seat, "version": state["version"], "option": option}
        return self.post(f"/api/tables/{state['id']}/choices", **{**body, "key": new_key(), **more})

    def undo(self, state: State, whole_turn: bool = False) -> httpx.Response:
        body = {"seat": state["seat"], "version": state["version"], "whole_turn": whole_turn, "key": new_key()}
        return self.post(f"/api/tables/{state['id']}/undo", **body)

    def play(self, table: str, choices: int, pick: Callable[[State], int]) -> State:
        """Choose for all own seats, so many times or until the game is over or waits for others."""
        state = self.state(table)
        for _ in range(choices):
            own = [seat for seat in state["waiting"] if state["seats"][seat]["mine"]]
            if not own:
                break
            if state["seat"] != own[0]:
                state = self.state(table, own[0])
            answer = self.choose(state, pick(state))
            assert answer.status_code == 200, answer.text
            state = answer.json()
        return state

    @contextmanager
    def stream(
        self, table: str, seat: int | None = None, last: int | None = None, said: list[Any] | None = None
    ) -> Iterator[Iterator[State]]:
        """The states of a stream; what is said before each of them goes to `said`."""
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        path = f"/api/tables/{table}/stream" + ("" if seat is None else f"?seat={seat}")
        with self.http.stream("GET", path, headers=headers) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield states(answer.iter_lines(), said)

    def close(self) -> None:
        self.http.close()


def states(lines: Iterator[str], said: list[Any] | None = None) -> Iterator[State]:
    """The states among the lines of a stream; the id is the version."""
    for event, last, data in events(lines):
        if event == "chat":
            (said if said is not None else []).extend(data)
        else:
            assert event == "state"
            assert str(data["version"]) == last
            yield data


def events(lines: Iterator[str]) -> Iterator[tuple[str, str, Any]]:
    """The events of a stream: name, id and data."""
    event = last = ""
    for line in lines:
        name, _, value = line.partition(": ")
        if name == "event":
            event, last = value, ""
        elif name == "id":
            last = value
        elif name == "data":
            yield event, last, json.loads(value)


def new_key() -> str:
    return f"key-{next(_keys)}"


def first(state: State) -> int:
    """The first option."""
    option: int = state["question"]["options"][0]["id"]
    return option


class Live:
    """A server in a thread."""

    def __init__(self, settings: Settings, think: Think = think) -> None:
        self.socket = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.app = app = make_app(begun(settings), think)
        services = app.dependencies["services"]
        assert isinstance(services, Provide)
        self.services: Services = services.dependency()
        self.server = uvicorn.Server(server_config(app, settings, log_level="critical", timeout_graceful_shutdown=0))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        self.browsers: list[Browser] = []
        wait_for(lambda: self.server.started)

    def browser(self) -> Browser:
        browser = Browser(self.address)
        self.browsers.append(browser)
        return browser

    def stop(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextmanager
def running(settings: Settings, think: Think = think) -> Iterator[Live]:
    live = Live(settings, think)
    try:
        yield live
    finally:
        live.stop()


@contextmanager
def process(data: Path, *options: str, command: str = "elgrande") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, as the command starts it, and its address."""
    words = [sys.executable, "-m", command, "serve", "--port", "0", "--no-open", "--data", str(data), *options]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = re.search(r"http://\S+", server.stdout.readline())
            assert said
            yield server, said[0]
        finally:
            server.kill()


def wait_for(happened: Callable[[], bool], seconds: float = PATIENCE, pause: float = 0.02) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(pause)
