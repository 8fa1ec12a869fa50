"""The manual's generated references are complete: each setting, route and message."""

import re
from typing import get_args

import pytest

from docs.manual import configuration, message_tables, server_reference
from tinstar.server.config_sources import KINDS
from tinstar.server.feature_list import MESSAGES
from tinstar.server.tables.websocket_schemas import ToClient, ToServer

ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)
LINK = re.compile(r"\]\(#([\w-]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def slugs(page: str) -> list[str]:
    return [re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in HEADING.findall(page)]


def test_every_setting_stands_in_the_reference_with_its_meaning():
    found = list(configuration.settings())
    assert [one.key for one in found] == list(KINDS)
    assert [one.key for one in found if not one.meaning or not one.group] == []
    assert ROW.findall(configuration.page()) == list(KINDS)


def test_a_setting_says_its_type_its_default_and_its_option():
    keep = next(x for x in configuration.page().splitlines() if x.startswith("| `keep` "))
    assert "| days, above 0 | `365` |" in keep
    assert keep.endswith("| `--keep` |")


def test_every_route_stands_in_the_reference_once():
    routes = list(server_reference.routes())
    named = [f"{r.method.upper()} {r.path}" for r in routes]
    page = server_reference.http_page()
    assert sorted(x for x in ROW.findall(page) if "/api/" in x) == sorted(named)
    assert [r.path for r in routes if not r.described.get("description")] == []


def test_a_route_says_what_it_takes_gives_and_asks():
    page = server_reference.http_page()
    join = (
        r"POST /api/tables/\{id\}/join` \| .* Errors: 404, 409\. \| \[Join\]\(#join\) → \[Table\]"
    )
    assert re.search(join, page)
    assert re.search(r"/frame` \| .* Query: `since`, `wait`\. ", page)


@pytest.mark.parametrize("write", [server_reference.http_page, server_reference.socket_page])
def test_every_link_inside_a_reference_leads_to_one_heading(write):
    page = write()
    assert set(LINK.findall(page)) <= set(slugs(page))
    assert len(slugs(page)) == len(set(slugs(page)))


def test_every_message_of_a_socket_has_a_section_and_its_type():
    page = server_reference.socket_page()
    for message in (*get_args(ToServer), *get_args(ToClient)):
        assert f"\n### {message.__name__}\n" in page
        assert f"| `{message.__struct_config__.tag}` | [{message.__name__}]" in page


def test_every_message_of_the_server_can_be_shown():
    for name, schema in message_tables.components(MESSAGES.values()).items():
        section = message_tables.section(name, schema)
        assert section.startswith(f"### {name}\n")
        assert "| anything |" not in section
