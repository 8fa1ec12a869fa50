"""Recorded games of Kuhn poker to learn from, played in Python."""

import numpy as np

from tests.engine import kuhn
from tinstar.engine.compiler import plain
from tinstar.engine.thread_pool import DONE, Share
from tinstar.lab.training.experience_buffer import Notes, notes_for
from tinstar.lab.training.gradients import begun
from tinstar.lab.training.self_play import Terms, begin_part, bench_of, play_part, table_of
from tinstar.players.net import Net

TERMS = Terms(
    steps=12,
    power=1.0,
    older=0.3,
    greedy=0.3,
    smooth=0.9,
    blend=0.0,
    show=0,
    playouts=0,
    among=0.0,
    thinking=0,
    considerate=0,
)


def everything(n: int) -> Share:
    """Return the share of a single worker that does everything."""
    return Share(0, np.array([DONE, n, n, 0]))


def played(terms: Terms, games: int = 20) -> tuple[Notes, Net]:
    """Return the records of some games of Kuhn poker, played in Python."""
    game = kuhn.game()
    net = begun(game, (16, 16), np.random.default_rng(1))
    table, bench = table_of(game, games, 1), bench_of(game, net, 1)
    plain(begin_part, table, terms, bench, everything(games))
    notes = notes_for([game], games * terms.steps)
    plain(play_part, table, (net, net), notes, terms, bench, everything(games))
    return notes, net
