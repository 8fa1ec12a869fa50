"""Comparison of two settings of a game, played on the same deals.

Two paired games get the same cards for as long as the players act alike, so most luck cancels out
of the difference. The intervals come from `tinstar.statistics`.

If you compare many metrics, some differ by chance alone. The summary therefore names only
differences that are significant at 95 % for all metrics together (C. E. Bonferroni, 1936).
"""

import math
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass
from decimal import Decimal
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.game_bundle import Rules
from tinstar.engine.i18n import ENGLISH, tongue
from tinstar.engine.language_rules import language_rules
from tinstar.errors import BadOption
from tinstar.lab.experiments.setting_in_words import HERE, beginning
from tinstar.lab.metrics import LENGTH, Metric, all_metrics
from tinstar.lab.simulation.simulate import Company, Plan, Results
from tinstar.lab.simulation.variance_reduction import surprises, with_less
from tinstar.statistics import Z_95, Estimate, mean_interval

LOTS = 32, 8192  # games in the first batch and in the largest
LONG_ENOUGH = 1.0  # seconds; batches that take longer do not grow
DOUBT = 0.05


class Difference(NamedTuple):
    """One line of a comparison: a metric's value in both settings, and the difference."""

    metric: Metric
    which: str
    a: Estimate
    b: Estimate
    difference: Estimate  # b minus a, game by game
    sure: bool  # significant, after a correction for all lines


@dataclass(frozen=True)
class Comparison:
    """The result of a comparison. `a` and `b` have the same number of games."""

    a: Results
    b: Results
    lines: list[Difference]
    why_it_ended: str

    def sentence(self, name: str = "b", language: str = ENGLISH) -> str:
        """Return a text that says in plain words how `b` differs from `a`.

        The text names who wins, how long a game takes, and the most significant difference of each
        kind.
        """
        say = tongue(HERE, language).say
        sure = [line for line in self.lines if line.sure]
        surest = {line.metric.chapter: line for line in sorted(sure, key=_surety)}
        told = [
            _told(self.b.game.rules, line, language)
            for line in sure
            if line.metric.about_who_wins
            or line.metric.name == LENGTH
            or line is surest[line.metric.chapter]
        ]
        if not any(line.metric.about_who_wins for line in sure):
            told.append(say("as-even" if told else "nothing-sure"))
        return beginning(self.a.game, name, language) + "; ".join(told) + "."


def compare(
    a: Plan,
    b: Plan,
    seconds: float = 20.0,
    within: Mapping[str, float] | None = None,
    workers: int = 1,
    report: Callable[[int, float], Any] | None = None,
    on: str = "",
) -> Comparison:
    """Play both plans until the time is up or the intervals are narrow enough, and compare them.

    - `within`: for each metric, the half-width of its interval at which to stop.
    - `report`: receives the number of games played of each plan, and the share of the time spent.
    - `on`: as for `simulate`.

    Ctrl-C ends the comparison early. An unknown metric raises `BadOption`.
    """
    wanted = dict(within or {})
    _check_metrics(wanted)
    games = Played(a, b, workers, on)
    try:
        with closing(games):
            why = _play(games, seconds, wanted, report)
    except KeyboardInterrupt:
        why = "it was interrupted"
    if not games.count:
        raise KeyboardInterrupt
    return Comparison(*games.results(), games.lines(), why)


def _check_metrics(wanted: dict[str, float]) -> None:
    names = [metric.name for metric in all_metrics()]
    if unknown := [name for name in wanted if name not in names]:
        raise BadOption(f"within: expected a metric among: {', '.join(names)}; got {unknown[0]!r}")


def _play(
    games: "Played",
    seconds: float,
    wanted: dict[str, float],
    report: Callable[[int, float], Any] | None,
) -> str:
    """Play batch by batch, and return why the comparison ended."""
    began = 0.0
    for count in games:
        began = began or time.monotonic()  # the first batch may include compiling
        spent = time.monotonic() - began
        if wanted and count > LOTS[0] and _narrow(games.lines(), wanted):
            return "the intervals were as narrow as asked"
        if report:
            report(count, min(spent / seconds, 1.0))
        if spent > seconds:
            break
    return "time was up"


class Played:
    """Games of two plans in pairs, played batch by batch with the same game numbers.

    `lots` has the size of the first batch and of the largest batch, in games.
    """

    def __init__(
        self,
        a: Plan,
        b: Plan,
        workers: int,
        on: str = "",
        lots: tuple[int, int] = LOTS,
        fast: bool = True,
    ):
        self.plans = a, b
        self._lots = lots
        self._stack = ExitStack()
        tables = [plan.load(fast) for plan in self.plans]
        self._companies = [
            self._stack.enter_context(closing(Company(plan, game, workers, on)))
            for plan, game in zip(self.plans, tables, strict=True)
        ]
        self._rows: list[list[np.ndarray]] = [[], []]
        self.count = 0

    def close(self) -> None:
        self._stack.close()

    def __iter__(self) -> Iterator[int]:
        """Play without end, in batches of about a second.

        Yield the number of games played of each plan.
        """
        lot, most = self._lots
        while True:
            numbers, began = range(self.count, self.count + lot), time.monotonic()
            lots = [list(company.play(numbers)) for company in self._companies]
            for rows, played in zip(self._rows, lots, strict=True):
                order = np.argsort(np.concatenate([n for n, _ in played]))
                rows.append(np.concatenate([some for _, some in played])[order])
            self.count += lot
            if time.monotonic() - began < LONG_ENOUGH:
                lot = min(2 * lot, most)
            yield self.count

    def results(self) -> tuple[Results, Results]:
        numbers = np.arange(self.count)
        a, b = (
            Results(company.plan, company.game, numbers, np.concatenate(rows))
            for company, rows in zip(self._companies, self._rows, strict=True)
        )
        return a, b

    def lines(self) -> list[Difference]:
        return differences(*self.results())


def differences(a: Results, b: Results) -> list[Difference]:
    """Return every metric of both results, with the difference from paired games."""
    surprised = surprises(a, b)
    found: list[tuple[Metric, str, np.ndarray, np.ndarray]] = []
    for metric in all_metrics():
        left, right = metric.of(a), metric.of(b)
        found += [(metric, which, left[which], right[which]) for which in left if which in right]
    z = NormalDist().inv_cdf(1 - DOUBT / 2 / max(len(found), 1))
    return [_line(*one, z, surprised) for one in found]


def _line(
    metric: Metric, which: str, a: np.ndarray, b: np.ndarray, z: float, surprised: np.ndarray
) -> Difference:
    difference = mean_interval(with_less(b.astype(float) - a, surprised))
    half = _half(difference) * z / Z_95
    sure = math.isfinite(half) and abs(difference.value) > half
    if metric.share:  # shares differ by at most 1
        difference = Estimate(*(min(max(end, -1.0), 1.0) for end in difference))
    return Difference(metric, which, metric.estimate(a), metric.estimate(b), difference, sure)


def _half(found: Estimate) -> float:
    """Return the half-width of an interval, on the side that is not cut off by a limit."""
    return max(found.high - found.value, found.value - found.low)


def _surety(line: Difference) -> float:
    """Return a line's difference, divided by the half-width of its interval."""
    off, half = abs(line.difference.value), _half(line.difference)
    return off / half if half else math.inf


def _narrow(lines: list[Difference], wanted: dict[str, float]) -> bool:
    return all(
        line.metric.scale * _half(line.difference) <= wanted[name]
        for line in lines
        if (name := line.metric.name) in wanted
    )


def which_of(rules: Rules, line: Difference, language: str) -> str:
    """Return the ending or place that a line is about, as text in this language."""
    endings = {rules.ending_text(e): rules.ending_text(e, language) for e in rules.endings if e}
    told = tongue(HERE, language).told(line.which, "which", *line.which.split())
    return endings.get(line.which, told)


def _figure(text: str, language: str) -> str:
    return language_rules(language).with_marks(f"{Decimal(text):,f}")


def _told(rules: Rules, line: Difference, language: str) -> str:
    metric, (_, low, high) = line.metric, line.difference
    less = line.difference.value < 0
    ends = sorted((abs(low) * metric.scale, abs(high) * metric.scale))
    near, far = (_figure(f"{end:.2g}" if end < 10 else f"{end:.0f}", language) for end in ends)
    words, which = tongue(HERE, language), which_of(rules, line, language)
    amount = near if near == far else words.say("from-to", near=near, far=far)
    message = f"metric-{metric.name}-differs"
    if words.knows(message):
        more = "less" if less else "more"
        return words.say(message, which=which, amount=amount, more=more)
    return metric.phrase.format(which=which, amount=f"{amount} {metric.words[less]}")
