"""Whole compiled games, compared with the same games played in Python."""

import numpy as np
import pytest

import tinstar
from tests.engine import kuhn
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import TERMINAL, outlook
from tinstar.engine.random_streams import new_stream
from tinstar.lab.simulation.compiled_games import AT_ONCE, QUICK, play_quickly
from tinstar.lab.simulation.simulate import Plan, simulate
from tinstar.players.simple import GreedyPlayer

GAME = "calaboose"


def played(kinds: list[str], games: int, seed: int = 1, threads: int = 1, **options: int):
    game = tinstar.load(GAME, len(kinds), **options).compile()
    sitting = np.tile(np.array([QUICK[kind] for kind in kinds], np.uint8), (games, 1))
    return np.concatenate(list(play_quickly(game, sitting, np.arange(games), seed, threads)))


@pytest.mark.compiled
def test_games_are_the_same_by_any_number_of_threads_and_in_any_lot():
    alone = played(["greedy", "random"], AT_ONCE + 9)
    assert alone.tobytes() == played(["greedy", "random"], AT_ONCE + 9, threads=2).tobytes()
    assert alone[:5].tobytes() == played(["greedy", "random"], 5).tobytes()
    assert alone[:5].tobytes() != played(["greedy", "random"], 5, seed=2).tobytes()


@pytest.mark.compiled
def test_players_of_machine_code_play_as_well_as_those_of_the_house():
    plan = Plan(GAME, ("greedy", "random"), games=200, seed=5)
    quick = simulate(plan)
    game = quick.game
    score, rng = np.zeros(2), np.random.default_rng(5)
    for number in range(40):
        state = game.new_initial_state()
        greedy = GreedyPlayer(number)
        while (mover := state.draw(rng)) != TERMINAL:
            mine = mover == number % 2
            action = greedy.choose(state.view(mover)) if mine else rng.choice(state.legal_actions())
            state.apply_action(int(action))
        score += state.scores()[number % 2], state.scores()[1 - number % 2]
    found = [quick.rows["scores"][quick.kinds() == k].mean() for k in (0, 1)]
    assert np.abs(score / 40 - found).max() < 4  # points, of some 37 and 12


@pytest.mark.compiled
def test_chance_is_the_same_whoever_plays_for_as_long_as_it_is_asked_the_same():
    one, other = played(["random"] * 3, 50), played(["greedy"] * 3, 50)
    assert one["first"].tolist() == other["first"].tolist()
    assert len(set(one["first"].tolist())) == 3


def test_no_two_games_or_parts_of_a_game_share_a_stream():
    assert len({int(new_stream(1, index)[0]) for index in range(2000)}) == 2000


def test_what_is_noted_of_a_game_of_kuhn_poker_is_as_counted_by_hand():
    """One game in which both always bet: a deal, a bet, a call, the end."""
    from tinstar.lab.simulation.compiled_games import Watched

    game = kuhn.game()
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    mover = state.draw(rng)
    watched, before, most = Watched(state, mover), np.zeros(2, np.float32), 0.0
    plain(outlook, game.box, state.array[0], before)
    while mover != TERMINAL:
        options, now = state.legal_actions(), np.zeros(2, np.float32)
        state.apply_action(options[-1])
        watched.note(mover, len(options))
        plain(outlook, game.box, state.array[0], now)
        most, before = max(most, float(np.abs(now - before).max())), now
        mover = state.draw(rng)
        watched.note()
    row = watched.row()[0]
    assert (row["first"], row["decisions"], row["choices"], row["options"]) == (0, 2, 2, 4)
    assert row["chances"] == len(state.history()) - 2
    assert row["leader"] == int(np.argmax(state.returns()))
    assert row["swing"] == pytest.approx(most)
    assert row["luck"] == 0
