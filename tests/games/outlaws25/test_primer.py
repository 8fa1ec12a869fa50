"""The primer of 25 Outlaws for newcomers."""

import tinstar
from tinstar.presentation.scene import primer


def test_a_primer_tells_the_game_and_the_one_hand():
    whole = primer(tinstar.load("outlaws25", players=2))
    hand = primer(tinstar.load("outlaws25", players=2, hand_only=True))
    assert "3 Outlaws, each with $100" in whole[0]
    assert any("1, 2, 3, 4 and 5" in line for line in whole)
    assert len(hand) == 3
