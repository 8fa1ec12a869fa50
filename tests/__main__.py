"""Run every test, part by part, and say at the end what ran: `make test`."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from tests import programs

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "tests"
A_WORKER = 5 << 29  # bytes of memory that a worker takes which compiles every game
PYTEST = (sys.executable, "-m", "pytest")
NO_PAGE_TOOLS = "expected npm's registry to install Vitest: run make web/node_modules/.checked"
CASES = ("failure", "error", "skipped")


class Part(NamedTuple):
    """Tests that run by one command, which writes its results as JUnit's XML."""

    name: str
    command: tuple[str, ...]
    option: str = "--junitxml="
    skipped: str = ""  # why it cannot run at all


class Outcome(NamedTuple):
    """What came of a part."""

    name: str
    status: int  # the exit status of its command
    seconds: float
    counts: Counter[str]  # passed, failed, skipped
    reasons: Counter[str]  # why tests were skipped


def parts() -> Iterator[Part]:
    """Yield the parts, those that tell soonest first."""
    vitest = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"
    node = shutil.which(
        "node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    command = (str(node), str(vitest), "run", "--root", "web", "--reporter=default")
    lacking = "" if node and vitest.is_file() else NO_PAGE_TOOLS
    yield Part("page", (*command, "--reporter=junit"), "--outputFile.junit=", lacking)
    others = ("tests/games", "tests/outside", "tests/browser")
    ignored = (f"--ignore={folder}" for folder in others)
    # Three workers for two cores where tests wait for a server or a browser.
    yield Part("server, lab, tools", (*PYTEST, *workers(3), "--dist=loadgroup", *ignored))
    covered = ("--cov=src/tinstar/games", "--cov-fail-under=100")
    yield Part("games", (*PYTEST, *workers(2), "tests/games", "tests/outside", *covered))
    yield Part("browser", (*PYTEST, *workers(3), "--dist=worksteal", "tests/browser"))


def workers(wanted: int) -> tuple[str, str]:
    """Return pytest's option for so many workers, or fewer where memory is short."""
    return "-n", str(max(1, min(wanted, programs.memory() // A_WORKER)))


def run(part: Part) -> Outcome:
    if part.skipped:
        return Outcome(part.name, _required(), 0, Counter(skipped=1), Counter([part.skipped]))
    results = RESULTS / f"{part.name.replace(', ', '-')}.xml"
    results.unlink(missing_ok=True)
    began = time.monotonic()
    # Node.js looks for no other folder than /tmp, even where that is read-only.
    environment = os.environ | {"TMPDIR": tempfile.gettempdir()}
    command = [*part.command, f"{part.option}{results}"]
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    took = time.monotonic() - began
    return Outcome(part.name, status, took, *_counted(results))


def _required() -> int:
    """Return the exit status of a part that cannot run: a failure only with `CI=true`."""
    return int(os.environ.get("CI") == "true")


def _counted(results: Path) -> tuple[Counter[str], Counter[str]]:
    counts, reasons = Counter[str](), Counter[str]()
    if results.is_file():
        for case in ElementTree.parse(results).iter("testcase"):
            found = next((each for each in case if each.tag in CASES), None)
            if found is None:
                counts["passed"] += 1
            elif found.tag == "skipped":
                counts["skipped"] += 1
                reasons[found.get("message", "")] += 1
            else:
                counts["failed"] += 1
    return counts, reasons


def summary(outcomes: list[Outcome]) -> str:
    """Return a table of the parts, and why tests were skipped."""
    rows = [f"{'part':22}{'passed':>8}{'failed':>8}{'skipped':>8}{'seconds':>9}"]
    for name, status, seconds, counts, _ in outcomes:
        figures = "".join(f"{counts[key]:8}" for key in ("passed", "failed", "skipped"))
        broken = "  did not end well" if status and not counts["failed"] else ""
        rows.append(f"{name:22}{figures}{seconds:9.0f}{broken}")
    reasons = sum((outcome.reasons for outcome in outcomes), Counter[str]())
    rows += [f"skipped {times:5}: {reason}" for reason, times in reasons.most_common()]
    return "\n".join(rows)


def main() -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    outcomes = [run(part) for part in parts()]
    print("\n" + summary(outcomes))
    raise SystemExit(any(outcome.status for outcome in outcomes))


if __name__ == "__main__":
    main()
