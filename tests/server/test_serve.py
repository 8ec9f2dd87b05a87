"""The command: where it listens, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from elgrande.cli import app
from elgrande.cli.serve import has_display, listen
from tests.server.live import Browser, process


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
def test_a_proxy_is_believed_only_if_the_operator_says_so(tmp_path: Path, options: list[str], trusted: bool) -> None:
    with process(tmp_path, *options) as (_, address):
        browser = Browser(address)

        def make(client: str, scheme: str) -> httpx.Response:
            headers = {"X-Forwarded-For": client, "X-Forwarded-Proto": scheme}
            players = [{"name": name, "kind": "here"} for name in ("Ana", "Bo")]
            return browser.http.post("/api/tables", json={"players": players}, headers=headers)

        assert ("Secure" in make("198.51.100.1", "https").headers["set-cookie"]) == trusted
        assert "Secure" not in make("198.51.100.1", "http").headers["set-cookie"]
        while (answer := make("198.51.100.1", "http")).status_code == 201:
            pass
        assert answer.status_code == 429
        assert make("198.51.100.2", "http").status_code == (201 if trusted else 429)
        browser.close()


def test_a_proxy_is_an_address_or_a_network(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--trust-proxy", "*"])
    assert result.exit_code == 1
    assert "--trust-proxy takes an address or a network" in result.output
    assert len(result.output.splitlines()) == 1


def test_a_browser_is_opened_only_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
