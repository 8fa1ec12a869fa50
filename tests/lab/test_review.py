"""Review of a finished match: costs of decisions and luck, and that they add up."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import tinstar
from tests.engine import kuhn
from tests.match.conftest import short
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.engine.view import View
from tinstar.errors import BadOption, BadRecord
from tinstar.lab.review import (
    Effort,
    effort_of,
    match_review,
    position_value,
    review,
    review_page,
    review_text,
)
from tinstar.lab.review.decision_costs import analyse, is_mistake
from tinstar.lab.review.luck_share import figure, steps, value
from tinstar.lab.review.position_value import Judge
from tinstar.lab_schemas.review_result import Balance, Decision, Figure, Review, Unit
from tinstar.match import Match
from tinstar.match.journal_replay import follow
from tinstar.match.transition import Happening
from tinstar.players.local_thinking import HERE
from tinstar.players.thinking import run

QUICK = Effort(2, seed=1, fast=False)


def played(game: Game, *players: str | None) -> Match:
    match = Match(game, list(players) or ["random"] * game.players, seed=3)
    while match.step() or match.waits_for is not None:
        if (seat := match.waits_for) is not None:
            match.answer(seat, match.view(seat).legal_actions()[0], match.position)
    return match


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Match:
    """A short match of a computer player and a person."""
    path = tmp_path_factory.mktemp("edition") / "short.toml"
    path.write_text(short(), encoding="utf-8")
    return played(tinstar.load("calaboose", players=2, edition=path), "random", None)


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    return review(match.journal, QUICK)


def happenings(match: Match) -> list[Happening]:
    return follow(match.journal, match.game)


def summed(b: Balance) -> float:
    return b.start.value + b.luck.value + b.own.value + b.others.value


# --- luck and results ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", tinstar.available())
def test_start_luck_and_decisions_sum_to_the_result(name: str):
    """The seats' parts sum as well: what one gains another loses."""
    match = played(tinstar.load(name, players=2))
    found = review(match.journal, QUICK, seats=[])
    for b, utility in zip(found.balance, match.state.returns(), strict=True):
        assert b.result == (utility + 1) / 2
        assert summed(b) == pytest.approx(b.result, abs=1e-12)
    for part in ("start", "luck"):
        total = sum(getattr(b, part).value for b in found.balance)
        assert total == pytest.approx(float(part == "start"), abs=1e-12)


def test_in_a_game_without_a_net_decisions_cost_what_playouts_to_the_end_say(
    monkeypatch: pytest.MonkeyPatch,
):
    """Heuristics rate nearly all of them alike, without an error estimate."""
    monkeypatch.setattr(position_value, "SHIPPED", "no.bin")
    match = played(tinstar.load("rin_tin_tin", players=3))
    found = review(match.journal, Effort(12, seed=1, fast=False), seats=[0])
    assert found.by == "plain"
    unlike = [d.cost for d in found.decisions if not d.found and d.cost.value]
    assert len(unlike) > 1
    assert all(cost.error for cost in unlike)
    (own,) = [b for b in found.balance if b.cost]
    assert summed(own) == pytest.approx(own.result, abs=1e-12)


def test_what_chance_answers_in_a_row_is_one_step_and_what_has_no_choice_is_none(match: Match):
    kept = happenings(match)
    way = steps(kept)
    assert [h.position for step in way for h in step.answers] == list(range(len(kept)))
    actors = [step.actor for step in way]
    assert all(a != CHANCE or b != CHANCE for a, b in pairwise(actors))
    chosen = [h for h in kept if h.actor != CHANCE and len(h.before.legal_actions()) > 1]
    assert [step.answers[0] for step in way if step.actor != CHANCE] == chosen


def test_a_moment_is_worth_what_the_game_is_worth_there():
    """Kuhn poker with random play can be computed exactly."""
    game = kuhn.game()
    judge = Judge(game, HERE, "plain", seed=1, fast=False)
    for hand in ((), (kuhn.Card.KING,), (kuhn.Card.QUEEN, kuhn.Card.KING)):
        state = game.new_initial_state()
        for card in hand:
            state.apply_action(card)
        values = run(judge.truth(state.s, 400))
        found = figure([of_seats[0] for of_seats in values])
        assert abs(found.value - worked_out(state)) < 4 * found.error


def worked_out(state: tinstar.State) -> float:
    """Return seat A's win probability under random play."""
    if state.is_terminal():
        return (state.returns()[0] + 1) / 2
    weights = state.chance_weights() if state.is_chance_node() else None
    total, found = 0.0, 0.0
    for action in state.legal_actions():
        after, weight = state.clone(), weights[action] if weights else 1
        after.apply_action(action)
        total, found = total + weight, found + weight * worked_out(after)
    return found / total


def test_more_playouts_are_more_of_the_same_and_the_result_is_certain(match: Match):
    way = steps(happenings(match))[-4:]
    judge = Judge(match.game, HERE, seed=1, fast=False)
    few, many = (np.array(run(value(judge, way, n, lambda _: None))) for n in (4, 8))
    assert few.shape[1:] == many.shape[1:] == (5, 2)
    assert np.array_equal(few, many[:4])
    assert (many[:, -1] == many[0, -1]).all()


# --- costs of decisions --------------------------------------------------------------------------


def test_a_decision_is_judged_by_what_its_seat_could_see(
    match: Match, found: Review, monkeypatch: pytest.MonkeyPatch
):
    """Hidden cards are redealt; the result must not change."""
    rng, dealt = np.random.default_rng(1), set[str]()

    async def of_another_world(judge: Judge, effort: Effort, view: View, *rest: Any) -> Decision:
        before = happenings(match)[view.position].before.resample(view.seat, rng)
        dealt.add(before.digest())
        assert view.digest() == before.view(view.seat).digest()
        return await analyse(judge, effort, before.view(view.seat), *rest)

    monkeypatch.setattr(match_review, "analyse", of_another_world)
    assert review(match.journal, QUICK).decisions == found.decisions
    truth = {h.before.digest() for h in happenings(match)}
    assert dealt - truth


def test_people_s_decisions_are_looked_at_unless_others_are_named(found: Review):
    assert {d.seat for d in found.decisions} == {1}
    assert [b.cost is None for b in found.balance] == [True, False]
    assert all(d.found or d.text != d.best for d in found.decisions)
    costs = {d.position: d.cost for d in found.decisions}
    assert all(costs[p].value > 2 * costs[p].error for b in found.balance for p in b.costliest)


@pytest.mark.parametrize(
    ("value", "error", "expected"),
    [(0.3, 0.01, True), (0.3, 0.2, False), (0.01, 0.001, False), (0.0, 0.0, False)],
)
def test_a_mistake_costs_something_that_matters_beyond_doubt(
    value: float, error: float, expected: bool
):
    assert is_mistake(Figure(value, error)) == expected


def test_of_mistakes_alone_all_moves_are_kept(found: Review):
    assert all(bool(d.moves) == is_mistake(d.cost) for d in found.decisions)


# --- the whole review ----------------------------------------------------------------------------


def test_the_same_seed_makes_the_same_review(match: Match, found: Review):
    assert review(match.journal, QUICK) == found
    assert review(match.journal, Effort(2, seed=2, fast=False)) != found


@pytest.mark.parametrize(("unit", "nothing"), [("wins", "0.0 %"), ("points", "0.00")])
def test_next_to_nothing_has_no_minus(unit: Unit, nothing: str, found: Review):
    told = replace(found, unit=unit)
    assert review_text.amount(told, -1e-9) == nothing
    assert review_text.amount(told, -1e-9, signed=True) == f"+{nothing}"


def test_ctrl_c_tells_what_was_found_by_then(match: Match, found: Review):
    def stop_at(share: float) -> Review:
        def report(done: float) -> None:
            if done >= share:
                raise KeyboardInterrupt

        return review(match.journal, QUICK, report=report)

    early, late = stop_at(0.01), stop_at(0.7)
    assert not early.whole
    assert (early.moments, early.balance, early.decisions) == ([], [], [])
    assert not late.whole
    assert late.moments == found.moments
    assert 0 < len(late.decisions) < len(found.decisions)
    assert "The review was stopped early" in review_text.how(late)


def test_a_match_that_goes_on_is_not_reviewed():
    match = Match(tinstar.load("calaboose", players=2), ["random", "random"], seed=3)
    with pytest.raises(
        BadRecord, match="expected a match that is over, got one that is still going on"
    ):
        review(match.journal, QUICK)


def test_seats_and_efforts_that_cannot_be_are_refused(match: Match):
    with pytest.raises(
        BadOption, match=r"seats: expected numbers of seats A, B \(A is 0\), got \[2\]"
    ):
        review(match.journal, QUICK, seats=[2])
    with pytest.raises(
        BadOption, match="--effort: expected a number of playouts, such as 2000; got '1s'"
    ):
        effort_of("1s", 1)
    with pytest.raises(BadOption, match="search: expected "):
        effort_of("many", 1)


def test_the_page_is_one_file_that_asks_for_nothing_and_says_nothing_as_markup(found: Review):
    text = review_page.page(replace(found, names=["<b>", "&"]))
    assert "http" not in text
    assert "<script" not in text
    assert "<b>" not in text
    assert text.count('stroke-dasharray="8 4"') == 2  # in the curve and in the legend
    assert "&lt;b&gt;" in text
