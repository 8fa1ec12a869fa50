"""The configuration of the server: every setting, its type and its default.

All limits that an operator can change are here. The line above each group of settings names the
module that enforces them. `config_sources` merges the config file, the environment and the command
line.
"""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, field

from tinstar.match.durable_files import own_folder

LOOPBACK = "127.0.0.1"
PORT = 8260

# Features that can be turned off. All others are part of every table or every guest's account.
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
    """Return the URL of an SQLite file in the user's data folder."""
    return f"sqlite:///{own_folder() / 'house.sqlite'}"


class Config(Struct, frozen=True, kw_only=True):
    """All settings of the server. `docs/running.md` says how to use them.

    The comments below are the text of the manual's page on configuration (`make manual`). A comment
    after an empty line opens a group. A comment beside a setting, or right above it, explains that
    setting.
    """

    # Address, storage, page and logs. Used by app, gateway/session_middleware and logging_setup.
    host: str = LOOPBACK  # address to listen on; 0.0.0.0: all network interfaces
    port: Port = PORT  # port to listen on; 0: any free port
    # SQLAlchemy URL; the default is an SQLite file in the user's data folder
    database: str = field(default_factory=default_database)
    bus: str = ""  # message bus between the processes of one server: nats://host:4222
    page: Path | None = None  # folder of the built page; `tinstar serve` knows it
    games: tuple[str, ...] = ()  # games on offer, by name or folder; empty: all built-in games
    # names under which the server is reached, besides localhost and IP addresses
    hosts: tuple[str, ...] = ()
    # other sites whose pages may call the server: https://play.example.org
    origins: tuple[str, ...] = ()
    outside: str = ""  # URL at which other machines reach the server; empty: worked out
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is trusted
    secure: bool = False  # send cookies over HTTPS only
    passkeys: bool = False  # guests may sign in with passkeys; needs HTTPS or localhost
    metrics: bool = False  # serve /metrics for Prometheus
    log: Log = "text"  # format of the log on stderr: text or json
    access_log: bool = False  # log a line for each request

    # Sockets. Enforced by http/rate_limits (`SocketSlots`, `ConnectionLimits`).
    connections: Count = 4000  # in total; half of it for seated players, half for spectators
    connections_per_address: Count = 200  # at tables: this many watching and this many seated

    # Timeouts of sockets and idle tables. Enforced by gateway/websocket and tables/registry.
    hello_within: Seconds = 10  # until a WebSocket's first `look` message
    ping_every: Seconds = 20  # of each WebSocket
    idle_after: Seconds = 600  # until a table without connections is unloaded from memory

    # Computer players and hints. Enforced by tables/computer_thinking and thinking_queue.
    compile: bool = True  # compile all games; otherwise searches run in Python
    thoughts: Count = 16  # computer players thinking at the same time
    thought_within: Seconds = 30  # until a random legal move is played instead
    hint_seconds: Seconds = 1.0  # of search, for a hint

    # Tables of one guest and of one network address. Enforced by tables/registry.
    tables_per_guest: Count = 100  # unfinished tables of one guest
    tables_per_address: Count = 300  # unfinished tables of all guests at one network address
    tables_an_hour: Count = 60  # new tables of one guest
    tables_an_hour_per_address: Count = 200  # of one network address

    # Retention. Enforced by tables/registry; also by features/chat, circles and tournaments.
    keep_unplayed: Days = 1  # until a table without a single move is deleted
    keep: Days = 365  # without activity: until a table, circle or tournament is deleted
    keep_reports: Days = 90  # until a report about another guest is deleted

    # Reviews. Enforced by features/reviews/service.
    review_playouts: Count = 2000  # per search; half of it for each moment of the match
    review_within: Seconds = 600  # until a review stops with the results it has
    reviews_waiting: Count = 20  # queued and running reviews in total
    reviews_waiting_per_address: Count = 3  # of one network address

    # Optional features. `feature_list` leaves out the routes of those that are off.
    circles: bool = True  # circles of friends and their weekly nights
    tournaments: bool = True  # tournaments and tables with duplicate deals
    notifications: bool = True  # turn reminders for players who are away, by the channels below
    reviews: bool = True  # guests may request a review of a finished match
    lab: bool = True  # guests may ask how a changed game parameter affects a game

    # Questions to the lab. Enforced by features/lab/service.
    lab_seconds: Seconds = 60  # CPU seconds per question
    lab_at_once: Count = 2  # questions running at the same time, one for each network address
    lab_waiting: Count = 12  # queued and running questions in total
    lab_per_address: Count = 4  # of these, from one network address
    lab_patience: Seconds = 20  # until a question that no page polls is dropped

    # Channels of notifications. Used by sending/delivery.
    push: str = ""  # turns on Web Push: the owner's mail address, for push services
    mail: str = ""  # turns on mail: smtps://user:password@host, or smtp://host
    mail_from: str = ""  # sender of the mail

    # Mails that ask an address for consent. Enforced by sending/consent_mail_caps.
    confirmations_a_day_per_mailbox: Count = 3  # to one mailbox
    confirmations_a_day_per_address: Count = 10  # requested from one network address
    confirmations_a_day_per_domain: Count = 50  # to one mail domain
    confirmations_a_day: Count = 200  # in total

    # Webhooks and reminders. Used by sending/delivery and features/notifications/turn_reminders.
    hooks: bool = False  # turns on webhooks to chat rooms
    # URLs in the own network that webhooks may call: https://chat.home:8065
    inside: tuple[str, ...] = ()
    notice_after: Seconds = 20  # until a player who is to act and does not look is reminded

    # Requests. Enforced by gateway/session_middleware, with http/rate_limits.
    requests_per_second: Rate = 50  # of one network address
    requests_at_once: Rate = 200  # size of its bursts

    @property
    def features(self) -> list[str]:
        """Return the optional features that are turned on."""
        return [name for name in OPTIONAL_FEATURES if getattr(self, name)]
