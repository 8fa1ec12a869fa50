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
    host: str = LOOPBACK  # the address to listen on; 0.0.0.0 listens on all network interfaces
    port: Port = PORT  # the port to listen on; with 0, the server takes any free port
    # the database's URL, as SQLAlchemy writes it; the default is an SQLite file in your data folder
    database: str = field(default_factory=default_database)
    bus: str = ""  # the message bus between the processes of one server, such as nats://host:4222
    page: Path | None = None  # the folder of the built page; `tinstar serve` finds it by itself
    # the games on offer, each by its name or folder; if empty, all built-in games
    games: tuple[str, ...] = ()
    # the names under which the server is reached, besides localhost and IP addresses
    hosts: tuple[str, ...] = ()
    # other sites whose pages may call the server, such as https://play.example.org
    origins: tuple[str, ...] = ()
    # the URL at which other machines reach the server; if empty, the server works it out
    outside: str = ""
    # the addresses or networks whose X-Forwarded-For header is trusted
    proxies: tuple[str, ...] = ()
    secure: bool = False  # send cookies over HTTPS only
    passkeys: bool = False  # guests may sign in with passkeys; this needs HTTPS or localhost
    metrics: bool = False  # serve /metrics for Prometheus
    log: Log = "text"  # the format of the log on stderr: text or json
    access_log: bool = False  # log one line for each request

    # Sockets. Enforced by http/rate_limits (`SocketSlots`, `ConnectionLimits`).
    # connections that are possible in total: half for seated players, half for spectators
    connections: Count = 4000
    # connections that one address may have as spectators; the same limit applies to players
    connections_per_address: Count = 200

    # Timeouts of sockets and idle tables. Enforced by gateway/websocket and tables/registry.
    hello_within: Seconds = 10  # how long to wait for a WebSocket's first message, `look`
    ping_every: Seconds = 20  # how often the server pings each WebSocket
    idle_after: Seconds = 600  # how long a table without connections stays in memory

    # Computer players and hints. Enforced by tables/computer_thinking and thinking_queue.
    compile: bool = True  # compile all games; if false, searches run in Python
    thoughts: Count = 16  # how many computer players may think at the same time
    # how long a computer player may think; after that, the server plays a random legal move
    thought_within: Seconds = 30
    hint_seconds: Seconds = 1.0  # how long the search for a hint takes

    # Tables of one guest and of one network address. Enforced by tables/registry.
    tables_per_guest: Count = 100  # unfinished tables that one guest may have
    tables_per_address: Count = 300  # unfinished tables that all guests at one address may have
    tables_an_hour: Count = 60  # tables that one guest may create in an hour
    tables_an_hour_per_address: Count = 200  # tables that one address may create in an hour

    # Retention. Enforced by tables/registry; also by features/chat, circles and tournaments.
    keep_unplayed: Days = 1  # age at which a table without any move is deleted
    keep: Days = 365  # idle time before a table, circle or tournament is deleted
    keep_reports: Days = 90  # age at which a report about another guest is deleted

    # Reviews. Enforced by features/reviews/service.
    # playouts to find the best action of a decision; the value of a position takes half as many
    review_playouts: Count = 2000
    # how long a review may take; after that, it stops with the results it has
    review_within: Seconds = 600
    reviews_waiting: Count = 20  # reviews that may wait or run, in total
    # reviews that may wait or run for one network address
    reviews_waiting_per_address: Count = 3

    # Optional features. The server has no routes of a feature that is off (`feature_list`).
    circles: bool = True  # circles of friends, and their weekly nights
    # tournaments, and duplicate tables (several tables with the same deals)
    tournaments: bool = True
    notifications: bool = True  # turn reminders for players who are away, by the channels below
    reviews: bool = True  # guests may request a review of a finished match
    lab: bool = True  # guests may ask how a changed game parameter affects a game

    # Questions to the lab. Enforced by features/lab/service.
    lab_seconds: Seconds = 60  # CPU seconds for one question
    # how many questions run at the same time, at most one for each network address
    lab_at_once: Count = 2
    lab_waiting: Count = 12  # questions that may wait or run, in total
    lab_per_address: Count = 4  # questions that may wait or run for one network address
    # how long a question is kept while no page asks for its results
    lab_patience: Seconds = 20

    # Channels of notifications. Used by sending/delivery.
    # the owner's mail address, which push services get; setting it turns on Web Push
    push: str = ""
    # the mail server, smtps://user:password@host or smtp://host; setting it turns on mail
    mail: str = ""
    mail_from: str = ""  # the address from which mail is sent

    # Mails that ask an address for consent. Enforced by sending/consent_mail_caps.
    confirmations_a_day_per_mailbox: Count = 3  # consent mails to one mailbox in a day
    # consent mails that one network address may request in a day
    confirmations_a_day_per_address: Count = 10
    confirmations_a_day_per_domain: Count = 50  # consent mails to one mail domain in a day
    confirmations_a_day: Count = 200  # consent mails in a day, in total

    # Webhooks and reminders. Used by sending/delivery and features/notifications/turn_reminders.
    hooks: bool = False  # turn on webhooks to chat rooms
    # URLs in the server's own network that webhooks may call, such as https://chat.home:8065
    inside: tuple[str, ...] = ()
    # how long a player whose turn it is may look away before a reminder is sent
    notice_after: Seconds = 20

    # Requests. Enforced by gateway/session_middleware, with http/rate_limits.
    requests_per_second: Rate = 50  # requests a second from one network address, on average
    requests_at_once: Rate = 200  # requests that one network address may send at once

    @property
    def features(self) -> list[str]:
        """Return the optional features that are turned on."""
        return [name for name in OPTIONAL_FEATURES if getattr(self, name)]
