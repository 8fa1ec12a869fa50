"""Antes, the deal, bets, showing and winning."""

import numpy as np
import pytest

import tinstar
from tests.games.outlaws25.table import A, B, C, D, Phase, Table, card, new_table, table
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.betting import weigh_poker_cards
from tinstar.games.outlaws25.components import DECK, NONE
from tinstar.games.outlaws25.state import KEPT, SHOWN

THREE = """
    A*  1:100 2:100 >3:100
    B   1:100 2:100 >3:150
    C   1:100 2:100 >3:200
"""
# A: a pair of Kings, B: a straight, C: Ace high
HANDS = ("Ks Kh", "Td Qc", "Ad Th")


def betting(text: str = THREE, hands=HANDS, flop: str = "Jd", **options) -> Table:
    return table(text, **options).deal(*hands, flop=flop)


def next_hand(t: Table) -> Table:
    """Pass on Rewards, holdups and moving money; B deals next."""
    t.do(*["pass"] * 4)
    while t.phase == Phase.LAY_OUT:
        t.do("keep")
    return t


def test_P1_twenty_cards_of_which_each_is_as_likely():
    t = table(THREE)
    assert t.weights() == [1] * 20
    t.answer(card("Ks"))
    assert [i for i, w in enumerate(t.weights()) if not w] == [card("Ks")]


def test_P1_the_cards_of_the_last_hand_are_gathered_in_and_dealt_again():
    t = next_hand(betting().do("check", "check", "check", "show", "show"))
    assert t.weights() == [1] * 20
    assert (t.s.hole == NONE).all()
    assert not t.s.cards.any()
    assert not t.s.shown.any()


def test_P1_who_holds_no_card_yet_keeps_none_from_the_others():
    t = table(THREE)
    out = np.zeros(DECK, int)
    weigh_poker_cards(t.box, t.s, out)
    assert out.tolist() == [1] * DECK


def test_P2_the_marked_outlaw_plays_the_hand():
    t = table("A*  1:100 >2:100 3:100\nB   >1:100 2:100 3:100")
    assert t.shows("A*  1:100 >2:90 3:100\nB   >1:90 2:100 3:100")


def test_P3_everybody_antes_ten_dollars():
    t = table(THREE)
    assert t.shows("A*  1:100 2:100 >3:90\npot 30")
    assert t.s.in_hand.tolist() == [1, 1, 1, 0, 0]


@pytest.mark.parametrize(("out", "ante"), [(0, 1), (1, 2), (2, 3)])
def test_P4_E4_R6_R39_ante_and_least_bet_grow_with_each_gang_that_is_out(out: int, ante: int):
    rows = ["A*  1:100 2:100 >3:100", "B   1:100 2:100 >3:150"]
    rows += ["C   1:100 2:100 >3:200", "D   1:100 2:100 >3:100"][: 2 - out]
    rows += ["C   out", "D   out"][2 - out :]
    t = table("\n".join(rows))
    assert t.s.ante == ante
    assert t.s.pot == ante * (4 - out)
    seats = [f"{x}s {x}h" for x in "TJQK"][: 4 - out]
    t.deal(*seats, flop="Ad").do("bet")
    assert t.why_not(f"${10 * (ante - 1)}") in (Objection.BELOW_THE_LEAST, Objection.NO_RAISE)
    assert t.may(f"${10 * ante}")


def test_P5_two_cards_each_that_only_their_owner_sees():
    s = betting().state()
    assert s.view(A).array[0].hole[A].tolist() == [card("Ks"), card("Kh")]
    assert s.view(B).array[0].hole[A].tolist() == [NONE, NONE]
    assert s.view(B).array[0].cards.tolist() == [2, 2, 2, 0, 0]


def test_P5_who_has_shown_a_hand_is_dealt_the_next_one_unseen():
    t = betting().do("check", "check", "check", "hide", "hide")
    assert t.s.shown[B] == SHOWN
    next_hand(t).deal(*HANDS)
    for seat in (-1, A, C):
        assert t.state().view(seat).array[0].hole[B].tolist() == [NONE, NONE]


def test_P6_all_see_the_flop():
    assert betting().state().view(-1).array[0].flop == card("Jd")


def test_P7_A1_the_winner_takes_the_pot_onto_the_outlaw_that_played():
    t = betting().do("check", "check", "check")
    assert t.phase == Phase.SHOWING
    t.do("hide", "hide")
    assert t.shows("A*  1:100 2:100 >3:90\nB   1:100 2:100 >3:170\nC   1:100 2:100 >3:190\npot 0")
    assert t.s.winnings.tolist() == [0, 3, 0, 0, 0]


def test_R8_first_the_antes_then_the_cards_then_the_flop_then_bets():
    t = table(THREE)
    assert (t.phase, t.s.pot) == (Phase.DEAL, 3)
    assert t.s.mover == B
    t.deal(*HANDS)
    assert t.phase == Phase.FLOP
    assert t.answer(card("Jd")).phase == Phase.BETTING


# --- rules for betting ----------------------------------------------------------------------------


def test_B1_betting_begins_at_the_dealers_left():
    t = betting()
    assert t.mover == B
    assert t.do("check").mover == C
    assert t.do("check").mover == A


def test_B2_only_the_money_of_the_outlaw_that_plays_can_be_bet():
    t = betting("A*  1:500 >2:100 3:0\nB   1:500 >2:100 3:0", HANDS[:2]).do("bet")
    assert t.may("$90")
    assert t.why_not("$100") == Objection.ABOVE_THE_LIMIT


def test_B3_R15_a_bet_is_at_least_the_ante():
    t = betting(numbers={"least_ante": 3}).do("bet")
    assert t.why_not("$20") == Objection.BELOW_THE_LEAST
    assert t.may("$30")
    assert t.why_not("$0") == Objection.NO_RAISE


def test_B3_R15_or_less_if_it_just_reaches_the_limit():
    t = betting(numbers={"least_ante": 4}).do("bet", "$40")
    t.do("raise")
    assert t.legal() == ["$20"]


def test_B4_check_bet_or_fold():
    t = betting()
    assert t.legal() == ["fold", "check", "bet"]
    assert t.why_not("call") == Objection.NO_BET_YET
    assert t.why_not("raise") == Objection.NO_BET_YET


def test_B4_in_every_hand_nobody_has_bet_or_answered_yet():
    t = next_hand(betting().do("bet", "$20", "call", "call", *["hide"] * 2)).deal(*HANDS, flop="Jd")
    assert t.mover == C
    assert not t.s.bet.any()
    assert t.legal() == ["fold", "check", "bet"]
    assert t.do("check", "check").mover == B


def test_B5_who_folds_forfeits_what_is_in_the_pot():
    t = betting().do("bet", "$20", "call", "raise", "$10", "fold")
    assert t.s.in_hand.tolist() == [1, 0, 1, 0, 0]
    assert t.s.pot == 3 + 2 + 2 + 3
    assert t.s.money[B, 2] == 15 - 1 - 2


def test_B6_if_all_check_hands_are_shown():
    t = betting().do("check", "check", "check", "show", "hide")
    assert t.s.shown.tolist() == [KEPT, SHOWN, SHOWN, 0, 0]


def test_B7_call_raise_or_fold():
    t = betting().do("bet", "$20")
    assert t.legal() == ["fold", "call", "raise"]
    assert t.why_not("check") == Objection.THERE_IS_A_BET
    assert t.why_not("bet") == Objection.THERE_IS_A_BET
    t = betting().do("bet", "$10")
    assert t.legal() == ["fold", "call", "raise"]


def test_B8_after_a_raise_all_who_remain_must_answer_it():
    t = betting().do("bet", "$20", "call", "raise", "$20")
    assert t.mover == B
    t.do("raise", "$10")
    assert t.mover == C
    t.do("call")
    assert t.mover == A
    assert t.do("call").phase == Phase.SHOWING


def test_B9_R14_no_bet_exceeds_the_money_of_the_poorest_in_the_hand():
    t = betting().do("bet")
    assert t.legal() == [f"${n}" for n in range(10, 100, 10)]
    t.do("$90")
    assert t.why_not("raise") == Objection.AT_THE_LIMIT


def test_R14_when_the_poorest_folds_the_limit_rises():
    t = betting(THREE.replace("A*", "A ").replace("C ", "C*")).do("fold", "bet")
    assert t.legal()[-1] == "$140"


def test_R14_who_has_nothing_to_bet_with_may_only_check():
    t = betting(numbers={"least_ante": 10})
    assert t.why_not("bet") == Objection.AT_THE_LIMIT
    assert t.legal() == ["fold", "check"]


def test_B10_when_betting_is_over_all_have_put_in_the_same():
    t = betting().do("bet", "$20", "raise", "$30", "call", "call")
    assert t.s.bet.tolist() == [5, 5, 5, 0, 0]
    assert t.s.answered.tolist() == [1, 1, 1, 0, 0]
    assert t.s.winnings.tolist() == [0, 3 + 15, 0, 0, 0]


def test_R15_there_may_be_any_number_of_raises():
    t = betting().do("bet", "$10")
    for _ in range(8):
        t.do("raise", "$10")
    assert t.why_not("raise") == Objection.AT_THE_LIMIT


def test_R16_one_may_fold_where_one_could_check_and_the_last_shows_nothing():
    t = betting().do("fold", "fold")
    assert t.s.shown.tolist() == [0] * 5
    assert t.shows("A*  1:100 2:100 >3:120\npot 0")
    assert t.phase == Phase.BUYING


def test_O3_few_bets():
    t = betting(few_bets=True).do("bet")
    assert t.legal() == ["$10", "$20", "$30", "$90"]
    assert t.why_not("$40") == Objection.NOT_A_SIZE
    t.do("$20", "raise")
    assert t.legal() == ["$10", "$40", "$70"]  # a pot of 50 and 20 to call: 70 is the limit too


def test_O3_the_pot_is_that_after_a_call_of_what_is_still_missing():
    t = betting(few_bets=True).do("bet", "$10", "raise", "$10", "call", "raise")
    assert t.legal() == ["$10", "$50", "$70"]  # 30 + 10 + 20 + 20 and 10 to call: half of 90 is 50


@pytest.mark.parametrize(
    ("sizes", "legal"),
    [
        ([1, 0, 0, 1], ["$20", "$80"]),
        ([0, 1, 0, 1], ["$30", "$80"]),
        ([0, 0, 1, 1], ["$60", "$80"]),
    ],
)
def test_O3_each_size_alone(sizes: list, legal: list):
    t = betting(numbers={"least_ante": 2}, few_bets=True).do("bet")
    t.box["sizes"] = sizes
    assert t.legal() == legal


def test_O3_an_edition_may_have_fewer_sizes():
    t = betting(few_bets=True).do("bet")
    t.box["sizes"] = [0, 0, 1, 1]
    assert t.legal() == ["$30", "$90"]
    assert t.why_not("$10") == Objection.NOT_A_SIZE
    t.box["sizes"] = [0, 0, 0, 1]
    assert t.legal() == ["$90"]


# --- showing your cards ---------------------------------------------------------------------------


def test_G1_the_last_to_raise_shows_first():
    t = betting().do("check", "bet", "$10", "raise", "$10", "call", "call")
    assert (t.phase, t.mover) == (Phase.SHOWING, C)  # A has shown Kings, B must show a straight
    assert t.s.shown.tolist() == [SHOWN, SHOWN, 0, 0, 0]


def test_G1_R20_or_who_made_the_bet():
    t = betting().do("check", "bet", "$10", "call", "call")
    assert t.s.shown.tolist() == [SHOWN, SHOWN, SHOWN, 0, 0]  # each beats the one before
    assert t.phase == Phase.BUYING


def test_G2_who_can_beat_the_best_shown_shows():
    t = betting(hands=("Ad Th", "Ks Kh", "Td Qc")).do("check", "check", "check")
    assert t.s.shown.tolist() == [0, SHOWN, SHOWN, 0, 0]
    assert (t.phase, t.mover) == (Phase.SHOWING, A)


def test_G3_who_is_beaten_need_not_show():
    t = betting().do("check", "check", "check")
    assert (t.mover, t.legal()) == (C, ["show", "hide"])
    t.do("show", "hide")
    s = t.state()
    assert s.view(-1).array[0].hole[C].tolist() == [card("Ad"), card("Th")]
    assert s.view(C).array[0].hole[A].tolist() == [NONE, NONE]


def test_R20_who_only_equals_the_best_must_show():
    t = betting(hands=("Ad Th", "Ks Qh", "Kd Qc"), flop="Jh").do("check", "check", "check")
    assert t.s.shown.tolist() == [0, SHOWN, SHOWN, 0, 0]


def test_R20_among_hands_that_are_worth_nothing_all_are_shown():
    t = betting()
    t.box.strength[:] = 0
    t.do("check", "check", "check")
    assert t.s.shown.tolist() == [SHOWN, SHOWN, SHOWN, 0, 0]


def test_R20_what_was_bet_and_shown_in_the_last_hand_counts_for_nothing_in_this_one():
    t = next_hand(betting().do("bet", "$20", "call", "call", "hide", "hide"))
    t.deal("Ks Kh", "As Ah", "Jd Kc", flop="Td").do("check", "check", "check")
    assert t.s.shown.tolist() == [SHOWN, SHOWN, SHOWN, 0, 0]  # from C on each beats the last


def test_A1_cards_that_were_not_shown_are_gathered_in_and_the_winnings_told():
    t = betting().do("check", "check", "check", "hide", "hide")
    assert t.s.hole.tolist()[:3] == [[NONE, NONE], [card("Td"), card("Qc")], [NONE, NONE]]
    assert t.s.cards.tolist() == [0, 2, 0, 0, 0]
    assert not t.s.in_hand.any()
    assert (t.s.hands, t.s.winnings.tolist()) == (1, [0, 3, 0, 0, 0])
    next_hand(t).deal(*HANDS, flop="Qd").do("bet", "$10", "fold", "fold")
    assert (t.s.hands, t.s.winnings.tolist()) == (2, [0, 0, 4, 0, 0])


def test_O2_in_a_single_hand_who_is_beaten_keeps_the_cards_unasked():
    t = new_table(2, hand_only=True).answer(A).deal("Ks Kh", "Ad Ac", flop="Jd")
    t.do("check", "check")
    assert t.s.shown.tolist() == [KEPT, SHOWN, 0, 0, 0]


def test_A3_R19_a_split_pot_gives_the_rest_to_the_dealers_left():
    t = betting(hands=("Kh Qd", "Ks Qh", "Td Tc"), flop="Jh").do("check", "bet", "$10", "call")
    t.do("call")
    assert t.s.shown.tolist() == [SHOWN, SHOWN, SHOWN, 0, 0]
    assert t.s.winnings.tolist() == [3, 3, 0, 0, 0]
    t = betting(hands=("Kh Qd", "Ks Qh", "Td Ac"), flop="Jh").do("check", "check", "check", "hide")
    assert t.s.winnings.tolist() == [1, 2, 0, 0, 0]


def test_R13_money_is_kept_by_whoever_is_alone_in_the_hand():
    t = betting().do("fold", "fold")
    assert t.s.winnings.tolist() == [3, 0, 0, 0, 0]


# --- the small game: its equilibrium can be computed ----------------------------------------------


def test_O2_O3_one_hand_of_two_with_few_bets_is_a_game_of_chips_that_sums_to_nothing():
    game = tinstar.load("outlaws25", players=2, hand_only=True, few_bets=True)
    rng = np.random.default_rng(1)
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
        gains = [score - 100 for score in state.scores()]
        assert sum(gains) == 0
        assert np.sign(gains).tolist() == np.sign(state.returns()).tolist()


def test_the_bet_of_one_who_is_out_stays_in_the_pot():
    t = table(THREE + "\n    D   out").deal(*HANDS, flop="Jd")
    assert t.s.ante == 2
    assert t.mover == B
    assert not t.s.in_hand[D]
