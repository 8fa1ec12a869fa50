"""The search, which is the same for all games."""

import time
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest

import tinstar
from tests.engine import kuhn
from tests.games.caboo.table import table
from tests.players.positions import position, shares
from tinstar.games.caboo.actions import DRAW
from tinstar.players import local_thinking, search
from tinstar.players.search import SearchPlayer

GAMES = tinstar.available()
pytestmark = pytest.mark.compiled


def seats(name: str) -> range:
    return tinstar.load(name).rules.box.seats


EVERY_TABLE = [(name, players) for name in GAMES for players in seats(name)]


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_number_of_playouts_gives_one_answer_for_a_seed(name: str, players: int):
    state = position(tinstar.load(name, players=players).compile(), 20, seed=players)
    view = state.view(state.current_player())
    thoughts = [SearchPlayer(playouts=300, seed=4).think(view) for _ in range(2)]
    assert thoughts[0].ranking == thoughts[1].ranking
    assert thoughts[0].action in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_in_python_it_finds_what_machine_code_finds(name: str):
    state = position(tinstar.load(name), 12, seed=1)
    view = state.view(state.current_player())
    fast, slow = (
        SearchPlayer(playouts=60, seed=4, by=search.HINTS, fast=f).think(view)
        for f in (True, False)
    )
    assert fast.ranking == slow.ranking


@pytest.mark.parametrize("name", GAMES)
def test_it_answers_alike_to_what_its_seat_cannot_tell_apart(name: str):
    state = position(tinstar.load(name, players=3).compile(), 30, seed=2)
    seat = state.current_player()
    other = state.resample(seat, np.random.default_rng(1))
    rankings = [
        SearchPlayer(playouts=200, seed=3).think(s.view(seat)).ranking for s in (state, other)
    ]
    assert rankings[0] == rankings[1]


@pytest.mark.parametrize("name", GAMES)
def test_every_playout_passes_through_one_child_of_the_root(name: str):
    state = position(tinstar.load(name).compile(), 16, seed=3)
    thought = SearchPlayer(playouts=500, seed=1).think(state.view(state.current_player()))
    assert thought.playouts == 500
    assert sum(visits for _, visits, _ in thought.ranking) == 500
    assert sorted(a for a, _, _ in thought.ranking) == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_it_does_not_touch_the_view_it_is_given(name: str):
    state = position(tinstar.load(name).compile(), 16, seed=3)
    view = state.view(state.current_player())
    before = view.digest()
    SearchPlayer(playouts=100, seed=1).think(view)
    assert view.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_it_thinks_on_when_its_tree_is_full(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(search, "NODES", 400)
    state = position(tinstar.load(name).compile(), 16, seed=3)
    thought = SearchPlayer(playouts=3000, seed=1).think(state.view(state.current_player()))
    assert thought.playouts == 3000
    assert thought.action in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_given_a_time_it_uses_that_time_in_small_lots(name: str):
    state = position(tinstar.load(name).compile(), 16, seed=3)
    view = state.view(state.current_player())
    SearchPlayer(playouts=1, seed=1).think(view)  # compile first
    thought = SearchPlayer(seconds=0.1, seed=1).think(view)
    assert thought.seconds >= 0.1
    assert thought.playouts > 50


@pytest.mark.parametrize("name", GAMES)
def test_given_a_time_it_does_not_betray_by_haste_that_it_has_no_choice(name: str):
    game = tinstar.load(name, players=3).compile()
    forced = next(
        state
        for n in range(200)
        if len((state := position(game, n % 60, seed=n)).legal_actions()) == 1
    )
    view = forced.view(forced.current_player())
    SearchPlayer(playouts=1, seed=1).choose(view)  # the first call may compile
    start = time.perf_counter()
    assert SearchPlayer(seconds=0.2, seed=1).choose(view) in forced.legal_actions()
    assert time.perf_counter() - start >= 0.2


def test_unwatched_it_takes_no_time_if_it_has_only_one_action_to_consider():
    t = table("A* K:A K:A\nB Q:* Q:*\nC Q:* Q:*\ncentre 3\npile 4 9 9 8 8")
    t.s.turns = 1
    view = t.state().view(0)
    assert len(view.legal_actions()) == 2  # one of them is an early call
    player = SearchPlayer(seconds=600, seed=1, fast=False, considerate=True)
    player.live = False
    assert [action for action, *_ in player.think(view).ranking] == [DRAW]


@pytest.mark.parametrize("live", [True, False])
def test_unwatched_it_thinks_in_processor_time(live: bool, monkeypatch: pytest.MonkeyPatch):
    """A busy machine gives this thread no time: the clock of the processor stands still."""
    state = position(tinstar.load("calaboose"), 16, seed=3)
    view = state.view(state.current_player())
    player = SearchPlayer(seconds=0.1, seed=1, fast=False)
    player.live = live
    ticks, stopped = count(step=0.05), iter([0.0] * 50)
    clocks = {"perf_counter": ticks.__next__, "thread_time": stopped.__next__}
    if not live:
        clocks = dict(zip(clocks, reversed(clocks.values()), strict=True))
    monkeypatch.setattr(local_thinking, "time", SimpleNamespace(**clocks))
    assert player.think(view).seconds > 0.1


@pytest.mark.parametrize("name", [name for name in GAMES if name != "calaboose"])
@pytest.mark.parametrize("players", [2, 4])
def test_search_is_nowhere_weaker_than_greedy(name: str, players: int):
    """A few games cannot show how much stronger it is; docs/strength.md does."""
    specs = ("search:25",) + ("greedy",) * (players - 1)
    mean, error = shares(name, specs, games=24, seed=5)
    assert mean > -2 * error


@pytest.mark.parametrize("players", [2, 4])
def test_search_beats_greedy_clearly_where_skill_decides(players: int):
    specs = ("search:200",) + ("greedy",) * (players - 1)
    mean, error = shares("calaboose", specs, games=24, seed=5)
    assert mean > 3 * error


@pytest.mark.parametrize("by", [search.HINTS, search.PLAIN])
def test_it_can_be_asked_to_do_without_a_net(by: str):
    """The contract above holds for these guides as well."""
    state = position(tinstar.load("calaboose", players=3).compile(), 30, seed=2)
    seat = state.current_player()
    other = state.resample(seat, np.random.default_rng(1))
    asked = SearchPlayer(playouts=200, seed=3, by=by).request(state.view(seat))
    assert (asked.net, asked.hints) == (None, by == search.HINTS)
    rankings = [
        SearchPlayer(playouts=200, seed=3, by=by).think(s.view(seat)).ranking
        for s in (state, other)
    ]
    assert rankings[0] == rankings[1]
    assert sum(visits for _, visits, _ in rankings[0]) == 200


def test_hints_are_worth_something_to_a_search():
    specs = ("search:200/hints", "search:200/plain")
    mean, error = shares("calaboose", specs, games=60, seed=5)
    assert mean > error


def test_what_a_net_did_not_learn_is_searched_by_hints():
    """An example is a variant of the game, for which the net was not trained."""
    game = tinstar.load("calaboose").variant("mini").compile()
    view = game.new_initial_state().view(0)
    assert "expected a net for" in SearchPlayer().without_net(game)
    by_best, by_hints = (
        SearchPlayer(playouts=100, seed=1, by=by).think(view) for by in (search.BEST, search.HINTS)
    )
    assert by_best.ranking == by_hints.ranking


def test_a_game_may_say_that_hints_are_better_than_its_net():
    game = tinstar.load("caboo").compile()
    state = position(game, 30, seed=2)
    view = state.view(state.current_player())
    best, by_hints, by_net = (
        SearchPlayer(playouts=100, seed=1, by=by).think(view).ranking
        for by in (search.BEST, search.HINTS, search.NET)
    )
    assert best == by_hints != by_net
    assert SearchPlayer().without_net(game) == ""


def test_a_game_without_hints_is_played_out_to_its_end():
    """Kuhn poker has none: a King calls a bet, a Jack folds."""
    game = kuhn.game()
    for card, answer in ((kuhn.Card.KING, kuhn.FOLD + 1), (kuhn.Card.JACK, kuhn.FOLD)):
        state = game.new_initial_state()
        for outcome in (kuhn.Card.QUEEN, card):
            state.apply_action(int(outcome))
        state.apply_action(1)
        thought = SearchPlayer(playouts=2000, seed=1).think(state.view(1))
        assert thought.action == answer
