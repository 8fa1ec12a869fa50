"""Many games between computer players, the same from the same seed however many workers play.

Kinds of player move on by one seat from game to game, so that none keeps a good seat. Every game
draws its chance and its players from a seed of its own, made of the run's seed and its number.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from multiprocessing import get_context
from typing import Any, ClassVar

import numpy as np

from tinstar.core import progress
from tinstar.core.edition import Edition
from tinstar.core.errors import BadOption
from tinstar.core.game import Game
from tinstar.core.kernel import TERMINAL
from tinstar.games import load
from tinstar.lab.matches import QUICK, Watched, play_quickly, row_type
from tinstar.players import player, without_net

GREEDY, NET = "greedy", "net"


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
    edition: str | Edition | None = None  # see `tinstar.games.read_edition`
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

    def kinds(self, numbers: np.ndarray) -> np.ndarray:
        """Which of `seats` sits where in those games: of shape (games, seats)."""
        n = len(self.seats)
        return (np.arange(n)[None, :] - numbers[:, None]) % n


@dataclass(frozen=True)
class Results:
    """The games of a plan that were finished: rows as of `matches.row_type`, and their numbers."""

    plan: Plan
    game: Game
    numbers: np.ndarray
    rows: np.ndarray

    @property
    def complete(self) -> bool:
        return len(self.numbers) == self.plan.games

    def kinds(self) -> np.ndarray:
        """Which of the plan's seats sat where: shape (games, seats)."""
        return self.plan.kinds(self.numbers)


def simulate(plan: Plan, workers: int = 1, report: Callable[[int], Any] | None = None) -> Results:
    """Play the plan on that many processes or threads; `report` is told how many are finished.

    Ctrl-C ends it early with the games finished by then.
    """
    game = plan.load()
    rows, finished = np.zeros(plan.games, row_type(game.players)), np.zeros(plan.games, bool)
    try:
        with closing(Company(plan, game, workers)) as company:
            for numbers, some in company.play(range(plan.games)):
                rows[numbers], finished[numbers] = some, True
                if report:
                    report(int(finished.sum()))
    except KeyboardInterrupt:
        pass
    return Results(plan, game, np.flatnonzero(finished), rows[finished])


class Company:
    """Who plays a plan's games: threads in machine code where it knows all the players, else
    processes, which are kept from one lot of games to the next."""

    def __init__(self, plan: Plan, game: Game, workers: int = 1):
        if workers < 1:
            raise BadOption(f"workers: expected at least 1, got {workers}")
        self.plan, self.game, self.workers = plan, game, workers

    @cached_property
    def _pool(self) -> Any:
        return get_context("spawn").Pool(self.workers, _Worker.start, (self.plan,))

    def close(self) -> None:
        if "_pool" in self.__dict__:
            self._pool.terminate()
            self._pool.join()

    def play(self, numbers: range) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        """The numbers and rows of some games at a time, as they are finished."""
        if set(self.plan.seats) <= set(QUICK):
            yield from self._quickly(numbers)
            return
        if min(self.workers, len(numbers)) == 1:
            found = ((number, play(self.plan, self.game, number)) for number in numbers)
        else:
            found = self._pool.imap_unordered(_Worker.play, numbers)
        for number, row in found:
            yield np.array([number]), row

    def _quickly(self, numbers: range) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        whole, at = np.array(numbers), 0
        kinds = np.array([QUICK[plays_as(kind, self.game)] for kind in self.plan.seats], np.uint8)
        sitting = kinds[self.plan.kinds(whole)]
        for rows in play_quickly(self.game, sitting, whole, self.plan.seed, self.workers):
            yield whole[at : at + len(rows)], rows
            at += len(rows)


def plays_as(kind: str, game: Game) -> str:
    """As whom somebody plays: greedy, where there is no net for a game as it is played."""
    return GREEDY if kind == NET and without_net(kind, game) else kind


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
    def play(cls, number: int) -> tuple[int, np.ndarray]:
        return number, play(cls.plan, cls.game, number)


def play(plan: Plan, game: Game, number: int) -> np.ndarray:
    """One game of the plan, as one row of `matches.row_type`. Who has no choice is not asked:
    nobody is there to see how quick the answer was."""
    seeds = np.random.SeedSequence([plan.seed % 2**64, number])
    chance, *own = seeds.generate_state(1 + game.players, np.uint64).tolist()
    kinds = plan.kinds(np.array([number]))[0]
    players = [player(plan.seats[k], s) for k, s in zip(kinds, own, strict=True)]
    state, rng = game.new_initial_state(), np.random.default_rng(chance)
    mover = state.draw(rng)
    watched = Watched(state, mover)
    while mover != TERMINAL:
        actions = state.legal_actions()
        forced = len(actions) == 1
        state.apply_action(actions[0] if forced else players[mover].choose(state.view(mover)))
        watched.note(mover, len(actions))
        mover = state.draw(rng)
        watched.note()
    return watched.row()
