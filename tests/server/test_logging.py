"""The log: a line for each record, plain or as JSON, with the id of the request and without secrets."""

from __future__ import annotations

import json
import logging
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.server.logs import FIELDS, REQUEST, JsonLines, PlainLines
from elgrande.server.request_log import RequestLog
from tests.server.live import PATIENCE, Browser, Live, get, process, running, settings


def test_every_answer_has_an_id_of_its_own(live: Live) -> None:
    found = {get(f"{live.address}{path}").headers["x-request-id"] for path in ("/", "/api/box", "/nowhere", "/health")}
    assert len(found) == 4
    given = get(f"{live.address}/api/box", headers={"X-Request-ID": "mine"}).headers["x-request-id"]
    assert given != "mine"


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("abc-DEF_1.2", True),
        ("x" * 64, True),
        ("x" * 65, False),
        ("a b", False),
        ("", False),
        ('"\\', False),
        ("é", False),
    ],
)
def test_a_trusted_proxy_names_a_request_if_the_name_is_harmless(tmp_path: Path, given: str, taken: bool) -> None:
    log = RequestLog(None, replace(settings(tmp_path), proxies=("192.0.2.0/24",)))  # type: ignore[arg-type]
    headers = [(b"x-request-id", given.encode())]
    assert (log._id_of({"client": ("192.0.2.7", 1), "headers": headers}) == given) == taken
    assert log._id_of({"client": ("192.0.3.7", 1), "headers": headers}) != given
    assert log._id_of({"client": None, "headers": headers}) != given


def test_a_proxy_that_is_trusted_names_requests_for_its_clients(tmp_path: Path) -> None:
    with running(replace(settings(tmp_path), proxies=("127.0.0.1",))) as live:
        headers = {"X-Request-ID": "edge-7", "X-Forwarded-For": "198.51.100.7"}
        assert get(f"{live.address}/api/box", headers=headers).headers["x-request-id"] == "edge-7"


def test_json_lines_say_all_that_a_record_has() -> None:
    token = REQUEST.set("r1")
    try:
        raise ValueError("no")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "two\nlines %s", ("é",), sys.exc_info())
    setattr(record, FIELDS, {"status": 200})
    line = JsonLines().format(record)
    plain = PlainLines().format(record)
    REQUEST.reset(token)
    assert "\n" not in line
    found = json.loads(line)
    assert found["message"] == "two\nlines é"
    assert (found["level"], found["request"], found["status"]) == ("error", "r1", 200)
    assert "ValueError: no" in found["exception"]
    assert "[request r1]" in plain
    assert "ValueError: no" in plain


def test_a_server_logs_json_with_the_routes_of_requests(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with process(tmp_path, "--log", "json", "--access-log") as (server, address):
        browser = Browser(address)
        table, invites = browser.new_table("here", "invited")
        secret = (invites[1] or "").rpartition("/")[2]
        for path in (
            invites[1] or "",
            f"/api/tables/{table}/links/{secret}",
            "/feed/swordfish",
            "/nowhere/swordfish",
            "/health",
        ):
            browser.http.get(path)
        for _ in range(40):
            browser.post("/api/tables", players=[])  # more than the limit
        last = browser.http.get("/api/box").headers["x-request-id"]
        browser.close()
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    asked = [line for line in lines if line["logger"] == "elgrande.access"]
    routes = [line["route"] for line in asked]
    assert "/join/{table_id}/{secret}" in routes
    assert "/health" not in routes
    (found,) = [line for line in asked if line["request"] == last]
    assert (found["method"], found["route"], found["status"], found["client"]) == ("GET", "/api/box", 200, "127.0.0.1")
    assert found["ms"] >= 0
    everything = json.dumps(lines)
    for hidden in (secret, table, "swordfish"):
        assert hidden not in everything
    (limited,) = [line for line in lines if "too many new tables" in line["message"]]
    assert limited["level"] == "warning"
    assert limited["request"] in {line["request"] for line in asked if line["status"] == 429}


def test_by_default_lines_are_plain_and_requests_are_not_logged(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with process(tmp_path) as (_, address):
        browser = Browser(address)
        for _ in range(40):
            browser.post("/api/tables", players=[])
        browser.close()
    (line,) = capfd.readouterr().err.splitlines()
    assert "WARNING client 127.0.0.1: too many new tables [request " in line
