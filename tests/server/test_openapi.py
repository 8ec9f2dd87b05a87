"""The description of the server: every request is in it, with its answers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elgrande.rules.config import CHOICES, Config
from elgrande.server.logs import ACCESS, FIELDS
from elgrande.server.table_state import State, TableConfig
from tests.server.busy_place import busy_place
from tests.server.live import Browser, first

CONTRACT = Path(__file__).parent.parent.parent / "docs" / "server.md"


def operations(document: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path.removeprefix("/api"))): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }


def test_the_document_has_all_requests_of_the_contract(browser: Browser) -> None:
    said = re.findall(r"^\| `(GET|POST|DELETE) (/[^`?]*)", CONTRACT.read_text(encoding="utf-8"), re.MULTILINE)
    wanted = {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in said}
    assert len(wanted) > 50
    assert set(operations(browser.get("/schema"))) == wanted


def test_every_operation_is_described(browser: Browser) -> None:
    document = browser.get("/schema")
    for (method, path), operation in operations(document).items():
        assert operation["tags"], path
        codes = set(operation["responses"])
        assert codes & {"200", "201"}, path
        if method == "POST":
            assert "requestBody" in operation, path
            assert {"400", "403", "413", "429"} <= codes, path
        if "{}" in path:
            assert {"403", "404"} <= codes, path
    schemas = document["components"]["schemas"]
    assert {"State", "Trouble", "Lists", "Box"} <= {name.rpartition("_")[2] for name in schemas}


def test_the_document_says_what_each_message_is(browser: Browser) -> None:
    schemas = browser.get("/schema")["components"]["schemas"]
    assert [name for name, schema in schemas.items() if not schema.get("description")] == []
    state = schemas["State"]["properties"]
    assert state["said"]["description"] == "The number of the last line of chat; 0: nobody has said anything."
    assert schemas["Text"]["prefixItems"][0] == {"type": "string", "title": "key"}


def test_the_configuration_of_a_table_has_all_options(browser: Browser) -> None:
    described = browser.get("/schema")["components"]["schemas"]["TableConfig"]["properties"]
    assert tuple(described) == TableConfig.__struct_fields__ == Config._fields
    for name, values in CHOICES.items():
        assert described[name].get("enum", [False, True]) == list(values), name


@pytest.mark.parametrize("modules", [[], ["grand_inquisitor", "anniversary"], ["grandissimo"], ["players_edition"]])
def test_what_is_sent_is_what_is_described(browser: Browser, modules: list[str]) -> None:
    needed = ["king_intrigue"] if modules == ["players_edition"] else []
    table, _ = browser.new_table("here", "here", modules=needed + modules, options={"rounds": 6})
    while not browser.play(table, 40, first)["over"]:
        for seat in ("", "?seat=0", "?seat=1"):
            state = msgspec.json.decode(browser.http.get(f"/api/tables/{table}{seat}").content, type=State)
            assert state.log
    end = msgspec.json.decode(browser.http.get(f"/api/tables/{table}").content, type=State)
    assert end.points


def test_no_request_breaks_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Schemathesis asks for everything in all ways; streams have no end, so they are left out.

    What is refused proves little, so each operation must have succeeded at least once.
    """
    checks = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"
    options = ["--max-examples", "3", "--seed", "1", "--phases", "coverage,fuzzing", "--checks", checks, "--no-color"]
    streams = ["--exclude-path-regex", "/stream$"]
    with busy_place(tmp_path / "data") as place:
        config = tmp_path / "schemathesis.toml"
        config.write_text(place.config())
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        paths = place.host.get("/schema/openapi.json")["paths"]
        asked = {f"{method.upper()} {path}" for path in paths for method in paths[path] if not path.endswith("/stream")}
        with caplog.at_level("INFO", logger=ACCESS):
            done = subprocess.run(
                [*command, f"{place.live.address}/schema/openapi.json", *options, *streams],
                capture_output=True,
                text=True,
                timeout=900,
                cwd=tmp_path,
                check=False,
            )
    assert done.returncode == 0, done.stdout
    assert len(asked) > 60
    assert f"{len(asked)} selected / " in done.stdout
    answered = [getattr(line, FIELDS) for line in caplog.records if line.name == ACCESS]
    succeeded = {f"{one['method']} {one['route']}" for one in answered if one["status"] < 300}
    assert asked - succeeded == set()
