"""Actions that only the server's owner can take."""

import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import pytest
from msgspec.json import encode
from typer.testing import CliRunner

from tests.server.conftest import PATIENCE, Visitor, open_server, visitors
from tinstar.cli import shared_options
from tinstar.errors import BadOption, TinstarError
from tinstar.server.guests.signed_cookies import FRESH, OwnerKey
from tinstar.server.storage.backup import backup, restore
from tinstar.server.storage.connections import note_port, noted_port
from tinstar.server.storage.database import secret_of
from tinstar.server.tables.table_store import TableStore

Come = Callable[..., Visitor]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


@pytest.fixture
def address(file: Path) -> Iterator[str]:
    with open_server(file) as address:
        yield address


@pytest.fixture
def come() -> Iterator[Come]:
    with visitors() as come:
        yield come


def key_of(file: Path) -> OwnerKey:
    return OwnerKey(secret_of(f"sqlite:///{file}"))


def wish(
    address: str, file: Path, deed: str, key: OwnerKey | None = None, **more: Any
) -> httpx.Response:
    key, url = key or key_of(file), f"{address}/api/owner"
    challenge = httpx.get(url, params={"nonce": "0" * 16}, timeout=PATIENCE).json()["challenge"]
    return sent(address, key.signed(challenge, body := encode({"deed": deed} | more)), body)


def sent(address: str, signed: str, body: bytes) -> httpx.Response:
    headers = {"Authorization": f"Tinstar {signed}", "Content-Type": "application/json"}
    return httpx.post(f"{address}/api/owner", content=body, headers=headers, timeout=PATIENCE)


def of_two(ann: Visitor, bob: Visitor) -> str:
    id = ann.sets("me", "friend")
    bob.joins(ann, id, "Bob")
    return id


def test_nobody_else_is_listened_to(address: str, file: Path, come: Come):
    ann = come(address)
    id = ann.sets("me", "easy")
    assert wish(address, file, "forget", OwnerKey(b"guess"), table=id).status_code == 403
    assert httpx.post(f"{address}/api/owner", json={"deed": "tables"}).status_code == 403
    assert ann.get(f"/tables/{id}")["phase"] == "gathering"


def test_a_signed_wish_serves_for_a_moment_and_for_no_other_wish(
    address: str, file: Path, monkeypatch: pytest.MonkeyPatch
):
    key, body = key_of(file), b'{"deed":"tables"}'
    signed = key.signed(key.challenge(), body)
    assert sent(address, signed, body).status_code == 200
    assert sent(address, signed, b'{"deed":"reports"}').status_code == 403
    assert sent(address, key.signed("1-made-up", body), body).status_code == 403
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + FRESH + 1)
    assert sent(address, signed, body).status_code == 403


def test_whoever_listens_at_the_port_learns_neither_key_nor_wish(file: Path):
    TableStore(f"sqlite:///{file}").close()
    heard = list[str]()

    class Listens(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append(f"{self.requestline} {self.headers}")
            answer = b'{"games": [], "answer": "guess", "challenge": "sign this"}'
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def do_POST(self) -> None:
            heard.append(f"{self.requestline} {self.headers}")

    with HTTPServer(("127.0.0.1", 0), Listens) as server:
        threading.Thread(target=server.serve_forever).start()
        where = ("--port", str(server.server_port), "--database", f"sqlite:///{file}")
        said = CliRunner().invoke(shared_options.app, ["house", "forget", "somewhere", *where])
        server.shutdown()
    assert "expected a reply from the server that uses this" in str(said.exception)
    assert len(heard) == 2
    assert "Authorization" not in str(heard)


WAYS = ("/api/owner", "/api/owner/", "/api//owner", "//api/owner//", "/api/%6fwner", "/readyz/x")


@pytest.mark.parametrize("proxy", ["nginx.conf", "Caddyfile", "many.Caddyfile"])
def test_the_sample_proxies_let_nobody_at_what_is_the_owner_s(address: str, proxy: str):
    text = (Path(__file__).parents[4] / "deploy" / proxy).read_text()
    (blocked,) = re.findall(r"(?:location ~|@own path_regexp) (\^\S+)", text)
    for way in WAYS:
        assert re.search(blocked, unquote(way)), way
    for way in ("/", "/api/house", "/api/ownership", "/readyzzz"):
        assert not re.search(blocked, way)
    answered = [w for w in WAYS if httpx.get(f"{address}{w}?nonce={'0' * 16}").status_code == 200]
    assert set(WAYS[:2]) <= set(answered)  # so each of these must be blocked


def test_tables_are_listed_with_who_sits_there(address: str, file: Path, come: Come):
    ann = come(address)
    id = of_two(ann, come(address))
    (line,) = wish(address, file, "tables").json()["lines"]
    assert id in line
    assert "calaboose" in line
    assert "1 Bob" in line


def test_a_table_that_is_forgotten_is_gone_for_those_who_sit_there_too(
    address: str, file: Path, come: Come
):
    ann = come(address)
    id = ann.sets("me", "easy")
    ann.post(f"/tables/{id}/start")
    with ann.at_table(id) as seat:
        seat.says("look", seat=0)
        seat.hears("frame")
        assert wish(address, file, "forget", table=id).status_code == 200
        with pytest.raises(Exception, match="1012"):
            seat.hears("never")
    ann.get(f"/tables/{id}", 404)
    assert wish(address, file, "forget", table=id).status_code == 404


@pytest.mark.parametrize("begun", [False, True])
def test_who_was_kicked_cannot_come_back_and_somebody_else_can(
    address: str, file: Path, come: Come, begun: bool
):
    ann, bob, eve = come(address), come(address), come(address)
    id = of_two(ann, bob)
    before = ann.get(f"/tables/{id}/links")["invitation"]
    token = bob.get(f"/tables/{id}/links")["recovery"]["B"]
    if begun:
        ann.post(f"/tables/{id}/start")
        ann.frame(id, 0)
    assert "Bob had to leave" in wish(address, file, "kick", table=id, seat=1).text
    bob.post(f"/tables/{id}/recover", {"token": token}, 403)
    bob.post(f"/tables/{id}/recover", {"token": ""}, 403)
    bob.post(f"/tables/{id}/join", {"invitation": before, "name": "Bob"}, 403)
    bob.get(f"/tables/{id}/seats/1/frame", 403)
    eve.joins(ann, id, "Eve")
    assert ann.get(f"/tables/{id}")["chairs"][1]["name"] == "Eve"
    assert wish(address, file, "kick", table=id, seat=7).status_code == 404


def test_nobody_is_kicked_while_words_are_shown(address: str, file: Path, come: Come):
    """The match would begin with a seat that nobody has left and nobody may take."""
    ann, bob = come(address), come(address)
    id = of_two(ann, bob)
    bob.commits(id, "howdy")
    assert ann.post(f"/tables/{id}/start")["phase"] == "revealing"
    assert wish(address, file, "kick", table=id, seat=1).json()["error"] == "Conflict"
    assert ann.get(f"/tables/{id}")["chairs"][1]["name"] == "Bob"


@pytest.mark.parametrize("begun", [False, True])
def test_a_name_is_changed_for_everybody(address: str, file: Path, come: Come, begun: bool):
    ann, bob = come(address), come(address)
    id = of_two(ann, bob)
    if begun:
        ann.post(f"/tables/{id}/start")
        ann.frame(id, 0)
    assert wish(address, file, "rename", table=id, seat=1, name="Robert").status_code == 200
    assert ann.get(f"/tables/{id}")["chairs"][1]["name"] == "Robert"
    assert wish(address, file, "rename", table=id, seat=1, name="\n").status_code == 400
    if begun:
        assert "Robert" in str(ann.frame(id, 0)["scene"])


def test_a_port_is_that_of_the_server_that_has_the_database_open_now(file: Path):
    url = f"sqlite:///{file}"
    assert noted_port(url) is None
    store = TableStore(url)
    assert noted_port(url) is None  # not known yet
    note_port(url, 8299)
    assert noted_port(url) == 8299
    store.close()
    assert noted_port(url) is None
    store = TableStore(url)
    assert noted_port(url) is None  # the port of the earlier server is gone
    store.close()


@pytest.mark.parametrize("url", ["postgresql://jane@host/house", "sqlite:///:memory:", "sqlite://"])
def test_a_database_without_a_file_has_no_file_for_the_port(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    note_port(url, 8299)
    assert noted_port(url) is None
    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_an_open_house_brings_all_of_it_back(file: Path, tmp_path: Path, come: Come):
    copy, url = tmp_path / "copy", f"sqlite:///{file}"
    with open_server(file) as address:
        ann = come(address)
        kept = ann.sets("me", "easy")
        ann.post(f"/tables/{kept}/start")
        at = ann.plays(kept, 0, answers=3)["at"]
        backup(url, copy)
        later = ann.sets("me", "easy")
        with pytest.raises(BadOption, match="expected a file that no other server uses"):
            restore(url, copy)
    assert copy.stat().st_mode & 0o77 == 0
    restore(url, copy)
    with open_server(file) as address:
        again = come(address, ann)
        assert again.frame(kept, 0)["at"] >= at
        again.get(f"/tables/{later}", 404)
    with sqlite3.connect(f"{file}.before") as old:
        assert old.execute("SELECT count(*) FROM tables WHERE id = ?", (later,)).fetchone() == (1,)


def test_what_is_no_backup_changes_nothing(file: Path, tmp_path: Path):
    url, junk = f"sqlite:///{file}", tmp_path / "junk"
    TableStore(url).close()
    before = file.read_bytes()
    junk.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    for source in (junk, tmp_path / "nothing"):
        with pytest.raises(
            BadOption, match="expected the database of a server, and enough room in"
        ):
            restore(url, source)
    with sqlite3.connect(tmp_path / "other") as db:
        db.execute("CREATE TABLE house (name, value)")
    with pytest.raises(BadOption, match="a server's database of format"):
        restore(url, tmp_path / "other")
    assert file.read_bytes() == before
    assert not [p for p in tmp_path.iterdir() if "fresh" in p.name or "before" in p.name]


def test_a_backup_replaces_nothing_and_needs_a_house(file: Path, tmp_path: Path):
    url = f"sqlite:///{file}"
    with pytest.raises(BadOption, match="expected the file of a server that ran before"):
        backup(url, tmp_path / "copy")
    TableStore(url).close()
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(BadOption, match="expected a new file, got: File exists"):
        backup(url, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"
    with pytest.raises(TinstarError, match="expected an SQLite file"):
        backup("postgresql://jane@host/house", tmp_path / "other")
