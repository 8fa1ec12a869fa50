"""Print an OpenAPI document of every message, from which the page's types are made."""

import json
from typing import Any

from msgspec.json import schema_components

from tinstar.server.feature_list import MESSAGES


def schemas() -> dict[str, Any]:
    """Return a schema for each message, and for all that it contains.

    Messages from the server name all their fields, unless they omit defaults. Messages to the
    server may omit defaults.
    """
    found = schema_components(MESSAGES.values(), ref_template="#/components/schemas/{name}")[1]
    for s in MESSAGES.values():
        if not s.__struct_config__.omit_defaults and not s.__struct_config__.forbid_unknown_fields:
            found[s.__name__]["required"] = list(found[s.__name__]["properties"])
    return found


if __name__ == "__main__":
    print(
        json.dumps(
            {
                "openapi": "3.1.0",
                "info": {"title": "Tinstar", "version": "1"},
                "paths": {},
                "components": {"schemas": schemas()},
            }
        )
    )
