"""Look for leaks in every game and write a report: `python -m tinstar.testing.leak_report`."""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tinstar.engine.game import Game
from tinstar.games import load, ours, rules
from tinstar.system.atomic_files import write_whole
from tinstar.testing.compiled_leak_check import sweep
from tinstar.testing.compiled_step_check import ANSWERS
from tinstar.testing.leak_check import Report, check

SWEPT, CHECKED, SEED = 100_000, 300, 1
HEAD = f"""# The leak kit's report

`make leaks` writes this page, with seed {SEED}. The [leak kit](leaks.md) takes positions of random
games. In each position it deals again, at random, all cards that one seat cannot see. Then it
compares what this seat receives before and after the new deal. A difference is a leak. So all
numbers in both columns *leaks* should be 0.

- **swept**: the number of positions that were compared in compiled code. Compared were the part of
  the state that the seat sees, its legal actions, and the reasons why other actions are illegal.
- **dealt anew**: the number of new deals that changed a hidden card, or another hidden thing
- **steps**: the number of actions and draws of chance whose automatic steps were compared in
  compiled code: how many steps follow, and each view between two steps. In each swept position, up
  to {ANSWERS} were made with the old cards and with the new ones. Those that have steps, and after
  which the seat's views are equal, were compared.
- **closely**: the number of positions in which everything that the seat receives was compared: also
  the tensor, all texts, and each part of the message that the server sends (events, scene, whether
  undo is offered)

| table | swept | dealt anew | steps | leaks | closely | leaks |
| --- | --- | --- | --- | --- | --- | --- |
"""


def tables() -> Iterator[Game]:
    """Yield every game with every number of seats, and its variants."""
    for name in ours():
        for players in rules(name).box.seats:
            yield load(name, players)
        for variant in rules(name).variants:
            yield load(name).variant(variant)


def swept_long(game: Game) -> Report:
    """Check SWEPT positions of a game, and more if few redeals change anything hidden.

    A whole game with hidden values is checked until SWEPT redeals have changed one of them. In a
    game that hides nothing, no redeal changes anything, so SWEPT positions are enough.
    """
    report = sweep(game, SWEPT, SEED)
    if game.variation or not 0 < report.changed < SWEPT:
        return report
    return sweep(game, SWEPT * SWEPT // report.changed * 21 // 20, SEED)


def row(game: Game, swept: Report, checked: Report) -> str:
    variant = f", {game.variation.name}" if game.variation else ""
    return (
        f"| {game.rules.title}, {game.players} seats{variant} | {swept.positions:,} |"
        f" {swept.changed:,} | {swept.stepped:,} | {len(swept.leaks)} |"
        f" {checked.positions:,} | {len(checked.leaks)} |"
    )


def main(file: str | None = None) -> int:
    """Print the report and write it to a file. Return 1 if there was a leak, else 0."""
    rows, leaks = list[str](), 0
    for game in tables():
        start = time.perf_counter()
        swept = swept_long(game.compile())
        checked = check(game, CHECKED, SEED)
        rows.append(row(game, swept, checked))
        print(rows[-1], f"{time.perf_counter() - start:.0f} s", flush=True)
        for report in (swept, checked):
            leaks += len(report.leaks)
            print(*report.leaks, sep="\n", end="\n" * bool(report.leaks), flush=True)
    if file:
        write_whole(Path(file), (HEAD + "\n".join(rows) + "\n").encode())
    return bool(leaks)


if __name__ == "__main__":
    asks = argparse.ArgumentParser(
        prog="python -m tinstar.testing.leak_report", description=__doc__
    )
    asks.add_argument("file", nargs="?")
    sys.exit(main(asks.parse_args().file))
