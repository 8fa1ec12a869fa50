"""Commands for those who write a game of their own: docs/tutorial.md."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.progress_bar import bar
from tinstar.cli.shared_options import From, app, duration

if TYPE_CHECKING:
    from tinstar.testing.contract_process import Fault

MISSING = 1
WIDTH = 100

OfThem = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="if the folder has more than one")
]
Quick = Annotated[
    bool, typer.Option("--quick", help="in Python alone: no machine code, half a minute")
]
ForEach = Annotated[float, typer.Option(metavar="S", parser=duration, help="for each promise")]


@app.command(
    help="Write a small game of your own, to play at once and to change: a package with tests.",
)
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="of the game, such as night_owl")],
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="where its folder is made; here if not said")
    ] = Path(),
) -> None:
    from tinstar.testing.new_game import write

    folder = write(name, out)
    print(f"{folder} is a game. Now:\n")
    print(f"  cd {folder}")
    for said in (f"play {name}", "serve", f"check {name}"):
        print(f"  tinstar {said} --from .")


@app.command(
    help="""Say what is missing in a game, and why it matters; exit code 1 where something is.

    The game is run in a process of its own, and each promise has so many seconds.
    """
)
def check(
    game: OfThem = None, quick: Quick = False, seconds: ForEach = 120.0, written: From = None
) -> None:
    from tinstar.testing.contract_process import check as checked

    name = _named(game, written or [])
    with bar("looking") as tell:
        found = checked(name, not quick, seconds, lambda _: tell(0.0))
    for cause in dict.fromkeys(fault.found for fault in found.faults):
        _tell([fault for fault in found.faults if fault.found == cause])
    if not found.faults:
        print(f"{name} keeps all that a game promises; it was looked into {found.kept} times.")
        _offer(found.may)
        return
    many = len(found.faults)
    print(f"{many} {'promise is' if many == 1 else 'promises are'} not kept.")
    raise typer.Exit(MISSING)


def _named(game: str | None, written: list[str]) -> str:
    from tinstar.errors import BadOption, UnknownGame
    from tinstar.games import available

    if game is None:
        if len(written) != 1:
            came = ", ".join(written) or "none"
            raise BadOption(f"expected a game, or --from FOLDER that has one; got {came}")
        return written[0]
    if game not in available():
        raise UnknownGame(f"expected a game among: {', '.join(available())}; got {game!r}")
    return game


def _tell(faults: "list[Fault]") -> None:
    """What one cause has broken: the first promise of them says it."""
    fault, others = faults[0], len(faults) - 1
    also = f", and {others} other{'s' * (others > 1)}" if others else ""
    print(_filled(f"{fault.promise} [{fault.at}]{also}", ""))
    print(_filled(f"found: {fault.found}", "    "))
    if fault.why:
        print(_filled(f"why it matters: {fault.why}", "    "))
    print()


def _offer(may: dict[str, str]) -> None:
    if may:
        print("\nIt may also have (docs/games.md):")
    for name, says in may.items():
        print(_filled(f"{name}: {says}", "  "))


def _filled(text: str, indent: str) -> str:
    import textwrap

    inner = f"{indent}  " if indent else ""
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=inner)
