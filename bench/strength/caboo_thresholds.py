"""See cheaply in which settings of Caboo it pays to wait before a call.

    python -m bench.strength.caboo_thresholds "wrong_call=48" "looked_at=0 limit=100"

All players play by the same rules of thumb. They differ in one number: each calls above its own
chance of having the least sum. In each generation, the chances that won more often become more
frequent, until hardly any other would win more. The table shows rounds of players who were drawn by
these frequencies.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np

from bench.strength.caboo_rounds import GAME, IN_TIME
from bench.strength.page import line
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
    CHANCE,
    TERMINAL,
    apply,
    cast,
    habit,
    legal_actions,
    set_up,
    share_of_win,
    to_act,
    utility,
)
from tinstar.engine.random_streams import start
from tinstar.games.caboo.actions import CALL, DRAW, MINE, PASS
from tinstar.games.caboo.components import NOWHERE
from tinstar.games.caboo.evaluation import believed_sum, chance_of_the_least, gain_of_a_claim
from tinstar.games.caboo.rollout_policy import WORTH_A_CLAIM
from tinstar.games.caboo.state import How, Phase
from tinstar.lab.experiments import settings_of
from tinstar.lab.simulation.simulate import GREEDY, Plan

SEATS = 4
CHANCES = np.array(
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97]
)  # above which a player may call
GENERATIONS, GAMES = 10, 1000
SPEED = 20.0  # by how much a larger share of wins makes a chance more frequent
STRANGERS = 0.1  # share of players who call above any chance, all equally likely, until the end
OFTEN = 0.1  # a chance that is more frequent is named
HEAD = (
    "setting",
    f"rounds of {IN_TIME[0]} to {IN_TIME[1]} turns of each seat",
    "turns of each seat, on average",
    "right calls",
    "they call above a chance of",
)
ROUNDS, TIMELY, TURNS, CALLS, RIGHT = range(5)  # what is counted in a game


class Generation(NamedTuple):
    """The share of wins by chance to call, and counts of all rounds."""

    shares: np.ndarray
    counts: np.ndarray


# --- compiled -----------------------------------------------------------------------------------


@rule
def games_by_rule_of_thumb(
    boxes: Any, states: Any, chances: Any, seed: Any, results: Any, counts: Any, scratches: Any
) -> None:
    """Play a game for each row of `chances`, which has the chance above which each seat calls.

    `states` has two records, and the second is blank.
    """
    box, s, scratch = boxes[0], states[0], scratches[0]
    for i in range(len(chances)):
        start(scratch.stream, seed, i)
        states[0] = states[1]
        set_up(box, s)
        mover = to_act(box, s)
        while mover != TERMINAL:
            finished = int(s.finished)
            if mover == CHANCE:
                action = cast(box, s, scratch.stream, scratch.weights)
            else:
                action = by_rule_of_thumb(box, s, chances[i, mover], scratch)
            seats = count_seats(box, s)
            apply(box, s, action)
            if s.finished > finished:
                count_round(box, s, seats, counts[i])
            mover = to_act(box, s)
        for seat in range(box.players):
            results[i, seat] = utility(box, s, seat, int(box.players))


@rule
def by_rule_of_thumb(box: Any, s: Any, chance: float, scratch: Any) -> int:
    """Return the rollout policy's action, but call only above this chance of the least sum."""
    if s.phase == Phase.TURN:
        return CALL if s.caller == NOWHERE and is_sure(box, s, chance) else DRAW
    if s.phase == Phase.WINDOW:
        n = legal_actions(box, s, scratch.actions)
        if scratch.actions[n - 1] == CALL and is_sure(box, s, chance):
            return CALL
        claims = n > 1 and scratch.actions[1] == MINE
        return MINE if claims and gain_of_a_claim(box, s, s.mover) > WORTH_A_CLAIM else PASS
    return habit(box, s, scratch)


@rule
def is_sure(box: Any, s: Any, chance: float) -> bool:
    own = believed_sum(box, s, s.mover, s.mover)
    return chance_of_the_least(box, s, s.mover, own) > chance


@rule
def count_seats(box: Any, s: Any) -> int:
    seats = 0
    for seat in range(box.players):
        seats += s.playing >> seat & 1
    return seats


@rule
def count_round(box: Any, s: Any, seats: int, counts: Any) -> None:
    turns = s.turns / seats
    counts[ROUNDS] += 1.0
    counts[TURNS] += turns
    counts[TIMELY] += IN_TIME[0] <= turns <= IN_TIME[1]
    if s.how == How.CALLED:
        counts[CALLS] += 1.0
        counts[RIGHT] += s.points[s.caller] < box.wrong_call


# --- in Python ----------------------------------------------------------------------------------


def evolved(game: Game) -> tuple[np.ndarray, Generation]:
    """Return how frequent each chance is in the end, and a generation without strangers."""
    rng, merits = np.random.default_rng(1), np.zeros(len(CHANCES))
    for number in range(GENERATIONS):
        lived = generation(game, _frequent(merits, STRANGERS), rng, number)
        merits += SPEED * (lived.shares - 1 / game.players)
    frequent = _frequent(merits, 0.0)
    return frequent, generation(game, frequent, rng, GENERATIONS)


def _frequent(merits: np.ndarray, strangers: float) -> np.ndarray:
    odds = np.exp(merits - merits.max())
    return (1 - strangers) * odds / odds.sum() + strangers / len(odds)


def generation(
    game: Game, frequent: np.ndarray, rng: np.random.Generator, number: int
) -> Generation:
    """Play a generation, in which each seat draws its chance by how frequent it is."""
    drawn = rng.choice(len(CHANCES), (GAMES, game.players), p=frequent)
    results, counts = np.zeros(drawn.shape), np.zeros((GAMES, RIGHT + 1))
    states = np.zeros(2, game.rules.state.dtype)
    compiled(games_by_rule_of_thumb)(
        game.box, states, CHANCES[drawn], np.uint64(number), results, counts, game.scratch(1)
    )
    won = share_of_win(results, game.players)
    met = [drawn == k for k in range(len(CHANCES))]
    shares = [won[seats].sum() / max(seats.sum(), 1) for seats in met]
    return Generation(np.array(shares), counts.sum(axis=0))


def told(setting: str, frequent: np.ndarray, last: Generation) -> tuple[str, ...]:
    """Return the row of a setting."""
    counts, best = last.counts, CHANCES[frequent > OFTEN]
    timely, right = counts[TIMELY] / counts[ROUNDS], counts[RIGHT] / max(counts[CALLS], 1)
    turns = f"{counts[TURNS] / counts[ROUNDS]:.1f}"
    chances = ", ".join(f"{chance:.0%}" for chance in best)
    return f"`{setting}`", f"{timely:.0%}", turns, f"{right:.0%}", chances


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength.caboo_thresholds")
    parser.add_argument("settings", nargs="+", metavar="SETTING")
    base = Plan(GAME, (GREEDY,) * SEATS, games=1, seed=1)
    print(line(HEAD), end="", flush=True)
    for text in parser.parse_args().settings:
        for setting, plan in settings_of(base, text).items():
            print(line(told(setting, *evolved(plan.load()))), end="", flush=True)


if __name__ == "__main__":
    main()
