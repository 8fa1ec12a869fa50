"""Does a seat learn what it may not see?

A position is taken, everything that a seat cannot see is dealt anew, and whatever the seat is told
there must not change by a byte. That holds for any game, and knows nothing of its rules.

`check` takes a game of ours, or any other in a shim: `testing.leak_check_for_openspiel` and
`testing.leak_check_for_pettingzoo` have one each. `testing.compiled_leak_check` looks at many more
positions of ours, in machine code. See docs/leaks.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tinstar.engine.actions import seat_letter
from tinstar.engine.array_argument_checks import whole
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.testing.everything_told_to_seat import (
    encoded,
    frame,
    sees_after,
    sees_answer,
    steps_seen,
    told,
)

ONE_IN = 4  # so many positions of a game are passed over for each that is looked at
PLACES = 5  # of an array that differs, so many are named


@dataclass(frozen=True)
class Leak:
    """One thing that told a seat of something hidden, and the answers that lead to where it did."""

    what: str
    seat: int
    position: int
    history: tuple[Any, ...]

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
        """Whether nothing leaked."""
        return not self.leaks

    def __str__(self) -> str:
        head = f"{self.positions} positions, {self.changed} dealt anew, {len(self.leaks)} leaks"
        return "\n".join([head, *map(str, self.leaks[:20])])


class Subject(Protocol):
    """What the kit asks of a game, whoever made it; a position is whatever the game has for one."""

    seats: int

    def positions(self, rng: np.random.Generator) -> Iterator[Any]:
        """Positions of random games, without end."""
        ...

    def redealt(self, position: Any, seat: int, rng: np.random.Generator) -> Any | None:
        """Another position that the seat must not be able to tell from this; None where that is
        not to be had."""
        ...

    def moved(self, position: Any, redealt: Any) -> bool:
        """Whether anything hidden lies elsewhere."""
        ...

    def differences(
        self, position: Any, redealt: Any, seat: int, rng: np.random.Generator
    ) -> list[str]:
        """The names of what the seat is told that is not the same in both."""
        ...

    def history(self, position: Any) -> tuple[Any, ...]:
        """How to come to this position."""
        ...


def check(game: Game | Subject, positions: int = 1000, seed: int = 1) -> Report:
    """Look for leaks at so many positions of random games, for every seat."""
    positions, seed = whole("positions", positions, 0), whole("seed", seed, 0)
    subject = Ours(game) if isinstance(game, Game) else game
    rng = np.random.default_rng(seed)
    changed, leaks = 0, list[Leak]()
    for number, position in zip(range(positions), subject.positions(rng), strict=False):
        for seat in range(subject.seats):
            redealt = subject.redealt(position, seat, rng)
            if redealt is None:
                continue
            changed += subject.moved(position, redealt)
            found = subject.differences(position, redealt, seat, rng)
            leaks += [Leak(what, seat, number, subject.history(position)) for what in found]
    return Report(positions, changed, tuple(leaks))


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The names under which two tellings differ; of arrays of one shape also the first places."""
    found = []
    for name in one | other:
        a, b = one.get(name), other.get(name)
        if not isinstance(a, np.ndarray) or not isinstance(b, np.ndarray):
            found += [name] * (type(a) is not type(b) or a != b)
        elif a.dtype != b.dtype or a.shape != b.shape:
            found.append(name)
        elif a.tobytes() != b.tobytes():
            places = np.flatnonzero(a != b)[:PLACES].tolist()
            found.append(f"{name}{places}")
    return found


class Ours:
    """A game of the house: what a seat cannot see is what its fields' labels say."""

    def __init__(self, game: Game):
        self.game = game
        self.seats = game.players

    def positions(self, rng: np.random.Generator) -> Iterator[State]:
        """Positions of random games, without end."""
        return random_positions(self.game, rng)

    def redealt(self, position: State, seat: int, rng: np.random.Generator) -> State:
        """The position with all dealt anew that the seat cannot see."""
        return position.resample(seat, rng)

    def moved(self, position: State, redealt: State) -> bool:
        """Whether anything lies elsewhere."""
        return position != redealt

    def differences(
        self, position: State, redealt: State, seat: int, rng: np.random.Generator
    ) -> list[str]:
        """What the seat is told that is not the same in both, in every way that it is told."""
        found = differences(position, redealt, seat) + told_of_nothing(position, seat)
        return found + frames_that_differ(position, redealt, seat, rng)

    def history(self, position: State) -> tuple[int | None, ...]:
        """All answers, those of chance included."""
        return tuple(position.history())


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
    return differing(told(state, seat), told(redealt, seat))


def frames_that_differ(
    state: State, redealt: State, seat: int, rng: np.random.Generator
) -> list[str]:
    """The parts of the frame after one more answer that differ, or the steps that led there, though
    the seat sees the same before and after.

    An answer that it does not see may be another one in the other deal.
    """
    if state.is_terminal():
        return []
    one = other = random_answer(state, rng)
    if not sees_answer(state, seat):
        other = random_answer(redealt, rng)
    if other not in redealt.legal_actions():
        return []
    if sees_after(state, one, seat) != sees_after(redealt, other, seat):
        return []
    if steps_seen(state, one, seat) != steps_seen(redealt, other, seat):
        return ["steps"]
    shown, there = frame(state, one, seat), frame(redealt, other, seat)
    parts = {p: (getattr(shown, p), getattr(there, p)) for p in shown.__struct_fields__}
    return [f"frame: {p}" for p, (a, b) in parts.items() if encoded(a) != encoded(b)]


def told_of_nothing(state: State, seat: int) -> list[str]:
    """Whether a seat hears what chance answers here, though it could see no difference."""
    outcomes = state.legal_actions() if state.is_chance_node() else []
    if len(outcomes) < 2 or not sees_answer(state, seat):
        return []
    alike = len({sees_after(state, outcome, seat) for outcome in outcomes}) == 1
    return ["answer of chance, though the view hides it"] * alike
