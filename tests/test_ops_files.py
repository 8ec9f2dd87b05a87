"""The files for operators: they are well-formed, and name only settings that exist; the page names all of them."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command
from typer.testing import CliRunner

from elgrande.cli import app

ROOT = Path(__file__).parent.parent
OPS = ROOT / "ops"
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
VARIABLES = {option.envvar for option in COMMANDS["serve"].params if option.envvar}
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((OPS / "compose.yaml").read_text("utf-8"))
    return found


def test_the_compose_file_holds_together() -> None:
    given = compose()
    services = given["services"]
    assert set(services) == {"database", "node1", "node2", "proxy"}
    assert services["node1"] == services["node2"]
    for service in services.values():
        assert set(service["networks"]) <= set(given["networks"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in given["volumes"] or (OPS / source).exists()
        assert "/" not in service["image"]
    assert "ports" not in services["database"]
    assert "front" not in services["database"]["networks"]
    environment = services["node1"]["environment"]
    assert set(environment) <= VARIABLES
    assert environment["ELGRANDE_TRUST_PROXY"] == given["networks"]["front"]["ipam"]["config"][0]["subnet"]
    proxy = (OPS / "Caddyfile").read_text("utf-8")
    for node in ("node1", "node2"):
        assert f"{node}:8321" in proxy
    assert proxy.count("{") == proxy.count("}")


def test_images_have_plain_names_and_containers_no_root() -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    assert {name.partition(":")[0] for name in re.findall(r"^FROM (\S+)", text, re.MULTILINE)} == {"python"}
    assert re.search(r"^USER 10001", text, re.MULTILINE)
    assert set(re.findall(r"ELGRANDE_[A-Z_]+", text)) <= VARIABLES | {"ELGRANDE_COMPILE"}
    assert "HEALTHCHECK" in text


def test_the_example_of_a_file_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (OPS / "elgrande.toml").read_text("utf-8")
    whole = re.sub(r"^# (\w[\w-]* = )", r"\1", text, flags=re.MULTILINE)
    assert len(tomllib.loads(whole)) > len(tomllib.loads(text)) > 5
    monkeypatch.setattr("elgrande.cli.serve.run", lambda *_: None)
    for number, content in enumerate((text, whole)):
        file = tmp_path / f"{number}.toml"
        file.write_text(content.replace("port = 8321", "port = 0"))
        result = CliRunner().invoke(app, ["serve", "--config", str(file)])
        assert result.exit_code == 0, result.output


def test_the_unit_runs_a_command_that_there_is_and_is_well_formed() -> None:
    unit = (OPS / "elgrande.service").read_text("utf-8")
    command = re.search(r"^ExecStart=/opt/elgrande/bin/elgrande (\w+)", unit, re.MULTILINE)
    assert command is not None
    assert command[1] in COMMANDS
    for line in unit.splitlines():
        assert re.fullmatch(r"(#.*|\[\w+\]|\w+=.*)?", line), line
    program = shutil.which("systemd-analyze")
    if program is not None:  # where there is systemd, it knows more
        done = subprocess.run(
            [program, "verify", OPS / "elgrande.service"], capture_output=True, text=True, check=False
        )
        said = [line for line in done.stderr.splitlines() if "elgrande.service" in line]
        assert [line for line in said if "is not executable" not in line] == []


def test_the_page_names_all_settings_and_commands() -> None:
    for option in COMMANDS["serve"].params:
        if option.envvar:
            assert f"| `{option.opts[0]}` | `{option.envvar}` |" in PAGE
    for name in COMMANDS["admin"].commands:
        assert re.search(rf"`(?:elgrande admin )?{name}\b", PAGE), name
    for key in re.findall(r"elgrande admin (\w+)", PAGE):
        assert key in COMMANDS["admin"].commands, key
