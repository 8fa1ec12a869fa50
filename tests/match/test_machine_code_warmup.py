"""Games are compiled before anybody has to wait for them."""

import os
from pathlib import Path

import pytest

from tinstar.engine.compile_progress import told_to
from tinstar.games import load
from tinstar.lab.review import Effort, review
from tinstar.lab.review.position_value import Judge
from tinstar.match import Match, machine_code_warmup
from tinstar.match.machine_code_warmup import is_ready, make_ready
from tinstar.presentation.scene import scene

GAME = "rin_tin_tin"  # the game with the fewest rules


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


def test_it_is_noted_once_all_is_made_for_these_rules_this_numba_and_this_processor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    module = tmp_path / "ready.py"
    module.touch()
    monkeypatch.setattr(machine_code_warmup, "__file__", str(module))
    monkeypatch.setattr(machine_code_warmup, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(machine_code_warmup.SearchPlayer, "prepare", lambda _: None)

    def fails(_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(machine_code_warmup, "play_once", fails)
    with pytest.raises(OSError, match="no room"):
        make_ready(GAME, lambda _: None)
    assert not is_ready(GAME)
    monkeypatch.setattr(machine_code_warmup, "play_once", lambda _: None)
    make_ready(GAME, lambda _: None)
    assert is_ready(GAME)
    assert not is_ready("calaboose")
    for what in ("digest_of", "version"):
        with monkeypatch.context() as other:
            other.setattr(machine_code_warmup, what, lambda _: "another")
            assert not is_ready(GAME)
    with monkeypatch.context() as other:
        other.setattr("llvmlite.binding.get_host_cpu_name", lambda: "another")
        assert not is_ready(GAME)
    os.utime(module, (1, 1))  # as if reinstalled
    assert not is_ready(GAME)
