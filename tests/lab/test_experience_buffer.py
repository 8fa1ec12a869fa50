"""The rollout buffer: the recorded decisions of games, and the players of their seats."""

import numpy as np
import pytest

from tests.engine import kuhn
from tests.lab.experience import TERMS, everything, played
from tinstar.engine.compiler import plain
from tinstar.lab.training.experience_buffer import PLAYED, SHOWN, SKIPPED, WATCHED, Notes, notes_for
from tinstar.lab.training.gradients import Aims, Learner, begun, learn_one, lessons
from tinstar.lab.training.self_play import (
    GREEDY,
    LEARNER,
    SEARCHER,
    begin_part,
    bench_of,
    match_part,
    play_part,
    table_of,
)
from tinstar.players.net import mind_of


def test_what_was_gained_and_how_it_ended_follow_from_what_was_expected():
    """The same as `look_back`, seat by seat and forwards: a sum of surprises up to the end."""
    notes, _ = played(TERMS)
    checked = 0
    for first in range(0, len(notes.use) // 2, TERMS.steps):
        rows = range(first, first + TERMS.steps)
        ends = [at for at in rows if notes.ended[at]]
        for at in (at for at in rows if ends and at <= ends[-1]):
            end = min(e for e in ends if e >= at)
            mover = notes.movers[at]
            last = notes.results[end] if notes.movers[end] == mover else notes.results[end][::-1]
            assert notes.results[at] == pytest.approx(last)
            if notes.use[at] == PLAYED:
                own = [k for k in range(at, end + 1) if notes.movers[k] == mover]
                values = [*notes.values[own, 0], last[0]]
                surprises = np.diff(values) * 0.9 ** np.arange(len(own))
                assert notes.gains[at] == pytest.approx(surprises.sum(), abs=1e-5)
                checked += 1
    assert checked > 20


def test_a_result_is_blended_with_what_was_expected_later():
    notes, _ = played(TERMS._replace(older=0.0, greedy=0.0, blend=0.25))
    ends = [
        at for at in np.flatnonzero(notes.ended) if at % TERMS.steps and not notes.ended[at - 1]
    ]
    for at in ends:
        expected, result = notes.values[at], notes.results[at]
        blended = result + 0.25 * (expected - result)
        assert notes.results[at - 1] == pytest.approx(blended[::-1], abs=1e-6)
    assert len(ends) > 20


def test_results_sum_to_zero_wherever_a_game_was_left():
    notes, _ = played(TERMS._replace(steps=5, blend=0.1))
    assert notes.results.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert abs(notes.results).min(axis=1).any()


def test_only_the_learner_is_noted_or_greedy_where_it_shows_how():
    assert {PLAYED, SKIPPED} == uses(played(TERMS)[0])
    shown, _ = played(TERMS._replace(greedy=1.0, older=0.0, show=1))
    assert uses(shown) == {SHOWN}
    assert set(shown.options[: len(shown.use) // 2].tolist()) == {2}


def test_half_of_the_time_it_is_noted_what_a_learner_sees_while_another_is_asked():
    notes, _ = played(TERMS)
    half = len(notes.use) // 2
    assert 0.2 * half < (notes.use[half:] == WATCHED).sum() < 0.6 * half
    assert set(notes.use[half:].tolist()) == {WATCHED, SKIPPED}
    for at in np.flatnonzero(notes.use[half:]):
        assert notes.movers[half + at] != notes.movers[at]
        assert notes.results[half + at] == pytest.approx(notes.results[at][::-1])
        if notes.use[at] == PLAYED:
            (card,), (other,) = hand_in(notes, at), hand_in(notes, half + at)
            assert card != other


def hand_in(notes: Notes, at: int) -> set[int]:
    return set(cards()) & set(notes.active[at, : notes.counts[at]].tolist())


def cards() -> range:
    """Return the features of a hand: jack, queen and king."""
    return range(*kuhn.game().encoder().slices["hand"].indices(1000)[:2])


def uses(notes: Notes) -> set[int]:
    """Return the uses in the rows of the acting seats."""
    return set(notes.use[: len(notes.use) // 2].tolist())


def test_a_teacher_shows_what_its_search_would_do_and_the_learner_plays_on_as_it_would():
    notes, _ = played(TERMS._replace(playouts=40), games=16)
    assert {SHOWN, WATCHED, SKIPPED} == uses(notes)
    jack, _, king = cards()
    answers, lost = {jack: set(), king: set()}, 0
    for at in np.flatnonzero(notes.use == SHOWN):
        rows = notes.legal[at, : notes.options[at]].tolist()
        for card in {jack, king} & hand_in(notes, at):
            if kuhn.CALL in rows:
                answers[card].add(rows[notes.chosen[at]])
                lost += card == king and notes.ended[at] and notes.results[at, 0] < 0
    assert answers == {jack: {kuhn.FOLD}, king: {kuhn.CALL}}
    assert lost > 0  # it folded a king, and was shown to call


def test_searches_for_company_sit_in_all_seats_but_one_and_play_as_they_do():
    """A king calls and a jack folds, which an untrained net does not know."""
    game, terms = kuhn.game(), TERMS._replace(among=1.0, thinking=40)
    net = begun(game, (16, 16), np.random.default_rng(1))
    table, bench, results = table_of(game, 40, 1), bench_of(game, net, 1), np.zeros((40, 2))
    plain(begin_part, table, terms, bench, everything(40))
    assert (np.sort(table.sitting, axis=1) == [LEARNER, SEARCHER]).all()
    assert len(np.unique(table.sitting[:, 0])) == 2
    notes = notes_for([game], 40 * terms.steps)
    plain(play_part, table, (net, net), notes, terms, bench, everything(40))
    assert {PLAYED, SKIPPED} == uses(notes)
    plain(match_part, table, (net, net), np.uint64(5), terms, results, bench, everything(40))
    searched = table.sitting == SEARCHER
    assert results[searched].mean() > 0.1


def test_of_what_is_only_watched_the_value_alone_is_learned():
    notes, net = played(TERMS)
    pupil, at = Learner(net, {}).pupil(mind_of(kuhn.game(), net)), 5
    notes.use[at] = WATCHED
    learn_one(notes, at, pupil, Aims(0.2, 0.1, 1.0, 0))
    assert pupil.slopes.values.any()
    assert not pupil.slopes.policy.any()


def test_a_match_is_dealt_alike_for_as_many_games_as_there_are_seats():
    game = kuhn.game()
    net = begun(game, (16, 16), np.random.default_rng(1))
    table, bench, results = table_of(game, 40, 1), bench_of(game, net, 1), np.zeros((40, 2))
    table.sitting[:] = GREEDY
    table.sitting[np.arange(40), np.arange(40) % 2] = LEARNER
    plain(match_part, table, (net, net), np.uint64(5), TERMS, results, bench, everything(40))
    hands = table.states["laid"][:40] + table.states["hand"][:40]
    assert (hands[::2] == hands[1::2]).all()
    assert len(np.unique(hands, axis=0)) > 3
    assert results.sum(axis=1) == pytest.approx(0)


def test_what_was_gained_is_measured_where_something_was_played_and_nowhere_else():
    notes, _ = played(TERMS)
    own = notes.use == PLAYED
    notes.gains[~own] = 1e30
    assert (lessons(notes) == np.flatnonzero(own | (notes.use == WATCHED))).all()
    assert notes.gains[own].mean() == pytest.approx(0, abs=1e-5)
    assert notes.gains[own].std() == pytest.approx(1, rel=1e-4)
    assert (notes.gains[~own] == np.float32(1e30)).all()
