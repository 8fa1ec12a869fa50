"""A journal of a local house is fair, and opens on a server; the house opens one of a server."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visitor
from tests.site.screen import Screen, screen
from tinstar.match.verification import Finding, verify
from tinstar.players.local_thinking import HERE
from tinstar.server.gateway import websocket
from tinstar.server.http.request_body import LONGEST_BODY
from tinstar.server.tables import brought_journal

CHAIRS = [{"who": "me", "name": "Ann"}, {"who": "computer", "kind": "easy", "name": "Amos"}]


async def played(page: Screen, short: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play a match of the local house to its end, and return its journal."""
    monkeypatch.setattr(websocket, "BURST", 10_000)
    table = await page.begin("calaboose", *CHAIRS, edition=short)
    page.connect(table)
    page.say("look", seat=0, language="en", own_time=True)
    while not (message := await page.hear()).get("scene", {}).get("ending"):
        if choices := message.get("scene", {}).get("choices"):
            page.say("answer", seat=0, at=message["at"], action=choices[0]["action"])
    return await page.ask("GET", f"/tables/{table}/journal")


def sealed(lines: list[dict[str, Any]]) -> str:
    """Return a journal with these lines, and their digests computed anew."""
    text, digest = "", ""
    for line in lines:
        body = json.dumps({k: v for k, v in line.items() if k != "digest"}, separators=(",", ":"))
        digest = hashlib.sha256(f"{digest}{body[:-1]}".encode()).hexdigest()
        text += f'{body[:-1]},"digest":"{digest}"}}\n'
    return text


async def test_a_journal_of_the_house_is_fair_and_opens_on_a_server(
    tmp_path: Path, short: str, visit: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch
):
    async with screen(tmp_path, HERE) as page:
        journal = await played(page, short, monkeypatch)
    file = tmp_path / "match.jsonl"
    file.write_text(journal)
    assert verify(file).finding is Finding.FAIR
    found = visit().post("/journals", {"journal": journal})
    assert (found["finding"], found["game"], found["lines"]) == ("fair", "calaboose", [])
    assert [chair["name"] for chair in found["chairs"]] == ["Ann", "Amos"]
    assert found["frames"][-1]["scene"]["ending"]
    assert found["frames"][-1]["seat"] == -2


async def test_a_journal_of_a_server_opens_in_the_house(
    tmp_path: Path, short: str, visit: Callable[[], Visitor]
):
    ann = visit()
    table = ann.has_played(short)
    journal = ann.http.get(f"/tables/{table}/journal").text
    async with screen(tmp_path, HERE) as page:
        found = await page.ask("POST", "/journals", {"journal": journal, "seat": 0})
    assert found["finding"] == "fair"
    assert found["frames"] == ann.get(f"/tables/{table}/replay/0")["frames"]


async def test_a_journal_that_cannot_be_replayed_opens_as_text_and_says_what_it_needs(
    finished: Path, tmp_path: Path
):
    lines = [json.loads(line) for line in finished.read_text().splitlines()]
    moves = [line["text"] for line in lines if line["line"] == "answer"]

    async def opened(page: Screen, **header: Any) -> dict[str, Any]:
        changed = sealed([lines[0] | header, *lines[1:]])
        return await page.ask("POST", "/journals", {"journal": changed})

    async with screen(tmp_path, HERE) as page:
        other, unknown = await opened(page, version=99), await opened(page, game="poker")
        later = await opened(page, format=4)
        no_journal = await page.ask("POST", "/journals", {"journal": "howdy"})
    here = lines[0]["version"]
    assert f"version: expected {here}, got 99" in other["text"]
    assert "poker" in unknown["text"]
    for found in (other, unknown):
        assert (found["finding"], found["frames"]) == ("rejected", [])
        assert [line.rpartition(": ")[2] for line in found["lines"]] == moves
        assert {line[:3] for line in found["lines"]} >= {"A: ", "B: "}
    assert "format 3, got 4, which a later version" in later["text"]
    assert no_journal["finding"] == "rejected"
    assert (later["lines"], no_journal["lines"]) == ([], [])


def test_a_long_match_is_told_as_text(finished: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(brought_journal, "MOST_REPLAYED", 5)
    found = brought_journal.opened(finished.read_text(), -2, "en")
    assert (found.finding, found.frames) == ("fair", [])
    assert len(found.lines) > 5


def test_a_server_takes_a_journal_that_is_longer_than_any_other_request(
    visit: Callable[[], Visitor],
):
    found = visit().post("/journals", {"journal": "x" * 2 * LONGEST_BODY})
    assert found["finding"] == "rejected"


def test_a_seat_that_the_match_does_not_have_is_refused(
    finished: Path, visit: Callable[[], Visitor]
):
    asked = {"journal": finished.read_text(), "seat": 5}
    assert "A to B" in visit().post("/journals", asked, 404)["detail"]
