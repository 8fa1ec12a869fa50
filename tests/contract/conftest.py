import pytest

import tinstar
from tests.contract.tables import each_table
from tinstar.games import ours


@pytest.fixture(scope="session", params=each_table())
def game(request) -> tinstar.Game:
    """Each table in turn."""
    return request.param[1].load()


@pytest.fixture(scope="session", params=ours())
def bundle(request):
    """The rules of each game in turn."""
    from tinstar.games import rules

    return rules(request.param)
