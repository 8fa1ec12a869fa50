"""Lessons of a first game use this table's numbers, and are true at the moment they are shown."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

import tinstar
from tests.contract.tables import walk
from tests.games.lesson_claims import CLAIMS, ME, Moment
from tinstar.games import ours, read_edition, rules
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.guided_first_game import Lesson, lessons, matters
from tinstar.presentation.scene import Event, rests, scene_of
from tinstar.presentation.view_with_names import Sight

SEATS = 3  # at a learner's table
GAMES = 4  # games of each kind that are walked through

NUMBERS = [
    ("showdown", "hand_limit", 7, "With 7 cards in hand"),
    ("rin_tin_tin", "circles", 4, "4 ordinary"),
    ("caboo", "wrong_call", 31, "if not, 31"),
    ("calaboose", "cells", 4, "It has 4 cells"),
    ("outlaws25", "needed", 9, "$90"),
]


@pytest.mark.parametrize(("game", "path", "number", "said"), NUMBERS)
def test_a_lesson_says_the_number_of_this_table(game: str, path: str, number: int, said: str):
    whole = " ".join(lesson.text for lesson in lessons(tinstar.load(game)))
    changed = read_edition(rules(game), {path: number})
    told = " ".join(lesson.text for lesson in lessons(tinstar.load(game, edition=changed)))
    assert said in told
    assert said not in whole


def test_one_hand_of_poker_has_lessons_of_its_own():
    hand = lessons(tinstar.load("outlaws25", hand_only=True))
    whole = {lesson.text for lesson in lessons(tinstar.load("outlaws25"))}
    assert 0 < len(hand) < len(whole)


def test_lessons_of_the_advanced_game_of_caboo_are_of_its_last_round():
    whole = {lesson.text for lesson in lessons(tinstar.load("caboo"))}
    advanced = {lesson.text for lesson in lessons(tinstar.load("caboo", advanced=True))}
    assert whole != advanced


def test_a_badge_that_goes_round_is_explained_once():
    assert [lesson.when for lesson in lessons(tinstar.load("calaboose"))].count("told badge") == 1


def moments(game: tinstar.Game, seed: int) -> Iterator[Moment]:
    """Yield what the learner is shown of a game: the table whenever somebody is to act."""
    told: list[Event] = []
    for before, after in pairwise(walk(game, seed)):
        happening = Happening(before, int(after.steps()[-1].action or 0))
        told += events(*happening.seen_by(ME)[2:])
        if not after.is_chance_node() or rests(after.view(ME)):
            yield Moment(Sight(after.view(ME)), told)
            told = []


def shown(game: tinstar.Game, seed: int) -> Iterator[tuple[Lesson, Moment]]:
    """Yield the lessons with each moment at which the guide may show them.

    What holds of a zone from the beginning is shown at the first moment.
    """
    once = set[str]()
    for moment in moments(game, seed):
        scene = scene_of(moment.sight)
        for lesson in lessons(game):
            if lesson.when in once or not matters(lesson, scene, moment.told):
                continue
            if lesson.when.startswith(("start", "lies")):
                once.add(lesson.when)
            yield lesson, moment


@pytest.mark.parametrize("name", ours())
def test_what_a_lesson_says_is_true_of_the_table_at_that_moment(name: str):
    game = tinstar.load(name, players=SEATS)
    assert {lesson.when for lesson in lessons(game)} == CLAIMS[name].keys()
    wrong, seen = set[str](), set[str]()
    for seed in range(GAMES):
        for lesson, moment in shown(game, seed):
            seen.add(lesson.when)
            for words, is_true in CLAIMS[name][lesson.when]:
                assert words in lesson.text
                if not is_true(moment):
                    wrong.add(f"{lesson.when}: {words}")
    assert not wrong
    assert len(seen) > len(CLAIMS[name]) / 2
