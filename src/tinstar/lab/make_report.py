"""Make the report on one game: all metrics and studies, as plain data.

The games for the metrics are played first. Then the studies run. Each part gets a share of the
time. If you press Ctrl-C, the report ends early, with the findings so far.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import numpy as np

from tinstar.engine.game import Game
from tinstar.errors import BadOption
from tinstar.lab.experiments import AS_IT_IS, settings_of
from tinstar.lab.metrics import CHOOSING, LASTING, LUCK, TENSION, WINNING, all_metrics
from tinstar.lab.reporting.metric_findings import answer
from tinstar.lab.reporting.report_model import WHOLE, Chapter, Finding, Report
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.simulate import NET, Company, Plan, Results, plays_as
from tinstar.lab.studies import PIECES, PLAYERS, RULES, Study, all_studies
from tinstar.players import without_nets

CHAPTERS = WINNING, LASTING, CHOOSING, TENSION, LUCK, PIECES, RULES, PLAYERS
SECONDS = 120.0
MAIN = 0.15  # share of the time for the games of the metrics
LOT, MOST_GAMES = 512, 20_000

Tell = Callable[[str, float], Any]


def report(
    game: str,
    setting: str = "",
    seats: tuple[str, ...] | None = None,
    seconds: float = SECONDS,
    games: int | None = None,
    seed: int = 1,
    workers: int = 1,
) -> Report:
    """Return the report of a game with a setting such as "rounds=12 players=3".

    Four nets play, unless `seats` names other players or the game has no table of four. A setup
    that cannot be played raises `TinstarError`.
    """
    from tinstar.games import rules

    box = rules(game).box
    base = Plan(game, seats or (NET,) * min(max(4, box.seats[0]), box.seats[-1]), 1, seed)
    found = settings_of(base, setting)
    if len(found) > 1:
        raise BadOption(f"setting: expected one value, got a range of {len(found)} values")
    return look_into(found.popitem()[1], seconds, games, workers, said=setting)[0]


def look_into(
    plan: Plan,
    seconds: float = SECONDS,
    games: int | None = None,
    workers: int = 1,
    tell: Tell = lambda *_: None,
    said: str = "",
) -> tuple[Report, Results]:
    """Return the report on a plan, and the results of the games behind the report.

    `tell` receives the name of the current step, and the share of all the work that is done.
    """
    if seconds <= 0:
        raise BadOption(f"seconds: expected more than 0, got {seconds}")
    table, began = plan.load(), time.monotonic()
    warnings = tuple(without_nets(plan.seats, table))
    plan = replace(plan, seats=tuple(plays_as(kind, table) for kind in plan.seats))
    results = _played(plan, table, seconds * MAIN, games, workers, tell)
    if not len(results.rows):
        raise KeyboardInterrupt
    answers = [(m.chapter, f) for m in all_metrics() if (f := answer(m, results))]
    whole = games is None or results.complete
    if whole:
        whole = _study(Workshop(results, workers), seconds * (1 - MAIN), tell, answers)
    return Report(
        game=plan.game,
        title=table.rules.title,
        setting=said or AS_IT_IS,
        seats=len(plan.seats),
        basis=Workshop(results, 1).basis(len(results.rows), plan.kinds_named),
        seconds=round(time.monotonic() - began, 1),
        why_it_ended=WHOLE if whole else "it was interrupted",
        warnings=warnings,
        chapters=_sorted(answers),
    ), results


def _study(shop: Workshop, seconds: float, tell: Tell, answers: list[tuple[str, Finding]]) -> bool:
    """Run all studies. Return False if they were interrupted."""
    try:
        for study in _in_turn(shop, seconds, tell):
            if found := study.of(shop):
                answers.append((study.chapter, found))
    except KeyboardInterrupt:
        return False
    return True


def _sorted(answers: list[tuple[str, Finding]]) -> tuple[Chapter, ...]:
    chapters = [Chapter(c, tuple(f for of, f in answers if of == c)) for c in CHAPTERS]
    return tuple(c for c in chapters if c.findings)


def _in_turn(shop: Workshop, seconds: float, tell: Tell) -> Iterator[Study]:
    studies = all_studies()
    done, whole = 0.0, sum(study.part for study in studies)
    for study in studies:
        shop.seconds = max(seconds * study.part / whole, 1e-3)

        def heard(part: float, begun: float = done, study: Study = study) -> None:
            tell(study.name, MAIN + (1 - MAIN) * (begun + part * study.part) / whole)

        shop.tell = heard
        shop.tell(0.0)
        yield study
        done += study.part


def _played(
    plan: Plan, table: Game, seconds: float, games: int | None, workers: int, tell: Tell
) -> Results:
    """Return the results of `games` games. If `games` is None, play as many as the time allows."""
    lots: list[tuple[np.ndarray, np.ndarray]] = []
    most, done, began = games or MOST_GAMES, 0, 0.0
    try:
        with closing(Company(plan, table, workers)) as company:
            while done < most and (games or not began or time.monotonic() - began < seconds):
                for lot in company.play(range(done, min(done + LOT, most))):
                    began = began or time.monotonic()  # compiling comes before the first lot
                    lots.append(lot)
                    done += len(lot[0])
                    spent = done / most if games else (time.monotonic() - began) / seconds
                    tell("games", MAIN * min(spent, 1.0))
                    if not games and spent > 1:
                        break
    except KeyboardInterrupt:
        pass
    if not lots:
        raise KeyboardInterrupt
    played = Results.of_lots(plan, table, lots)
    return replace(played, plan=replace(plan, games=games or len(played.rows)))
