"""Chat at a table, and blocks."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit, Visitor, open_server, play_on, visitors
from tests.server.features.accounts.test_accounts import token
from tinstar.errors import BadOption
from tinstar.server.features.chat import blocking, service
from tinstar.server.features.chat.service import checked_line
from tinstar.server.tables import chat_store as keeping
from tinstar.server.tables.table_store import TableStore


@pytest.fixture(scope="module")
def quick() -> Iterator[None]:
    """Turn off the rate limit of chat."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "LINES_A_SECOND", 10**6)
        yield


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house") / "house.sqlite"


@pytest.fixture(scope="module")
def at(file: Path, quick: None) -> Iterator[Visit]:
    """Return a function that brings a guest to a server without that limit."""
    with open_server(file) as address, visitors() as come:
        yield lambda: come(address)


def of_two(ann: Visitor, bob: Visitor, begun: bool = True, **more: Any) -> str:
    table = ann.sets("me", "friend", **{"chat": True, **more})
    bob.joins(ann, table, "Bob")
    if begun:
        ann.post(f"/tables/{table}/start")
        ann.frame(table, 0)
    return table


def write(who: Visitor, table: str, seat: int, text: str, status: int = 201) -> Any:
    return who.post(f"/tables/{table}/chat", {"seat": seat, "text": text}, status)


def read(who: Visitor, table: str) -> list[str]:
    return [f"{x['name']}: {x['text']}" for x in who.get(f"/tables/{table}/chat")["lines"]]


def block(who: Visitor, table: str, seat: int, wish: bool = True, status: int = 200) -> Any:
    return who.post(f"/tables/{table}/blocked", {"seat": seat, "wish": wish}, status)


# --- what may be written -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  a\n\tb \r", "a b"),
        ("a\u202eb\u2066c\u200bd\x00\x1b[31m\U000e0041", "abcd[31m"),
        ("<b>&amp;</b> https://tin.star", "<b>&amp;</b> https://tin.star"),
        ("e\u0301 \U0001f469\u200d\U0001f33e", "\xe9 \U0001f469\u200d\U0001f33e"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
    ],
)
def test_a_line_is_plain_text_with_nothing_in_it_that_cannot_be_seen(text: str, shown: str):
    assert checked_line(text) == shown


@pytest.mark.parametrize(
    "text", ["", " \n", "\u202e\u200b", "\u200d", "e" + 4 * "\u0301", "x" * 301]
)
def test_a_line_that_shows_nothing_or_too_much_is_refused(text: str):
    with pytest.raises(BadOption, match=r"A message must have|accents on one letter"):
        checked_line(text)


# --- where, and by whom --------------------------------------------------------------------------


def test_nobody_writes_where_the_host_has_not_switched_it_on_or_wants_quiet(at: Visit):
    ann, bob = at(), at()
    table = of_two(ann, bob, begun=False, chat=False)
    assert not ann.get(f"/tables/{table}")["chat"]
    write(bob, table, 1, "hello", 409)
    bob.post(f"/tables/{table}/chatting", {"wish": True}, 403)
    with bob.at_table(table) as hears:
        hears.says("look", seat=1)
        hears.hears("company")
        assert ann.post(f"/tables/{table}/chatting", {"wish": True})["chat"]
        assert hears.hears("company")["table"]["chat"]
    write(bob, table, 1, "hello")
    ann.post(f"/tables/{table}/quiet", {"wish": True})
    write(bob, table, 1, "hello", 409)
    ann.post(f"/tables/{table}/chatting", {"wish": False})
    assert read(bob, table) == []
    ann.post(f"/tables/{table}/chatting", {"wish": True})
    assert read(bob, table) == ["Bob: hello"]


def test_who_sits_there_hears_a_line_and_who_comes_later_reads_it_and_no_watcher_does(at: Visit):
    ann, bob, eve = at(), at(), at()
    table = of_two(ann, bob)
    with ann.at_table(table) as hears, eve.at_table(table) as watches:
        hears.says("look", seat=0)
        watches.says("look", seat=-1)
        for live in (hears, watches):
            live.hears("frame")
        line = write(bob, table, 1, "good luck")
        assert hears.hears("written") == line
        write(eve, table, 1, "from outside", 403)
        write(bob, table, 0, "as another", 403)
        watches.says("say", seat=-1, phrase=0)
        watches.hears("refused")
    assert not [m for m in eve.heard if m.get("type") == "written"]
    eve.get(f"/tables/{table}/chat", 403)
    assert read(ann, table) == ["Bob: good luck"]
    assert (line["seat"], line["number"]) == (1, 1)


def test_lines_stay_with_the_table_the_last_so_many_and_are_in_no_journal(
    at: Visit, file: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(keeping, "MOST_LINES", 3)
    ann, bob = at(), at()
    table = of_two(ann, bob)
    for n in range(5):
        write(ann, table, 0, f"howdy {n}")
    assert [x.split(": ")[1] for x in read(bob, table)] == ["howdy 2", "howdy 3", "howdy 4"]
    assert "howdy" not in str(ann.frame(table, 0)) + str(ann.get(f"/tables/{table}/seats/0/log"))
    with sqlite3.connect(file) as db:
        kept = [bytes(row[0]) for row in db.execute("SELECT raw FROM lines")]
    assert kept
    assert not [raw for raw in kept if b"howdy" in raw]


def test_who_floods_a_table_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(service, "LINES_A_SECOND", 0.001)
    with open_server(tmp_path / "house.sqlite") as address, visitors() as come:
        ann, bob = come(address), come(address)
        table = of_two(ann, bob, begun=False)
        for _ in range(service.LINES_AT_ONCE):
            write(bob, table, 1, "again")
        assert "at most" in write(bob, table, 1, "again", 429)["detail"]
        write(ann, table, 0, "I still may")


# --- blocking ------------------------------------------------------------------------------------


def test_whom_one_has_blocked_one_does_not_hear_or_read_and_all_others_do(at: Visit):
    ann, bob = at(), at()
    table = of_two(ann, bob)
    write(bob, table, 1, "before")
    assert block(ann, table, 1) == {"seats": [1]}
    with ann.at_table(table) as deaf, bob.at_table(table) as hears:
        for live, seat in ((deaf, 0), (hears, 1)):
            live.says("look", seat=seat)
            live.hears("frame")
        write(bob, table, 1, "after")
        hears.says("say", seat=1, phrase=0)
        hears.hears("written")
        assert hears.hears("spoken")["seat"] == 1  # they are not told
        deaf.says("say", seat=0, phrase=0)
        assert deaf.hears("spoken")["seat"] == 0
    assert not [m for m in ann.heard if m.get("type") == "written"]
    assert read(ann, table) == []
    assert read(bob, table) == ["Bob: before", "Bob: after"]
    assert bob.get(f"/tables/{table}/blocked") == {"seats": []}
    block(ann, table, 1, wish=False)
    assert read(ann, table) == ["Bob: before", "Bob: after"]


def test_a_watcher_is_sent_no_word_of_whom_they_have_blocked_and_another_one_is(at: Visit):
    ann, bob, eve, gil = (at() for _ in range(4))
    block(eve, of_two(eve, bob, begun=False), 1)
    table = of_two(ann, bob, delay=2)
    with ExitStack() as stack:
        says, *watch = (stack.enter_context(who.at_table(table)) for who in (bob, eve, eve, gil))
        for live, seat in zip((says, *watch), (1, -1, -2, -1), strict=True):
            live.says("look", seat=seat)
            live.hears("frame")
        says.says("say", seat=1, phrase=0)
        assert watch[-1].hears("spoken")["seat"] == 1
        # these show that nothing else came before
        for live, seat in zip(watch, (-1, -2, -1), strict=True):
            live.says("say", seat=seat, phrase=0)
            live.hears("refused")
    assert not [m for m in eve.heard if m.get("type") == "spoken"]


def test_who_is_blocked_sits_down_nowhere_with_that_host_and_is_told_nothing_of_why(at: Visit):
    ann, bob, eve = at(), at(), at()
    block(ann, of_two(ann, bob, begun=False), 1)
    table = ann.sets("me", "friend")
    invitation = ann.get(f"/tables/{table}/links")["invitation"]
    refused = bob.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Bob"}, 403)
    guessed = eve.post(f"/tables/{table}/join", {"invitation": "guess", "name": "Eve"}, 403)
    assert refused == guessed
    eve.joins(ann, table, "Eve")
    other = bob.sets("me", "friend")
    ann.joins(bob, other, "Ann")


def test_who_is_blocked_is_not_asked_to_another_game(at: Visit, short: str):
    ann, bob = at(), at()
    table = of_two(ann, bob, begun=False, edition=short)
    block(ann, table, 1)
    ann.post(f"/tables/{table}/start")
    play_on(table, ann, bob)
    new = ann.post(f"/tables/{table}/again", status=201)
    assert [c["left"] for c in new["chairs"]] == ["", ""]
    assert new["chat"]
    assert not [c for c in bob.get(f"/tables/{new['id']}")["chairs"] if c["returns"]]
    bob.post(f"/tables/{new['id']}/recover", {}, 403)


def test_one_blocks_only_whom_one_has_met_and_undoes_it_on_one_s_own_page(
    at: Visit, monkeypatch: pytest.MonkeyPatch
):
    ann, bob, eve = at(), at(), at()
    table = of_two(ann, bob)
    for who, seat, status in ((eve, 1, 403), (ann, 0, 409), (ann, 7, 404)):
        block(who, table, seat, status=status)
    block(ann, ann.sets("me", "easy"), 1, status=409)  # a computer player
    block(ann, table, 1)
    (listed,) = ann.get("/me/blocked")["blocked"]
    assert listed["name"] == "Bob"
    assert bob.get("/me/blocked") == {"blocked": []}
    assert ann.get("/me/export")["blocked"] == [{"name": "Bob", "since": listed["since"]}]
    bob.delete(f"/me/blocked/{listed['key']}", 404)
    monkeypatch.setattr(blocking, "MOST", 1)
    other = of_two(ann, eve)
    assert "Unblock somebody first" in block(ann, other, 1, status=409)["detail"]
    assert ann.delete(f"/me/blocked/{listed['key']}") == {"blocked": []}
    assert block(ann, other, 1) == {"seats": [1]}


def test_a_block_goes_with_whoever_becomes_another_guest_on_both_sides(at: Visit):
    ann, bob, phone, tablet = at(), at(), at(), at()
    block(ann, of_two(ann, bob, begun=False), 1)
    write_to = of_two(phone, tablet, begun=False)
    ann.post("/me/move", token(phone.post("/me/link")))  # from now on, ann is the guest of phone
    bob.post("/me/move", token(tablet.post("/me/link")))
    assert {b["name"] for b in ann.get("/me/blocked")["blocked"]} == {"Bob"}
    assert ann.get(f"/tables/{write_to}/blocked") == {"seats": [1]}
    table = ann.sets("me", "friend")
    invitation = ann.get(f"/tables/{table}/links")["invitation"]
    tablet.post(f"/tables/{table}/join", {"invitation": invitation, "name": "T"}, 403)


def test_nobody_comes_to_block_themselves_by_becoming_whom_they_had_blocked(at: Visit):
    ann, bob = at(), at()
    table = of_two(ann, bob, begun=False)
    block(ann, table, 1)
    ann.post(f"/tables/{table}/leave")
    ann.post("/me/move", token(bob.post("/me/link")))
    assert ann.get("/me/blocked") == {"blocked": []}


def test_who_is_forgotten_leaves_no_line_and_no_block(tmp_path: Path, quick: None):
    file = tmp_path / "house.sqlite"
    with open_server(file) as address, visitors() as come:
        ann, bob = come(address), come(address)
        table = of_two(ann, bob)
        write(ann, table, 0, "mine stays")
        write(bob, table, 1, "never said")
        block(ann, table, 1)
        block(bob, table, 0)
        guest = bob.get("/me/export")["guest"]
        assert [x["text"] for x in bob.get("/me/export")["lines"]] == ["never said"]
        bob.post("/me/erase", {"sure": True})
        assert ann.get("/me/blocked") == {"blocked": []}
        assert [x.split(": ")[1] for x in read(ann, table)] == ["mine stays"]
    with sqlite3.connect(file) as db:
        dump = "\n".join(db.iterdump())
    assert guest not in dump
    store = TableStore(f"sqlite:///{file}")
    try:
        store.forget(store.claim(table))
        assert store.chat.lines(table) == []
    finally:
        store.close()
