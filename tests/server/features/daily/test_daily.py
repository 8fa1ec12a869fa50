"""Deals of the day: one attempt for each guest, the same deal for everybody, no leaks."""

import json
import threading
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.conftest import Visitor, open_server, visitors
from tests.server.tables.random_leaving import UNBOUNDED
from tinstar.daily.deal import first_day, latest_day
from tinstar.daily.result import Outcome
from tinstar.games import rules
from tinstar.match.daily_comparison import Comparison
from tinstar.match.daily_deal import COMPANION, characters_of, daily_game, deal_of
from tinstar.server.storage.database import Database
from tinstar.server.tables import result_store
from tinstar.server.tables.daily_store import DailyStore

GAME = "rin_tin_tin"
VERSION = rules(GAME).version
NOW = datetime.now(UTC)
LATEST = latest_day(NOW.timestamp())
OVER = first_day(NOW.timestamp()) - timedelta(3)  # a date that is over everywhere


def starts(who: Visitor, day: date = LATEST, status: int = 200, **more) -> dict:
    body = {"date": str(day), "east": 0, "name": "Ann", "pace": 0} | more
    return who.post(f"/daily/{GAME}", body, status)


def plays(who: Visitor, day: date = LATEST, **more) -> str:
    """Play the deal of a date to the end, and return the table."""
    table = starts(who, day, **more)["id"]
    assert who.plays(table, 0)["scene"]["ending"]
    return table


def shows(who: Visitor, day: date = LATEST, game: str = GAME) -> dict:
    return who.get(f"/daily/{game}", date=str(day))


def results(who: Visitor, day: date = LATEST, status: int = 200) -> dict:
    return who.get(f"/daily/{GAME}/results", status, date=str(day))


def ends_at(monkeypatch: pytest.MonkeyPatch, when: datetime) -> None:
    """Let the results of matches say that they ended at a time."""
    told = SimpleNamespace(time=lambda: when.replace(tzinfo=UTC).timestamp())
    monkeypatch.setattr(result_store, "time", told)


def chance_of(who: Visitor, table: str) -> list[tuple]:
    """Return the draws of a finished match: number and outcome."""
    raw = who.http.get(f"/tables/{table}/journal").text
    lines = [json.loads(line) for line in raw.splitlines()]
    return [(x["draw"], x["weights"], x["action"]) for x in lines if "draw" in x]


# --- the deal -------------------------------------------------------------------------------------


def test_guests_on_both_sides_of_the_date_line_get_the_same_deal_and_are_both_listed(
    at, monkeypatch
):
    ann, bob = at(), at()
    begins = datetime.combine(OVER, datetime.min.time())
    ends_at(monkeypatch, begins - timedelta(hours=14) + timedelta(minutes=1))
    first = plays(ann, OVER, name="Ann", east=840)
    ends_at(monkeypatch, begins + timedelta(hours=24 + 11) - timedelta(minutes=1))
    other = plays(bob, OVER, name="Bob", east=-660)
    one, two = chance_of(ann, first), chance_of(bob, other)
    shared = {number: (weights, action) for number, weights, action in one}
    alike = [(shared[n][1], a) for n, w, a in two if n in shared and shared[n][0] == w]
    assert len(alike) > 20
    assert all(mine == theirs for mine, theirs in alike)
    assert [c["name"] for c in ann.get(f"/tables/{first}")["chairs"]][1:] == [
        c["name"] for c in bob.get(f"/tables/{other}")["chairs"]
    ][1:]
    for who in (ann, bob):
        rows = results(who, OVER)["rows"]
        assert {row["name"] for row in rows} == {"Ann", "Bob"}
        assert [row["place"] for row in rows] in ([1, 2], [1, 1])
        assert shows(who, OVER)["result"]["on_its_date"]


def test_guests_without_a_name_have_different_names_that_stay(at):
    tables = [(who, starts(who, name="")) for who in (at(), at(), at(), at(), at())]
    names = [table["chairs"][0]["name"] for _, table in tables]
    assert len(set(names)) > 1
    others = [starts(who, LATEST - timedelta(1), name="") for who, _ in tables]
    both_days = [tables[0][1], others[0]]
    companions = {chair["name"] for table in both_days for chair in table["chairs"][1:]}
    for name, table in zip(names, others, strict=True):
        other = table["chairs"][0]["name"]
        assert other == name or {other, name} & companions


def test_the_journal_verifies_as_the_deal_of_its_date(at):
    ann = at()
    table = plays(ann)
    verdict = ann.get(f"/tables/{table}/verdict")
    assert verdict["finding"] == "fair"
    assert f"it is the deal of {LATEST}" in verdict["text"]
    deal = deal_of(daily_game(rules(GAME)), LATEST)
    assert verdict["seed"] == deal.seed.hex()


@pytest.mark.parametrize(
    ("path", "params", "status", "why"),
    [
        ("/daily/poker", {"date": str(LATEST)}, 404, "Choose one of these: "),
        (f"/daily/{GAME}", {}, 400, f"needs a date such as {LATEST}. This is none: -."),
        (f"/daily/{GAME}", {"date": "soon"}, 400, "This is none: 'soon'."),
        ("/daily", {"date": "2026-2-3"}, 400, "This is none: '2026-2-3'."),
        (
            f"/daily/{GAME}",
            {"date": str(LATEST + timedelta(1))},
            400,
            f"no deal of {LATEST + timedelta(1)} yet. The latest one is that of {LATEST}",
        ),
    ],
)
def test_a_link_to_no_deal_is_refused_with_what_was_expected(visit, path, params, status, why):
    assert why in visit().get(path, status, **params)["detail"]


def test_a_deal_of_the_future_cannot_begin(visit):
    ann = visit()
    for day in (LATEST + timedelta(1), LATEST + timedelta(400)):
        assert "The latest one is" in starts(ann, day, 400)["detail"]
    assert shows(ann)["phase"] == "new"


# --- fair rules -----------------------------------------------------------------------------------


def test_only_the_first_attempt_counts_and_it_can_be_resumed(at):
    ann = at()
    table = starts(ann)["id"]
    ann.plays(table, 0, answers=2)
    assert shows(ann) == shows(ann) | {"phase": "playing", "table": table, "result": None}
    assert starts(ann)["id"] == table  # resumed, also on another day by the clock
    ann.plays(table, 0)
    over = shows(ann)
    assert (over["phase"], over["table"]) == ("over", table)
    assert starts(ann)["id"] == table
    assert ann.post(f"/tables/{table}/again", status=409)["error"] == "Conflict"
    assert [x["phase"] for x in ann.get("/daily", date=str(LATEST))["deals"]].count("over") == 1


def test_two_tabs_that_begin_at_once_get_one_match(at):
    ann = at()
    tabs = [Visitor(ann.address) for _ in range(6)]
    found: list[str] = []
    for tab in tabs:
        tab.http.cookies = ann.http.cookies
    threads = [threading.Thread(target=lambda t=t: found.append(starts(t)["id"])) for t in tabs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for tab in tabs:
        tab.http.close()
    assert len(found) == 6
    assert len({*found}) == 1
    assert len(ann.get("/tables")["tables"]) == 1


def test_the_later_answer_to_a_position_is_refused(at):
    ann = at()
    table = starts(ann)["id"]
    frame = ann.frame(table, 0)
    while len(choices := frame["scene"].get("choices", ())) < 2:
        if choices:
            ann.answers(table, frame, choices[0]["action"])
        frame = ann.frame(table, 0, frame["at"])
    one, other = (choice["action"] for choice in choices[:2])
    ann.answers(table, frame, one)
    assert "too late" in ann.answers(table, frame, other, 409)["detail"]


def test_there_are_no_hints_no_undo_and_no_links(at):
    ann = at()
    table = starts(ann)["id"]
    ann.plays(table, 0, answers=1)
    now = ann.frame(table, 0)["at"]
    assert "hints" in ann.post(f"/tables/{table}/seats/0/hint", status=403)["detail"]
    assert "hints" in ann.post(f"/tables/{table}/undo", {"seat": 0, "at": now}, 403)["detail"]
    links = ann.get(f"/tables/{table}/links")
    assert links == links | {"invitation": "", "recovery": {}, "qr": []}
    told = ann.get(f"/tables/{table}")
    assert (told["daily"], told["host"], told["window"]) == (str(LATEST), False, 0)
    assert told["chairs"][0]["yours"]
    assert {c["kind"] for c in told["chairs"][1:]} == {COMPANION}
    characters = [c["character"] for c in told["chairs"]]
    assert characters == ["", *characters_of(deal_of(daily_game(rules(GAME)), LATEST))]
    ann.put(f"/tables/{table}/chairs/1", {"who": "computer", "kind": "easy"}, 403)


def test_a_player_who_leaves_may_come_back(at):
    ann = at()
    table = starts(ann)["id"]
    ann.post(f"/tables/{table}/leave")
    ann.post(f"/tables/{table}/recover", {"token": ""})
    assert ann.plays(table, 0)["scene"]["ending"]
    assert shows(ann)["phase"] == "over"


def test_ratings_do_not_move(at):
    ann = at()
    plays(ann)
    assert ann.get("/me/standing")["ranks"] == []
    assert [match["rated"] for match in ann.get("/me/history")["matches"]] == [False]


# --- leaks ----------------------------------------------------------------------------------------


def leaks(who: Visitor, table: str) -> list[str]:
    """Return the requests about a table that a guest does not get refused."""
    asked = ["", "/guide", "/links", "/verdict", "/journal", "/course", "/replay/0", "/replay/-1"]
    asked += ["/replay/-2", "/review", "/seats/-1/frame", "/seats/0/frame", "/seats/-1/log"]
    paths = [f"/tables/{table}{path}" for path in asked]
    return [path for path in paths if who.http.get(path).status_code != 403]


def test_until_they_have_finished_others_learn_nothing_of_a_deal(at):
    ann, bob = at(), at()
    for day in (LATEST, OVER):
        table = starts(ann, day)["id"]
        assert leaks(bob, table) == []
        ann.plays(table, 0)
        assert leaks(bob, table) == []
        results(bob, day, 403)
        assert shows(bob, day) == shows(bob, day) | {"phase": "new", "table": "", "result": None}
        with pytest.raises(Exception, match="403"), bob.at_table(table) as socket:
            socket.hears("table")
        said = json.dumps([bob.get("/daily", date=str(day)), bob.heard])
        assert table not in said
        assert "Ann" not in said
        bob.heard.clear()


def test_a_date_that_is_over_is_open_to_those_who_have_finished_it(at):
    ann, bob = at(), at()
    early, late = plays(ann, LATEST), plays(ann, OVER)
    for day in (LATEST, OVER):
        plays(bob, day, name="Bob")
    assert leaks(bob, early) == []
    assert bob.get(f"/tables/{late}/replay/-2")["frames"]
    assert {row["table"] for row in results(bob, OVER)["rows"]} >= {late}
    assert early not in json.dumps(results(bob, LATEST))
    assert ann.get(f"/tables/{early}/replay/-2")["frames"]  # the player's own


# --- results and streaks --------------------------------------------------------------------------


def test_without_compiled_code_the_day_can_be_played_and_is_not_compared(at):
    ann = at()
    plays(ann)
    result = shows(ann)["result"]
    assert (result["comparing"], result["share"], result["version"]) == ("off", None, VERSION)


def test_a_result_is_compared_within_its_version_of_the_rules(tmp_path: Path):
    file = tmp_path / "house.sqlite"
    with visitors() as come:
        with open_server(file, **UNBOUNDED) as address:
            ann, bob = come(address), come(address)
            plays(ann, OVER)
            plays(bob, OVER, name="Bob")
        database = Database(f"sqlite:///{file}")
        others = [Outcome(False, -1)] * 60 + [Outcome(True, 10**6)] * 40
        made = Comparison(True, others)
        DailyStore(database).keep_comparison(GAME, str(OVER), VERSION, made)
        with database.writing() as db:
            db.exec_driver_sql(
                "update daily set version = version - 1 where guest = ?", (bob.guest,)
            )
        database.close()
        with open_server(file, **UNBOUNDED) as address:
            ann, bob = come(address, ann), come(address, bob)
            assert shows(ann, OVER)["result"]["share"] == 0.6
            assert shows(ann, OVER)["result"]["comparing"] == "done"
            old = shows(bob, OVER)
            assert (old["phase"], old["result"]["comparing"]) == ("over", "version")
            rows = {row["name"]: row for row in results(ann, OVER)["rows"]}
            assert rows["Ann"] == rows["Ann"] | {"place": 1, "share": 0.6, "version": VERSION}
            assert rows["Bob"] == rows["Bob"] | {"place": None, "share": None}
            assert rows["Bob"]["version"] == VERSION - 1


def test_an_unfinished_attempt_under_other_rules_begins_again(tmp_path: Path):
    file = tmp_path / "house.sqlite"
    with visitors() as come:
        with open_server(file, **UNBOUNDED) as address:
            ann = come(address)
            old = starts(ann)["id"]
        database = Database(f"sqlite:///{file}")
        with database.writing() as db:
            db.exec_driver_sql("update daily set version = version - 1")
        database.close()
        with open_server(file, **UNBOUNDED) as address:
            ann = come(address, ann)
            assert shows(ann)["phase"] == "new"
            new = starts(ann)["id"]
            assert new not in ("", old)
            assert shows(ann)["table"] == new


def test_dates_in_a_row_make_a_streak_and_past_days_do_not_count(at, monkeypatch):
    ann = at()
    for back, when in ((4, 4), (3, 3), (2, 0), (1, 1)):  # the date before yesterday is late
        day = LATEST - timedelta(back)
        ends_at(monkeypatch, datetime.combine(LATEST - timedelta(when), datetime.min.time()))
        plays(ann, day)
        assert shows(ann, day)["result"]["on_its_date"] == (back == when)
    assert shows(ann)["streak"] == 3  # one missed date is forgiven
    assert shows(ann, game="calaboose")["streak"] == 0
    assert shows(ann, LATEST - timedelta(3))["streak"] == 3  # as if the clock were moved back


def test_a_circle_lists_its_members_only(at):
    ann, bob, eve = at(), at(), at()
    circle = ann.post("/circles", {"name": "Friday"}, 201)
    bob.post(f"/circles/{circle['id']}/join", {"invitation": circle["invitation"]})
    path = f"/circles/{circle['id']}/daily/{GAME}"
    ann.get(path, 403, date=str(LATEST))
    for who, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        plays(who, name=name)
    assert {row["name"] for row in results(ann)["rows"]} == {"Ann", "Bob", "Eve"}
    assert {row["name"] for row in ann.get(path, date=str(LATEST))["rows"]} == {"Ann", "Bob"}
    eve.get(path, 404, date=str(LATEST))


def test_the_export_has_the_attempts_and_erasure_deletes_them(at):
    ann, bob = at(), at()
    table = plays(ann)
    plays(bob, name="Bob")
    (said,) = ann.get("/me/export")["daily"]
    expected = {"game": GAME, "date": str(LATEST), "table": table, "version": VERSION, "east": 0}
    assert said == expected
    ann.post("/me/erase", {"sure": True})
    assert [row["name"] for row in results(bob)["rows"]] == ["Bob"]
