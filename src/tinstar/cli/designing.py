"""Commands for those who change a game: its numbers, and what comes of other ones."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.app import (
    Edition,
    From,
    GameName,
    LessLuck,
    Numbers,
    On,
    Options,
    Players,
    Seed,
    Workers,
    app,
    at_least_one,
    company,
    duration,
    edition_of,
    kinds_of,
    minutes,
    read_options,
)
from tinstar.cli.measuring import cores, wide_console
from tinstar.cli.progress import bar
from tinstar.cli.tuning import TRIALS, Tune, Wanted, look_for

if TYPE_CHECKING:
    from tinstar.lab.settings.comparing import Comparison
    from tinstar.lab.simulating.less_luck import Saved
    from tinstar.lab.simulating.simulate import Plan, Results
    from tinstar.lab.workshop.findings import Report


@app.command()
def edition(
    game: GameName,
    explain: Annotated[
        str | None, typer.Option(metavar="PATH", help="only numbers whose path begins so")
    ] = None,
    file: Edition = None,
    numbers: Numbers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="write it as a file to change and play with")
    ] = None,
    written: From = None,
) -> None:
    """Show every number of a game, how sure it is, and where it is from; and its options."""
    from tinstar.core.errors import BadOption
    from tinstar.games import rules as bundle_of
    from tinstar.lab.settings.numbers import as_toml, tables

    bundle = bundle_of(game)
    found = edition_of(bundle, file, numbers)
    if out:
        try:
            with out.open("x", encoding="utf-8") as new:
                new.write(as_toml(found))
        except OSError as e:
            raise BadOption(f"--out: expected a new file that can be written, got: {e}") from e
        return
    console = wide_console()
    for table in tables(bundle.box, found, explain):
        console.print(table, highlight=False)


@app.command()
def compare(
    game: GameName,
    settings: Annotated[
        list[str],
        typer.Argument(metavar="SETTING...", help='such as "rounds=12 bounty.gunslinger.1=15"'),
    ],
    players: Players = None,
    seats: Annotated[
        str, typer.Option(metavar="KIND,KIND...", help="who plays; one kind takes every seat")
    ] = "greedy",
    seconds: Annotated[
        float, typer.Option(metavar="S", parser=duration, help="for each comparison")
    ] = 20.0,
    within: Annotated[
        list[str] | None,
        typer.Option(metavar="METRIC=X", help="end once its intervals reach no further to a side"),
    ] = None,
    seed: Seed = 1,
    workers: Workers = None,
    option: Options = None,
    file: Edition = None,
    numbers: Numbers = None,
    less_luck: LessLuck = 0,
    on: On = "",
    retrain: Annotated[
        float | None,
        typer.Option(metavar="TIME", parser=minutes, help="let nets learn a changed game: 5m"),
    ] = None,
    written: From = None,
) -> None:
    """Say what another number, option or player does to a game, with honest intervals.

    One setting is compared with the game as it is, several with the first. A setting may name
    numbers by their paths, options, `players=4`, `seats=net`, `variant=mini` or `edition=FILE`; a
    range such as 10..20:2 is that many settings. Deals are the same in both.
    """
    from tinstar.games import rules as bundle_of
    from tinstar.lab.settings import AS_IT_IS, settings_of
    from tinstar.lab.simulating.simulate import Plan

    bundle = bundle_of(game)
    kinds = kinds_of(seats, players, company(bundle))
    own = edition_of(bundle, file, numbers)
    options = read_options(bundle, option or [])
    base = Plan(game, kinds, 1, seed, own, options, playouts=less_luck)
    wanted: dict[str, Plan] = {}
    for text in settings:
        wanted |= settings_of(base, text)
    if len(wanted) == 1:
        wanted = {AS_IT_IS: base} | wanted
    limits = _limits(within or [])
    threads = cores() if workers is None else workers
    _ask_all(wanted, seconds, limits, threads, on, retrain)


def _ask_all(
    wanted: "dict[str, Plan]",
    seconds: float,
    limits: dict[str, float],
    threads: int,
    on: str,
    retrain: float | None,
) -> None:
    """The first beside each of the others."""
    (first, a), *others = wanted.items()

    def ask(a: "Plan", b: "Plan", name: str) -> "Comparison":
        return _compared((a, b), name, seconds, limits, threads, on)

    for name, b in others:
        with _learning(retrain, threads) as learn:
            _show(ask(learn(a), learn(b), name), first, name)
        if retrain:
            _show_beside(ask(_by_greedy(a), _by_greedy(b), name), name)
        else:
            _show_who_has_no_net({first: a, name: b})


@contextmanager
def _learning(retrain: float | None, threads: int) -> "Generator[Callable[[Plan], Plan]]":
    """How a plan comes to its net, if nets are to learn; they are gone afterwards."""
    from tempfile import TemporaryDirectory

    from tinstar.lab.settings.retraining import retrained

    def learn(plan: "Plan") -> "Plan":
        if retrain is None:
            return plan
        with bar("a net learns the changed game") as tell:
            return retrained(plan, Path(folder), retrain, threads, tell)

    with TemporaryDirectory() as folder:
        yield learn


def _by_greedy(plan: "Plan") -> "Plan":
    """The same question where others play: how much the answer depends on that."""
    from dataclasses import replace

    from tinstar.lab.simulating.simulate import GREEDY

    return replace(plan, seats=(GREEDY,) * len(plan.seats))


def _show_who_has_no_net(plans: "dict[str, Plan]") -> None:
    """So that nobody takes a change of the players for one of the game."""
    from tinstar.players import without_net

    for name, plan in plans.items():
        for kind in dict.fromkeys(plan.seats):
            if why := without_net(kind, plan.load()):
                note = f"{name}: {why}; --retrain 5m lets a net learn it first"
                wide_console().print(note, highlight=False)


def _show_beside(found: "Comparison", name: str) -> None:
    games = f"{len(found.a.rows):,} games of each"
    wide_console().print(f"\nPlayed by greedy, {games}: {found.sentence(name)}", highlight=False)


def _limits(texts: list[str]) -> dict[str, float]:
    from tinstar.core.errors import BadOption

    found: dict[str, float] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            found[name] = 0.0
        if not sign or not found[name] > 0:
            raise BadOption(f"--within: expected METRIC=X with X above 0, got {text[:80]!r}")
    return found


def _compared(
    plans: "tuple[Plan, Plan]",
    name: str,
    seconds: float,
    within: dict[str, float],
    workers: int,
    on: str,
) -> "Comparison":
    from tinstar.lab.settings.comparing import compare

    with bar(name) as tell:
        return compare(*plans, seconds, within, workers, lambda _, spent: tell(spent), on)


def _show(found: "Comparison", first: str, second: str) -> None:
    from rich.table import Table

    console = wide_console()
    console.print(found.sentence(second), highlight=False)
    plan = found.a.plan
    console.print(
        f"{len(found.a.rows):,} games of each, dealt alike, {', '.join(dict.fromkeys(plan.seats))} "
        f"at {len(plan.seats)} seats, seed {plan.seed}; {found.why_it_ended}. "
        "95 % intervals; * beyond luck for all lines together.\n",
        highlight=False,
    )
    if found.a.plan.playouts:
        console.print(f"{_saved(found)}\n", highlight=False)
    table = Table("", first, second, "difference", "", box=None, pad_edge=False)
    metric = None
    for line in found.lines:
        if line.which and line.metric is not metric:
            table.add_row(line.metric.text)
        metric = line.metric
        scale, digits = metric.scale, 1 if metric.share else 2
        low, high = line.difference.low * scale, line.difference.high * scale
        table.add_row(
            f"  {line.which}" if line.which else metric.text,
            *(f"{e.value * scale:.{digits}f}{' %' * metric.share}" for e in (line.a, line.b)),
            f"{low:+.{digits}f} to {high:+.{digits}f}",
            "*" * line.sure,
        )
    console.print(table, highlight=False)


def _saved(found: "Comparison") -> str:
    """What weighing the answers of chance was good for: the least of what it was for any chair."""
    from tinstar.lab.simulating.less_luck import saved, surprises
    from tinstar.lab.simulating.summary import wins

    apart = wins(found.b) - wins(found.a)
    least = min((saved(column, surprises(found.a, found.b)) for column in apart.T), key=_as_good)
    return (
        f"Less luck by {found.a.plan.playouts:,} playouts of each answer of chance: wins by chair "
        f"as good as from {least.as_good_as:,.0f} games of each without."
    )


def _as_good(one: "Saved") -> float:
    return one.as_good_as


@app.command()
def lab(
    game: GameName,
    settings: Annotated[
        list[str] | None, typer.Argument(metavar="SETTING...", help="such as rounds=12 players=3")
    ] = None,
    players: Players = None,
    seats: Annotated[
        str, typer.Option(metavar="KIND,KIND...", help="who plays; one kind takes every seat")
    ] = "net",
    games: Annotated[
        int | None,
        typer.Option(metavar="N", parser=at_least_one, help="as many as there is time for"),
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", parser=duration, help="for the whole report")
    ] = 120.0,
    seed: Seed = 1,
    workers: Workers = None,
    option: Options = None,
    file: Edition = None,
    numbers: Numbers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="where it is written; GAME-report")
    ] = None,
    tune: Tune = None,
    wanted: Wanted = None,
    written: From = None,
) -> None:
    """Report on a game: who wins, how long it lasts, what there is to choose, how much is luck.

    Writes a page with figures, the same as data, and a row for each game; on Ctrl-C what it has.
    """
    from tinstar.games import rules as bundle_of
    from tinstar.lab.reporting import files
    from tinstar.lab.simulating.simulate import Plan

    bundle = bundle_of(game)
    kinds = kinds_of(seats, players, company(bundle))
    own = edition_of(bundle, file, numbers)
    plan = Plan(game, kinds, 1, seed, own, read_options(bundle, option or []))
    said = " ".join([*(settings or []), *(option or []), *(numbers or [])])
    plan = _one_setting(plan, " ".join(settings or []))
    plan.load()
    threads = cores() if workers is None else workers
    if tune:
        look_for(plan, tune, wanted, seconds, TRIALS, threads)
        return
    folder = out or Path(f"{game}-report")
    files.check_target(folder)
    found, results = _looked_into(plan, seconds, games, threads, said)
    _tell(found, folder)
    files.write(found, results, folder)
    if found.interrupted:
        raise KeyboardInterrupt


def _one_setting(plan: "Plan", text: str) -> "Plan":
    from tinstar.lab.settings import settings_of

    found = settings_of(plan, text)
    if len(found) > 1:
        raise _bad_option(
            f"expected one setting, got {len(found)}; `tinstar compare` sweeps a range"
        )
    return found.popitem()[1]


def _bad_option(text: str) -> Exception:
    from tinstar.core.errors import BadOption

    return BadOption(text)


def _looked_into(
    plan: "Plan", seconds: float, games: int | None, workers: int, said: str
) -> "tuple[Report, Results]":
    from tinstar.lab.reporting import look_into

    with bar("report") as tell:
        return look_into(plan, seconds, games, workers, lambda _, part: tell(part), said)


def _tell(found: "Report", folder: Path) -> None:
    from tinstar.lab.reporting.files import PAGE
    from tinstar.lab.reporting.page import heading, how
    from tinstar.lab.reporting.telling import lead

    console = wide_console()
    console.print(found.title, style="bold", highlight=False)
    console.print(f"{heading(found)} {how(found)}\n", highlight=False)
    for sentence in lead(found):
        console.print(f"- {sentence}", highlight=False, markup=False)
    console.print(f"\nAll of it, with figures: {folder / PAGE}", highlight=False, markup=False)
