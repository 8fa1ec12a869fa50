"""Cover, Contents, Set up, Jail, The cards."""

import numpy as np
import pytest

import tinstar
from tests.games.calaboose.table import A, B, C, D, dealt, new_table, table
from tinstar.engine import kernel
from tinstar.errors import BadOption, NotAnAction
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.components import EMPTY, KINDS, Card
from tinstar.games.calaboose.state import Phase

PLAYERS = [2, 3, 4, 5]
FIVE_BANDITS = "Bandit Bandit Bandit Bandit Bandit\n"


@pytest.mark.parametrize("players", PLAYERS)
def test_C1_two_to_five_people_play(players: int):
    assert tinstar.load("calaboose", players=players).num_players() == players


@pytest.mark.parametrize("players", [1, 6])
def test_C1_one_cannot_play_and_neither_can_six(players: int):
    with pytest.raises(BadOption, match="expected 2 to 5"):
        tinstar.load("calaboose", players=players)


def test_C2_there_are_74_cards():
    assert new_table(2).box.copies.sum() == 74


def test_C3_so_many_there_are_of_each_kind():
    copies = {card: int(new_table(2).box.copies[card]) for card in Card}
    assert copies == {
        Card.HUCKSTER: 20,
        Card.BANDIT: 19,
        Card.CARD_SHARK: 15,
        Card.CATTLE_RUSTLER: 10,
        Card.GUNSLINGER: 5,
        Card.BAD_LAWMAN: 2,
        Card.BAD_WHISKEY: 2,
        Card.JAIL_BREAK: 1,
    }


def test_S1_each_card_not_yet_drawn_is_as_likely_as_any_other():
    t = new_table(2).answer(A)
    t.answer(Card.BANDIT, Card.JAIL_BREAK)
    assert t.state().chance_weights() == [20, 18, 15, 10, 5, 2, 2, 0]
    assert kernel.chances(t.box, t.s, np.zeros(20, int)) == KINDS


@pytest.mark.parametrize("players", PLAYERS)
def test_S2_each_player_is_dealt_five_cards(players: int):
    t = dealt(("Bandit Bandit Huckster Huckster Shark\n" * players), dealer=A)
    assert t.s.hand_size[:players].tolist() == [5] * players
    assert t.s.pile_size == t.s.draw_pile.sum() == 74 - 5 * players


def test_S3_the_badge_goes_to_the_left_of_the_dealer_who_plays_first():
    t = dealt(FIVE_BANDITS * 3, dealer=B, redraw_hucksters=False)
    assert (t.s.badge, t.mover, t.phase) == (C, C, Phase.TURN)


def test_S3_the_left_of_the_last_seat_is_the_first():
    t = dealt(FIVE_BANDITS * 3, dealer=C, redraw_hucksters=False)
    assert t.mover == A


@pytest.mark.parametrize("seat", [-1, A, B])
def test_S4_nobody_sees_the_draw_pile_but_all_see_how_high_it_is(seat: int):
    v = dealt(FIVE_BANDITS * 2, dealer=A).state().view(seat)
    assert (v.array[0].draw_pile.sum(), v.array[0].pile_size) == (0, 64)


@pytest.mark.parametrize("seat", [-1, A, B])
def test_S5_all_see_what_is_discarded(seat: int):
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit Bandit    jail Huckster
    """)
    seen_before = t.state().view(seat).array[0].discards[Card.HUCKSTER]
    t.do("send bandit to B1", "accept 1")
    assert t.state().view(seat).array[0].discards[Card.HUCKSTER] == seen_before + 1


@pytest.mark.parametrize("seat", [-1, A, B])
def test_J1_all_see_every_jail(seat: int):
    t = table("""
        A*  hand Bandit    jail Shark
        B   hand Bandit    jail . Rustler
    """)
    assert t.state().view(seat).array[0].jail[:2].tolist() == [
        [2, -1, -1, -1, -1],
        [-1, 3, -1, -1, -1],
    ]


@pytest.mark.parametrize(("seat", "sees"), [(-1, 0), (A, 0), (B, 5)])
def test_J1_but_only_its_owner_sees_a_hand(seat: int, sees: int):
    v = dealt(FIVE_BANDITS * 2, dealer=A).state().view(seat)
    assert v.array[0].hand[B].sum() == sees
    assert v.array[0].hand_size[B] == 5


def test_J2_a_jail_has_five_cells():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit Bandit
    """)
    assert t.box.cells == 5
    assert [a for a in t.legal() if a.startswith("send bandit to")] == [
        f"send bandit to B{cell}" for cell in (1, 2, 3, 4, 5)
    ]


def test_J2_with_five_cards_in_it_a_jail_takes_no_more():
    t = table("""
        A*  hand Bandit Bandit    jail Shark Shark Shark Shark
        B   hand Bandit Bandit
    """)
    t.do("put bandit", "put bandit")
    assert t.why_not("put bandit") == Objection.JAIL_FULL


def test_J3_in_the_beginning_every_jail_is_empty():
    t = dealt(FIVE_BANDITS * 3, dealer=A)
    assert (t.s.jail[:3] == -1).all()
    assert not t.s.locked.any()


def test_A1_cards_have_the_values_zero_to_five():
    assert new_table(2).box.value.tolist() == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("text", ["put bad-whiskey", "put jail-break", "put bad whiskey"])
def test_A1_H4_K4_a_card_of_value_x_is_never_put_into_a_jail(text: str):
    with pytest.raises(NotAnAction):
        ACTIONS.read(text)


@pytest.mark.parametrize("players", PLAYERS)
def test_R1_chance_names_the_first_dealer_each_as_likely(players: int):
    assert new_table(players).state().chance_weights() == [1] * players


@pytest.mark.parametrize("dealer", [A, B, C, D])
def test_R2_five_cards_go_to_the_first_player_then_five_to_the_next(dealer: int):
    t = new_table(4).answer(dealer)
    order = []
    while t.mover == tinstar.CHANCE:
        order.append(int(t.s.drawer))
        t.answer(next(card for card in Card if t.s.draw_pile[card]))
    first = (dealer + 1) % 4
    assert order == [(first + i // 5) % 4 for i in range(20)]


def test_R2_only_the_drawer_sees_a_card_that_is_dealt():
    t = new_table(3).answer(C)
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [1, 0, 0]


def test_R1_before_the_dealer_is_known_nobody_and_nothing_is_named():
    s = new_table(2).s
    assert s.phase == Phase.DEAL
    assert (s.dealer, s.named, s.breaks_out, s.partner_jail) == (EMPTY,) * 4


def test_R1_all_see_who_deals():
    t = new_table(3)
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [1, 1, 1]


def test_S2_when_the_box_holds_too_few_cards_the_last_are_dealt_fewer():
    t = new_table(2, {"copies": [0, 7, 0, 0, 0, 0, 0, 0]}).answer(A, *[Card.BANDIT] * 7)
    assert t.s.hand_size[:2].tolist() == [2, 5]
    assert t.phase == Phase.TURN
