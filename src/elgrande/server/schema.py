"""The server's own description, OpenAPI: what Litestar does not describe by itself."""

from __future__ import annotations

import ast
from dataclasses import dataclass, fields
from inspect import cleandoc, getsource
from itertools import pairwise
from textwrap import dedent
from typing import TYPE_CHECKING, Any, Final, cast

from litestar.openapi.spec import OpenAPIType, Reference, Schema
from litestar.params import KwargDefinition
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


@dataclass(frozen=True, kw_only=True)
class Named(KwargDefinition):
    """A type that is no class, but has a name in the document. `named` makes it."""

    meaning: str
    places: tuple[str, ...]
    first: tuple[type, ...]


def named(name: str, meaning: str, *places: str, first: tuple[type, ...] = ()) -> Named:
    """Names a type in the document, as `Annotated[tuple[int, str], named("Line", "What it is.", "number", "text")]`.

    A list may begin with places of their own types: those are `first`.
    """
    return Named(schema_component_key=name, meaning=meaning, places=places, first=first)


class Names(OpenAPISchemaPlugin):
    """Types with a name of their own: each is described once."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is such a type."""
        return isinstance(field_definition.kwarg_definition, Named)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """A reference to its description."""
        name = field_definition.kwarg_definition
        assert isinstance(name, Named)
        plain = schema_creator.for_field_definition(FieldDefinition.from_annotation(field_definition.annotation))
        registry = schema_creator.schema_registry
        schema = registry.get_schema_for_field_definition(field_definition)
        for part in fields(schema):
            setattr(schema, part.name, getattr(plain, part.name))
        schema.title, schema.description = name.schema_component_key, name.meaning
        if name.first:
            kinds = [FieldDefinition.from_annotation(kind) for kind in name.first]
            schema.prefix_items = [schema_creator.for_field_definition(kind) for kind in kinds]
            schema.min_items = len(kinds)
        if schema.prefix_items:
            schema.prefix_items = [_titled(*pair) for pair in zip(schema.prefix_items, name.places, strict=True)]
        # Litestar takes a reference as well as a schema.
        return cast("Schema", registry.get_reference_for_field_definition(field_definition))


def _titled(place: Schema | Reference, title: str) -> Schema:
    if isinstance(place, Reference):
        return Schema(title=title, all_of=[place])
    place.title = title
    return place


SYNONYMS: Final[dict[Any, Any]] = {}
"""Plain types of inner layers, each with the type that has a name in the document."""


class Synonyms(OpenAPISchemaPlugin):
    """Plain types that have a name in the document all the same."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is such a type."""
        return field_definition.origin is tuple and field_definition.annotation in SYNONYMS

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """A reference to the description of the type with the name."""
        named_type = FieldDefinition.from_annotation(SYNONYMS[field_definition.annotation])
        return cast("Schema", schema_creator.for_field_definition(named_type))


class Tuples(OpenAPISchemaPlugin):
    """Lists of a fixed length, whose places have each their own type: a key and its arguments."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is such a list."""
        return field_definition.origin is tuple and Ellipsis not in field_definition.args

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """Its length, and what is in each place."""
        places = [schema_creator.for_field_definition(place) for place in field_definition.inner_types]
        length = len(places)
        return Schema(type=OpenAPIType.ARRAY, prefix_items=places, min_items=length, max_items=length)


class Described(OpenAPISchemaPlugin):
    """Messages, and what is in them, with what their docstrings say."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is a class with fields."""
        structs = not field_definition.is_union and field_definition.is_subclass_of(Struct)
        return structs or field_definition.is_typeddict_type or field_definition.is_dataclass_type

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The description that Litestar makes of it, with words."""
        others = [plugin for plugin in schema_creator.plugins if plugin is not self]
        plugin = next(plugin for plugin in others if schema_creator.plugin_supports_field(plugin, field_definition))
        schema = plugin.to_openapi_schema(field_definition, schema_creator)
        message = field_definition.type_
        schema.description = cleandoc(message.__doc__)
        for name, text in _said_of_fields(message).items():
            assert schema.properties is not None
            schema.properties[name].description = text
        return schema


def _said_of_fields(message: type[Any]) -> dict[str, str]:
    """The docstrings below the fields of a class."""
    (found,) = ast.parse(dedent(getsource(message))).body
    assert isinstance(found, ast.ClassDef)
    said: dict[str, str] = {}
    for field, below in pairwise(found.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                said[name] = cleandoc(text)
    return said


PLUGINS: Final = (Names(), Synonyms(), Tuples(), Described())
