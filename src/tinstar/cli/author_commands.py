"""Commands for authors of games (docs/tutorial.md): `new` and `check`."""

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
    str | None, typer.Argument(metavar="[GAME]", help="name of the game, if --from has several")
]
Quick = Annotated[
    bool, typer.Option("--quick", help="check in Python only, without compiling (half a minute)")
]
ForEach = Annotated[
    float, typer.Option(metavar="S", parser=duration, help="time limit for each check")
]


@app.command(
    help="Write a small game to start from: a package with tests.",
)
def new(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="name of the game, such as night_owl")
    ],
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="where to create its folder; default: here")
    ] = Path(),
) -> None:
    from tinstar.testing.new_game import write

    folder = write(name, out)
    print(f"{folder} is a game. Now:\n")
    print(f"  cd {folder}")
    for said in (f"play {name}", "serve", f"check {name}"):
        print(f"  tinstar {said} --from .")


@app.command(
    help="""Check whether a game does all that Tinstar expects of a game.

    If something is missing, the command says what, and why that matters, and exits with 1. The
    game runs in a separate process.
    """
)
def check(
    game: OfThem = None, quick: Quick = False, seconds: ForEach = 120.0, written: From = None
) -> None:
    from tinstar.testing.contract_process import check as checked

    name = _named(game, written or [])
    with bar("checking") as tell:
        found = checked(name, not quick, seconds, lambda _: tell(0.0))
    for cause in dict.fromkeys(fault.found for fault in found.faults):
        _tell([fault for fault in found.faults if fault.found == cause])
    if not found.faults:
        print(f"{name} keeps every promise of a game; {found.kept} checks passed.")
        _offer(found.may)
        _doubt(found.unseen)
        return
    many = len(found.faults)
    print(f"{many} {'promise is' if many == 1 else 'promises are'} broken.")
    raise typer.Exit(MISSING)


def _named(game: str | None, written: list[str]) -> str:
    from tinstar.errors import BadOption, UnknownGame
    from tinstar.games import available

    if game is None:
        if len(written) != 1:
            came = ", ".join(written) or "none"
            raise BadOption(
                f"GAME: expected a name, or exactly one game in the folder of --from; got {came}"
            )
        return written[0]
    if game not in available():
        raise UnknownGame(f"expected a game among: {', '.join(available())}; got {game!r}")
    return game


def _tell(faults: "list[Fault]") -> None:
    """Print the first of several faults with the same cause, and the number of others.

    The text begins with the promise (a rule for all games) that the game breaks.
    """
    fault, others = faults[0], len(faults) - 1
    also = f", and {others} other{'s' * (others > 1)}" if others else ""
    print(_filled(f"{fault.promise} [{fault.at}]{also}", ""))
    print(_filled(f"found: {fault.found}", "    "))
    if fault.why:
        print(_filled(f"why it matters: {fault.why}", "    "))
    print()


def _offer(may: dict[str, str]) -> None:
    if may:
        print("\nYou may also add (docs/games.md):")
    for name, says in may.items():
        print(_filled(f"{name}: {says}", "  "))


def _doubt(unseen: list[str]) -> None:
    if unseen:
        print("\nThe flow declares these transitions, and no random game made them:")
        print(_filled("; ".join(unseen), "  "))


def _filled(text: str, indent: str) -> str:
    import textwrap

    inner = f"{indent}  " if indent else ""
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=inner)
