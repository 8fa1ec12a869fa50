"""Tuning: find numbers that bring a game close to several aims at once.

Optuna proposes numbers, and some hundred games with them measure how close they come to each aim.
The result is the front: the settings that no other setting beats in every aim (V. Pareto, 1896).

The best of many settings owe part of their figures to luck. So the lab plays the front's settings
again with other deals, and reports the figures of these new games.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, NamedTuple

from tinstar.engine.edition import Edition
from tinstar.errors import BadEdition, BadOption
from tinstar.games import read_edition, rules
from tinstar.lab.metrics import LENGTH, Metric, all_metrics
from tinstar.lab.simulation.simulate import GREEDY, Company, Plan, Results
from tinstar.statistics import Estimate, mean_interval

if TYPE_CHECKING:
    from optuna import Study, Trial

EVEN = {"seat-share": "chair", "turn-share": "turn"}  # aims for wins as even as possible
MOST_NUMBERS, MOST_TRIALS = 50, 10_000
USUAL = 4  # number of seats that a game's stated minutes are for
AGAIN = 4  # factor: settings on the front get more games
Numbers = dict[str, int]
Tell = Callable[[float], Any]


class Effort(NamedTuple):
    """Limits of a tuning: the time, the number of settings, and the number of games for each."""

    seconds: float = 60.0
    trials: int = 200
    games: int = 400


@dataclass(frozen=True)
class Aim:
    """An aim: a metric close to a target value or, without a target, wins as even as possible."""

    name: str
    metric: Metric
    target: float | None = None

    def of(self, results: Results) -> Estimate:
        """Return the metric's value.

        For even wins, return the largest deviation of a chair's or a turn's wins from an even
        share.
        """
        columns = self.metric.of(results)
        if self.target is not None:
            return mean_interval(next(iter(columns.values())))
        shares = [mean_interval(column - 1 / len(columns)) for column in columns.values()]
        return max(shares, key=lambda share: abs(share.value))

    def distance(self, results: Results) -> float:
        return abs(self.of(results).value - (self.target or 0.0))


@dataclass(frozen=True)
class Tuned:
    """A setting of the front: its numbers by path, and its results by aim, from new deals."""

    numbers: Numbers
    found: dict[str, Estimate]


@dataclass(frozen=True)
class Front:
    """The result of a tuning: the settings that no other setting beats in all aims at once."""

    plan: Plan
    aims: tuple[Aim, ...]
    as_it_is: dict[str, Estimate]
    settings: list[Tuned]
    trials: int
    games: int  # for each setting of the front
    why_it_ended: str


def aims_of(plan: Plan, text: str, workers: int = 1) -> tuple[Aim, ...]:
    """Parse aims such as `seat-share,length=20m`.

    A length is a number of decisions or, with an `m` at the end, of minutes.
    """
    return tuple(_aim(plan, part.strip(), workers) for part in text.split(","))


def _aim(plan: Plan, text: str, workers: int) -> Aim:
    name, _, value = text.partition("=")
    metrics = {metric.name: metric for metric in all_metrics()}
    single = {n: m for n, m in metrics.items() if n not in EVEN.values()}
    if name in EVEN and not value:
        return Aim(name, metrics[EVEN[name]])
    known = ", ".join([*EVEN, *(f"{n}=N" for n in single)])
    if name not in single:
        raise BadOption(f"--for: expected aims among: {known} or length=20m; got {text[:80]!r}")
    minutes = name == LENGTH and value.endswith("m")
    try:
        target = float(value.removesuffix("m") if minutes else value)
    except ValueError:
        target = math.nan
    if not math.isfinite(target):
        raise BadOption(f"--for: expected {name}=N with a number N, got {text[:80]!r}")
    if minutes:
        target /= minutes_a_decision(plan, workers)
    return Aim(name, metrics[name], target / metrics[name].scale)


def minutes_a_decision(plan: Plan, workers: int) -> float:
    """Return minutes per decision: a game's stated minutes, divided by its decisions.

    The decisions are counted in games between greedy players. So this is a guess: no real players
    were timed.
    """
    bundle = rules(plan.game)
    seats = min(max(USUAL, bundle.box.seats[0]), bundle.box.seats[-1])
    usual = Plan(plan.game, (GREEDY,) * seats, 200, 1)
    rows = _played(usual, usual.games, workers).rows
    return float(bundle.words.minutes / rows["decisions"].mean())


def tune(
    plan: Plan,
    pattern: str,
    wanted: str,
    effort: Effort | None = None,
    workers: int = 1,
    report: Tell | None = None,
) -> Front:
    """Search for better numbers at the paths that match `pattern`, such as `bounty.*`.

    The search ends after all settings, when time is up, or early with Ctrl-C. An unknown path or
    aim raises `BadOption`.
    """
    seconds, trials, games = effort or Effort()
    if not 1 <= trials <= MOST_TRIALS:
        raise BadOption(f"trials: expected 1 to {MOST_TRIALS:,}, got {trials}")
    edition = read_edition(rules(plan.game), plan.edition)
    ranges = ranges_of(plan, edition, pattern)
    aims = aims_of(plan, wanted, workers)
    study = _study(plan.seed, len(aims))
    study.enqueue_trial({path: now for path, (now, _, _) in ranges.items()})

    def attempt() -> None:
        _try(study, plan, edition, ranges, aims, games, workers)

    tried, why = _as_long_as(attempt, seconds, trials, report)
    if not tried:
        raise KeyboardInterrupt
    again = replace(plan, seed=plan.seed + 1)
    found = [
        Tuned(numbers, _measured(again, edition, numbers, aims, AGAIN * games, workers))
        for numbers in _best(study)
    ]
    as_it_is = _measured(again, edition, {}, aims, AGAIN * games, workers)
    return Front(plan, aims, as_it_is, found, tried, AGAIN * games, why)


def _as_long_as(
    attempt: Callable[[], None], seconds: float, trials: int, report: Tell | None
) -> tuple[int, str]:
    """Repeat something within the limits of time and number.

    Return how often it ran, and why it ended.
    """
    began, tried = time.monotonic(), 0
    try:
        while tried < trials:
            attempt()
            tried += 1
            spent = (time.monotonic() - began) / seconds
            if report:
                report(min(max(spent, tried / trials), 1.0))
            if spent > 1.0:
                return tried, "time was up"
    except KeyboardInterrupt:
        return tried, "it was interrupted"
    return tried, "so many were tried"


def ranges_of(plan: Plan, edition: Edition, pattern: str) -> dict[str, tuple[int, int, int]]:
    """Return each matching number with its range to try: half to one and a half times its value.

    The range reaches at least 2 above and below the value, within the bounds of the box.
    """
    said = {number.name: number for number in rules(plan.game).box.numbers}
    found: dict[str, tuple[int, int, int]] = {}
    for entry in edition.entries:
        number, row = said[entry.path.partition(".")[0]], isinstance(entry.value, list)
        for i, now in enumerate(_row(entry.value)):
            path = (f"{entry.path}.{i + 1}" if row else entry.path).lower()
            if fnmatchcase(path, pattern.lower()) or fnmatchcase(
                entry.path.lower(), pattern.lower()
            ):
                far = max(now // 2, 2)
                found[path] = now, max(number.least, now - far), min(number.most, now + far)
    if not 1 <= len(found) <= MOST_NUMBERS:
        paths = ", ".join(said)
        expected = f"a pattern that matches 1 to {MOST_NUMBERS} of the numbers {paths}"
        raise BadOption(
            f"--tune: expected {expected}; got {pattern[:80]!r}, which matches {len(found)}"
        )
    return found


def _row(value: Any) -> Iterator[int]:
    yield from value if isinstance(value, list) else [value]


def _study(seed: int, aims: int) -> "Study":
    try:
        import optuna
    except ImportError as e:
        raise BadOption(
            "--tune: expected the package Optuna, got none;"
            ' install the extra "lab" (docs/install.md)'
        ) from e

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=seed % 2**32)
    least = [optuna.study.StudyDirection.MINIMIZE] * aims
    return optuna.create_study(directions=least, sampler=sampler)


def _try(
    study: "Study",
    plan: Plan,
    edition: Edition,
    ranges: dict[str, tuple[int, int, int]],
    aims: Sequence[Aim],
    games: int,
    workers: int,
) -> None:
    """Try one more setting. If its numbers cannot go together, the setting counts as failed."""
    from optuna.trial import TrialState

    trial: Trial = study.ask()
    numbers = {path: trial.suggest_int(path, low, high) for path, (_, low, high) in ranges.items()}
    try:
        results = _played(_changed(plan, edition, numbers), games, workers)
    except (BadEdition, BadOption):
        study.tell(trial, state=TrialState.FAIL)
        return
    study.tell(trial, [aim.distance(results) for aim in aims])


def _changed(plan: Plan, edition: Edition, numbers: Numbers) -> Plan:
    return replace(plan, edition=rules(plan.game).box.changed(edition, numbers))


def _best(study: "Study") -> list[Numbers]:
    """Return the front, with each setting only once, sorted by the first aim."""
    front = sorted(study.best_trials, key=lambda trial: trial.values)
    return list({tuple(trial.params.items()): dict(trial.params) for trial in front}.values())


def _measured(
    plan: Plan, edition: Edition, numbers: Numbers, aims: Sequence[Aim], games: int, workers: int
) -> dict[str, Estimate]:
    results = _played(_changed(plan, edition, numbers), games, workers)
    return {aim.name: aim.of(results) for aim in aims}


def _played(plan: Plan, games: int, workers: int) -> Results:
    plan = replace(plan, games=games)
    game = plan.load()
    with closing(Company(plan, game, workers)) as company:
        return Results.of_lots(plan, game, company.play(range(games)))
