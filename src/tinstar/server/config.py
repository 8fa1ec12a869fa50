"""What can be set when the house opens its doors."""

from pathlib import Path

from msgspec import Struct

from tinstar.table.disk import own_folder


def default_database() -> str:
    """An SQLite file where this machine keeps such things."""
    return f"sqlite:///{own_folder() / 'house.sqlite'}"


class Config(Struct, frozen=True, kw_only=True):
    """Where tables are kept, who may come in, and how much of everything there may be.

    `database` is an SQLAlchemy URL. `hosts` are names under which the house is reached, besides
    localhost and plain addresses; `origins` are further sites whose pages may talk to it, such as
    `https://play.example.org`. `outside` is where other machines reach it, as far as it knows; it
    is empty where it listens to its own machine alone. Times are in seconds.
    """

    database: str
    page: Path | None = None
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    outside: str = ""
    secure: bool = False  # cookies over HTTPS only
    connections: int = 4000  # in all, and half of them kept for those who sit at a table
    connections_per_address: int = 200  # at tables: so many who watch, so many who sit there
    hello_within: float = 10
    ping_every: float = 20
    idle_after: float = 600  # then a table that nobody looks at leaves memory
    compile: bool = True  # make machine code of all games; without it searches are in Python
    thoughts: int = 16  # computer players that think at the same time
    thought_within: float = 30
    hint_seconds: float = 1.0
    tables_per_guest: int = 100  # that are not over,
    tables_per_address: int = 300  # of all guests who come from there
    tables_an_hour: int = 60  # that a guest may set,
    tables_an_hour_per_address: int = 200
    keep_unplayed: float = 24 * 3600  # then a table that nobody ever played at is forgotten,
    keep: float = 365 * 24 * 3600  # and any other after nothing has happened there for so long
    review_playouts: int = 2000  # of each search; half as many for each moment
    review_within: float = 600  # then it stops with what it has
    reviews_waiting: int = 20  # for their turn, and so many that were asked for from one address:
    reviews_waiting_per_address: int = 3
    lab: bool = True  # guests may ask it what another number does to a game:
    lab_seconds: float = 60  # of the processor, for each question
    lab_at_once: int = 2  # questions, one of each address
    lab_waiting: int = 12  # and so many in all, and of one address:
    lab_per_address: int = 4
    lab_patience: float = 20  # then a question that nobody looks at any more is left
    requests_per_second: float = 50  # of one guest, and so many at once:
    requests_at_once: float = 200
