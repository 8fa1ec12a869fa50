"""Time Tinstar beside other libraries, in one run on one core, and write results.md."""

import argparse
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import tinstar
from bench import equity, load, machine, nets, peers, startup
from bench import page as visit
from bench.measure import Row, interleaved, table
from tinstar.games import rules
from tinstar.lab import benchmarks
from tinstar.players.search import HINTS

RESULTS = Path(__file__).parent / "results.md"
CHECKOUT = Path(__file__).parents[1]

HEARTS = "OpenSpiel hearts"
RANDOM, SEARCH = "random play", "search"
CPP, WHOLE_CPP = "C++ from the deal on", "C++ whole games"
PYTHON, WHOLE_PYTHON = "driven from Python, from the deal on", "driven from Python, whole games"
EQUITY, BRUTE_FORCE = "three-card equity against an unknown hand", "brute force in Python"
ISMCTS_CPP, ISMCTS_PYTHON = "C++ ISMCTSBot", "Python ISMCTSBot"

TABLES, FULL_HOUSE_SECONDS, MOST_HOUSES = 200, 20.0, 3
FULL_HOUSE_OF = "calaboose"  # in these games every seat sees each action at once

Measures = dict[str, Callable[[], float]]
Figures = dict[str, list[float]]


def tables() -> list[tuple[str, tinstar.Game]]:
    """Return every installed game at every number of players, compiled."""
    return [
        (f"{name}, {players} players", tinstar.load(name, players).compile())
        for name in tinstar.available()
        for players in rules(name).box.seats
    ]


def measures(seconds: float) -> Measures:
    """Return all interleaved measurements, in units per second."""
    timed = partial(benchmarks.per_second, seconds=seconds)
    found: Measures = {
        PYTHON: partial(timed, peers.hearts_from_python),
        WHOLE_PYTHON: partial(timed, peers.whole_hearts_from_python),
        ISMCTS_CPP: partial(timed, peers.ismcts_in_cpp),
        ISMCTS_PYTHON: partial(timed, peers.ismcts_in_python),
        EQUITY: partial(timed, equity.ours),
        BRUTE_FORCE: partial(timed, equity.by_brute_force),
    }
    for label, game in tables():
        found[f"{CPP}, {label}"] = partial(timed, peers.hearts_in_cpp)
        found[f"{RANDOM}, {label}"] = partial(benchmarks.random_play, game, seconds)
        found[f"{WHOLE_CPP}, {label}"] = partial(timed, peers.whole_hearts_in_cpp)
        found[f"{SEARCH} decisions, {label}"] = partial(
            benchmarks.search_decisions, game, seconds, HINTS
        )
        found[f"{SEARCH} playouts, {label}"] = partial(
            benchmarks.search_playouts, game, seconds, HINTS
        )
    return found


def speed_rows(seconds: float, repeats: int) -> dict[str, list[Row]]:
    """Return the interleaved measurements, under a heading each."""
    figures: Figures = {}
    for name, figure in interleaved(measures(seconds), repeats):
        figures.setdefault(name, []).append(figure)
        print(f"{name}: {figure:,.0f}/s", file=sys.stderr)
    return {
        "Random play": random_rows(figures),
        "Search": search_rows(figures),
        "Equity of a hand of poker": equity_rows(figures[EQUITY], figures[BRUTE_FORCE]),
    }


def random_rows(figures: Figures) -> list[Row]:
    rows = []
    for label, _ in tables():
        ours = figures[f"{RANDOM}, {label}"]
        theirs = [(peer, figures[f"{peer}, {label}"], 1.5) for peer in (CPP, WHOLE_CPP)]
        theirs += [(peer, figures[peer], 10) for peer in (PYTHON, WHOLE_PYTHON)]
        for peer, figure, target in theirs:
            name = f"{RANDOM}, {label} / {HEARTS}, {peer}"
            rows.append(Row(name, "decisions/s", ours, figure, target))
    for label, game in tables():
        if (alone := benchmarks.outside_windows(game)) < 1:
            name = f"{RANDOM} without replies in reaction windows, {label} / {HEARTS}, {CPP}"
            ours = [alone * figure for figure in figures[f"{RANDOM}, {label}"]]
            rows.append(Row(name, "decisions/s", ours, figures[f"{CPP}, {label}"]))
    return rows


def search_rows(figures: Figures) -> list[Row]:
    rows = []
    for label, _ in tables():
        inside = figures[f"{SEARCH} decisions, {label}"]
        outside = figures[f"{RANDOM}, {label}"]
        name = f"inside {SEARCH} / {RANDOM}, {label}"
        rows.append(Row(name, "decisions/s", inside, outside, 0.5))
        ours = figures[f"{SEARCH} playouts, {label}"]
        for peer in (ISMCTS_CPP, ISMCTS_PYTHON):
            name = f"{SEARCH}, {label} / OpenSpiel {peer}, {peers.SEARCHED}"
            rows.append(Row(name, "playouts/s", ours, figures[peer], 10))
    return rows


def equity_rows(ours: list[float], brute: list[float]) -> list[Row]:
    equity.assert_both_agree()
    return [
        Row(EQUITY, "microseconds", [1e6 / figure for figure in ours], target=20),
        Row(f"{EQUITY} / {BRUTE_FORCE}", "per s", ours, brute, 100),
    ]


def startup_rows(repeats: int) -> list[Row]:
    helps = [startup.help_seconds() for _ in range(repeats)]
    rows = [Row("tinstar --help", "s", helps, target=0.3)]
    for name in tinstar.available():
        players = rules(name).box.seats[0]
        for what, program in (("random game", startup.ROLLOUT), ("search", startup.SEARCH)):
            cold, warm = startup.cold_and_warm(program.format(name=name, players=players))
            label = f"first {what} of a process, {name}"
            rows.append(Row(f"{label}, after an install", "s", [cold], target=15))
            rows.append(Row(f"{label}, later", "s", [warm], target=1))
        cold, warm = startup.cold_and_warm(startup.READY.format(name=name))
        rows.append(Row(f"all that a server compiles of {name}, after an install", "s", [cold]))
        rows.append(Row(f"all that a server compiles of {name}, later", "s", [warm]))
    return rows


def house_rows(seconds: float, repeats: int) -> list[Row]:
    """Yield the rows of a full server and of a first visit to it, in seconds of the clock."""
    found = [load.load(FULL_HOUSE_OF, TABLES, seconds) for _ in range(repeats)]
    full = f"{TABLES} tables of {load.SEATS}"
    delay = "from a move to the other players' screens"
    rows = [
        Row(f"{delay}, p50, {full}", "ms", [f.percentile(50) for f in found]),
        Row(f"{delay}, p95, {full}", "ms", [f.percentile(95) for f in found], target=50),
        Row(f"moves accepted, {full}", "per s", [f.answers_per_second for f in found]),
        Row(f"memory of the server, {full}", "MB", [f.megabytes for f in found], target=400),
    ]
    for what, visits in visit.first_visits(repeats).items():
        weights, waits = [v.kilobytes for v in visits], [v.seconds for v in visits]
        rows.append(Row(f"a first visit to {what}", "KB", weights, target=150))
        rows.append(Row(f"until a visitor can go on from {what}", "s", waits, target=1))
    return rows


def page(sections: dict[str, list[Row]], seconds: float, repeats: int, core: str) -> str:
    """Return the results page: the tables, the machine and the method."""
    shown = "\n".join(f"## {title}\n\n{table(rows)}" for title, rows in sections.items())
    return f"""# Results

Machine: {machine.processor()}, {core}.
Versions: {machine.versions()}.
Commit: {machine.commit(CHECKOUT)}, {datetime.now(UTC):%Y-%m-%d}.

- **Figures** are the median of {repeats} repeats of at least {seconds:g} s, all taking turns.
  Ratios compare figures of the same round; brackets hold the least and the most of them.
- **Time** is processor time, so other work of the machine matters little. Under *Server and page*
  it is time by the clock: the server on one core, all browsers on another, and players who think
  for {load.THINKING:g} s on average. First uses of compiled code were timed once.
- **Decisions** are those of players. Dealing and drawing cost us time and do not count. A game of
  hearts, from the deal on, has {peers.decisions_of_hearts()} decisions and no chance. "Whole games"
  include the deal, as ours do; OpenSpiel's own random players play them in C++.
- **OpenSpiel's C++** is timed anew beside each of our games, since the machine's pace changes.
- **A playout** of our search ends with the game's heuristic evaluation some random decisions beyond
  the tree (at most 40 in the games measured here). One of ISMCTSBot goes to the end of the game. A
  search by a net evaluates it at every decision.
- **JAX** gets the features as a dense row of zeros and ones. Our time includes finding them.
- **A first visit** is one by a browser with an empty cache. Its weight is what crossed the network.

{shown}"""


def pinned() -> str:
    """Pin the process to one core, if the system allows it. Return a note on that."""
    if not hasattr(os, "sched_setaffinity"):
        return "not held to one core"
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return "held to one core"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="rounds (default: 5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for a figure (default: 0.5)")
    given = parser.parse_args()
    if not (load.PAGE / "index.html").is_file():
        parser.error("expected a built page to visit; `make page` builds it")
    core = pinned()
    sections = speed_rows(given.seconds, given.repeats) | {
        "Nets": nets.rows(given.seconds, given.repeats),
        "Start-up": startup_rows(given.repeats),
        "Server and page": house_rows(FULL_HOUSE_SECONDS, min(given.repeats, MOST_HOUSES)),
    }
    text = page(sections, given.seconds, given.repeats, core)
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
