"""What can be set when the house opens its doors."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, field

from tinstar.match.durable_files import own_folder

LOOPBACK = "127.0.0.1"
PORT = 8260

# Features that can be turned off. The others are part of every table, or of who guests are.
OPTIONAL_FEATURES = (
    "circles",
    "tournaments",
    "notifications",
    "reviews",
    "lab",
    "passkeys",
)

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0, lt=1e9)]
Days = Annotated[float, Meta(gt=0, lt=1e5)]
Rate = Annotated[float, Meta(gt=0)]
Port = Annotated[int, Meta(ge=0, lt=65536)]
Log = Annotated[str, Meta(pattern="^(text|json)$")]


def default_database() -> str:
    """An SQLite file where this machine keeps such things."""
    return f"sqlite:///{own_folder() / 'house.sqlite'}"


class Config(Struct, frozen=True, kw_only=True):
    """Where the house is, where tables are kept, who may come in, and how much of everything.

    `database` is an SQLAlchemy URL. `hosts` are names under which the house is reached, besides
    localhost and plain addresses; `origins` are further sites whose pages may talk to it, such as
    `https://play.example.org`. `outside` is where other machines reach it; empty, the house finds
    that out. `docs/running.md` tells how all of it can be set.
    """

    host: str = LOOPBACK
    port: Port = PORT  # 0: any that is free
    database: str = field(default_factory=default_database)
    bus: str = ""  # where several processes of one house speak to each other: nats://host:4222
    page: Path | None = None
    games: tuple[str, ...] = ()  # that it offers, by name or folder; empty: those of the house
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    outside: str = ""
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For is believed: addresses or networks
    secure: bool = False  # cookies over HTTPS only
    passkeys: bool = False  # guests may keep their profiles by one; it needs HTTPS, or localhost
    metrics: bool = False  # at /metrics, for Prometheus
    log: Log = "text"  # how the lines of stderr are written
    access_log: bool = False  # a line for each request
    connections: Count = 4000  # in all, and half of them kept for those who sit at a table
    connections_per_address: Count = 200  # at tables: so many who watch, so many who sit there
    hello_within: Seconds = 10
    ping_every: Seconds = 20
    idle_after: Seconds = 600  # then a table that nobody looks at leaves memory
    compile: bool = True  # make machine code of all games; without it searches are in Python
    thoughts: Count = 16  # computer players that think at the same time
    thought_within: Seconds = 30
    hint_seconds: Seconds = 1.0
    tables_per_guest: Count = 100  # that are not over,
    tables_per_address: Count = 300  # of all guests who come from there
    tables_an_hour: Count = 60  # that a guest may set,
    tables_an_hour_per_address: Count = 200
    keep_unplayed: Days = 1  # then a table that nobody ever played at is forgotten,
    keep: Days = 365  # and any other after nothing has happened there for so long
    keep_reports: Days = 90  # what guests have told the owner of each other
    review_playouts: Count = 2000  # of each search; half as many for each moment
    review_within: Seconds = 600  # then it stops with what it has
    reviews_waiting: Count = 20  # for their turn, and so many that were asked for from one address:
    reviews_waiting_per_address: Count = 3
    circles: bool = True  # circles of friends, and their weekly nights
    tournaments: bool = True  # and tables that share their deals
    notifications: bool = True  # reminders to those who do not look, by the ways named below
    reviews: bool = True  # guests may have a match that is over reviewed
    lab: bool = True  # guests may ask it what another number does to a game:
    lab_seconds: Seconds = 60  # of the processor, for each question
    lab_at_once: Count = 2  # questions, one of each address
    lab_waiting: Count = 12  # and so many in all, and of one address:
    lab_per_address: Count = 4
    lab_patience: Seconds = 20  # then a question that nobody looks at any more is left
    push: str = ""  # Web Push is on: a mail address where push services find the house's owner
    mail: str = ""  # notices by mail are on: smtps://user:password@host, or smtp://host
    mail_from: str = ""  # from whom they are
    confirmations_a_day_per_mailbox: Count = 3  # mails that ask whether an address wants notices:
    confirmations_a_day_per_address: Count = 10  # asked for from one network address,
    confirmations_a_day_per_domain: Count = 50  # to all addresses of one domain,
    confirmations_a_day: Count = 200  # and in all
    hooks: bool = False  # notices to chat rooms are on
    inside: tuple[str, ...] = ()  # of one's own network, where those may go: https://chat.home:8065
    notice_after: Seconds = 20  # that somebody is asked and does not look
    requests_per_second: Rate = 50  # of one guest, and so many at once:
    requests_at_once: Rate = 200

    @property
    def features(self) -> list[str]:
        """The optional features that are turned on."""
        return [name for name in OPTIONAL_FEATURES if getattr(self, name)]
