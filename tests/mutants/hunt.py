"""Find out which planted faults of a game its own tests detect.

The tests are collected once. A child process runs them all to learn which test runs which line.
Then each fault is planted in a new child process. It runs the tests that reach the fault, the
fastest first, until one fails. The parent runs no test, so no state from before the fault survives.
"""

import contextlib
import gc
import inspect
import io
import os
import pickle
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol

import tinstar.games
from tests.mutants.faults import Fault, faults

TESTS = Path(__file__).parents[1] / "games"
SOURCES = Path(tinstar.games.__path__[0])
BESIDE_THE_RULES = {
    "resample",
    "legal_actions",
    "evaluation",
    "rollout_policy",
    "etiquette",
}  # not rules of the game
BOUNDS = {"longest_game"}  # any number that is large enough would do
KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"
LONGEST_TEST = 0.5  # seconds; a longer test is left out
PATIENCE = 5  # a test that takes five times as long, plus a second, counts as endless


def modules(game: str) -> list[str]:
    """Return a game's modules with rules."""
    files = sorted((SOURCES / game).glob("*.py"))
    return [
        f.stem for f in files if "\n@rule\n" in f.read_text() and f.stem not in BESIDE_THE_RULES
    ]


def faults_of(game: str, names: list[str]) -> Iterator[Fault]:
    for name in names:
        module = import_module(f"tinstar.games.{game}.{name}")
        for _, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and function.__name__ not in BOUNDS:
                yield from faults(function)


class Hunt:
    """Pytest plugin that plants faults and runs the tests against each of them."""

    def __init__(self, name: str, prey: list[Fault], tell: Callable[[Fault, str], None]):
        self.remembered = f"mutants/{name}"  # in pytest's cache: the test that found each fault
        self.prey = prey
        self.tell = tell

    def pytest_configure(self) -> None:
        """Configure Hypothesis: fixed examples, no shrinking, no database."""
        from hypothesis import Phase, settings  # only after pytest has imported it

        examples = (Phase.explicit, Phase.generate)
        settings.register_profile("hunt", derandomize=True, database=None, phases=examples)
        settings.load_profile("hunt")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        known = in_a_child(self.learn)
        assert known, "the tests fail without a fault: run them first"
        self.seconds, self.passing = known
        gc.collect()
        gc.freeze()
        cache = session.config.cache
        assert cache
        finders = cache.get(self.remembered, {})
        good: Counter[tuple[Any, int]] = Counter()  # tests that found faults of a function
        for fault in self.prey:
            fate, finder = in_a_child(lambda f=fault: self.plant(f, finders, good)) or (
                TIMED_OUT,
                0,
            )
            if fate == KILLED:
                good[fault.function, finder] += 1
                finders[fault.name] = self.items[finder].nodeid
            self.tell(fault, fate)
        cache.set(self.remembered, finders)
        return True

    def learn(self) -> tuple[list[float], dict[tuple[str, int], set[int]]]:
        """Return how long each test takes, and which tests reach each line."""
        watch = coverage.Coverage(data_file=None, config_file=False, include=[f"{SOURCES}/*"])
        watch.start()
        seconds = []
        for number, item in enumerate(self.items):
            watch.switch_context(str(number))
            begun = time.process_time()
            assert passes(item), f"{item.nodeid} fails without a fault"
            seconds.append(time.process_time() - begun)
        watch.stop()
        data, passing = watch.get_data(), defaultdict[tuple[str, int], set[int]](set)
        for file in data.measured_files():
            for line, numbers in data.contexts_by_lineno(file).items():
                passing[file, line] = {int(n) for n in numbers if n}
        return seconds, dict(passing)

    def plant(self, fault: Fault, finders: dict[str, str], good: Counter) -> tuple[str, int]:
        """Run the last finder first, then tests that find many faults in this function."""
        fault.function.__code__ = fault.code
        tests = set[int]().union(*(self.passing.get((fault.file, x), ()) for x in fault.lines))
        known = finders.get(fault.name)

        def order(x: int) -> tuple[bool, int, float]:
            return self.items[x].nodeid != known, -good[fault.function, x], self.seconds[x]

        for number in sorted((x for x in tests if self.seconds[x] <= LONGEST_TEST), key=order):
            signal.setitimer(signal.ITIMER_VIRTUAL, 1 + PATIENCE * self.seconds[number])
            if not passes(self.items[number]):
                return KILLED, number
        return SURVIVED, 0


def passes(item: pytest.Item) -> bool:
    """Run one test; a test without fixtures is called directly, in half the time."""
    assert isinstance(item, pytest.Function)
    given = item.callspec.params if hasattr(item, "callspec") else {}
    wanted = item._fixtureinfo.argnames
    makers = [item._fixtureinfo.name2fixturedefs[name][-1].func.__name__ for name in wanted]
    if set(makers) - {"get_direct_param_fixture_func"}:
        return not any(r.failed for r in runtestprotocol(item, log=False, nextitem=None))
    try:
        item.obj(**{name: given[name] for name in wanted})
    except Exception:
        return False
    return True


def in_a_child(work: Callable[[], Any]) -> Any:
    """Return the result of some work in a fork of this process; None if it crashes."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        quiet = contextlib.redirect_stdout(io.StringIO())
        with contextlib.suppress(BaseException), quiet, os.fdopen(writing, "wb") as pipe:
            pipe.write(pickle.dumps(work()))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(answer) if answer else None


def hunt(tests: Path, prey: list[Fault], tell: Callable[[Fault, str], None]) -> None:
    """Plant each fault, and report the outcome of a folder or file of tests."""
    options = ["-s", "-q", "-p", "no:xdist", "-m", "not compiled and not slow", "-o", "timeout=0"]
    ignored = [f"--ignore={tests / f'test_{name}.py'}" for name in ("evaluation", "rollout_policy")]
    pytest.main([str(tests), *options, *ignored], plugins=[Hunt(tests.stem, prey, tell)])
