"""Every message there is, by its name: for the descriptions that are made of them."""

from inspect import isclass

from msgspec import Struct

from tinstar.server.features.accounts import schemas as accounts_schemas
from tinstar.server.features.chat import schemas as chat_schemas
from tinstar.server.features.circles import schemas as circles_schemas
from tinstar.server.features.history import schemas as history_schemas
from tinstar.server.features.lab import schemas as lab_schemas
from tinstar.server.features.tournaments import duplicate_schemas
from tinstar.server.features.tournaments import schemas as tournaments_schemas
from tinstar.server.tables import (
    catalogue_schemas,
    finished_match_schemas,
    setup_schemas,
    table_schemas,
    websocket_schemas,
)

_PARTS = (
    catalogue_schemas,
    setup_schemas,
    table_schemas,
    websocket_schemas,
    finished_match_schemas,
    lab_schemas,
    accounts_schemas,
    history_schemas,
    duplicate_schemas,
    tournaments_schemas,
    circles_schemas,
    chat_schemas,
)
SPOKEN: dict[str, type[Struct]] = {
    name: said
    for part in _PARTS
    for name, said in vars(part).items()
    if isclass(said) and issubclass(said, Struct) and said is not Struct
}
