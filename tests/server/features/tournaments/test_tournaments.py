"""Tournaments: rounds of duplicate tables, and standings."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Visit, Visitor, open_server, play_on, visitors
from tests.server.tables.random_leaving import Sun, open_quietly
from tinstar.server.clock_settings import TimeBank
from tinstar.server.features.tournaments import routes as wire
from tinstar.server.features.tournaments import service
from tinstar.server.features.tournaments.schemas import EnterTournament, NewTournament
from tinstar.server.tables.setup_schemas import NewChair, NewTable

CLOCK = {"kind": "bank", "seconds": 3600}
FRIENDS = [{"who": "friend"}] * 2
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")


def asks(host: Visitor, short: str, status: int = 201, **more: Any) -> Any:
    table = {"game": "calaboose", "chairs": FRIENDS, "edition": short, "clock": CLOCK}
    table |= {k: more.pop(k) for k in list(more) if k not in ("kind", "rounds")}
    return host.post("/tournaments", {"table": table, **more}, status)


def enters(who: Visitor, tournament: Any, name: str, status: int = 200) -> Any:
    said = {"invitation": tournament["invitation"], "name": name}
    return who.post(f"/tournaments/{tournament['id']}/enter", said, status)


def begins(host: Visitor, id: str) -> Any:
    return host.post(f"/tournaments/{id}/rounds", status=201)


def play_the_round(people: dict[str, Visitor], told: Any) -> None:
    for table in told["tables"]:
        play_on(table["id"], *(people[name] for name in table["names"]))


@pytest.mark.parametrize("kind", ["swiss", "everybody"])
def test_a_whole_tournament(at: Visit, short: str, kind: str):
    """Five people: one has a bye in each round, and all have the same deals."""
    people = {name: at() for name in NAMES}
    host = people["Ann"]
    tournament = asks(host, short, kind=kind, rounds=2)
    for name, who in people.items():
        enters(who, tournament, name)
    rounds = 2 if kind == "swiss" else 5
    for number in range(1, rounds + 1):
        told = begins(host, tournament["id"])
        assert (told["round"], told["rounds"], told["phase"]) == (number, rounds, "playing")
        assert len({host.get(f"/tables/{t['id']}")["commitment"] for t in told["tables"]}) == 1
        assert not told["ready"]
        assert sum(one["points"] for one in told["entrants"]) == pytest.approx(
            (number - 1) * 2.5, abs=1e-5
        )
        host.post(f"/tournaments/{tournament['id']}/rounds", status=409)
        play_the_round(people, told)
    told = at().get(f"/tournaments/{tournament['id']}")
    assert (told["phase"], told["ready"], told["invitation"]) == ("over", False, "")
    assert sum(one["points"] for one in told["entrants"]) == pytest.approx(2.5 * rounds, abs=1e-5)
    assert sum(one["byes"] for one in told["entrants"]) == rounds
    assert max(one["byes"] for one in told["entrants"]) == 1
    places = [one["place"] for one in told["entrants"]]
    assert places == sorted(places)
    assert "is over" in host.post(f"/tournaments/{tournament['id']}/rounds", status=409)["detail"]


def test_nothing_is_told_of_deals_that_another_table_of_the_round_plays(at: Visit, short: str):
    people = {name: at() for name in NAMES[:4]}
    host = people["Ann"]
    tournament = asks(host, short, rounds=1)
    for name, who in people.items():
        enters(who, tournament, name)
    told = begins(host, tournament["id"])
    first, other = told["tables"]
    play_the_round(people, {"tables": [first]})
    for who in people.values():
        for closed in ("journal", "replay/-2", "review"):
            assert who.http.get(f"/tables/{first['id']}/{closed}").status_code == 409
    for name in other["names"]:
        people[name].get(f"/tables/{first['id']}/seats/-1/frame", 403)
    assert {one["points"] for one in host.get(f"/tournaments/{tournament['id']}")["entrants"]} == {
        0
    }


def test_who_may_do_what(at: Visit, short: str):
    host, ann, bob, eve = at(), at(), at(), at()
    tournament = asks(host, short)
    id = tournament["id"]
    assert eve.get(f"/tournaments/{id}")["invitation"] == ""
    enters(eve, tournament | {"invitation": "guessed"}, "Eve", 403)
    enters(ann, tournament, "Ann")
    enters(ann, tournament, "Ann again", 409)
    assert "taken" in enters(bob, tournament, "ann", 400)["detail"]
    enters(bob, tournament, "Bob")
    assert "at least 4" in host.post(f"/tournaments/{id}/rounds", status=409)["detail"]
    ann.post(f"/tournaments/{id}/rounds", status=403)
    eve.post(f"/tournaments/{id}/withdraw", status=403)
    assert [e["name"] for e in bob.post(f"/tournaments/{id}/withdraw")["entrants"]] == ["Ann"]
    eve.get("/tournaments/nothing", 404)


def test_when_it_has_begun_nobody_enters_and_a_guest_who_is_erased_is_named_no_more(
    at: Visit, short: str
):
    people = {name: at() for name in NAMES[:4]}
    tournament = asks(people["Ann"], short, rounds=1)
    for name, who in people.items():
        enters(who, tournament, name)
    told = begins(people["Ann"], tournament["id"])
    enters(at(), tournament, "Eve", 409)
    people["Bob"].post(f"/tournaments/{tournament['id']}/withdraw", status=409)
    play_the_round(people, told)
    known = people["Bob"].get("/me/export")
    assert known["tournaments"] == [tournament["id"]]
    assert [x["table"] for x in known["deals"]] == [
        t["id"] for t in told["tables"] if t["names"].count("Bob")
    ]
    people["Bob"].post("/me/erase", {"sure": True})
    assert people["Bob"].get("/me/export")["deals"] == []
    told = people["Ann"].get(f"/tournaments/{tournament['id']}")
    assert sorted(e["name"] for e in told["entrants"]) == ["Ann", "Cat", "Dan", "Somebody"]
    assert "Bob" not in str(told)


@pytest.mark.parametrize(
    ("more", "says"),
    [({"clock": None}, "time limit"), ({"delay": 2}, "delay"), ({"rounds": 21}, "<= 20"),
     ({"game": "chess"}, "expected a game"), ({"chairs": FRIENDS[:1]}, "players")],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(at: Visit, short: str, more: Any, says: str):
    assert says in asks(at(), short, 400, **more)["detail"]


def test_a_round_comes_to_its_end_without_those_who_do_not_come(tmp_path: Path, short: str):
    """Of four people none comes, so computer players stand in, even without spectators."""

    async def all_stay_away() -> list[float]:
        sun = Sun()
        async with open_quietly(tmp_path, sun) as registry:
            table = NewTable(
                "calaboose", [NewChair("friend")] * 2, edition=short, clock=TimeBank(60)
            )
            said = NewTournament(msgspec.structs.replace(table, pace=0), rounds=1)
            id = await service.create_tournament(registry, said, "g0", "here")
            kept = service.tournament_by_id(registry.store, id)
            for i, name in enumerate(NAMES[:4]):
                service.enter(registry.store, id, f"g{i}", EnterTournament(kept.invitation, name))
            await service.start_next_round(registry, id, "g0", "here")
            for _ in range(1000):
                sun.now += 130
                await registry.mind_clocks()
                await asyncio.sleep(0.005)
                told = service.tournament_for(registry.store, id, "")
                if told.phase == "over":
                    return [one.points for one in told.entrants]
        raise AssertionError("expected a round that ends, got one that does not")

    assert sum(asyncio.run(all_stay_away())) == pytest.approx(2)


def test_the_tables_of_a_round_count_for_whoever_begins_it(tmp_path: Path, short: str):
    with open_server(tmp_path / "h.sqlite", tables_per_guest=2) as address, visitors() as come:
        host = come(address)
        tournament = asks(host, short)
        for name in NAMES[:4]:
            who = come(address)
            enters(who, tournament, name)
            who.sets("me", "friend")
        assert len(begins(host, tournament["id"])["tables"]) == 2


def test_an_address_asks_for_so_many_whoever_asks(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    """New guests cost nothing, and each tournament is kept for a year."""
    monkeypatch.setattr(wire, "ASKED_AT_ONCE", 2)
    with open_server(tmp_path / "house.sqlite") as address, visitors() as come:
        for _ in range(2):
            asks(come(address), short)
        refused = asks(come(address), short, 429)
        assert (
            refused["detail"]
            == "One network address can create at most 2 tournaments a day. Try again tomorrow."
        )


def test_the_lobby_lists_one_s_tournaments(at: Visit, short: str):
    people = {name: at() for name in NAMES[:4]}
    ann, bob = people["Ann"], people["Bob"]
    made = asks(ann, short, rounds=2)
    (listed,) = ann.get("/tournaments")["tournaments"]
    assert listed == {
        "id": made["id"], "game": "calaboose", "seats": 2, "phase": "gathering",
        "rounds": 2, "round": 0, "table": "",
    }  # fmt: skip
    assert bob.get("/tournaments")["tournaments"] == []
    for name, who in people.items():
        enters(who, made, name)
    told = begins(ann, made["id"])
    for name, who in people.items():
        (listed,) = who.get("/tournaments")["tournaments"]
        assert (listed["phase"], listed["round"]) == ("playing", 1)
        assert listed["table"] == next(t["id"] for t in told["tables"] if name in t["names"])
