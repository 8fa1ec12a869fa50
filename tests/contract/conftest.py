from copy import copy

import pytest

import tinstar
from tests.contract.tables import load, tables


@pytest.fixture(scope="session", params=tables())
def game(request) -> tinstar.Game:
    """Each table in turn."""
    return load(request.param)


@pytest.fixture(scope="session")
def fast_game(game) -> tinstar.Game:
    """The same table, played by machine code; its making is shared by the whole session."""
    return copy(game).compile()


@pytest.fixture(scope="session", params=tinstar.available())
def bundle(request):
    """The rules of each game in turn."""
    from tinstar.games import rules

    return rules(request.param)
