"""OpenAPI: say which messages reject unknown fields."""

from typing import Any

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct


class ClosedSchemas(OpenAPISchemaPlugin):
    """Mark the messages that reject unknown fields in the OpenAPI description.

    Litestar does not mark them itself.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Return whether a field is such a message."""
        kind = field_definition.annotation
        return (
            isinstance(kind, type)
            and issubclass(kind, Struct)
            and kind.__struct_config__.forbid_unknown_fields
        )

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Return Litestar's schema of a message, with the mark."""
        supports = schema_creator.plugin_supports_field
        others = (plugin for plugin in schema_creator.plugins if plugin is not self)
        by = next(each for each in others if supports(each, field_definition))
        schema = by.to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
