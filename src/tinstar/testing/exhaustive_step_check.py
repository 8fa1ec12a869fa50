"""Check in whole game trees of small variants that an action's steps reveal nothing hidden.

The steps that a seat sees must follow from three things: its view before the action, the action if
the seat saw it, and its view after the whole action. The check walks the whole tree of a game, so
it does not depend on samples.
"""

import argparse
from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import tinstar
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.match.transition import Happening
from tinstar.presentation.events import events

Told = dict[tuple[int, bytes, int | None, bytes], bytes]


class Difference(NamedTuple):
    """Two positions that look the same to a seat, although the seat then sees different steps."""

    seat: int  # -1 for a spectator
    history: tuple[int | None, ...]
    action: int


class Result(NamedTuple):
    """The number of positions that the check visited, and the first differences that it found."""

    positions: int
    differences: tuple[Difference, ...]


def check(game: Game, most: int = 5) -> Result:
    """Walk the whole tree of a game. Stop after `most` differences."""
    told, found, positions = Told(), list[Difference](), 0
    for state in _all_positions(game):
        positions += 1
        for action in _possible(state):
            happening = Happening(state, action)
            for seat in range(-1, game.players):
                if not _as_before(told, happening, seat):
                    found.append(Difference(seat, tuple(state.history()), action))
        if len(found) >= most:
            break
    return Result(positions, tuple(found[:most]))


def _all_positions(game: Game) -> Iterator[State]:
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if not state.is_terminal():
            yield state
            for action in _possible(state):
                after = state.clone()
                after.apply_action(action)
                waiting.append(after)


def _possible(state: State) -> list[int]:
    if state.is_chance_node():
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()


def _as_before(told: Told, happening: Happening, seat: int) -> bool:
    """Return whether a seat sees the same steps as in all earlier positions that look the same."""
    seen = happening.seen_by(seat)
    key = seat, _digest(seen.before.s), seen.action, _digest(seen.after.s)
    steps = [_digest(view.s) for view in seen.views[1:-1]]
    heard = [(e.kind, e.text, e.seat, e.moves) for e in events(seen.views, seen.action)]
    this = _digest(repr((steps, heard)).encode())
    return told.setdefault(key, this) == this


def _digest(content: object) -> bytes:
    raw = content if isinstance(content, bytes) else content.tobytes()  # type: ignore[attr-defined]
    return blake2b(raw, digest_size=16).digest()


def main() -> None:
    """Check the variants that are named in the form `game:variant`."""
    parser = argparse.ArgumentParser(prog="python -m tinstar.testing.exhaustive_step_check")
    parser.add_argument("variants", nargs="+", metavar="GAME:VARIANT")
    for name in parser.parse_args().variants:
        game, _, variant = name.partition(":")
        positions, differences = check(tinstar.load(game).variant(variant))
        print(f"{name}: {positions} positions, {len(differences)} differences", flush=True)
        print(*differences, sep="\n", end="\n" * bool(differences))


if __name__ == "__main__":
    main()
