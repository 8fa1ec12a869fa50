"""A guest's own account: profile, devices, history and erasure."""

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit, Visitor, open_server, play_on, visitors
from tests.server.waiting import until
from tinstar.server.features.accounts import device_link_store
from tinstar.server.features.history.service import PAGE
from tinstar.server.gateway import dependencies
from tinstar.server.guests import session_revocation
from tinstar.server.tables.table_store import TableStore

COWGIRL = {"name": "Calamity", "mark": "hat"}


def played(ann: Visitor, bob: Visitor, short: str, answers: int = 10_000, name: str = "Bob") -> str:
    """Play a match of two people, the second on seat 1; return the table."""
    table = ann.sets("me", "friend", edition=short)
    bob.joins(ann, table, name)
    ann.post(f"/tables/{table}/start")
    play_on(table, ann, bob, answers=answers)
    return table


# --- a name and a mark ---------------------------------------------------------------------------


def test_a_profile_is_a_name_and_a_mark_that_stay(at: Visit):
    ann = at()
    assert ann.get("/me")["name"] == ""
    assert ann.put("/me", COWGIRL)["mark"] == "hat"
    assert ann.put("/me", {"name": " Jane ", "mark": "boot"})["name"] == "Jane"
    assert ann.get("/me")["mark"] == "boot"


def test_a_name_that_hides_what_it_is_and_a_mark_that_is_none_are_refused(at: Visit):
    ann = at()
    for name in ("a\u202eb", "e" + 4 * "\u0301", "p\u0430yp", " ", "x" * 41):
        ann.put("/me", {"name": name, "mark": "hat"}, 400)
    ann.put("/me", {"name": "Ann", "mark": "<svg>"}, 400)
    assert ann.get("/me")["name"] == ""


# --- another device ------------------------------------------------------------------------------


def token(link: dict[str, Any]) -> dict[str, str]:
    address, _, secret = link["address"].partition("#device=")
    assert address.endswith("/me")
    return {"token": secret}


def test_a_link_makes_another_device_the_same_guest_once(at: Visit, short: str):
    ann, phone, thief = at(), at(), at()
    ann.put("/me", COWGIRL)
    table = ann.sets("me", "friend", edition=short)
    link = ann.post("/me/link")
    assert len(link["qr"]) == len(link["qr"][0]) > 20
    assert 0 < ann.get("/me")["link_left"] <= device_link_store.LINK_SECONDS
    assert phone.post("/me/move", token(link))["name"] == "Calamity"
    assert phone.get(f"/tables/{table}")["chairs"][0]["yours"]
    assert phone.get(f"/tables/{table}")["host"]
    thief.post("/me/move", token(link), 403)
    assert not thief.get(f"/tables/{table}")["chairs"][0]["yours"]


def test_a_link_ends_when_it_is_withdrawn_when_there_is_a_newer_one_and_after_ten_minutes(
    at: Visit, tmp_path: Path
):
    ann, phone = at(), at()
    old, new = ann.post("/me/link"), ann.post("/me/link")
    phone.post("/me/move", token(old), 403)
    ann.post("/me/move", token(new), 409)  # the same guest already
    assert ann.delete("/me/link")["link_left"] == 0
    phone.post("/me/move", token(new), 403)
    late = ann.post("/me/link")
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        kept = db.execute("SELECT digest FROM passes").fetchall()
        assert token(late)["token"] not in str(kept)
        db.execute("UPDATE passes SET until = until - ?", (device_link_store.LINK_SECONDS + 1,))
    phone.post("/me/move", token(late), 403)


def test_nobody_comes_to_hold_two_hands_of_a_match_by_a_link(at: Visit, short: str):
    ann, bob = at(), at()
    played(ann, bob, short, answers=1)
    link = ann.post("/me/link")
    assert "cards" in bob.post("/me/move", token(link), 403)["detail"]
    at().post("/me/move", token(link))  # it is still unused


def test_a_pass_serves_one_of_those_who_come_at_once(tmp_path: Path):
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    passes = device_link_store.DeviceLinkStore(store.database)
    token = passes.new("ann")
    with ThreadPoolExecutor(8) as threads:
        served = list(threads.map(passes.use, [token] * 8))
    assert sorted(served) == [""] * 7 + ["ann"]
    store.close()


def test_tokens_cannot_be_tried_out(at: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dependencies, "TRIES_AT_ONCE", 3)
    with open_server(tmp_path / "other.sqlite") as address, visitors() as come:
        ann = come(address)
        said = [ann.http.post("/me/move", json={"token": str(i)}).status_code for i in range(5)]
        assert said == [403, 403, 403, 429, 429]


# --- what was played -----------------------------------------------------------------------------


def test_history_tells_a_running_match_as_running_and_a_finished_one_as_it_came_out(
    at: Visit, short: str
):
    ann, bob = at(), at()
    played(ann, bob, short, answers=1)
    (match,) = ann.get("/me/history")["matches"]
    assert match["state"] == "running"
    assert {s["score"] for s in match["seats"]} == {None}
    ann.plays(match["table"], 0, answers=0)
    over = played(ann, bob, short)
    running, match = ann.get("/me/history")["matches"]
    assert (running["state"], match["state"], match["table"]) == ("running", "over", over)
    table = ann.get(f"/tables/{over}")
    assert [s["score"] for s in match["seats"]] == table["scores"]
    assert [s["seat"] for s in match["seats"] if s["won"]] == table["winners"]
    assert match["kept"]
    assert not match["rated"]
    standing = ann.get("/me/standing")
    assert standing["ranks"] == []
    (against,) = standing["opponents"]
    assert (against["name"], against["won"]["matches"]) == ("Bob", 1)
    found = ann.get("/me/history", against=against["key"])["matches"]
    assert [m["table"] for m in found] == [over]
    assert not ann.get("/me/history", game="caboo")["matches"]
    bob.get("/me/history", 404, against=against["key"])
    assert not at().get("/me/history")["matches"]


def test_the_key_of_an_opponent_opens_it_for_nobody_else_who_has_played_them(at: Visit, short: str):
    ann, bob, eve = at(), at(), at()
    keys: list[str] = []
    for who in (ann, eve):
        played(who, bob, short)
        (against,) = who.get("/me/standing")["opponents"]
        keys.append(against["key"])
    assert keys[0] != keys[1]
    assert ann.get("/me/history", against=keys[0])["matches"]
    ann.get("/me/history", 404, against=keys[1])


def test_history_comes_by_pages_and_no_number_asks_for_too_much(
    at: Visit, tmp_path: Path, short: str
):
    ann = at()
    table = ann.has_played(short)
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        for i in range(2, 45):
            for kind in ("results", "seats", "sitters"):
                (names,) = db.execute(f"SELECT group_concat(name) FROM pragma_table_info('{kind}')")
                own = f"{table}-{i}"
                new = names[0].replace("table_id", f"'{own}'")
                new = new.replace("number", str(i)) if kind != "sitters" else new
                last = "number = 1" if kind != "sitters" else f"table_id = '{table}'"
                db.execute(f"INSERT INTO {kind} SELECT {new} FROM {kind} WHERE {last}")
    seen: list[int] = []
    page = ann.get("/me/history")
    while page["matches"]:
        assert len(page["matches"]) <= PAGE
        seen += [m["number"] for m in page["matches"]]
        page = ann.get("/me/history", before=page["more"])
    assert seen == list(range(44, 0, -1))
    ann.get("/me/history", 400, before=10**30)
    assert len(ann.get("/me/history", before=2**31 - 1)["matches"]) == PAGE


def test_a_result_that_a_killed_house_had_no_time_to_keep_is_kept_when_it_opens_again(
    tmp_path: Path, short: str
):
    path = tmp_path / "house.sqlite"
    with visitors() as come:
        with open_server(path) as address:
            ann = come(address)
            table = ann.has_played(short)
        with sqlite3.connect(path) as db:  # as when the journal's last line had just been stored
            raw = json.loads(db.execute("SELECT record FROM tables").fetchone()[0])
            raw |= {"phase": "playing", "scores": [], "winners": []}
            db.execute(
                "UPDATE tables SET phase = 'playing', record = ?", (json.dumps(raw).encode(),)
            )
            db.execute("DELETE FROM results")
            db.execute("DELETE FROM seats")
        for _ in range(2):
            with open_server(path):
                until(lambda: results(path) == [(table,)])


def results(path: Path) -> list[tuple[str]]:
    with sqlite3.connect(path) as db:
        return db.execute("SELECT table_id FROM results").fetchall()


# --- forgetting ----------------------------------------------------------------------------------


def test_an_export_has_all_that_is_one_s_own_and_nothing_of_others_hands(at: Visit, short: str):
    ann, bob = at(), at()
    ann.put("/me", COWGIRL)
    over, running = played(ann, bob, short), played(ann, bob, short, answers=1)
    found = bob.get("/me/export")
    assert {t["table"] for t in found["tables"]} == {over, running}
    assert {m["state"] for m in found["matches"]} == {"over", "running"}
    assert found["guest"] == bob.guest
    ann_s = ann.guest
    assert ann_s not in json.dumps(found)
    assert [t["journal"] for t in found["tables"] if t["table"] == running] == [""]


def test_who_is_forgotten_leaves_sound_matches_and_no_trace(at: Visit, tmp_path: Path, short: str):
    """Over, running and not begun, as guest and as host."""
    ann, bob = at(), at()
    ann.put("/me", {"name": "Bobolink", "mark": "hat"})
    bob.put("/me", {"name": "Bobolink", "mark": "hat"})
    over, running = played(ann, bob, short), played(bob, ann, short, 3, "Ann")
    empty = bob.sets("me", "friend", edition=short)
    gathers = bob.sets("me", "friend", edition=short)
    ann.joins(bob, gathers, "Ann")
    cookie, gone = dict(bob.http.cookies), bob.guest
    before = [f["at"] for f in ann.get(f"/tables/{over}/replay/0")["frames"]]
    bob.post("/me/erase", {"sure": False}, 400)
    assert bob.post("/me/erase", {"sure": True})["holds"] == 0
    assert dict(bob.http.cookies) != cookie
    bob.http.cookies = cookie
    assert bob.get("/me")["holds"] == 0  # other devices find nothing either
    assert not bob.get("/tables")["tables"]
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        everything = "\n".join(db.iterdump())
        journals = b"".join(raw for (raw,) in db.execute("SELECT raw FROM lines ORDER BY number"))
        records = b"".join(raw for (raw,) in db.execute("SELECT record FROM tables"))
    assert gone not in everything
    assert gone.encode() not in records + journals
    assert b'"Bob"' not in records + journals
    assert b'"Somebody"' in journals
    assert [f["at"] for f in ann.get(f"/tables/{over}/replay/0")["frames"]] == before
    assert_sound(ann, over, running)
    assert ann.get("/me/history")["matches"][-1]["seats"][1]["name"] == "Somebody"
    assert ann.get(f"/tables/{gathers}")["host"]
    ann.get(f"/tables/{empty}", 404)  # nobody else sat there


def test_nobody_s_name_is_told_from_all_others_at_the_table(at: Visit, short: str):
    ann, bob, cat = at(), at(), at()
    table = ann.sets("me", "me", "friend", "friend", edition=short)
    bob.joins(ann, table, "Bob")
    cat.joins(ann, table, "\uff33omebody")  # the same except for its width
    ann.post(f"/tables/{table}/start")
    for who in (bob, ann):
        who.post("/me/erase", {"sure": True})
    names = [chair["name"] for chair in cat.get(f"/tables/{table}")["chairs"]]
    assert names == ["Somebody A", "Somebody B", "Somebody C", "\uff33omebody"]
    assert bob.get("/me")["holds"] == 0


def test_a_guest_of_several_chairs_is_somebody_else_on_each(at: Visit, short: str):
    ann, bob = at(), at()
    table = ann.sets("me", "me", "friend", edition=short)
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    ann.post("/me/erase", {"sure": True})
    names = [chair["name"] for chair in bob.get(f"/tables/{table}")["chairs"]]
    assert names == ["Somebody A", "Somebody B", "Bob"]


def test_nothing_is_left_of_who_came_in_mid_match_and_left_again(
    at: Visit, tmp_path: Path, short: str
):
    ann, bob, cy, dee = at(), at(), at(), at()
    id = played(ann, bob, short, answers=1)
    bob.post(f"/tables/{id}/leave")
    cy.joins(ann, id, "Cy")
    cy.post(f"/tables/{id}/leave")
    dee.joins(ann, id, "Dee")
    gone = cy.guest
    assert cy.post("/me/erase", {"sure": True})["holds"] == 0
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        everything = "\n".join(db.iterdump())
        raws = db.execute("SELECT raw FROM lines UNION ALL SELECT record FROM tables")
        kept = b"".join(raw for (raw,) in raws)
    assert gone not in everything
    assert gone.encode() not in kept
    assert b'"Cy"' not in kept


def assert_sound(ann: Visitor, over: str, running: str) -> None:
    """Assert that the finished match is fair, and the running one continues.

    There the seat is free and Ann is the host, who asks a computer player to stand in.
    """
    assert ann.get(f"/tables/{over}/verdict")["finding"] == "fair"
    table = ann.get(f"/tables/{running}")
    assert table["host"]
    assert table["chairs"][0]["holder"] == "free"
    ann.put(f"/tables/{running}/chairs/0", {"who": "computer", "kind": "keen"})
    assert ann.plays(running, 1)["scene"]["ending"]
    assert ann.get(f"/tables/{running}/verdict")["finding"] == "fair"


def test_a_table_whose_game_is_not_here_any_more_is_told_of_and_forgets_too(
    tmp_path: Path, short: str
):
    path = tmp_path / "house.sqlite"
    with open_server(path) as address, visitors() as come:
        ann = come(address)
        ann.has_played(short)
        with sqlite3.connect(path) as db:
            (raw,) = db.execute("SELECT record FROM tables").fetchone()
            raw = raw.replace(b'"calaboose"', b'"poker"')
            db.execute("UPDATE tables SET record = ?", (raw,))
        (kept,) = ann.get("/me/export")["tables"]
        assert kept["game"] == "poker"
        name = kept["names"][0].encode()
        ann.post("/me/erase", {"sure": True})
        with sqlite3.connect(path) as db:
            assert name not in db.execute("SELECT record FROM tables").fetchone()[0]


# --- signing out ---------------------------------------------------------------------------------


def test_all_other_devices_are_signed_out_at_once_and_this_one_stays(at: Visit, short: str):
    ann, phone, late = at(), at(), at()
    table = ann.sets("me", "easy", edition=short)
    phone.post("/me/move", token(ann.post("/me/link")))
    ann.post(f"/tables/{table}/start")
    link = ann.post("/me/link")
    before = dict(phone.http.cookies)
    with phone.at_table(table) as live:
        live.says("look", seat=0)
        live.hears("frame")
        assert ann.post("/me/sign-out")["link_left"] == 0
        live.says("look", seat=0)
        with pytest.raises(Exception, match="1008"):
            live.hears("never")
    late.post("/me/move", token(link), 403)
    assert ann.get(f"/tables/{table}")["chairs"][0]["yours"]
    assert not phone.get(f"/tables/{table}")["chairs"][0]["yours"]
    assert dict(phone.http.cookies) != before  # a new guest's
    phone.post("/me/move", token(ann.post("/me/link")))
    ann.post("/me/sign-out")
    assert ann.get(f"/tables/{table}")["host"]
    assert not phone.get(f"/tables/{table}")["host"]


@pytest.mark.parametrize("leaves", [False, True])
def test_a_chair_s_recovery_token_from_before_a_sign_out_serves_nobody(
    at: Visit, short: str, leaves: bool
):
    ann, thief = at(), at()
    table = ann.sets("me", "easy", edition=short)
    before = ann.get(f"/tables/{table}/links")["recovery"]["A"]
    ann.post(f"/tables/{table}/start")
    ann.post("/me/sign-out")
    now = ann.get(f"/tables/{table}/links")["recovery"]["A"]
    if leaves:
        ann.post(f"/tables/{table}/leave")
    thief.post(f"/tables/{table}/recover", {"token": before}, 403)
    thief.post(f"/tables/{table}/recover", {"token": now})


def test_who_listens_in_silence_is_told_nothing_more_once_signed_out(at: Visit, short: str):
    ann, phone = at(), at()
    table = ann.sets("me", "me", edition=short)
    phone.post("/me/move", token(ann.post("/me/link")))
    ann.post(f"/tables/{table}/start")
    with phone.at_table(table) as live:
        live.says("look", seat=0)
        live.hears("frame")
        ann.post("/me/sign-out")
        heard = len(phone.heard)
        ann.plays(table, 0, 1, answers=1)
        with pytest.raises(Exception, match="1008"):
            live.hears("never")
    assert not [m for m in phone.heard[heard:] if m["type"] == "frame"]


def test_a_sign_out_outlasts_a_restart_and_is_learned_by_other_processes(tmp_path: Path):
    store, other = TableStore(url := f"sqlite:///{tmp_path / 'a'}"), None
    try:
        store.devices.sign_out("ann")
        store.devices.sign_out("ann")
        assert [store.devices.holds("ann", n) for n in (1, 2, 3)] == [False, True, True]
        assert store.devices.holds("bob", 0)
        store.close()
        other = TableStore(url)
        assert not other.devices.holds("ann", 1)
        session_revocation.SessionRevocations(other.database).sign_out(
            "ann"
        )  # as another process would
        assert other.devices.holds("ann", 2)
        other.devices.learn()
        assert not other.devices.holds("ann", 2)
    finally:
        (other or store).close()
