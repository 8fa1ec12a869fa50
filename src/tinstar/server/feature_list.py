"""All features, in the order in which their hooks run, and all messages of the API."""

from collections.abc import Iterator
from inspect import isclass

from msgspec import Struct

from tinstar.errors import BadOption
from tinstar.server import schema_types
from tinstar.server.cluster.leases import Leases
from tinstar.server.config import OPTIONAL_FEATURES, Config
from tinstar.server.features.accounts.feature import FEATURE as ACCOUNTS
from tinstar.server.features.accounts.feature import PASSKEYS
from tinstar.server.features.admin.feature import FEATURE as ADMIN
from tinstar.server.features.chat.feature import FEATURE as CHAT
from tinstar.server.features.circles.feature import FEATURE as CIRCLES
from tinstar.server.features.daily.feature import FEATURE as DAILY
from tinstar.server.features.feature import Feature
from tinstar.server.features.history.feature import FEATURE as HISTORY
from tinstar.server.features.lab.feature import FEATURE as LAB
from tinstar.server.features.notifications.feature import FEATURE as NOTIFICATIONS
from tinstar.server.features.practice.feature import FEATURE as PRACTICE
from tinstar.server.features.reviews.feature import FEATURE as REVIEWS
from tinstar.server.features.tournaments.feature import FEATURE as TOURNAMENTS
from tinstar.server.tables import (
    catalogue_schemas,
    chat_schemas,
    daily_schemas,
    finished_match_schemas,
    rating_schemas,
    setup_schemas,
    table_schemas,
    websocket_schemas,
)

# Circles come first: they read a guest's results before another feature deletes these.
FEATURES = (
    CIRCLES,
    ACCOUNTS,
    PASSKEYS,
    NOTIFICATIONS,
    CHAT,
    TOURNAMENTS,
    DAILY,
    HISTORY,
    REVIEWS,
    PRACTICE,
    LAB,
    ADMIN,
)
HOOKS = [feature.hooks for feature in FEATURES]
TABLE_SCHEMAS = (
    schema_types,
    catalogue_schemas,
    setup_schemas,
    table_schemas,
    websocket_schemas,
    finished_match_schemas,
    chat_schemas,
    rating_schemas,
    daily_schemas,
)


def is_on(config: Config, feature: Feature) -> bool:
    """Return whether the server has a feature. Only optional features can be turned off."""
    return feature.name not in OPTIONAL_FEATURES or feature.name in config.features


def expect_alike(config: Config, leases: Leases) -> None:
    """Raise `BadOption` unless all running processes of this server have the same features."""
    own = " ".join(config.features) or "none"
    others = leases.agreed("features", own.encode()).decode()
    if others != own:
        raise BadOption(
            f"features: expected {others}, as in the other processes of this server; got {own}"
        )


def turned_off(config: Config, path: str) -> str:
    """Return the feature to which a path belongs, if that feature is turned off.

    Otherwise, return "".
    """
    off = (feature for feature in FEATURES if not is_on(config, feature))
    return next((f.name for f in off if f.is_at(path.removeprefix("/api"))), "")


def _messages() -> Iterator[tuple[str, type[Struct]]]:
    for module in (*TABLE_SCHEMAS, *(s for feature in FEATURES for s in feature.schemas)):
        for name, said in vars(module).items():
            if isclass(said) and issubclass(said, Struct) and said is not Struct:
                yield name, said


MESSAGES = dict(_messages())
