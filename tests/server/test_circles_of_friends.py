"""Circles of friends: who belongs and who is told, their tables, standings, and their night."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.server.conftest import Visitor, open_house, visitors
from tests.server.leaving import MONDAY, Sun
from tests.server.noticing import GRACE, Told, looker, open_telling
from tests.server.standing_in import somebody
from tinstar.core.speech import ENGLISH
from tinstar.server.keeping import circles as keeping
from tinstar.server.keeping.store import Store
from tinstar.server.messages import mine
from tinstar.server.messages.circle import MOST_CIRCLES, MOST_MEMBERS, Night
from tinstar.server.messages.setting import NewChair, NewTable
from tinstar.server.notices import wishes
from tinstar.server.notices.nights import TOO_LATE, Nights
from tinstar.server.notices.wording import Letter, NightBegins, by_mail, for_browser
from tinstar.server.people import circles
from tinstar.server.rooms import nights
from tinstar.server.wire import me

Visit = Callable[[], Visitor]
FRIENDS = [{"who": "me", "name": "Ann"}, {"who": "friend"}]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("circles")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    quick = {"requests_per_second": 10**6, "requests_at_once": 10**6}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(me, "TRIES_AT_ONCE", 10**6)
        with open_house(folder / "house.sqlite", **quick) as address:
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


def deletes(who: Visitor, path: str, status: int = 200) -> Any:
    answer = who.http.delete(path)
    assert answer.status_code == status, answer.text
    return answer.json()


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
        lambda id: deletes(eve, f"/circles/{id}/members/1", 404),
        lambda id: deletes(eve, f"/circles/{id}", 404),
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
    deletes(bob, f"/circles/{id}/members/1", 403)
    deletes(bob, f"/circles/{id}", 403)
    assert ann.put(f"/circles/{id}", {"name": " Saturday folk "})["name"] == "Saturday folk"
    assert bob.get(f"/circles/{id}")["name"] == "Saturday folk"
    assert deletes(ann, f"/circles/{id}") == {"circles": []}
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
    deletes(ann, f"/circles/{id}/members/1", 409)  # which is Ann
    deletes(ann, f"/circles/{id}/members/99", 404)
    now = deletes(ann, f"/circles/{id}/members/{last['number']}")
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
    store = Store(f"sqlite:///{tmp_path}/house.sqlite")
    ids = [store.circles.found(f"{i}", "ann") for i in range(MOST_CIRCLES)]
    with pytest.raises(keeping.TooMuch):
        store.circles.found("one more", "ann")
    other = store.circles.found("Bob's", "bob")
    with pytest.raises(keeping.TooMuch):
        store.circles.join(other, store.circles.of(other, "bob").invitation, "ann")
    first = store.circles.of(ids[0], "ann")
    for i in range(1, MOST_MEMBERS):
        store.circles.join(first.id, first.invitation, f"guest {i}")
    with pytest.raises(keeping.Conflict):
        store.circles.join(first.id, first.invitation, "bob")
    store.circles.forget_old(-1)
    assert store.circles.mine("ann") == store.circles.mine("bob") == []
    store.close()


# --- its tables ----------------------------------------------------------------------------------


def sets(who: Visitor, circle: Any, short: str, *chairs: str) -> str:
    wanted = [{"who": c} if c in ("me", "friend") else {"who": "computer"} for c in chairs]
    new = {"game": "calaboose", "chairs": wanted, "pace": 0, "edition": short}
    return who.post(f"/circles/{circle['id']}/tables", new, 201)["id"]


def match(table: str, *people: Visitor) -> None:
    """The first is host and sits already; they play it to the end, seat by seat."""
    for who in people[1:]:
        who.joins(people[0], table, f"P{people.index(who)}")
    people[0].post(f"/tables/{table}/start")
    at = -1
    while not (frame := people[0].frame(table, 0, at))["scene"].get("ending"):
        at = frame["at"]
        asked = [s["seat"] for s in frame["scene"]["seats"] if s.get("asked")]
        if asked and asked[0] < len(people):
            own = people[asked[0]].frame(table, asked[0])
            people[asked[0]].answers(table, own, own["scene"]["choices"][0]["action"])


def test_all_who_belong_sit_down_at_its_tables_and_watch_what_is_played(at: Visit, short: str):
    ann, bob, eve = at(), at(), at()
    made = circle_of(ann, bob)
    table = sets(ann, made, short, "me", "friend")
    (listed,) = bob.get(f"/circles/{made['id']}")["tables"]
    assert (listed["table"]["id"], listed["table"]["phase"]) == (table, "gathering")
    assert bob.get("/circles")["circles"][0]["gathering"] == 1
    said = {"invitation": listed["invitation"], "name": "Bob"}
    bob.post(f"/tables/{table}/join", said)
    (listed,) = bob.get(f"/circles/{made['id']}")["tables"]
    assert listed["invitation"] == ""  # there is no chair left
    ann.post(f"/tables/{table}/start")
    (listed,) = bob.get(f"/circles/{made['id']}")["tables"]
    assert listed["table"]["phase"] == "playing"
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
    match(sets(ann, other, short, "me", "friend"), ann, bob)  # of another
    match(sets(ann, made, short, "me", "computer"), ann)  # alone
    match(sets(ann, made, short, "me", "friend"), ann, eve)  # with a visitor
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
    from tinstar.server.people import ratings, standings

    store = Store(f"sqlite:///{tmp_path}/house.sqlite")
    id = store.circles.found("Two", "ann")
    store.circles.join(id, store.circles.of(id, "ann").invitation, "bob")
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        for n in range(2 * ratings.ENOUGH):
            at_circle = n % 2 == 0  # where Ann wins; elsewhere Bob does
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
    from tinstar.server.people.profiles import carry

    store = Store(f"sqlite:///{tmp_path}/house.sqlite")
    id = store.circles.found("Ann's", "ann")
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        db.execute("INSERT INTO passkeys VALUES ('k', 'ann', x'00', 0, 0, 0)")
    db.close()
    carry(store, "ann", "bob")
    assert [c.id for c in store.circles.mine("ann")] == [id]
    assert store.circles.mine("bob") == []
    store.close()


# --- the night -----------------------------------------------------------------------------------

FRIDAY = Night(4, 20, 0, "Europe/Berlin")


def moment(*when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # type: ignore[misc]


def test_the_night_is_at_the_same_hour_of_its_clocks_in_summer_and_winter():
    before, begins = moment(2026, 10, 23, 21), moment(2026, 10, 30, 20)
    assert nights.next_after(FRIDAY, before) == begins
    assert begins - nights.last_before(FRIDAY, before) == 7 * 24 * 3600 + 3600  # clocks go back
    assert nights.next_after(FRIDAY, begins) == moment(2026, 11, 6, 20)
    assert nights.begun(FRIDAY, begins - 1) == 0
    assert nights.begun(FRIDAY, begins) == begins
    assert nights.begun(FRIDAY, begins + nights.LASTS) == 0
    monday = datetime.fromtimestamp(nights.next_after(Night(0, 0), MONDAY), UTC)
    assert (monday.weekday(), monday.hour, monday.day) == (0, 0, 12)


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


IN_AN_HOUR = Night(0, 9)  # Monday, as the sun of the tests begins at eight
AN_HOUR, A_WEEK = 3600.0, 7 * 24 * 3600.0


@pytest.fixture
def in_a_house(tmp_path: Path) -> Callable[[Any], None]:
    """Ann, Bob and Cat have a circle that meets in an hour, and a chat room each but Cat."""

    def happen(part: Any) -> None:
        async def all_of_it() -> None:
            async with somebody() as there, open_telling(tmp_path, Sun(), there) as told:
                store = told.house.store
                id = circles.found(store, "Friday folk", "ann")
                for guest in ("bob", "cat"):
                    store.circles.join(id, store.circles.of(id, "ann").invitation, guest)
                for guest in ("ann", "bob", "stranger"):
                    await told.hooks(guest)
                circles.meet(told.house, id, "ann", IN_AN_HOUR)
                await part(told, id)

        asyncio.run(all_of_it())

    return happen


async def later(told: Told, seconds: float, *others: Nights) -> list[str]:
    """So much time goes by; to whom it was said outside until then."""
    told.sun.now += seconds
    for looks in (told.telling.nights, *others):
        await looks.look()
    for looks in (told.telling.nights, *others):
        await looks.settled()
    return sorted(got.path[1:] for got in told.there.got)


def test_when_the_night_begins_all_who_have_asked_to_be_told_are_told_once(in_a_house: Any):
    async def happens(told: Told, id: str):
        assert await later(told, AN_HOUR - 1) == []
        assert await later(told, 1) == []
        assert await later(told, GRACE) == ["ann", "bob"]
        for _ in range(5):
            assert len(await later(told, AN_HOUR)) == 2
        assert len(await later(told, A_WEEK - 5 * AN_HOUR)) == 4
        assert told.there.got[0].said["text"] == "A circle of friends meets now"

    in_a_house(happens)


def test_of_several_processes_one_tells(in_a_house: Any):
    async def happens(told: Told, id: str):
        others = [Nights(told.house, told.telling.sending) for _ in range(2)]
        told.sun.now += AN_HOUR + GRACE
        await asyncio.gather(*(x.look() for x in (told.telling.nights, *others)))
        assert await later(told, 0, *others) == ["ann", "bob"]

    in_a_house(happens)


def test_who_looks_at_the_circle_or_at_one_of_its_tables_is_not_told(in_a_house: Any):
    async def happens(told: Told, id: str):
        new = NewTable("calaboose", [NewChair("me"), NewChair("computer")])
        room = await circles.set_table(told.house, id, new, "bob", "here")
        aside = looker("ann", -1, aside=True)
        room.audience.listeners |= {looker("bob", 0), aside}
        circles.told(told.house, id, "ann", looks=True)  # too early to count
        assert await later(told, AN_HOUR) == []
        assert await later(told, GRACE) == ["ann"]
        room.audience.listeners.clear()
        await later(told, A_WEEK - GRACE)
        circles.told(told.house, id, "ann", looks=True)
        (ann, *_) = told.house.store.circles.of(id, "ann").members
        told.sun.now += 1
        circles.told(told.house, id, "ann", looks=True)  # which is not written again
        assert told.house.store.circles.of(id, "ann").members[0] == ann
        circles.told(told.house, id, "bob")  # from a hidden tab
        assert await later(told, GRACE) == ["ann", "bob"]

    in_a_house(happens)


def test_who_wants_to_hear_of_no_night_of_this_circle_is_told_of_none_until_they_do(
    in_a_house: Any,
):
    async def happens(told: Told, id: str):
        kept = told.house.store.circles
        kept.be_quiet(id, "ann", True)
        assert [circles.told(told.house, id, who).quiet for who in ("ann", "bob")] == [True, False]
        await later(told, AN_HOUR)
        assert await later(told, GRACE) == ["bob"]
        kept.be_quiet(id, "ann", False)
        kept.be_quiet(id, "bob", True)
        kept.leave(id, "bob")
        kept.join(id, kept.of(id, "ann").invitation, "bob")  # who knows of no wish any more
        await later(told, A_WEEK - GRACE)
        assert await later(told, GRACE) == ["ann", "bob", "bob"]

    in_a_house(happens)


def test_a_night_that_is_moved_or_long_past_is_told_of_to_nobody(in_a_house: Any):
    async def happens(told: Told, id: str):
        assert len(await later(told, AN_HOUR + GRACE)) == 2
        circles.meet(told.house, id, "ann", Night(0, 10))
        assert len(await later(told, AN_HOUR)) == 2  # the same day
        assert len(await later(told, A_WEEK + TOO_LATE)) == 2  # the house was closed
        told.house.store.circles.leave(id, "bob")
        circles.meet(told.house, id, "ann", Night(2, 10))
        assert await later(told, 2 * 24 * AN_HOUR - TOO_LATE) == ["ann", "ann", "bob"]
        circles.meet(told.house, id, "ann", None)
        assert len(await later(told, A_WEEK)) == 3

    in_a_house(happens)


def test_a_chat_room_of_a_table_hears_nothing_of_a_night_and_a_browser_finds_the_way(
    in_a_house: Any,
):
    async def happens(told: Told, id: str):
        new = NewTable("calaboose", [NewChair("me"), NewChair("friend")])
        room = await circles.set_table(told.house, id, new, "cat", "here")
        said = mine.HookThere(f"{told.there.url}/cat", room.record.id)
        await wishes.add_hook(told.house, told.telling.sending, "cat", said)
        assert await later(told, AN_HOUR + GRACE) == ["ann", "bob"]
        begins = NightBegins(id, "Friday folk", "k")
        assert f'"circle":"{id}"' in for_browser(begins, ENGLISH).decode()
        letter = by_mail(
            begins, Letter("a@b.example", "c@d.example", ENGLISH, "stop"), "https://h.example"
        )
        assert letter["Subject"] == "Tonight: Friday folk"
        assert f"https://h.example/circle/{id}\n" in letter.get_content()

    in_a_house(happens)


# --- in the lobby --------------------------------------------------------------------------------


def test_the_lobby_lists_one_s_tournaments(at: Visit):
    ann, bob = at(), at()
    table = {"game": "calaboose", "chairs": [{"who": "friend"}] * 2}
    table |= {"clock": {"kind": "bank", "seconds": 3600}}
    made = ann.post("/tournaments", {"table": table, "rounds": 2}, 201)
    (listed,) = ann.get("/tournaments")["tournaments"]
    assert listed == {
        "id": made["id"], "game": "calaboose", "seats": 2, "phase": "gathering",
        "rounds": 2, "round": 0, "table": "",
    }  # fmt: skip
    assert bob.get("/tournaments")["tournaments"] == []
    people = [ann, bob, at(), at()]
    for i, who in enumerate(people):
        said = {"invitation": made["invitation"], "name": f"P{i}"}
        who.post(f"/tournaments/{made['id']}/enter", said)
    told = ann.post(f"/tournaments/{made['id']}/rounds", status=201)
    (listed,) = bob.get("/tournaments")["tournaments"]
    assert (listed["phase"], listed["round"]) == ("playing", 1)
    for i, who in enumerate(people):
        (listed,) = who.get("/tournaments")["tournaments"]
        assert listed["table"] == next(t["id"] for t in told["tables"] if f"P{i}" in t["names"])
