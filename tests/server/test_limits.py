"""What one client may have at once, and how long it may take: nobody else is shut out, and the log says so."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.server.clients import Buckets, Complaints, Tally, client_of
from elgrande.server.connections import HEADERS, ConnectionLimits
from elgrande.server.settings import Limits, Settings
from tests.server.live import GENEROUS, Browser, Live, first, get, process, running, settings, wait_for

TIGHT = replace(GENEROUS, connections=4, streams=3)
HASTY = replace(GENEROUS, headers=0.2, body=0.2, reading=0.2)
BOX = b"GET /api/box HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Live]:
    with running(settings(tmp_path, HASTY)) as live:
        yield live


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier test has logged keeps no line of this one back."""
    monkeypatch.setattr("elgrande.server.clients.COMPLAINTS._said", {})


def connect(live: Live) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", int(live.address.rpartition(":")[2])), 30)
    connection.settimeout(30)
    return connection


def answer(connection: socket.socket) -> bytes:
    """All that is said until the server closes the connection."""
    said = b""
    try:
        while part := connection.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


# --- how many ---


def test_a_client_has_so_many_connections_and_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings(tmp_path, TIGHT)) as live, ExitStack() as stack:
        held = [stack.enter_context(connect(live)) for _ in range(4)]
        for _ in range(3):
            with connect(live) as late:
                assert answer(late).startswith(b"HTTP/1.1 429 ")
        lines = [record.getMessage() for record in caplog.records if "connections" in record.getMessage()]
        assert lines == ["client 127.0.0.1: too many connections at once"]
        for connection in held:  # those that are in are not disturbed
            connection.sendall(BOX + b"Connection: close\r\n\r\n")
            assert answer(connection).startswith(b"HTTP/1.1 200 ")
        wait_for(lambda: get(f"{live.address}/api/box").status_code == 200)


def test_when_all_connections_are_taken_it_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(settings(tmp_path, replace(GENEROUS, all_connections=2))) as live:
        with connect(live), connect(live), connect(live) as late:
            assert answer(late).startswith(b"HTTP/1.1 503 ")
        assert "all connections of this server are taken" in caplog.text


def test_a_client_has_so_many_streams_and_the_others_have_theirs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = replace(TIGHT, connections=100)
    proxied = replace(settings(tmp_path, limits), proxies=("127.0.0.1/32",))
    with running(proxied) as live, ExitStack() as stack:
        ana = live.browser()
        table, _ = ana.new_table("here", "here")
        path = f"/api/tables/{table}/stream"

        def status(client: str) -> int:
            with live.browser().http.stream("GET", path, headers={"X-Forwarded-For": client}) as stream:
                return stream.status_code

        kept = []
        for _ in range(3):
            browser = live.browser()
            browser.http.headers["X-Forwarded-For"] = "192.0.2.1"
            states = stack.enter_context(browser.stream(table))
            next(states)
            kept.append(states)
        assert [status("192.0.2.1") for _ in range(5)] == [429] * 5
        assert caplog.text.count("client 192.0.2.1: too many streams at once") == 1
        assert status("192.0.2.2") == 200
        state = ana.state(table)
        assert ana.choose(state, first(state)).status_code == 200
        assert [next(states)["version"] for states in kept] == [1, 1, 1]
        stack.close()
        wait_for(lambda: status("192.0.2.1") == 200)


def test_a_proxy_has_as_many_connections_as_those_behind_it_need(tmp_path: Path) -> None:
    behind = replace(settings(tmp_path, TIGHT), proxies=("127.0.0.0/8",))
    with running(behind) as live, ExitStack() as stack:
        held = [stack.enter_context(connect(live)) for _ in range(20)]
        for connection in held:
            connection.sendall(BOX + b"Connection: close\r\n\r\n")
            assert answer(connection).startswith(b"HTTP/1.1 200 ")


def test_the_usual_limits_are_wide_enough_for_a_household_and_too_narrow_to_shut_others_out() -> None:
    limits = Limits()
    assert limits.streams >= 5 * 20  # five at home, each with twenty pages open
    assert limits.connections > limits.streams
    assert 10 * limits.connections < limits.all_connections


def test_the_command_raises_its_limit_of_open_files(tmp_path: Path) -> None:
    limits = ConnectionLimits(Settings(tmp_path, limits=replace(GENEROUS, all_connections=300, connections=1000)))
    assert [limits.enter("192.0.2.1") for _ in range(301)] == [0] * 300 + [503]
    limits.leave("192.0.2.1")
    assert limits.enter("192.0.2.1") == 0


# --- how long ---


@pytest.mark.parametrize("sent", [b"", b"GET /api/box HT", BOX, BOX + b"Cookie: a=b"])
def test_whoever_does_not_say_what_he_wants_is_shown_out(
    hasty: Live, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connect(hasty) as connection:
        connection.sendall(sent)
        assert answer(connection).startswith(b"HTTP/1.1 408 ")
    assert "took too long to send the headers" in caplog.text


def test_time_also_runs_for_the_second_request_of_a_connection(hasty: Live) -> None:
    with connect(hasty) as connection:
        connection.sendall(BOX + b"\r\n")
        assert connection.recv(12) == b"HTTP/1.1 200"
        connection.sendall(BOX)
        assert b"HTTP/1.1 408 " in answer(connection)


def test_a_body_that_does_not_come_is_not_waited_for(hasty: Live, caplog: pytest.LogCaptureFixture) -> None:
    with connect(hasty) as connection:
        head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nX-Elgrande: 1\r\nContent-Length: 100\r\n"
        connection.sendall(head + b'Content-Type: application/json\r\n\r\n{"text":')
        assert answer(connection).startswith(b"HTTP/1.1 408 ")
    assert "took too long to send the body" in caplog.text
    assert "Traceback" not in caplog.text


def test_headers_without_end_are_refused(hasty: Live) -> None:
    with connect(hasty) as connection:
        connection.sendall(BOX + b"X: " + b"x" * HEADERS)
        assert answer(connection).startswith(b"HTTP/1.1 431 ")


def test_whoever_takes_his_time_with_a_game_is_not_shown_out(hasty: Live) -> None:
    browser = hasty.browser()
    table, _ = browser.new_table("here", "here")
    with browser.stream(table) as states:
        next(states)
        beats = browser.http.stream("GET", f"/api/tables/{table}/stream")
        with beats as stream:
            lines = stream.iter_lines()
            for _ in range(4):  # each after 0.2 s of silence
                assert any(line == ": still here" for line in lines)
        state = browser.state(table)
        browser.choose(state, first(state))
        assert next(states)["version"] == 1


def test_a_stream_that_is_not_read_is_given_up(hasty: Live, caplog: pytest.LogCaptureFixture) -> None:
    browser = hasty.browser()
    table, _ = browser.new_table("here", "here", "here", "here", "here")
    cookie = browser.http.cookies["elgrande"]
    hasty.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # keep the system buffer small
    with connect(hasty) as deaf:
        path = f"/api/tables/{table}/stream"
        deaf.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: elgrande={cookie}\r\n\r\n".encode())

        def given_up() -> bool:
            browser.post(f"/api/tables/{table}/veto", seat=0, answer="ask")
            return "does not read its answer" in caplog.text

        wait_for(given_up)
        wait_for(lambda: not browser.state(table)["seats"][0]["connected"])


def test_a_thousand_half_requests_and_streams_leave_the_server_to_the_others(tmp_path: Path) -> None:
    """As `elgrande serve` runs, with its own limits; the client at 127.0.0.2 is not the one at 127.0.0.1."""
    with process(tmp_path) as (_, address), ExitStack() as stack:
        port = int(address.rstrip("/").rpartition(":")[2])
        for _ in range(900):
            half = stack.enter_context(socket.socket())
            half.bind(("127.0.0.2", 0))
            half.connect(("127.0.0.1", port))
            half.sendall(BOX)
        browser = Browser(address)
        table, _ = browser.new_table("here", "here")
        assert browser.state(table)["version"] == 0
        browser.close()


# --- who, and what is said ---


def test_who_a_client_is() -> None:
    assert client_of("192.0.2.7") == "192.0.2.7"
    assert client_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_of("2001:db8:1:2::3") == client_of("2001:db8:1:2:ffff::4") == "2001:db8:1:2::/64"
    assert client_of("2001:db8:1:3::3") != client_of("2001:db8:1:2::3")
    assert client_of("fe80::1%eth0") == "fe80::/64"
    assert client_of("testclient") == "testclient"


def test_the_log_does_not_repeat_itself(caplog: pytest.LogCaptureFixture) -> None:
    complaints = Complaints(quiet=3600)
    for number in range(1000):
        complaints.about(f"192.0.2.{number}", "too many streams")
    complaints.about("192.0.2.1", "too many connections")
    assert [record.getMessage() for record in caplog.records] == [
        "client 192.0.2.0: too many streams",
        "client 192.0.2.1: too many connections",
    ]
    complaints._quiet = 0
    complaints.about("192.0.2.9", "too many streams")
    assert caplog.messages[-1] == "client 192.0.2.9: too many streams (and 999 times more since this was last said)"


def test_tallies_and_buckets_say_when_they_are_full(caplog: pytest.LogCaptureFixture) -> None:
    tally = Tally(2, "too much", Complaints())
    assert [tally.enter(client) for client in ("a", "a", "a", "b")] == [True, True, False, True]
    tally.leave("a")
    assert tally.enter("a")
    for client in ("a", "a", "b"):
        tally.leave(client)
    assert not tally._has
    assert [Buckets(1, 0.001, "too often", Complaints()).take("c")] == [True]
    bucket = Buckets(1, 0.001, "too often", Complaints())
    assert [bucket.take("c"), bucket.take("c")] == [True, False]
    assert caplog.messages == ["client a: too much", "client c: too often"]
