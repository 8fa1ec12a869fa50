import numpy as np
import pytest

import tinstar
from tests.engine import kuhn
from tinstar.engine.view import View
from tinstar.lab.simulation import simulate as lab
from tinstar.lab.simulation.simulate import Plan, play, simulate
from tinstar.players.search import SearchPlayer
from tinstar.statistics import mean_interval, wilson

PLAN = Plan("calaboose", ("easy", "random"), games=5, seed=3)  # easy is not in QUICK
ROW = "decisions", "chances", "ending", "scores", "returns"


def test_one_game_is_the_same_each_time_and_interpreted():
    game = tinstar.load("calaboose", players=2)
    plan = Plan("calaboose", ("random", "random"), games=1, seed=3)
    row = play(plan, game, 0)[0]
    assert [row[part].tolist() for part in ROW] == [113, 46, 2, [26, 27], [-1.0, 1.0]]
    assert play(plan, game, 0).tobytes() == row.tobytes() != play(plan, game, 1).tobytes()


def test_a_plan_takes_the_integers_of_numpy_and_names_what_it_does_not_take():
    assert Plan("calaboose", ["random"] * 2, np.int64(1), np.int8(3)) == Plan(
        "calaboose", ("random",) * 2, 1, 3
    )
    with pytest.raises(tinstar.BadOption, match="seats: expected a str, got <class 'object'>"):
        Plan("calaboose", (object,), 1, 3)
    with pytest.raises(tinstar.BadOption, match=r"games: expected a whole number, got 2\.5"):
        Plan("calaboose", ("random",), 2.5, 3)


def test_nobody_watches_how_fast_a_search_moves(monkeypatch: pytest.MonkeyPatch):
    live = []

    def choose(search: SearchPlayer, view: View) -> int:
        live.append(search.live)
        return view.legal_actions()[0]

    monkeypatch.setattr(SearchPlayer, "choose", choose)
    play(Plan("kuhn", ("search:0.1s", "search:9"), games=1, seed=2), kuhn.game(), 0)
    assert {*live} == {False}


def test_random_players_of_kuhn_poker_do_as_computed_by_hand():
    # The first seat wins all bet-folds (1/4), half of all showdowns (check-check 1/4, bet-call 1/4,
    # check-bet-call 1/8) and no check-bet-fold (1/8): 9/16. A quarter of the games has a third
    # decision.
    plan = Plan("kuhn", ("random", "random"), games=1500, seed=2)
    game = kuhn.game()
    rows = np.concatenate([play(plan, game, n) for n in range(plan.games)])
    won = wilson(int((rows["returns"][:, 0] > 0).sum()), len(rows))
    length = mean_interval(rows["decisions"])
    assert won.low < 9 / 16 < won.high
    assert length.low < 2.25 < length.high
    assert set(rows["chances"]) == {2}


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        (Plan("calaboose", ("random",) * 2, games=0, seed=1), "games: expected at least 1, got 0"),
        (Plan("calaboose", ("random",) * 6, games=1, seed=1), "players: expected 2 to 5, got 6"),
        (Plan("calaboose", ("random", "clever"), games=1, seed=1), "got 'clever'"),
        (Plan("calaboose", ("random",) * 2, 1, 1, options={"games": 2}), "expected 1 or 3, got 2"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, expected: str):
    with pytest.raises(tinstar.BadOption, match=expected):
        simulate(plan)


def test_workers_must_be_at_least_one():
    with pytest.raises(
        tinstar.BadOption, match="workers: expected a whole number of at least 1, got 0"
    ):
        simulate(PLAN, workers=0)


@pytest.mark.compiled
def test_two_workers_play_the_games_that_one_plays():
    alone, together = simulate(PLAN), simulate(PLAN, workers=2)
    assert alone.complete
    assert together.complete
    assert alone.rows.tobytes() == together.rows.tobytes()
    assert alone.rows["decisions"].min() > 0


@pytest.mark.compiled
def test_another_seed_gives_other_games():
    assert (simulate(PLAN).rows != simulate(Plan("calaboose", PLAN.seats, 5, seed=4)).rows).any()


@pytest.mark.compiled
def test_progress_is_told_game_by_game():
    told = []
    simulate(PLAN, report=told.append)
    assert told == [1, 2, 3, 4, 5]


@pytest.mark.compiled
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_the_games_that_are_finished(workers: int):
    def interrupt(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    results = simulate(PLAN, workers, report=interrupt)
    whole = simulate(PLAN)
    assert not results.complete
    assert len(results.numbers) == 3
    assert (results.rows == whole.rows[results.numbers]).all()


@pytest.mark.compiled
def test_an_interrupt_before_the_first_game_leaves_nothing(monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "play", interrupted)
    assert simulate(PLAN).numbers.tolist() == []
