import numpy as np

from tinstar.core.game import Game
from tinstar.lab.simulating.summary import wins
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.workshop import Workshop
from tinstar.lab.workshop.findings import Finding
from tinstar.lab.workshop.having import CORRECTED, compared, what_wins


def doings(shop: Workshop) -> Finding | None:
    """Wins of seats that have ever done something, and of those that have not."""
    kind = shop.quick
    games, tally = shop.counted(kind)
    played = tally.played[:, : shop.game.players]
    done = {what: played[:, :, among].max(axis=2) for what, among in deeds(shop.game).items()}
    lines = compared(done, wins(games))
    if not lines:
        return None
    return Finding(
        name="deeds",
        title="What it is worth to do something",
        sentence=what_wins(lines, "has ever done it"),
        unit="more wins in 100",
        lines=tuple(lines),
        basis=shop.basis(len(games.rows), kind),
        even=0.0,
        source=CORRECTED,
        note="Of seats that did so at least once. A deed may win games, or only be possible for"
        " whoever is winning: “restricted play” below asks which.",
    )


def deeds(game: Game) -> dict[str, np.ndarray]:
    """By name, the actions of each family, and where one names a thing, those about each thing.

    Seats and numbers of places are names of no thing.
    """
    found: dict[str, np.ndarray] = {}
    for f in game.rules.actions.families.values():
        name, numbers = f.name.replace("_", " "), np.arange(f.first, f.first + f.size)
        found[name] = numbers
        grid = numbers.reshape([len(words) for words in f.parameters.values()] or [1])
        for axis, words in enumerate(f.parameters.values()):
            if all(len(w) > 1 and not w.isdigit() for w in words):
                for i, word in enumerate(words):
                    found[f"{name} {word}"] = np.take(grid, i, axis=axis).ravel()
    return found


STUDY = Study("deeds", PIECES, doings, part=0.05)
