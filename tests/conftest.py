import gc
import os
from collections.abc import Callable

import pytest

from tests import programs
from tests.browser.server_process import built_page
from tinstar.games import ours

# All collected tests live to the end. Python's default rate of garbage collection would take an
# eighth of the time.
gc.set_threshold(50_000, 20, 50)


FIXTURES = {"postgres": "database", "nats": "bus"}  # fixtures, and the marks that they imply
NEEDS: dict[str, tuple[Callable[[], object], ...]] = {
    "database": (programs.postgres,),
    "bus": (programs.nats,),
    "browser": (built_page, programs.chromium),
    "compiled": (programs.enough_memory,),
}


@pytest.hookimpl(tryfirst=True)  # before xdist reads the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their fixtures.

    Under `--dist loadgroup` one worker runs all compiled tests of a game, so that no other worker
    waits for the compiler. The largest groups run first. So compiled tests that name no game mostly
    find it compiled. They are grouped by module.
    """
    for item in items:
        for fixture in FIXTURES.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(FIXTURES[fixture])
        if item.get_closest_marker("compiled") and not item.get_closest_marker("xdist_group"):
            group = game_of(item) or item.nodeid.partition("::")[0]
            item.add_marker(pytest.mark.xdist_group(f"machine code of {group}"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that needs a program this machine lacks; fail it with `CI=true`."""
    for mark in NEEDS.keys() & {each.name for each in item.iter_markers()}:
        for find in NEEDS[mark]:
            try:
                find()
            except programs.Missing as missing:
                refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
                refuse(str(missing))


def game_of(item: pytest.Item) -> str:
    """Return the game that the parameters of a test name, or "" if they name none."""
    known = ours()
    callspec = getattr(item, "callspec", None)
    for given in callspec.params.values() if callspec else ():
        name = given[0] if isinstance(given, tuple) else given
        if isinstance(name, str) and name in known:
            return name
    return ""
