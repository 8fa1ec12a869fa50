"""Commands for playing in the browser: `serve`, `compile`, and `tinstar` without a command."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.shared_options import From, app, tell_version, whole_number

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from tinstar.server.config import Config
    from tinstar.server.config_sources import ConfigWithSources

LOOPBACK = "127.0.0.1"
ENOUGH = 1 << 16  # bytes of a reply; enough to recognise a server
PAGE = Path(__file__).parents[1] / "ui" / "page"


@app.callback(
    invoke_without_command=True,
    help="Play, simulate and build tabletop games with hidden information.\n\n"
    "Without a command, start a server and open it in your browser.",
)
def open_in_browser(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="print the version"),
    ] = False,
    written: From = None,
) -> None:
    if context.invoked_subcommand is None:
        config = with_games(settings_of(None).config, written or [])
        address = f"http://{config.host}:{config.port}"
        if is_open(address):
            _show(address)
        else:
            _open_server(config, ready=_show)


ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="config file; options override it",
    ),
]
ShowConfig = Annotated[
    bool, typer.Option("--show-config", help="print each setting and where it was set, then exit")
]
Host = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="address to listen on; 0.0.0.0 lets other devices connect; default: 127.0.0.1",
    ),
]
Port = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        parser=whole_number,
        help="port to listen on; 0 takes any free port; default: 8260",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="database with all tables; default: a file in your data folder"
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="HOST", help="accept requests for this host name; repeatable"),
]
Secure = Annotated[
    bool,
    typer.Option(
        "--secure", help="send cookies over HTTPS only; for a server behind an HTTPS proxy"
    ),
]
Keep = Annotated[
    int | None,
    typer.Option(
        metavar="DAYS",
        parser=whole_number,
        help="delete tables that nobody uses for so many days; default: 365",
    ),
]
Offered = Annotated[
    list[str] | None,
    typer.Option(
        "--game",
        metavar="NAME",
        help="offer only this game; default: all built-in games; repeatable",
    ),
]
NoLab = Annotated[
    bool, typer.Option("--no-lab", help="turn off the lab, in which guests simulate games")
]


@app.command(help="Run a server, so that others can play in their browsers.")
def serve(
    config: ConfigFile = None,
    show_config: ShowConfig = False,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    names: Names = None,
    secure: Secure = False,
    keep: Keep = None,
    games: Offered = None,
    no_lab: NoLab = False,
    written: From = None,
) -> None:
    said: dict[str, object] = {"host": host, "port": port, "database": database, "keep": keep}
    said |= {"hosts": names or None, "secure": secure or None, "lab": False if no_lab else None}
    said |= {"games": games or None}
    settings = settings_of(config, **said)
    settings = settings._replace(config=with_games(settings.config, written or []))
    if show_config:
        print(settings)
    else:
        _open_server(settings.config, ready=_say)


@app.command(
    "compile",
    help="Compile games now, so that nobody has to wait at a table.",
)
def make_machine_code(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="default: all games")
    ] = None,
    written: From = None,
) -> None:
    from rich.console import Console
    from rich.progress import Progress

    from tinstar.games import bundles, load
    from tinstar.match.machine_code_warmup import make_ready

    names = game or [bundle.name for bundle in bundles()]
    for name in names:
        load(name)  # report an unknown game at once
    stderr = Console(stderr=True)
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        for name in names:
            task = progress.add_task(name, total=1.0)
            make_ready(name, partial(_advance, progress, task))
            print(f"{name} is ready.", flush=True)


def _advance(progress: "Progress", task: "TaskID", share: float) -> None:
    progress.update(task, completed=share)


def settings_of(file: Path | None, **options: object) -> "ConfigWithSources":
    from tinstar.server.config_sources import merged_config

    return merged_config(file, os.environ, options, page=PAGE)


def with_games(config: "Config", written: list[str]) -> "Config":
    """Return the config with the games in `written` added to the games on offer."""
    from msgspec.structs import replace

    from tinstar.games import ours

    return replace(config, games=(*(config.games or ours()), *written)) if written else config


def _open_server(config: "Config", ready: Callable[[str], object]) -> None:
    from msgspec.structs import replace

    from tinstar.engine.machine_code.availability import can_run_fast
    from tinstar.engine.machine_code.compiled_units import HOW_TO_COMPILE
    from tinstar.games import ours
    from tinstar.server import run

    if config.compile and not any(can_run_fast(name) for name in config.games or ours()):
        config = replace(config, compile=False)
        print(
            "There is no compiled code for these games, and no compiler. Computer players search in"
            f" Python, about a thousand times slower. To change that, {HOW_TO_COMPILE}.",
            flush=True,
        )
    with suppress(KeyboardInterrupt):  # which stops the server
        run(config, ready)


def is_open(address: str) -> bool:
    """Return whether a server already runs at `address`."""
    from http.client import HTTPException
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}/api/house", timeout=2) as answer:
            return b'"games"' in answer.read(ENOUGH)
    except (OSError, HTTPException):  # no server, or another program
        return False


def _say(address: str) -> None:
    print(f"The server is running at {address} - press Ctrl-C to stop it.", flush=True)
    if sys.stdout.isatty() and LOOPBACK not in address:
        import segno  # so that a phone in the room needs no typing

        segno.make(address, error="L").terminal(compact=True)


def _show(address: str) -> None:
    import webbrowser

    _say(address)
    if not webbrowser.open(address):
        print("No browser could be started. Open that address in one yourself.", file=sys.stderr)
