"""The declaration of a feature. `app` puts all features together, in a fixed order."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.http.routes import Route, Service
from tinstar.server.tables.hooks import HooksOf, no_hooks
from tinstar.server.tables.table_store import TableStore

A_DAY = 24 * 3600


def nothing_kept(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    """Return the empty export of a feature that stores nothing about guests."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A feature of the server.

    The server serves its routes only while the feature is turned on. The feature's hooks run even
    while the feature is turned off.
    """

    name: str  # its setting in the configuration, if it can be turned off
    routes: Sequence[Route] = ()
    schemas: Sequence[ModuleType] = ()  # modules with its messages
    hooks: HooksOf = no_hooks
    export: Callable[[TableStore, SigningKeys, str], dict[str, Any]] = (
        nothing_kept  # fields of `Export`
    )
    # Actions of the owner by name: given a number, each returns lines of text.
    owner_deeds: Mapping[str, Callable[[TableStore, int], list[str]]] = field(default_factory=dict)

    def is_at(self, path: str) -> bool:
        """Return whether one of the feature's routes matches a path."""
        return any(route.match(path) is not None for route in self.routes)


TheFeatures = Service[tuple[Feature, ...]]  # all of a server, in the order of their hooks
