"""Measure whether a character is as strong as its level: one seat with the character among others
without one.

    python -m bench.strength.characters calaboose greedy amos gus

This is `tinstar.players.characters` in compiled code, so that thousands of games take seconds.
"""

import argparse
import math
from typing import Any, NamedTuple

import numpy as np

import tinstar
from bench.strength.match import told
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
    TERMINAL,
    answer_chance,
    apply,
    deal_unseen,
    outlook,
    set_up,
    share_of_win,
    silence,
    utility,
    window,
)
from tinstar.engine.random_streams import below, start
from tinstar.lab.simulation.simulate import plays_as
from tinstar.lab.training.self_play import CONSIDERATE, GREEDY, TURN, bench_of, choose, table_of
from tinstar.players.characters import CHARACTERS, CLEAR, HABIT, WORLDS, Character
from tinstar.players.net import no_net
from tinstar.players.net_file import shipped
from tinstar.players.net_players import CLOSE, POWER
from tinstar.players.simple import NEARLY
from tinstar.players.simple import WORLDS as OF_GREEDY
from tinstar.statistics import Estimate, wilson

LEVELS = {"net/manners": CONSIDERATE, "greedy": GREEDY}
SEATS = 4
MARGIN = 0.03  # by how much a character may change the share of wins, with the whole interval


class Leaning(NamedTuple):
    """The leanings of a character that matter for its choices."""

    bold: float
    eager: float
    spiteful: float
    forgetful: float


class Desk(NamedTuple):
    """The working memory of a character. `good` has indices of actions."""

    good: np.ndarray
    worth: np.ndarray
    own: np.ndarray  # (worlds, actions): the outlook of the seat to act
    others: np.ndarray  # (worlds, actions): the best outlook of the other seats


class Found(NamedTuple):
    """The share of wins of a character, and the share of its decisions that it changes."""

    share: Estimate
    changed: float


# --- compiled -----------------------------------------------------------------------------------


@rule
def games_with_one(
    table: Any, nets: Any, leaning: Any, seed: Any, counts: Any, bench: Any, desk: Any
) -> None:
    """Play a game for each row of `counts`. In game i, the character has seat i modulo the seats.

    `counts` has for each game: the character's utility, its decisions, and those that it changes.
    """
    box, players = table.box[0], int(table.box[0].players)
    stream = bench.scratches[0].stream
    for i in range(len(counts)):
        start(stream, seed, 2 * i + 1)
        own = stream[0]
        start(stream, seed, 2 * i)
        table.states[i] = table.states[len(table.states) - 1]
        set_up(box, table.states[i])
        mover = answer_chance(box, table.states[i], bench.scratches[0])
        while mover != TERMINAL:
            table.movers[i] = mover
            stream[0], own = own, stream[0]
            k, n = choose(table, nets, i, 0, 0, POWER, bench)
            if mover == i % players:
                level = k
                m = good_ones(int(table.sitting[i, mover]), k, n, desk, bench)
                k = leant(box, mover, k, m, leaning, desk, bench)
                counts[i, 1] += 1.0
                counts[i, 2] += k != level
            action = bench.mind.actions[k]
            stream[0], own = own, stream[0]
            apply(box, table.states[i], action)
            mover = answer_chance(box, table.states[i], bench.scratches[0])
        counts[i, 0] = utility(box, table.states[i], i % players, players)


@rule
def good_ones(who: int, k: int, n: int, desk: Any, bench: Any) -> int:
    """Write the actions that the level finds about as good as the k-th to `good`; return how many.

    `bench` has what the level has just computed.
    """
    odds, merits, m = bench.mind.odds, bench.scratches[0].merits, 0
    for j in range(n):
        if who == GREEDY:
            close = n == 1 or abs(merits[j] - merits[k]) <= NEARLY * OF_GREEDY
        else:
            close = CLOSE * odds[k] <= odds[j] and CLOSE * odds[j] <= odds[k]
        if close:
            desk.good[m] = j
            m += 1
    return m


@rule
def leant(box: Any, mover: int, k: int, m: int, leaning: Any, desk: Any, bench: Any) -> int:
    """Return the index of the good action to which the character leans most."""
    stream = bench.scratches[0].stream
    if m == 1:
        return k
    if below(stream, TURN) < leaning.forgetful * TURN:
        return desk.good[below(stream, m)]
    lean(box, mover, m, leaning, desk, bench)
    best, most, alike = k, -math.inf, 0
    for j in range(m):
        worth = desk.worth[j] + HABIT * (desk.good[j] == k)
        if worth > most:
            most, alike = worth, 0
        if worth == most:
            alike += 1
            if below(stream, alike) == 0:
                best = desk.good[j]
    return best


@rule
def lean(box: Any, mover: int, m: int, leaning: Any, desk: Any, bench: Any) -> None:
    """Write to `worth` how much the character leans to each good action."""
    view, actions = bench.views[0], bench.mind.actions
    for j in range(m):
        desk.worth[j] = 0.0
    if leaning.eager != 0.0 and window(box, view):
        for j in range(m):
            desk.worth[j] += leaning.eager * (actions[desk.good[j]] != silence(box, view))
    if leaning.bold != 0.0 or leaning.spiteful != 0.0:
        foresee_all(box, mover, m, desk, bench)
        add_scaled_up(desk, m, leaning)


@rule
def foresee_all(box: Any, mover: int, m: int, desk: Any, bench: Any) -> None:
    """Look one step ahead in a few states. All actions meet the same states and the same luck."""
    scratch, worlds = bench.scratches[0], bench.worlds
    for world in range(WORLDS):
        worlds[0] = bench.views[0]
        deal_unseen(box, worlds[0], mover, scratch.stream)
        below(scratch.stream, 2)
        after = scratch.stream[0]
        for j in range(m):
            start(scratch.stream, after, 1)
            worlds[1] = worlds[0]
            apply(box, worlds[1], bench.mind.actions[desk.good[j]])
            answer_chance(box, worlds[1], scratch)
            outlook(box, worlds[1], scratch.values)
            desk.own[world, j] = scratch.values[mover]
            desk.others[world, j] = -math.inf
            for seat in range(box.players):
                if seat != mover:
                    desk.others[world, j] = max(desk.others[world, j], scratch.values[seat])
        scratch.stream[0] = after


@rule
def add_scaled_up(desk: Any, m: int, leaning: Any) -> None:
    """Add boldness and spite, each only as far as the actions differ clearly."""
    least_risk, least_threat = math.inf, math.inf
    for j in range(m):
        least_risk = min(least_risk, risk_of(desk, j))
        least_threat = min(least_threat, mean_of(desk.others, j))
    for j in range(m):
        risk = min((risk_of(desk, j) - least_risk) / CLEAR, 1.0)
        threat = min((mean_of(desk.others, j) - least_threat) / CLEAR, 1.0)
        desk.worth[j] += leaning.bold * risk - leaning.spiteful * threat


@rule
def mean_of(values: Any, j: int) -> float:
    total = 0.0
    for world in range(WORLDS):
        total += values[world, j]
    return total / WORLDS


@rule
def risk_of(desk: Any, j: int) -> float:
    """Return the standard deviation of the own outlook over the states."""
    mean, total = mean_of(desk.own, j), 0.0
    for world in range(WORLDS):
        total += (desk.own[world, j] - mean) ** 2
    return math.sqrt(total / WORLDS)


# --- in Python ----------------------------------------------------------------------------------


def desk_of(game: Game) -> Desk:
    most = game.num_distinct_actions() + 1
    outlooks = (np.zeros((WORLDS, most)) for _ in range(2))
    return Desk(np.zeros(most, np.int64), np.zeros(most), *outlooks)


def leaning_of(character: Character) -> Leaning:
    numbers = character.bold, character.eager, character.spiteful, character.forgetful
    return Leaning(*map(float, numbers))


def measure(
    name: str, level: str, character: Character, seats: int, games: int, seed: int = 1
) -> Found:
    """Return how often one seat of a level with a character wins among the level without one."""
    game = tinstar.load(name, seats).compile()
    who = LEVELS[plays_as(level, game)]
    net = shipped(game, considerate=True)[0] or no_net(game)
    table, bench = table_of(game, games, seed), bench_of(game, net, seed)
    table.sitting[:] = who
    counts, deal = np.zeros((games, 3)), (leaning_of(character), np.uint64(seed))
    compiled(games_with_one)(table, (net, net), *deal, counts, bench, desk_of(game))
    won = share_of_win(counts[:, 0], seats)
    return Found(wilson(float(won.sum()), games), float(counts[:, 2].sum() / counts[:, 1].sum()))


def is_even(found: Found, seats: int) -> bool:
    """Return whether the whole interval lies within MARGIN of an even share."""
    return max(found.share.high - 1 / seats, 1 / seats - found.share.low) <= MARGIN


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength.characters")
    parser.add_argument("game")
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("characters", nargs="*", default=CHARACTERS, help="all if not said")
    parser.add_argument("--games", type=int, default=4000)
    asked = parser.parse_args()
    for who in asked.characters:
        found = measure(asked.game, asked.level, CHARACTERS[who], SEATS, asked.games)
        even = "" if is_even(found, SEATS) else ", not surely even"
        print(f"{who}: {told(found.share, 1)}, {found.changed:.2%} changed{even}", flush=True)


if __name__ == "__main__":
    main()
