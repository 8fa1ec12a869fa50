"""Etiquette of computer players: who ends a game of Calaboose."""

import pytest

from tests.games.calaboose.table import Table, table
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import GAMES_OWN
from tinstar.games.calaboose.actions import ACTIONS
from tinstar.games.calaboose.etiquette import manners
from tinstar.players.net_players import NetPlayer

LAST_LOCK = """
    A*  hand Bandit    jail [Bandit] [Bandit] [Shark] [Rustler] Huckster
    B   hand Bandit    jail {}
"""
NOWHERE = """
    A*  hand Huckster Bandit    jail {}
    B   hand Bandit             jail Bandit Bandit Bandit Shark [Huckster]
"""
LAWMAN = """
    A*  hand Bandit             jail Bandit Bandit [Bandit] Shark Shark
    B   hand Huckster Bandit    jail {}
"""
FROM_JAIL = """
    A*  hand Bandit             jail [Bandit] Gunslinger {} [Huckster] [Huckster]
    B   hand Bandit             jail Huckster<Bandit Shark Shark [Gunslinger] .
"""


def polite(t: Table, *texts: str) -> list[int]:
    assert {*texts} <= {*t.legal()}
    return [plain(manners, t.box, t.s, ACTIONS.read(text), GAMES_OWN) for text in texts]


@pytest.mark.parametrize(("jail", "expected"), [("Bandit", 0), ("Bandit Bandit Bandit", -1)])
def test_nobody_ends_a_game_with_the_last_lock_that_somebody_else_would_win(
    jail: str, expected: int
):
    t = table(LAST_LOCK.format(jail))
    assert polite(t, "lock 5", "send bandit to B5") == [expected, 0]


def test_other_locks_end_nothing():
    t = table(LAST_LOCK.replace("[Rustler]", "Rustler").format("Bandit Bandit Bandit"))
    assert polite(t, "lock 4", "lock 5") == [0, 0]


@pytest.mark.parametrize(
    ("jail", "expected"),
    [
        ("Bandit Bandit . . .", -1),  # 20 against 32
        ("Bandit Bandit Bandit Shark .", 0),  # a tie
        ("Bandit Bandit Bandit Bandit .", 0),
    ],
)
def test_nobody_who_is_behind_plays_a_card_that_can_go_nowhere(jail: str, expected: int):
    assert polite(table(NOWHERE.format(jail)), "send huckster nowhere") == [expected]


def test_in_a_series_only_the_last_game_counts():
    t = table(NOWHERE.format("Bandit Bandit . . ."), games=3)
    assert polite(t, "send huckster nowhere") == [0]
    t.s.game = 2
    assert polite(t, "send huckster nowhere") == [-1]
    for total, expected in (((15, 5), -1), ((20, 5), 0)):  # 35 or 40 against 37
        t.s.total[:2] = total
        assert polite(t, "send huckster nowhere") == [expected]


@pytest.mark.parametrize(("jail", "expected"), [("Bandit", -1), ("Bandit Bandit Bandit Bandit", 0)])
def test_nobody_who_is_behind_defends_with_a_card_that_can_go_nowhere(jail: str, expected: int):
    t = table(LAWMAN.format(jail).replace("A*  hand", "A*  hand Lawman"))
    t.do("send bad-lawman to B5")
    assert polite(t, "accept 5", "defend 5 with huckster") == [0, expected]


@pytest.mark.parametrize(
    ("prisoner", "expected"),
    [
        ("[Shark]", -1),  # 6 points against 7, as a pair of Sharks is lost
        ("[Huckster]", 0),  # 6 against 5
        ("Huckster", 0),  # the Shark has a place, so the game goes on
    ],
)
def test_a_prisoner_that_defends_is_lost_when_the_game_ends(prisoner: str, expected: int):
    assert polite(table(FROM_JAIL.format(prisoner)), "defend 1 from 2") == [expected]


@pytest.mark.parametrize(("cells", "expected"), [("Bandit [Bandit]", -1), ("Bandit Shark", 0)])
def test_two_gunslingers_need_two_places(cells: str, expected: int):
    t = table(f"""
        A*  hand Bandit               jail [Bandit] [Bandit] [Bandit] {cells}
        B   hand Gunslinger Bandit    jail . . . . Shark<Gunslinger
    """)
    assert polite(t, "defend 5 with gunslinger") == [expected]


def test_where_points_are_what_counts_anybody_may_end_the_game():
    t = table(NOWHERE.format("Bandit Bandit . . ."), {"by_score": 1})
    assert polite(t, "send huckster nowhere") == [0]


def test_nobody_judges_the_end_while_a_second_card_is_unanswered():
    drawing = LAWMAN.format("Bandit<Lawman .<Gunslinger")
    assert polite(table(drawing), "defend 1 with huckster") == [0]


def test_a_net_with_manners_lets_the_game_go_on():
    t = table(NOWHERE.format("Bandit Bandit . . ."))
    view, ending = t.state().view(0), ACTIONS.read("send huckster nowhere")
    chosen = [
        {NetPlayer(seed, power=0.01, considerate=minds).choose(view) for seed in range(30)}
        for minds in (False, True)
    ]
    assert [ending in each for each in chosen] == [True, False]
