"""Many games between computer players, the same from the same seed however many workers play.

Kinds of player move on by one seat from game to game, so that none keeps a good seat. Every game
draws its chance and its players from a seed of its own, made of the run's seed and its number.
"""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, ClassVar

import numpy as np

from tinstar.core import progress
from tinstar.core.errors import BadOption
from tinstar.core.game import Game
from tinstar.core.kernel import TERMINAL
from tinstar.core.state import State
from tinstar.games import load
from tinstar.players import Player, player

RANDOM = "random"

Row = tuple[int, int, int, list[int], list[float]]  # as of `Game.row_type`


@dataclass(frozen=True)
class Plan:
    """What is to be played, in a form that can be sent to another process.

    `seats` names the players of game 0 from seat A on; a search that is given a time instead of
    playouts cannot be repeated.
    """

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    edition: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    variant: str | None = None

    def load(self) -> Game:
        """The game, compiled; raises `TinstarError` for a plan that cannot be played."""
        if self.games < 1:
            raise BadOption(f"games: expected at least 1, got {self.games}")
        for spec in self.seats:
            player(spec)
        return self._table().compile()

    def _table(self) -> Game:
        n = len(self.seats)
        if self.variant is None:
            return load(self.game, n, self.edition, **self.options)
        game = load(self.game, None, self.edition, **self.options).variant(self.variant)
        if game.players != n:
            raise BadOption(f"variant {self.variant}: expected {game.players} seats, got {n}")
        return game

    def seats_in(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        turn = number % len(self.seats)
        return self.seats[-turn:] + self.seats[:-turn] if turn else self.seats


@dataclass(frozen=True)
class Results:
    """The games of a plan that were finished: rows as of `Game.rollouts`, and their numbers."""

    plan: Plan
    game: Game
    numbers: np.ndarray
    rows: np.ndarray

    @property
    def complete(self) -> bool:
        return len(self.numbers) == self.plan.games

    def kinds(self) -> np.ndarray:
        """Which of the plan's seats sat where: shape (games, seats)."""
        n = len(self.plan.seats)
        return (np.arange(n)[None, :] - self.numbers[:, None]) % n


def simulate(plan: Plan, workers: int = 1, report: Callable[[int], Any] | None = None) -> Results:
    """Play the plan on that many processes; `report` is told each time how many are finished.

    Ctrl-C ends it early with the games finished by then.
    """
    if workers < 1:
        raise BadOption(f"workers: expected at least 1, got {workers}")
    game = plan.load()
    if set(plan.seats) == {RANDOM}:
        return Results(plan, game, np.arange(plan.games), _all_random(game, plan, workers))
    rows, finished = np.zeros(plan.games, game.row_type()), np.zeros(plan.games, bool)
    try:
        with closing(_played(plan, game, workers)) as games:
            for done, (number, row) in enumerate(games, 1):
                rows[number], finished[number] = row, True
                if report:
                    report(done)
    except KeyboardInterrupt:
        pass
    return Results(plan, game, np.flatnonzero(finished), rows[finished])


def _all_random(game: Game, plan: Plan, workers: int) -> np.ndarray:
    return game.rollouts(plan.games, plan.seed, threads=workers)


def _played(plan: Plan, game: Game, workers: int) -> Generator[tuple[int, Row]]:
    """(number, row) of each game, in the order in which they are finished."""
    workers = min(workers, plan.games)
    if workers == 1:
        yield from ((number, play(plan, game, number)) for number in range(plan.games))
        return
    with get_context("spawn").Pool(workers, _Worker.start, (plan,)) as pool:
        yield from pool.imap_unordered(_Worker.play, range(plan.games))


class _Worker:
    """What a process keeps between games."""

    plan: ClassVar[Plan]
    game: ClassVar[Game]

    @classmethod
    def start(cls, plan: Plan) -> None:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process answers Ctrl-C for all
        progress.tell_nobody()  # and talks for all
        cls.plan, cls.game = plan, plan.load()

    @classmethod
    def play(cls, number: int) -> tuple[int, Row]:
        return number, play(cls.plan, cls.game, number)


def play(plan: Plan, game: Game, number: int) -> Row:
    """One game of the plan, as a row of `game.row_type()`."""
    seeds = np.random.SeedSequence([plan.seed % 2**64, number])
    chance, *own = seeds.generate_state(1 + game.players, np.uint64).tolist()
    players = [player(spec, s) for spec, s in zip(plan.seats_in(number), own, strict=True)]
    state = game.new_initial_state()
    asked = _play_out(state, players, np.random.default_rng(chance))
    return (*asked, int(state.ending()), state.scores(), state.returns())


def _play_out(state: State, players: list[Player], rng: np.random.Generator) -> tuple[int, int]:
    """Play to the end: how many decisions there were, and how many questions to chance. Who has no
    choice is not asked: nobody is there to see how quick the answer was."""
    decisions = 0
    while (mover := state.draw(rng)) != TERMINAL:
        actions = state.legal_actions()
        forced = len(actions) == 1
        state.apply_action(actions[0] if forced else players[mover].choose(state.view(mover)))
        decisions += 1
    return decisions, len(state.history()) - decisions
