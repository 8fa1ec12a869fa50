"""The leak check finds every planted leak, and nothing in a game without leaks."""

from copy import copy
from dataclasses import replace
from itertools import count

import pytest

from tests.engine import kuhn, kuhn_words
from tests.engine.kuhn import CARDS, Card, Objection
from tinstar.engine.compiler import rule
from tinstar.engine.layout import Sees, field
from tinstar.errors import BadOption
from tinstar.testing import leak_check
from tinstar.testing import leak_report as report
from tinstar.testing.compiled_leak_check import sweep

OPEN_HAND = field("hand", (kuhn.SEATS,), Sees.EVERYONE, "card in hand", of=Card, blank=Card.NONE)


@rule
def bold_objection(box, s, action):
    """Plant a leak: refuse a call against a King, which the seat cannot see."""
    if action == kuhn.CALL and s.answers < CARDS and s.hand[1 - s.answers % 2] == Card.KING:
        return Objection.A_BET
    return kuhn.objection(box, s, action)


@rule
def bold_legal_actions(box, s, out):
    n = 0
    for action in range(4):
        if bold_objection(box, s, action) == Objection.NONE:
            out[n] = action
            n += 1
    return n


@rule
def open_reveal(box, s, seat, v):
    """Plant a leak: show the card that nobody was dealt."""
    kuhn.reveal(box, s, seat, v)
    for card in range(CARDS):
        v.deck[card] = s.deck[card]


@rule
def open_sees_answer(box, s, seat):
    return 1


def with_functions(name, **functions):
    return kuhn.variant(name, **functions)


def found_in(rules):
    report = leak_check.check(kuhn.game(rules), positions=100, seed=1)
    assert not report.ok
    assert report.leaks[0].what in str(report)
    return {leak.what for leak in report.leaks}


def test_an_honest_game_has_no_leaks_though_much_was_dealt_anew():
    report = leak_check.check(kuhn.game(), positions=100, seed=1)
    assert report.ok
    assert report.leaks == ()
    assert report.positions == 100
    assert report.changed > 50
    assert str(report) == f"100 positions, {report.changed} dealt anew, 0 leaks"


def test_what_is_no_number_of_positions_is_refused():
    with pytest.raises(BadOption, match="positions: expected a whole number of at least 0, got"):
        leak_check.check(kuhn.game(), positions=1.5)


def test_a_hand_that_is_labelled_for_everyone_is_found():
    found = found_in(kuhn.variant("wrong_label", OPEN_HAND))
    assert {"view: hand", "spectator's view: hand", "scene: zones", "information state"} <= found


def test_a_legality_that_hangs_on_a_hidden_card_is_found():
    rules = with_functions("bold", objection=bold_objection, legal_actions=bold_legal_actions)
    assert found_in(rules) == {"legal actions", "refusal of call"}


def test_a_reveal_that_shows_too_much_is_found():
    found = found_in(with_functions("open_reveal", reveal=open_reveal))
    assert found == {"view: deck", "spectator's view: deck", "information state"}


def test_a_secret_draw_that_all_are_said_to_see_is_found():
    rules = with_functions("open_deal", sees_answer=open_sees_answer)
    assert found_in(rules) == {"answer of chance, though the view hides it"}


def test_events_that_tell_more_than_was_seen_are_found():
    numbers = count()

    def count_up():
        return [kuhn_words.Event("answer", f"answer number {next(numbers)}")]

    flow = copy(kuhn.FLOW)
    deal = replace(flow.phases[kuhn.Phase.DEAL], tells=count_up)
    flow.phases = {**flow.phases, kuhn.Phase.DEAL: deal}
    assert found_in(kuhn.variant("talkative", flow=flow)) == {"frame: events"}


def test_a_leak_can_be_visited():
    report = leak_check.check(kuhn.game(kuhn.variant("where", OPEN_HAND)), positions=50, seed=2)
    leak = report.leaks[-1]
    state = kuhn.game().new_initial_state()
    for answer in leak.history:
        state.apply_action(answer)
    assert state.view(leak.seat).s.hand[1 - leak.seat] == Card.NONE
    assert state.s.hand[1 - leak.seat] != Card.NONE
    assert str(leak).startswith(f"position {leak.position}: ")


# --- the compiled check; here in Python, the same function ----------------------------------------


def swept(rules):
    return {leak.what for leak in sweep(kuhn.game(rules), positions=150, seed=1).leaks}


def test_a_sweep_of_an_honest_game_finds_nothing_though_much_was_dealt_anew():
    report = sweep(kuhn.game(), positions=150, seed=1)
    assert (report.positions, report.leaks) == (150, ())
    assert report.changed > 75


def test_a_sweep_finds_and_names_what_was_planted():
    bold = with_functions("bold_2", objection=bold_objection, legal_actions=bold_legal_actions)
    assert swept(bold) == {"legal actions", "refusal of call"}
    shown = {"view: hand", "spectator's view: hand"}
    assert swept(kuhn.variant("wrong_label_2", OPEN_HAND)) == shown
    deck = {"view: deck", "spectator's view: deck"}
    assert swept(with_functions("open_reveal_2", reveal=open_reveal)) == deck


@pytest.mark.compiled
def test_a_sweep_in_machine_code_finds_the_same():
    fast, slow = (sweep(game, 150, seed=3) for game in (kuhn.game().compile(), kuhn.game()))
    assert fast == slow


def test_a_game_in_which_nothing_is_hidden_is_swept_once(monkeypatch: pytest.MonkeyPatch):
    swept: list[int] = []

    def nothing(_game: object, positions: int, _seed: int) -> leak_check.Report:
        swept.append(positions)
        return leak_check.Report(positions, 0, ())

    monkeypatch.setattr(report, "sweep", nothing)
    assert report.swept_long(kuhn.game()).changed == 0
    assert swept == [report.SWEPT]
