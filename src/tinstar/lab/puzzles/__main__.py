"""Find the puzzles of games again: `python -m tinstar.lab.puzzles [SECONDS] [GAME ...]`.

SECONDS is the processor time for each game.
Writes the file of each game into its folder, and prints how many were found in how many games.
"""

import sys

import msgspec

from tinstar.engine.process_priority import step_behind
from tinstar.games import ours, rules
from tinstar.lab.puzzles.puzzle_search import Limits, search
from tinstar.lab_schemas.puzzles import FILE
from tinstar.system.atomic_files import write_whole


def main(seconds: str = "200", *games: str) -> None:
    for name in games or ours():
        bundle = rules(name)
        found = search(bundle, Limits(seconds=float(seconds)))
        write_whole(bundle.folder / FILE, msgspec.json.encode(found) + b"\n")
        told = f"{len(found.puzzles)} puzzles in {found.games} games"
        print(f"{name}: {told} ({found.positions} positions)", flush=True)


if __name__ == "__main__":
    step_behind()
    main(*sys.argv[1:])
