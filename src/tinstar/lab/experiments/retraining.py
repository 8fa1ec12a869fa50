"""Retrain a net for a game whose numbers were changed.

The net that ships with the game has never seen the changed numbers. Training starts from this net.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tinstar.lab.simulation.chance_value import net_for
from tinstar.lab.simulation.simulate import NET, Plan
from tinstar.lab.training import Course
from tinstar.lab.training.trainer import Training
from tinstar.players import without_net


def retrained(
    plan: Plan,
    folder: Path,
    minutes: float,
    threads: int = 1,
    report: Callable[[float], Any] | None = None,
) -> Plan:
    """Return the plan with a retrained net for the player `net`, unless a net ships for this setup.

    The new net's file goes into the folder. `report` receives the share of the time spent.
    """
    game = plan.load()
    if NET not in plan.seats or not without_net(NET, game):
        return plan
    course = Course(minutes, (game.players,), threads, plan.seed, ladder=0)
    training = Training(game, course, net_for(game))
    while training.done < 1.0:
        training.round()
        if report:
            report(training.done)
    file = folder / f"{game.digest[:16]}-{game.players}.net"
    training.save(file)
    return replace(plan, seats=tuple(f"{NET}:{file}" if s == NET else s for s in plan.seats))
