"""Counts of actions and cards in finished matches, as a job of the server:
`python -m tinstar.lab.simulation.match_count_job FILE...`.

The job writes one line to standard output for each journal, in order: the counts as JSON, or an
empty line if the journal cannot be replayed. The counts have the same form as `action_counts` has
for simulated games.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.engine.process_priority import step_behind
from tinstar.engine.record_arrays import CELL
from tinstar.errors import TinstarError
from tinstar.lab.simulation.action_counts import (
    Tally,
    deeds,
    ever_had,
    note_cells,
    tally_for,
    watches,
)
from tinstar.lab_schemas.match_counts import BySeat, Counted
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_replay import follow


def counted(journal: Journal) -> Counted:
    """Return what each seat did and had in a match. An inconsistent journal raises `BadRecord`."""
    game = game_of(journal)
    tally, done = tally_for(game, 1), np.zeros((game.players, game.rules.actions.size), np.int32)
    happenings = follow(journal, game)
    for happening in happenings:
        if happening.actor != CHANCE:
            done[happening.actor, happening.action] += 1
            note_cells(tally, 0, happening.before.array.view(CELL), 1)
    note_cells(tally, 0, happenings[-1].after.array.view(CELL), 1)
    return Counted(_did(game, done), _had(game, tally))


def _did(game: Game, done: np.ndarray) -> dict[str, BySeat]:
    found: dict[str, BySeat] = {}
    for (family, thing), among in deeds(game).items():
        found.setdefault(family, {})[thing] = done[:, among].sum(axis=1).tolist()
    return found


def _had(game: Game, tally: Tally) -> dict[str, BySeat]:
    found: dict[str, BySeat] = {}
    for watch in watches(game):
        there = ever_had(watch, tally.met)[0].astype(int).tolist()
        found.setdefault(watch.field.name, {})[watch.what] = there
    return found


def main(files: Iterable[str]) -> None:
    for file in files:
        try:
            said = msgspec.json.encode(counted(Journal.load(Path(file)))).decode()
        except TinstarError:  # its rules no longer exist
            said = ""
        print(said, flush=True)


if __name__ == "__main__":
    step_behind()
    main(sys.argv[1:])
