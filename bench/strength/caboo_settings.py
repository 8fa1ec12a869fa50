"""Find numbers and options of Caboo with which computer players wait before they call.

    python -m bench.strength.caboo_settings --minutes 1 "wrong_call=96" "looked_at=0 limit=100"

In each setting, a copy of the shipped net learns the changed game without etiquette. Then the table
shows how rounds go among four such nets. `--folder` keeps the nets.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.strength.caboo_rounds import GAME, IN_TIME, RoundCount, count_in
from bench.strength.page import line
from tinstar.lab.experiments import settings_of
from tinstar.lab.experiments.retraining import retrained
from tinstar.lab.simulation.simulate import NET, Plan
from tinstar.statistics import wilson

SEATS = 4
HEAD = (
    "setting",
    f"rounds of {IN_TIME[0]} to {IN_TIME[1]} turns of each seat",
    "turns of each seat, on average",
    "right calls",
)


def told(setting: str, found: RoundCount) -> tuple[str, ...]:
    """Return the row of a setting."""
    value, low, high = (f"{100 * each:.0f}" for each in wilson(found.in_time, int(found.rounds)))
    in_time = f"{value} % ({low} to {high}) of {found.rounds:.0f}"
    right = f"{found.right / max(found.calls, 1):.0%}"
    return f"`{setting}`", in_time, f"{found.turns / found.rounds:.1f}", right


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength.caboo_settings")
    parser.add_argument("settings", nargs="+", metavar="SETTING")
    parser.add_argument("--minutes", type=float, default=1.0, help="of learning, for each setting")
    parser.add_argument("--rounds", type=int, default=400, help="to count, for each setting")
    parser.add_argument("--folder", type=Path, help="where the nets are kept")
    asked = parser.parse_args()
    base = Plan(GAME, (NET,) * SEATS, games=1, seed=1)
    print(line(HEAD), end="", flush=True)
    with TemporaryDirectory() as scratch:
        for text in asked.settings:
            for setting, plan in settings_of(base, text).items():
                learned = retrained(plan, asked.folder or Path(scratch), asked.minutes)
                found = count_in(learned.load(), learned.seats[0], asked.rounds)
                print(line(told(setting, found)), end="", flush=True)


if __name__ == "__main__":
    main()
