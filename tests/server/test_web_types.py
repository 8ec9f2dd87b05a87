"""The types of the browser are those of the server's document."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.server.live import Browser

SCRIPT = Path(__file__).parent.parent.parent / "web" / "typescript.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_typescript", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_file_is_up_to_date(browser: Browser, script: ModuleType) -> None:
    wanted = script.types(browser.get("/schema"))
    assert script.FILE.read_text(encoding="utf-8") == wanted, f"{script.FILE.name} is old: run make web-types"


def written(script: ModuleType, schema: dict[str, Any]) -> str:
    text: str = script.types({"components": {"schemas": {"It": schema}}})
    return text.removeprefix(script.HEAD).strip()


def test_a_class_is_an_interface(script: ModuleType) -> None:
    name = {"type": "string", "description": "What it is called."}
    points = {"oneOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}
    properties = {"name": name, "points": points, "to": {"$ref": "#/components/schemas/There"}}
    schema = {"type": "object", "properties": properties, "required": ["name", "to"], "description": "One.\n\nTwo."}
    assert written(script, schema).splitlines() == [
        "/**",
        " * One.",
        " *",
        " * Two.",
        " */",
        "export interface It {",
        "  /** What it is called. */",
        "  name: string;",
        "  points?: number | null;",
        "  to: There;",
        "}",
    ]


@pytest.mark.parametrize(
    ("schema", "wanted"),
    [
        ({"enum": ["one", 2, True]}, '"one" | 2 | true'),
        ({"type": "array", "items": {"enum": [1, 2]}}, "(1 | 2)[]"),
        ({"type": "array", "items": {"type": "array", "items": {"type": "string"}}}, "string[][]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"allOf": [{"$ref": "#/components/schemas/Other"}]}, "Other"),
    ],
)
def test_anything_else_is_a_type(script: ModuleType, schema: dict[str, Any], wanted: str) -> None:
    assert written(script, schema) == f"export type It = {wanted};"


def test_a_list_may_begin_with_places_of_their_own(script: ModuleType) -> None:
    places = {"type": "array", "prefixItems": [{"type": "integer", "title": "n"}, {"type": "string", "title": "kind"}]}
    assert written(script, {**places, "maxItems": 2}) == "export type It = [n: number, kind: string];"
    more = {**places, "items": {"type": "boolean"}}
    assert written(script, more) == "export type It = [n: number, kind: string, ...rest: boolean[]];"


@pytest.mark.parametrize(
    "schema", [{}, {"type": "object"}, {"type": "array"}, {"type": "object", "properties": {"a": {}}}]
)
def test_nothing_may_be_left_open(script: ModuleType, schema: dict[str, Any]) -> None:
    with pytest.raises(script.Vague, match=r"^It"):
        written(script, schema)
