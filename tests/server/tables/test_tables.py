"""Set up a table, sit down, and play a match to its end over HTTP and WebSockets."""

import hashlib
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Seated, Visit, Visitor, asked, open_server, play_on, visitors
from tinstar.match import verify
from tinstar.players.measured_strength import Measured, levels_that_differ
from tinstar.server.tables import catalogue, computer_thinking, live_match
from tinstar.server.tables.catalogue_schemas import LevelStrength


def test_the_lobby_shows_games_options_and_computer_players_the_gentlest_first(visit: Visit):
    server_info = visit().get("/house")
    game = next(g for g in server_info["games"] if g["name"] == "calaboose")
    assert game["seats"] == [2, 3, 4, 5]
    assert {"name", "text", "choices", "default", "preselected", "ruling", "says"} == set(
        game["options"][0]
    )
    ruling = next(o for o in game["options"] if o["name"] == "passing")
    assert (ruling["ruling"], len(ruling["says"])) == ("R3", len(ruling["choices"]))
    assert server_info["opponents"][0]["kind"] == "easy"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lobby_offers_only_levels_that_differ_and_says_why(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    rows = [
        Measured("keen", "easy", 2, 400, 200.0),
        Measured("net/manners", "easy", 2, 400, 300.0),
        Measured("search:1s/manners", "net/manners", 2, 400, 200.0),
    ]
    monkeypatch.setattr(catalogue, "offered", lambda _: levels_that_differ(rows))
    monkeypatch.setattr(catalogue, "measured", lambda: {"rin_tin_tin": rows})
    catalogue.server_info.cache_clear()
    (game,) = catalogue.server_info(("rin_tin_tin",), language).games
    catalogue.server_info.cache_clear()
    assert game.levels == ["easy", "net/manners"]
    assert game.measured == [LevelStrength("net/manners", 2, 75)]
    assert game.fewer.endswith(".")


def test_a_game_without_a_reason_of_its_own_gets_a_general_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(catalogue, "offered", lambda _: ["easy"])
    catalogue.server_info.cache_clear()
    games = catalogue.server_info(("calaboose", "rin_tin_tin"), "de").games
    catalogue.server_info.cache_clear()
    assert games[0].fewer.startswith("Dieses Spiel hat weniger Stufen")
    assert games[1].fewer != games[0].fewer


def test_a_game_with_all_levels_needs_no_reason():
    (game,) = catalogue.server_info(("calaboose",)).games
    assert game.levels == [o.kind for o in catalogue.OPPONENTS]
    assert game.fewer == ""


def test_the_lobby_is_told_which_levels_use_a_net(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(catalogue, "offered", lambda _: [o.kind for o in catalogue.OPPONENTS])
    catalogue.server_info.cache_clear()
    calaboose, caboo = catalogue.server_info(("calaboose", "caboo")).games
    catalogue.server_info.cache_clear()
    assert calaboose.with_net == ["keen", "net/manners", "search:1s/manners"]
    assert caboo.with_net == ["keen", "net/manners"]  # its searches use heuristics


def test_the_lobby_is_told_of_games_that_have_neither_compiled_code_nor_a_compiler(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(catalogue, "can_run_fast", lambda name: name != "caboo")
    catalogue.server_info.cache_clear()
    shown = catalogue.server_info(("calaboose", "caboo"))
    catalogue.server_info.cache_clear()
    assert {game.name: game.in_python for game in shown.games} == {
        "calaboose": False,
        "caboo": True,
    }


def test_the_rules_say_which_deeds_each_clause_is_about(visit: Visit):
    page = visit().get("/games/calaboose/rules")
    put = next(c for c in page["clauses"] if c["id"] == "P2")
    assert "put" in put["deeds"]
    assert {"name", "grade", "source"} == set(page["reconstructed"][0])
    visit().get("/games/tiddlywinks/rules", status=404)


def test_a_table_of_two_friends_and_a_computer_player_is_played_to_the_end(
    visit: Visit, short: str
):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", edition=short)
    bob.joins(ann, table, "Bob")
    before = ann.get(f"/tables/{table}")
    assert before["phase"] == "gathering"
    ann.post(f"/tables/{table}/start")
    play_on(table, ann, bob)
    assert ann.get(f"/tables/{table}")["phase"] == "over"
    verdict = bob.get(f"/tables/{table}/verdict")
    assert verdict["finding"] == "fair"
    seed = bytes.fromhex(verdict["seed"])
    assert hashlib.sha256(seed).hexdigest() == before["commitment"]


def test_a_running_match_is_looked_into_once_each_time_it_has_gone_on(
    visit: Visit, short: str, monkeypatch: pytest.MonkeyPatch
):
    looked: list[str] = []

    def counted(sink: Any, language: str) -> Any:
        looked.append(language)
        return verify(sink, language)

    monkeypatch.setattr(live_match, "verify", counted)
    ann = visit()
    table = ann.sets("me", "me", edition=short)
    ann.post(f"/tables/{table}/start")
    ann.frame(table, 0)
    before = [ann.get(f"/tables/{table}/verdict") for _ in range(3)]
    assert before[0]["finding"] == "unfinished"
    assert looked == ["en"]
    ann.plays(table, 0, 1, answers=1)
    assert ann.get(f"/tables/{table}/verdict")["text"] != before[0]["text"] == before[2]["text"]
    german = ann.http.get(f"/tables/{table}/verdict", headers={"accept-language": "de"})
    assert german.json()["text"] != before[0]["text"]
    assert looked == ["en", "en", "de"]


def test_ones_tables_say_who_is_asked_and_then_how_it_came_out(visit: Visit, short: str):
    ann = visit()
    table = ann.sets("me", "me", edition=short)
    assert ann.get("/tables")["tables"][0]["asked"] == []
    ann.post(f"/tables/{table}/start")
    ann.get(f"/tables/{table}/course", status=409)
    first = ann.frame(table, 0)  # waits for the deal
    assert ann.get("/tables")["tables"][0]["asked"] == asked(first) != []
    last = ann.plays(table, 0, 1)["scene"]["seats"]
    mine, course = ann.get("/tables")["tables"][0], ann.get(f"/tables/{table}/course")
    assert mine["asked"] == []
    assert mine["scores"] == [seat["score"] for seat in last] == course["scores"][-1]
    assert mine["winners"] == [seat["seat"] for seat in last if seat.get("winner")]
    assert course["answers"] == sorted(course["answers"])
    assert len(course["answers"]) == len(course["scores"])
    for turning in course["turnings"]:
        assert turning["before"] != turning["after"]
        assert turning["text"]


def test_a_computer_player_answers_by_itself(visit: Visit, short: str):
    ann = visit()
    table = ann.sets("me", "keen", edition=short)
    ann.post(f"/tables/{table}/start")
    last = ann.plays(table, 0)
    assert last["scene"]["ending"]
    names = [c["name"] for c in ann.get(f"/tables/{table}")["chairs"]]
    assert len(set(names)) == 2


def test_who_looks_is_shown_each_move_and_a_deal_is_one_frame(visit: Visit, short: str):
    ann = visit()
    table = ann.sets("me", "me", edition=short)
    with ann.at_table(table) as seat:
        seat.says("look", seat=0)
        assert seat.hears("company")["table"]["phase"] == "gathering"
        ann.post(f"/tables/{table}/start")
        first = seat.hears("frame")
        assert [e["kind"] for e in first["events"]].count("deal") > 1
        ann.plays(table, 0, 1, answers=1)
        second = seat.hears("frame")
        assert second["at"] > first["at"]
        assert second["events"]


def test_a_watcher_sees_backs_and_may_not_take_a_seat_that_is_not_theirs(visit: Visit, short: str):
    ann, eve = visit(), visit()
    table = ann.sets("me", "keen", edition=short)
    ann.post(f"/tables/{table}/start")
    frame = eve.frame(table, -1)
    hands = [z for z in frame["scene"]["zones"] if z["kind"] == "hand"]
    assert all("face" not in p for z in hands for s in z["places"] for p in s.get("pieces", []))
    eve.get(f"/tables/{table}/seats/0/frame", status=403)
    eve.get(f"/tables/{table}/seats/0/log", status=403)


def test_an_answer_said_twice_counts_once_and_an_old_one_is_refused(visit: Visit, short: str):
    ann = visit()
    table = ann.sets("me", "me", edition=short)
    ann.post(f"/tables/{table}/start")
    (seat,) = asked(ann.frame(table, 0))
    frame = ann.frame(table, seat)
    action = frame["scene"]["choices"][0]["action"]
    once = ann.answers(table, frame, action)
    assert ann.answers(table, frame, action) == once
    other = action + 1
    assert ann.answers(table, frame, other, status=409)["error"] == "Conflict"


def test_two_chairs_never_share_a_name(visit: Visit):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", "easy")
    taken = [c["name"] for c in ann.get(f"/tables/{table}")["chairs"] if c["name"]]
    invitation = ann.get(f"/tables/{table}/links")["invitation"]
    for name in taken:
        said = {"invitation": invitation, "name": name.upper()}
        assert bob.post(f"/tables/{table}/join", said, 400)["error"] == "BadOption"


def test_the_company_goes_on_at_another_table_with_seats_changed(visit: Visit, short: str):
    ann = visit()
    table = ann.sets("me", "easy", edition=short)
    ann.post(f"/tables/{table}/again", status=409)
    ann.post(f"/tables/{table}/start")
    ann.plays(table, 0)
    new = ann.post(f"/tables/{table}/again", status=201)
    assert [c["yours"] for c in new["chairs"]] == [False, True]
    assert ann.get(f"/tables/{table}")["successor"] == new["id"]
    assert ann.post(f"/tables/{table}/again", status=201)["id"] == new["id"]


def test_a_finished_match_can_be_replayed_from_every_seat_and_with_all_cards_shown(
    visit: Visit, short: str
):
    ann = visit()
    table = ann.sets("me", "easy", edition=short)
    ann.post(f"/tables/{table}/start")
    ann.get(f"/tables/{table}/replay/-2", status=409)
    assert ann.http.get(f"/tables/{table}/journal").status_code == 409
    last = ann.plays(table, 0)
    everything = ann.get(f"/tables/{table}/replay/-2")["frames"]
    mine = ann.get(f"/tables/{table}/replay/0")["frames"]
    assert len(everything) == len(mine)
    assert mine[-1]["at"] == last["at"]
    hands = [z for z in everything[2]["scene"]["zones"] if z["kind"] == "hand"]
    assert all("face" in p for z in hands for s in z["places"] for p in s.get("pieces", []))


def test_the_journal_of_a_finished_match_can_be_verified_elsewhere(
    visit: Visit, short: str, tmp_path
):
    from tinstar.match import verify

    ann = visit()
    table = ann.has_played(short)
    path = tmp_path / "match.jsonl"
    path.write_bytes(ann.http.get(f"/tables/{table}/journal").content)
    assert verify(path).fair


def test_an_answer_that_showed_nothing_is_taken_back_by_who_gave_it(visit: Visit):
    ann = visit()
    table = ann.sets("me", "me")
    ann.post(f"/tables/{table}/start")
    for _ in range(200):
        seat = 0 if ann.frame(table, 0)["scene"].get("choices") else 1
        before = ann.frame(table, seat)
        if before["scene"].get("ending"):
            pytest.fail("expected an answer that may be taken back, got none in a whole game")
        ann.answers(table, before, before["scene"]["choices"][0]["action"])
        now = ann.frame(table, seat)
        body = {"seat": seat, "at": now["at"]}
        response = ann.http.post(f"/tables/{table}/undo", json=body)
        if response.status_code == 200:
            break
        assert response.json()["error"] == "NotYourTurn"
    after = ann.frame(table, seat)
    assert after["at"] == now["at"] + 1
    assert after["scene"] == before["scene"]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the waits for compiled code, and the thinking without it."""
    monkeypatch.setattr(computer_thinking, "COMPILING_SECONDS", 0.1)
    monkeypatch.setattr(computer_thinking, "SEARCH_SECONDS_IN_PYTHON", 0.1)


@pytest.mark.usefixtures("hasty")
def test_a_hint_ranks_what_the_search_would_do_for_whoever_is_asked(visit: Visit):
    ann, eve = visit(), visit()
    table = ann.sets("me", "me")
    ann.post(f"/tables/{table}/start")
    seat = 0 if ann.frame(table, 0)["scene"].get("choices") else 1
    eve.post(f"/tables/{table}/seats/{seat}/hint", status=403)
    assert ann.post(f"/tables/{table}/seats/{1 - seat}/hint", status=409)["error"] == "NotYourTurn"
    hint, frame = ann.post(f"/tables/{table}/seats/{seat}/hint"), ann.frame(table, seat)
    assert hint["at"] == frame["at"]
    choices = {choice["action"] for choice in frame["scene"]["choices"]}
    assert {move["action"] for move in hint["moves"]} == choices
    assert sum(move["share"] for move in hint["moves"]) == pytest.approx(1)
    assert all(0 <= move["chance"] <= 1 for move in hint["moves"])
    path, german = f"/tables/{table}/seats/{seat}/hint", {"accept-language": "de"}
    told = ann.http.post(path, headers=german).json()["moves"]
    assert [{**move, "text": ""} for move in told] == [{**m, "text": ""} for m in hint["moves"]]
    assert not {move["text"] for move in told} & {move["text"] for move in hint["moves"]}


@pytest.mark.usefixtures("hasty")
def test_a_hint_that_takes_too_long_is_refused(visit: Visit, monkeypatch: pytest.MonkeyPatch):
    ann = visit()
    table = ann.sets("me", "me")
    ann.post(f"/tables/{table}/start")
    seat = 0 if ann.frame(table, 0)["scene"].get("choices") else 1

    async def never(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(computer_thinking.BotThreads, "_run", never)
    refused = ann.post(f"/tables/{table}/seats/{seat}/hint", status=429)
    assert refused["error"] == "TooMuch"


def easy_took(table: str, ann: Visitor, other: Visitor, seat: Seated) -> float:
    """Return how many seconds the computer player on seat B waits after another player's move."""
    seat.says("look", seat=0, own_time=True)
    played = False
    while True:
        frame = seat.hears("frame")
        if asked(frame) != [1]:
            play_on(table, ann, None, other, answers=1)
            played = True
        elif played:
            began = time.monotonic()
            seat.hears("frame")
            return time.monotonic() - began


def test_computer_players_wait_for_no_one_who_alone_sees_everything_in_their_own_time(
    visit: Visit,
):
    ann, bob = visit(), visit()
    alone, together = (
        ann.sets("me", "easy", other, game="showdown", pace=2.4) for other in ("me", "friend")
    )
    bob.joins(ann, together, "Bob")
    for table, other in ((alone, ann), (together, bob)):
        ann.post(f"/tables/{table}/start")
        with ann.at_table(table) as seat:
            assert (easy_took(table, ann, other, seat) > 1) == (other is bob)


def test_a_table_of_a_game_that_is_offered_no_more_goes_on(tmp_path: Path, short: str):
    path = tmp_path / "house.sqlite"
    with visitors() as come:
        with open_server(path, games=("calaboose", "caboo")) as address:
            ann = come(address)
            gathers = ann.sets("me", "friend", edition=short)
            table = ann.sets("me", "keen", edition=short)
            ann.post(f"/tables/{table}/start")
        with open_server(path, games=("caboo",)) as address:
            ann = come(address, ann)
            assert {t["id"] for t in ann.get("/tables")["tables"]} == {gathers, table}
            assert ann.get(f"/tables/{gathers}")["phase"] == "gathering"
            assert ann.plays(table, 0)["scene"]["ending"]
            ann.post("/tables", {"game": "calaboose", "chairs": [{"who": "me"}] * 2}, 400)


@pytest.mark.parametrize(
    ("game", "other", "is_open"),
    [("rin_tin_tin", "me", True), ("calaboose", "me", False), ("rin_tin_tin", "easy", False)],
)
def test_a_seat_that_shares_its_screen_learns_whether_it_sees_no_more_than_a_spectator(
    visit: Visit, game: str, other: str, is_open: bool
):
    ann = visit()
    table = ann.sets("me", other, game=game)
    ann.post(f"/tables/{table}/start")
    assert ann.frame(table, 0)["open"] is is_open


@pytest.mark.parametrize("by_itself", [True, False])
def test_nobody_is_asked_where_all_see_that_there_is_no_choice_unless_the_table_wants_it(
    visit: Visit, by_itself: bool
):
    ann = visit()
    table = ann.sets("me", "me", game="rin_tin_tin", by_itself=by_itself)
    ann.post(f"/tables/{table}/start")
    asked_alone = 0
    for _ in range(40):
        frame = ann.frame(table, next(iter(asked(ann.frame(table, -1))), 0))
        if frame["scene"].get("ending"):
            break
        choices = frame["scene"]["choices"]
        asked_alone += len(choices) == 1
        ann.answers(table, frame, choices[0]["action"])
        ann.answers(table, frame, choices[0]["action"])  # a repeated move is recognized
    told = ann.get(f"/tables/{table}/seats/-1/log")["lines"]
    assert bool(asked_alone) is not by_itself
    assert any("only one move" in line["text"] for line in told) is by_itself
