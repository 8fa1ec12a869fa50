"""Commands for those who sit down at the table in the browser, or host it for others."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.app import app, tell_version, whole_number

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

LOOPBACK = "127.0.0.1"
PORT = 8260
A_DAY = 24 * 3600  # seconds
PAGE = Path(__file__).parents[1] / "faces" / "page"


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="which this is")
    ] = False,
) -> None:
    """Without a command: open the house in the browser."""
    if context.invoked_subcommand is None:
        address = f"http://{LOOPBACK}:{PORT}"
        if _is_open(address):
            _show(address)
        else:
            _open_house(LOOPBACK, PORT, ready=_show)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets other machines in")
    ] = LOOPBACK,
    port: Annotated[
        int, typer.Option(metavar="N", parser=whole_number, help="0: any that is free")
    ] = PORT,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="where tables are kept; a file of your own")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="a name that others reach it by; repeatable"),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="it is reached over HTTPS, through a proxy")
    ] = False,
    keep: Annotated[
        int, typer.Option(metavar="DAYS", parser=whole_number, help="how long tables are kept")
    ] = 365,
    lab: Annotated[
        bool, typer.Option("--lab/--no-lab", help="guests may have it play games: /lab")
    ] = True,
) -> None:
    """Host tables in the browser for others."""
    from tinstar.core.errors import BadOption

    if keep < 1:
        raise BadOption(f"--keep: expected a day or more, got {keep}")
    more = {"hosts": tuple(name or ()), "secure": secure, "keep": keep * A_DAY, "lab": lab}
    _open_house(host, port, ready=_say, database=database, **more)


@app.command("compile")
def make_machine_code(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="all if none is named")
    ] = None,
) -> None:
    """Make machine code for the table now, rather than when somebody waits for it."""
    from rich.console import Console
    from rich.progress import Progress

    from tinstar.games import available, load
    from tinstar.table.ready import make_ready

    names = game or available()
    for name in names:
        load(name)  # or say at once that there is no such game
    stderr = Console(stderr=True)
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        for name in names:
            task = progress.add_task(name, total=1.0)
            make_ready(name, partial(_advance, progress, task))
            print(f"{name} is ready.", flush=True)


def _advance(progress: "Progress", task: "TaskID", share: float) -> None:
    progress.update(task, completed=share)


def _open_house(host: str, port: int, **more: object) -> None:
    from tinstar.server import run

    run(host, port, page=PAGE, **more)  # pyright: ignore[reportArgumentType]


def _is_open(address: str) -> bool:
    """Whether a house is open there already."""
    from urllib.error import URLError
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}/api/house", timeout=2) as answer:
            return b'"games"' in answer.read()
    except (URLError, OSError):
        return False


def _say(address: str) -> None:
    print(f"The house is open at {address} - Ctrl-C closes it.", flush=True)


def _show(address: str) -> None:
    import webbrowser

    _say(address)
    if not webbrowser.open(address):
        print("Open that address in a browser.", file=sys.stderr)
