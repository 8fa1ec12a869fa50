"""The command line: what can be asked for, and how what went wrong is said.

Nothing heavy is imported before a command needs it: `tinstar --help` answers at once.
Exit codes: 0 done, 1 a match whose fairness cannot be known yet, 2 anything that went wrong.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from tinstar.core.rules import Rules
    from tinstar.lab.simulate import Plan, Results

NOT_YET, WRONG = 1, 2
INTERRUPTED = 130  # what Typer makes of a KeyboardInterrupt
COMPANY = 4
PIPE_WIDTH = 100  # columns of a table that goes to a file or another program

app = typer.Typer(
    name="tinstar",
    help="A house for tabletop games with hidden information and chance.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


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


GameName = Annotated[str, typer.Argument(metavar="GAME", help="`tinstar games` lists them")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="a choice the game offers; repeatable"),
]
Edition = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="other numbers on the components")
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", parser=at_least_one, help="how many sit at the table"),
]


def run(arguments: Sequence[str]) -> int:
    """Carry out one command line; the exit code. Whatever went wrong is one line on stderr."""
    from tinstar.core.errors import TinstarError

    try:
        code = app(list(arguments), prog_name="tinstar", standalone_mode=False)
    except TinstarError as e:
        return complain(str(e))
    except typer.TyperException as e:
        return complain(e.format_message())
    except typer.Abort:
        return complain("expected more input, got its end")
    if code == INTERRUPTED:
        return complain("expected to be let finish, got Ctrl-C")
    return code or 0


def complain(message: str) -> int:
    print(f"tinstar: {' '.join(message.split())}", file=sys.stderr)
    return WRONG


# --- playing -------------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def house(context: typer.Context) -> None:
    """Without a command: sit down at the first game of the house."""
    if context.invoked_subcommand is None:
        from tinstar.games import names

        play(names()[0])


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
) -> None:
    """Play a game in the terminal against computer players.

    Lines of text are also used where there is no terminal.
    """
    from tinstar.faces import terminal
    from tinstar.games import load
    from tinstar.games import rules as bundle_of

    bundle = bundle_of(game)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    asked: dict[str, Any] = {"seat": seat, "others": others, "seed": seed, "journal": journal}
    if resume:
        _only_resumed(asked | {"players": players, "option": option, "edition": edition})
        terminal.resume(resume, memory_aid=memory_aid, plain=plain)
        return
    table = load(game, players or _company(bundle), edition, **read_options(bundle, option or []))
    if seat:
        asked["seat"] = _seat_number(seat, table.players)
    given = {name: value for name, value in asked.items() if value is not None}
    terminal.play(terminal.Setup(game=table, memory_aid=memory_aid, **given), plain=plain)


def _company(rules: "Rules") -> int:
    """How many sit down if nobody says: four, or as near to it as the game allows."""
    return min(max(COMPANY, rules.box.seats[0]), rules.box.seats[-1])


def _only_resumed(asked: dict[str, Any]) -> None:
    """`BadOption` where something is asked for that the journal has settled."""
    from tinstar.core.errors import BadOption

    extra = [f"--{name}" for name, value in asked.items() if value is not None]
    if extra:
        raise BadOption(f"--resume: the journal says all else; expected no {', '.join(extra)}")


def _seat_number(letter: str, players: int) -> int:
    from tinstar.core.actions import seats
    from tinstar.core.errors import BadOption

    letters = seats(players)
    if letter.upper() not in letters:
        raise BadOption(f"--seat: expected {', '.join(letters)}; got {letter!r}")
    return letters.index(letter.upper())


# --- asking about games --------------------------------------------------------------------------


@app.command()
def games() -> None:
    """List the games: name, title, how many can play."""
    from tinstar.games import names
    from tinstar.games import rules as bundle_of

    for name in names():
        bundle = bundle_of(name)
        seats = bundle.box.seats
        print(f"{name}  {bundle.title}  {seats[0]} to {seats[-1]} players")


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="such as P6")] = None,
    reference: Annotated[
        bool, typer.Option("--reference", help="for programs: options, numbers, state, actions")
    ] = False,
) -> None:
    """Show the rules of a game in numbered clauses, or one clause of them."""
    from tinstar.core.clauses import find, parse
    from tinstar.core.reference import page
    from tinstar.games import read_edition
    from tinstar.games import rules as bundle_of

    if reference:
        print(page(bundle_of(game), read_edition(bundle_of(game))))
        return
    clauses = parse(bundle_of(game).clauses)
    wanted = [find(clauses, clause)] if clause else clauses
    heading = None
    for c in wanted:
        if c.heading != heading:
            heading = c.heading
            print(f"\n{heading}\n" if c is not wanted[0] else f"{heading}\n")
        print(_paragraph(c.id, f"{c.text} ({c.kind})"))


def _paragraph(mark: str, text: str) -> str:
    """Text as wide as the terminal, behind a mark."""
    import shutil
    import textwrap

    width = min(shutil.get_terminal_size().columns, PIPE_WIDTH)
    return textwrap.fill(text, width, initial_indent=f"{mark:<5}", subsequent_indent=" " * 5)


def read_options(rules: "Rules", texts: Sequence[str]) -> dict[str, Any]:
    """`NAME=VALUE` as the game's choices have it; what is none of them, the game will refuse."""
    from tinstar.core.errors import BadOption

    found = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"--option: expected NAME=VALUE, got {text!r}")
        choices = rules.box.options[name].choices if name in rules.box.options else ()
        found[name] = {str(c).lower(): c for c in choices}.get(value.lower(), value)
    return found


# --- asking about records ------------------------------------------------------------------------

Record = Annotated[Path, typer.Argument(metavar="FILE", help="the journal of a match")]


@app.command()
def replay(
    file: Record,
    seat: Annotated[
        str | None, typer.Option(metavar="A", help="only what this seat saw; - for a spectator")
    ] = None,
) -> None:
    """Play a journal again, answer by answer, in notation.

    A match that is not over is shown as a spectator sees it, if no seat is named.
    """
    from tinstar.lab.retell import retell

    for line in retell(file, seat):
        print(line)


@app.command()
def verify(file: Record) -> None:
    """Recompute a journal: every answer, card and die. Exit code 1 until its seed is published."""
    from tinstar.core.errors import BadRecord
    from tinstar.table import Finding
    from tinstar.table import verify as verdict_on

    verdict = verdict_on(file)
    if verdict.finding is Finding.REJECTED:
        raise BadRecord(str(verdict))
    print(verdict)
    if not verdict.fair:
        raise typer.Exit(NOT_YET)


# --- many games ----------------------------------------------------------------------------------


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option(metavar="KIND,KIND...", help="random, greedy, search:200, ...")
    ] = None,
    count: Annotated[
        int, typer.Option("--games", metavar="N", parser=at_least_one, help="how many to play")
    ] = 1000,
    seed: Annotated[
        int, typer.Option(metavar="N", parser=whole_number, help="the same seed, the same games")
    ] = 1,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", parser=at_least_one, help="processes; all cores if not said"),
    ] = None,
    option: Options = None,
    edition: Edition = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.parquet", help="write a row for each game")
    ] = None,
) -> None:
    """Let computer players play many games; who wins, with 95 % intervals.

    The kinds of player move on by one seat from game to game.
    """
    from tinstar.games import rules as bundle_of
    from tinstar.lab import report
    from tinstar.lab.simulate import Plan

    if out:
        report.check_target(out)
    bundle = bundle_of(game)
    kinds = _kinds(seats, players, bundle.box.seats[0])
    file = str(edition) if edition else None
    plan = Plan(game, kinds, count, seed, file, read_options(bundle, option or []))
    results = _simulated(plan, _cores() if workers is None else workers)
    if len(results.rows):
        console = _console()
        for block in report.tables(results):
            console.print(block, highlight=False)
        if out:
            report.write(results, out)
    if not results.complete:
        raise KeyboardInterrupt


def _kinds(seats: str | None, players: int | None, least: int) -> tuple[str, ...]:
    """Who sits where: all random if nobody is named."""
    from tinstar.core.errors import BadOption

    if seats is None:
        return ("random",) * (least if players is None else players)
    kinds = tuple(kind.strip() for kind in seats.split(","))
    if players not in (None, len(kinds)):
        raise BadOption(f"--seats: expected {players} kinds of player, got {len(kinds)}: {seats}")
    return kinds


def _simulated(plan: "Plan", workers: int) -> "Results":
    """The results, with a bar on stderr meanwhile where somebody is looking."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from tinstar.lab.simulate import simulate

    stderr = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=stderr, transient=True, disable=not stderr.is_terminal
    ) as progress:
        task = progress.add_task("games", total=plan.games)
        return simulate(plan, workers, lambda done: progress.update(task, completed=done))


def _cores() -> int:
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _console() -> "Console":
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else PIPE_WIDTH)


@app.command()
def bench(
    seconds: Annotated[
        float, typer.Option(metavar="S", parser=duration, help="for each figure")
    ] = 1.0,
) -> None:
    """Measure how many decisions a second each game makes here, played at random, compiled."""
    from tinstar.games import load, names
    from tinstar.games import rules as bundle_of
    from tinstar.lab.speed import random_play

    for name in names():
        for players in bundle_of(name).box.seats:
            figure = random_play(load(name, players), seconds)
            print(f"{name}, {players} players: {figure:,.0f} decisions/s on one thread")
    print("The comparison with OpenSpiel is no part of the package: `make bench` in a checkout.")
