"""The players, games and time that all studies of a report share."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import numpy as np

from tinstar.engine.game import Game
from tinstar.lab.reporting.report_model import Basis
from tinstar.lab.simulation.action_counts import Tally, joined, tally_for
from tinstar.lab.simulation.compiled_games import QUICK, Ways, play_and_count
from tinstar.lab.simulation.in_game_measurements import AS_IT_LIES
from tinstar.lab.simulation.simulate import GREEDY, NET, Company, Plan, Results
from tinstar.lab.simulation.summary import wins
from tinstar.players.net_file import shipped
from tinstar.statistics import Estimate, explained, rating, ratio_interval, wilson

LOT = 128  # games between two looks at the clock
MOST_COUNTED = 4096  # games whose counts are kept
FEWEST = 8  # games per batch if each player needs a process

Tell = Callable[[float], Any]


@dataclass
class Rung:
    """Games between two kinds of player, and the advantage of the second kind over the first."""

    kinds: tuple[str, str]
    games: int
    share: Estimate  # the second kind's share of all wins, seat for seat
    explained: Estimate  # share of the variance of wins that the player explains

    @property
    def rating(self) -> Estimate:
        return Estimate(*(rating(min(max(s, 0.002), 0.998)) for s in self.share))


@dataclass
class Workshop:
    """The argument of every study of a report: players, shared games, and time.

    `seconds` is the time of the current study. `tell` receives the share of the study that is done.
    """

    results: Results
    workers: int
    seconds: float = 1.0
    tell: Tell = field(default=lambda _: None)
    _counted: dict[str, tuple[Results, Tally]] = field(default_factory=dict)
    _ladder: list[Rung] = field(default_factory=list)

    @property
    def plan(self) -> Plan:
        return self.results.plan

    @property
    def game(self) -> Game:
        return self.results.game

    @property
    def strong(self) -> str:
        """The best player that exists as compiled code."""
        return NET if shipped(self.game)[0] else GREEDY

    @property
    def quick(self) -> str:
        """The requested kind of player if it is compiled and holds every seat, else `strong`."""
        kinds = set(self.plan.seats)
        alone = kinds.pop() if len(kinds) == 1 else ""
        if alone == NET:
            return self.strong
        return alone if alone in QUICK else self.strong

    def basis(self, games: int, players: str) -> Basis:
        return Basis(games, players, self.plan.seed)

    def clock(self, seconds: float | None = None) -> Iterator[float]:
        """Yield the share of `seconds` that is spent, at least once, until the time is over."""
        whole, began = self.seconds if seconds is None else seconds, time.monotonic()
        spent = 0.0
        while True:
            yield spent
            spent = (time.monotonic() - began) / whole
            self.tell(min(spent, 1.0))
            if spent >= 1:
                return

    def counted(self, kind: str) -> tuple[Results, Tally]:
        """Return games of one kind of player, and their counts. All studies share these games.

        The first study that needs the games spends its time on them.
        """
        if kind not in self._counted:
            lots: list[tuple[np.ndarray, Tally]] = []
            for _ in self.clock():
                lots += self.lot(kind, len(lots) * LOT)
                if len(lots) * LOT >= MOST_COUNTED:
                    break
            rows = np.concatenate([rows for rows, _ in lots])
            self._counted[kind] = self.made(kind, rows), joined([tally for _, tally in lots])
        return self._counted[kind]

    def lot(
        self, kind: str, first: int, without: frozenset[int] = frozenset(), by: int = AS_IT_LIES
    ) -> list[tuple[np.ndarray, Tally]]:
        """Return the rows and counts of the next games of one kind of player.

        In each game one seat avoids the actions in `without`.
        """
        numbers = np.arange(first, first + LOT)
        sitting = np.full((LOT, self.game.players), QUICK[kind], np.uint8)
        tally = tally_for(self.game, LOT, self.workers, without)
        table = self.game, sitting, numbers, self.plan.seed, self.workers
        return list(play_and_count(*table, tally, Ways(by)))

    def made(self, kind: str, rows: np.ndarray) -> Results:
        plan = replace(self.plan, seats=(kind,) * self.game.players, games=len(rows))
        return Results(plan, self.game, np.arange(len(rows)), rows)

    def ladder(self) -> list[Rung]:
        """Return games of each kind of player against the next better kind.

        The first study that needs the games spends its time on them.
        """
        if not self._ladder:
            net = [NET] if self.strong == NET else []
            kinds = ["easy", GREEDY, *net, "search:25", "search:100"]
            pairs = list(pairwise(kinds))
            parts = [1 if set(pair) <= set(QUICK) else 4 for pair in pairs]
            whole, done = self.tell, 0.0
            for pair, part in zip(pairs, parts, strict=True):
                share = part / sum(parts)
                self.tell = lambda p, done=done, share=share: whole(done + p * share)
                self._ladder.append(self._rung(pair, self.seconds * share))
                done += share
            self.tell = whole
        return self._ladder

    def _rung(self, pair: tuple[str, str], seconds: float) -> Rung:
        n = self.game.players
        plan = replace(self.plan, seats=(pair * n)[:n])
        quick, done, lots = set(pair) <= set(QUICK), 0, list[tuple[np.ndarray, np.ndarray]]()
        lot = LOT if quick else max(FEWEST, 2 * n)
        with closing(Company(plan, self.game, self.workers)) as company:
            if not quick:
                list(company.play(range(self.workers)))  # each process compiles first
            for _ in self.clock(seconds):
                lots += company.play(range(done, done + lot))
                done += lot
        games = Results.of_lots(plan, self.game, lots)
        sat, won = np.array(plan.seats)[games.kinds()], wins(games)
        first, second = (won.mean(axis=1, where=sat == kind) for kind in pair)
        share = ratio_interval(second, first + second)
        if share.value in (0, 1):  # one kind always wins: how sure is that?
            share = wilson(share.value * len(won), len(won))
        return Rung(pair, len(won), share, explained(sat == pair[1], won))
