"""What machines ask, and what a server says when it can do nothing for anybody."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from threading import Event, Thread
from time import monotonic

import httpx
import psycopg
import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from elgrande.server.clients import Complaints
from elgrande.server.health import Health
from elgrande.server.security import HEADERS
from elgrande.server.unavailable import is_away
from tests.server.live import GENEROUS, PATIENCE, Live, events, first, get, process, running, settings, wait_for
from tests.server.postgres import Cluster


def test_a_probe_is_answered_whatever_it_calls_the_server(live: Live) -> None:
    for host in ("pod-7", "10.1.2.3:8321", "games.example"):
        answer = get(f"{live.address}/health", headers={"Host": host})
        assert answer.status_code == 200
        assert answer.json() == {"status": "alive", "version": version("elgrande")}
        answer = get(f"{live.address}/ready", headers={"Host": host})
        assert (answer.status_code, answer.json()) == (200, {"status": "ready"})
        assert answer.headers["cache-control"] == "no-store"
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert httpx.head(f"{live.address}/ready").status_code == 200
    assert get(f"{live.address}/api/box", headers={"Host": "pod-7"}).status_code == 400


def test_probes_have_no_rate(tmp_path: Path) -> None:
    with running(settings(tmp_path, replace(GENEROUS, burst=1, rate=1e-9))) as live:
        assert [get(f"{live.address}/ready").status_code for _ in range(20)] == [200] * 20


def test_a_server_that_ends_is_not_ready_but_lives(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        health_of(live).ending = True
        answer = get(f"{live.address}/ready")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        assert "ending" in answer.json()["error"]
        assert get(f"{live.address}/health").status_code == 200


def health_of(live: Live) -> Health:
    health: Health = live.app.state.health
    return health


def test_a_database_that_hangs_is_asked_once_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[None] = []
    goes_on = Event()

    def hang() -> None:
        asked.append(None)
        assert goes_on.wait(300)

    monkeypatch.setattr("elgrande.server.health.PATIENCE", 0.01)
    monkeypatch.setattr("elgrande.server.health.FRESH", 0)

    async def ask() -> None:
        health = Health(hang)
        for _ in range(3):
            assert "does not answer" in await health.trouble()
        assert len(asked) == 1
        goes_on.set()
        monkeypatch.setattr("elgrande.server.health.PATIENCE", 300)
        assert await health.trouble() == ""
        health.stop()

    asyncio.run(ask())


def wrapped(error: BaseException) -> BaseException:
    outer = RuntimeError("after the response started")
    outer.__cause__ = BaseExceptionGroup("streams", [error])
    return outer


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("it does not work")
    error.sqlite_errorcode = code
    return error


AWAY = {
    "no room": OperationalError("", None, sqlite_error(sqlite3.SQLITE_FULL)),
    "a broken disk": OperationalError("", None, sqlite_error(sqlite3.SQLITE_IOERR | 3 << 8)),
    "locked": OperationalError("", None, sqlite_error(sqlite3.SQLITE_BUSY)),
    "no connection": OperationalError("", None, psycopg.OperationalError("connection refused")),
    "PostgreSQL ends": OperationalError("", None, psycopg.errors.AdminShutdown()),
    "PostgreSQL has no room": OperationalError("", None, psycopg.errors.DiskFull()),
    "a deadlock": OperationalError("", None, psycopg.errors.DeadlockDetected()),
    "all connections taken": NoConnection("QueuePool limit"),
    "no room for a file": OSError(errno.ENOSPC, "no space left"),
}
FAULTS = {
    "no such table": OperationalError("", None, sqlite_error(sqlite3.SQLITE_ERROR)),
    "twice": IntegrityError("", None, psycopg.errors.UniqueViolation()),
    "bad SQL": ProgrammingError("", None, psycopg.errors.SyntaxError()),
    "no file": FileNotFoundError(errno.ENOENT, "no file"),
    "a fault": ValueError("no"),
}


@pytest.mark.parametrize("error", AWAY.values(), ids=AWAY)
def test_a_database_that_is_away_is_told_from_a_fault(error: Exception) -> None:
    assert is_away(error)
    assert is_away(wrapped(error))


@pytest.mark.parametrize("error", FAULTS.values(), ids=FAULTS)
def test_a_fault_stays_one(error: Exception) -> None:
    assert not is_away(error)
    assert not is_away(wrapped(error))


def test_without_postgresql_a_server_says_so_and_recovers(
    tmp_path: Path, postgres: Cluster, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elgrande.server.unavailable._complaints", Complaints())  # no other test has complained
    with running(settings(tmp_path, database=postgres.new_database())) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        state = browser.state(table)
        with postgres.stopped():
            for answer in (browser.choose(state, first(state)), browser.http.get("/api/tables")):
                assert answer.status_code == 503, answer.text
                assert answer.headers["retry-after"] == "5"
                assert answer.json()["reason"][0] == "reason-cannot-store"
            wait_for(lambda: get(f"{live.address}/ready").status_code == 503)
            assert get(f"{live.address}/health").status_code == 200
        wait_for(lambda: get(f"{live.address}/ready").status_code == 200)
        assert browser.choose(state, first(state)).status_code == 200
    lines = [message for message in caplog.messages if "is away" in message]
    assert 0 < len(lines) < 10
    assert not any(record.exc_info for record in caplog.records if record.name.startswith("elgrande.server.app"))


@contextmanager
def full_disk(live: Live) -> Iterator[None]:
    """No page can be added to the database any more: SQLite says the same as on a full disk."""

    def fill(connection: sqlite3.Connection, *_: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}").close()

    engine = live.services.storage.engine
    sql.event.listen(engine, "checkout", fill)
    try:
        yield
    finally:
        sql.event.remove(engine, "checkout", fill)

        def free(connection: sqlite3.Connection, *_: object) -> None:
            connection.execute("PRAGMA max_page_count=4294967294").close()

        sql.event.listen(engine, "checkout", free)


def test_on_a_full_disk_a_server_says_so_and_recovers(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        with full_disk(live):
            refused = None
            for number in range(200):
                answer = browser.post(f"/api/tables/{table}/chat", seat=0, text="x" * 400, key=f"k{number}")
                if answer.status_code != 200:
                    refused = answer
                    break
            assert refused is not None
            assert (refused.status_code, refused.json()["reason"][0]) == (503, "reason-cannot-store")
            assert browser.get("/api/tables")["mine"]
        again = browser.post(f"/api/tables/{table}/chat", seat=0, text="y" * 400, key=f"k{number}")
        assert again.status_code == 200, again.text


def test_too_many_requests_at_once_are_told_to_come_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings(tmp_path, replace(GENEROUS, under_way=1))) as live:
        inside, goes_on = Event(), Event()

        def slow(*given: object) -> list[object]:
            inside.set()
            assert goes_on.wait(300)
            return []

        monkeypatch.setattr(live.services.storage, "tables_with", slow)
        browser = live.browser()
        waiting = Thread(target=browser.http.get, args=("/api/tables",))
        waiting.start()
        assert inside.wait(300)
        answer = live.browser().http.get("/api/box")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        assert answer.json()["reason"][0] == "reason-overloaded"
        assert get(f"{live.address}/ready").status_code == 200
        goes_on.set()
        waiting.join()
        assert live.browser().http.get("/api/box").status_code == 200


def test_streams_are_sent_away_while_the_database_is_away(
    tmp_path: Path, postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings(tmp_path, database=postgres.new_database())) as live:
        browser = live.browser()
        with browser.http.stream("GET", "/api/lobby/stream") as answer:
            lines = events(answer.iter_lines())
            assert next(lines)[0] == "lists"
            with postgres.stopped():
                assert [event for event, _, _ in lines][-1] == "bye"
    assert not any(record.exc_info for record in caplog.records)


# --- the end ---


def test_a_server_that_is_told_to_end_sends_its_streams_away(tmp_path: Path) -> None:
    assert any(sends_its_streams_away(tmp_path / str(drain), drain) for drain in (2, 20, 200))


def sends_its_streams_away(folder: Path, drain: int) -> bool:
    """Whether it did, and went on until then; False if the machine was too busy to ask while it did."""
    with (
        process(folder, "--drain", str(drain)) as (server, address),
        httpx.Client(base_url=address, timeout=300) as http,
    ):
        heard: list[tuple[str, str, object]] = []
        with http.stream("GET", "/api/lobby/stream") as answer:
            lines = events(answer.iter_lines())
            heard.append(next(lines))
            end = monotonic() + drain
            server.send_signal(signal.SIGTERM)
            try:
                wait_for(lambda: get(f"{address}ready").status_code == 503)
                assert get(f"{address}health").status_code == 200
                assert get(f"{address}api/box").status_code == 200  # the proxy may not have noticed yet
            except httpx.TransportError:
                assert monotonic() > end, "it went too early"
                return False
            heard += lines
        assert [event for event, _, _ in heard] == ["lists", "bye"]
        assert isinstance(heard[-1][2], int)
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)
        return True


def test_requests_under_way_are_finished(tmp_path: Path) -> None:
    """A request whose body comes slowly is answered, though the server was told to end meanwhile."""
    with process(tmp_path, "--grace", "60") as (server, address):
        went_on = Event()

        def body() -> Iterator[bytes]:
            yield b'{"players": [{"name": "A", "kind": "here"}, '
            server.send_signal(signal.SIGTERM)
            wait_for(lambda: refuses(address))
            went_on.set()
            yield b'{"name": "B", "kind": "here"}]}'

        headers = {"X-Elgrande": "1", "Content-Type": "application/json"}
        answer = httpx.post(f"{address}api/tables", content=body(), headers=headers, timeout=300)
        assert went_on.is_set()
        assert answer.status_code == 201
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_the_end_is_bounded(tmp_path: Path) -> None:
    """A client that never finishes its request does not keep the server."""
    with process(tmp_path, "--grace", "1") as (server, address):
        host, port = address.removeprefix("http://").rstrip("/").split(":")
        with socket.create_connection((host, int(port))) as slow:
            slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Elgrande: 1\r\nContent-Length: 9\r\n\r\n{")
            wait_for(lambda: get(f"{address}health").status_code == 200)
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                pytest.fail("the server does not end")


def refuses(address: str) -> bool:
    try:
        get(f"{address}health")
    except httpx.TransportError:
        return True
    return False
