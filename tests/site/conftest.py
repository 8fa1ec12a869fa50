"""Fixtures of matches and of servers, which journals are taken from."""

from tests.match.conftest import (  # noqa: F401 - fixtures
    _finished,
    finished,
    short_game,
)
from tests.server.conftest import server_address, short, visit  # noqa: F401 - fixtures
