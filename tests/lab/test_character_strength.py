"""The compiled characters of the measurement lean as the players do."""

from collections import Counter

import numpy as np
import pytest

from bench.strength import characters
from bench.strength.characters import Found, desk_of, is_even, leaning_of, leant, measure
from tests.players.test_characters import Fixed, view_at
from tinstar.lab.training.self_play import bench_of
from tinstar.players.characters import CHARACTERS, Character, CharacterPlayer
from tinstar.players.net import no_net
from tinstar.statistics import Estimate

TIMES = 40


@pytest.mark.parametrize("name", ["calaboose", "outlaws25"])
@pytest.mark.parametrize("who", ["amos", "gus", "winnie"])
def test_a_compiled_character_chooses_as_often_as_the_player_does(name: str, who: str):
    view, character = view_at(name), CHARACTERS[who]
    good = view.legal_actions()[:4]
    player = CharacterPlayer(Fixed(good[0], good), character, seed=1)
    expected = Counter(good.index(player.choose(view)) for _ in range(TIMES))
    bench, desk = bench_of(view.game, no_net(view.game), 1), desk_of(view.game)
    bench.views[0] = view.s.array[0]
    bench.mind.actions[: len(good)] = good
    desk.good[: len(good)] = np.arange(len(good))
    found = Counter(
        leant(view.game.box[0], view.seat, 0, len(good), leaning_of(character), desk, bench)
        for _ in range(TIMES)
    )
    assert (found - expected).total() <= TIMES / 4


@pytest.mark.compiled
def test_without_a_leaning_nothing_changes_and_with_one_the_level_keeps_its_good_moves():
    games = {who: measure("calaboose", "greedy", who, 4, 40) for who in (PLAIN, MUDDLED)}
    assert games[PLAIN].changed == 0
    assert 0.01 < games[MUDDLED].changed < 0.9
    assert 0.05 < games[MUDDLED].share.value < 0.5


PLAIN, MUDDLED = Character("P"), Character("M", forgetful=1.0)


@pytest.mark.parametrize(
    ("low", "high", "even"), [(0.221, 0.279, True), (0.219, 0.24, False), (0.26, 0.281, False)]
)
def test_a_character_is_even_only_if_the_whole_interval_is_near(
    low: float, high: float, even: bool
):
    assert is_even(Found(Estimate((low + high) / 2, low, high), 0.1), 4) is even
    assert characters.MARGIN == 0.03
