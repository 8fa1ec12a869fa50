"""Commands for the owner of a server: `tinstar house`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from tinstar.cli.serve_commands import settings_of
from tinstar.cli.shared_options import app, whole_number

if TYPE_CHECKING:
    from tinstar.server.config import Config
    from tinstar.server.features.admin.schemas import OwnerReply, OwnerWish

OWN = typer.Typer(
    no_args_is_help=True,
    help="Manage your server: tables, guests, reports, backups.",
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.add_typer(OWN, name="house")

SECONDS = 30.0
LONGEST_ANSWER = 1 << 24  # bytes
ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="as in `tinstar serve`")
]
Port = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        parser=whole_number,
        help="the server's port; default: found by itself with SQLite, else 8260",
    ),
]
Database = Annotated[str | None, typer.Option(metavar="URL", help="as in `tinstar serve`")]
Id = Annotated[
    str, typer.Argument(metavar="TABLE", help="id of the table, from `tinstar house tables`")
]
Seat = Annotated[
    int,
    typer.Argument(
        metavar="SEAT",
        parser=whole_number,
        help="number of the seat, from 0, from `tinstar house tables`",
    ),
]


@OWN.command(help="List the tables, newest first: time of the last move, id, game and players.")
def tables(config: ConfigFile = None, port: Port = None, database: Database = None) -> None:
    _wish(_config(config, port, database), "tables")


@OWN.command(
    help="Delete a table with its journal and review. Only a backup can bring it back.",
)
def forget(
    table: Id, config: ConfigFile = None, port: Port = None, database: Database = None
) -> None:
    _wish(_config(config, port, database), "forget", table=table)


@OWN.command(help="Remove a player from a table for good. The table gets a new invitation link.")
def kick(
    table: Id,
    seat: Seat,
    config: ConfigFile = None,
    port: Port = None,
    database: Database = None,
) -> None:
    _wish(_config(config, port, database), "kick", table=table, seat=seat)


@OWN.command(help="Give a player at a table another name.")
def rename(
    table: Id,
    seat: Seat,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    config: ConfigFile = None,
    port: Port = None,
    database: Database = None,
) -> None:
    said = _config(config, port, database)
    _wish(said, "rename", table=table, seat=seat, name=name)


@OWN.command(
    help="List reports about guests, newest first, with the last chat messages of the table."
)
def reports(config: ConfigFile = None, port: Port = None, database: Database = None) -> None:
    _wish(_config(config, port, database), "reports")


@OWN.command(help="Delete a report.")
def dismiss(
    report: Annotated[
        int,
        typer.Argument(
            metavar="REPORT",
            parser=whole_number,
            help="number of the report, from `tinstar house reports`",
        ),
    ],
    config: ConfigFile = None,
    port: Port = None,
    database: Database = None,
) -> None:
    said = _config(config, port, database)
    _wish(said, "dismiss", report=report)


@OWN.command(help="Copy the server's database to a file, even while the server runs.")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a new file")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    from tinstar.server.storage.backup import backup as copy

    copy(settings_of(config, database=database).config.database, file)
    print(f"{file} holds all data of the server, and its secrets. Keep it safe.")


@OWN.command(help="Restore the server's database from a backup. Stop the server first.")
def restore(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="backup, from `tinstar house backup`")
    ],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    from tinstar.server.storage.backup import restore as bring_back

    url = settings_of(config, database=database).config.database
    bring_back(url, file)
    print("The backup is restored. The earlier database is now the file ending in .before.")


Deed = Literal["tables", "forget", "kick", "rename", "reports", "dismiss"]


def _config(file: Path | None, port: int | None, database: str | None) -> "Config":
    """Return the config, with the port on which the server of this database listens."""
    from msgspec.structs import replace

    from tinstar.server.storage.connections import noted_port

    config = settings_of(file, port=port, database=database).config
    found = noted_port(config.database) if port is None else None
    return replace(config, port=found) if found else config


def _wish(config: "Config", deed: Deed, **of: Any) -> None:
    """Send what the owner asks for to the running server, and print the reply.

    If no server runs, open the server's database briefly and carry out `deed` in this process.
    """
    from tinstar.cli.serve_commands import is_open
    from tinstar.server.features.admin.schemas import OwnerWish

    wish = OwnerWish(deed, **of)
    address = f"http://{config.host}:{config.port}"
    told = (
        _asked(config, wish, f"{address}/api/owner")
        if is_open(address)
        else _done_here(config, wish)
    )
    for line in told.lines or ["There are none."]:
        print(line)


def _asked(config: "Config", wish: "OwnerWish", address: str) -> "OwnerReply":
    """Send a request of the server's owner to the server.

    First the server must prove that it uses the database of this command.
    """
    from http.client import HTTPException

    import msgspec

    from tinstar.errors import BadOption
    from tinstar.server.features.admin.schemas import OwnerChallenge, OwnerReply
    from tinstar.server.guests.signed_cookies import OwnerKey
    from tinstar.server.random_ids import new_token, same
    from tinstar.server.storage.database import secret_of

    key, nonce = OwnerKey(secret_of(config.database)), new_token()
    try:
        found = msgspec.json.decode(_sent(f"{address}?nonce={nonce}"), type=OwnerChallenge)
        if not same(found.answer, key.answer(nonce)):
            raise OSError("expected a proof that the server has the owner key, got none")
        body = msgspec.json.encode(wish)
        signed = {"Authorization": f"Tinstar {key.signed(found.challenge, body)}"}
        headers = signed | {"Content-Type": "application/json"}
        return msgspec.json.decode(_sent(address, body, headers), type=OwnerReply)
    except (msgspec.MsgspecError, OSError, HTTPException) as e:
        raise BadOption(
            f"{address}: expected a reply from the server that uses this database, got no"
            " reply or a reply of another server"
        ) from e


def _sent(url: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> bytes:
    """Return the body of the server's reply.

    Raises `BadOption` if the server rejects the request.
    """
    from urllib.error import HTTPError
    from urllib.request import Request, urlopen

    import msgspec

    from tinstar.errors import BadOption
    from tinstar.server.schema_types import Problem

    try:
        with urlopen(Request(url, body, headers or {}), timeout=SECONDS) as answer:
            return answer.read(LONGEST_ANSWER)
    except HTTPError as e:
        problem = msgspec.json.decode(e.read(LONGEST_ANSWER), type=Problem)
        raise BadOption(problem.detail) from e


def _done_here(config: "Config", wish: "OwnerWish") -> "OwnerReply":
    import asyncio

    from msgspec.structs import replace

    from tinstar.server.app import create_registry
    from tinstar.server.feature_list import FEATURES
    from tinstar.server.features.admin.service import carry_out

    async def once() -> "OwnerReply":
        registry = create_registry(replace(config, compile=False))
        try:
            return await carry_out(registry, FEATURES, wish)
        finally:
            await registry.close()

    return asyncio.run(once())
