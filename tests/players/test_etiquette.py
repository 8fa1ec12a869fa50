"""Etiquette: how computer players of each level call and stack in Caboo."""

import numpy as np
import pytest

import tinstar
from bench.strength.caboo_rounds import count
from tests.games.caboo.table import table
from tinstar.errors import BadOption
from tinstar.games.caboo.actions import CALL, DRAW
from tinstar.games.caboo.etiquette import TURNS
from tinstar.players.net_players import NetPlayer
from tinstar.players.search import SearchPlayer
from tinstar.players.simple import SURE

ROUNDS = 40
LEVELS = ("easy", "keen", "greedy", "net/manners", "search:20/manners", "search:20/net/manners")


@pytest.mark.compiled
@pytest.mark.parametrize("kind", LEVELS)
def test_players_wait_with_a_call_are_mostly_right_and_stack_what_they_know(kind: str):
    found = count(kind, 4, ROUNDS)
    assert found.turns_before >= TURNS * found.calls
    assert found.calls > ROUNDS / 2
    least, most = (0.4, 0.9) if kind == "easy" else (0.7, 1.0)
    assert least * found.calls <= found.right <= most * found.calls
    assert found.stacks > ROUNDS
    assert found.failed <= 0.05 * found.stacks


@pytest.mark.compiled
def test_with_no_holds_barred_players_call_at_once():
    found = count("search:50", 4, ROUNDS)
    assert found.turns_before < TURNS * found.calls / 2


@pytest.mark.parametrize("by", ["hints", "plain"])
def test_a_search_with_manners_does_not_even_consider_an_early_call(by: str):
    """The best call of all: the player has no points, and everybody else has many."""
    t = table("A* K:A K:A\nB Q:* Q:*\nC Q:* Q:*\ncentre 3\npile 4 9 9 8 8")
    t.s.turns = 1
    view = t.state().view(0)
    found = [
        SearchPlayer(playouts=20, seed=1, by=by, fast=False, considerate=polite).think(view)
        for polite in (False, True)
    ]
    assert [{action for action, *_ in one.ranking} for one in found] == [{CALL, DRAW}, {DRAW}]


def test_a_net_with_manners_calls_as_soon_as_etiquette_says_so():
    t = table("A* K:A K:A\nB Q:* Q:*\nC Q:* Q:*\ncentre 3\npile 4 9 9 8 8")
    t.s.turns = TURNS * 3 + 1
    view = t.state().view(0)
    assert set(view.legal_actions()) == {CALL, DRAW}
    hardly_caring = (NetPlayer(seed, power=0.01, considerate=True) for seed in range(20))
    assert {player.choose(view) for player in hardly_caring} == {CALL}


@pytest.mark.parametrize("spec", ["net", "search:9", "search:9/net", "search:9/plain"])
def test_a_name_says_whether_a_player_minds_the_etiquette(spec: str):
    plain, polite = tinstar.player(spec), tinstar.player(f"{spec}/manners")
    assert isinstance(plain, NetPlayer | SearchPlayer)
    assert isinstance(polite, NetPlayer | SearchPlayer)
    assert (plain.considerate, polite.considerate) == (False, True)


@pytest.mark.parametrize(
    "spec", ["easy/manners", "greedy/manners", "random/manners", "keen/manners"]
)
def test_other_players_take_no_manners(spec: str):
    with pytest.raises(BadOption, match="expected net or search before /manners, got"):
        tinstar.player(spec)


@pytest.mark.compiled
def test_easy_changes_its_daring_from_round_to_round():
    game, easy = tinstar.load("caboo", 2).compile(), tinstar.player("easy", seed=3)
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    dared: dict[int, set[int]] = {}
    while (mover := state.draw(rng)) >= 0:
        action = easy.choose(state.view(mover))
        dared.setdefault(int(state.s.finished), set()).add(easy._sure)
        state.apply_action(action)
    assert {len(each) for each in dared.values()} == {1}
    daring = [each.pop() for each in dared.values()]
    assert len({*daring}) > 2
    assert all(SURE[0] <= each <= SURE[1] for each in daring)
