"""Simulate many games. The same seed gives the same games for any number of workers.

From one game to the next, each kind of player moves on by one seat, so that no kind always has the
best seat. All chance and all players of a game draw from the game's own seed, which comes from the
run's seed and the game's number.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Any, ClassVar, Protocol

import numpy as np

from tinstar.engine import compile_progress
from tinstar.engine.argument_checks import instance, whole
from tinstar.engine.edition import Edition
from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.machine_code_folder import leave_telling_to, told_by_one
from tinstar.engine.state import State
from tinstar.errors import BadOption
from tinstar.games import load
from tinstar.lab.simulation.chance_value import Weigher
from tinstar.lab.simulation.compiled_games import QUICK, Watched, play_quickly, row_type
from tinstar.lab.simulation.ray_cluster import Cluster
from tinstar.players import MANNERS, Player, parted, player, without_net
from tinstar.players.net_file import read
from tinstar.players.search import SearchPlayer
from tinstar.system.isolated_child_processes import pool

GREEDY, NET, OF = "greedy", "net", "net:"  # NET with a file: `net:FILE`
MOST_PLAYOUTS = 100_000


@dataclass(frozen=True)
class Plan:
    """A simulation to run, in a form that can be sent to another process.

    `seats` names the players of game 0, from seat A on. A plan with a search that has a time limit
    cannot be repeated exactly.
    """

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    edition: str | Edition | None = None  # see `tinstar.games.read_edition`
    options: dict[str, Any] = field(default_factory=dict)
    variant: str | None = None
    playouts: int = 0  # per chance event, for variance reduction: see `chance_value`; 0 for none

    def __post_init__(self):
        specs = (instance("seats", spec, str) for spec in instance("seats", self.seats, Sequence))
        object.__setattr__(self, "seats", tuple(specs))
        for name in ("games", "seed", "playouts"):
            object.__setattr__(self, name, whole(name, getattr(self, name)))

    @property
    def kinds_named(self) -> str:
        """The kinds of player, each named once."""
        return ", ".join(dict.fromkeys(self.seats))

    def load(self, fast: bool = True) -> Game:
        """Return the game, compiled unless `fast` is False.

        An invalid plan raises `TinstarError`.
        """
        if self.games < 1:
            raise BadOption(f"games: expected at least 1, got {self.games}")
        if not 0 <= self.playouts <= MOST_PLAYOUTS:
            raise BadOption(f"playouts: expected 0 to {MOST_PLAYOUTS}, got {self.playouts}")
        for spec in self.seats:
            player(spec)
        table = self._table()
        return table.compile() if fast else table

    def _table(self) -> Game:
        n = len(self.seats)
        if self.variant is None:
            return load(self.game, n, self.edition, **self.options)
        game = load(self.game, None, self.edition, **self.options).variant(self.variant)
        if game.players != n:
            raise BadOption(f"variant {self.variant}: expected {game.players} seats, got {n}")
        return game

    def kinds(self, numbers: np.ndarray) -> np.ndarray:
        """Return which entry of `seats` plays each seat of these games: shape (games, seats)."""
        n = len(self.seats)
        return (np.arange(n)[None, :] - numbers[:, None]) % n


@dataclass(frozen=True)
class Results:
    """The finished games of a plan: their numbers and rows (see `compiled_games.row_type`)."""

    plan: Plan
    game: Game
    numbers: np.ndarray
    rows: np.ndarray

    @classmethod
    def of_lots(
        cls, plan: Plan, game: Game, lots: Iterable[tuple[np.ndarray, np.ndarray]]
    ) -> "Results":
        """Return the results of several lots of (numbers, rows), sorted by number."""
        numbers, rows = (np.concatenate(part) for part in zip(*lots, strict=True))
        order = np.argsort(numbers)
        return cls(plan, game, numbers[order], rows[order])

    @property
    def complete(self) -> bool:
        return len(self.numbers) == self.plan.games

    def kinds(self) -> np.ndarray:
        """Return which entry of the plan's `seats` played at each seat: shape (games, seats)."""
        return self.plan.kinds(self.numbers)


def simulate(
    plan: Plan, workers: int = 1, report: Callable[[int], Any] | None = None, on: str = ""
) -> Results:
    """Play a plan with `workers` processes or threads.

    - `report`: receives the number of finished games.
    - `on`: `ray` for a cluster on this machine, or the address of a cluster.

    Ctrl-C ends the simulation early. The result then has the games that are finished.
    """
    game = plan.load()
    rows, finished = np.zeros(plan.games, row_type(game.players)), np.zeros(plan.games, bool)
    try:
        with closing(Company(plan, game, workers, on)) as company:
            for numbers, some in company.play(range(plan.games)):
                rows[numbers], finished[numbers] = some, True
                if report:
                    report(int(finished.sum()))
    except KeyboardInterrupt:
        pass
    return Results(plan, game, np.flatnonzero(finished), rows[finished])


class Place(Protocol):
    """Interface of an object that plays games, on this machine or on a cluster, batch by batch."""

    def play(self, numbers: range) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        """Yield numbers and rows of games as they finish, some at a time."""
        ...

    def close(self) -> None: ...


class Company:
    """Plays a plan's games, in threads if all players are compiled, else in processes.

    With `on`, the games are played on a Ray cluster.
    """

    def __init__(self, plan: Plan, game: Game, workers: int = 1, on: str = ""):
        self.plan, self.game, self._on = plan, game, on
        self.workers = whole("workers", workers, 1)

    @cached_property
    def _elsewhere(self) -> Place:
        return (
            Cluster(Company, self.plan, self._on, self.workers)
            if self._on
            else _Processes(self.plan, self.workers)
        )

    def close(self) -> None:
        if "_elsewhere" in self.__dict__:
            self._elsewhere.close()

    def play(self, numbers: range) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        """Yield numbers and rows of games as they finish, some at a time."""
        if self._on:
            yield from self._elsewhere.play(numbers)
        elif self._is_quick():
            yield from self._quickly(numbers)
        elif min(self.workers, len(numbers)) == 1:
            for number in numbers:
                yield np.array([number]), play(self.plan, self.game, number)
        else:
            yield from self._elsewhere.play(numbers)

    def _is_quick(self) -> bool:
        """Return whether compiled code can play these games: known players, and at most one net."""
        nets = {k.removesuffix(MANNERS) for k in self.plan.seats if k.startswith(NET)}
        known = {plays_as(k, self.game) for k in self.plan.seats} <= set(QUICK) and len(nets) < 2
        return self.game.calls.fast and known and not self.plan.playouts

    def _quickly(self, numbers: range) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        whole, at = np.array(numbers), 0
        kinds = np.array([QUICK[plays_as(kind, self.game)] for kind in self.plan.seats], np.uint8)
        sitting, deal = kinds[self.plan.kinds(whole)], (whole, self.plan.seed)
        files = (kind.removesuffix(MANNERS) for kind in self.plan.seats if kind.startswith(OF))
        file = next((kind[len(OF) :] for kind in files), None)
        net = read(self.game, Path(file))[0] if file else None
        for rows in play_quickly(self.game, sitting, *deal, self.workers, net):
            yield whole[at : at + len(rows)], rows
            at += len(rows)


def plays_as(kind: str, game: Game) -> str:
    """Return the kind that really plays. If no net fits this setup, greedy replaces a net.

    A character remains: compiled code knows none.
    """
    if parted(kind)[1]:
        return kind
    if kind.startswith(OF):
        return NET + MANNERS if kind.endswith(MANNERS) else NET
    return GREEDY if kind.startswith(NET) and without_net(kind, game) else kind


class _Processes:
    """Plays games in `workers` processes of this machine."""

    def __init__(self, plan: Plan, workers: int):
        self._pool = pool(workers, _Worker.start, (plan, told_by_one()))

    def play(self, numbers: range) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        for number, row in self._pool.imap_unordered(_Worker.play, numbers):
            yield np.array([number]), row

    def close(self) -> None:
        self._pool.terminate()
        self._pool.join()


class _Worker:
    """The state that a worker process keeps between games."""

    plan: ClassVar[Plan]
    game: ClassVar[Game]

    @classmethod
    def start(cls, plan: Plan, told: Any) -> None:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
        compile_progress.tell_nobody()  # and reports progress
        leave_telling_to(partial(told.acquire, False))
        cls.plan, cls.game = plan, plan.load()

    @classmethod
    def play(cls, number: int) -> tuple[int, np.ndarray]:
        return number, play(cls.plan, cls.game, number)


def play(plan: Plan, game: Game, number: int) -> np.ndarray:
    """Play one game of the plan. Return its row (see `compiled_games.row_type`).

    Forced actions are played without calling the player, and searches are not `live`, because in a
    simulation nobody sees how fast a player acts.
    """
    seeds = np.random.SeedSequence([plan.seed % 2**64, number])
    chance, *own = seeds.generate_state(1 + game.players, np.uint64).tolist()
    kinds = plan.kinds(np.array([number]))[0]
    players = [_unwatched(plan.seats[k], s) for k, s in zip(kinds, own, strict=True)]
    state, rng = game.new_initial_state(), np.random.default_rng(chance)
    weigher = Weigher(game, plan.playouts, seeds) if plan.playouts else None
    mover = _drawn(state, rng, weigher)
    watched = Watched(state, mover)
    while mover != TERMINAL:
        actions = state.legal_actions()
        forced = len(actions) == 1
        state.apply_action(actions[0] if forced else players[mover].choose(state.view(mover)))
        watched.note(mover, len(actions))
        mover = _drawn(state, rng, weigher)
        watched.note()
    row = watched.row()
    if weigher:
        row["surprises"] = weigher.surprises
    return row


def _unwatched(spec: str, seed: int) -> Player:
    made = player(spec, seed)
    if isinstance(made, SearchPlayer):
        made.live = False
    return made


def _drawn(state: State, rng: np.random.Generator, weigher: Weigher | None) -> int:
    """Draw chance outcomes, and return who is to act.

    With a `weigher`, measure the surprise of each chance event.
    """
    if weigher is None:
        return state.draw(rng)
    weigher.before(state)
    mover = state.draw(rng)
    weigher.after(state)
    return mover
