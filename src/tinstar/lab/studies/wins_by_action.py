import numpy as np

from tinstar.engine.game import Game
from tinstar.lab.reporting.association import CORRECTED, compared, what_wins
from tinstar.lab.reporting.report_model import Finding
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation import action_counts
from tinstar.lab.simulation.summary import wins
from tinstar.lab.studies import PIECES, Study


def doings(shop: Workshop) -> Finding | None:
    """Return how often seats win if they took an action, compared with seats that never took it."""
    kind = shop.quick
    games, tally = shop.counted(kind)
    played = tally.played[:, : shop.game.players]
    done = {what: played[:, :, among].max(axis=2) for what, among in deeds(shop.game).items()}
    lines = compared(done, wins(games))
    if not lines:
        return None
    return Finding(
        name="deeds",
        title="The value of doing something",
        sentence=what_wins(lines, "has ever done it"),
        unit="more wins in 100",
        lines=tuple(lines),
        basis=shop.basis(len(games.rows), kind),
        even=0.0,
        source=CORRECTED,
        note="Counts seats that did it at least once. An action may win games, or only a player who"
        " is winning may be able to do it: “restricted play” below tells which.",
    )


def deeds(game: Game) -> dict[str, np.ndarray]:
    """Return groups of actions by name."""
    found = action_counts.deeds(game).items()
    return {f"{name.replace('_', ' ')} {thing}".strip(): among for (name, thing), among in found}


STUDY = Study("deeds", PIECES, doings, part=0.05)
