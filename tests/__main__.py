"""Run every test, part by part, and print a summary: `make test`."""

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
A_WORKER = 5 << 29  # bytes of memory for a worker that compiles every game
PYTEST = (sys.executable, "-m", "pytest")
NO_PAGE_TOOLS = "expected npm's registry to install Vitest: run make web/node_modules/.checked"
CASES = ("failure", "error", "skipped")
FEW = 10  # try up to ten failed tests again; more cannot be accidents


class Part(NamedTuple):
    """Tests that run by one command, which writes its results as JUnit's XML."""

    name: str
    command: tuple[str, ...]
    option: str = "--junitxml="
    skipped: str = ""  # why it cannot run at all
    collected: tuple[str, ...] = ()  # further arguments of pytest for tests that may be tried again


class Outcome(NamedTuple):
    """Result of a part."""

    name: str
    status: int  # exit status of its command
    seconds: float
    counts: Counter[str]  # passed, failed, skipped
    reasons: Counter[str]  # why tests were skipped
    failed: tuple[str, ...] = ()  # names of tests
    unsteady: tuple[str, ...] = ()  # names of tests that failed and then passed alone


def parts() -> Iterator[Part]:
    """Yield the parts, the fastest feedback first."""
    vitest = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"
    node = shutil.which(
        "node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    command = (str(node), str(vitest), "run", "--root", "web", "--reporter=default")
    lacking = "" if node and vitest.is_file() else NO_PAGE_TOOLS
    yield Part("page", (*command, "--reporter=junit"), "--outputFile.junit=", lacking)
    others = ("tests/games", "tests/outside", "tests/browser")
    ignored = tuple(f"--ignore={folder}" for folder in others)
    # Three workers for two cores, because these tests wait for a server or a browser.
    waiting = (*PYTEST, *workers(3))
    yield Part("server, lab, tools", (*waiting, "--dist=loadgroup"), collected=ignored)
    covered = ("--cov=src/tinstar/games", "--cov-fail-under=100")
    yield Part("games", (*PYTEST, *workers(2), "tests/games", "tests/outside", *covered))
    yield Part("browser", (*waiting, "--dist=worksteal"), collected=("tests/browser",))


def workers(wanted: int) -> tuple[str, str]:
    """Return pytest's option for `wanted` workers, or fewer if memory is short."""
    return "-n", str(max(1, min(wanted, programs.memory() // A_WORKER)))


def run(part: Part) -> Outcome:
    """Run a part. Failed tests run once more, alone, as CPython's own tests do."""
    if part.skipped:
        return Outcome(part.name, _required(), 0, Counter(skipped=1), Counter([part.skipped]))
    first = _execute(part)
    if not part.collected or not 0 < len(first.failed) <= FEW:
        return first
    print(f"\n{part.name}: trying {len(first.failed)} failed tests again, alone", flush=True)
    alone = (*PYTEST, "--last-failed", "--last-failed-no-failures=none")
    second = _execute(Part(f"{part.name}, again", alone, collected=part.collected))
    if second.status or second.counts["passed"] < len(first.failed):
        return first
    return first._replace(status=0, failed=(), unsteady=first.failed)


def _execute(part: Part) -> Outcome:
    results = RESULTS / f"{part.name.replace(', ', '-')}.xml"
    results.unlink(missing_ok=True)
    began = time.monotonic()
    # Node.js uses /tmp only, even if that is read-only.
    environment = os.environ | {"TMPDIR": tempfile.gettempdir()}
    command = [*part.command, *part.collected, f"{part.option}{results}"]
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    took = time.monotonic() - began
    return Outcome(part.name, status, took, *_read(results))


def _required() -> int:
    """Return the exit status of a part that cannot run: a failure only with `CI=true`."""
    return int(os.environ.get("CI") == "true")


def _read(results: Path) -> tuple[Counter[str], Counter[str], tuple[str, ...]]:
    """Return how many tests passed, failed and were skipped, why, and the names of the failed."""
    counts, reasons, failed = Counter[str](), Counter[str](), dict[str, None]()
    cases = ElementTree.parse(results).iter("testcase") if results.is_file() else ()
    for case in cases:
        found = next((each for each in case if each.tag in CASES), None)
        outcome = "passed" if found is None else "skipped" if found.tag == "skipped" else "failed"
        counts[outcome] += 1
        if found is not None and outcome == "skipped":
            reasons[found.get("message", "")] += 1
        if outcome == "failed":
            failed[f"{case.get('classname')}::{case.get('name')}"] = None
    return counts, reasons, tuple(failed)


def summary(outcomes: list[Outcome]) -> str:
    """Return a table of the parts, why tests were skipped, and which failed."""
    rows = [f"{'part':22}{'passed':>8}{'failed':>8}{'skipped':>8}{'seconds':>9}"]
    for name, status, seconds, counts, *_ in outcomes:
        figures = "".join(f"{counts[key]:8}" for key in ("passed", "failed", "skipped"))
        broken = "  did not end well" if status and not counts["failed"] else ""
        rows.append(f"{name:22}{figures}{seconds:9.0f}{broken}")
    reasons = sum((outcome.reasons for outcome in outcomes), Counter[str]())
    rows += [f"skipped {times:5}: {reason}" for reason, times in reasons.most_common()]
    rows += [f"failed: {test}" for outcome in outcomes for test in outcome.failed]
    rows += [f"failed, and passed alone: {test}" for each in outcomes for test in each.unsteady]
    return "\n".join(rows)


def main() -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    outcomes = [run(part) for part in parts()]
    print("\n" + summary(outcomes))
    raise SystemExit(any(outcome.status for outcome in outcomes))


if __name__ == "__main__":
    main()
