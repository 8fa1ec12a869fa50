"""What a feature does when something happens to a table or to a guest.

`app` lists the features in a fixed order, and so their hooks. A feature that is turned off keeps
them: what it holds from earlier is forgotten all the same.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from tinstar.server.config import Config
from tinstar.server.storage.database import Database
from tinstar.server.tables.table_record import TableRecord


def nothing(*_: object) -> None:
    """The hook of a feature that has nothing to do then."""


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """Those that get a connection are part of its transaction: what they raise rolls it back."""

    add_table: Callable[[Connection, TableRecord], None] = nothing
    forget_table: Callable[[Connection, str], None] = nothing  # by its id
    # A guest; the id that stands in their place from now on, and its name.
    forget_guest: Callable[[Connection, str, str, str], None] = nothing
    # A guest without passkeys who has become another one, by a link to that one's device.
    move_guest: Callable[[str, str], None] = nothing
    forget_old: Callable[[Config], None] = nothing  # what was kept for long enough


HooksOf = Callable[[Database], Hooks]  # on one database


def no_hooks(database: Database) -> Hooks:
    return Hooks()
