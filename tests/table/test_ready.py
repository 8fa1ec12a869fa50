"""Machine code that is made before anybody waits for it."""

import pytest

from tinstar.core.progress import told_to
from tinstar.core.scene import scene
from tinstar.games import load
from tinstar.lab.review import Effort, review
from tinstar.lab.review.judge import Judge
from tinstar.table import Match
from tinstar.table.ready import make_ready

GAME = "rin_tin_tin"  # whose rules are the fewest


@pytest.mark.compiled
@pytest.mark.xdist_group(f"machine code of {GAME}")
def test_a_game_is_made_ready_once_and_one_is_told_how_far_it_is():
    shares: list[float] = []
    make_ready(GAME, shares.append)
    Judge.prepare(load(GAME))
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    made: list[str] = []
    with told_to(lambda name, _: made.append(name)):
        make_ready(GAME, shares.append)
        review(finished().journal, Effort(2, seed=1))
        show_all_that_is_refused()
    assert made == []


def show_all_that_is_refused() -> None:
    state = load(GAME).compile().new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert scene(state.view(state.current_player())).refusals


def finished() -> Match:
    match = Match(load(GAME), ["random", "random"], seed=1)
    while match.step():
        pass
    return match
