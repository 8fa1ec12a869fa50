"""Exercises: a guest's costly moves, from the reviews of their own matches.

A position is an exercise if the review calls the guest's move there a mistake (see
`lab.review.decision_costs`). A move that is worse than the best by at most `MARGIN` solves it.
"""

import time

import msgspec

from tinstar.engine.view import View
from tinstar.lab_schemas.review_result import Decision
from tinstar.presentation.scene import scene_of
from tinstar.server.errors import NotFound
from tinstar.server.features.practice.exercise_list import decisions_of
from tinstar.server.features.practice.exercise_store import ExerciseStore
from tinstar.server.features.practice.judging import Position
from tinstar.server.features.practice.play_on import state_at
from tinstar.server.features.practice.schemas import Exercise, Judgement
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.table_store import TableStore

MARGIN = 0.02  # of the chance to win


def show_exercise(
    store: TableStore, table: LiveTable, position: int, guest: str, language: str
) -> Exercise:
    """Return the position of an exercise. `NotFound` if it is none of the guest's."""
    found = _position(store, table, position, guest, language)
    return Exercise(table.record.id, position, table.record.game, scene_of(found.sight))


def try_exercise(
    store: TableStore, table: LiveTable, attempt: tuple[int, int], guest: str, language: str
) -> Judgement:
    """Judge a move, and record whether it solved the exercise.

    `attempt` is the position and the move.
    """
    position, action = attempt
    judged = _position(store, table, position, guest, language).judge(action, MARGIN)
    this = table.record.id, position
    due = ExerciseStore(store.database).repeat(guest, this, judged.solved, int(time.time()))
    return msgspec.structs.replace(judged, due=due)


def _position(
    store: TableStore, table: LiveTable, position: int, guest: str, language: str
) -> Position:
    mine = (
        e.position for e in ExerciseStore(store.database).of(guest) if e.table == table.record.id
    )
    decision = next(
        (d for d in decisions_of(store, table.record.id) if d.position == position and d.moves),
        None,
    )
    if decision is None or position not in mine:
        raise NotFound("no-exercise")
    play = table.begun()
    return Position(_view(play, decision), decision.moves, play.match.chairs.names, language)


def _view(play: LiveMatch, decision: Decision) -> View:
    """Return what the player saw at a decision."""
    state = state_at(play.match.journal, play.match.game, decision.position)
    return state.view(decision.seat)
