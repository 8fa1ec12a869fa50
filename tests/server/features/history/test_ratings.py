"""Ratings estimate strength, and can be computed again from the results."""

import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from tinstar.match.journal_lines import Chair, sealed
from tinstar.players.measured_strength import Measured
from tinstar.server.tables import ratings
from tinstar.server.tables.ratings import (
    BETA,
    ENOUGH,
    MEAN,
    NEW,
    after,
    anchors,
    catch_up,
    change_by,
    points,
    rank,
    rate,
)
from tinstar.server.tables.result_store import MatchSeat, Rating, Result, ResultFilter
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.table_store import TableStore

LADDER = [19.0, 22.0, 25.0, 28.0, 31.0, 25.0, 23.0, 27.0]  # true strengths


def winner(strengths: list[float], rng: random.Random) -> list[bool]:
    c = math.sqrt(len(strengths)) * BETA
    won = rng.choices(range(len(strengths)), [math.exp(s / c) for s in strengths])[0]
    return [i == won for i in range(len(strengths))]


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_recover_a_known_ladder_and_say_truly_how_sure_they_are(seats: int):
    rng = random.Random(39)
    found = [NEW] * len(LADDER)
    for _ in range(2400):
        there = rng.sample(range(len(LADDER)), seats)
        now = after([found[i] for i in there], winner([LADDER[i] for i in there], rng))
        for i, rating in zip(there, now, strict=True):
            found[i] = rating
    off = [(r.mu - true) / r.sigma for r, true in zip(found, LADDER, strict=True)]
    assert math.sqrt(sum(x * x for x in off) / len(off)) < 1.6
    assert max(r.sigma for r in found) < 2.5


def test_somebody_who_plays_against_computer_players_only_comes_to_their_strength():
    """The fixed ratings of computer players do not change."""
    rng, me = random.Random(1), NEW
    fixed = Rating(MEAN + 6, 0.0, 0, 0)
    for _ in range(600):
        me, they = after([me, fixed], winner([MEAN + 6, MEAN + 6], rng))
        assert (they.mu, they.sigma) == (fixed.mu, 0)
    assert abs(me.mu - fixed.mu) < 2 * me.sigma < 4


def test_between_two_it_is_what_openskill_says():
    theirs = PlackettLuce()
    a, b = Rating(27, 5, 0, 0), Rating(22, 3, 0, 0)
    won, lost = theirs.rate([[theirs.rating(r.mu, r.sigma)] for r in (a, b)], ranks=[1, 0])
    ours = after([a, b], [False, True])
    for found, expected in zip(ours, (won[0], lost[0]), strict=True):
        assert (found.mu, found.sigma) == pytest.approx((expected.mu, expected.sigma))


def test_the_computer_players_stand_as_far_apart_as_they_were_measured(
    monkeypatch: pytest.MonkeyPatch,
):
    rows = [Measured("keen", "easy", 2, 400, 240.0), Measured("keen", "easy", 4, 400, 160.0)]
    rows += [Measured("net", "keen", 4, 9, 9.0), Measured("net/manners", "keen", 4, 400, 200.0)]
    rows.append(Measured("search:1s", "net", 4, 400, 100.0))
    monkeypatch.setattr(ratings, "measured", lambda: {"poker": rows})
    anchors.cache_clear()
    found = anchors("poker", 4)
    worth = [math.exp(found[k] / (math.sqrt(4) * BETA)) for k in ("easy", "keen")]
    assert worth[1] / (worth[1] + 3 * worth[0]) == pytest.approx(0.4)
    assert found["keen"] < found["net/manners"] < found["net"] < math.inf
    assert not {"search:1s", "search:1s/manners"} & set(found)  # no better, and not measured
    assert anchors("poker", 3) == anchors("poker", 2)
    assert anchors("another", 2) == {"easy": MEAN}
    anchors.cache_clear()


def sat(
    seat: int, guest: str, won: bool = False, counts: bool = True, kind: str = "person"
) -> MatchSeat:
    return MatchSeat(seat, guest, guest or kind, kind, 10 * won, won, counts)


def result(*seats: MatchSeat, standard: bool = True, number: int = 1) -> Result:
    return Result(number, f"t{number}", "calaboose", len(seats), standard, 0, True, list(seats))


ANN, BOB = sat(0, "ann", won=True), sat(1, "bob")


@pytest.mark.parametrize(
    ("match", "counts_for"),
    [
        (result(ANN, BOB), {"ann", "bob"}),
        (result(ANN, sat(1, "", kind="easy")), {"ann"}),
        (result(ANN, BOB, standard=False), set()),  # other parameters make another game
        (result(ANN, sat(1, "bob", counts=False)), set()),  # nobody is left to beat
        (result(ANN, BOB, sat(2, "cid", counts=False)), {"ann", "bob"}),
        (result(sat(0, "ann", won=True, counts=False), BOB, sat(2, "cid")), set()),
        (result(ANN, sat(1, "", kind="greedy")), set()),  # its rating is not known
    ],
)
def test_a_match_counts_for_those_alone_who_played_all_of_it(match: Result, counts_for: set[str]):
    assert set(rate(match, {})) == counts_for


def test_nothing_is_said_of_strength_after_a_few_matches_nor_of_luck_as_if_it_were_skill():
    early = rank("calaboose", 2, Rating(30, 4, 9, 7))
    assert early.points is None
    assert early.luck
    known = rank("calaboose", 2, Rating(MEAN, 2, 12, 8))
    assert known.points == 1500 == known.anchors[0].points
    assert known.low
    assert known.high
    assert known.low < 1400
    assert known.high > 1600
    assert known.luck
    assert not rank("calaboose", 2, Rating(MEAN, 2, 60, 45)).luck


# --- kept ----------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[TableStore]:
    found = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    yield found
    found.close()


Between = Callable[[TableRecord], object]


def play(
    store: TableStore, number: int, *guests: str, between: Between = lambda _: None
) -> TableRecord:
    """Store a match that the first guest wins; "" is the easy computer player."""
    chairs = [
        ChairRecord(g.title(), "person", "", g, "", "", g, {g: g})
        if g
        else ChairRecord("Lefty", "computer", "easy")
        for g in guests
    ]
    of = TableRecord(f"t{number}", "calaboose", chairs, {}, False, 0, "", guests[0], "", b"")
    store.add(of)
    of.phase = "playing"
    store.keep(of)
    between(of)
    of.phase, of.scores, of.winners = "over", [9] + [1] * (len(guests) - 1), [0]
    store.keep(of)
    return of


def test_a_result_is_kept_once_and_rated_once_however_often_its_table_is_kept(store: TableStore):
    table = play(store, 1, "ann", "bob")
    catch_up(store.played)
    before = store.played.ratings("ann")
    store.keep(table)
    catch_up(store.played)
    assert store.played.ratings("ann") == before
    assert before["calaboose", 2].matches == before["calaboose", 2].wins == 1


def test_each_match_says_by_how_many_points_it_moved_the_rating(store: TableStore):
    for number in range(1, ENOUGH + 3):
        play(store, number, "ann", "bob")
    said = [change_by(store.played, f"t{number}", "ann") for number in range(1, ENOUGH + 3)]
    assert [one.rated for one in said] == [*range(1, ENOUGH + 3)]
    assert {one.points for one in said[: ENOUGH - 1]} == {None}
    first, *later = said[ENOUGH - 1 :]
    assert (first.points is None, first.change) == (False, None)
    assert [one.change for one in later] == [
        now.points - before.points for before, now in zip([first, *later], later, strict=False)
    ]
    assert later[0].change > 0 > change_by(store.played, f"t{ENOUGH + 1}", "bob").change
    play(store, ENOUGH + 3, "ann", "bob", "cid")  # another ladder
    catch_up(store.played)
    last = store.played.last_changes("ann")
    assert rank("calaboose", 2, last["calaboose", 2][1], last["calaboose", 2]).change == (
        later[-1].change
    )
    assert set(last) == {("calaboose", 2), ("calaboose", 3)}
    assert later[-1].points == points(store.played.ratings("ann")["calaboose", 2])[1]
    assert change_by(store.played, "t1", "cid").rated == 0
    store.forget_guest("ann", "nobody", "Somebody")
    assert change_by(store.played, "t1", "ann").rated == 0


def test_ratings_made_anew_from_the_results_are_the_same(
    store: TableStore, monkeypatch: pytest.MonkeyPatch
):
    rng = random.Random(3)
    for number in range(40):
        play(store, number, *rng.sample(["ann", "bob", "cid", ""], 2 + number % 2))
        if number % 7 == 0:
            catch_up(store.played)
    catch_up(store.played)
    before = {g: store.played.ratings(g) for g in ("ann", "bob", "cid")}
    assert all(before.values())
    monkeypatch.setattr(ratings, "model", lambda: "another")
    monkeypatch.setattr("tinstar.server.tables.result_store.RATED_AT_ONCE", 7)
    catch_up(store.played)
    assert {g: store.played.ratings(g) for g in before} == before


def test_a_person_counts_who_sat_there_alone_and_from_beginning_to_end(store: TableStore):
    """A shared screen, a replacement, a late arrival and an early departure do not count."""

    def sits_in(of: TableRecord) -> None:
        line, _ = sealed("", Chair(7, 0, "keen", "Slim"))
        store.add_lines(of, 0, [line])

    def comes(of: TableRecord) -> None:
        of.chairs[0].leave()
        of.chairs[0].sit("dan", "dan")

    def moves(of: TableRecord) -> None:
        of.chairs[0].sit("ann on the phone", "ann")

    def leaves(of: TableRecord) -> None:
        of.chairs[0].leave()
        of.chairs[0].holder, of.chairs[0].kind = "computer", "easy"

    play(store, 1, "ann", "ann", "bob", "cid")
    for number, between in enumerate((sits_in, comes, leaves, moves), start=2):
        play(store, number, "ann", "bob", "cid", between=between)
    who = ("ann", "bob", "dan", "ann on the phone")
    found = {
        f"{r.table} {g}": next(s.counts for s in r.seats if s.guest == g)
        for g in who
        for r in store.played.results(g, ResultFilter(), 9)
        if any(s.guest == g for s in r.seats)
    }
    assert {at for at, counts in found.items() if not counts} == {"t1 ann", "t2 ann", "t3 dan"}
    assert [r.seats[0].counts for r in store.played.results("bob", ResultFilter(), 9)] == [
        True, False, False, False, False,
    ]  # fmt: skip
    assert [r.number for r in store.played.results("ann", ResultFilter(), 9)] == [5, 4, 3, 2, 1]
