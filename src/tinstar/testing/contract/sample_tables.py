"""Sample tables of a game, and random games at them.

The samples cover each number of seats, each option, all rulings decided the other way, all options
at once, and each variant.
"""

from collections.abc import Iterator
from copy import copy
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.state import State
from tinstar.games import load
from tinstar.testing.contract.promise import expect
from tinstar.testing.leak_check import random_answer

CHANCES = 300  # chance events in a row: more than any deal has


class Table(NamedTuple):
    """One sample table of a game.

    `usual` marks the smallest table, the largest table and the variants, all without options.
    """

    rules: Rules
    players: int | None = None
    options: tuple[tuple[str, Any], ...] = ()
    variant: str | None = None
    usual: bool = True

    def __str__(self) -> str:
        if self.variant:
            return f"{self.rules.name}-{self.variant}"
        said = (f"{k}={v}" for k, v in self.options)
        return "-".join([self.rules.name, str(self.players), *said])

    def load(self) -> Game:
        return _loaded(self)


@cache
def _loaded(table: Table) -> Game:
    game = load(table.rules, table.players, **dict(table.options))
    return game.variant(table.variant) if table.variant else game


def fast(game: Game) -> Game:
    """Return the game at the same table, compiled."""
    return copy(game).compile()


def plans(rules: Rules) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield all combinations of seats and options to check.

    - Every number of seats, with default options.
    - With the most players: each option changed alone, and all rulings changed together.
    - With the fewest players: every option with its last value.
    """
    sizes, options = rules.box.seats, rules.box.options.values()
    rulings = [o for o in options if o.ruling]
    yield from ((players, {}) for players in sizes)
    yield from ((sizes[-1], {o.name: v}) for o in options if not o.ruling for v in o.choices[1:])
    for nth in range(1, max((len(o.choices) for o in rulings), default=0)):
        yield sizes[-1], {o.name: o.choices[min(nth, len(o.choices) - 1)] for o in rulings}
    if len(options) > 1:
        yield sizes[0], {o.name: o.choices[-1] for o in options}


def tables(rules: Rules) -> Iterator[Table]:
    """Yield all sample tables of a game."""
    ends = rules.box.seats[0], rules.box.seats[-1]
    for players, options in plans(rules):
        usual = not options and players in ends
        yield Table(rules, players, tuple(options.items()), None, usual)
    for variant in rules.variants:
        yield Table(rules, variant=variant)


@cache
def walk(game: Game, seed: int) -> list[State]:
    """Return every position of a random game, including the end.

    A game that does not end raises `Broken`.
    """
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    positions, decisions, chances, most = [state.clone()], 0, 0, game.max_game_length()
    while not state.is_terminal():
        chances = chances + 1 if state.is_chance_node() else 0
        decisions += not state.is_chance_node()
        expect(
            decisions <= most,
            f"expected at most {most} decisions, as longest_game says; a random game had more",
        )
        expect(chances <= CHANCES, f"chance acted more than {CHANCES} times in a row")
        expect(state.legal_actions(), f"there is no legal action after {state.history()[-5:]}")
        state.apply_action(random_answer(state, rng))
        positions.append(state.clone())
    return positions


def positions(game: Game, about: int = 15) -> list[State]:
    """Return roughly `about` positions, spread evenly over a random game, including the end."""
    whole = walk(game, seed=1)
    return [*whole[: -1 : max(1, len(whole) // about)], whole[-1]]
