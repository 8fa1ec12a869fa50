"""Kuhn poker, played with the engine alone, has the value known from the literature."""

import pytest

from tests.engine import kuhn
from tests.engine.kuhn import BET, CALL, CHECK, Card

# The probability that a seat bets or calls, by card, in Kuhn's equilibria. The first seat may bluff
# with a Jack up to a third of the time.


def first_seat(bluff: float, card: Card, bet_is_open: bool) -> float:
    if card == Card.JACK:
        return 0.0 if bet_is_open else bluff
    if card == Card.QUEEN:
        return bluff + 1 / 3 if bet_is_open else 0.0
    return 1.0 if bet_is_open else 3 * bluff


def second_seat(card: Card, bet_is_open: bool) -> float:
    if card == Card.JACK:
        return 0.0 if bet_is_open else 1 / 3
    if card == Card.QUEEN:
        return 1 / 3 if bet_is_open else 0.0
    return 1.0


def outcomes(state, bluff):
    """Return (action, probability) for each action, by chance or by the equilibrium."""
    if state.is_chance_node():
        return state.chance_outcomes()
    seat = state.current_player()
    card, bet_is_open = Card(state.view(seat).s.hand[seat]), CALL in state.legal_actions()
    p = first_seat(bluff, card, bet_is_open) if seat == 0 else second_seat(card, bet_is_open)
    fold_or_check, call_or_bet = state.legal_actions()
    return [(fold_or_check, 1 - p), (call_or_bet, p)]


def value(state, bluff):
    """Return the first seat's expected win."""
    if state.is_terminal():
        return state.scores()[0]
    total = 0.0
    for answer, p in outcomes(state, bluff):
        after = state.clone()
        after.apply_action(answer)
        total += p * value(after, bluff)
    return total


@pytest.mark.parametrize("bluff", [0.0, 1 / 6, 1 / 3])
def test_the_first_seat_loses_an_eighteenth_in_equilibrium(bluff):
    assert value(kuhn.game().new_initial_state(), bluff) == pytest.approx(-1 / 18, abs=1e-12)


def every_state(state):
    yield state
    for answer in state.legal_actions():
        after = state.clone()
        after.apply_action(answer)
        yield from every_state(after)


def test_there_are_thirty_ends_and_twelve_information_states():
    states = list(every_state(kuhn.game().new_initial_state()))
    asked = [s for s in states if s.current_player() >= 0]
    told = {s.information_state_string(s.current_player()) for s in asked}
    assert sum(s.is_terminal() for s in states) == 30
    assert len(told) == 12


def test_cards_are_shown_in_the_end_and_not_after_a_fold():
    state = kuhn.game().new_initial_state()
    for answer in (Card.KING, Card.JACK, CHECK, CHECK):
        state.apply_action(answer)
    assert state.view(1).s.laid.tolist() == [Card.KING, Card.JACK]
    assert state.view(-1).s.laid.tolist() == [Card.KING, Card.JACK]

    state = kuhn.game().new_initial_state()
    for answer in (Card.KING, Card.JACK, BET, kuhn.FOLD):
        state.apply_action(answer)
    assert state.view(1).s.laid.tolist() == [Card.NONE, Card.NONE]
