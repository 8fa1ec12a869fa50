"""Run `tinstar compare GAME SETTING...` and print its findings."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tinstar.cli.progress_bar import bar
from tinstar.cli.shared_options import wide_console

if TYPE_CHECKING:
    from tinstar.lab.experiments.comparison import Comparison
    from tinstar.lab.simulation.simulate import Plan


class How(NamedTuple):
    """Settings of a comparison.

    `retrain` is the number of minutes for which nets are trained on a changed game.
    """

    seconds: float
    within: dict[str, float]
    threads: int
    on: str
    retrain: float | None


def wanted_of(base: "Plan", settings: list[str]) -> "dict[str, Plan]":
    """Return the plans to compare, by name.

    The first plan will be compared with each of the others.
    """
    from tinstar.lab.experiments import AS_IT_IS, settings_of

    wanted: dict[str, Plan] = {}
    for text in settings:
        wanted |= settings_of(base, text)
    return {AS_IT_IS: base} | wanted if len(wanted) == 1 else wanted


def ask_all(wanted: "dict[str, Plan]", how: How) -> None:
    """Compare the first plan with each of the others, and print the findings."""
    (first, a), *others = wanted.items()
    for name, b in others:
        with _learning(how) as learn:
            _show(_compared((learn(a), learn(b)), name, how), first, name)
        if how.retrain:
            _show_beside(_compared((_by_greedy(a), _by_greedy(b)), name, how), name)
        else:
            _show_who_has_no_net({first: a, name: b})


@contextmanager
def _learning(how: How) -> "Generator[Callable[[Plan], Plan]]":
    """Yield a function that trains nets for a plan, and returns the plan with them.

    If `how.retrain` is None, the yielded function returns the plan unchanged. The nets are deleted
    at the end of the context.
    """
    from tempfile import TemporaryDirectory

    from tinstar.lab.experiments.retraining import retrained

    def learn(plan: "Plan") -> "Plan":
        if how.retrain is None:
            return plan
        with bar("training a net on the changed game") as tell:
            return retrained(plan, Path(folder), how.retrain, how.threads, tell)

    with TemporaryDirectory() as folder:
        yield learn


def _by_greedy(plan: "Plan") -> "Plan":
    """Return the same plan with greedy players.

    Comparing the two plans shows how much the findings depend on the players.
    """
    from dataclasses import replace

    from tinstar.lab.simulation.simulate import GREEDY

    return replace(plan, seats=(GREEDY,) * len(plan.seats))


def _show_who_has_no_net(plans: "dict[str, Plan]") -> None:
    """Warn about players that have no net for a game.

    Without a net they play worse, which would look like an effect of the changed game.
    """
    from tinstar.players import without_nets

    for name, plan in plans.items():
        for why in without_nets(plan.seats, plan.load()):
            note = f"{name}: {why}; train one first with --retrain 5m"
            wide_console().print(note, highlight=False)


def _show_beside(found: "Comparison", name: str) -> None:
    games = f"{len(found.a.rows):,} games of each"
    wide_console().print(
        f"\nPlayed by greedy players, {games}: {found.sentence(name)}", highlight=False
    )


def limits_of(texts: list[str]) -> dict[str, float]:
    from tinstar.errors import BadOption

    found: dict[str, float] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            found[name] = 0.0
        if not sign or not found[name] > 0:
            raise BadOption(
                f"--within: expected METRIC=X with a number X above 0, got {text[:80]!r}"
            )
    return found


def _compared(plans: "tuple[Plan, Plan]", name: str, how: How) -> "Comparison":
    from tinstar.lab.experiments.comparison import compare

    with bar(name) as tell:
        return compare(
            *plans, how.seconds, how.within, how.threads, lambda _, spent: tell(spent), how.on
        )


def _show(found: "Comparison", first: str, second: str) -> None:
    from rich.table import Table

    console = wide_console()
    console.print(found.sentence(second), highlight=False)
    plan = found.a.plan
    console.print(
        f"{len(found.a.rows):,} games of each, with the same deals, {plan.kinds_named} "
        f"at {len(plan.seats)} seats, seed {plan.seed}; {found.why_it_ended}. "
        "95 % intervals; * more than luck, counting all lines together.\n",
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
    """Say how much variance reduction helped, for the seat where it helped least."""
    from tinstar.lab.simulation.summary import wins
    from tinstar.lab.simulation.variance_reduction import least_saved, surprises

    least = least_saved(wins(found.b) - wins(found.a), surprises(found.a, found.b))
    return (
        f"Variance reduction with {found.a.plan.playouts:,} playouts of each chance event: wins by "
        f"chair are as precise as from {least.as_good_as:,.0f} games of each without it."
    )
