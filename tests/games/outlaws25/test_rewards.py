"""Buying Reward cards, and playing each of them at its moments."""

import numpy as np
import pytest

from tests.games.outlaws25.table import A, B, C, Phase, Table, card, table
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import NONE, REWARDS, Effect, Moment, Reward
from tinstar.games.outlaws25.reward_cards import weigh_rewards

TABLE = """
    A*  1:100 2:100 >5:100
    B   1:50 2:30 >3:150
    C   x 2:20 >4:60
    bank 100
"""


def having(a: str = "", b: str = "", c: str = "", **options) -> Table:
    """Return a table whose marked Outlaws hold these Rewards; the dealer may hold somebody up."""
    at = options.pop("at", Phase.HOLDUP)
    text = TABLE
    for outlaw, kind in ((">5:100", a), (">3:150", b), (">4:60", c)):
        text = text.replace(outlaw, outlaw + (f"+{kind}" if kind else ""))
    return table(text, at=at, **options)


def duel(a: str = "", b: str = "", c: str = "", dice: tuple = (1, 1), **options) -> Table:
    """Return the duel of A's marked Outlaw (speed 5) with B's (speed 3), after this throw."""
    t = having(a, b, c, **options).do("hold up with 3", "rob B3", "fight")
    return t.roll(*dice)


# --- buying ---------------------------------------------------------------------------------------


def test_U1_after_the_hand_each_player_may_buy_one_for_30_dollars():
    t = having(at=Phase.NEXT_BUYER)
    assert (t.phase, t.mover) == (Phase.BUYING, B)
    t.do("buy 1").draw("bribe")
    assert t.s.bought == 1
    assert t.why_not("buy 2") == Objection.HAS_BOUGHT
    assert t.do("pass").mover == C


def test_U2_R22_any_outlaw_that_holds_none_and_has_30_dollars():
    t = having(b="bribe", at=Phase.NEXT_BUYER)
    assert t.legal() == ["pass", "buy 1", "buy 2"]
    assert t.why_not("buy 3") == Objection.HOLDS_A_REWARD
    t.do("pass")
    assert t.why_not("buy 1") == Objection.DEAD
    assert t.why_not("buy 2") == Objection.CANNOT_PAY


def test_U2_in_a_shorter_row_there_are_fewer_places():
    t = table("A*  1:100 >2:100\nB   1:50 >2:60", at=Phase.NEXT_BUYER, numbers={"row": 2})
    assert t.why_not("buy 3") == Objection.NO_SUCH_PLACE
    assert t.why_not("play 3") == Objection.NO_SUCH_PLACE


def test_U3_the_outlaw_pays_the_bank_and_may_be_left_with_nothing():
    t = having(at=Phase.NEXT_BUYER).do("buy 2")
    assert t.shows("B   1:50 2:0 >3:150\nbank 130")


def test_U4_the_card_lies_on_the_outlaw_that_paid():
    t = having(at=Phase.NEXT_BUYER).do("buy 2").draw("whiskey")
    assert t.shows("B   1:50 2:0+whiskey >3:150")


def test_U5_R23_the_owner_alone_knows_it_and_all_see_that_it_is_there():
    s = having(at=Phase.NEXT_BUYER).do("buy 2").draw("whiskey").state()
    assert s.view(B).array[0].reward[B, 1] == Reward.WHISKEY
    assert s.view(A).array[0].reward[B, 1] == NONE
    assert s.view(A).array[0].holds[B, 1] == 1


def test_U6_R24_it_may_be_played_at_once_and_is_then_shown_to_all():
    t = having(at=Phase.NEXT_BUYER).do("buy 2").draw("bank-robbery")
    assert t.legal() == ["pass", "play 2"]
    t.do("play 2")
    assert t.shows("B   1:50 2:50 >3:150\nbank 80")
    assert t.state().view(A).array[0].played == Reward.BANK_ROBBERY
    assert t.mover == B


def test_U6_a_card_that_was_played_lies_on_nobody():
    t = having(b="bank-robbery", at=Phase.NEXT_BUYER).do("play 3")
    assert not t.s.holds.any()
    assert (t.s.reward == NONE).all()


def test_U7_no_deed_moves_a_reward():
    t = having(b="bribe", at=Phase.TEST)
    while t.phase == Phase.LAY_OUT:
        t.do("keep")
    assert t.outlaw(B, 2) == ">3:130+bribe"


def test_U8_D8_R23_once_used_it_is_back_in_the_deck():
    t = having(at=Phase.NEXT_BUYER).do("buy 2")
    before = t.weights()
    assert before == t.box.reward_copies.tolist()
    t.draw("bank-robbery").do("play 2", "pass")
    assert t.do("pass", "buy 1").weights() == before


def test_R22_players_buy_from_the_dealers_left_and_who_can_do_nothing_is_not_asked():
    t = table("A*  1:100 x x\nB   x x >3:20\nC   x 2:20 >4:80", at=Phase.NEXT_BUYER)
    assert t.mover == C
    assert t.do("pass").mover == A


def test_R22_who_has_just_30_dollars_on_one_outlaw_is_asked():
    t = table("A*  1:20 2:20 >5:20\nB   1:20 2:20 >3:20\nC   1:20 2:30 >4:20", at=Phase.NEXT_BUYER)
    assert t.mover == C
    t.do("buy 2").draw("bribe")
    assert t.shows("C   1:20 2:0+bribe >4:20")
    assert t.do("pass").phase == Phase.HOLDING_UP


def test_R22_who_holds_a_reward_is_asked_though_it_can_buy_none():
    t = table("A*  1:20 2:20 >5:20\nB   1:20 2:20+bribe >3:20", at=Phase.NEXT_BUYER)
    assert (t.mover, t.legal()) == (B, ["pass"])


def test_U8_R23_those_that_lie_on_outlaws_are_not_in_the_deck():
    t = having(a="bribe", c="bribe", b="whiskey", at=Phase.NEXT_BUYER).do("buy 1")
    out = np.zeros(len(REWARDS), int)
    missing = t.box.reward_copies - out[: weigh_rewards(t.box, t.s, out)]
    assert {Reward(k): int(n) for k, n in enumerate(missing) if n} == {
        Reward.BRIBE: 2,
        Reward.WHISKEY: 1,
    }


def test_R23_a_dead_outlaws_reward_is_shuffled_back_unseen():
    t = duel(b="bribe", dice=(6, 1)).do("pass")
    assert not t.s.alive[B, 2]
    assert t.s.played == NONE
    assert not t.s.holds.any()


# --- who may play a Reward ------------------------------------------------------------------------


def test_R25_before_the_round_every_holder_is_asked_from_the_dealers_left():
    t = having(a="steady-hand", c="whiskey", at=Phase.ROUND)
    assert (t.phase, t.mover, t.s.dealer) == (Phase.WINDOW, C, B)
    assert t.legal() == ["pass"]
    assert t.why_not("play 3") == Objection.WRONG_MOMENT
    t.do("pass")
    assert t.mover == A
    assert t.do("pass").phase == Phase.LAY_OUT


def test_R25_whoever_plays_has_all_asked_again_until_all_pass_in_a_row():
    t = having(a="bank-robbery", b="whiskey", c="bank-robbery", at=Phase.ROUND)
    t.do("play 3")
    assert t.mover == A
    t.do("pass", "pass")
    assert t.phase == Phase.LAY_OUT


def test_R25_who_has_passed_is_asked_again_once_another_has_played():
    t = having(a="bank-robbery", c="whiskey", at=Phase.ROUND).do("pass", "play 3")
    assert (t.phase, t.mover) == (Phase.WINDOW, C)


def test_R25_who_has_played_a_card_is_asked_for_the_next():
    text = TABLE.replace(">4:60", ">4:60+bank-robbery").replace("2:20", "2:20+whiskey")
    t = table(text, at=Phase.ROUND).do("play 3")
    assert (t.phase, t.mover) == (Phase.WINDOW, C)


def test_R25_before_the_round_the_deal_has_passed_over_those_who_are_out():
    text = TABLE.replace(">5:100", ">5:100+whiskey").replace(">4:60", ">4:160+whiskey")
    rows = text.splitlines()
    rows[2] = "    B   out"
    t = table("\n".join(rows), at=Phase.ROUND)
    assert (t.s.dealer, t.mover) == (C, A)


def test_R7_R24_a_robbery_may_save_a_gang_before_the_money_is_asked_for():
    t = having(c="bank-robbery", at=Phase.ROUND).do("play 3")
    assert t.shows("C  x >2:20 4:110")
    assert not t.s.out[C]


def test_R7_and_nobody_has_to():
    t = having(c="bank-robbery", at=Phase.ROUND).do("pass")
    assert t.s.out[C]


def test_R24_when_the_flop_lies_before_sheriffs_are_drawn():
    text = TABLE.replace(">3:150", ">3:150+forged-pardon!KQ").replace(">4:60", ">4:160")
    t = table(text).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd")
    assert (t.phase, t.mover) == (Phase.WINDOW, B)
    t.do("play 3")
    assert t.legal() == ["pardon queen", "pardon king"]
    assert t.why_not("pardon ten") == Objection.NOT_WANTED
    assert t.why_not("pardon ace") == Objection.NOT_WANTED
    t.do("pardon king")
    assert t.phase == Phase.BETTING
    assert t.outlaw(B, 2) == ">3:140!Q"


def test_R21_money_robbed_after_the_ante_cannot_be_bet():
    text = TABLE.replace(">3:150", ">3:100+bank-robbery").replace(">4:60", ">4:160")
    t = table(text).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd").do("play 3")
    assert t.outlaw(B, 2) == ">3:140"
    t.do("bet")
    assert t.legal()[-1] == "$90"


def test_R24_nobody_is_asked_where_it_would_tell_nothing():
    assert having(at=Phase.ROUND).phase == Phase.LAY_OUT


# --- in a duel ------------------------------------------------------------------------------------


def test_R26_who_is_behind_speaks_first_then_on_to_the_left():
    t = duel("whiskey", "steady-hand", "whiskey")
    assert t.mover == B
    assert t.do("pass").mover == C
    assert t.do("pass").mover == A
    assert t.do("pass").phase == Phase.WANTED


def test_R26_wherever_its_outlaw_stands():
    text = TABLE.replace("1:50", "1:50+whiskey").replace("A*  1:100", "A*  1:100+whiskey")
    t = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B1", "fight").roll(1, 1)
    assert t.mover == B


def test_R26_the_attacker_if_they_are_level():
    assert duel("whiskey", "steady-hand", dice=(1, 3)).mover == A


def test_R26_against_a_sheriff_always_the_outlaws_owner():
    text = TABLE.replace(">3:150", ">3:150!K").replace(">4:60", ">4:160+whiskey")
    text = text.replace("1:50", "1:50+whiskey")
    t = table(text).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd").do("pass", "pass").sheriff(2)
    t.roll(1, 6)
    assert t.mover == B


@pytest.mark.parametrize(
    ("kind", "bonus"), [("steady-hand", 1), ("hair-trigger", 2), ("dead-eye", 3)]
)
def test_D5_a_card_adds_to_the_number_of_its_own_outlaw(kind: str, bonus: int):
    t = duel(b=kind, c="bribe").do("play 3")
    assert t.s.bonus.tolist() == [0, bonus]
    t.do("pass")
    assert t.s.alive[A, 2] == (bonus < 3)  # 3 + 1 + 3 beats 5 + 1


def test_D5_also_where_the_attacker_is_not_the_first_player():
    text = TABLE.replace("A* ", "A  ").replace("B  ", "B* ").replace(">3:150", ">3:150+steady-hand")
    t = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob A1", "fight").roll(1, 1)
    assert t.do("play 3").s.bonus[0] > 0


def test_R25_when_the_flop_lies_too_they_are_asked_from_the_dealers_left():
    text = TABLE.replace(">3:150", ">3:150+whiskey").replace(">4:60", "4:60+whiskey")
    t = table(text.replace("2:20", ">2:120"), at=Phase.ROUND).do("pass", "pass")
    while t.phase == Phase.LAY_OUT:
        t.do("keep")
    t.deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd")
    assert (t.phase, t.s.dealer, t.mover) == (Phase.WINDOW, B, C)


@pytest.mark.parametrize(("kind", "drink"), [("whiskey", 1), ("double-whiskey", 2)])
def test_R29_anybody_may_slow_either_duellist(kind: str, drink: int):
    t = duel(c=kind, b="bribe").do("pass", "play 3")
    assert (t.phase, t.mover) == (Phase.SLOW, C)
    assert t.legal() == ["slow attacker", "slow defender"]
    t.do("slow attacker")
    assert t.s.bonus.tolist() == [-drink, 0]


def test_R29_other_cards_work_for_their_own_outlaw_only():
    t = duel(c="steady-hand")
    assert t.mover == C
    assert t.why_not("play 3") == Objection.WRONG_MOMENT


def test_R27_after_a_tie_what_was_added_stays():
    t = duel(b="hair-trigger", dice=(2, 2)).do("play 3")
    assert t.phase == Phase.ROLL
    assert t.s.bonus.tolist() == [0, 2]
    assert t.roll(3, 4).s.alive[A, 2] == 0  # 5 + 3 against 3 + 4 + 2


def test_a_die_is_rolled_again_for_its_own_outlaw():
    t = duel(b="lucky-horseshoe", dice=(2, 1)).do("play 3")
    assert (t.phase, t.s.roller) == (Phase.ROLL, 1)
    assert t.s.die.tolist() == [2, 0]
    t.roll(6)
    assert t.s.die.tolist() == [2, 6]
    assert not t.s.alive[A, 2]


def test_R25_after_a_die_was_rolled_again_all_are_asked_again():
    t = duel(b="lucky-horseshoe", c="whiskey", dice=(2, 1)).do("play 3").roll(6)
    assert (t.phase, t.s.window, t.mover) == (Phase.WINDOW, Moment.ANY_DUEL, C)


def test_the_attackers_die_can_be_rolled_again_too():
    t = duel(a="lucky-horseshoe", dice=(1, 5)).do("play 3")
    assert t.s.roller == 0
    assert not t.roll(6).s.alive[B, 2]


# --- against a Sheriff ----------------------------------------------------------------------------


def confronted(kind: str, wanted: str = "K") -> Table:
    text = TABLE.replace(">3:150", f">3:150+{kind}!{wanted}").replace(">4:60", ">4:160")
    t = table(text).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd").do("pass")
    return t.sheriff(*[2] * wanted.count("K"))


def test_R32_a_bribed_sheriff_goes_and_so_does_the_wanted_card():
    t = confronted("bribe", "KQ")
    assert (t.phase, t.mover) == (Phase.CONFRONTED, B)
    assert t.legal() == ["pass", "play 3"]
    t.do("play 3")
    assert t.phase == Phase.BETTING
    assert t.outlaw(B, 2) == ">3:140!Q"
    assert t.s.sheriffs.tolist() == t.box.sheriffs.tolist()
    assert not t.s.pending


def test_R32_the_next_sheriff_comes_all_the_same():
    t = confronted("bribe", "KK").do("play 3")
    assert t.phase == Phase.ROLL


def test_R24_a_pardon_comes_too_late_when_the_sheriff_stands_there():
    t = confronted("forged-pardon")
    assert t.why_not("play 3") == Objection.WRONG_MOMENT
    assert t.do("pass").phase == Phase.ROLL


@pytest.mark.parametrize("other", ["bribe", "bank-robbery"])
def test_R24_only_the_outlaw_for_whom_he_comes_can_bribe_him(other: str):
    text = TABLE.replace(">3:150", ">3:150+steady-hand!K").replace("1:50", f"1:50+{other}")
    text = text.replace(">4:60", ">4:160")
    t = table(text).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd").do("pass").sheriff(2)
    assert t.why_not("play 1") == Objection.WRONG_MOMENT


# --- held up --------------------------------------------------------------------------------------


def test_R33_who_escapes_pays_nothing_and_the_attacker_is_wanted():
    t = having(b="fast-horse").do("hold up with 3", "rob B3")
    assert t.legal() == ["play 3", "fight", "cower"]
    t.do("play 3")
    assert t.phase == Phase.WANTED
    assert t.outlaw(B, 2) == ">3:150"


def test_R33_at_30_dollars_too():
    t = table(TABLE.replace("2:30", "2:30+fast-horse"), at=Phase.HOLDUP)
    t.do("hold up with 3", "rob B2")
    assert t.legal() == ["play 2", "fight"]


def test_R28_a_card_that_would_do_nothing_may_not_be_played():
    t = having(b="fast-horse").do("hold up with 3", "rob B1")
    assert t.why_not("play 3") == Objection.DOES_NOTHING
    t = having(b="bank-robbery", at=Phase.ROUND)
    t.s.bank, t.chips = 0, t.chips - 10
    assert t.why_not("play 3") == Objection.DOES_NOTHING
    assert t.why_not("play 1") == Objection.NO_REWARD


def test_R30_a_robbery_takes_what_the_bank_has_up_to_its_limit():
    t = having(b="bank-robbery").do("hold up with 3", "rob B3", "play 3")
    assert t.shows("B   1:50 2:30 >3:200\nbank 50")
    assert (t.phase, t.mover) == (Phase.HELD_UP, B)
    t = having(b="bank-robbery", at=Phase.ROUND)
    t.s.bank, t.chips = 2, t.chips - 8
    t.do("play 3")
    assert t.outlaw(B, 2) == "3:170"


# --- in the hand ----------------------------------------------------------------------------------


def sleeve() -> Table:
    text = TABLE.replace(">3:150", ">3:150+ace-up-the-sleeve").replace(">4:60", ">4:160")
    return table(text).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd").do("pass")


def test_R31_a_card_is_changed_for_one_that_was_not_dealt():
    t = sleeve()
    assert t.legal() == ["play 3", "fold", "check", "bet"]
    t.do("play 3")
    assert t.legal() == ["aside 1", "aside 2"]
    t.do("aside 1")
    unseen = [i for i, w in enumerate(t.weights()) if w]
    assert card("Js") not in unseen
    assert len(unseen) == 20 - 7
    t.answer(card("Ks"))
    assert t.s.hole[B].tolist() == [card("Jh"), card("Ks")]
    assert t.s.cards.tolist() == [2, 2, 2, 0, 0]
    assert (t.phase, t.mover) == (Phase.BETTING, B)


@pytest.mark.parametrize(("aside", "kept"), [("aside 1", "Qh"), ("aside 2", "Qs")])
def test_R31_the_other_card_is_kept(aside: str, kept: str):
    text = TABLE.replace(">4:60", ">4:160+ace-up-the-sleeve")
    t = table(text).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd").do("pass", "check", "play 3", aside)
    assert t.s.hole[C].tolist() == [card(kept), NONE]
    assert t.s.laid_aside.tolist() == [0, 0, 1, 0, 0]
    assert t.answer(card("Ks")).s.hole[C].tolist() == [card(kept), card("Ks")]
    assert t.s.hole[A].tolist() == [card("Ts"), card("Th")]
    assert t.s.hole[B].tolist() == [card("Js"), card("Jh")]
    t.do("fold", "check")
    while t.phase == Phase.SHOWING:
        t.do("hide")
    assert not t.s.laid_aside.any()
    assert (t.s.aside == NONE).all()


def test_R31_the_card_laid_aside_stays_hidden_and_which_it_was_too():
    one, other = (sleeve().do("play 3", f"aside {n}").state() for n in (1, 2))
    assert one.view(A).digest() == other.view(A).digest()
    assert one.view(B).array[0].aside[B] == card("Js")


def test_R24_in_place_of_the_first_answer_only_a_check_included():
    t = sleeve().do("check", "check", "bet", "$10")
    assert t.mover == B
    assert t.why_not("play 3") == Objection.WRONG_MOMENT


# --- cards of one's own ---------------------------------------------------------------------------


def own(effects: list[int], moments: list[int]) -> dict:
    """Return numbers of a box in which a Steady Hand has other effects and moments."""
    game = having().box
    does, fits = game.effects.copy(), game.moments.copy()
    does[0], fits[0] = effects, moments
    bits = game.does.copy(), game.fits.copy()
    bits[0][0] = sum((n > 0) << i for i, n in enumerate(effects))
    bits[1][0] = sum(n << i for i, n in enumerate(moments))
    return {"effects": does, "moments": fits, "does": bits[0], "fits": bits[1]}


def test_an_edition_can_combine_effects_in_one_card():
    numbers = own([2, 1, 0, 3, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0])
    text = TABLE.replace(">3:150", ">3:150+steady-hand!TKA")
    t = table(text, at=Phase.HOLDUP, numbers=numbers).do("hold up with 3", "rob B3", "fight")
    t.roll(1, 1).do("play 3")
    assert t.s.bonus.tolist() == [0, 2]
    assert t.s.bank == 7
    assert t.s.pending == 1 << Effect.SLOWS | 1 << Effect.PARDONS
    t.do("slow attacker", "pardon king")
    assert t.phase == Phase.PARDON
    t.do("pardon ace")
    assert not t.s.alive[A, 2]  # 5 + 1 - 1 against 3 + 1 + 2


def test_a_pardon_takes_off_one_card_at_a_time():
    numbers = own([0, 0, 0, 0, 2, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0])
    text = TABLE.replace(">3:150", ">3:150+steady-hand!TKK")
    t = table(text, at=Phase.NEXT_BUYER, numbers=numbers).do("play 3", "pardon king")
    assert t.s.wanted[B, 2].tolist() == [1, 0, 0, 1, 0]
    assert t.do("pardon ten").s.wanted[B, 2].tolist() == [0, 0, 0, 1, 0]
    assert t.phase == Phase.BUYING


def test_pardons_end_with_the_last_wanted_card():
    numbers = own([0, 0, 0, 0, 3, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0])
    text = TABLE.replace(">3:150", ">3:150+steady-hand!K")
    t = table(text, at=Phase.NEXT_BUYER, numbers=numbers).do("play 3", "pardon king")
    assert t.phase == Phase.BUYING


def test_a_pardon_before_a_sheriff_does_not_make_a_card_too_few():
    numbers = own([0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0])
    text = TABLE.replace(">3:150", ">3:150+steady-hand!K").replace(">4:60", ">4:160")
    t = table(text, numbers=numbers).deal("Ts Th", "Js Jh", "Qs Qh", flop="Kd").do("pass")
    t.sheriff(2).do("play 3", "pardon king").roll(1, 6)
    assert t.phase == Phase.BETTING
    assert not t.s.wanted.any()
