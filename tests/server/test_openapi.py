"""The description of the server: every request is in it, with its answers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.live import Browser, Live

CONTRACT = Path(__file__).parent.parent.parent / "docs" / "server.md"


def operations(document: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path.removeprefix("/api"))): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }


def test_the_document_has_all_requests_of_the_contract(browser: Browser) -> None:
    said = re.findall(r"^\| `(GET|POST) (/[^`?]*)", CONTRACT.read_text(encoding="utf-8"), re.MULTILINE)
    wanted = {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in said}
    assert len(wanted) == 21
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


def test_no_request_breaks_the_server(browser: Browser, live: Live, tmp_path: Path) -> None:
    """Schemathesis asks for everything in all ways; streams have no end, so they are left out."""
    table, _ = browser.new_table("here", "here")
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\ntable_id = "{table}"\n')
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    headers = ["-H", "X-Elgrande: 1", "-H", f"Cookie: elgrande={browser.http.cookies['elgrande']}"]
    checks = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"
    options = ["--max-examples", "3", "--seed", "1", "--phases", "coverage,fuzzing", "--checks", checks, "--no-color"]
    streams = ["--exclude-path", "/api/tables/{table_id}/stream"]
    done = subprocess.run(
        [*command, f"{live.address}/schema/openapi.json", *headers, *options, *streams],
        capture_output=True,
        text=True,
        timeout=900,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "20 selected / 21 total" in done.stdout
