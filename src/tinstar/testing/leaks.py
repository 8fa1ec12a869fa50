"""Does a seat learn what it may not see?

A position is taken, everything that a seat cannot see is dealt anew, and whatever the seat is told
there must not change by a byte. That holds for any game, and knows nothing of its rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tinstar.core.actions import seat_letter
from tinstar.core.game import Game
from tinstar.core.state import State
from tinstar.testing.telling import heard, sees_answer, told

ONE_IN = 4  # so many positions of a game are passed over for each that is looked at


@dataclass(frozen=True)
class Leak:
    """One thing that told a seat of something hidden, and the answers that lead to where it did."""

    what: str
    seat: int
    position: int
    history: tuple[int | None, ...]

    def __str__(self) -> str:
        return f"position {self.position}: {self.what} tells seat {seat_letter(self.seat)}"


@dataclass(frozen=True)
class Report:
    """What came of it; `changed` counts the deals that put hidden things elsewhere."""

    positions: int
    changed: int
    leaks: tuple[Leak, ...]

    @property
    def ok(self) -> bool:
        return not self.leaks

    def __str__(self) -> str:
        head = f"{self.positions} positions, {self.changed} dealt anew, {len(self.leaks)} leaks"
        return "\n".join([head, *map(str, self.leaks[:20])])


def check(game: Game, positions: int = 1000, seed: int = 1) -> Report:
    """Look for leaks at so many positions of random games, for every seat."""
    rng = np.random.default_rng(seed)
    changed, leaks = 0, list[Leak]()
    for number, state in zip(range(positions), random_positions(game, rng), strict=False):
        for seat in range(game.players):
            redealt = state.resample(seat, rng)
            changed += redealt != state
            found = differences(state, redealt, seat) + told_of_nothing(state, seat)
            found += events_that_differ(state, redealt, seat, rng)
            leaks += [Leak(what, seat, number, tuple(state.history())) for what in found]
    return Report(positions, changed, tuple(leaks))


def random_positions(game: Game, rng: np.random.Generator) -> Iterator[State]:
    """Positions of random games, without end."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if rng.integers(ONE_IN) == 0:
                yield state.clone()
            state.apply_action(random_answer(state, rng))
        yield state


def random_answer(state: State, rng: np.random.Generator) -> int:
    """A legal action, each equally likely, or at chance an outcome by its probability."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=chances))


def differences(state: State, redealt: State, seat: int) -> list[str]:
    """The names of what the seat is told that is not the same in both."""
    one, other = told(state, seat), told(redealt, seat)
    return [what for what in one | other if one.get(what) != other.get(what)]


def events_that_differ(
    state: State, redealt: State, seat: int, rng: np.random.Generator
) -> list[str]:
    """Whether the events of one more answer differ, though the seat sees the same before and after.

    An answer that it does not see may be another one in the other deal.
    """
    if state.is_terminal():
        return []
    one = other = random_answer(state, rng)
    if not sees_answer(state, seat):
        other = random_answer(redealt, rng)
    if other not in redealt.legal_actions():
        return []
    (sees, told_so), (sees_there, told_there) = heard(state, one, seat), heard(redealt, other, seat)
    return ["events"] * (sees == sees_there and told_so != told_there)


def told_of_nothing(state: State, seat: int) -> list[str]:
    """Whether a seat hears what chance answers here, though it could see no difference."""
    outcomes = state.legal_actions() if state.is_chance_node() else []
    if len(outcomes) < 2 or not sees_answer(state, seat):
        return []
    alike = len({heard(state, outcome, seat)[0] for outcome in outcomes}) == 1
    return ["answer of chance, though the view hides it"] * alike
