"""The command line itself, and what its commands share."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from tinstar.engine.game import Game
    from tinstar.engine.game_bundle import Rules
    from tinstar.engine.game_parameters import Edition as Numbered

COMPANY = 4
OF_THE_TABLE = "players", "seats", "variant", "edition"
PIPE_WIDTH = 100  # columns of a table that goes to a file or another program

app = typer.Typer(
    name="tinstar",
    help="A house for tabletop games with hidden information and chance.",
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
        raise typer.BadParameter(f"expected seconds above 0, got {text!r}")
    return seconds


def minutes(text: str) -> float:
    """`5m`, `90s`."""
    try:
        found = float(text[:-1]) / {"m": 1, "s": 60}[text[-1:]]
    except (ValueError, KeyError):
        found = 0.0
    if not 0 < found < float("inf"):
        raise typer.BadParameter(f"expected a time such as 5m or 90s, got {text!r}")
    return found


GameName = Annotated[str, typer.Argument(metavar="GAME", help="`tinstar games` lists them")]


def take_in(folders: list[str] | None) -> list[str]:
    """The games of these folders are there from now on."""
    from tinstar.games import outside

    return [name for folder in folders or () for name in outside.add(folder)]


From = Annotated[
    list[str] | None,
    typer.Option(
        "--from",
        metavar="FOLDER",
        callback=take_in,
        is_eager=True,
        help="of a game that is being written: docs/tutorial.md; repeatable",
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Argument(metavar="PATH=VALUE", help="numbers and options: `tinstar edition GAME`"),
]
Edition = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="other numbers on the components")
]
VariantName = Annotated[
    str | None,
    typer.Option(
        "--variant", metavar="NAME", help="a smaller game: `tinstar rules GAME --reference`"
    ),
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", parser=at_least_one, help="how many sit at the table"),
]
Seed = Annotated[int, typer.Option("--seed", metavar="N", parser=whole_number)]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers", metavar="N", parser=at_least_one, help="processes; all cores if not said"
    ),
]
LessLuck = Annotated[
    int,
    typer.Option(
        "--less-luck", metavar="PLAYOUTS", help="weigh answers of chance by so many: docs/lab.md"
    ),
]
On = Annotated[
    str,
    typer.Option("--on", metavar="CLUSTER", help="ray, or ray://HOST:PORT: docs/lab.md"),
]


def company(rules: "Rules") -> int:
    """How many sit down if nobody says: four, or as near to it as the game allows."""
    return min(max(COMPANY, rules.box.seats[0]), rules.box.seats[-1])


def kinds_of(seats: str, players: int | None, usual: int) -> tuple[str, ...]:
    """Who sits where; one kind takes every seat, as many as usual if nobody says."""
    from tinstar.errors import BadOption

    kinds = tuple(kind.strip() for kind in seats.split(","))
    if len(kinds) == 1:
        return kinds * (usual if players is None else players)
    if players not in (None, len(kinds)):
        raise BadOption(f"--seats: expected {players} kinds of player, got {len(kinds)}: {seats}")
    return kinds


def numbers_and_options(
    rules: "Rules", texts: Sequence[str] | None, file: Path | None = None
) -> "tuple[Numbered, dict[str, Any]]":
    """The numbers of a box and the game's options as somebody asks for them: `PATH=VALUE`."""
    from tinstar.engine.parameter_overrides import parts_of, settings
    from tinstar.games import read_edition

    said = [parts_of(part) for text in texts or () for part in text.split()]
    _expect_no_own_flag(said)
    edition = read_edition(rules, file)
    numbers, options = settings(rules.box, edition, said)
    return rules.box.changed(edition, numbers), options


def _expect_no_own_flag(said: list[tuple[str, str]]) -> None:
    """What `compare` takes as a setting is an option of all other commands."""
    from tinstar.errors import BadOption

    for name, value in said:
        if name in OF_THE_TABLE:
            raise BadOption(f"expected --{name} {value}, got {name}={value}"[:200])


def laid(
    name: str,
    players: int | None,
    settings: Sequence[str] | None,
    file: Path | None = None,
    variant: str | None = None,
) -> "Game":
    """The game as somebody asks for it on the command line; a variant has seats of its own."""
    from tinstar.errors import BadOption
    from tinstar.games import load, rules

    bundle = rules(name)
    own, options = numbers_and_options(bundle, settings, file)
    if variant is None:
        return load(name, players or company(bundle), own, **options)
    game = load(name, None, own, **options).variant(variant)
    if players not in (None, game.players):
        raise BadOption(f"--players: variant {variant} has {game.players}, got {players}")
    return game


def wide_console() -> "Console":
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else PIPE_WIDTH)


def seat_number(letter: str, players: int) -> int:
    """The seat that is meant, counted from 0."""
    from tinstar.engine.actions import seats
    from tinstar.errors import BadOption

    letters = seats(players)
    if letter.upper() not in letters:
        raise BadOption(f"--seat: expected {', '.join(letters)}; got {letter!r}")
    return letters.index(letter.upper())
