"""Count how rounds of Caboo go among players of one level, from the states of the games."""

from typing import NamedTuple

import numpy as np

import tinstar
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.games.caboo.actions import CALL, TURN_OVER
from tinstar.games.caboo.components import NOWHERE
from tinstar.games.caboo.state import How, Phase
from tinstar.players import Player

GAME = "caboo"
IN_TIME = 3, 8  # turns of each seat in a round that gives everybody time to play


class RoundCount(NamedTuple):
    """Counts over several rounds. A turn is one turn of one seat."""

    rounds: float = 0
    turns: float = 0.0  # for each seat, summed over rounds
    calls: float = 0
    right: float = 0  # calls of the seat with the least sum
    turns_before: float = 0.0  # for each seat, summed over rounds with a call
    stacks: float = 0
    failed: float = 0
    in_time: float = 0  # rounds that ended after `IN_TIME` turns of each seat

    def plus(self, other: "RoundCount") -> "RoundCount":
        return RoundCount(*(a + b for a, b in zip(self, other, strict=True)))


def count(kind: str, seats: int, rounds: int, seed: int = 1) -> RoundCount:
    """Play whole games by the printed rules until so many rounds are over."""
    return count_in(tinstar.load(GAME, seats).compile(), kind, rounds, seed)


def count_in(game: Game, kind: str, rounds: int, seed: int = 1) -> RoundCount:
    """Play whole games until so many rounds are over. All seats have a player of this kind."""
    found, number, seats = RoundCount(), 0, game.players
    while found.rounds < rounds:
        own = [tinstar.player(kind, 1000 * seed + seats * number + at) for at in range(seats)]
        rng = np.random.default_rng([seed, number])
        found = found.plus(count_game(game.new_initial_state(), own, rng))
        number += 1
    return found


def count_game(state: State, players: list[Player], rng: np.random.Generator) -> RoundCount:
    """Play one game, and count its rounds."""
    found, caller, turns, seats = RoundCount(), NOWHERE, 0, 1
    while (mover := state.draw(rng)) >= 0:
        finished, shown = int(state.s.finished), int(state.s.shown)
        turns, seats = int(state.s.turns), int(state.s.playing).bit_count()
        gives = state.s.phase == Phase.GIVE
        actions = state.legal_actions()
        action = actions[0] if len(actions) == 1 else players[mover].choose(state.view(mover))
        state.apply_action(action)
        if action == CALL:
            caller = mover
        caller = int(state.s.caller) if state.s.caller != NOWHERE else caller
        if action == TURN_OVER or gives:
            failed = state.s.phase == Phase.PENALTY or state.s.shown not in (shown, NOWHERE)
            found = found.plus(RoundCount(stacks=int(not gives), failed=int(failed)))
        state.draw(rng)
        if state.s.finished > finished:
            found = found.plus(_round(state, turns / seats, caller))
            caller = NOWHERE
    return found


def _round(state: State, turns: float, caller: int) -> RoundCount:
    found = RoundCount(1, turns, in_time=int(IN_TIME[0] <= turns <= IN_TIME[1]))
    if state.s.how != How.CALLED:
        return found
    right = state.s.points[caller] < state.game.box.wrong_call
    return found._replace(calls=1, right=int(right), turns_before=turns)


def told_rounds(found: RoundCount) -> str:
    """Return the counts as text, each as a share or as an average of the rounds."""
    right, failed = found.right / max(found.calls, 1), found.failed / max(found.stacks, 1)
    before, turns = found.turns_before / max(found.calls, 1), found.turns / found.rounds
    return (
        f"{right:.0%} of calls are right, after {before:.1f} turns; a round has {turns:.1f} turns;"
        f" {failed:.1%} of stacks fail"
    )
