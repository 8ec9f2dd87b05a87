"""The server's own description, OpenAPI: what Litestar does not describe by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.typing import FieldDefinition


class Tuples(OpenAPISchemaPlugin):
    """Lists of a fixed length, whose places have each their own type: a key and its arguments."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is such a list."""
        return field_definition.origin is tuple and Ellipsis not in field_definition.args

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """Its length, and what may be in it; not place by place, since tools still stumble over `prefixItems`."""
        places = [schema_creator.for_field_definition(place) for place in field_definition.inner_types]
        items = Schema(any_of=places)
        return Schema(type=OpenAPIType.ARRAY, items=items, min_items=len(places), max_items=len(places))
