"""What a feature of the server brings. `app` puts all of them together, in a fixed order."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler

from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.tables.hooks import HooksOf, no_hooks
from tinstar.server.tables.table_store import TableStore

A_DAY = 24 * 3600  # seconds


def nothing_kept(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    """The export of a feature that keeps nothing of guests."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Feature:
    """One feature. Routes are there only while it is turned on; all else always is."""

    name: str  # as the configuration turns it off, where it can
    handlers: Sequence[HTTPRouteHandler] = ()
    schemas: Sequence[ModuleType] = ()  # of the messages that it brings
    hooks: HooksOf = no_hooks
    export: Callable[[TableStore, SigningKeys, str], dict[str, Any]] = (
        nothing_kept  # fields of `Export`
    )
    # What the owner may ask for by name; given a number, it returns lines to be shown.
    owner_deeds: Mapping[str, Callable[[TableStore, int], list[str]]] = field(default_factory=dict)

    def is_at(self, path: str) -> bool:
        """Whether one of its routes has that path."""
        asked = path.strip("/").split("/")
        routes = (own.strip("/").split("/") for route in self.handlers for own in route.paths)
        return any(len(own) == len(asked) and all(map(_is_part, own, asked)) for own in routes)


def _is_part(own: str, asked: str) -> bool:
    return own == asked or own.startswith("{")


TheFeatures = NamedDependency[tuple[Feature, ...]]  # all of a server, in the order of their hooks
