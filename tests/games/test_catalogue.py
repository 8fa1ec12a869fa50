import pytest

import tinstar
from tinstar.games import rules


def test_the_house_knows_the_games_by_their_folders():
    assert tinstar.available() == tuple(sorted(tinstar.available()))
    assert all(rules(name).name == name for name in tinstar.available())


def test_a_game_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(tinstar.UnknownGame, match=r"expected a game among: .*; got 'poker'"):
        tinstar.load("poker")
