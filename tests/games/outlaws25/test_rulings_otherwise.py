"""Rulings that a table may reverse."""

import pytest

import tinstar
from tests.games.outlaws25.table import A, Phase, Table, cards, table
from tinstar.games.outlaws25.poker import strength
from tinstar.games.outlaws25.state import Ending
from tinstar.presentation.scene import primer

# --- hands of one kind ---------------------------------------------------------------------------


def beats(one: str, other: str, **options: str) -> bool:
    box = tinstar.load("outlaws25", players=2, **options).box.array[0]
    return strength(box, *cards(one)) > strength(box, *cards(other))


@pytest.mark.parametrize(
    ("one", "other", "in_poker"),
    [
        ("Ts Th Ad", "Ks Kh Qd", False),  # the book's words, and their meaning in poker
        ("As Kh Kd", "Ah Qs Qd", True),
        ("As Ah Kd", "Ac Ks Kh", True),
        ("Ks Kh Jd", "Kc Kd Td", True),
        ("As Qh Jd", "Ah Qs Td", True),
        ("Qs Kh Ad", "Js Qh Kd", True),
        ("Js Qh Kd", "As Ah Kc", True),
    ],
)
def test_O4_by_option_the_highest_card_decides_between_pairs(one: str, other: str, in_poker: bool):
    assert beats(one, other, same_kind="highest_card")
    assert not beats(other, one, same_kind="highest_card")
    assert beats(one, other) == in_poker


# --- the last gang -------------------------------------------------------------------------------

POOR = """
    A*  1:60 2:0 >3:150
    B   1:20 2:30 >3:100
"""


def played(**options: str) -> Table:
    """Return the table after A has won the hand; B has 60 dollars left."""
    t = table(POOR, **options).deal("As Ah", "Td Qc", flop="Ad")
    return t.do("bet", "$80", "call")


def test_O5_by_option_gangs_without_100_dollars_play_on_until_the_next_round():
    t = played(last_gang="in_the_game")
    assert (t.phase, t.ending) == (Phase.BUYING, Ending.NONE)
    t.do("pass", "pass", "pass")
    assert (t.ending, t.s.out[:2].tolist()) == (Ending.LAST_GANG, [0, 1])


def test_O5_by_option_sheriffs_end_no_game_while_two_gangs_have_outlaws():
    text = "A* 1:100 2:100 >3:100\nB 1:50 2:0 >3:150!K"
    t = table(text, last_gang="in_the_game").deal("As Ah", "Td Qc", flop="Kd").sheriff(4)
    assert t.roll(6, 1).ending == Ending.NONE


# --- the ante ------------------------------------------------------------------------------------

ONE_FAILS = """
    A   1:100 2:100 >3:100
    B*  1:100 2:100 >3:100
    C   1:30 2:30 >3:30
"""


def next_antes(t: Table) -> tuple[int, int]:
    """Return the chips of the ante in each of the next two rounds."""
    t.do("keep", "keep", "keep", "keep")
    first = int(t.s.ante)
    t.deal("Td Qc", "As Ah", flop="Jd").do("fold")
    t.do(*["pass"] * 3, "keep", "keep", "keep", "keep")
    return first, int(t.s.ante)


@pytest.mark.parametrize(("grows", "antes"), [("at_once", (2, 2)), ("a_round_later", (1, 2))])
def test_O6_by_option_a_gang_that_fails_raises_the_ante_a_round_later(grows: str, antes: tuple):
    assert next_antes(table(ONE_FAILS, Phase.ROUND, ante_grows=grows)) == antes


def test_O6_without_the_option_the_ante_is_said_when_it_is_paid():
    assert table(ONE_FAILS, Phase.ROUND).s.ante == 0
    assert table(ONE_FAILS, Phase.ROUND, ante_grows="a_round_later").s.ante == 1


def test_O6_the_first_ante_is_paid_all_the_same():
    game = tinstar.load("outlaws25", 2, hand_only=True, ante_grows="a_round_later")
    state = game.new_initial_state()
    state.apply_action(A)  # the dealer
    assert (state.array[0].ante, state.array[0].pot) == (1, 2)


def test_the_rules_in_short_follow_the_rulings():
    game = tinstar.load("outlaws25", 3, same_kind="highest_card", last_gang="in_the_game")
    said = " ".join(primer(game))
    assert "even with pairs" in said
    assert "only one gang" not in said
    usual = " ".join(primer(tinstar.load("outlaws25", 3)))
    assert "even with pairs" not in usual
    assert "only one gang" in usual
