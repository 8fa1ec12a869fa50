"""Etiquette of computer players at a poker table."""

from collections.abc import Callable

import pytest

from tests.games.outlaws25.table import Table, table
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import GAMES_OWN, NEVER
from tinstar.games.outlaws25.actions import ACTIONS, BET, CALL, CHECK, FOLD, RAISE
from tinstar.games.outlaws25.components import Reward
from tinstar.games.outlaws25.etiquette import manners
from tinstar.games.outlaws25.state import Phase
from tinstar.players import Player
from tinstar.players.net_players import KeenPlayer, NetPlayer
from tinstar.players.search import SearchPlayer
from tinstar.players.simple import EasyPlayer, GreedyPlayer

HOPELESS = ("Td Qc", "Ks Kh")
DUEL = """
    A*  1:100 2:100 >5:100
    B   1:50 2:30 >3:150
    C   x 2:20 >4:60
    bank 100
"""


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


@pytest.mark.parametrize(
    ("hole", "expected"),
    [
        ("Qs Jd", -1),  # a straight
        ("Ad Qd", -1),  # a flush
        ("Ks Kh", -1),  # three of a kind
        ("Qd Jd", -1),  # a straight flush
        ("Ks Ah", 0),  # a pair
        ("Td Qc", 0),
    ],
)
def test_nobody_folds_a_straight_or_better(hole: str, expected: int):
    t = table("A* 1:100 2:100 >3:100\nB 1:100 2:100 >3:150").deal(hole, "Ts Th", flop="Kd")
    t.do("bet", "$90")
    assert t.mover == 0
    assert polite(t, "fold", "call") == [expected, 0]


@pytest.mark.parametrize("kind", [EasyPlayer, GreedyPlayer, KeenPlayer, curious])
def test_nobody_who_thinks_folds_where_checking_costs_nothing(kind: Callable[[int], Player]):
    view = betting().state().view(0)
    assert FOLD not in {kind(seed).choose(view) for seed in range(20)}


def test_a_search_that_came_back_to_folding_most_often_does_what_comes_next():
    view = betting().state().view(0)
    search = SearchPlayer(playouts=1, seed=1, by="plain", fast=False)
    assert search.think(view).action == FOLD
    assert search.choose(view) != FOLD


def polite(t: Table, *texts: str) -> list[int]:
    return [plain(manners, t.box, t.s, ACTIONS.read(text), GAMES_OWN) for text in texts]


def test_nobody_raises_by_the_least_amount_again():
    t = betting().do("bet", "$20", "raise")
    assert polite(t, "$10", "$20") == [0, 0]  # the first answer of this player
    t.do("$10", "raise")
    assert polite(t, "$10", "$20") == [-1, 0]
    t.do("$50", "raise")
    assert t.legal() == ["$10"]
    assert polite(t, "$10") == [0]  # the limit


def test_a_first_bet_after_a_check_may_be_the_least():
    t = betting().do("check", "bet")
    assert polite(t, "$10") == [0]


@pytest.mark.parametrize(("hole", "expected"), [("Qs Jd", -1), ("Qs Tc", 0), ("Qs Kc", 0)])
def test_nobody_breaks_up_a_straight_to_change_a_card(hole: str, expected: int):
    text = "A* 1:100 2:100 >3:100\nB 1:100 2:100 >3:150+ace-up-the-sleeve"
    t = table(text).deal("Td Ah", hole, flop="Kd")
    assert polite(t, "play 3") == [0]  # before the betting, etiquette asks for nothing
    assert t.do("pass").phase == Phase.BETTING
    assert polite(t, "play 3") == [expected]


def dueling(b: Reward | None, dice: tuple[int, int], second: Reward | None = None) -> Table:
    """Return the duel of A's Outlaw of speed 5 with B's of speed 3, when B is asked."""
    text = DUEL
    for outlaw, held in ((">3:150", b), ("2:30", second)):
        name = held.name.lower().replace("_", "-") if held is not None else ""
        text = text.replace(outlaw, outlaw + (f"+{name}" if name else ""))
    t = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight").roll(*dice)
    assert t.mover == 1
    return t


@pytest.mark.parametrize(
    ("held", "second", "dice", "expected"),
    [
        (Reward.STEADY_HAND, None, (2, 3), 0),  # a tie, instead of 6 against 7
        (Reward.STEADY_HAND, None, (3, 3), -1),  # still 7 against 8
        (Reward.STEADY_HAND, None, (1, 4), -1),  # ahead already
        (Reward.STEADY_HAND, Reward.WHISKEY, (3, 3), 0),  # together they make a tie
        (Reward.STEADY_HAND, Reward.WHISKEY, (4, 3), -1),
        (Reward.STEADY_HAND, Reward.HAIR_TRIGGER, (3, 3), -1),  # helps only its own Outlaw
        (Reward.LUCKY_HORSESHOE, None, (4, 4), 0),  # a 6 would make a tie
        (Reward.LUCKY_HORSESHOE, None, (5, 4), -1),
    ],
)
def test_nobody_wastes_a_reward_on_a_duel_that_is_settled(
    held: Reward, second: Reward | None, dice: tuple[int, int], expected: int
):
    assert polite(dueling(held, dice, second), "play 3") == [expected]


def test_a_bystander_may_take_sides_in_any_duel():
    t = table(DUEL.replace(">4:60", ">4:60+whiskey"), at=Phase.HOLDUP)
    t.do("hold up with 3", "rob B3", "fight").roll(6, 1)
    assert t.mover == 2
    assert polite(t, "play 3") == [0]
