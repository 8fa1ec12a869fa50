"""Review of a match, as a job of the server:
`python -m tinstar.lab.review FILE PLAYOUTS SECONDS WAY`.

The job writes lines to standard output: first the share of the work that is done, many times, and
last the review as JSON. After SECONDS it stops and writes the unfinished review. WAY is "fast" for
compiled code, or "python" for Python without compiling.
"""

import signal
import sys
from pathlib import Path

import msgspec

from tinstar.engine.process_priority import step_behind
from tinstar.lab.review.decision_costs import Effort
from tinstar.lab.review.match_review import review
from tinstar.match.journal import Journal


def main(file: str, playouts: str, seconds: str, way: str) -> None:
    if hasattr(signal, "setitimer"):  # elsewhere the server stops it and keeps nothing
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, float(seconds))
    journal = Journal.load(Path(file))
    effort = Effort(int(playouts), fast=way == "fast")
    said = 0.0

    def say(share: float) -> None:
        nonlocal said
        if share - said > 0.005:
            said = share
            print(f"{share:.3f}", flush=True)

    found = review(journal, effort, report=say)
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


if __name__ == "__main__":
    step_behind()
    main(*sys.argv[1:])
