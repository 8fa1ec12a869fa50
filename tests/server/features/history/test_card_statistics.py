"""Card statistics of finished matches, counted by the lab's watches."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.conftest import Visitor, open_server, visitors
from tests.server.waiting import PATIENCE, until
from tinstar.lab_schemas.match_counts import Counted
from tinstar.server.errors import StoreFailed
from tinstar.server.features.history import count_queue
from tinstar.server.features.history.card_statistics import card_statistics
from tinstar.server.features.history.count_store import CountedMatch
from tinstar.server.tables.table_store import TableStore

NEVER = "tests.server.no_such_job"


# --- what is told --------------------------------------------------------------------------------


def own(seat: int, won: bool, put: list[int]) -> CountedMatch:
    did = {"put": {"": put, "bandit": [put[0], 0]}, "cheat": {"": [9, 9]}}
    return CountedMatch("calaboose", 2, seat, won, Counted(did, {"hand": {"jail-break": [1, 0]}}))


def test_a_deed_is_told_with_how_the_matches_went_where_one_did_it_in_the_readers_words():
    lot = [own(0, True, [3, 7]), own(1, False, [2, 1]), own(0, True, [0, 5])]
    (game,) = card_statistics(lot, ["calaboose"], "de")
    assert (game.won.matches, game.won.wins) == (3, 2)
    (put,), (hand,) = game.did, game.had  # rows without a message are left out
    assert (put.what, hand.what) == ("Bei dir eingesperrt", "Auf deiner Hand")
    lines = [(x.what, x.times, x.won.wins, x.won.matches) for x in (*put.lines, *hand.lines)]
    assert lines == [("", 4, 1, 2), ("Bandit", 3, 1, 1), ("Ausbruch", 2, 2, 2)]
    assert card_statistics(lot, ["showdown"], "en") == []


# --- at the house --------------------------------------------------------------------------------


def until_counted(who: Visitor) -> Any:
    until(lambda: not who.get("/me/cards")["waiting"], 5 * PATIENCE)  # a low-priority job
    return who.get("/me/cards")["games"]


def test_ones_own_matches_that_are_over_are_counted_once_and_told_to_nobody_else(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    with visitors() as come:
        with open_server(tmp_path / "h.sqlite") as server_address:
            ann, eve = come(server_address), come(server_address)
            id = ann.sets("me", "easy", edition=short)
            ann.post(f"/tables/{id}/start")
            ann.plays(id, 0, answers=1)
            assert until_counted(ann) == []
            ann.plays(id, 0)
            (game,) = until_counted(ann)
            assert (game["game"], game["players"], game["won"]["matches"]) == ("calaboose", 2, 1)
            assert sum(group["lines"][0]["times"] for group in game["did"]) > 0
            assert until_counted(eve) == []
        monkeypatch.setattr(count_queue, "JOB", NEVER)
        with open_server(tmp_path / "h.sqlite") as server_address:
            assert until_counted(come(server_address, ann)) == [game]


def test_where_a_job_breaks_down_nobody_waits_for_it(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(count_queue, "JOB", NEVER)
    with open_server(tmp_path / "h.sqlite") as server_address, visitors() as come:
        ann = come(server_address)
        ann.has_played(short)
        assert ann.get("/me/cards")["waiting"] == 1
        assert until_counted(ann) == []


async def test_who_asked_while_the_store_was_busy_may_ask_again(monkeypatch: pytest.MonkeyPatch):
    class Busy:
        """A store with one uncounted match, whose database is locked."""

        def waiting(self, _guest: str) -> int:
            return 1

        def next_of(self, _guest: str, _most: int) -> dict[int, str]:
            raise StoreFailed("not-found-now")

    monkeypatch.setattr(count_queue, "MatchCountStore", lambda _: Busy())
    asked = count_queue.MatchCountQueue(cast("TableStore", SimpleNamespace(database=None)))
    assert await asked.ask("ann") == 1
    assert asked._worker
    await asked._worker
    assert await asked.ask("ann") == 1
    await asked.close()
