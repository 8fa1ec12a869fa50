"""Variants: the small games from the same rules, and their size."""

from collections import Counter

import numpy as np
import pytest

import tinstar
from tests.games.outlaws25.equilibrium import DEALER, FIRST, Hand
from tests.games.outlaws25.table import A, card
from tinstar.engine.state import State
from tinstar.games.outlaws25.components import SUITS

WHOLE = tinstar.load("outlaws25", players=2)
DEAL = {
    "whole_hand": ("Ks", "Kh", "Td", "Qc", "Jd"),
    "hand": ("Ks", "Kh", "Ts", "Qh", "Jh"),
    "tiny": ("Ts", "As", "Js", "Ks", "Qs"),
}


def dealt(name: str) -> State:
    """Return the state after a deal, before the first bet; A deals, B speaks first."""
    state = WHOLE.variant(name).new_initial_state()
    state.apply_action(A)
    for word in DEAL[name]:
        state.apply_action(card(word))
    return state


def bets_from(state: State) -> Counter:
    """Return the number of decisions and ends of a deal, and the first player's wins."""
    if state.is_terminal():
        assert sum(state.returns()) == 0
        return Counter({"ends": 1, f"B wins {state.returns()[1]:g}": 1})
    found = Counter({f"asked {state.current_player()}": 1})
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        found += bets_from(after)
    return found


def test_O2_O3_a_deal_of_the_hand_has_eighteen_decisions_and_is_played_for_its_dollars():
    found = bets_from(dealt("whole_hand"))  # B has a pair of Kings, A a straight
    assert (found["asked 0"], found["asked 1"], found["ends"]) == (9, 9, 23)
    won = {int(key.removeprefix("B wins ")) for key in found if key.startswith("B wins")}
    assert won == {10, 30, 90, -10, -30, -90, -100}  # B wins only by a bluff


@pytest.mark.parametrize(
    ("name", "cards", "ends"), [("whole_hand", 20, 23), ("hand", 8, 23), ("tiny", 5, 7)]
)
def test_P1_the_decks_of_the_hands_and_how_a_deal_can_end(name: str, cards: int, ends: int):
    game = WHOLE.variant(name)
    assert game.box.array["deck"].sum() == cards
    assert bets_from(dealt(name))["ends"] == ends
    assert (game.min_utility(), game.max_utility()) == (-100, 100)


def test_O2_who_is_beaten_in_the_one_hand_is_not_asked_whether_to_show():
    state = dealt("whole_hand")
    state.apply_action(state.string_to_action("check"))
    state.apply_action(state.string_to_action("check"))
    assert state.is_terminal()
    assert state.returns() == [10, -10]
    assert state.view(0).array[0].hole[1].tolist() == [card("Ks"), card("Kh")]


def test_O1_the_small_game_is_a_whole_one_with_gangs_of_two():
    game = WHOLE.variant("mini")
    assert (game.players, game.options["rounds"], int(game.box.array["row"][0])) == (2, 12, 2)


# --- the equilibrium ------------------------------------------------------------------------------


def solved(name: str, iterations: int) -> tuple[float, float, float]:
    """Return, as means over all flops, the first player's win and what each best response wins.

    In dollars: the value, the first player against the dealer's strategy, and the reverse.
    """
    game = WHOLE.variant(name)
    flops = [Hand(game, rank * SUITS) for rank in range(int(game.box.array["ranks"][0]))]
    for flop in flops:
        flop.solve(iterations)
    figures = [(f.value(), f.best_response(FIRST), f.best_response(DEALER)) for f in flops]
    value, first, dealer = np.mean(figures, axis=0)
    return float(value), float(first), float(dealer)


@pytest.mark.parametrize(("name", "value"), [("whole_hand", -0.594), ("hand", -0.476), ("tiny", 0)])
def test_the_value_of_the_hand_for_who_speaks_first_checked_from_both_sides(name, value):
    found, first, dealer = solved(name, iterations=150)
    assert -dealer <= value <= first
    assert first + dealer < 0.1  # nobody can win a dime more by playing otherwise
    assert found == pytest.approx(value, abs=0.02)


def test_in_the_equilibrium_the_best_hand_is_never_folded_and_some_of_the_worst_are_bet():
    jack = Hand(WHOLE.variant("whole_hand"), card("Jh"))
    jack.solve(150)
    fold, _, bet = jack.root.average().T
    best = jack.hands.index((card("Qh"), card("Kh")))
    worst = jack.wins.sum(axis=1).argsort()[:20]
    assert (jack.wins[best] >= 0).all()
    assert fold[best] < 0.01
    assert 0.05 < bet[worst].mean() < 0.95  # a bluff
