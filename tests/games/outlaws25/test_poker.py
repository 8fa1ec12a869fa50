"""Hand rankings and winning the hand, over all possible hands."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

import tinstar
from tests.games.outlaws25.table import card, cards
from tinstar.engine.compiler import plain
from tinstar.errors import BadEdition
from tinstar.games.outlaws25.components import DECK, SUITS, Category
from tinstar.games.outlaws25.piece_names import hand_name
from tinstar.games.outlaws25.poker import category, equity, strength
from tinstar.games.outlaws25.state import BOX

HANDS = list(combinations(range(DECK), 3))


@pytest.fixture(scope="module")
def box():
    return tinstar.load("outlaws25", players=2).box.array[0]


def kind(hand) -> Category:
    low, middle, high = sorted(c // SUITS for c in hand)
    return Category(category(low, middle, high, len({c % SUITS for c in hand}) == 1))


def of(words: str) -> Category:
    return kind(cards(words))


def worth(box, words: str) -> int:
    return int(strength(box, *cards(words)))


# --- an independent ranking: nothing of the game's own is used ------------------------------------


def brute(hand) -> tuple:
    """Return a tuple to compare: the place of the kind, then the ranks, pairs first."""
    ranks = sorted((2 + c // 4 for c in hand), reverse=True)
    suits = {c % 4 for c in hand}
    groups = sorted(Counter(ranks).items(), key=lambda x: (x[1], x[0]), reverse=True)
    shape = [n for _, n in groups]
    runs = {(4, 3, 2), (5, 4, 3), (6, 5, 4)}
    straight, flush = tuple(ranks) in runs, len(suits) == 1
    if straight and flush:
        place = 5
    elif shape == [3]:
        place = 4
    elif flush:
        place = 3
    elif straight:
        place = 2
    else:
        place = 1 if shape == [2, 1] else 0
    return (place, *(rank for rank, _ in groups))


def test_K1_all_pairs_of_all_hands_compare_as_an_independent_ranking_has_it(box):
    ours = np.array([strength(box, *hand) for hand in HANDS])
    places = {value: i for i, value in enumerate(sorted(set(map(brute, HANDS))))}
    theirs = np.array([places[brute(hand)] for hand in HANDS])
    assert len(HANDS) == comb(20, 3) == 1140
    one, other = (np.sign(x[:, None] - x[None, :]) for x in (ours.astype(int), theirs))
    assert (one == other).all()


def test_K1_how_many_hands_of_each_kind_there_are():
    assert Counter(map(kind, HANDS)) == {
        Category.STRAIGHT_FLUSH: 12,
        Category.THREE_OF_A_KIND: 20,
        Category.FLUSH: 28,
        Category.STRAIGHT: 180,
        Category.PAIR: 480,
        Category.HIGH_CARD: 420,
    }


def test_K2_a_straight_flush_is_in_sequence_and_of_one_suit():
    assert of("Ts Js Qs") == Category.STRAIGHT_FLUSH
    assert of("Qh Kh Ah") == Category.STRAIGHT_FLUSH


def test_K3_three_of_a_kind():
    assert of("Ks Kh Kd") == Category.THREE_OF_A_KIND


def test_K4_a_flush_is_of_one_suit():
    assert of("Td Jd Ad") == Category.FLUSH


def test_K5_a_straight_is_in_sequence():
    assert of("Jd Qs Kd") == Category.STRAIGHT


def test_K6_a_pair():
    assert of("Jd Ks Kd") == of("Jd Js Kd") == Category.PAIR


def test_K7_else_it_is_a_high_card():
    assert of("Td Ks Qd") == Category.HIGH_CARD


def test_A2_X1_of_two_straights_the_one_with_the_highest_card_wins(box):
    assert worth(box, "Qd Ks Ad") > worth(box, "Ts Jd Qs")


def test_A3_hands_of_the_same_ranks_are_truly_alike(box):
    assert worth(box, "Td Ks Qd") == worth(box, "Th Kc Qs")
    assert worth(box, "Td Tc Qd") == worth(box, "Th Ts Qs")


def test_R17_pairs_go_by_the_pair_and_then_by_the_other_card(box):
    assert worth(box, "Ts Tc Ad") < worth(box, "Ks Kc Td")
    assert worth(box, "Ks Kc Td") < worth(box, "Ks Kc Jd")


def test_R17_flushes_and_high_cards_go_from_the_top_down(box):
    assert worth(box, "Ts Qs As") > worth(box, "Td Jd Ad")
    assert worth(box, "Ts Kd As") > worth(box, "Js Qd Ac")


def test_R18_the_ace_is_high_only_and_a_straight_flush_has_three_cards():
    assert of("As Td Jc") == Category.HIGH_CARD
    assert of("Ks As Ts") == Category.FLUSH
    assert max(map(kind, HANDS)) == Category.STRAIGHT_FLUSH


def test_another_order_of_hands_comes_from_the_edition():
    game = tinstar.load("outlaws25", players=2)
    content = game.edition.content | {
        "order": {
            c.name: {"value": v, "grade": "D", "source": "a test"}
            for c, v in zip(Category, (1, 0, 3, 2, 4, 5), strict=True)
        }
    }
    other = type(game)(game.rules, 2, BOX.edition("other", content), {}).box.array[0]
    assert strength(other, *cards("Ts Qd As")) > strength(other, *cards("As Ad Kc"))
    assert strength(other, *cards("Ts Jd Qs")) > strength(other, *cards("Ts Js As"))
    content["order"] = {c.name: {"value": 1, "grade": "D", "source": "a test"} for c in Category}
    with pytest.raises(BadEdition, match="another place for each kind of hand"):
        BOX.edition("other", content)


@pytest.mark.parametrize(
    ("hand", "flop"), [("As Ah", "Ad"), ("Ts Jh", "Kd"), ("Qs Ks", "Ts"), ("Js Jd", "Ah")]
)
def test_equity_is_the_share_of_hands_beaten(box, hand: str, flop: str):
    one, two = cards(hand)
    shared = card(flop)
    mine = brute((one, two, shared))
    rest = [c for c in range(DECK) if c not in (one, two, shared)]
    results = [brute((a, b, shared)) for a, b in combinations(rest, 2)]
    points = sum(1.0 if mine > r else 0.5 if mine == r else 0.0 for r in results)
    assert len(results) == 136
    assert plain(equity, box, one, two, shared) == pytest.approx(points / 136)


def test_equities_of_two_hands_that_know_nothing_of_each_other_average_to_a_half(box):
    shared = card("Qd")
    rest = [c for c in range(DECK) if c != shared]
    values = [plain(equity, box, a, b, shared) for a, b in combinations(rest, 2)]
    assert np.mean(values) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Ts Js Qs", "a straight flush"),
        ("Ks Kh Kd", "three of a kind"),
        ("Td Jd Ad", "a flush"),
        ("Jd Qs Kd", "a straight"),
        ("Td Ts Kd", "a pair of 10s"),
        ("Td Js Ad", "Ace high"),
    ],
)
def test_hands_have_names(words: str, name: str):
    assert hand_name(tinstar.load("outlaws25", 2).rules.tongue().say, cards(words)) == name


def test_a_hand_is_worth_what_it_beats_of_the_cards_in_the_box():
    game = tinstar.load("outlaws25", players=2).variant("hand")
    box = game.box.array[0]
    deck = [c for c in range(DECK) if box.deck[c]]
    assert len(deck) == 8
    one, two, flop = deck[0], deck[1], deck[2]
    mine = strength(box, one, two, flop)
    others = [strength(box, a, b, flop) for a, b in combinations(deck[3:], 2)]
    halves = sum((mine > x) + (mine >= x) for x in others)
    assert equity(box, one, two, flop) == halves / (2 * len(others))
