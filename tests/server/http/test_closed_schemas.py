"""The OpenAPI description says which messages reject unknown fields."""

import httpx

from tinstar.server.feature_list import MESSAGES


def test_messages_that_reject_unknown_fields_are_marked_and_no_others(server_address: str):
    told = httpx.get(f"{server_address}/api/openapi.json").json()["components"]["schemas"]
    strict = {n for n, m in MESSAGES.items() if m.__struct_config__.forbid_unknown_fields}
    closed = {n for n, schema in told.items() if schema.get("additionalProperties") is False}
    described = MESSAGES.keys() & told.keys()
    assert closed & described == strict & described
    assert 5 < len(closed & described) < len(described)
