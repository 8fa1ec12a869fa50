"""What can be set when the house opens its doors."""

from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path


def default_database() -> str:
    """An SQLite file where this machine keeps such things."""
    folder = user_data_path("tinstar", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'house.sqlite'}"


class Config(Struct, frozen=True, kw_only=True):
    """Where tables are kept, who may come in, and how much of everything there may be.

    `database` is an SQLAlchemy URL. `hosts` are names under which the house is reached, besides
    localhost and plain addresses; `origins` are further sites whose pages may talk to it, such as
    `https://play.example.org`. Times are in seconds.
    """

    database: str
    page: Path | None = None
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    secure: bool = False  # cookies over HTTPS only
    connections: int = 4000  # in all, and half of them kept for those who sit at a table
    connections_per_address: int = 200  # at tables: so many who watch, so many who sit there
    hello_within: float = 10
    ping_every: float = 20
    idle_after: float = 600  # then a table that nobody looks at leaves memory
    compile: bool = True  # get machine code of games ready; searching players wait for it
    thoughts: int = 16  # computer players that think at the same time
    thought_within: float = 30
    hint_seconds: float = 1.0
    tables_per_guest: int = 100
    requests_per_second: float = 50  # of one guest, and so many at once:
    requests_at_once: float = 200
