"""Cover, contents, setting up."""

import pytest

import tinstar
from tests.games.outlaws25.table import A, B, C, Phase, Table, new_table, table
from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.errors import NotAnAction
from tinstar.games.outlaws25.actions import ACTIONS, Objection
from tinstar.games.outlaws25.components import CHIPS, DECK, NONE, Outlaw


def begun(players: int = 2):
    """Return the table after every gang has drawn its three Outlaws, before the row is laid."""
    t = new_table(players)
    return t.answer(*([Outlaw.FIRST, Outlaw.SECOND, Outlaw.THIRD] * players))


@pytest.mark.parametrize("players", [1, 6])
def test_C1_two_to_five_play(players: int):
    with pytest.raises(tinstar.BadOption, match="expected 2 to 5"):
        tinstar.load("outlaws25", players=players)


def test_C2_the_box_holds_what_the_book_lists():
    box = tinstar.load("outlaws25", players=5).box.array[0]
    assert len(box.speed) == 5
    assert DECK == 20
    assert box.reward_copies.sum() == 25
    assert box.sheriffs.sum() == 10
    assert CHIPS == 75 + 15 * 5 == 5 * box.row * box.money_of_an_outlaw


def test_C3_money_that_is_not_in_tens_cannot_even_be_said():
    assert ACTIONS.read("$50") == ACTIONS.read("$ 50".replace(" ", ""))
    for text in ("$55", "$-10", "$1510", "50"):
        with pytest.raises(NotAnAction):
            ACTIONS.read(text)


def test_S1_each_gang_draws_from_the_five_of_its_own_colour():
    t = new_table(2)
    assert t.weights() == [1, 1, 1, 1, 1]
    t.answer(Outlaw.FIRST, Outlaw.FIFTH)
    assert t.weights() == [0, 1, 1, 1, 0]
    t.answer(Outlaw.THIRD)
    assert t.weights() == [1, 1, 1, 1, 1]


def test_S2_three_are_drawn_and_nobody_sees_them_drawn():
    t = new_table(2)
    assert (t.phase, t.s.mover) == (Phase.GANG, A)
    before = t.state().view(B).array.tobytes()
    after = t.answer(Outlaw.FIFTH).state().view(B).array
    assert after["outlaw"][0, A].tolist() == [NONE] * 3
    assert before != after.tobytes()  # all see that one was drawn
    t.answer(Outlaw.FIRST, Outlaw.SECOND)
    assert t.s.mover == B


def test_S3_S5_the_owner_sees_its_outlaws_and_nobody_else_does():
    s = begun().state()
    assert s.view(A).array[0].outlaw[A].tolist() == [0, 1, 2]
    assert s.view(B).array[0].outlaw[A].tolist() == [NONE] * 3
    assert s.view(-1).array[0].outlaw.max() == NONE


def test_S4_the_row_is_laid_in_any_order_from_the_right():
    t = begun()
    assert t.legal() == ["stand first", "stand second", "stand third"]
    t.do("stand first")
    assert t.why_not("stand first") == Objection.NOT_TO_BE_PLACED
    assert t.legal() == ["stand second", "stand third"]
    t.do("stand second")
    assert t.s.outlaw[A, :3].tolist() == [2, 1, 0]
    assert t.mover == B


def test_S4_P5_R4_R31_what_is_done_unseen_is_seen_by_who_does_it_alone():
    def seen_by(t: Table) -> list[int]:
        return [int(plain(kernel.sees_answer, t.box, t.s, seat)) for seat in (A, B)]

    assert seen_by(new_table(2)) == [1, 0]  # an Outlaw is drawn
    assert seen_by(begun()) == [1, 0]  # the row is laid
    text = "A*  1:100 >2:100+ace-up-the-sleeve\nB   1:100 >2:100"
    t = table(text, at=Phase.TEST, numbers={"row": 2})
    assert (t.phase, seen_by(t)) == (Phase.LAY_OUT, [0, 1])
    t = table(text, numbers={"row": 2})
    assert (t.phase, seen_by(t)) == (Phase.DEAL, [0, 1])
    t.deal("Ts Th", "Js Jh", flop="Kd").do("pass", "check", "play 2")
    assert (t.phase, seen_by(t)) == (Phase.LAY_ASIDE, [1, 0])
    assert seen_by(t.do("aside 1")) == [1, 0]
    assert seen_by(t.answer(0)) == [1, 1]
    t = table(text, at=Phase.NEXT_BUYER, numbers={"row": 2}).do("buy 1")
    assert (t.phase, seen_by(t)) == (Phase.REWARD, [0, 1])


def test_S4_a_row_of_two_is_laid_in_any_order_too():
    t = new_table(2, {"row": 2})
    t.answer(*[Outlaw.FIRST, Outlaw.SECOND] * 2)
    assert t.legal() == ["stand first", "stand second"]


def test_before_the_first_hand_nothing_has_been_dealt_bet_or_played():
    t = new_table(2)
    assert (t.s.flop, t.s.raiser, t.s.played) == (NONE, NONE, NONE)
    assert t.answer(A).s.round_number == 1


def test_S4_others_do_not_see_how_it_is_laid():
    one, other = (begun().do(f"stand {w}").state().view(B).array for w in ("first", "third"))
    assert one.tobytes() == other.tobytes()


def test_S6_each_outlaw_begins_with_100_dollars():
    t = begun()
    assert t.rows()["A"] == ["1:100", "2:100", ">3:100"]
    assert t.counted() == 60


def test_S7_the_marker_lies_at_the_far_right():
    t = laid(2).answer(A)
    assert t.s.marker[:2].tolist() == [2, 2]
    assert t.s.stake[:2].tolist() == [9, 9]


def test_S8_the_bank_begins_with_nothing():
    assert new_table(5).s.bank == 0


def test_S9_the_decks_are_whole():
    t = new_table(2)
    assert t.s.sheriffs.tolist() == t.box.sheriffs.tolist()
    assert not t.s.wanted.any()
    assert not t.s.holds.any()


def laid(players: int):
    """Return the table after all rows are laid."""
    return begun(players).do(*(["stand third", "stand second"] * players))


def test_S11_R3_chance_names_the_first_dealer_and_anybody_is_as_likely():
    t = laid(3)
    assert t.mover == tinstar.CHANCE
    assert t.weights() == [1, 1, 1]
    assert t.answer(C).s.dealer == C


def test_R3_nobody_arranges_a_row_knowing_who_deals_and_seat_A_begins():
    t = begun(3)
    for seat in (A, B, C):
        assert (t.phase, t.mover, t.s.dealer) == (Phase.ARRANGE, seat, NONE)
        t.do("stand third", "stand second")
    assert t.phase == Phase.FIRST_DEALER
    assert t.answer(B).phase == Phase.DEAL


def test_R1_which_two_went_back_is_written_down_nowhere():
    names = set(begun().array.dtype.names)
    assert "removed" not in names
    assert begun().s.outlaw[A].tolist() == [0, 1, 2]


def test_a_row_of_one_needs_no_order():
    t = new_table(2, {"row": 1}).answer(Outlaw.FIRST, Outlaw.SECOND, A)
    assert t.phase == Phase.DEAL
    assert t.rows()["A*"][0] == ">1:90"


def test_O2_one_hand_alone():
    t = new_table(2, hand_only=True).answer(B)
    assert t.phase == Phase.DEAL
    assert t.s.money.sum() + t.s.pot == 20
    t.deal("Ks Kh", "Ad Tc", flop="Jd")
    assert t.mover == A
    assert t.legal() == ["fold", "check", "bet"]
    t.do("bet", "$20", "call")
    assert t.ending.name == "HAND_PLAYED"
    assert [play_score(t, seat) for seat in (A, B)] == [130, 70]
    assert t.s.won[:2].tolist() == [1, 0]


def play_score(t, seat: int) -> int:
    return t.state().scores()[seat]


def test_O2_one_hand_has_no_outlaws_to_hide_or_to_hold_up():
    t = new_table(5, hand_only=True).answer(B)
    assert t.s.outlaw.max() == NONE
    assert t.s.alive.sum() == 5


def test_a_drawing_is_shown_as_it_was_drawn():
    text = """
        A*  1:100 2:100 >3:100
        B   4:50+whiskey 1x >5:120!KK^
        C   out
        bank 30
    """
    assert table(text, at=Phase.SHOWING).shows(text)
