"""What chance was worth in a game: at each of its answers, what every seat may expect after it,
less what it could expect before it.

Such a surprise is 0 on the average, whatever judges the positions, as long as the judge lets chance
answer as the game does; so what the surprises of a game explain of its result may be taken from the
result, and leaves less to luck (N. Burch et al., "AIVAT: A New Variance Reduction Technique for
Agent Evaluation in Imperfect Information Games", 2018). Here positions are judged by playouts in
machine code, each to the end of the game, by the game's net or else by greedy. That pays where who
plays is much slower than who plays out; where it is not, more games tell more in the same time
(decision 0033).
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
from tinstar.players.net_players import POWER, shipped

DEALT, LATER = range(2)  # surprises before anybody was asked, and after


@rule
def play_out(
    table: Any, nets: Any, states: Any, times: int, power: float, bench: Any, out: Any
) -> None:
    """What each seat of a position has at the end, the mean of so many times. table: of one game,
    in which it is played out."""
    box, players = table.box[0], int(table.box[0].players)
    for seat in range(players):
        out[seat] = 0.0
    for _ in range(times):
        table.states[0] = states[0]
        table.movers[0] = answer_chance(box, table.states[0], bench.scratches[0])
        over = table.movers[0] == TERMINAL
        while not over:
            k, _ = choose(table, nets, 0, 0, power, bench)
            over = go_on(table, 0, bench.mind.actions[k], bench)
        for seat in range(players):
            out[seat] += utility(box, table.states[0], seat, players) / times


def net_for(game: Game) -> Net | None:
    """The net that comes with a game, or where its numbers were changed, with the game as it was,
    if that was seen by the same features: it knows less of it, and what it says counts as much."""
    return shipped(game)[0] or _of_the_usual(game.rules.name, game.players, game.encoder().digest)


@cache
def _of_the_usual(name: str, players: int, encoder: str) -> Net | None:
    if name not in available():
        return None
    usual = load(name, players)
    return shipped(usual)[0] if usual.encoder().digest == encoder else None


class Weigher:
    """Weighs what chance answers in one game.

    seeds: those of the game; no stream of the game's is drawn from.
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
        """Whatever there is to answer was answered by now, except by chance."""
        self._waits = state.current_player() == CHANCE
        if self._waits:
            self._judge(state, self._expected)

    def after(self, state: State) -> None:
        """Chance has answered, if it was to."""
        if self._waits:
            self._judge(state, self._came)
            self.surprises[self._when] += self._came - self._expected
        self._when = LATER

    def _judge(self, state: State, out: np.ndarray) -> None:
        nets = self._net, self._net
        table, bench = self._table, self._bench
        compiled(play_out)(table, nets, state.array, self._playouts, POWER, bench, out)
