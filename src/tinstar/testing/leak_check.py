"""Leak check: does a player learn hidden information?

The check redeals everything that a seat cannot see. After that, everything that the seat learns
must be the same, byte for byte. The check works for any game, because it needs no knowledge of the
rules.

`check` takes one of Tinstar's games, or any other game through a shim
(`testing.leak_check_for_openspiel` and `testing.leak_check_for_pettingzoo`).
`testing.compiled_leak_check` checks many more positions of Tinstar's games. docs/leaks.md explains
the method.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tinstar.engine.actions import seat_letter
from tinstar.engine.argument_checks import whole
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

ONE_IN = 4  # one position in four is checked
PLACES = 5  # named places of an array that differs


@dataclass(frozen=True)
class Leak:
    """One leak: the seat, what revealed a hidden value (`what`), and the decisions before it."""

    what: str
    seat: int
    position: int
    history: tuple[Any, ...]

    def __str__(self) -> str:
        return f"position {self.position}: {self.what} tells seat {seat_letter(self.seat)}"


@dataclass(frozen=True)
class Report:
    """The result of a leak check.

    - changed: the number of redeals that changed a hidden value.
    - stepped: the number of compared decisions that have automatic steps. Only the compiled check
      counts them.
    """

    positions: int
    changed: int
    leaks: tuple[Leak, ...]
    stepped: int = 0

    @property
    def ok(self) -> bool:
        """True if nothing leaked."""
        return not self.leaks

    def __str__(self) -> str:
        head = f"{self.positions} positions, {self.changed} dealt anew, {len(self.leaks)} leaks"
        return "\n".join([head, *map(str, self.leaks[:20])])


class Subject(Protocol):
    """Interface of a game to check. The class of a position can be any class."""

    seats: int

    def positions(self, rng: np.random.Generator) -> Iterator[Any]:
        """Yield positions of random games, without end."""
        ...

    def redealt(self, position: Any, seat: int, rng: np.random.Generator) -> Any | None:
        """Return a redealt position that must look the same to the seat, or None if none exists."""
        ...

    def moved(self, position: Any, redealt: Any) -> bool:
        """Return whether the redeal has changed anything hidden."""
        ...

    def differences(
        self, position: Any, redealt: Any, seat: int, rng: np.random.Generator
    ) -> list[str]:
        """Return the names of all data for the seat that differ between the two positions."""
        ...

    def history(self, position: Any) -> tuple[Any, ...]:
        """Return the decisions that lead to this position."""
        ...


def check(game: Game | Subject, positions: int = 1000, seed: int = 1) -> Report:
    """Look for leaks at `positions` positions of random games, for every seat."""
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
    """Return the names whose values in `one` and `other` differ.

    For arrays of equal shape, add the first places that differ.
    """
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
    """One of Tinstar's games. The labels of its fields say what a seat cannot see."""

    def __init__(self, game: Game):
        self.game = game
        self.seats = game.players

    def positions(self, rng: np.random.Generator) -> Iterator[State]:
        """Yield positions of random games, without end."""
        return random_positions(self.game, rng)

    def redealt(self, position: State, seat: int, rng: np.random.Generator) -> State:
        """Return the position after a redeal of everything that the seat cannot see."""
        return position.resample(seat, rng)

    def moved(self, position: State, redealt: State) -> bool:
        """Return whether the redeal has changed anything hidden."""
        return position != redealt

    def differences(
        self, position: State, redealt: State, seat: int, rng: np.random.Generator
    ) -> list[str]:
        """Return the names of all data for the seat that differ, in every form of the data."""
        found = differences(position, redealt, seat) + told_of_nothing(position, seat)
        return found + frames_that_differ(position, redealt, seat, rng)

    def history(self, position: State) -> tuple[int | None, ...]:
        """Return all decisions, including those of chance."""
        return tuple(position.history())


def random_positions(game: Game, rng: np.random.Generator) -> Iterator[State]:
    """Yield positions of random games, without end."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if rng.integers(ONE_IN) == 0:
                yield state.clone()
            state.apply_action(random_answer(state, rng))
        yield state


def random_answer(state: State, rng: np.random.Generator) -> int:
    """Return a random legal action. If chance acts, draw an outcome by its probability."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=chances))


def differences(state: State, redealt: State, seat: int) -> list[str]:
    """Return the names of all data for the seat that differ between the two positions."""
    return differing(told(state, seat), told(redealt, seat))


def frames_that_differ(
    state: State, redealt: State, seat: int, rng: np.random.Generator
) -> list[str]:
    """Make one more decision, and return the parts of the seat's frames that differ, or "steps".

    The frames are compared only if the seat's views before and after the decision are the same. If
    the seat does not see the decision, the redealt position may get a different decision.
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
    """Return the name of a leak if a seat sees a chance outcome that does not change its views."""
    outcomes = state.legal_actions() if state.is_chance_node() else []
    if len(outcomes) < 2 or not sees_answer(state, seat):
        return []
    alike = len({sees_after(state, outcome, seat) for outcome in outcomes}) == 1
    return ["answer of chance, though the view hides it"] * alike
