"""Chips and cards are accounted for at every step of random games."""

from collections import Counter

import numpy as np
import pytest

import tinstar
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import apply
from tinstar.games.outlaws25.components import DECK, NONE
from tinstar.games.outlaws25.state import Phase
from tinstar.testing.leak_check import random_answer


def check(game: tinstar.Game, s) -> None:
    box = game.box.array[0]
    chips = s.money.sum() + s.pot + s.bank
    assert chips == game.players * box.row * box.money_of_an_outlaw
    assert min(s.money.min(), s.pot, s.bank) >= 0
    poker = [c for c in [*s.hole.flat, *s.aside.flat, s.flop] if c != NONE]
    assert len(poker) == len(set(poker)) <= DECK
    assert (s.wanted.sum(axis=(0, 1)) <= box.wanted_copies).all()
    held = Counter(s.reward[s.holds == 1].tolist())
    assert all(held[kind] <= box.reward_copies[kind] for kind in held)
    assert (s.reward[s.holds == 0] == NONE).all()
    assert (s.alive.sum(axis=1) > 0)[: game.players].tolist() == (
        (s.out == 0)[: game.players].tolist() if s.round_number else [False] * game.players
    )
    here = s.posse[s.confronted : s.summoned]
    assert s.sheriffs.sum() + (here > 0).sum() <= box.sheriffs.sum()
    if s.phase in (Phase.BETTING, Phase.RAISING):
        staying = s.in_hand == 1
        assert (s.bet <= s.high).all()
        assert s.high <= s.stake[staying].min()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_chip_and_card_is_accounted_for(players: int):
    rng = np.random.default_rng(players)
    game = tinstar.load("outlaws25", players=players)
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            plain(apply, game.box.array[0], state.array[0], random_answer(state, rng))
            if state.array[0].round_number:
                check(game, state.array[0])
