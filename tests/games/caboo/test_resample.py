"""Redealing hidden cards: chi-squared against all deals of a tiny deck."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from scipy import stats

import tinstar
from tests.contract.tables import ANSWERS, SOME, reached, walk
from tests.games.caboo.table import A, B, C, Table, table
from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.random_streams import new_stream, pick
from tinstar.games.caboo.components import EMPTY, RANKS, UNSEEN, Answer
from tinstar.games.caboo.resample import PASSES
from tinstar.games.caboo.state import Phase

SAMPLES = 4000
TINY = """
    A*  2 3:A 3:AB
    B   2:B 5
    C   5 .
    centre 7
    pile 2 5 5
"""

World = tuple[int, ...]


def drawn_anew(t: Table, seat: int, seed: int) -> Iterator[Any]:
    """Yield many compiled redeals of a seat's view."""
    t.game.compile()
    view, rng = t.state().view(seat), np.random.default_rng(seed)
    return (view.sample(rng).array[0] for _ in range(SAMPLES))


def fits(drawn: Counter[World], expected: dict[World, Fraction]) -> float:
    """Return the p-value of the sampled deals (chi-squared); impossible deals fail."""
    assert set(drawn) <= set(expected), set(drawn) - set(expected)
    scale = SAMPLES / float(sum(expected.values()))
    observed = [drawn[world] for world in expected]
    return stats.chisquare(observed, [float(n) * scale for n in expected.values()]).pvalue


def hidden(t: Table, seat: int) -> list[tuple[int, int]]:
    """Return the places of cards that a seat does not know."""
    view = t.state().view(seat).array[0]
    return list(zip(*np.nonzero(view.face == UNSEEN), strict=True))


def cards_in(s: Any, places: list[tuple[int, int]]) -> World:
    return (*(int(s.face[place]) for place in places), int(s.drawn))


def all_deals(t: Table, seat: int) -> dict[World, Fraction]:
    """Return each possible deal of the hidden cards, shuffle by shuffle, with its multiplicity."""
    places, s = hidden(t, seat), t.s
    draws = bool(s.drawn != EMPTY and seat != s.active)
    parts = []
    for lot in range(s.lot + 1):
        here = [p for p in places if s.lot_of[p] == lot]
        cards = [int(s.face[p]) for p in here]
        if lot == s.lot:
            cards += [r for r in range(RANKS) for _ in range(s.pile[r])] + [int(s.drawn)] * draws
        size = len(here) + (draws and lot == s.lot)
        parts.append((here, Counter(p[:size] for p in permutations(cards))))
    found: Counter[World] = Counter()
    for deals in product(*(ways.items() for _, ways in parts)):
        world = dict[tuple[int, int], int]()
        times, drawn = 1, int(s.drawn)
        for (here, _), (deal, ways) in zip(parts, deals, strict=True):
            world |= dict(zip(here, deal, strict=False))
            times *= ways
            drawn = deal[len(here)] if len(deal) > len(here) else drawn
        found[(*(world[p] for p in places), drawn)] += times
    return {w: Fraction(n) for w, n in found.items()}


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [-1, A, B, C])
def test_each_deal_of_a_tiny_deck_is_as_likely_as_there_are_ways_to_it(seat: int):
    t = table(TINY)
    drawn = Counter(cards_in(s, hidden(t, seat)) for s in drawn_anew(t, seat, seed=seat + 2))
    assert fits(drawn, all_deals(t, seat)) > 0.001


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [A, B])
def test_the_card_drawn_is_dealt_anew_to_all_but_its_drawer(seat: int):
    t = table(TINY).do("draw")
    drawn = Counter(cards_in(s, hidden(t, seat)) for s in drawn_anew(t, seat, seed=7))
    assert fits(drawn, all_deals(t, seat)) > 0.001


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [A, B, C])
def test_what_was_shuffled_is_known_and_what_lay_on_the_floor_before_is_known_too(seat: int):
    """Before the shuffle all hidden cards were on the floor; after it, the pile is the centre."""
    t = table("A* 2 3:A\nB 2:B 5\nC 5 .\ncentre 7 9 9 8").do("draw").answer(8)
    assert t.s.lot == 1
    drawn = Counter(cards_in(s, hidden(t, seat)) for s in drawn_anew(t, seat, seed=8))
    expected = all_deals(t, seat)
    assert fits(drawn, expected) > 0.001
    on_the_floor = {rank for world in expected for rank in world[:-1]}
    assert on_the_floor <= {1, 2, 4}


@pytest.mark.compiled
@pytest.mark.parametrize("deeds", [["swap 1"], ["discard"]])
def test_cards_of_two_shuffles_lie_side_by_side(deeds: list[str]):
    t = table("A* 2 3:A\nB 2:B 5\nC 5 .\ncentre 7 9 9 8").do("draw").answer(8).do(*deeds).says()
    drawn = Counter(cards_in(s, hidden(t, C)) for s in drawn_anew(t, C, seed=9))
    assert fits(drawn, all_deals(t, C)) > 0.001


# --- answers given in secret ---------------------------------------------------------------------

WEIGHTS = {Answer.PASS: PASSES, Answer.MINE: 1, Answer.CABOO: 1}


def answers(t: Table, seat: int, open_to: dict[int, set[Answer]]) -> dict[World, Fraction]:
    """Return all possible secret reactions of the others, with their assumed probabilities."""
    found: dict[World, Fraction] = {}
    for said in product(Answer, repeat=3):
        chance = Fraction(1)
        for other, answer in enumerate(said):
            if other == seat or other not in open_to:
                chance *= answer == t.s.answer[other] if other == seat else answer == 0
            else:
                chance *= weight(answer, open_to[other])
        if chance and follows(t.phase, said):
            found[tuple(map(int, said))] = chance
    return found


def weight(answer: Answer, possible: set[Answer]) -> int:
    """Return a reaction's weight; what a seat may not say counts as a pass."""
    if answer == Answer.PASS:
        return PASSES + sum(WEIGHTS[a] for a in set(WEIGHTS) - possible - {Answer.PASS})
    return WEIGHTS[answer] if answer in possible else 0


def follows(phase: Phase, said: tuple[Answer, ...]) -> bool:
    if phase == Phase.WHO_CALLED:
        return Answer.CABOO in said
    if phase == Phase.WHO_CLAIMED:
        return Answer.MINE in said and Answer.CABOO not in said
    return True


ALL = {Answer.PASS, Answer.MINE, Answer.CABOO}
OWN_TURN = {Answer.PASS, Answer.CABOO}


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("said", "seat", "open_to"),
    [
        (["pass"], C, {B: ALL}),
        (["mine"], A, {B: ALL}),
        (["mine", "pass"], A, {B: ALL, C: ALL}),
        (["mine", "pass", "pass"], A, {A: OWN_TURN, B: ALL, C: ALL}),
        (["mine", "pass", "pass"], B, {A: OWN_TURN, B: ALL, C: ALL}),
        (["mine", "pass", "caboo"], C, {A: OWN_TURN, B: ALL, C: ALL}),
        (["mine", "pass", "caboo"], A, {A: OWN_TURN, B: ALL, C: ALL}),
    ],
)
def test_answers_that_were_given_unseen_are_drawn_by_what_may_be(said, seat, open_to):
    t = table(TINY).do("draw", "discard")
    for text in said:
        t.answer(["pass", "mine", "caboo"].index(text))
    drawn = Counter(tuple(s.answer[:3].tolist()) for s in drawn_anew(t, seat, seed=3))
    assert fits(drawn, answers(t, seat, open_to)) > 0.001


def test_once_the_caller_is_known_nobody_is_taken_to_have_called_as_well():
    t = table(TINY).do("draw", "discard").answer(1, 0, 2, A)
    assert t.phase == Phase.WHO_CLAIMED
    for seed in range(9):
        redealt = t.state().resample(C, np.random.default_rng(seed))
        assert redealt.array[0].answer[:3].tolist() == [1, 2, 1]


@pytest.mark.parametrize(("said", "answer"), [([1, 0, 0], 2), ([0, 2, 0], 3)])
def test_somebody_was_first_where_chance_is_asked_who_was(said: list[int], answer: int):
    t = table(TINY).do("draw", "discard").answer(*said)
    for seed in range(5):
        redealt = t.state().resample(-1, np.random.default_rng(seed))
        assert answer in redealt.array[0].answer
        assert redealt.legal_actions()


# --- the same in plain Python --------------------------------------------------------------------


@pytest.mark.parametrize("seat", [A, B])
def test_the_card_drawn_is_kept_by_its_drawer_and_dealt_anew_to_others(seat: int):
    t = table(TINY).do("draw")
    for seed in range(5):
        redealt = t.state().resample(seat, np.random.default_rng(seed))
        assert census(redealt) == t.box.copies.tolist()
        assert (
            redealt.array[0].drawn == t.s.drawn
            if seat == A
            else 0 <= redealt.array[0].drawn < RANKS
        )


def test_random_games_draw_by_the_weights_of_chance():
    game = tinstar.load("caboo", players=3)
    scratch = game.scratch()
    for number, state in enumerate(walk(game, seed=6)):
        if state.is_chance_node():
            weights, out = np.array(state.chance_weights()), np.asarray(scratch.weights)
            cast = plain(kernel.cast, game.box.array[0], state.array[0], new_stream(number), out)
            assert cast == plain(pick, new_stream(number), weights, len(weights))


@pytest.mark.parametrize("players", [2, 8])
def test_no_game_is_longer_than_the_bound(players: int):
    game = tinstar.load("caboo", players=players)
    decisions = sum(state.current_player() >= 0 for state in walk(game, seed=1))
    assert decisions < game.max_game_length() < 2**31


# --- nothing is lost -----------------------------------------------------------------------------


def census(state: tinstar.State) -> list[int]:
    s = state.array[0]
    lying = np.append(s.face, s.drawn)
    return (np.bincount(lying[lying != EMPTY], minlength=RANKS) + s.pile + s.centre).tolist()


@pytest.fixture(scope="module", params=[2, 5, 8])
def game(request) -> tinstar.Game:
    return tinstar.load("caboo", players=request.param, advanced=True)


def test_no_card_appears_or_vanishes_while_a_round_goes_on(game):
    for state in walk(game, seed=4):
        if state.array[0].phase != Phase.FIRST:
            assert census(state) == [4] * RANKS
            assert (state.array[0].face[game.players :] == EMPTY).all()


@SOME
@given(answers=ANSWERS)
def test_no_card_appears_or_vanishes_where_it_is_dealt_anew(game, answers):
    state = reached(game, answers)
    if state.history():
        for seat in range(-1, game.players):
            redealt = state.resample(seat, np.random.default_rng(1))
            assert census(redealt) == [4] * RANKS
            assert redealt.array[0].pile.min() >= 0


def test_what_has_not_come_to_the_centre_of_a_shuffle_lies_on_the_floor_or_in_the_pile(game):
    for state in walk(game, seed=5)[1:]:
        s = state.array[0]
        for lot in range(s.lot + 1):
            here = s.face[(s.face != EMPTY) & (s.lot_of == lot)]
            cards = np.bincount(here, minlength=RANKS)
            if lot == s.lot:
                cards = cards + s.pile
                if s.drawn != EMPTY:
                    cards[s.drawn] += 1
            assert cards.tolist() == s.lots[lot].tolist()
