"""Series play and optional rules."""

from fractions import Fraction
from math import comb

import pytest

import tinstar
from tests.games.calaboose.table import A, B, C, Table, dealt, new_table, table
from tinstar.errors import BadOption
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import KINDS, Card
from tinstar.games.calaboose.set_up_turns_and_end import end_the_game
from tinstar.games.calaboose.state import Ending, Phase

# Two Bandits, one for each hand: the first player ends the game with one point.
TWO_CARDS = {"copies": [0, 2, 0, 0, 0, 0, 0, 0], "hand_size": 1}


def quick_game(t: Table) -> Table:
    return t.answer(Card.BANDIT, Card.BANDIT).do("put bandit")


def series() -> Table:
    """Return a series of three such games; A deals the first."""
    return new_table(2, TWO_CARDS, games=3, redraw_hucksters=False).answer(A)


def test_O4_a_plain_game_is_one_game():
    assert tinstar.load("calaboose").options["games"] == 1


def test_O4_a_series_is_three_games():
    t = series()
    after = [(quick_game(t).phase, t.ending) for _ in range(3)]
    assert after[:2] == [(Phase.DEAL, Ending.NONE)] * 2
    assert after[2] == (Phase.OVER, Ending.OUT_OF_CARDS)


@pytest.mark.parametrize("games", [2, 0, True, "3"])
def test_O4_there_are_no_other_series(games: object):
    with pytest.raises(BadOption, match="games: expected 1 or 3"):
        tinstar.load("calaboose", games=games)


def test_R1_in_a_series_the_deal_passes_to_the_left():
    t = new_table(3, {"copies": [0, 3, 0, 0, 0, 0, 0, 0], "hand_size": 1}, games=3).answer(B)
    dealers = []
    while t.phase != Phase.OVER:
        dealers.append((int(t.s.dealer), int(t.s.badge)))
        t.answer(*[Card.BANDIT] * 3).do("put bandit")
    assert dealers == [(B, C), (C, A), (A, B)]


def test_J3_S1_every_game_of_a_series_begins_with_all_cards_and_empty_jails():
    numbers = {"copies": [0, 0, 0, 0, 10, 0, 0, 0], "hand_size": 1, "cells": 2}
    t = new_table(2, numbers, games=3, redraw_hucksters=False).answer(A)
    jails = ("jail", "locked", "attacker", "chain", "used", "attacker_used")
    blank = {name: t.s[name].copy() for name in jails}
    t.answer(*[Card.GUNSLINGER] * 2)
    for name in jails[3:]:
        t.s[name][:] = 1
    t.s.passes = t.s.depth = 1
    t.s.specials[:2] = t.s.not_hucksters[:2] = 1
    t.s.known[A, B] = t.s.known[B, A] = 1
    end_the_game(t.box, t.s, Ending.OUT_OF_CARDS)
    t.go_on()
    assert (t.phase, t.s.game) == (Phase.DEAL, 1)
    assert (t.s.pile_size, t.s.passes, t.s.depth) == (10, 0, 0)
    for name in ("specials", "not_hucksters", "known"):
        assert not t.s[name].any(), name
    for name, array in blank.items():
        assert (t.s[name] == array).all(), name


def test_Y1_points_are_added_up_over_the_games_of_a_series():
    t = series()
    totals = [quick_game(t).s.total[:2].tolist() for _ in range(3)]
    assert totals == [[0, 1], [1, 1], [1, 2]]


def test_Y1_while_a_game_is_on_its_jails_count_on_top_of_the_tally():
    t = quick_game(series())
    assert t.state().scores() == [0, 1]
    t.answer(Card.BANDIT, Card.BANDIT)
    t.s.jail[B, 0] = Card.BANDIT
    assert t.state().scores() == [0, 2]


def test_R33_in_a_series_the_sums_decide():
    t = series()
    for _ in range(3):
        quick_game(t)
    assert t.state().scores() == [1, 2]
    assert t.state().returns() == [-1, 1]


def test_J3_each_game_of_a_series_begins_with_empty_jails_and_a_whole_pile():
    t = table(
        """
        A*  hand Bandit Bandit    jail [Shark] [Shark] [Shark] [Shark] Shark
        B   hand Whiskey Bandit   jail Bandit . . . .
        """,
        games=3,
    )
    t.do("lock 5")
    assert t.s.jail[:2].tolist() == [[-1] * 5] * 2
    assert not t.s.locked.any()
    assert t.s.draw_pile.tolist() == t.box.copies.tolist()
    assert t.s.total[:2].tolist() == [50, 1]


def test_what_was_known_of_hands_is_worth_nothing_in_the_next_game():
    t = table(
        """
        A*  hand Whiskey Bandit   jail [Shark] [Shark] [Shark] [Shark] Shark
        B   hand Break Bandit
        """,
        games=3,
    )
    t.s.not_hucksters[B] = 2
    t.s.specials[B] = 1
    t.do("whiskey B", "allow")
    assert t.s.known.any()
    t.do("lock 5")
    for field in ("known", "not_hucksters", "specials"):
        assert not t.s[field].any(), field


def test_S3_each_game_of_a_series_is_begun_on_the_left_of_its_dealer():
    t = quick_game(series())
    assert (t.s.dealer, t.s.badge, t.mover) == (B, A, tinstar.CHANCE)
    assert t.answer(Card.BANDIT, Card.BANDIT).mover == A


# --- Optional rules: a hand full of Hucksters -----------------------------------------------------

FOUR = """
    Huckster Huckster Huckster Huckster Bandit
    Huckster Huckster Huckster Bandit Bandit
    Huckster Huckster Huckster Huckster Huckster
"""


def test_O1_four_hucksters_may_be_redrawn():
    t = dealt(FOUR, dealer=C)
    assert (t.mover, t.phase) == (A, Phase.MULLIGAN)
    assert t.legal() == ["keep", "redraw"]


def test_O1_three_may_not():
    t = dealt(FOUR, dealer=C).do("keep")
    assert t.mover == B
    assert t.why_not("redraw") == Objection.TOO_FEW_HUCKSTERS
    assert t.why_not("keep") == Objection.NONE


def test_O1_nobody_has_to():
    t = dealt(FOUR, dealer=C).do("keep", "keep", "keep")
    assert (t.mover, t.phase) == (A, Phase.TURN)
    assert t.shows("A* hand Huckster Huckster Huckster Huckster Bandit")


def test_O1_the_hucksters_are_discarded_and_as_many_cards_drawn():
    t = dealt(FOUR, dealer=C).do("redraw")
    assert t.discarded() == ["Huckster"] * 4
    assert (t.mover, t.s.drawer, t.s.draws) == (tinstar.CHANCE, A, 4)
    t.answer(Card.CARD_SHARK, Card.CARD_SHARK, Card.BANDIT, Card.HUCKSTER)
    assert t.shows("A* hand Huckster Bandit Bandit Shark Shark")


def test_O1_without_the_option_nobody_is_asked():
    t = dealt(FOUR, dealer=C, redraw_hucksters=False)
    assert (t.mover, t.phase) == (A, Phase.TURN)
    assert t.why_not("redraw") == Objection.NOT_NOW


def test_O2_who_draws_four_hucksters_again_is_out_of_luck():
    t = dealt(FOUR, dealer=C).do("redraw").answer(*[Card.HUCKSTER] * 4)
    assert (t.mover, t.phase) == (B, Phase.MULLIGAN)
    t.do("keep", "keep")
    assert (t.mover, t.phase) == (A, Phase.TURN)


def test_R2_a_redraw_is_finished_before_the_next_offer():
    t = dealt(FOUR, dealer=B)
    assert t.mover == C
    t.do("redraw").answer(*[Card.BANDIT] * 3)
    assert t.mover == tinstar.CHANCE
    assert t.answer(Card.BANDIT).mover == A


def test_R2_all_hucksters_of_the_hand_go():
    t = dealt(FOUR, dealer=C).do("keep", "keep", "redraw")
    assert t.shows("C hand")
    assert t.s.draws == 5


def test_R2_with_no_card_left_to_draw_the_next_is_asked_at_once():
    t = dealt(FOUR, C, {"copies": [12, 3, 0, 0, 0, 0, 0, 0]}).do("redraw")
    assert (t.mover, t.phase) == (B, Phase.MULLIGAN)
    assert t.shows("A* hand Bandit")


# --- the odds ------------------------------------------------------------------------------------


def test_the_odds_of_an_opening_hand_that_may_be_redrawn_are_those_of_the_urn():
    """Hypergeometric: 4 or 5 of the 20 Hucksters among 5 of the 74 cards."""
    by_hand = Fraction(comb(20, 4) * 54 + comb(20, 5), comb(74, 5))
    start = new_table(2).answer(A)
    hands = {(0,) * KINDS: (start, Fraction(1))}
    for _ in range(5):
        hands = drawn_once_more(hands)
    assert sum(odds for hand, (_, odds) in hands.items() if hand[Card.HUCKSTER] >= 4) == by_hand


Odds = dict[tuple[int, ...], tuple[Table, Fraction]]


def drawn_once_more(hands: Odds) -> Odds:
    """Return all hands with one more card, each with its probability by the rules."""
    found: Odds = {}
    for t, odds in hands.values():
        weights = t.state().chance_weights()
        for card, weight in enumerate(weights):
            if weight:
                after = Table(t.game, t.boxes, t.array.copy(), []).answer(card)
                hand = tuple(after.s.hand[B].tolist())
                before = found.get(hand, (after, Fraction(0)))[1]
                found[hand] = after, before + odds * Fraction(weight, sum(weights))
    return found
