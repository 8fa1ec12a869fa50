"""A turn: drawing, the powers of cards, swapping."""

import pytest

import tinstar
from tests.games.caboo.table import A, B, C, Table, table
from tinstar.engine import kernel
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.card_moves import left_of
from tinstar.games.caboo.components import Rank
from tinstar.games.caboo.state import Phase

PLAIN = """
    A*  2 3 4:A 5:A
    B   6 7 8:B 9:B
    C   10 J Q:C K:C
    centre 3
    pile {}
"""


def drawing(card: str, **options: bool) -> Table:
    """Return the table after A has drawn this card."""
    return table(PLAIN.format(f"{card} A A A A A A"), **options).do("draw")


def hush(t: Table) -> Table:
    """Let everybody pass."""
    return t.says()


# --- drawing -------------------------------------------------------------------------------------


def test_P1_on_every_turn_a_card_is_drawn_and_play_goes_clockwise():
    t = table(PLAIN.format("A A A A"))
    order = []
    for _ in range(4):
        order.append(t.mover)
        assert t.families() == {"call", "draw"}
        hush(t.do("draw", "discard"))
    assert order == [A, B, C, A]
    assert [left_of(t.box, seat) for seat in (A, B, C)] == [B, C, A]


def test_P1_the_card_drawn_is_seen_by_its_drawer_alone():
    t = drawing("A")
    seen = [int(t.state().view(seat).array[0].drawn) for seat in (A, B, C, -1)]
    assert seen == [Rank.ACE, 13, 13, 13]
    t.do("discard")
    assert [int(t.state().view(seat).array[0].drawn) for seat in (A, B, C, -1)] == [-1] * 4


def test_P1_only_its_drawer_hears_which_card_is_drawn_and_everybody_that_one_is():
    t = table(PLAIN.format("A"))
    t.pile.clear()
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [1, 1, 1]
    t.do("draw")
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [1, 0, 0]


def test_P2_having_drawn_one_uses_its_power_swaps_or_stacks():
    assert drawing("6").families() == {"discard", "look", "swap", "stack"}
    assert drawing("10").families() == {"discard", "trade", "swap", "stack"}
    assert drawing("A").families() == {"discard", "swap", "stack"}


@pytest.mark.parametrize("card", ["6", "8", "10", "A"])
def test_R1_any_card_may_be_laid_down_without_its_power(card: str):
    t = drawing(card)
    seen = t.s.seen.tolist()
    t.do("discard")
    assert t.top == card
    assert t.s.seen.tolist() == seen
    assert t.phase == Phase.WINDOW
    assert t.row(A) == "2 3 4 5"


def test_R2_the_centre_cannot_be_drawn_from():
    t = table(PLAIN.format("A"))
    assert t.legal() == ["caboo", "draw"]
    t.do("draw")
    assert t.s.centre[Rank.THREE] == 1
    assert t.s.drawn == Rank.ACE


# --- values --------------------------------------------------------------------------------------


def test_V1_a_king_counts_nothing_a_queen_twelve_and_all_between_their_number():
    box = tinstar.load("caboo", players=2).box.array[0]
    assert box.value.tolist() == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]
    assert (box.deck, box.deck_sum) == (52, 4 * 78)


# --- powers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["6", "7"])
def test_P3_six_and_seven_let_one_see_a_card_of_ones_own(card: str):
    t = drawing(card)
    assert t.why_not("look B1") == Objection.ONLY_YOUR_OWN
    assert t.knows(A, A) == "? ? 4 5"
    t.do("look A1")
    assert t.knows(A, A) == "2 ? 4 5"
    assert t.knows(B, A) == "? ? ? ?"
    t = table(f"A 2 3\nB* {'. ' * 11}4 5\npile {card}").do("draw", "look B13")
    assert [t.knows(seat, B).split()[11:] for seat in (A, B)] == [["?", "?"], ["?", "5"]]


@pytest.mark.parametrize("card", ["8", "9"])
def test_P4_eight_and_nine_let_one_see_a_card_of_another(card: str):
    t = drawing(card)
    assert t.why_not("look A1") == Objection.NOT_YOUR_OWN
    t.do("look C2")
    assert t.knows(A, C) == "? J ? ?"
    assert t.knows(C, C) == "? ? Q K"


@pytest.mark.parametrize("card", ["10", "J"])
def test_P5_ten_and_jack_trade_a_card_with_somebody_blindly(card: str):
    t = drawing(card).do("trade 1")
    assert t.phase == Phase.TRADE
    assert t.families() == {"trade_for"}
    t.do("for B2")
    assert (t.row(A), t.row(B)) == ("7 3 4 5", "6 2 8 9")
    assert t.knows(A, A) == "? ? 4 5"
    assert t.knows(B, B) == "? ? 8 9"


@pytest.mark.parametrize(("card", "deed"), [("6", "look A1"), ("8", "look B1"), ("10", "trade 1")])
def test_P6_the_power_is_used_by_laying_the_card_in_the_centre(card: str, deed: str):
    t = drawing(card).do(deed)
    assert t.top == card
    assert t.s.drawn == -1


@pytest.mark.parametrize("card", ["A", "2", "3", "4", "5", "Q", "K"])
def test_P3_P4_P5_other_cards_have_no_power(card: str):
    t = drawing(card)
    for deed in ("look A1", "look B1", "trade 1"):
        assert t.why_not(deed) == Objection.NO_SUCH_POWER


def test_R3_a_card_swapped_out_has_no_power():
    t = table("A* 6 K\nB 8 9\npile 2").do("draw", "swap 1")
    assert t.top == "6"
    assert t.phase == Phase.WINDOW


def test_R3_a_look_with_ten_or_a_trade_with_six_is_refused():
    assert drawing("10").why_not("look A1") == Objection.NO_SUCH_POWER
    assert drawing("6").why_not("trade 1") == Objection.NO_SUCH_POWER


def test_R4_a_trade_takes_place_for_place_and_needs_a_card_on_both_sides():
    t = drawing("J")
    assert t.why_not("trade 5") == Objection.NO_CARD_THERE
    t.do("trade 4")
    assert t.why_not("for A1") == Objection.NOT_YOUR_OWN
    assert t.why_not("for B5") == Objection.NO_CARD_THERE
    t.do("for C1")
    assert (t.row(A), t.row(C)) == ("2 3 4 10", "5 J Q K")


def test_R4_with_two_players_the_other_is_the_partner():
    t = table("A 4\nB* 2 3\npile J").do("draw", "trade 1")
    assert t.legal() == ["for A1"]
    assert t.do("for A1").row(B) == "4 3"


def test_R4_without_anybodys_card_there_is_no_trade():
    t = table("A* 2 3\nB .\npile J 5").do("draw")
    assert t.why_not("trade 1") == Objection.NOBODY_TO_TRADE_WITH
    assert "trade 1" not in t.legal()


def test_R5_all_see_which_card_is_looked_at_until_the_looker_answers():
    t = drawing("8").do("look C2")
    assert t.s.glance[A] == 2 * 20 + 1
    assert t.state().view(B).array[0].glance[A] == t.s.glance[A]
    t.says()
    assert t.s.glance[A] == -1


def test_R5_who_has_seen_a_card_knows_where_it_is_moved():
    t = table("A* 3 2:AB\nB 4:A 5:B\nC 6:C K\npile J A").do("draw", "trade 2", "for C1")
    assert t.row(C) == "2 K"
    assert t.knows(A, C) == t.knows(B, C) == "2 ?"
    assert t.knows(C, C) == "? ?"
    assert t.knows(C, A) == "? 6"
    assert t.knows(A, A) == "? ?"


def test_R5_R21_all_know_which_shuffle_a_card_comes_from_wherever_it_is_moved():
    t = table("A* 3 2\nB 4 5\nC 6 K\npile J J A")
    t.s.lot, t.s.lot_of[A, 1], t.s.lot_of[B, 0] = 3, 1, 2
    t.s.lots[:] = t.lots()
    t.do("draw", "trade 2", "for B1")
    assert (t.s.lot_of[A, :2].tolist(), t.s.lot_of[B, :2].tolist()) == ([0, 2], [1, 0])
    t.says().do("draw", "trade 2", "for A2")
    assert (t.s.lot_of[A, :2].tolist(), t.s.lot_of[B, :2].tolist()) == ([0, 0], [1, 2])


@pytest.mark.parametrize(("looked_at", "glance"), [("B3", -1), ("C2", 2 * 20 + 1)])
def test_R5_one_looks_at_a_card_until_it_moves_and_others_may_move(looked_at: str, glance: int):
    """C has called, so A, whose turn it is, has nothing to decide while B stacks its card 3."""
    t = drawing("8", advanced=True)
    t.s.caller = C
    t.do(f"look {looked_at}").says(B="mine").do("stack B3", "turn over")
    assert t.s.glance[A] == glance


def test_R6_the_power_is_used_before_anybody_claims():
    t = drawing("J").do("trade 1")
    assert t.phase == Phase.TRADE
    assert t.do("for B1").phase == Phase.WINDOW


# --- swapping ------------------------------------------------------------------------------------


def test_P7_the_card_drawn_replaces_one_of_ones_own_which_goes_to_the_centre():
    t = drawing("A").do("swap 2")
    assert t.row(A) == "2 A 4 5"
    assert t.top == "3"
    assert t.knows(A, A) == "? A 4 5"
    assert t.knows(B, A) == "? ? ? ?"
    t = table("A 2\nB* 4 5\npile 6").do("draw", "swap 1")
    assert [t.knows(seat, B) for seat in (A, B)] == ["? ?", "6 ?"]


def test_P7_a_gap_cannot_be_swapped():
    t = table("A* 2 . 3\nB 4\npile 5").do("draw")
    assert t.why_not("swap 2") == Objection.NO_CARD_THERE
    assert t.why_not("swap 4") == Objection.NO_CARD_THERE


@pytest.mark.parametrize("place", [1, 3])
def test_P8_it_may_be_a_card_known_or_not(place: int):
    t = drawing("A").do(f"swap {place}")
    assert t.row(A).split()[place - 1] == "A"


# --- without cards -------------------------------------------------------------------------------

NONE_LEFT = "A* .\nB 4 5\npile {} 2 3 Q"


def test_R22_without_cards_one_draws_lays_down_and_looks_at_others():
    t = table(NONE_LEFT.format("8")).do("draw")
    assert t.families() == {"discard", "look"}
    t = table(NONE_LEFT.format("J")).do("draw")
    assert t.families() == {"discard"}
    assert t.why_not("stack B1") == Objection.NO_CARD_OF_YOURS
    assert t.why_not("trade 1") == Objection.NO_CARD_THERE


def test_R22_without_cards_one_may_call_and_nothing_calls_by_itself():
    t = table(NONE_LEFT.format("8"))
    assert "caboo" in t.legal()
    hush(t.do("draw", "discard"))
    t.do("draw", "discard")
    assert t.mover == A
    assert t.why_not("mine") == Objection.NO_CARD_OF_YOURS
    assert t.says(A="caboo").totals() == [0, 9]


def test_R28_a_round_that_nobody_ends_is_over_after_its_last_turn():
    t = table("A* 2 3\nB 4 5\npile 6 7 8 9", {"turns": 3})
    hush(t.do("draw", "discard"))
    hush(t.do("draw", "discard"))
    assert t.mover == A
    hush(t.do("draw", "discard"))
    assert t.phase == Phase.REVEALED
    assert t.how.name == "TOO_LONG"
    assert t.totals() == [0, 9]
