"""Boxes with other numbers: played, or refused with a reason."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tinstar
from tests.games.showdown.table import new_table
from tinstar.engine.game import Game
from tinstar.errors import BadEdition
from tinstar.games import rules
from tinstar.games.showdown.components import KINDS, Card
from tinstar.testing.leak_check import random_answer

OWN = rules("showdown")


def edition(**numbers: Any) -> Any:
    """Return the game's edition with other numbers; one of an enum is written copies__BANDIT."""
    content = OWN.box.read(OWN.edition_file).content
    for path, value in numbers.items():
        name, _, member = path.partition("__")
        table = content[name][member] if member else content[name]
        table["value"], table["grade"] = value, "D"
    return OWN.box.edition("my_box.toml", content)


def longer_track(n: int) -> dict[str, Any]:
    """Return a track of n spaces, most of them empty."""
    return {
        "spaces": n,
        "bucks_on": [2] + [0] * (n - 1),
        "rock_on": [0] * (n - 1) + [1],
        "disguise_on__MUSTACHE": [0, 1] + [0] * (n - 2),
        "disguise_on__SUNGLASSES": [0, 1] + [0] * (n - 2),
        "tunnel_to": n,
    }


@pytest.mark.parametrize(
    "numbers",
    [
        longer_track(2),
        longer_track(12),
        {"vaults": 1, "vault": [9]},
        {"vaults": 8, "vault": [1, 2, 3, 4, 5, 6, 7, 8]},
        {"faces__HOLDUP": [0, 0, 0, 0, 0, 0, 6], "sheriff_faces__HOLDUP": 0},
        {"faces__BRAWL": [0] * 7, "sheriff_faces__BRAWL": 1},
        {"open_cards": 1},
        {"hand_limit": 10, "hand_size": 10},
        {"symbols_needed": 1, "hand_limit": 3},
        {f"copies__{card.name}": 14 * (card == Card.BANDIT_BANDIT) for card in Card},
    ],
    ids=lambda numbers: "-".join(numbers)[:40],
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_can_be_played_with(numbers: dict[str, Any], players: int):
    game = Game(OWN, players, edition(**numbers), {})
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    while not state.is_terminal():
        assert state.legal_actions()
        state.apply_action(random_answer(state, rng))
    assert sum(s.actor >= 0 for s in state.steps()) <= game.max_game_length()


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        ({"spaces": 13}, r"\[spaces\]: expected a whole number from 2 to 12, got 13"),
        ({"spaces": 7}, r"\[bucks_on\]: expected 7 values, got \[3, 0, 0, 3, 0, 0\]"),
        ({"tunnel_to": 7}, r"\[tunnel_to\]: expected one of the 6 spaces, got 7"),
        ({"vaults": 9}, r"\[vaults\]: expected a whole number from 1 to 8, got 9"),
        ({"vaults": 4}, r"\[vault\]: expected 4 values, got \[1, 2, 3, 4, 5\]"),
        ({"vault": [0, 2, 3, 4, 5]}, r"\[vault\]: expected a whole number from 1 to 99, got 0"),
        ({"hand_size": 7}, r"\[hand_size\]: expected at most the hand limit, 6; got 7"),
        ({"hand_limit": 5}, r"\[hand_limit\]: expected at least 6, .* can act; got 5"),
        ({"symbols_needed": 4}, r"\[hand_limit\]: expected at least 8, .*; got 6"),
        (
            {"faces__BRAWL": [0] * 7, "sheriff_faces__BRAWL": 0},
            r"\[faces\] BRAWL: expected a die with faces",
        ),
        (
            {f"copies__{card.name}": int(card > Card.BANDIT_SHERIFF) for card in Card},
            r"\[copies\]: expected at least 14 cards, to deal 4 hands; got 13",
        ),
    ],
    ids=lambda x: "-".join(x)[:40] if isinstance(x, dict) else "",
)
def test_a_box_is_refused_with(numbers: dict[str, Any], reason: str):
    with pytest.raises(BadEdition, match=reason):
        edition(**numbers)


def test_a_file_of_ones_own_is_played_with(tmp_path: Path):
    text = OWN.edition_file.read_text(encoding="utf-8")
    path = tmp_path / "my_box.toml"
    path.write_text(text.replace("value = [1, 2, 3, 4, 5]", "value = [2, 2, 2, 4, 9]"), "utf-8")
    game = tinstar.load("showdown", players=2, edition=path)
    assert game.box.array[0].vault[:5].tolist() == [2, 2, 2, 4, 9]
    assert game.digest != tinstar.load("showdown", players=2).digest


def test_most_cards_are_reconstructed_and_say_so():
    grades = {e.path.split(".")[0]: e.grade for e in edition().entries}
    assert grades["copies"] == "C"
    assert grades["faces"] == "C"
    assert new_table(2).box.copies.tolist() == [4] * KINDS
