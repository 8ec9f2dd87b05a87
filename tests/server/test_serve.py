"""The command: where it listens, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from elgrande.cli import app
from elgrande.cli.serve import has_display, listen


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


def test_a_browser_is_opened_only_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
