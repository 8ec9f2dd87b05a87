"""What elgrande is made from is listed completely, and known weaknesses are told."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

ROOT = Path(__file__).parent.parent
NOWHERE = "http://127.0.0.1:9/"


def run(*arguments: str | Path, index: str = NOWHERE) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / ".ci" / "components.py"), *map(str, arguments)]
    environment = os.environ | {"PIP_INDEX_URL": index, "npm_config_registry": NOWHERE}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300, check=False)


def listed(file: Path) -> dict[str, Any]:
    done = run("sbom", file)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def test_the_list_has_everything_in_the_locks(tmp_path: Path) -> None:
    found = listed(tmp_path / "dist" / "sbom.json")
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", found["serialNumber"])
    components = {component["purl"]: component for component in found["components"]}
    assert len(components) == len(found["components"])
    lock = (ROOT / "requirements.lock").read_text()
    pins = re.findall(r"^([\w.-]+)==([^\s;\\]+)", lock, re.MULTILINE)
    assert len(pins) > 50
    for name, version in pins:
        component = components[f"pkg:pypi/{name.lower().replace('_', '-').replace('.', '-')}@{version}"]
        assert component["hashes"]
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for path, package in packages.items():
        if path:
            name = path.rpartition("node_modules/")[2].replace("@", "%40")
            assert len(components[f"pkg:npm/{name}@{package['version']}"]["hashes"][0]["content"]) == 128
    scopes = {component["name"]: component["scope"] for component in found["components"]}
    for name in ("litestar", "sqlalchemy", "psycopg", "typer", "anyio", "svelte", "@fluent/bundle"):
        assert scopes[name] == "required", name
    for name in ("pytest", "mypy", "schemathesis", "vitest"):
        assert scopes[name] == "excluded", name


def test_the_same_locks_give_the_same_list(tmp_path: Path) -> None:
    assert listed(tmp_path / "one") == listed(tmp_path / "two")


def test_every_package_of_the_server_states_its_licence() -> None:
    lines = run("licences").stdout.splitlines()
    assert len(lines) > 100
    released = [line for line in lines if not line.endswith("not in a release")]
    assert len(released) > 20
    lacking = {line.split()[1] for line in released if "not installed here" in line}
    assert lacking <= {"colorama", "psycopg-binary", "tzdata", "win32-setctime"}  # some are for other systems


def test_an_audit_without_data_says_so_and_is_no_failure() -> None:
    done = run("audit")
    assert done.returncode == 0
    assert done.stdout.count("NOT audited") == 2


class Index(BaseHTTPRequestHandler):
    """An index that knows of weaknesses in some packages."""

    weak: tuple[str, ...] = ()

    def do_GET(self) -> None:
        name = self.path.split("/")[2]
        weaknesses = [{"id": "PYSEC-1", "summary": "It is weak."}, {"id": "PYSEC-2", "withdrawn": "2020-01-01"}]
        body = json.dumps({"vulnerabilities": weaknesses if name in self.weak else []}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def index_with(*weak: str) -> Iterator[str]:
    handler = type("Weak", (Index,), {"weak": weak})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/simple"
        server.shutdown()
        thread.join()


def test_a_weakness_of_what_is_released_fails_and_others_are_told() -> None:
    with index_with("litestar", "pytest") as index:
        done = run("audit", index=index)
    assert done.returncode == 1
    assert "2 known weaknesses" in done.stdout
    assert re.search(r"litestar \S+: PYSEC-1: It is weak\.", done.stdout)
    assert re.search(r"pytest \S+ \(not in a release\): PYSEC-1", done.stdout)
    assert "PYSEC-2" not in done.stdout
    with index_with("pytest") as index:
        assert run("audit", index=index).returncode == 0
    with index_with() as index:
        assert "no known weaknesses" in run("audit", index=index).stdout
