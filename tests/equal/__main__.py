"""Compare all backends: `make equal`."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.equal import threads_of_a_card
from tests.equal.comparison import ROOT, built, run_all, table
from tests.site import equal_matches
from tinstar.games import ours

GAMES, IN_PYTHON = 200, 20
MATCHES, MOST_DECISIONS = 40, 150  # of each game, in Pyodide


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.equal")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"default: {' '.join(ours())}")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--python", type=int, default=IN_PYTHON, help="games that Python replays")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "equal")
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches in Pyodide")
    asked = parser.parse_args()
    if not 1 <= asked.python <= asked.games:
        parser.error(f"--python: expected 1 to {asked.games} games, got {asked.python}")
    if unknown := set(asked.names) - set(ours()):
        parser.error(f"expected games among {', '.join(ours())}; got {min(unknown)}")
    names, tell = asked.names or list(ours()), partial(print, flush=True)
    folder = asked.folder.resolve()
    results = run_all(names, asked.games, asked.python, folder, tell)
    print(table(results))
    for name in names:
        tell(f"{name}: {threads_of_a_card.compare(name, folder)} random games are equal as PTX")
    matches = in_pyodide(names, asked.matches, folder, tell)
    print(equal_matches.table(matches))
    differ = any(each.difference for found in results.values() for each in found)
    raise SystemExit(differ or any(each.different for each in matches))


def in_pyodide(
    names: list[str], matches: int, folder: Path, tell: Callable[[str], None]
) -> list[equal_matches.Equality]:
    """Compare matches in this Python with those in Pyodide."""
    msgspec = equal_matches.msgspec_for_pyodide(folder / "pyodide")
    found: list[equal_matches.Equality] = []
    for name in names if matches else ():
        tell(f"{name}: playing {matches} matches in Pyodide")
        made = built(name, folder)
        found += equal_matches.compare(msgspec, made, [name], matches, MOST_DECISIONS)
    return found


if __name__ == "__main__":
    main()
