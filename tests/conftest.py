import gc

import pytest

from tinstar.games import ours

# Whatever was collected stays to the end. To look through it for garbage as often as Python does of
# itself takes an eighth of the time.
gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(tryfirst=True)  # before xdist looks for the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Under `--dist loadgroup` one worker runs all that is compiled of a game, so that it is made
    once, and what it has in common is typed once."""
    for item in items:
        if item.get_closest_marker("compiled") and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(f"machine code of {game_of(item)}"))


def game_of(item: pytest.Item) -> str:
    """The game that a test is about, as far as its parameters say: its name or its table. Most that
    do not say are about Calaboose."""
    known = ours()
    callspec = getattr(item, "callspec", None)
    for given in callspec.params.values() if callspec else ():
        name = given[0] if isinstance(given, tuple) else given
        if isinstance(name, str) and name in known:
            return name
    return "calaboose"
