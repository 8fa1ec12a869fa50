"""Etiquette of computer players at a poker table."""

from collections.abc import Callable

import pytest

from tests.games.outlaws25.table import Table, table
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import GAMES_OWN, NEVER
from tinstar.games.outlaws25.actions import BET, CALL, CHECK, FOLD, RAISE
from tinstar.games.outlaws25.etiquette import manners
from tinstar.players import Player
from tinstar.players.net_players import KeenPlayer, NetPlayer
from tinstar.players.search import SearchPlayer
from tinstar.players.simple import EasyPlayer, GreedyPlayer

HOPELESS = ("Td Qc", "Ks Kh")


def curious(seed: int) -> NetPlayer:
    """Return a net player for which nearly all actions are alike."""
    return NetPlayer(seed, power=0.1)


def betting() -> Table:
    t = table("A* 1:100 2:100 >3:100\nB 1:100 2:100 >3:150").deal(*HOPELESS, flop="Kd")
    assert t.may("check")
    return t


def test_to_fold_is_a_folly_as_long_as_nobody_has_bet():
    t = betting()
    assert plain(manners, t.box, t.s, FOLD, GAMES_OWN) == NEVER
    assert [plain(manners, t.box, t.s, action, GAMES_OWN) for action in (CHECK, BET)] == [0, 0]
    t.do("bet", "$20")
    assert [plain(manners, t.box, t.s, action, GAMES_OWN) for action in (FOLD, CALL, RAISE)] == [
        0,
        0,
        0,
    ]


@pytest.mark.parametrize("kind", [EasyPlayer, GreedyPlayer, KeenPlayer, curious])
def test_nobody_who_thinks_folds_where_checking_costs_nothing(kind: Callable[[int], Player]):
    view = betting().state().view(0)
    assert FOLD not in {kind(seed).choose(view) for seed in range(20)}


def test_a_search_that_came_back_to_folding_most_often_does_what_comes_next():
    view = betting().state().view(0)
    search = SearchPlayer(playouts=1, seed=1, by="plain", fast=False)
    assert search.think(view).action == FOLD
    assert search.choose(view) != FOLD
