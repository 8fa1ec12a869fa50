"""The small games from the same rules, and how small they are."""

from collections import Counter

import pytest

import tinstar
from tests.games.outlaws25.table import A, card
from tinstar.core.state import State

WHOLE = tinstar.load("outlaws25", players=2)
DEAL = {"hand": ("Ks", "Kh", "Td", "Qc", "Jd"), "tiny": ("Ts", "Th", "Js", "Qh", "Jh")}


def dealt(name: str) -> State:
    """After one deal, before the first bet; A deals, B speaks first."""
    state = WHOLE.variant(name).new_initial_state()
    state.apply_action(A)
    for word in DEAL[name]:
        state.apply_action(card(word))
    return state


def bets_from(state: State) -> Counter:
    """How many decisions and ends a deal has, and what the first player wins in them."""
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
    found = bets_from(dealt("hand"))  # B has a pair of Kings, A a straight
    assert (found["asked 0"], found["asked 1"], found["ends"]) == (9, 9, 23)
    won = {int(key.removeprefix("B wins ")) for key in found if key.startswith("B wins")}
    assert won == {10, 30, 90, -10, -30, -90, -100}  # only a bluff makes B win


@pytest.mark.parametrize(("name", "cards"), [("hand", 20), ("tiny", 6)])
def test_P1_the_decks_of_the_hands(name: str, cards: int):
    game = WHOLE.variant(name)
    assert game.box["deck"].sum() == cards
    assert bets_from(dealt(name))["ends"] == 23
    assert (game.min_utility(), game.max_utility()) == (-100, 100)


def test_O2_who_is_beaten_in_the_one_hand_is_not_asked_whether_to_show():
    state = dealt("hand")
    state.apply_action(state.string_to_action("check"))
    state.apply_action(state.string_to_action("check"))
    assert state.is_terminal()
    assert state.returns() == [10, -10]
    assert state.view(0).s.hole[1].tolist() == [card("Ks"), card("Kh")]


def test_O1_the_small_game_is_a_whole_one_with_gangs_of_two():
    game = WHOLE.variant("mini")
    assert (game.players, game.options["rounds"], int(game.box["row"][0])) == (2, 12, 2)
