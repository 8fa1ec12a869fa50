"""The guided first game: every lesson appears, and most of them soon."""

from itertools import pairwise

import numpy as np
import pytest

import tinstar
from tests.contract.tables import walk
from tinstar.engine.kernel import CHANCE
from tinstar.engine.state import State
from tinstar.games import ours
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.guided_first_game import Lesson, lessons, matters
from tinstar.presentation.scene import scene
from tinstar.testing.leak_check import random_answer

SEATS = 3  # at a learner's table
FIRST = 60  # decisions of all seats by which half of the lessons have appeared
MOST_GAMES = 12

games = pytest.mark.parametrize("name", ours())


def said_at(before: State, after: State, left: list[Lesson]) -> list[Lesson]:
    """Return the lessons shown to seat 0 after this step."""
    sorts = {x.when.split()[0] for x in left}
    if not sorts - {"asked"} and after.current_player() != 0:
        return []
    happening = Happening(before, int(after.steps()[-1].action or 0))
    told = events(*happening.seen_by(0)[2:]) if "told" in sorts else []
    shown = scene(after.view(0))
    return [x for x in left if matters(x, shown, told)]


@games
def test_a_game_has_five_to_fourteen_lessons_each_said_once_and_short(name: str):
    told = lessons(tinstar.load(name))
    assert 5 <= len(told) <= 14
    assert told[0].when == "start"
    assert len({x.when for x in told}) == len(told)
    assert all(len(x.text) <= 260 and x.text.endswith((".", "?", "!")) for x in told)


@games
def test_every_lesson_is_said_in_some_game_beside_what_it_names(name: str):
    game = tinstar.load(name, players=SEATS)
    left = lessons(game)
    kinds = {x.beside for x in left} - {""}
    for seed in range(MOST_GAMES):
        positions = walk(game, seed)
        for before, after in pairwise(positions):
            said = said_at(before, after, left)
            if said:
                kinds -= {z.kind for z in scene(after.view(0)).zones}
            left = [x for x in left if x not in said]
        if not left:
            break
    assert (left, kinds) == ([], set())


@games
def test_half_of_it_is_said_early_in_a_game_against_gentle_players(name: str):
    game = tinstar.load(name, players=SEATS)
    state, rng, easy = game.new_initial_state(), np.random.default_rng(2), tinstar.player("easy")
    every = left = lessons(game)
    decided = 0
    while decided < FIRST and not state.is_terminal():
        before = state.clone()
        if state.current_player() == CHANCE:
            state.apply_action(random_answer(state, rng))
        else:
            decided += 1
            state.apply_action(easy.choose(state.view(state.current_player())))
        left = [x for x in left if x not in said_at(before, state, left)]
    assert len(left) <= len(every) / 2, [x.when for x in left]
