"""Lessons of a first game use the numbers and options of this table."""

import pytest

import tinstar
from tinstar.games import read_edition, rules
from tinstar.presentation.guided_first_game import lessons

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
