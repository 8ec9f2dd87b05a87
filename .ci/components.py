"""What elgrande is made from, by its locks: a list for machines, the licences, and known weaknesses.

`python .ci/components.py sbom FILE` writes a CycloneDX list, `licences` prints a table, and `audit` asks the indexes
that pip and npm are set to. It needs nothing but the standard library, pip and, for the audit of the pages, npm.
"""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import quote, urljoin
from urllib.request import urlopen
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("server", "postgresql")
"""What a server needs, of the extras in pyproject.toml."""
PIN = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)
NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*")
BUNDLED = ("clsx", "esm-env", "svelte")
"""Packages that only the build needs, but parts of which are in the built pages."""
SECONDS = 20
"""How long to wait for an index."""
ASKED_AT_MOST = 1000


@dataclass(frozen=True)
class Component:
    """A package in one of the locks."""

    kind: str
    """`pypi` or `npm`."""
    name: str
    version: str
    needed: bool
    """Whether a running server or its pages hold it; the others are for building and testing."""
    hashes: list[tuple[str, str]] = field(default_factory=list)
    licence: str = ""

    @property
    def purl(self) -> str:
        """Its package URL."""
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{quote(self.version)}"


# --- the locks ---


def normal(name: str) -> str:
    """The name of a Python package, as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_components() -> list[Component]:
    """The packages of requirements.lock."""
    text = (ROOT / "requirements.lock").read_text("utf-8")
    needed = needed_by_the_server()
    pins = list(PIN.finditer(text))
    ends = [pin.start() for pin in pins[1:]] + [len(text)]
    found = []
    for pin, end in zip(pins, ends, strict=True):
        hashes = [("SHA-256", digest) for digest in re.findall(r"--hash=sha256:([0-9a-f]{64})", text[pin.end() : end])]
        name = normal(pin[1])
        found.append(Component("pypi", name, pin[2], name in needed, hashes, python_licence(name)))
    return found


def needed_by_the_server() -> set[str]:
    """The packages that an installed server has, as far as the metadata of this environment tells."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *(line for extra in EXTRAS for line in project["optional-dependencies"][extra])]
    waiting, found = [named(line) for line in lines], set[str]()
    while waiting:
        name, extras = waiting.pop()
        if name in found and not extras:
            continue
        found.add(name)
        try:
            further = requires(name) or []
        except PackageNotFoundError:
            continue
        for line in further:
            extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)['\"]", line)
            if (extra is None or normal(extra[1]) in extras) and named(line)[0] not in found:
                waiting.append(named(line))
    return found


def named(requirement: str) -> tuple[str, set[str]]:
    """The name and the extras of a requirement."""
    match = NAME.match(requirement)
    assert match, requirement
    extras = re.match(r"\s*\[([^]]*)\]", requirement[match.end() :])
    return normal(match[0]), {normal(extra.strip()) for extra in extras[1].split(",")} if extras else set()


def python_licence(name: str) -> str:
    """The licence that an installed package states."""
    try:
        stated = metadata(name)
    except PackageNotFoundError:
        return ""
    expression = stated.get("License-Expression")
    if expression:
        return str(expression)
    classifiers = [
        line.rpartition(" :: ")[2] for line in stated.get_all("Classifier", []) if line.startswith("License ::")
    ]
    short = str(stated.get("License") or "").strip()
    return ", ".join(classifiers) or (short if len(short) < 60 and "\n" not in short else "see its files")


def npm_components() -> list[Component]:
    """The packages of web/package-lock.json."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    found = {}
    for path, package in lock["packages"].items():
        if not path or package.get("link"):
            continue
        name = package.get("name") or path.rpartition("node_modules/")[2]
        hashes = []
        for integrity in str(package.get("integrity", "")).split():
            algorithm, _, digest = integrity.partition("-")
            hashes.append((algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()))
        component = Component(
            "npm",
            name,
            package["version"],
            name in BUNDLED or not package.get("dev", False),
            hashes,
            str(package.get("license", "")),
        )
        found[component.purl] = component
    return list(found.values())


def components() -> list[Component]:
    """All of them, in order."""
    return sorted((*python_components(), *npm_components()), key=lambda one: (one.kind, one.name, one.version))


# --- the list for machines ---


def sbom() -> dict[str, Any]:
    """The list as CycloneDX 1.6; the same locks always give the same one."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    own = f"pkg:pypi/elgrande@{version}"
    listed = [as_cyclonedx(component) for component in components()]
    serial = uuid5(NAMESPACE_URL, own + json.dumps(listed, sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "elgrande",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": listed,
    }


def as_cyclonedx(component: Component) -> dict[str, Any]:
    """A package as the list has it."""
    listed: dict[str, Any] = {
        "type": "library",
        "bom-ref": component.purl,
        "name": component.name,
        "version": component.version,
        "scope": "required" if component.needed else "excluded",
        "purl": component.purl,
    }
    if component.hashes:
        listed["hashes"] = [{"alg": algorithm, "content": digest} for algorithm, digest in component.hashes]
    if component.licence:
        listed["licenses"] = [{"license": {"name": component.licence}}]
    return listed


# --- known weaknesses ---


class Unreachable(Exception):
    """An index does not answer; the message says why."""


def python_weaknesses() -> Iterator[tuple[Component, str]]:
    """What the index of Python packages knows about those in the lock."""
    from pip._internal.models.index import PyPI  # noqa: PLC0415  (only this knows the usual index)

    index = os.environ.get("PIP_INDEX_URL") or PyPI.simple_url
    for component in python_components()[:ASKED_AT_MOST]:
        address = urljoin(index, f"/pypi/{quote(component.name)}/{quote(component.version)}/json")
        try:
            with urlopen(address, timeout=SECONDS) as answer:
                known = json.load(answer).get("vulnerabilities")
        except (URLError, OSError, ValueError) as error:
            raise Unreachable(f"{component.name}: {getattr(error, 'reason', error)}") from None
        if known is None:
            raise Unreachable("this index knows nothing of weaknesses")
        for weakness in known:
            if not weakness.get("withdrawn"):
                yield component, f"{weakness.get('id')}: {weakness.get('summary') or weakness.get('details', '')[:100]}"


def npm_weaknesses() -> Iterator[tuple[Component, str]]:
    """What the registry of npm knows about those in the lock."""
    node = ROOT / ".venv-web" / "node"
    npm = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    command = [*npm, "audit", "--json", "--package-lock-only", "--fetch-retries=0", f"--fetch-timeout={SECONDS * 1000}"]
    try:
        done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=120, check=False)
        found = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise Unreachable(f"npm gives no answer ({type(error).__name__})") from None
    if "vulnerabilities" not in found:
        said = found.get("error", found)
        raise Unreachable(
            str(said.get("summary") or said.get("message") or "npm has no answer from its registry")[:200]
        )
    needed = {component.name: component for component in npm_components()}
    for name, weakness in found["vulnerabilities"].items():
        if name in needed:
            yield needed[name], f"{weakness.get('severity')}, versions {weakness.get('range')}"


def audit() -> int:
    """Print known weaknesses; the result is 1 if a running server or its pages have one."""
    result = 0
    for kind, ask in (("Python packages", python_weaknesses), ("packages of the pages", npm_weaknesses)):
        try:
            found = list(ask())
        except Unreachable as why:
            print(f"The {kind} were NOT audited, since there is no data: {why}")
            continue
        print(f"The {kind} were audited: {len(found) or 'no'} known weaknesses.")
        for component, weakness in found:
            print(
                f"  {component.name} {component.version}{'' if component.needed else ' (not in a release)'}: {weakness}"
            )
            result |= component.needed
    return int(result)


def main(arguments: list[str]) -> int:
    """Do what is asked for."""
    if arguments[:1] == ["sbom"] and len(arguments) == 2:
        file = Path(arguments[1])
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(sbom(), indent=2) + "\n", encoding="utf-8")
        print(f"{file}: {len(components())} components")
        return 0
    if arguments == ["licences"]:
        for component in components():
            held = "" if component.needed else "not in a release"
            licence = component.licence or "not installed here"
            print(f"{component.kind:5} {component.name:40} {component.version:16} {licence:40} {held}".rstrip())
        return 0
    if arguments == ["audit"]:
        return audit()
    print("usage: components.py sbom FILE | licences | audit", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
