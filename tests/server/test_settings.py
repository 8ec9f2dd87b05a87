"""Settings: by the command line, by the environment, by a file, in this order."""

from __future__ import annotations

import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from elgrande.cli import app
from elgrande.server.database import Damaged
from elgrande.server.services import Services
from elgrande.server.settings import Settings
from tests.server.live import running, settings

FILE = """
port = 7001
host = "127.0.0.2"
database = "postgresql://club:hunter2@db/club"
open = false
allow-host = ["a.example", "b.example"]
trust-proxy = ["10.0.0.0/8"]
keep = ["chat=7"]
log = "json"
access-log = true
drain = 2.5
workers = 3
"""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the command would listen on, and the settings that it would run with."""
    found: list[Any] = []

    class Bound:
        def __init__(self, host: str, port: int) -> None:
            found.append((host, port))

        def __enter__(self) -> Bound:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return ("127.0.0.1", 1)

    monkeypatch.setattr("elgrande.cli.serve.listen", Bound)
    monkeypatch.setattr("elgrande.cli.serve.run", lambda settings, bound, browser: found.extend((settings, browser)))
    return found


def serve(*options: str, **environment: str) -> Result:
    return CliRunner().invoke(app, ["serve", *options], env=environment)


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, started: list[Any]
) -> None:
    file = tmp_path / "elgrande.toml"
    file.write_text(FILE)
    given = {"ELGRANDE_PORT": "7002", "ELGRANDE_HOST": "127.0.0.3", "ELGRANDE_CONFIG": str(file)}
    result = serve("--port", "7003", **given, ELGRANDE_ALLOW_HOST="c.example d.example")
    assert result.exit_code == 0, result.output
    (host, port), found, browser = started
    assert (host, port, browser) == ("127.0.0.3", 7003, False)
    assert isinstance(found, Settings)
    assert found.database == "postgresql://club:hunter2@db/club"
    assert found.hosts[-2:] == ("c.example", "d.example")
    assert found.proxies == ("10.0.0.0/8",)
    assert found.retention.chat == 7
    assert (found.json_log, found.access_log, found.drain, found.workers) == (True, True, 2.5, 3)


def test_without_anything_the_defaults_hold(started: list[Any]) -> None:
    result = serve()
    assert result.exit_code == 0, result.output
    (host, port), found, browser = started
    assert (host, port, browser) == ("127.0.0.1", 8321, True)
    assert (found.database, found.json_log, found.metrics, found.key) == ("", False, (), None)


def test_every_option_has_a_variable_and_a_key() -> None:
    options = get_command(app).commands["serve"].params  # type: ignore[attr-defined]
    names = {option.envvar for option in options if option.name != "help"}
    assert len(names) == len([option for option in options if option.name != "help"]) > 15
    assert all(name.startswith("ELGRANDE_") for name in names)


BAD = {
    "prot = 1": "there is no setting 'prot'",
    'allow_host = ["a"]': "there is no setting 'allow_host'",
    'config = "x"': "there is no setting 'config'",
    "port = true": "port takes a whole number",
    'port = "80"': "port takes a whole number",
    'allow-host = "a"': "allow-host takes a list of texts",
    "allow-host = [1]": "allow-host takes a list of texts",
    "open = 1": "open takes true or false",
    "database = 1": "database takes a text",
    'drain = "1"': "drain takes a number",
    "port = 99999": "65535",
    'log = "xml"': "'xml' is not one of",
    'trust-proxy = ["everybody"]': "--trust-proxy takes an address or a network",
    'metrics = ["everybody"]': "--metrics takes an address or a network",
    "port = ": "Invalid value",
    "[server]\nport = 1": "there is no setting 'server'",
}


@pytest.mark.parametrize(("content", "said"), BAD.items())
def test_what_is_wrong_in_a_file_is_said(tmp_path: Path, content: str, said: str, started: list[Any]) -> None:
    file = tmp_path / "elgrande.toml"
    file.write_text(content)
    result = serve("--config", str(file))
    assert result.exit_code in (1, 2)
    assert said in result.output
    assert "Traceback" not in result.output
    assert not started[1:]


def test_what_is_wrong_in_the_environment_is_said(started: list[Any]) -> None:
    result = serve(ELGRANDE_PORT="tcp://10.0.0.1:80")
    assert result.exit_code == 2
    assert "ELGRANDE_PORT" in result.output
    result = serve(ELGRANDE_PROT="1")
    assert result.exit_code == 1
    assert "there is no setting ELGRANDE_PROT" in result.output
    assert started == []


@pytest.mark.parametrize("name", ["ELGRANDE_GAMES", "ELGRANDE_LANGUAGE"])
def test_variables_of_other_commands_are_left_alone(started: list[Any], name: str) -> None:
    assert serve(**{name: "en"}).exit_code == 0
    assert started, "the server runs"


def test_a_file_that_is_none_is_said(tmp_path: Path) -> None:
    assert "No such file" in serve("--config", str(tmp_path / "none")).output
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    assert "not a text file" in serve("--config", str(tmp_path / "binary")).output


@pytest.mark.parametrize(
    "given",
    [
        {"ELGRANDE_DATABASE": "postgresql://club:hunter2@127.0.0.1:1/club?connect_timeout=1"},
        {"ELGRANDE_DATABASE": "hunter2"},
        {"ELGRANDE_DATABASE": "mysql://club:hunter2@db/club"},
        {"ELGRANDE_SMTP": "smtp://club:hunter2@db:port", "ELGRANDE_MAIL_FROM": "a@b.example"},
        {"ELGRANDE_SMTP": "smtp://club:hunter2@db:25", "ELGRANDE_MAIL_FROM": ""},
    ],
)
def test_no_password_is_ever_shown(tmp_path: Path, given: dict[str, str]) -> None:
    result = serve("--port", "0", "--data", str(tmp_path), **given)
    assert result.exit_code != 0
    assert "hunter2" not in result.output
    assert len(result.output.splitlines()) == 1


# --- the key ---


def test_servers_with_one_key_know_the_same_browsers(tmp_path: Path) -> None:
    key = tmp_path / "shared" / "key"
    one = replace(settings(tmp_path / "one"), key=key)
    other = replace(settings(tmp_path / "other"), key=key, database=f"sqlite:///{tmp_path / 'one' / 'tables.sqlite'}")
    with running(one) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        cookie = browser.http.cookies["elgrande"]
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert not (tmp_path / "one" / "key").exists()
    with running(other) as live:
        browser = live.browser()
        browser.http.cookies.set("elgrande", cookie)
        assert [mine["id"] for mine in browser.get("/api/tables")["mine"]] == [table]


def test_a_key_of_others_does_not_mean_that_this_folder_was_used(tmp_path: Path) -> None:
    key = tmp_path / "key"
    Services(replace(settings(tmp_path / "one"), key=key)).storage.close()
    Services(replace(settings(tmp_path / "two"), key=key)).storage.close()
    key.unlink()
    with pytest.raises(Damaged, match="key is missing"):
        Services(replace(settings(tmp_path / "two"), key=key))
