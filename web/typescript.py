"""Writes the types of what the server and the browser exchange, from the server's OpenAPI document.

Run `make web-types` after changing the server's messages; a test fails if you forget.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from elgrande.server.app import make_app
from elgrande.server.settings import Settings

FILE = Path(__file__).parent / "src" / "lib" / "types.ts"
HEAD = "/** What the server and the browser say to each other. Written by web/typescript.py: run `make web-types`. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


class Vague(Exception):
    """The document does not say what something is."""


def types(document: Schema) -> str:
    """All types of a document, in order, as TypeScript."""
    schemas = document["components"]["schemas"]
    return "\n".join([HEAD, *("\n".join([*_declared(name, schema), ""]) for name, schema in schemas.items())])


def _declared(name: str, schema: Schema) -> Iterator[str]:
    yield from _comment(schema, "")
    if "properties" not in schema:
        yield f"export type {name} = {_type(schema, name)};"
        return
    yield f"export interface {name} {{"
    for field, kind in schema["properties"].items():
        yield from _comment(kind, "  ")
        mark = "" if field in schema.get("required", ()) else "?"
        yield f"  {field}{mark}: {_type(kind, f'{name}.{field}')};"
    yield "}"


def _comment(schema: Schema, indent: str) -> Iterator[str]:
    lines = schema.get("description", "").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def _type(schema: Schema, where: str) -> str:
    """A schema as a TypeScript type; `where` is its place in the document."""
    match schema:
        case {"$ref": str(path)}:
            return path.rpartition("/")[2]
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
        case {"oneOf": list(kinds)} | {"anyOf": list(kinds)} | {"allOf": [_] as kinds}:
            return " | ".join(dict.fromkeys(_type(kind, where) for kind in kinds))
        case {"type": "array"}:
            return _list(schema, where)
        case {"type": "object", "additionalProperties": {} as kind}:
            return f"Record<string, {_type(kind, where)}>"
        case {"type": str(name)} if name in PLAIN:
            return PLAIN[name]
    raise Vague(f"{where}: what is {json.dumps(schema)}?")


def _list(schema: Schema, where: str) -> str:
    first = [_place(place, where) for place in schema.get("prefixItems", ())]
    if first and schema.get("maxItems") == len(first):
        return f"[{', '.join(first)}]"
    kind = _type(schema.get("items", {}), where)
    rest = f"({kind})[]" if "|" in kind else f"{kind}[]"
    return f"[{', '.join([*first, f'...rest: {rest}'])}]" if first else rest


def _place(place: Schema, where: str) -> str:
    """One place of a tuple, with its name if it has one."""
    return f"{place['title']}: {_type(place, where)}" if "title" in place else _type(place, where)


def main() -> None:
    """Write them."""
    with TemporaryDirectory() as folder:
        document = make_app(Settings(Path(folder))).openapi_schema.to_schema()
    FILE.write_text(types(document), encoding="utf-8")


if __name__ == "__main__":
    main()
