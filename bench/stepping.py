"""Time stepping for training players, beside other libraries: `python -m bench.stepping`.

Writes bench/stepping.md and bench/stepping.svg.
"""

import argparse
import gc
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from math import prod
from pathlib import Path
from statistics import median
from typing import NamedTuple

import tinstar
from bench import machine, others
from bench.measure import Row, interleaved, table
from tinstar.lab.benchmarks import per_second

HERE = Path(__file__).parent
TURNS = 4
SMALL = "tiny"  # games of about Leduc's size
PGX = LEDUC, KUHN = "leduc_holdem", "kuhn_poker"
ENVPOOL = "LeducHoldem"
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "bridge", "gin-rummy", "doudizhu", "mahjong")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4")
OPENSPIEL = ("leduc_poker", "hearts", "gin_rummy", "python_kuhn_poker", "python_liars_poker")
PACKAGES = ("pgx", "jax", "envpool", "rlcard", "pettingzoo")  # in addition to those of `machine`

Figures = dict[str, list[float]]
Measures = dict[str, Callable[[], float]]


def many_in_step(seconds: float) -> Measures:
    """Return the measurements of parallel games, by their name on the page."""
    found: Measures = {}
    for name in tinstar.available():
        found[f"vector, {name}"] = partial(in_step, others.ours, name, seconds=seconds)
        if SMALL in tinstar.load(name).variants():
            found[f"vector, {name} {SMALL}"] = partial(
                in_step, others.ours, name, SMALL, seconds=seconds
            )
    for name in PGX:
        found[f"Pgx {name}"] = partial(in_step, others.pgx, name, seconds=seconds)
    found[f"EnvPool {ENVPOOL}"] = partial(in_step, others.envpool_leduc, seconds=seconds)
    return found


def one_at_a_time(seconds: float) -> Measures:
    """Return the measurements of single games from Python."""
    found: Measures = {}
    for name in tinstar.available():
        game = tinstar.load(name).compile()
        found[f"State, {name}"] = partial(alone, partial(others.state, game), seconds)
    for label, step, names in (
        ("RLCard", others.rlcard, RLCARD),
        ("PettingZoo", others.pettingzoo, PETTINGZOO),
        ("OpenSpiel", others.openspiel, OPENSPIEL),
    ):
        for name in names:
            found[f"{label} {name}"] = partial(alone, partial(step, name), seconds)
    return found


def in_step(make: Callable[..., others.Stepping], *which: str, seconds: float) -> float:
    return others.per_second(make(*which), seconds)


def alone(play: Callable[[int], None], seconds: float) -> float:
    def work(n: int) -> int:
        play(100 * n)
        return 100 * n

    return per_second(work, seconds)


def measured(wanted: Measures, repeats: int) -> tuple[Figures, dict[str, str]]:
    """Return the figures of everything that ran, and why the rest did not run."""
    failed: dict[str, str] = {}
    for name, measure in list(wanted.items()):
        try:
            measure()
        except Exception as e:  # a library may fail in any way, and the page says so
            if name.startswith(("vector", "State")):
                raise
            failed[name] = f"{type(e).__name__}: {e}".splitlines()[0]
            del wanted[name]
    gc.freeze()  # or each collection scans all that other libraries have loaded
    figures: Figures = {}
    for name, figure in interleaved(wanted, repeats):
        figures.setdefault(name, []).append(figure)
        print(f"{name}: {figure:,.0f}/s", file=sys.stderr)
    return figures, failed


class Threads(NamedTuple):
    """Steps per second (wall clock), on all cores."""

    one: list[float]
    two: list[float]
    apart: list[float]  # two vectors of half the size, in threads that never wait


def threads(many: int, seconds: float, repeats: int) -> dict[str, Threads]:
    """Measure each game on two threads and on one, in many short turns.

    Shared cores keep their speed for only some tenths of a second.
    """
    found = {f"{name} x {many:,}": Threads([], [], []) for name in tinstar.available()}
    timed = partial(others.per_second, seconds=seconds / TURNS, by_clock=True)
    for _ in range(TURNS * repeats):
        for name, figures in zip(tinstar.available(), found.values(), strict=True):
            one, two = (others.ours(name, many=many, threads=n) for n in (1, 2))
            halves = [others.ours(name, many=many // 2, seed=n) for n in (1, 2)]
            figures.one.append(timed(one))
            figures.two.append(timed(two))
            with ThreadPoolExecutor(len(halves)) as pool:
                figures.apart.append(sum(pool.map(timed, halves)))
    return found


def rows(figures: Figures, threaded: dict[str, Threads]) -> list[Row]:
    """Return the comparison. The last rows have targets."""
    found = []
    for name in tinstar.available():
        ours = figures[f"vector, {name}"]
        found += _rows(f"vector, {name}", ours, _starting(figures, "EnvPool"), None)
    mean = _mean([figures[f"vector, {name}"] for name in tinstar.available()])
    found += _rows("vector, geometric mean", mean, _starting(figures, "EnvPool"), 3)
    for name, ours in figures.items():
        if name.endswith(SMALL):
            found += _rows(name, ours, _starting(figures, f"Pgx {LEDUC}"), 1)
            found += _rows(name, ours, _starting(figures, f"Pgx {KUHN}"), None)
    for name in tinstar.available():
        for house in ("RLCard", "PettingZoo", "OpenSpiel"):
            peers = _starting(figures, house)
            best = max(peers, key=lambda n: median(peers[n]), default="")
            target = 1 if house == "RLCard" else None
            ours = figures[f"State, {name}"]
            found += _rows(f"State, {name}", ours, {best: peers[best]} if best else {}, target)
    for name, (one, two, apart) in threaded.items():
        found.append(Row(f"vector, {name}: two threads / one", "steps/s", two, one, 1.8))
        found.append(Row(f"vector, {name}: two threads / apart", "steps/s", two, apart, None))
    return found


def _starting(figures: Figures, house: str) -> Figures:
    return {name: figure for name, figure in figures.items() if name.startswith(house)}


def _rows(name: str, ours: list[float], peers: Figures, target: float | None) -> list[Row]:
    return [Row(f"{name} / {peer}", "steps/s", ours, p, target) for peer, p in peers.items()]


def _mean(many: list[list[float]]) -> list[float]:
    return [prod(round_) ** (1 / len(many)) for round_ in zip(*many, strict=True)]


def plot(figures: Figures) -> None:
    """Plot all figures as bars on a logarithmic scale, with ours in another colour."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "stepping"
    from matplotlib import pyplot

    middles = sorted(((median(f), name) for name, f in figures.items()))
    figure, axes = pyplot.subplots(figsize=(9, 0.28 * len(middles) + 1), layout="constrained")
    ours = [name.startswith(("vector", "State")) for _, name in middles]
    colours = ["#b5532a" if mine else "#8a8f98" for mine in ours]
    bars = axes.barh([name for _, name in middles], [m for m, _ in middles], color=colours)
    axes.bar_label(bars, [f"{m:,.0f}" for m, _ in middles], padding=3, fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(right=axes.get_xlim()[1] * 4)
    axes.set_xlabel("decisions a second, one core, observations and legal actions included")
    axes.tick_params(axis="y", labelsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(HERE / "stepping.svg", metadata={"Date": None})


def page(figures: Figures, failed: dict[str, str], compared: list[Row], how: str) -> str:
    ours = [figures[f"vector, {name}"] for name in tinstar.available()]
    mean = median(_mean(ours))
    least = min(median(figure) for figure in ours)
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    absent = [f"- {name}: {why}\n" for name, why in failed.items()] or ["None.\n"]
    return f"""# Stepping, beside others

Machine: {machine.processor()}. Versions: {machine.versions()}; {versions}.
Commit: {machine.commit(HERE.parent)}, {datetime.now(UTC):%Y-%m-%d}. {how}

![decisions a second](stepping.svg)

**{mean / 1e6:.2f} million steps a second** on one core: the geometric mean of our games in a
vector, observations and masks included (target: 1 million; {_verdict(mean, 1e6)}). The slowest
game makes {least / 1e6:.2f} million (target: 0.5; {_verdict(least, 5e5)}).

Every player plays at random, on the same core.

- **Time** is processor time, so other work of the machine matters little. For two threads it is
  time by the clock, on all cores, and other work matters a lot.
- **Many at once**: `vector`, Pgx and EnvPool step {others.MANY:,} games at a time (or as many as
  the row says) and restart finished ones. Choosing actions is not timed.
- **One at a time**: `State`, RLCard, PettingZoo and OpenSpiel play one game from Python. Timed are
  the observation of the seat to act (its view, observation or information state), the choice among
  the legal actions, the action and chance. Of each library the fastest game is compared.
- **Apart**: two vectors of half the size, stepped by threads that never wait for each other. That
  is the most that the machine gives.
- **Size**: our observations have {min(_sizes())} to {max(_sizes())} numbers, in the tiny variants
  too; those of Leduc poker have 34.

{table(compared)}
Libraries that could not be run, and why:

{"".join(absent)}"""


def _verdict(figure: float, target: float) -> str:
    return "reached" if figure > target else "falls short"


def _sizes() -> list[int]:
    return [tinstar.load(name).rules.state.size for name in tinstar.available()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.stepping", description=__doc__)
    parser.add_argument("--repeats", type=int, default=15, help="rounds (default: 15)")
    parser.add_argument("--seconds", type=float, default=0.2, help="for a figure (default: 0.2)")
    given = parser.parse_args()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    # Threads slow all of Python, and libraries for parallel games keep threads: each measurement
    # comes after those it would slow.
    figures, failed = measured(one_at_a_time(given.seconds), given.repeats)
    os.sched_setaffinity(0, cores)
    threaded = threads(others.MANY, given.seconds, given.repeats)
    threaded |= threads(others.MORE, given.seconds, given.repeats)
    others.ours.cache_clear()
    os.sched_setaffinity(0, {max(cores)})
    more, failed_too = measured(many_in_step(given.seconds), given.repeats)
    figures, failed = figures | more, failed | failed_too
    load = os.getloadavg()[0]
    how = (
        f"Median of {given.repeats} rounds of {given.seconds:g} s, all taking turns; brackets hold "
        f"the least and the most ratio; {len(cores)} cores, load average {load:.0f}."
    )
    plot(figures)
    text = page(figures, failed, rows(figures, threaded), how)
    (HERE / "stepping.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
