"""Boxes with other numbers: played, or refused with a reason."""

import tomllib
from typing import Any

import numpy as np
import pytest

import tinstar
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.kernel import apply
from tinstar.errors import BadEdition
from tinstar.games import rules
from tinstar.games.outlaws25.state import BOX
from tinstar.testing.leak_check import random_answer


def content(**changes: Any) -> dict[str, Any]:
    """Return the edition file with other values: a number, a row, or one by `name__MEMBER`."""
    path = rules("outlaws25").edition_file
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    del found["format"]
    for name, value in changes.items():
        table, _, member = name.partition("__")
        (found[table][member] if member else found[table])["value"] = value
    return found


def box_of(**changes: Any) -> Game:
    edition = BOX.edition("mine", content(**changes))
    return Game(rules("outlaws25"), 3, edition, {})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"money_of_an_outlaw": 11}, "at most 150 chips in all gangs together, got 165"),
        ({"needed": 11}, "expected at most money_of_an_outlaw"),
        ({"least_ante": 9}, "expected at least the highest ante, 12"),
        ({"sheriffs": [2, 2, 2, 2, 2, 2, 0, 0, 0]}, "expected at most 10 in all"),
        ({"reward_copies__WHISKEY": 0, "reward_copies__STEADY_HAND": 0, "reward_copies__BRIBE": 0,
          "reward_copies__FAST_HORSE": 0, "reward_copies__HAIR_TRIGGER": 1}, "a Reward for each"),
        ({"order__PAIR": 5}, "another place for each kind"),
        ({"row": 4}, "from 1 to 3, got 4"),
        ({"ranks": 3, "suits": 2}, "7 poker cards or more for 2 players, got 6"),
        ({"sizes": [1, 1, 1, 0]}, "expected 1 as the last number"),
    ],
)  # fmt: skip
def test_numbers_that_cannot_be_together_are_refused(changes: dict, why: str):
    with pytest.raises(BadEdition, match=why):
        BOX.edition("mine", content(**changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"row": 1},
        {"row": 2, "speed": [0, 0, 0, 0, 0], "sheriffs": [0] * 9},
        {"die_faces": 2, "rolls": 2},
        {"ranks": 5, "suits": 2},
        {"money_of_an_outlaw": 5, "needed": 5, "price": 1, "must_fight": 0},
        {"effects__STEADY_HAND": [3, 2, 1, 2, 2, 1, 1, 1], "moments__STEADY_HAND": [1] * 8,
         "reward_copies__STEADY_HAND": 99},
    ],
)  # fmt: skip
def test_other_boxes_are_played_to_the_end(changes: dict):
    game, rng = box_of(**changes), np.random.default_rng(1)
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            plain(apply, game.box.array[0], state.array[0], random_answer(state, rng))
        assert int(state.ending()) > 0


def test_P1_a_small_deck_is_for_few_players():
    edition = BOX.edition("mine", content(ranks=4, suits=2))
    assert Game(rules("outlaws25"), 2, edition, {}).num_players() == 2
    with pytest.raises(BadEdition, match="10 poker cards or more for 3 players, got 8"):
        Game(rules("outlaws25"), 3, edition, {})


def test_P1_only_cards_that_there_are_are_dealt_and_believed_in():
    small = content(ranks=3, suits=2, reward_copies__ACE_UP_THE_SLEEVE=0)
    edition, rng = BOX.edition("mine", small), np.random.default_rng(1)
    state = Game(rules("outlaws25"), 2, edition, {"hand_only": True}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random_answer(state, rng))
    mine = {
        int(card)
        for card in (*state.array[0].hole[0], *state.array[0].hole[1], state.array[0].flop)
    }
    assert len(mine) == 5
    assert mine <= {0, 1, 4, 5, 8, 9}
    for _ in range(20):
        assert {int(card) for card in state.resample(0, rng).s.hole[1]} <= {0, 1, 4, 5, 8, 9}


@pytest.mark.parametrize("option", [{"rounds": 50}, {"hand_only": 1}, {"side_pots": True}])
def test_options_that_there_are_not_are_refused(option: dict):
    with pytest.raises(tinstar.BadOption):
        tinstar.load("outlaws25", players=2, **option)
