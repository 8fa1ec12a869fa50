"""Commands about games and journals: `games`, `rules`, `replay`, `verify` and `review`."""

import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.progress_bar import bar
from tinstar.cli.shared_options import (
    From,
    GameName,
    Language,
    app,
    seat_number,
    whole_number,
    wide_console,
)

if TYPE_CHECKING:
    from tinstar.lab_schemas.review_result import Review

NOT_YET = 1
PAGE_WIDTH = 100  # columns of text that goes to a file or another program


@app.command(help="List the games: name, title, number of players.")
def games(written: From = None) -> None:
    from tinstar.games import bundles

    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        every = bundles()
    for bundle in every:
        seats, source = bundle.box.seats, bundle.source
        whose = f"  ({source.package} {source.version})" if source.package else ""
        print(f"{bundle.name}  {bundle.title}  {seats[0]} to {seats[-1]} players{whose}")
    for told in found:
        print(f"tinstar: {told.message}", file=sys.stderr)


@app.command(help="Show the rules of a game in numbered clauses, or one clause.")
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="such as P6")] = None,
    reference: Annotated[
        bool,
        typer.Option(
            "--reference", help="show the programmer's reference: options, numbers, state, actions"
        ),
    ] = False,
    language: Language = None,
    written: From = None,
) -> None:
    from tinstar.engine.i18n import chosen_language
    from tinstar.engine.rulebook import find, parse
    from tinstar.games import read_edition
    from tinstar.games import rules as bundle_of
    from tinstar.presentation.programmer_reference import page

    if reference:
        print(page(bundle_of(game), read_edition(bundle_of(game))))
        return
    clauses = parse(bundle_of(game).book(chosen_language(language)))
    wanted = [find(clauses, clause)] if clause else clauses
    heading = None
    for c in wanted:
        if c.heading != heading:
            heading = c.heading
            print(f"\n{heading}\n" if c is not wanted[0] else f"{heading}\n")
        print(_paragraph(c.id, f"{c.text} ({c.kind})"))


def _paragraph(mark: str, text: str) -> str:
    """Wrap text to the width of the terminal. The first line begins with a mark."""
    import shutil
    import textwrap

    width = min(shutil.get_terminal_size().columns, PAGE_WIDTH)
    return textwrap.fill(text, width, initial_indent=f"{mark:<5}", subsequent_indent=" " * 5)


# --- records -------------------------------------------------------------------------------------

Record = Annotated[Path, typer.Argument(metavar="FILE", help="the journal (saved file) of a match")]
Whose = Annotated[
    list[str] | None,
    typer.Option(
        metavar="A", help="review only this seat; default: the seats of people; repeatable"
    ),
]
Effort = Annotated[
    str,
    typer.Option(
        metavar="N",
        help="playouts (trial games) for each decision, such as 500; 500/net uses the net, "
        "500/hints the game's heuristics, 500/plain random moves",
    ),
]
SameSeed = Annotated[
    int,
    typer.Option(
        metavar="N", parser=whole_number, help="seed; the same seed gives the same review"
    ),
]
Curve = Annotated[
    Path | None,
    typer.Option(metavar="FILE.html", help="also write a web page with each seat's chance to win"),
]


@app.command(
    help="""Replay a journal (the file of a match), move by move.

    If the match is not over and you name no seat, you see what a spectator sees.
    """
)
def replay(
    file: Record,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="A", help="show what this seat saw, such as A; - for what a spectator saw"
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="write a web page of pictures instead")
    ] = None,
    written: From = None,
) -> None:
    from tinstar.lab.journal_text import retell

    if html:
        _film(file, seat, html)
        return
    for line in retell(file, seat):
        print(line)


def _film(file: Path, seat: str | None, target: Path) -> None:
    from tinstar.lab.journal_text import eyes_of
    from tinstar.lab.review.review_page import check_target, write
    from tinstar.match.journal import Journal
    from tinstar.match.journal_header import game_of
    from tinstar.ui.match_slideshow import frames, page

    check_target(target)
    journal = Journal.load(file)
    game = game_of(journal)
    write(page(game.rules.title, frames(journal, game, eyes_of(journal, game, seat))), target)


@app.command(
    help="""Check a journal: recompute every move, card and die.

    A journal is the file of a match. Before the match is over, the journal does not contain the
    secret seed, so this command cannot check the cards: the exit code is then 1.
    """
)
def verify(file: Record, written: From = None) -> None:
    from tinstar.errors import BadRecord
    from tinstar.match import Finding
    from tinstar.match import verify as verdict_on

    verdict = verdict_on(file)
    if verdict.finding is Finding.REJECTED:
        raise BadRecord(str(verdict))
    print(verdict)
    if not verdict.fair:
        raise typer.Exit(NOT_YET)


@app.command(
    help="""Review a finished match: how much each decision cost, and how much luck mattered.

    If you press Ctrl-C, the command prints what it has found so far.
    """
)
def review(
    file: Record,
    seat: Whose = None,
    effort: Effort = "2000",
    seed: SameSeed = 1,
    html: Curve = None,
    written: From = None,
) -> None:
    from tinstar.lab.review import review_page, review_text

    if html:
        review_page.check_target(html)
    found = _reviewed(file, seat, effort, seed)
    console = wide_console()
    for block in review_text.tables(found):
        console.print(block, highlight=False, markup=False)
    if html:
        review_page.write(review_page.page(found), html)
    if not found.whole:
        raise KeyboardInterrupt


def _reviewed(file: Path, seat: list[str] | None, effort: str, seed: int) -> "Review":
    from tinstar.lab.review import effort_of, review
    from tinstar.match.journal import Journal

    spent, journal = effort_of(effort, seed), Journal.load(file)
    seats = [seat_number(letter, journal.header.players) for letter in seat] if seat else None
    with bar("reviewing") as tell:
        return review(journal, spent, seats, tell)
