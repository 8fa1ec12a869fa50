import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Under `--dist loadgroup` one worker runs all that is compiled, so that it is made once."""
    for item in items:
        if item.get_closest_marker("compiled") and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group("machine code"))
