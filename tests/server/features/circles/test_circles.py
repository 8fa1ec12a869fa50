"""Circles of friends: members, tables and standings."""

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.server.conftest import Visit, Visitor, open_server, play_on, visitors
from tests.server.tables.random_leaving import UNBOUNDED
from tinstar.server.features.accounts.service import merge_guests
from tinstar.server.features.circles import standings
from tinstar.server.features.circles import store as keeping
from tinstar.server.features.circles.schemas import MOST_CIRCLES, MOST_MEMBERS
from tinstar.server.features.circles.store import CircleStore
from tinstar.server.gateway import dependencies
from tinstar.server.tables import ratings
from tinstar.server.tables.table_store import TableStore

FRIENDS = [{"who": "me", "name": "Ann"}, {"who": "friend"}]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("circles")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dependencies, "TRIES_AT_ONCE", 10**6)
        with open_server(folder / "house.sqlite", **UNBOUNDED) as address:
            yield address


@pytest.fixture
def at(address: str) -> Iterator[Visit]:
    with visitors() as come:
        yield lambda: come(address)


def circle_of(founder: Visitor, *others: Visitor, name: str = "Friday folk") -> dict[str, Any]:
    made = founder.post("/circles", {"name": name}, 201)
    for other in others:
        joins(other, made)
    return made


def joins(who: Visitor, circle: Any, status: int = 200) -> Any:
    said = {"invitation": circle["invitation"]}
    return who.post(f"/circles/{circle['id']}/join", said, status)


def known(who: Visitor, name: str, mark: str = "hat") -> Visitor:
    who.put("/me", {"name": name, "mark": mark})
    return who


# --- who belongs ---------------------------------------------------------------------------------


def test_who_has_the_link_reads_the_name_and_belongs_by_a_click(at: Visit):
    ann, bob = known(at(), "Ann"), known(at(), "Bob", "boot")
    made = circle_of(ann)
    link = {"invitation": made["invitation"]}
    sign = bob.post(f"/circles/{made['id']}/sign", link)
    assert sign == {"name": "Friday folk", "members": 1}
    told = joins(bob, made)
    assert joins(bob, made) == told
    assert [(m["name"], m["mark"], m["founder"], m["yours"]) for m in told["members"]] == [
        ("Ann", "hat", True, False),
        ("Bob", "boot", False, True),
    ]
    known(ann, "Annie")
    assert bob.get(f"/circles/{made['id']}")["members"][0]["name"] == "Annie"
    (listed,) = bob.get("/circles")["circles"]
    assert (listed["id"], listed["name"], listed["members"]) == (made["id"], "Friday folk", 2)


def test_a_stranger_is_told_the_same_of_a_circle_as_of_one_that_is_not_there(at: Visit):
    ann, eve = at(), at()
    id = circle_of(ann)["id"]
    guess, name = {"invitation": "guess"}, {"name": "Mine"}
    table = {"game": "calaboose", "chairs": FRIENDS}
    for ask in (
        lambda id: eve.get(f"/circles/{id}", 404),
        lambda id: eve.get(f"/circles/{id}/standings", 404),
        lambda id: eve.post(f"/circles/{id}/sign", guess, 404),
        lambda id: eve.post(f"/circles/{id}/join", guess, 404),
        lambda id: eve.post(f"/circles/{id}/join", {"invitation": ""}, 404),
        lambda id: eve.post(f"/circles/{id}/leave", status=404),
        lambda id: eve.post(f"/circles/{id}/tables", table, 404),
        lambda id: eve.post(f"/circles/{id}/link", status=404),
        lambda id: eve.put(f"/circles/{id}", name, 404),
        lambda id: eve.put(f"/circles/{id}/night", {"night": None}, 404),
        lambda id: eve.put(f"/circles/{id}/quiet", {"quiet": True}, 404),
        lambda id: eve.delete(f"/circles/{id}/members/1", 404),
        lambda id: eve.delete(f"/circles/{id}", 404),
    ):
        assert ask(id) == ask("nothing")
    assert eve.get("/circles")["circles"] == []
    assert id not in str(eve.heard)


def test_what_only_its_founder_may_do(at: Visit):
    ann, bob = at(), at()
    made = circle_of(ann, bob)
    id = made["id"]
    bob.put(f"/circles/{id}", {"name": "Bob's"}, 403)
    bob.put(f"/circles/{id}/night", {"night": {"weekday": 4, "hour": 20}}, 403)
    bob.post(f"/circles/{id}/link", status=403)
    bob.delete(f"/circles/{id}/members/1", 403)
    bob.delete(f"/circles/{id}", 403)
    assert ann.put(f"/circles/{id}", {"name": " Saturday folk "})["name"] == "Saturday folk"
    assert bob.get(f"/circles/{id}")["name"] == "Saturday folk"
    assert ann.delete(f"/circles/{id}") == {"circles": []}
    bob.get(f"/circles/{id}", 404)
    joins(bob, made, 404)


def test_with_a_new_link_the_old_one_ceases_and_whoever_is_removed_has_no_link(at: Visit):
    ann, bob, eve = at(), at(), at()
    old = circle_of(ann, bob)
    id = old["id"]
    new = ann.post(f"/circles/{id}/link")
    joins(eve, old, 404)
    joins(eve, new)
    last = bob.get(f"/circles/{id}")["members"][-1]
    assert bob.get(f"/circles/{id}")["invitation"] == new["invitation"]
    ann.delete(f"/circles/{id}/members/1", 409)  # Ann herself
    ann.delete(f"/circles/{id}/members/99", 404)
    now = ann.delete(f"/circles/{id}/members/{last['number']}")
    assert len(now["members"]) == 2
    eve.get(f"/circles/{id}", 404)
    joins(eve, new, 404)


def test_when_the_founder_leaves_who_has_belonged_longest_follows_and_after_all_nothing_is_left(
    at: Visit, folder: Path
):
    ann, bob, cat = known(at(), "Ann"), known(at(), "Bob"), known(at(), "Cat")
    made = circle_of(ann, bob, cat)
    assert ann.post(f"/circles/{made['id']}/leave") == {"circles": []}
    ann.get(f"/circles/{made['id']}", 404)
    told = joins(ann, made)
    assert [(m["name"], m["founder"]) for m in told["members"]] == [
        ("Bob", True),
        ("Cat", False),
        ("Ann", False),
    ]
    for who in (bob, cat, ann):
        who.post(f"/circles/{made['id']}/leave")
    with sqlite3.connect(folder / "house.sqlite") as db:
        for of in ("id FROM circles WHERE id", "guest FROM members WHERE circle"):
            assert not [*db.execute(f"SELECT {of} = ?", (made["id"],))]
    db.close()


def test_a_name_that_cannot_be_shown_is_refused(at: Visit):
    ann = at()
    id = circle_of(ann)["id"]
    for name in ("", " ", "x" * 41, "a\u202eb", 7):
        ann.post("/circles", {"name": name}, 400)
        ann.put(f"/circles/{id}", {"name": name}, 400)
    assert [circle["name"] for circle in ann.get("/circles")["circles"]] == ["Friday folk"]


def test_a_guest_has_so_many_circles_and_a_circle_so_many_who_belong(tmp_path: Path):
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    ids = [CircleStore(store.database).found(f"{i}", "ann") for i in range(MOST_CIRCLES)]
    with pytest.raises(keeping.TooMuch):
        CircleStore(store.database).found("one more", "ann")
    other = CircleStore(store.database).found("Bob's", "bob")
    with pytest.raises(keeping.TooMuch):
        CircleStore(store.database).join(
            other, CircleStore(store.database).of(other, "bob").invitation, "ann"
        )
    first = CircleStore(store.database).of(ids[0], "ann")
    for i in range(1, MOST_MEMBERS):
        CircleStore(store.database).join(first.id, first.invitation, f"guest {i}")
    with pytest.raises(keeping.Conflict):
        CircleStore(store.database).join(first.id, first.invitation, "bob")
    CircleStore(store.database).forget_old(-1)
    assert CircleStore(store.database).mine("ann") == CircleStore(store.database).mine("bob") == []
    store.close()


# --- its tables ----------------------------------------------------------------------------------


def sets(who: Visitor, circle: Any, short: str, *chairs: str) -> str:
    wanted = [{"who": c} if c in ("me", "friend") else {"who": "computer"} for c in chairs]
    new = {"game": "calaboose", "chairs": wanted, "pace": 0, "edition": short}
    return who.post(f"/circles/{circle['id']}/tables", new, 201)["id"]


def match(table: str, *people: Visitor) -> None:
    """Play a match to the end, seat by seat; the first person is the host."""
    for who in people[1:]:
        who.joins(people[0], table, f"P{people.index(who)}")
    people[0].post(f"/tables/{table}/start")
    play_on(table, *people)


def test_all_who_belong_sit_down_at_its_tables_and_watch_what_is_played(at: Visit, short: str):
    ann, bob, eve, cid = at(), at(), at(), at()
    made = circle_of(ann, bob, cid)
    table = sets(ann, made, short, "me", "friend")
    (listed,) = bob.get(f"/circles/{made['id']}")["tables"]
    assert (listed["table"]["id"], listed["table"]["phase"]) == (table, "gathering")
    assert bob.get("/circles")["circles"][0]["gathering"] == 1
    said = {"invitation": listed["invitation"], "name": "Bob"}
    bob.post(f"/tables/{table}/join", said)
    (listed,) = bob.get(f"/circles/{made['id']}")["tables"]
    assert listed["invitation"] == ""  # no seat is free
    waits = cid.get(f"/circles/{made['id']}")["members"]
    assert [member["plays"] for member in waits] == [[], [], []]
    ann.post(f"/tables/{table}/start")
    circle = cid.get(f"/circles/{made['id']}")
    assert [table["table"]["phase"] for table in circle["tables"]] == ["playing"]
    assert [m["plays"] for m in circle["members"]] == [["Calaboose"], ["Calaboose"], []]
    assert bob.get("/circles")["circles"][0]["gathering"] == 0
    assert made["id"] not in str(eve.get(f"/tables/{table}"))


def test_another_game_of_a_table_is_the_circle_s_if_who_asks_for_it_belongs(at: Visit, short: str):
    ann, bob = at(), at()
    made = circle_of(ann, bob)
    first, second = (sets(ann, made, short, "me", "friend") for _ in range(2))
    match(first, ann, bob)
    match(second, ann, bob)
    third = ann.post(f"/tables/{first}/again", status=201)["id"]
    open_now = ann.get(f"/circles/{made['id']}")["tables"]
    assert [t["table"]["id"] for t in open_now] == [third]
    bob.post(f"/circles/{made['id']}/leave")
    bob.post(f"/tables/{second}/again", status=201)
    assert len(ann.get(f"/circles/{made['id']}")["tables"]) == 1


def test_a_table_whose_game_is_not_here_any_more_hides_no_other_one(
    at: Visit, folder: Path, short: str
):
    ann = at()
    made = circle_of(ann)
    here, gone = (sets(ann, made, short, "me", "friend") for _ in range(2))
    with sqlite3.connect(folder / "house.sqlite") as db:
        (raw,) = db.execute("SELECT record FROM tables WHERE id = ?", (gone,)).fetchone()
        raw = raw.replace(b'"calaboose"', b'"poker"')
        db.execute("UPDATE tables SET record = ? WHERE id = ?", (raw, gone))
    (listed,) = ann.get(f"/circles/{made['id']}")["tables"]
    assert listed["table"]["id"] == here


# --- how they stand ------------------------------------------------------------------------------


def rows(who: Visitor, circle: Any) -> dict[str, tuple[int, int]]:
    games = who.get(f"/circles/{circle['id']}/standings")["games"]
    assert len(games) <= 1
    return {r["name"]: (r["won"]["matches"], r["won"]["wins"]) for g in games for r in g["rows"]}


def test_standings_count_what_two_who_belong_played_at_the_circle_s_tables_and_nothing_else(
    at: Visit, short: str
):
    ann, bob, eve = known(at(), "Ann"), known(at(), "Bob"), known(at(), "Eve")
    made = circle_of(ann, bob)
    other = circle_of(ann, bob, name="Another")
    match(ann.sets("me", "friend", edition=short), ann, bob)  # of no circle
    match(sets(ann, other, short, "me", "friend"), ann, bob)  # of another circle
    match(sets(ann, made, short, "me", "computer"), ann)  # alone
    match(sets(ann, made, short, "me", "friend"), ann, eve)  # with a non-member
    assert rows(ann, made) == {}
    table = sets(ann, made, short, "me", "friend", "friend")
    match(table, ann, bob, eve)
    winners = ann.get(f"/tables/{table}")["winners"]
    assert rows(ann, made) == {"Ann": (1, 0 in winners), "Bob": (1, 1 in winners)}
    row = ann.get(f"/circles/{made['id']}/standings")["games"][0]["rows"][0]
    assert (row["points"], row["won"]["matches"]) == (None, 1)


def test_who_leaves_is_named_no_more_but_what_they_played_still_counts_for_the_others(
    at: Visit, short: str
):
    ann, bob, cat = known(at(), "Ann"), known(at(), "Bob"), known(at(), "Cat")
    made = circle_of(ann, bob, cat)
    match(sets(ann, made, short, "me", "friend"), ann, bob)
    match(sets(ann, made, short, "me", "friend"), ann, cat)
    bob.post(f"/circles/{made['id']}/leave")
    cat.post("/me/erase", {"sure": True})
    assert [m["name"] for m in ann.get(f"/circles/{made['id']}")["members"]] == ["Ann"]
    now = rows(ann, made)
    assert (list(now), now["Ann"][0]) == (["Ann"], 2)
    joins(bob, made)
    assert rows(ann, made)["Bob"][0] == 1


def test_a_rating_is_told_after_enough_matches_and_is_made_of_those_at_the_circle_alone(
    tmp_path: Path,
):
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    id = CircleStore(store.database).found("Two", "ann")
    CircleStore(store.database).join(
        id, CircleStore(store.database).of(id, "ann").invitation, "bob"
    )
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        for n in range(2 * ratings.ENOUGH):
            at_circle = n % 2 == 0  # where Ann wins; Bob wins elsewhere
            db.execute("INSERT INTO results VALUES (?, ?, 'calaboose', 2, 1, 0)", (n, f"t{n}"))
            for seat, guest in enumerate(("ann", "bob")):
                won = (guest == "ann") == at_circle
                row = (n, seat, guest, guest, "person", 9, won, 1)
                db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            if at_circle:
                db.execute("INSERT INTO circle_tables VALUES (?, ?)", (f"t{n}", id))
    db.close()
    (game,) = standings.standings(store, id, "bob").games
    first, second = game.rows
    assert (first.won.wins, first.won.matches) == (10, 10)
    assert first.points is not None
    assert second.points is not None
    assert second.yours
    assert first.points > ratings.ORIGIN > second.points
    store.close()


# --- profiles that are forgotten, move, and are taken along --------------------------------------


def test_all_of_it_is_in_the_export_and_nothing_is_left_of_who_is_forgotten(
    at: Visit, folder: Path
):
    ann, bob = at(), at()
    made = circle_of(ann, bob)
    (kept,) = ann.get("/me/export")["circles"]
    guest = ann.get("/me/export")["guest"]
    assert (kept["id"], kept["name"], kept["founder"]) == (made["id"], "Friday folk", True)
    ann.post("/me/erase", {"sure": True})
    assert ann.get("/me/export")["circles"] == []
    (left,) = bob.get(f"/circles/{made['id']}")["members"]
    assert left["founder"]
    with sqlite3.connect(folder / "house.sqlite") as db:
        assert guest not in str([*db.execute("SELECT * FROM members")])
    db.close()


def test_a_device_that_becomes_another_guest_brings_its_circles_along(at: Visit):
    ann, phone, bob = known(at(), "Ann"), at(), known(at(), "Bob")
    own, both = circle_of(phone, bob), circle_of(phone, bob, ann)
    joins(ann, both)
    phone.put(f"/circles/{own['id']}/quiet", {"quiet": True})
    link = ann.post("/me/link")["address"].partition("#device=")[2]
    phone.post("/me/move", {"token": link})
    for circle in (own, both):
        told = ann.get(f"/circles/{circle['id']}")
        assert [m["name"] for m in told["members"]] == ["Ann", "Bob"]
        assert told["members"][0]["founder"]
        assert told["quiet"] == (circle == own)
    assert [c["quiet"] for c in ann.get("/me/export")["circles"]].count(True) == 1
    assert len(phone.get("/circles")["circles"]) == 2


def test_the_circles_of_a_guest_who_has_a_passkey_to_come_back_by_stay_theirs(tmp_path: Path):
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    id = CircleStore(store.database).found("Ann's", "ann")
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        db.execute("INSERT INTO passkeys VALUES ('k', 'ann', x'00', 0, 0, 0)")
    db.close()
    merge_guests(store, "ann", "bob")
    assert [c.id for c in CircleStore(store.database).mine("ann")] == [id]
    assert CircleStore(store.database).mine("bob") == []
    store.close()


# --- the night, of which is told in test_nights.py -----------------------------------------------


def test_an_hour_that_is_none_is_refused_and_one_that_is_is_told_to_all(at: Visit):
    ann, bob = at(), at()
    id = circle_of(ann, bob)["id"]
    good = {"weekday": 4, "hour": 20, "minute": 30, "zone": "Europe/Berlin"}
    for bad in ({"weekday": 7}, {"hour": 24}, {"minute": -1}, {"zone": "Mars/Olympus"}, {"x": 1}):
        ann.put(f"/circles/{id}/night", {"night": good | bad}, 400)
    assert ann.get(f"/circles/{id}")["next_night"] == 0
    ann.put(f"/circles/{id}/night", {"night": good})
    told = bob.get(f"/circles/{id}")
    assert told["night"] == good
    there = datetime.fromtimestamp(told["next_night"], ZoneInfo("Europe/Berlin"))
    assert (there.weekday(), there.hour, there.minute) == (4, 20, 30)
    assert bob.get("/circles")["circles"][0]["next_night"] == told["next_night"]
    assert ann.put(f"/circles/{id}/night", {"night": None})["next_night"] == 0
