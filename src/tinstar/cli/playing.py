"""Commands for those who play: in the terminal."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tinstar.cli.app import (
    Edition,
    From,
    GameName,
    Numbers,
    Options,
    Players,
    VariantName,
    app,
    company,
    edition_of,
    read_options,
    seat_number,
    whole_number,
)

if TYPE_CHECKING:
    from tinstar.core.edition import Edition as Numbered
    from tinstar.core.game import Game
    from tinstar.core.rules import Rules


@app.command()
def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[
        str | None, typer.Option(metavar="A", help="where you sit: a letter; A if not said")
    ] = None,
    others: Annotated[
        str | None, typer.Option(metavar="KIND", help="who plays against you; search:0.5s")
    ] = None,
    option: Options = None,
    edition: Edition = None,
    numbers: Numbers = None,
    variant: VariantName = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", parser=whole_number, help="the same chance again")
    ] = None,
    journal: Annotated[
        Path | None, typer.Option(metavar="FILE", help="where to keep the match; a new file")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="go on with the match in this journal")
    ] = None,
    memory_aid: Annotated[
        bool, typer.Option("--memory-aid", help="show what you could remember")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="lines of text, for pipes and screen readers")
    ] = False,
    language: Annotated[
        str | None, typer.Option(metavar="de", help="in which language; that of this machine")
    ] = None,
    written: From = None,
) -> None:
    """Play a game in the terminal against computer players.

    Lines of text are also used where there is no terminal.
    """
    from tinstar.faces import terminal
    from tinstar.games import rules as bundle_of

    bundle = bundle_of(game)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    settled: dict[str, Any] = {"players": players, "option": option, "edition": edition}
    settled |= {"set": numbers, "variant": variant}
    asked: dict[str, Any] = {"seat": seat, "others": others, "seed": seed, "journal": journal}
    if resume:
        _only_resumed(asked | settled)
        terminal.resume(resume, memory_aid=memory_aid, plain=plain, language=language)
        return
    own = edition_of(bundle, edition, numbers)
    table = _laid(bundle, players, own, read_options(bundle, option or []), variant)
    if seat:
        asked["seat"] = seat_number(seat, table.players)
    given = {name: value for name, value in asked.items() if value is not None}
    setup = terminal.Setup(game=table, memory_aid=memory_aid, **given)
    terminal.play(setup, plain=plain, language=language)


def _laid(
    bundle: "Rules",
    players: int | None,
    edition: "Numbered",
    options: dict[str, Any],
    variant: str | None,
) -> "Game":
    """The game asked for; a variant has seats of its own."""
    from tinstar.core.errors import BadOption
    from tinstar.games import load

    if variant is None:
        return load(bundle.name, players or company(bundle), edition, **options)
    game = load(bundle.name, None, edition, **options).variant(variant)
    if players not in (None, game.players):
        raise BadOption(f"--players: variant {variant} has {game.players}, got {players}")
    return game


def _only_resumed(asked: dict[str, Any]) -> None:
    """`BadOption` where something is asked for that the journal has settled."""
    from tinstar.core.errors import BadOption

    extra = [f"--{name}" for name, value in asked.items() if value is not None]
    if extra:
        raise BadOption(f"--resume: the journal says all else; expected no {', '.join(extra)}")
