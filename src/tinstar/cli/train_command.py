"""The command for those who train players."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.shared_options import (
    Edition,
    From,
    GameName,
    Seed,
    Settings,
    VariantName,
    app,
    at_least_one,
    duration,
    numbers_and_options,
)

if TYPE_CHECKING:
    from rich.console import Console

    from tinstar.engine.game import Game
    from tinstar.lab.training import Progress

Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="where the net is written; where it was, with --resume"),
]
Minutes = Annotated[
    float, typer.Option(metavar="N", parser=duration, help="in all, of every thread")
]
Seats = Annotated[str | None, typer.Option(metavar="2-5", help="numbers of seats; all if not said")]
Threads = Annotated[int, typer.Option(metavar="N", parser=at_least_one, help="that play and learn")]
Resumed = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="go on with this net, which was being made"),
]
Begun = Annotated[
    Path | None,
    typer.Option("--begin", metavar="FILE", help="begin with this net, not with nothing"),
]
Playouts = Annotated[
    int | None,
    typer.Option(metavar="N", parser=at_least_one, help="let its searches of so many teach it"),
]
Among = Annotated[
    int | None,
    typer.Option(metavar="N", parser=at_least_one, help="and searches of so many for company"),
]
Widths = Annotated[
    str | None,
    typer.Option(metavar="128,96", help="of its two layers: 64,64, or as the net it begins with"),
]


@app.command(
    help="""Let a net learn a game by playing it against itself; `net:FILE` is then a player.

    The net is written every minute and at the end, and beside it FILE.training, from which
    --resume goes on, with the seats and the seed that it began with. Ctrl-C writes them too.
    With --begin and --playouts a search by that net shows what to do, and it learns to do so
    without. With --among, in two games of five all others search, by the game's hints. A net
    that it begins with can be made wider.
    """
)
def train(
    game: GameName,
    settings: Settings = None,
    out: Out = None,
    minutes: Minutes = 45.0,
    seats: Seats = None,
    threads: Threads = 1,
    resume: Resumed = None,
    begin: Begun = None,
    playouts: Playouts = None,
    among: Among = None,
    widths: Widths = None,
    seed: Seed = 1,
    edition: Edition = None,
    variant: VariantName = None,
    written: From = None,
) -> None:
    from tinstar.lab.training import Course
    from tinstar.lab.training import train as trained

    target = _target(out or resume)
    table = _table(game, settings, edition, variant)
    course = Course(minutes, _seats(seats, table), threads, seed, _widths(widths))
    course = course.among_searches(among or 0)
    course = course.by_search(playouts) if playouts else course
    with _telling() as tell:
        trained(table, course, target, resume, tell, begin)


def _target(out: Path | None) -> Path:
    """Where the net is written, once somebody said where, and there is a folder for it."""
    from tinstar.errors import BadOption, BadRecord
    from tinstar.system.atomic_files import expect_writable

    if out is None:
        raise BadOption("--out: expected a file for the net to be written to, got none")
    if not out.parent.is_dir():
        raise BadRecord(f"--out: expected a folder to write to, got {str(out.parent)!r}")
    expect_writable(out)
    return out


@contextmanager
def _telling() -> "Generator[Callable[[Progress], None]]":
    """One line that says how far it is, and above it each ladder as it was climbed."""
    from rich.console import Console

    console = Console(width=None if Console().is_terminal else 120)
    with console.status("machine code is being made, which takes some minutes at first") as status:

        def tell(progress: "Progress") -> None:
            status.update(_line(progress))
            if progress.ladder:
                _show(console, progress)

        yield tell


def _table(
    game: str, settings: list[str] | None, edition: Path | None, variant: str | None
) -> "Game":
    from tinstar.games import load, rules

    numbers, options = numbers_and_options(rules(game), settings, edition)
    table = load(game, None, numbers, **options)
    return table.variant(variant) if variant else table


def _seats(text: str | None, game: "Game") -> tuple[int, ...]:
    """`3`, `2-5` or `2,4` as numbers; of a variant, its own."""
    from tinstar.errors import BadOption

    if text is None:
        return (game.players,) if game.variation else ()
    found: list[int] = []
    for part in text.split(","):
        least, _, most = part.partition("-")
        if not least.isdecimal() or not (most or least).isdecimal():
            raise BadOption(f"--seats: expected numbers such as 2-5 or 2,4, got {text!r}")
        found += range(int(least), int(most or least) + 1)
    return tuple(found)


def _widths(text: str | None) -> tuple[int, ...]:
    from tinstar.errors import BadOption

    parts = text.split(",") if text else []
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        raise BadOption(f"--widths: expected two numbers such as 128,96, got {text!r}")
    return tuple(int(part) for part in parts)


def _line(p: "Progress") -> str:
    return (
        f"{p.minutes:.1f} min, {p.decisions:,} decisions, {p.speed:,.0f}/s, value {p.value:.3f}, "
        f"policy {p.policy:.3f}, entropy {p.entropy:.2f}"
    )


def _show(console: "Console", progress: "Progress") -> None:
    console.print(_line(progress), highlight=False)
    for name, rungs in progress.ladder.items():
        shares = (f"{n} seats {e.value:.2f} ({e.low:.2f}-{e.high:.2f})" for n, e in rungs.items())
        console.print(f"  share of wins against {name}: {', '.join(shares)}", highlight=False)
