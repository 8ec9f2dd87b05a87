"""The command: where it listens, and what it says when it cannot."""

from __future__ import annotations

from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from elgrande.cli import app
from elgrande.cli.serve import has_display, listen, network_addresses
from tests.server.live import Browser, get, process, running, settings


def test_a_port_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(app, ["serve", "--port", port, "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in result.output


def test_a_database_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    address = f"sqlite:////{tmp_path}/file/tables.sqlite"
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--database", address])
    assert result.exit_code == 1
    assert len(result.output.splitlines()) == 1


def test_a_database_that_we_do_not_know_is_said_in_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--database", "oracle://x"])
    assert result.exit_code == 1
    assert "SQLite or PostgreSQL, not in oracle" in result.output
    assert len(result.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "trusted"),
    [
        ([], False),
        (["--trust-proxy", "192.0.2.1"], False),
        (["--trust-proxy", "::1", "--trust-proxy", "127.0.0.0/8"], True),
    ],
)
def test_a_proxy_is_believed_only_if_the_operator_says_so(
    tmp_path: Path, options: list[str], trusted: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    with process(tmp_path, *options) as (_, address):
        browser = Browser(address)

        def make(scheme: str) -> httpx.Response:
            headers = {"X-Forwarded-For": "198.51.100.1", "X-Forwarded-Proto": scheme}
            players = [{"name": name, "kind": "here"} for name in ("Ana", "Bo")]
            return browser.http.post("/api/tables", json={"players": players}, headers=headers)

        assert ("Secure" in make("https").headers["set-cookie"]) == trusted
        assert "Secure" not in make("http").headers["set-cookie"]
        while (answer := make("http")).status_code == 201:
            pass
        assert answer.status_code == 429
        browser.close()
    limited = f"client {'198.51.100.1' if trusted else '127.0.0.1'}: too many new tables"
    assert limited in capfd.readouterr().err


def test_whoever_listens_everywhere_knows_an_address_for_the_others_in_the_network() -> None:
    with listen("127.0.0.1", 0) as alone:
        assert network_addresses(alone) == ()
    with listen("0.0.0.0", 0) as everywhere:
        for address in network_addresses(everywhere):  # none on a machine without a network
            host, port = address.removeprefix("http://").split(":")
            assert not ip_address(host).is_loopback
            assert int(port) == everywhere.getsockname()[1]


def test_the_pages_are_told_where_others_reach_the_server(tmp_path: Path) -> None:
    address = "http://192.0.2.7:8321"
    with running(replace(settings(tmp_path), addresses=(address,))) as live:
        browser = live.browser()
        assert browser.get("/api/box")["addresses"] == [address]
        browser.new_table("here", "invited")
        kept = browser.post("/api/me/keep", device="Laptop").json()
        assert kept["link"].startswith(f"{address}/keep#")


def test_a_proxy_is_an_address_or_a_network(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--trust-proxy", "*"])
    assert result.exit_code == 1
    assert "--trust-proxy takes an address or a network" in result.output
    assert len(result.output.splitlines()) == 1


def test_the_operator_sets_how_long_what_is_kept(tmp_path: Path) -> None:
    with process(tmp_path, "--keep", "chat=7", "--keep", "people=36500") as (_, address):
        kept = get(f"{address.rstrip('/')}/api/privacy").json()
        assert (kept["chat"], kept["unplayed"], kept["people"]) == (7, 30, 36_500)


@pytest.mark.parametrize(
    "wrong", ["chat", "chat=", "chat=0", "chat=-1", "chat=1.5", "chat=36501", "chat=0365001234", "tables=3", "=3", ""]
)
def test_nothing_is_kept_for_a_time_that_makes_no_sense(tmp_path: Path, wrong: str) -> None:
    options = ["serve", "--port", "0", "--data", str(tmp_path), "--keep", "people=30", "--keep", wrong]
    result = CliRunner().invoke(app, options)
    assert result.exit_code == 1
    assert f"--keep takes chat, unplayed, people with 1 to 36500 days, as chat=90, not {wrong!r}" in result.output
    assert len(result.output.splitlines()) == 1


def test_a_browser_is_opened_only_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
