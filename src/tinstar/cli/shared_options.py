"""The Typer app, and the options and helper functions that its commands share."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from tinstar.engine.edition import Edition as Numbered
    from tinstar.engine.game import Game
    from tinstar.engine.game_bundle import Rules

COMPANY = 4
OF_THE_TABLE = "players", "seats", "variant", "edition"
PIPE_WIDTH = 100  # columns of a table that goes to a file or another program

app = typer.Typer(
    name="tinstar",
    help="Play, test and build tabletop games with hidden information and chance.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def tell_version(wanted: bool) -> None:
    from tinstar import __version__

    if wanted:
        print(f"tinstar {__version__}")
        raise typer.Exit


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"expected a whole number, got {text!r}") from None


def at_least_one(text: str) -> int:
    number = whole_number(text)
    if number < 1:
        raise typer.BadParameter(f"expected at least 1, got {number}")
    return number


def duration(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise typer.BadParameter(f"expected a number of seconds above 0, got {text!r}")
    return seconds


def minutes(text: str) -> float:
    """Parse a time such as `5m` or `90s` into minutes."""
    try:
        found = float(text[:-1]) / {"m": 1, "s": 60}[text[-1:]]
    except (ValueError, KeyError):
        found = 0.0
    if not 0 < found < float("inf"):
        raise typer.BadParameter(f"expected a time such as 5m or 90s, got {text!r}")
    return found


Language = Annotated[
    str | None, typer.Option(metavar="de", help="language; default: the language of this machine")
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="a game; `tinstar games` lists all")]


def take_in(folders: list[str] | None) -> list[str]:
    """Make the games of these folders available, and return their names."""
    from tinstar.games import outside

    return [name for folder in folders or () for name in outside.add(folder)]


From = Annotated[
    list[str] | None,
    typer.Option(
        "--from",
        metavar="FOLDER",
        callback=take_in,
        is_eager=True,
        help="make the game in FOLDER known, so that a command can name it; repeatable",
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="PATH=VALUE",
        help="change a number or option of the game; `tinstar edition GAME` lists all",
    ),
]
Edition = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="use the numbers from this edition file"),
]
VariantName = Annotated[
    str | None,
    typer.Option(
        "--variant",
        metavar="NAME",
        help="play a smaller variant; `tinstar rules GAME --reference` lists all",
    ),
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", parser=at_least_one, help="number of players"),
]
Seed = Annotated[
    int,
    typer.Option(
        "--seed",
        metavar="N",
        parser=whole_number,
        help="seed; the same seed gives the same cards and dice",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        metavar="N",
        parser=at_least_one,
        help="number of processes; default: one per CPU core",
    ),
]
LessLuck = Annotated[
    int,
    typer.Option(
        "--less-luck",
        metavar="PLAYOUTS",
        help="remove part of the luck from the results, with N trial games around each chance"
        " event (docs/lab.md)",
    ),
]
On = Annotated[
    str,
    typer.Option(
        "--on", metavar="CLUSTER", help="run on a cluster: ray, or ray://HOST:PORT (docs/lab.md)"
    ),
]


def company(rules: "Rules") -> int:
    """Return the default number of players: four, or as near to four as the game allows."""
    return min(max(COMPANY, rules.box.seats[0]), rules.box.seats[-1])


def kinds_of(seats: str, players: int | None, usual: int) -> tuple[str, ...]:
    """Return the kind of player at each seat.

    If `seats` names only one kind, all seats have it.
    """
    from tinstar.errors import BadOption

    kinds = tuple(kind.strip() for kind in seats.split(","))
    if len(kinds) == 1:
        return kinds * (usual if players is None else players)
    if players not in (None, len(kinds)):
        raise BadOption(
            f"--seats: expected {players} kinds of player, as --players says; got {len(kinds)}:"
            f" {seats}"
        )
    return kinds


def numbers_and_options(
    rules: "Rules", texts: Sequence[str] | None, file: Path | None = None
) -> "tuple[Numbered, dict[str, Any]]":
    """Return the numbers and options of a game.

    The values come from the edition, with the changes in `texts`, such as `PATH=VALUE`.
    """
    from tinstar.engine.parameter_overrides import parts_of, settings
    from tinstar.games import read_edition

    said = [parts_of(part) for text in texts or () for part in text.split()]
    _expect_no_own_flag(said)
    edition = read_edition(rules, file)
    numbers, options = settings(rules.box, edition, said)
    return rules.box.changed(edition, numbers), options


def _expect_no_own_flag(said: list[tuple[str, str]]) -> None:
    """Raise `BadOption` for a setting such as `players=4`.

    Only `compare` accepts such settings. All other commands have the option `--players`.
    """
    from tinstar.errors import BadOption

    for name, value in said:
        if name in OF_THE_TABLE:
            raise BadOption(
                f"expected the option --{name} {value}, got the setting {name}={value}"[:200]
            )


def laid(
    name: str,
    players: int | None,
    settings: Sequence[str] | None,
    file: Path | None = None,
    variant: str | None = None,
) -> "Game":
    """Load a game with the options of the command line. A variant sets the number of seats."""
    from tinstar.errors import BadOption
    from tinstar.games import load, rules

    bundle = rules(name)
    own, options = numbers_and_options(bundle, settings, file)
    if variant is None:
        return load(name, players or company(bundle), own, **options)
    game = load(name, None, own, **options).variant(variant)
    if players not in (None, game.players):
        raise BadOption(
            f"--players: expected {game.players}, as the variant {variant} has {game.players}"
            f" seats; got {players}"
        )
    return game


def wide_console() -> "Console":
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else PIPE_WIDTH)


def seat_number(letter: str, players: int) -> int:
    """Return the number of the seat with that letter, counted from 0."""
    from tinstar.engine.actions import seats
    from tinstar.errors import BadOption

    letters = seats(players)
    if letter.upper() not in letters:
        raise BadOption(f"--seat: expected {', '.join(letters)}; got {letter!r}")
    return letters.index(letter.upper())
