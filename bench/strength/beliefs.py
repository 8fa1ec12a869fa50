"""Measure how much play reveals of hidden pieces: a net learns to tell the true world from worlds
that are sampled uniformly from what one seat can see.

In each world the net sees what the other seats' views would be. If it can tell the worlds apart,
its odds say how much likelier the other seats' moves are in one world than in another.
"""

import math
from typing import Any, NamedTuple

import numpy as np

import tinstar
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.encoder import INDEX, encode
from tinstar.engine.float_row_arithmetic import add_scaled, dot
from tinstar.engine.game import Game
from tinstar.engine.kernel import deal_unseen, see
from tinstar.engine.record_arrays import CELL
from tinstar.lab.training.factorised_features import kin_of_actions, kin_of_features
from tinstar.lab.training.gradients import Learner, begun, send_back
from tinstar.lab.training.self_play import begin, bench_of, choose, go_on, table_of
from tinstar.players.net import FIRST, SECOND, layers, mind_of, soften
from tinstar.players.net_file import shipped
from tinstar.statistics import Estimate, mean_interval

WORLDS = 4  # the true world and three sampled worlds
EVEN = f"{math.log(WORLDS):.2f}"
EVERY = 5  # one decision in five is used: neighbours are much alike
POWER = 2.0  # exponent of the policy, as `net` plays
GAMES, KEPT = 64, 8  # parallel games, and how many of them are held out
ROUNDS, BATCH, LONGEST, SHORTEST = 5, 512, 5e-4, 2e-5  # epochs, batch size, and Adam's steps


class Looks(NamedTuple):
    """The other seats' views of a decision, from the left of the acting seat, world by world."""

    active: np.ndarray  # features, (decisions, worlds, others, most); world 0 is the true one
    counts: np.ndarray  # int32, (decisions, worlds, others): number of active features
    games: np.ndarray  # int32, (decisions,): the game


@rule
def look_around(table: Any, nets: Any, bench: Any, looks: Any) -> None:
    """Let the net play, and record what every other seat would see in each world."""
    at, decided = 0, 0
    while at < len(looks.games):
        i = decided % len(table.movers)
        if decided // len(table.movers) % EVERY == 0:
            looks.games[at] = i
            for world in range(WORLDS):
                deal(table, i, world, bench)
                note(table, i, bench, looks.active[at, world], looks.counts[at, world])
            at += 1
        decided += 1
        k, _ = choose(table, nets, i, 0, 0, POWER, bench)
        if go_on(table, i, bench.mind.actions[k], bench):
            begin(table, i, bench)


@rule
def deal(table: Any, i: int, world: int, bench: Any) -> None:
    """Sample a world: the true one first, then others that look the same to the acting seat."""
    box, worlds, mover = table.box[0], bench.worlds, int(table.movers[i])
    worlds[0] = table.states[i]
    if world > 0:
        see(box, worlds[0], table.cells[i], table.sights[mover], mover, bench.views[0], bench.seen)
        worlds[0] = bench.views[0]
        deal_unseen(box, worlds[0], mover, bench.scratches[0].stream)


@rule
def note(table: Any, i: int, bench: Any, active: Any, counts: Any) -> None:
    box, mover, cells = table.box[0], int(table.movers[i]), bench.worlds[:1].view(CELL)
    for turn in range(len(counts)):
        seat = (mover + 1 + turn) % int(box.players)
        see(box, bench.worlds[0], cells, table.sights[seat], seat, bench.views[0], bench.seen)
        seen = bench.seen
        counts[turn] = encode(box, bench.views[0], seen, seat, table.eyes.walk, active[turn])


@rule
def learn_all(looks: Any, order: Any, pupil: Any, losses: Any, learns: bool) -> None:
    """Write the loss of each of these decisions, in nats. If the net learns, add the gradients."""
    odds = pupil.mind.odds
    for j in range(len(order)):
        at = order[j]
        for world in range(WORLDS):
            odds[world] = 0.0
            for turn in range(looks.counts.shape[2]):
                odds[world] += likely(looks, at, world, turn, pupil)
        soften(odds, WORLDS)
        losses[j] = -math.log(max(odds[0], 1e-9))
        for world in range(WORLDS if learns else 0):
            slope = odds[world] - (1.0 if world == 0 else 0.0)
            for turn in range(looks.counts.shape[2]):
                likely(looks, at, world, turn, pupil)
                for i in range(len(pupil.second)):
                    pupil.second[i] = 0.0
                add_scaled(pupil.second, pupil.net.values[0], slope)
                add_scaled(pupil.slopes.values[0], pupil.mind.second, slope)
                send_back(looks.active[at, world, turn], looks.counts[at, world, turn], pupil)


@rule
def likely(looks: Any, at: int, world: int, turn: int, pupil: Any) -> float:
    """Return the log-likelihood of a seat's actions in a world, up to a constant."""
    active, n = looks.active[at, world, turn], looks.counts[at, world, turn]
    layers(pupil.net, active, n, pupil.mind)
    return dot(pupil.net.values[0], pupil.mind.second)


def belief(name: str, seats: int, decisions: int) -> Estimate:
    """Return the loss on the true world in nats, in games held out from training.

    A uniform guess loses log(WORLDS).
    """
    game, rng = tinstar.load(name, seats), np.random.default_rng(3)
    looks = _looked_around(game, decisions)
    kin = {
        "features": kin_of_features(game.encoder()),
        "policy": kin_of_actions(game.rules.actions),
    }
    learner = Learner(begun(game, (FIRST, SECOND), rng), kin)
    pupil, learn = learner.pupil(mind_of(game, learner.net)), compiled(learn_all)
    others, kept_back = (np.flatnonzero(x) for x in (looks.games >= KEPT, looks.games < KEPT))
    losses = np.zeros(decisions)
    for length in np.linspace(LONGEST, SHORTEST, ROUNDS):
        rng.shuffle(others)
        for first in range(0, len(others), BATCH):
            some = others[first : first + BATCH]
            learn(looks, some, pupil, losses, True)
            learner.step([pupil], len(some), length)
    learn(looks, kept_back, pupil, losses, False)
    lost, games = losses[: len(kept_back)], looks.games[kept_back]
    return mean_interval([lost[games == i].mean() for i in range(KEPT)])


def _looked_around(game: Game, decisions: int) -> Looks:
    net, why = shipped(game)
    assert net, why
    table, bench = table_of(game, GAMES, seed=1), bench_of(game, net, seed=2)
    for i in range(GAMES):
        compiled(begin)(table, i, bench)
    shape = decisions, WORLDS, game.players - 1
    active = np.zeros((*shape, game.encoder().most), INDEX)
    looks = Looks(active, np.zeros(shape, np.int32), np.zeros(decisions, np.int32))
    compiled(look_around)(table, (net, net), bench, looks)
    return looks
