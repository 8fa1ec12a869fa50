"""Compare all backends: `make equal`."""

import argparse
from functools import partial
from pathlib import Path

from tests.equal.comparison import ROOT, run_all, table
from tinstar.games import ours

GAMES, IN_PYTHON = 200, 20


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.equal")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"default: {' '.join(ours())}")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--python", type=int, default=IN_PYTHON, help="games that Python replays")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "equal")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(ours()):
        parser.error(f"expected games among {', '.join(ours())}; got {min(unknown)}")
    names, tell = asked.names or list(ours()), partial(print, flush=True)
    results = run_all(names, asked.games, asked.python, asked.folder.resolve(), tell)
    print(table(results))
    raise SystemExit(any(each.difference for found in results.values() for each in found))


if __name__ == "__main__":
    main()
