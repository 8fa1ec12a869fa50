"""Time random games on a graphics card, and compare their results: `python -m bench.gpu`.

On a machine with NVIDIA's card and the extras `compile` and `gpu`, this writes bench/gpu.md. On any
other machine it says what is missing. Pgx is compared if JAX finds the same card.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import perf_counter

import tinstar
from bench import machine, others
from bench.measure import Row, interleaved, table
from bench.stepping import PGX
from tinstar.engine.game import Game
from tinstar.engine.machine_code.gpu_driver import the_card
from tinstar.errors import BadOption

HERE = Path(__file__).parent
COMPARED = 20_000  # games of each number of seats
CARD, PROCESSOR = "card", "processor"
PACKAGES = ("tinstar", "numpy", "cuda-bindings")
Measures = dict[str, Callable[[], float]]


def compare(name: str, games: int) -> None:
    """Play games with each number of seats on both devices. If a row differs, end."""
    for players in tinstar.load(name).rules.box.seats:
        game = tinstar.load(name, players=players)
        expected, found = (game.rollouts(games, 1, device=device) for device in ("cpu", "gpu"))
        if found.tobytes() != expected.tobytes():
            number = int((found != expected).argmax())
            raise SystemExit(
                f"{game!r}, game {number}: expected {expected[number]}, got {found[number]}"
            )


def decisions_per_second(game: Game, n: int, threads: int, device: str) -> float:
    """Return decisions a second by the clock, from the call to the rows in Python."""
    start = perf_counter()
    rows = game.rollouts(n, 1, threads, device)
    return int(rows["decisions"].sum()) / (perf_counter() - start)


def ours(n: int, cores: int) -> Measures:
    """Return the measurements of our games, each at its smallest table."""
    found: Measures = {}
    for name in tinstar.available():
        game = tinstar.load(name)
        found[f"{name}, {CARD}"] = partial(decisions_per_second, game, n, 1, "gpu")
        fewer = max(1, n // 32)
        found[f"{name}, {PROCESSOR}"] = partial(decisions_per_second, game, fewer, cores, "cpu")
    return found


def pgx(many: int, seconds: float) -> tuple[Measures, str]:
    """Return the measurements of Pgx on the card, or why there are none."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX takes most of the memory
    try:
        import jax

        jax.devices("gpu")
        steppings = {name: others.pgx(name, many) for name in PGX}
    except Exception as e:  # a library may fail in any way, and the page says so
        return {}, f"Pgx was not measured: {type(e).__name__}: {e}".splitlines()[0]
    return {
        f"Pgx {name}": partial(others.per_second, stepping, seconds, by_clock=True)
        for name, stepping in steppings.items()
    }, ""


def rows(figures: dict[str, list[float]]) -> Iterator[Row]:
    """Yield the comparison: each game on the card, beside the processor and beside Pgx."""
    for name in tinstar.available():
        here = figures[f"{name}, {CARD}"]
        peers = [f"{name}, {PROCESSOR}", *(peer for peer in figures if peer.startswith("Pgx"))]
        for peer in peers:
            yield Row(f"{name} / {peer.removeprefix(f'{name}, ')}", "/s", here, figures[peer])


def page(compared: str, asked: argparse.Namespace, cores: int, why: str, text: str) -> str:
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"""# Random games on a graphics card

Machine: {the_card().name}; {machine.processor()}, {cores} threads. Versions: {versions}.
Commit: {machine.commit(HERE.parent)}, {datetime.now(UTC):%Y-%m-%d}. Median of {asked.repeats}
rounds.

{compared}

Decisions a second by the clock, {asked.games:,} games in a call. Ours include the choice among the
legal actions, set-up, chance and the copy of all rows to Python, but no observations. Those of Pgx
include observations, but not the choice; {asked.many:,} games step at a time.

{text}
{why}
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 20, help="games in a timed call")
    parser.add_argument("--compared", type=int, default=COMPARED, help="games at each table")
    parser.add_argument("--many", type=int, default=1 << 17, help="games of Pgx at a time")
    parser.add_argument("--repeats", type=int, default=5, help="rounds (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a figure of Pgx")
    asked = parser.parse_args()
    try:
        the_card()
    except BadOption as e:
        print(f"bench.gpu measured nothing: {e}")
        return
    cores = len(os.sched_getaffinity(0))
    for name in tinstar.available():  # this also loads each kernel before it is timed
        compare(name, asked.compared)
        print(f"{name}: all rows are equal", file=sys.stderr)
    compared = (
        f"All rows of {asked.compared:,} games at each table were equal to those of the processor."
    )
    peers, why = pgx(asked.many, asked.seconds)
    figures: dict[str, list[float]] = {}
    for name, figure in interleaved(ours(asked.games, cores) | peers, asked.repeats):
        figures.setdefault(name, []).append(figure)
        print(f"{name}: {figure:,.0f}/s", file=sys.stderr)
    text = page(compared, asked, cores, why, table(list(rows(figures))))
    (HERE / "gpu.md").write_text(text.rstrip() + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
