"""Games are compiled before anybody has to wait for them."""

from pathlib import Path

import pytest

from tinstar.engine.compile_progress import told_to
from tinstar.engine.machine_code import units
from tinstar.games import load
from tinstar.lab.review import Effort, review
from tinstar.match import Match
from tinstar.match.machine_code_warmup import is_ready, make_ready
from tinstar.presentation.scene import scene

GAME = "rin_tin_tin"  # the game with the fewest rules


@pytest.mark.compiled
@pytest.mark.xdist_group(f"machine code of {GAME}")
def test_a_game_is_made_ready_once_and_one_is_told_how_far_it_is():
    shares: list[float] = []
    make_ready(GAME, shares.append)
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


def test_a_game_is_ready_once_its_machine_code_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(units, "cache_folder", lambda: tmp_path)
    assert not is_ready(GAME)
    units._path(f"{GAME}.table", "").touch()
    assert is_ready(GAME)
    assert not is_ready("calaboose")
