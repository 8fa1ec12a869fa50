"""`tinstar arena`: let language models play against computer players."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.progress_bar import bar
from tinstar.cli.shared_options import (
    From,
    GameName,
    Players,
    Seed,
    Settings,
    app,
    at_least_one,
    laid,
)

if TYPE_CHECKING:
    from rich.table import Table

    from tinstar.engine.game import Game
    from tinstar.lab.arena import Course, Endpoint, Gap, Mode, Played, Score
    from tinstar.lab.arena.rating_ladder import Ladder

Models = Annotated[
    list[str],
    typer.Option(
        "--model",
        metavar="NAME=URL",
        help="a name for the model and the address of its API: a=http://host/v1; repeatable",
    ),
]
Others = Annotated[
    list[str], typer.Option(metavar="KIND", help="kind of the opponents, such as easy; repeatable")
]
Modes = Annotated[
    list[str],
    typer.Option(
        "--mode",
        metavar="MODE",
        help="what the model is told: its legal moves (listed), how many there are (counted)"
        " or neither (hidden); repeatable",
    ),
]
Deals = Annotated[
    int,
    typer.Option(
        metavar="N",
        parser=at_least_one,
        help="number of deals; the model plays each deal once from every seat",
    ),
]
Effort = Annotated[
    str | None, typer.Option(metavar="N", help="also judge each decision, by N trial games")
]
Twin = Annotated[
    bool,
    typer.Option("--twin", help="also play each deal as a twin: the same game with invented names"),
]
Beliefs = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=0,
        help="at one decision in N, ask the model which cards or pieces the others hold",
    ),
]
Transcripts = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="write all prompts and replies to this folder, as Parquet"),
]
Key = Annotated[
    str,
    typer.Option(metavar="NAME", help="name of the environment variable that holds the API key"),
]

WHO = "model", "moves", "against"


@app.command(
    help="Let language models play, and report their results.",
)
def arena(
    game: GameName,
    models: Models,
    settings: Settings = None,
    others: Others = ["easy", "keen"],  # noqa: B006
    modes: Modes = ["listed"],  # noqa: B006
    deals: Deals = 10,
    players: Players = None,
    effort: Effort = None,
    twin: Twin = False,
    beliefs: Beliefs = 0,
    out: Transcripts = None,
    key: Key = "OPENAI_API_KEY",
    seed: Seed = 1,
    written: From = None,
) -> None:
    from tinstar.lab.arena import Course
    from tinstar.lab.review import effort_of

    table = laid(game, players, settings)
    _check(others, out)
    judged = effort_of(effort, seed) if effort else None
    asked = [_mode(text) for text in modes]
    course = Course(table, asked, others, deals, seed, judged, twin, beliefs)
    _compete(course, [_endpoint(text, key) for text in models], out)


def _check(others: list[str], out: Path | None) -> None:
    """Report wrong options before the first game, not after hours of games."""
    from tinstar.lab.arena.model_scores import check_target
    from tinstar.players import player

    for kind in others:
        player(kind)
    if out:
        check_target(out)


def _compete(course: "Course", models: "list[Endpoint]", out: Path | None) -> None:
    """Play all games and report the results.

    The games that were played are written to `out`, even after an error.
    """
    from tinstar.lab.arena import write

    played = list["Played"]()
    try:
        _play(course, models, played)
    finally:
        if out and played:
            write(played, out)
    _report(played, course.game)


def _play(course: "Course", models: "list[Endpoint]", played: "list[Played]") -> None:
    """Play all games, and add each to `played` when it is over.

    So finished games are not lost if a later game fails.
    """
    from tinstar.lab.arena import compete

    try:
        with bar("games", course.games * len(models)) as tell:
            for one in compete(course, models):
                played.append(one)
                tell(len(played))
    except KeyboardInterrupt:
        print("Stopped early. The games played until then count.")
    finally:
        for each in models:
            each.close()


def _report(played: "list[Played]", table: "Game") -> None:
    from rich.console import Console

    from tinstar.lab.arena import gaps, scores
    from tinstar.lab.arena.rating_ladder import anchors, ladder

    console = Console()
    found = scores(played, table.players)
    console.print(_results(found, table.players))
    console.print(_conduct(found))
    if len({game.others for game in played}) > 1:
        console.print(_rungs(ladder(played, table.players, anchors(table))))
    if between := gaps(played):
        console.print(_gaps(between))


def _mode(text: str) -> "Mode":
    from tinstar.errors import BadOption
    from tinstar.lab.arena import Mode

    if text not in list(Mode):
        raise BadOption(f"--mode: expected listed, counted or hidden, got {text[:40]!r}")
    return Mode(text)


def _endpoint(text: str, key: str) -> "Endpoint":
    from tinstar.lab.arena import Endpoint

    name, _, address = text.partition("=")
    return Endpoint(name, address, os.environ.get(key, ""))


def _results(found: "list[Score]", seats: int) -> "Table":
    from rich.table import Table

    even = f"an even share of the wins is {1 / seats:.1%}"
    table = Table(*WHO, "games", "wins", "Elo above them", title=even)
    for s in found:
        table.add_row(*_who(s), str(s.games), f"{s.won:.1%}", f"{s.rating:+.0f}")
    return table


def _conduct(found: "list[Score]") -> "Table":
    from rich.table import Table

    table = Table(*WHO, title="what an answer was like")
    more = ["excess loss", "no belief"] if any(s.beliefs for s in found) else []
    for name in ("given away", "no move", "by lot", "tokens", "seconds", *more):
        table.add_column(name, justify="right")
    for s in found:
        table.add_row(
            *(*_who(s), f"{s.cost:.1%}" if s.cost else "", f"{s.illegal:.1%}", f"{s.by_lot:.1%}"),
            *(f"{s.tokens:.0f}", f"{s.seconds:.1f}"),
            *((f"{s.beliefs.excess:+.2f}", f"{s.beliefs.unread:.1%}") if s.beliefs else ()),
        )
    return table


def _who(s: "Score") -> tuple[str, str, str]:
    return s.model, str(s.mode) + ", twin" * s.twin, s.others


def _rungs(found: "Ladder") -> "Table":
    from rich.table import Table

    fast = ", ".join(f"{kind} {points:.0f}" for kind, points in found.fast.items())
    rest = [f"{kind} {points:.0f} by these games" for kind, points in found.found.items()]
    table = Table("model", "moves", "games", "rating", title="; ".join([f"beside {fast}", *rest]))
    for rung in found.rungs:
        value, low, high = rung.rating
        moves = str(rung.mode) + ", twin" * rung.twin
        table.add_row(rung.model, moves, str(rung.games), f"{value:.0f} ({low:.0f} to {high:.0f})")
    return table


def _gaps(found: "list[Gap]") -> "Table":
    from rich.table import Table

    what = "wins of the game over those of its twin, deal by deal: what was remembered"
    table = Table("model", "moves", "against", "deals", "wins over its twin", title=what)
    for g in found:
        table.add_row(g.model, str(g.mode), g.others, str(g.deals), f"{g.won:+.1%}")
    return table
