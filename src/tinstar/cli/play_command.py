"""`tinstar play`: play a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tinstar.cli.shared_options import (
    Edition,
    From,
    GameName,
    Language,
    Players,
    Settings,
    VariantName,
    app,
    laid,
    seat_number,
    whole_number,
)
from tinstar.cli.terminal_encoding import only_lines

if TYPE_CHECKING:
    from tinstar.engine.game import Game

Chair = Annotated[
    str | None, typer.Option("--seat", metavar="A", help="your seat, a letter; default: A")
]
Others = Annotated[
    str | None,
    typer.Option(
        metavar="KIND",
        help="opponents, from easy to strong: easy, keen, net/manners, search:1s/manners; default:"
        " search:0.5s/manners; without /manners, a net or search ignores the game's etiquette;"
        " append a companion as in easy@amos",
    ),
]
SameChance = Annotated[
    int | None,
    typer.Option(
        metavar="N", parser=whole_number, help="seed; the same seed gives the same cards and dice"
    ),
]
Kept = Annotated[Path | None, typer.Option(metavar="FILE", help="save the match to this new file")]
Resumed = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="continue the match saved in this file"),
]
MemoryAid = Annotated[
    bool, typer.Option("--memory-aid", help="show what you saw earlier and could remember")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="print plain lines of text, for pipes and screen readers")
]


@app.command(
    help="""Play a game in the terminal against computer players.

    If the output is not a terminal, or if the terminal cannot draw the table, the command
    prints lines of text.
    """
)
def play(
    game: GameName,
    settings: Settings = None,
    players: Players = None,
    seat: Chair = None,
    others: Others = None,
    edition: Edition = None,
    variant: VariantName = None,
    seed: SameChance = None,
    journal: Kept = None,
    resume: Resumed = None,
    memory_aid: MemoryAid = False,
    plain: Plain = False,
    language: Language = None,
    written: From = None,
) -> None:
    plain = plain or only_lines()
    asked: dict[str, Any] = {"seat": seat, "others": others, "seed": seed, "journal": journal}
    if resume:
        settled = {"players": players, "edition": edition, "variant": variant}
        _only_resumed(asked | settled, settings)
        _resume(resume, memory_aid, plain, language)
        return
    table = laid(game, players, settings, edition, variant)
    _begin(table, asked, memory_aid, plain, language)


def _resume(journal: Path, memory_aid: bool, plain: bool, language: str | None) -> None:
    from tinstar.ui import terminal

    terminal.resume(journal, memory_aid=memory_aid, plain=plain, language=language)


def _begin(
    table: "Game", asked: dict[str, Any], memory_aid: bool, plain: bool, language: str | None
) -> None:
    """Begin a match. Options that are None get their defaults."""
    from tinstar.ui import terminal

    if asked["seat"]:
        asked = asked | {"seat": seat_number(asked["seat"], table.players)}
    given = {name: value for name, value in asked.items() if value is not None}
    setup = terminal.Setup(game=table, memory_aid=memory_aid, **given)
    terminal.play(setup, plain=plain, language=language)


def _only_resumed(asked: dict[str, Any], settings: list[str] | None) -> None:
    """Raise `BadOption` if an option is given whose value the journal already determines."""
    from tinstar.errors import BadOption

    extra = [f"--{name}" for name, value in asked.items() if value is not None]
    extra += settings or []
    if extra:
        raise BadOption(
            f"--resume: expected no other option, as the journal contains the settings;"
            f" got {', '.join(extra)}"
        )
