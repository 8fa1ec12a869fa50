"""Does a seat learn what it may not see?

A position is taken, everything that a seat cannot see is dealt anew, and whatever the seat is told
there must not change by a byte. That holds for any game, and knows nothing of its rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinstar.core import kernel
from tinstar.core.actions import seat_letter
from tinstar.core.errors import TinstarError
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE
from tinstar.core.state import State

ONE_IN = 4  # so many positions of a game are passed over for each that is looked at
SPECTATOR = -1


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
    changed, leaks = 0, []
    for number, state in zip(range(positions), random_positions(game, rng), strict=False):
        for seat in range(game.players):
            redealt = state.resample(seat, rng)
            changed += redealt != state
            for what in differences(state, redealt, seat) + told_of_nothing(state, seat):
                leaks.append(Leak(what, seat, number, tuple(state.history())))
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


def told(state: State, seat: int) -> dict[str, Any]:
    """All that a seat is told at a position, by name."""
    return {
        **fields_seen(state, seat, "view"),
        **fields_seen(state, SPECTATOR, "spectator's view"),
        "tensor": state.observation_tensor(seat).tobytes(),
        "information state": state.information_state_string(seat),
        "whose turn": state.current_player(),
        "legal actions": state.legal_actions(seat),
        "who sees the answer": who_sees(state) >> seat & 1,
        **refusals(state, seat),
        **(result(state) if state.is_terminal() else {}),
    }


def told_of_nothing(state: State, seat: int) -> list[str]:
    """Whether a seat hears what chance answers here, though it could see no difference."""
    if not state.is_chance_node() or not who_sees(state) >> seat & 1:
        return []
    seen = set()
    for outcome, _ in state.chance_outcomes():
        after = state.clone()
        after.apply_action(outcome)
        seen.add(after.view(seat).digest())
    alike = len(seen) == 1 < len(state.chance_outcomes())
    return ["answer of chance, though the view hides it"] * alike


def fields_seen(state: State, seat: int, name: str) -> dict[str, bytes]:
    record = state.view(seat).record
    return {f"{name}: {field}": record[field].tobytes() for field in record.dtype.names}


def who_sees(state: State) -> int:
    return (
        0 if state.is_terminal() else state.game.call(kernel.seen_by, state.game.box, state.array)
    )


def result(state: State) -> dict[str, Any]:
    return {"ending": state.ending(), "scores": state.scores(), "returns": state.returns()}


def refusals(state: State, seat: int) -> dict[str, str]:
    """What a seat that is to act hears of each action that is refused, and any seat at chance."""
    asked = state.current_player()
    if asked == CHANCE:
        return refusal(state, -1, "outcome refused")
    if asked != seat:
        return {}
    found = {}
    for action in np.flatnonzero(state.legal_actions_mask() == 0).tolist():
        found |= refusal(state, action, f"refusal of {state.action_to_string(seat, action)}")
    return found


def refusal(state: State, answer: int, what: str) -> dict[str, str]:
    try:
        state.clone().apply_action(answer)
    except TinstarError as e:
        return {what: str(e)}
    return {what: "not refused"}
