"""Surprises: how much each chance event changes each seat's expected utility.

Surprises are 0 on average under any evaluation of positions, if the evaluation samples chance as
the game does. So the lab can subtract from a result the part that surprises explain. The rest has
less variance (N. Burch et al., "AIVAT: A New Variance Reduction Technique for Agent Evaluation in
Imperfect Information Games", 2018).

To evaluate a position, this module plays compiled games from there to the end, between nets, or
between greedy players if there is no net. Such playouts pay only if the players of the simulated
game are much slower. Otherwise it is better to simulate more games (decision 0033).
"""

from functools import cache
from typing import Any

import numpy as np

from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE, TERMINAL, answer_chance, utility
from tinstar.engine.state import State
from tinstar.games import available, load
from tinstar.lab.training.self_play import GREEDY, LEARNER, bench_of, choose, go_on, table_of
from tinstar.players.net import Net, no_net
from tinstar.players.net_file import shipped
from tinstar.players.net_players import POWER

DEALT, LATER = range(2)  # surprises before the first decision, and after it


@rule
def play_out(
    table: Any, nets: Any, states: Any, times: int, power: float, bench: Any, out: Any
) -> None:
    """Write each seat's utility at the end of the game, averaged over `times` playouts.

    `table` has room for one game, in which the playouts run.
    """
    box, players = table.box[0], int(table.box[0].players)
    for seat in range(players):
        out[seat] = 0.0
    for _ in range(times):
        table.states[0] = states[0]
        table.movers[0] = answer_chance(box, table.states[0], bench.scratches[0])
        over = table.movers[0] == TERMINAL
        while not over:
            k, _ = choose(table, nets, 0, 0, 0, power, bench)
            over = go_on(table, 0, bench.mind.actions[k], bench)
        for seat in range(players):
            out[seat] += utility(box, table.states[0], seat, players) / times


def net_for(game: Game) -> Net | None:
    """Return the game's net. A game with changed numbers gets the net of the unchanged game.

    Both games must have the same features. The net plays worse in the changed game. But no
    evaluation, however weak, biases the result.
    """
    return shipped(game)[0] or _of_the_usual(game.rules.name, game.players, game.encoder().digest)


@cache
def _of_the_usual(name: str, players: int, encoder: str) -> Net | None:
    if name not in available():
        return None
    usual = load(name, players)
    return shipped(usual)[0] if usual.encoder().digest == encoder else None


class Weigher:
    """Measures the surprise of each chance event in one game, as AIVAT needs it.

    `seeds` are the game's seeds. The playouts draw from separate random streams.
    """

    def __init__(self, game: Game, playouts: int, seeds: np.random.SeedSequence):
        net = net_for(game)
        self._playouts, self._net = playouts, net or no_net(game)
        self._table = table_of(game, 1, 0)
        self._table.sitting[:] = LEARNER if net else GREEDY
        (seed,) = seeds.spawn(1)[0].generate_state(1, np.uint64).tolist()
        self._bench = bench_of(game, self._net, seed)
        self._expected, self._came = np.zeros(game.players), np.zeros(game.players)
        self._waits, self._when = False, DEALT
        self.surprises = np.zeros((2, game.players))

    def before(self, state: State) -> None:
        """Evaluate the state before a chance event, if chance is to act."""
        self._waits = state.current_player() == CHANCE
        if self._waits:
            self._judge(state, self._expected)

    def after(self, state: State) -> None:
        """Evaluate the state after the chance event, and add up its surprise."""
        if self._waits:
            self._judge(state, self._came)
            self.surprises[self._when] += self._came - self._expected
        self._when = LATER

    def _judge(self, state: State, out: np.ndarray) -> None:
        nets = self._net, self._net
        table, bench = self._table, self._bench
        compiled(play_out)(table, nets, state.array, self._playouts, POWER, bench, out)
