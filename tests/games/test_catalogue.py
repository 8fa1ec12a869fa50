import pytest

import tinstar
from tinstar.engine.game import Game
from tinstar.games import OwnEdition, read_edition, rules, shared


def test_the_house_knows_the_games_by_their_folders():
    assert tinstar.available() == tuple(sorted(tinstar.available()))
    assert all(rules(name).name == name for name in tinstar.available())


def test_a_game_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(tinstar.UnknownGame, match=r"expected a game among: .*; got 'poker'"):
        tinstar.load("poker")


def test_tables_that_play_the_same_have_one_game_in_common():
    bundle = rules("calaboose")

    def like(edition: OwnEdition = None, **options: bool | int | str) -> Game:
        return shared(bundle, 3, read_edition(bundle, edition), options)

    assert like() is like()
    assert like(redraw_hucksters=False) is not like()
    assert like({"hand_size": 4}) is not like()
