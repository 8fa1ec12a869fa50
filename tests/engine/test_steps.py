"""Automatic steps after a decision: they happen one by one, and reveal nothing hidden."""

from dataclasses import replace
from enum import IntEnum

import numpy as np
import pytest

from tests.engine import kuhn
from tests.engine.kuhn import BET, CALL, FLOW, Phase
from tinstar.engine.compiler import rule
from tinstar.engine.flow import decides, step
from tinstar.engine.view import UNDER_WAY
from tinstar.errors import NotYourTurn
from tinstar.testing import compiled_leak_check, exhaustive_step_check, leak_check
from tinstar.testing.contract.steps import step_by_step_an_answer_comes_to_the_same

DEAL = FLOW.phases[Phase.DEAL]
PLAY = FLOW.phases[Phase.PLAY]


class Step(IntEnum):
    SCORED = 3


@rule
def answer_and_score(box, s, bets):
    kuhn.answer(box, s, bets)
    if s.phase == Phase.OVER:
        s.phase = Step.SCORED


@rule
def answer_and_score_a_king(box, s, bets):
    kuhn.answer(box, s, bets)
    if s.phase == Phase.OVER and s.hand[0] == kuhn.Card.KING:
        s.phase = Step.SCORED


@rule
def score(s):
    s.phase = Phase.OVER


@rule
def answer_and_point_at_a_king(box, s, bets):
    """Plant a leak: until the next step, a public field tells who has the King."""
    answer_and_score(box, s, bets)
    if s.phase == Step.SCORED:
        s.mover = 1 if s.hand[1] == kuhn.Card.KING else 0


@rule
def score_and_point_at_nobody(s):
    s.phase = Phase.OVER
    s.mover = 0


@rule
def deal_and_point_at_a_king(s, card):
    """Plant a leak: until the next step, all seats learn whether a seat was dealt the King."""
    kuhn.deal(s, card)
    if s.phase == Phase.PLAY:
        s.phase = Step.SCORED
        s.mover = 1 if card == kuhn.Card.KING else 0


@rule
def deal_and_go_a_step_if_the_card_is_gone(s, card):
    """Deal. Only a card that is in a hand already is followed by a step, so no game has one."""
    is_gone = s.deck[card] == 0
    kuhn.deal(s, card)
    if is_gone:
        s.phase = Step.SCORED


@rule
def begin_to_play(s):
    s.phase = Phase.PLAY
    s.mover = 0


def stepping(name, effect, effect_of_the_step=score):
    actions = [given._replace(effect=effect) for given in PLAY.actions]
    phases = {
        Phase.PLAY: decides("mover", *actions, leads_to=(Step.SCORED, Phase.OVER)),
        Step.SCORED: step(effect_of_the_step, leads_to=(Phase.OVER,)),
    }
    return kuhn.variant(name, flow=replace(FLOW, phases=FLOW.phases | phases))


def dealing(name, effect):
    phases = {
        Phase.DEAL: replace(DEAL, effect=effect, leads_to=(Phase.PLAY, Step.SCORED)),
        Step.SCORED: step(begin_to_play, leads_to=(Phase.PLAY,)),
    }
    return kuhn.variant(name, flow=replace(FLOW, phases=FLOW.phases | phases))


def before_the_end(rules):
    """Return the state after a king and a queen were dealt, before the last action."""
    state = kuhn.game(rules).new_initial_state()
    for answer in (kuhn.Card.KING, kuhn.Card.QUEEN, BET):
        state.apply_action(answer)
    return state


def test_an_answer_can_be_looked_at_step_by_step():
    state = before_the_end(stepping("stepping", answer_and_score))
    (record,) = state.between_steps(CALL)
    assert record.phase == Step.SCORED
    step_by_step_an_answer_comes_to_the_same(state.game)
    state.apply_action(CALL)
    assert state.s.phase == Phase.OVER


def test_between_two_steps_nobody_is_asked_and_nothing_can_be_played_on():
    state = before_the_end(stepping("between", answer_and_score))
    view = state.view_of(state.between_steps(CALL)[0], 0)
    nothing = (view.legal_actions(), view.objections(), view.window())
    assert (view.current_player(), nothing) == (UNDER_WAY, ([], [], []))
    for ask in (view.tensor, lambda: view.sample(np.random.default_rng(1))):
        with pytest.raises(NotYourTurn, match="expected a view between two actions, got one from"):
            ask()


def test_a_number_of_steps_that_depends_on_a_hidden_card_is_a_leak():
    telling = stepping("telling", answer_and_score_a_king)
    report = leak_check.check(kuhn.game(telling), positions=100, seed=1)
    assert "steps" in {leak.what for leak in report.leaks}
    kept = stepping("kept", answer_and_score)
    assert leak_check.check(kuhn.game(kept), positions=100, seed=1).ok


def test_the_whole_tree_shows_a_step_that_depends_on_a_hidden_card():
    kept = exhaustive_step_check.check(kuhn.game(stepping("kept whole", answer_and_score)))
    assert (kept.positions > 20, kept.differences) == (True, ())
    telling = stepping("telling whole", answer_and_score_a_king)
    assert exhaustive_step_check.check(kuhn.game(telling)).differences


# --- the compiled check; here in Python, the same function ----------------------------------------


def swept(rules):
    """Return the names of the leaks that a sweep finds, and how many decisions had steps."""
    report = compiled_leak_check.sweep(kuhn.game(rules), positions=150, seed=1)
    return {leak.what for leak in report.leaks}, report.stepped


def test_a_sweep_compares_decisions_step_by_step():
    nothing, compared = swept(stepping("kept swept", answer_and_score))
    assert nothing == set()
    assert compared > 10
    assert swept(kuhn.variant("without steps")) == (set(), 0)


def test_a_sweep_finds_a_number_of_steps_that_depends_on_a_hidden_card():
    found, _ = swept(stepping("telling swept", answer_and_score_a_king))
    assert found == {"number of steps", "spectator's number of steps"}


def test_a_sweep_finds_a_view_between_steps_that_depends_on_a_hidden_card():
    rules = stepping("pointing", answer_and_point_at_a_king, score_and_point_at_nobody)
    assert swept(rules)[0] == {"view between steps: mover", "spectator's view between steps: mover"}


def test_a_sweep_finds_a_step_that_depends_on_an_answer_that_a_seat_did_not_see():
    assert swept(dealing("dealt", deal_and_point_at_a_king))[0] == {
        "view between steps: mover",
        "spectator's view between steps: mover",
    }


def test_a_sweep_deals_no_card_that_another_seat_has():
    assert swept(dealing("dealt twice", deal_and_go_a_step_if_the_card_is_gone)) == (set(), 0)
