"""Train a net: play games, learn from them, and measure the result."""

import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from tinstar.engine.compiler import compiled
from tinstar.engine.game import Game
from tinstar.engine.kernel import share_of_win
from tinstar.engine.machine_code.compiled_units import check_compiler
from tinstar.engine.thread_pool import Crew, Share
from tinstar.errors import BadOption, BadRecord
from tinstar.lab.training.checkpoint import packed, unpacked
from tinstar.lab.training.experience_buffer import Notes, notes_for
from tinstar.lab.training.factorised_features import kin_of_actions, kin_of_features
from tinstar.lab.training.gradients import (
    DECISIONS,
    DRIFT,
    ENTROPY,
    POLICY,
    TOLD,
    VALUE,
    VIEWS,
    Aims,
    Learner,
    begun,
    copied,
    learn_part,
    lessons,
    widened,
)
from tinstar.lab.training.self_play import (
    GREEDY,
    LEARNER,
    OLDER,
    RANDOM,
    SEARCHER,
    Terms,
    begin_part,
    bench_of,
    match_part,
    play_part,
    table_of,
)
from tinstar.lab.training.training_config import Course, Ladder, Progress
from tinstar.players.net import Net, mind_of
from tinstar.players.net_file import read, to_bytes
from tinstar.players.net_header import WITH_ANY_NUMBERS, whose
from tinstar.statistics import Estimate, mean_interval
from tinstar.system.atomic_files import write_whole

OPPONENTS = {"random": RANDOM, "greedy": GREEDY, "earlier": OLDER, "search": SEARCHER}
TRAINING = ".training"  # suffix of the checkpoint's file name
KEPT = 8  # older nets that are kept
SAVED_EVERY = 60.0  # seconds
CLIP, ALL_GAMES = 0.2, 1.0
WARM_LENGTHS, WARM_BATCH = (1e-3, 1e-4), 512  # Adam's first and last step while imitating greedy
SHORTEST = 1e-6  # of Adam's steps
CHANGE = 1.2  # factor by which they grow or shrink


class Training:
    """A training run of one net.

    `net` is the initial net. Its layers are widened as configured, and a teacher searches with it.
    Without an initial net, an untrained net first imitates greedy.
    """

    def __init__(self, game: Game, course: Course, net: Net | None = None):
        self.game, self.course = game, course.check(game, net)
        self.tables_of = [_seated(game, players) for players in self.course.seats]
        self.rng = np.random.default_rng(course.seed)
        kin = {
            "features": kin_of_features(game.encoder()),
            "policy": kin_of_actions(game.rules.actions),
        }
        blank = begun(game, self.course.widths, self.rng)
        self.learner = Learner(widened(net, blank) if net else blank, kin)
        if net:
            self.learner.lit[:] = net.features.any(axis=1)
        self.older: list[Net] = [copied(self.learner.net)]
        self.teacher = copied(self.learner.net)
        self.spent, self.decisions = 0.0, 0
        self._prepare()

    def _prepare(self) -> None:
        """Allocate the memory that only compiled code uses.

        A resumed training starts new games.
        """
        c, net = self.course, self.learner.net
        self._crew = Crew(c.threads)
        seeds = self.rng.integers(2**62, size=(len(self.tables_of), c.threads + 1))
        every = list(zip(self.tables_of, seeds.tolist(), strict=True))
        self._benches = [[bench_of(g, net, s, self.teacher) for s in own[1:]] for g, own in every]
        self._tables = [table_of(g, c.games, own[0]) for g, own in every]
        self._notes = notes_for(self.tables_of, c.games * c.steps * len(every))
        largest = self.tables_of[-1]
        self._pupils = [self.learner.pupil(mind_of(largest, net)) for _ in range(c.threads)]
        for k, table in enumerate(self._tables):
            self._share(begin_part, table, self._terms(), benches=self._benches[k])
        self._make_machine_code()

    def _make_machine_code(self) -> None:
        """Compile everything by running it on empty inputs, before the training time starts."""
        table, net, own = self._tables[0], self.learner.net, self._benches[0]
        nobody, results = table._replace(movers=table.movers[:0]), np.zeros((0, 2))
        nets, nothing = (net, net), np.zeros(0, np.int64)
        self._share(play_part, nobody, nets, self._notes, self._terms(), benches=own)
        if self.course.ladder:  # takes a third of the time to compile
            self._share(match_part, nobody, nets, np.uint64(0), self._terms(), results, benches=own)
        self._share(learn_part, self._notes, nothing, self._aims(), pupils=self._pupils)
        self.learner.step(self._pupils, 1, 0.0)
        self.learner.steps = 0

    # --- one round -----------------------------------------------------------------------------

    @property
    def done(self) -> float:
        """The share of the training time that is spent."""
        return min(1.0, self.spent / (60.0 * self.course.minutes))

    def round(self) -> Progress:
        """Play a round of self-play, and learn from it."""
        began = time.monotonic()
        older = self.older[self.rng.integers(len(self.older))]
        nets, size = (self.learner.net, older), self.course.games * self.course.steps
        for k, table in enumerate(self._tables):
            part = Notes(*(rows[2 * k * size : 2 * (k + 1) * size] for rows in self._notes))
            self._share(play_part, table, nets, part, self._terms(), benches=self._benches[k])
        told = self._learn()
        spent = time.monotonic() - began
        self.spent += spent
        self.decisions += size * len(self._tables)
        per = np.maximum(told[[DECISIONS, VIEWS, DECISIONS, DECISIONS]], 1)
        policy, value, entropy, drift = (told[[POLICY, VALUE, ENTROPY, DRIFT]] / per).tolist()
        speed, length = size * len(self._tables) / spent, self.learner.length
        done = self.spent / 60, self.decisions, speed
        return Progress(*done, policy, value, entropy, drift, length)

    def _learn(self) -> np.ndarray:
        order, c, told = lessons(self._notes), self.course, np.zeros(len(TOLD))
        length, batch = self.learner.length, c.batch
        if self._is_warm():
            length = float(np.interp(self.done, (0.0, c.warm), WARM_LENGTHS))
            batch = min(batch, WARM_BATCH)
        for _ in range(c.rounds_of_lessons):
            for pupil in self._pupils:
                pupil.told[:] = 0.0
            self.rng.shuffle(order)
            for first in range(0, max(len(order) - batch // 2, 1), batch):
                some = order[first : first + batch]
                if len(some):
                    self._share(learn_part, self._notes, some, self._aims(), pupils=self._pupils)
                    self.learner.step(self._pupils, len(some), length)
            told = sum((pupil.told for pupil in self._pupils), np.zeros(len(TOLD)))
        if not self._is_warm():
            self.pace(told[DRIFT] / max(told[DECISIONS], 1))
        return told

    def pace(self, drift: float) -> None:
        """Adapt the step length to the last round's change of the policy.

        Steps grow if the policy changed too little, and shrink if it changed too much.
        """
        wanted, longest = self._between(self.course.drift), self._between(self.course.longest)
        length = self.learner.length * (CHANGE if drift < wanted else 1 / CHANGE)
        self.learner.length = min(max(length, SHORTEST), longest)

    def remember(self) -> None:
        """Add the current net to the older nets, which always include the initial net."""
        first, *later = self.older
        self.older = [first, *[*later, copied(self.learner.net)][1 - KEPT :]]

    def _is_warm(self) -> bool:
        return self.done < self.course.warm

    def _between(self, ends: tuple[float, float]) -> float:
        left = (1.0 - self.done) / (1.0 - self.course.warm)
        return ends[1] + (ends[0] - ends[1]) * min(left, 1.0)

    def _terms(self) -> Terms:
        c = self.course
        if self._is_warm():
            return Terms(
                c.steps, 1.0, 0.0, ALL_GAMES, c.smooth, c.blend, 1, 0, 0.0, 0, c.considerate
            )
        company = c.among, c.thinking, c.considerate
        return Terms(c.steps, 1.0, c.older, c.greedy, c.smooth, c.blend, 0, c.playouts, *company)

    def _aims(self) -> Aims:
        by_example = self._is_warm() or self.course.playouts
        undecided = 0.0 if by_example else self._between(self.course.undecided)
        return Aims(CLIP, undecided, 1.0, int(self.game.box.by_score))

    def _share(self, f: Any, *arguments: Any, benches: Any = None, pupils: Any = None) -> None:
        """Run f in all threads, which share the games of a table or the decisions of a batch."""
        many = len(arguments[0].movers) if benches else len(arguments[1])
        machine = compiled(f)

        def part(share: Share) -> None:
            if benches:
                machine(*arguments, benches[share.number], share)
            else:
                notes, order, aims = arguments
                machine(notes, order, pupils[share.number], aims, share)

        self._crew.share(part, many)

    # --- strength ------------------------------------------------------------------------------

    def ladder(self, games: int, power: float = 1.0, opponents: Iterable[str] = ()) -> Ladder:
        """Return the net's share of wins in one seat, by kind of opponent and number of seats.

        - `power`: the exponent of the net's policy.
        - `opponents`: some of OPPONENTS. The default is all of them, but "search" only if the
          training plays against searches.
        """
        met = opponents or [each for each in OPPONENTS if each != "search" or self.course.among]
        return {
            name: {
                g.players: self._against(k, OPPONENTS[name], games, power)
                for k, g in self._numbered()
            }
            for name in met
        }

    def _numbered(self) -> list[tuple[int, Game]]:
        return list(enumerate(self.tables_of))

    def _against(self, k: int, kind: int, games: int, power: float) -> Estimate:
        game = self.tables_of[k]
        n = max(games // game.players, 1) * game.players
        table, results = table_of(game, n, self.course.seed), np.zeros((n, game.players))
        own = np.arange(n), np.arange(n) % game.players
        table.sitting[:] = kind
        table.sitting[own] = LEARNER
        nets = self.learner.net, self.older[-1]
        seed = np.uint64(self.course.seed + self.decisions)
        terms = self._terms()._replace(show=0, power=power, thinking=self.course.thinking)
        self._share(match_part, table, nets, seed, terms, results, benches=self._benches[k])
        if self.game.box.by_score:
            return mean_interval(results[own])
        return mean_interval(share_of_win(results[own], game.players))

    # --- files ---------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the net to the file `path`, and the checkpoint beside it."""
        made = {"minutes": round(self.spent / 60, 2), "decisions": self.decisions}
        made |= {"seed": self.course.seed}
        net = to_bytes(self.game, self.learner.net, self.learner.lit, list(self.course.seats), made)
        words = {
            "whose": whose(self.game),
            "course": asdict(self.course),
            "spent": self.spent,
            "decisions": self.decisions,
            "steps": self.learner.steps,
            "length": self.learner.length,
            "older": len(self.older),
            "rng": self.rng.bit_generator.state,
        }
        arrays = {"lit": self.learner.lit}
        for name, group in self.learner.groups.items():
            arrays |= {f"kin.{name}.means": group.means, f"kin.{name}.squares": group.squares}
        for name, kept in self._kept().items():
            arrays |= {f"{name}.{part}": rows for part, rows in kept._asdict().items()}
            arrays[f"{name}.features"] = kept.features[self.learner.lit > 0]
        write_whole(beside(path), packed(words, arrays))
        write_whole(path, net)

    def _kept(self) -> dict[str, Net]:
        nets = {f"older{i}": net for i, net in enumerate(self.older)}
        learner = self.learner
        own = {"net": learner.net, "means": learner.means, "squares": learner.squares}
        return own | nets | ({"teacher": self.teacher} if self.course.playouts else {})

    @classmethod
    def resumed(cls, game: Game, path: Path, **changes: Any) -> "Training":
        """Return a training that continues from the checkpoint beside `path`."""
        words, arrays = unpacked(beside(path))
        try:
            if words["whose"] != whose(game):
                raise BadRecord(
                    f"{path.name}: expected a checkpoint of {game!r}, got one of another game"
                )
            course = Course(**{k: _tuple(v) for k, v in (words["course"] | changes).items()})
            training = cls(game, course)
            training.older = [copied(training.learner.net) for _ in range(int(words["older"]))]
            training.learner.lit[:] = arrays["lit"]
            for name, group in training.learner.groups.items():
                group.means[:] = arrays[f"kin.{name}.means"]
                group.squares[:] = arrays[f"kin.{name}.squares"]
            for name, kept in training._kept().items():
                for part, rows in kept._asdict().items():
                    lit = training.learner.lit > 0 if part == "features" else slice(None)
                    rows[lit] = arrays[f"{name}.{part}"]
            training.spent, training.decisions = float(words["spent"]), int(words["decisions"])
            training.learner.steps = int(words["steps"])
            training.learner.length = float(words["length"])
            training.rng.bit_generator.state = words["rng"]
        except (KeyError, TypeError, ValueError, AttributeError) as e:
            if isinstance(e, BadRecord | BadOption):
                raise
            raise BadRecord(
                f"{path.name}: expected the checkpoint file of a training run, got: {e!r}"
            ) from e
        return training


def train(
    game: Game,
    course: Course | None = None,
    out: Path | None = None,
    resume: Path | None = None,
    report: Callable[[Progress], Any] | None = None,
    begin: Path | None = None,
) -> Training:
    """Train a net for a game, for all configured numbers of seats.

    - `out`: the net's file. It is written every minute and at the end, with the checkpoint
      `OUT.training` beside it.
    - `resume`: a net to continue from, with its checkpoint beside it. Only the minutes and threads
      of a given `course` are then used.
    - `begin`: the file of an initial net. The training then skips the imitation of greedy. The
      net may have learned the game with other numbers and options.

    Ctrl-C also writes both files. With one thread, the same seed and number of rounds give the same
    net.
    """
    check_compiler("training")
    if resume and begin:
        raise BadOption("expected either begin or resume, got both")
    if resume is None:
        course = course or Course()
        if course.playouts and not begin:
            raise BadOption(
                "begin: expected the file of a net, because with playouts the new net learns from"
                " a search that uses that net; got none"
            )
        seats = course.seats or game.rules.box.seats
        net = read(_seated(game, seats[0]), begin, WITH_ANY_NUMBERS)[0] if begin else None
        training = Training(game, course, net)
    else:
        changes = {"minutes": course.minutes, "threads": course.threads} if course else {}
        training = Training.resumed(game, resume, **changes)
    try:
        _work(training, out, report)
    finally:
        if out is not None and training.decisions:
            training.save(out)
    return training


def _work(training: Training, out: Path | None, report: Callable[[Progress], Any] | None) -> None:
    looked = saved = time.monotonic()
    while training.done < 1.0:
        progress, now = training.round(), time.monotonic()
        if now - saved > SAVED_EVERY or training.done >= 1.0:
            ladder = training.ladder(training.course.ladder)
            training.remember()
            progress = replace(progress, ladder=ladder)
            if out is not None:
                training.save(out)
            saved = time.monotonic()
        if report and (progress.ladder or now - looked > 1.0):
            looked = now
            report(progress)


def beside(path: Path) -> Path:
    return path.with_name(path.name + TRAINING)


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _seated(game: Game, players: int) -> Game:
    """Return this game with another number of seats."""
    return Game(game.rules, players, game.edition, game.options, game.variation)
