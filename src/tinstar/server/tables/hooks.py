"""Hooks: functions by which features react to events of tables and guests.

Hooks run in the fixed order of the features in `feature_list`. The hooks of a feature that is
turned off still run: if a table or guest is deleted, the feature's old data must be deleted too.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from tinstar.server.config import Config
from tinstar.server.storage.database import Database
from tinstar.server.tables.table_record import TableRecord


def nothing(*_: object) -> None:
    """Do nothing: the default for each hook that a feature does not set."""


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """The hooks of a feature.

    A hook that gets a database connection runs inside that connection's transaction. If the hook
    raises an exception, the transaction is rolled back.
    """

    add_table: Callable[[Connection, TableRecord], None] = nothing
    forget_table: Callable[[Connection, str], None] = nothing  # by its id
    # Arguments: the guest, the id that replaces it, and its new name.
    forget_guest: Callable[[Connection, str, str, str], None] = nothing
    # A guest without passkeys has become another one, by a device link.
    move_guest: Callable[[str, str], None] = nothing
    forget_old: Callable[[Config], None] = nothing  # delete data older than the retention time


HooksOf = Callable[[Database], Hooks]  # called with a database


def no_hooks(database: Database) -> Hooks:
    return Hooks()
