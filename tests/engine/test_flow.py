"""The flow of a game: its functions, and an error for every fault in its table."""

import linecache
from dataclasses import replace
from enum import IntEnum

import pytest

from tests.engine import kuhn
from tests.engine.kuhn import ACTIONS, BET, CALL, CHECK, FLOW, FOLD, STATE, Phase
from tinstar.engine.actions import Actions
from tinstar.engine.compiler import rule
from tinstar.engine.flow import Flow, chance, decides, goes_to, over, step
from tinstar.engine.flow_source import ladder
from tinstar.testing.contract.actions_and_objections import (
    the_list_is_ascending_and_holds_exactly_what_nothing_speaks_against,
)
from tinstar.testing.contract.flow_transitions import (
    every_phase_leads_where_the_flow_says,
    never_seen,
)
from tinstar.testing.contract.promise import Broken

DEAL = FLOW.phases[Phase.DEAL]
PLAY = FLOW.phases[Phase.PLAY]
ALL = CHECK.does(kuhn.answer, kuhn.objection_to_a_bet, bets=0)


class Step(IntEnum):
    SCORED = 3


class TooLow(IntEnum):
    SCORED = 1


@rule
def nothing(box, s):
    return 0


@rule
def of_a_card(box, s, card):
    return 0


def no_rule(box, s):
    return 0


def flow(**changed):
    phases = {Phase.DEAL: DEAL, Phase.PLAY: PLAY, Phase.OVER: over()} | changed.pop("phases", {})
    return Flow(__name__, STATE, ACTIONS, Phase.DEAL, phases, **changed)


def played(*actions, **more):
    return {Phase.PLAY: decides("mover", *actions, leads_to=(Phase.OVER,), **more)}


OTHERS = Actions()
STRANGE = OTHERS.add("strange", "strange")
WRONG = [
    (played(ALL, ALL), "PLAY: check: expected this action once, found 2 times"),
    (
        {Phase.PLAY: decides("nobody", ALL, leads_to=(Phase.OVER,))},
        "PLAY: seat: expected a field of the state, found 'nobody'",
    ),
    (
        played(CHECK.does(of_a_card)),
        r"PLAY: check: effect: expected of_a_card to take some of .*, found \['card'\]",
    ),
    (
        played(CHECK.does(no_rule)),
        "PLAY: check: effect: expected a function marked with @rule, found no_rule",
    ),
    (
        played(CHECK.does(nothing, no_rule)),
        "PLAY: check: objection: expected a function marked with @rule, found no_rule",
    ),
    (played(STRANGE.does(nothing)), "PLAY: strange: expected an action of this game"),
    (
        {Phase.DEAL: chance(nothing, nothing, leads_to=(Phase.PLAY,))},
        "DEAL: effect: expected nothing to take one outcome, found",
    ),
    (
        {Phase.DEAL: chance(kuhn.deal, no_rule, leads_to=(Phase.PLAY,))},
        "DEAL: weights: expected a function marked with @rule, found no_rule",
    ),
    (
        {Step.SCORED: step(nothing)},
        r"expected each phase in some leads_to, found none that names \['SCORED'\]",
    ),
    (
        {Step.SCORED: step(nothing, unless=of_a_card)},
        r"SCORED: unless: expected of_a_card to take some of \['box', 's'\], found \['card'\]",
    ),
    (
        {Step.SCORED: chance(kuhn.deal, kuhn.cards_of_the_deck)},
        "SCORED: expected a Step with a number above 2, found 3",
    ),
    (
        played(CHECK.does(nothing, tells=of_a_card)),
        r"PLAY: check: tells: expected of_a_card to take some of \['after', 'before'\], found",
    ),
    (played(ALL, unseen=of_a_card), "PLAY: unseen: expected of_a_card to take some of"),
    (
        {Phase.DEAL: replace(DEAL, tells=kuhn.answer)},
        r"DEAL: tells: expected answer to take some of .*, found \['bets', 'box', 's'\]",
    ),
    ({Step.SCORED: step(nothing, tells=of_a_card)}, "SCORED: nothing: tells: expected of_a_card"),
    (
        played(ALL, window=nothing),
        "PLAY: silence: expected an action, as there is a window; found none",
    ),
]


@pytest.mark.parametrize(("phases", "told"), WRONG)
def test_what_is_wrong_with_a_table_is_told_by_phase_and_action(phases, told):
    with pytest.raises(TypeError, match=told):
        flow(phases=phases)


def test_all_that_is_wrong_is_told_at_once():
    phases = played(ALL, ALL) | {Phase.DEAL: chance(nothing, no_rule, leads_to=(Phase.PLAY,))}
    with pytest.raises(TypeError) as refused:
        flow(phases=phases)
    assert len(str(refused.value).splitlines()) == 3
    assert str(refused.value).startswith("tests.engine.test_flow: ")


def test_a_phase_without_an_entry_is_named():
    with pytest.raises(TypeError, match="OVER: expected an entry in the table of phases"):
        Flow(__name__, STATE, ACTIONS, Phase.DEAL, {Phase.DEAL: DEAL, Phase.PLAY: PLAY})


def test_a_phase_cannot_lead_to_what_is_not_in_the_table():
    phases = {Phase.PLAY: decides("mover", ALL, leads_to=(Step.SCORED, Phase.OVER))}
    with pytest.raises(TypeError, match=r"leads_to: expected phases of the table.*SCORED"):
        flow(phases=phases)


def test_an_action_of_another_phase_has_the_objection_that_the_table_names():
    made = flow(phases=played(FOLD.does(nothing), CALL.does(nothing)), not_now=7)
    s = STATE.blank().array[0]
    s.phase = Phase.PLAY
    answers = [made.functions["objection"](None, s, a) for a in (CHECK, BET, FOLD, CALL)]
    assert answers == [7, 7, 0, 0]


def test_an_action_that_only_goes_on_to_a_phase_sets_it():
    made = flow(phases=played(CHECK.does(goes_to(Phase.OVER))))
    s = STATE.blank().array[0]
    s.phase = Phase.PLAY
    made.functions["apply"](None, s, CHECK)
    assert s.phase == Phase.OVER


def test_a_branch_without_a_condition_ends_a_ladder():
    assert ladder([("a", ["one"]), ("", ["two"]), ("b", ["three"])]) == [
        "if a:",
        "    one",
        "else:",
        "    two",
    ]
    assert ladder([("a", ["one"])]) == ["one"]


@rule
def the_first_of_two(box, s, out):
    out[0] = FOLD if kuhn.a_bet_is_open(s) else CHECK
    return 1


def test_a_list_that_lacks_an_action_breaks_what_the_game_promises():
    lacking = kuhn.variant("lacking", legal_actions=the_first_of_two)
    with pytest.raises(Broken, match=r"objections allow \[0, 1\], but .* lists \[0\]"):
        the_list_is_ascending_and_holds_exactly_what_nothing_speaks_against(kuhn.game(lacking))


def test_a_transition_that_is_not_declared_breaks_what_the_game_promises():
    wrong = {
        Phase.DEAL: replace(DEAL, leads_to=(Phase.OVER,)),
        Phase.PLAY: replace(PLAY, leads_to=(Phase.PLAY, Phase.OVER)),
    }
    rules = kuhn.variant("misled")
    rules.flow.phases = FLOW.phases | wrong
    with pytest.raises(Broken, match="DEAL led to PLAY, which its leads_to"):
        every_phase_leads_where_the_flow_says(kuhn.game(rules))


def test_transitions_that_no_game_made_are_listed():
    assert never_seen([kuhn.game()], range(3)) == []
    assert never_seen([kuhn.game()], ()) == ["DEAL > PLAY", "PLAY > OVER"]


def test_tracebacks_show_the_lines_that_were_written():
    assert linecache.getline(f"<flow of {FLOW.module}>", 1) == "def to_act(box, s):\n"
