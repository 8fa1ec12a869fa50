"""List a guest's exercises: from which match and moment each one is, and what the move cost."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from tinstar.engine.i18n import ENGLISH
from tinstar.errors import BadRecord
from tinstar.games import known
from tinstar.lab_schemas.review_result import Decision, Review
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_replay import follow
from tinstar.match.transition import Happening
from tinstar.presentation.view_with_names import Sight
from tinstar.server.features.practice.exercise_store import ExerciseStore, StoredExercise
from tinstar.server.features.practice.schemas import ExerciseInfo, Exercises
from tinstar.server.tables.result_store import Result, ResultFilter
from tinstar.server.tables.stored_journal import StoredJournal
from tinstar.server.tables.table_store import TableStore

NEWEST = 50  # matches of a guest whose reviews are read
SHOWN = 6  # exercises at a time, because the match of each one is replayed
COUNTED = ("round", "game")  # the counters by which a scene numbers its rounds


class Mistakes(NamedTuple):
    """A match of a guest, and the guest's mistakes in it, by position."""

    result: Result
    by_position: dict[int, Decision]


def list_exercises(store: TableStore, guest: str, language: str = ENGLISH) -> Exercises:
    """Return a guest's exercises, after adding those of new reviews.

    Of those that are due, it has the costliest ones.
    """
    kept, now = ExerciseStore(store.database), int(time.time())
    matches = _reviewed(store, guest)
    for table, found in matches.items():
        kept.add(guest, table, list(found.by_position), now)
    every = [e for e in kept.of(guest) if e.position in _in(matches, e.table)]
    due = [e for e in every if e.due <= now]
    due.sort(key=lambda e: -_in(matches, e.table)[e.position].cost.value)
    later = [e.due for e in every if e.due > now]
    moments = Moments(store, language)
    shown = [moments.info(e, matches[e.table]) for e in due[:SHOWN]]
    return Exercises(shown, len(due), len(later), min(later, default=0))


def decisions_of(store: TableStore, table: str) -> list[Decision]:
    """Return the decisions of a table's match that its review has judged."""
    raw = store.review(table)
    return msgspec.json.decode(raw, type=Review).decisions if raw else []


def _reviewed(store: TableStore, guest: str) -> dict[str, Mistakes]:
    """Return the guest's mistakes in the newest matches, by table."""
    found: dict[str, Mistakes] = {}
    for result in store.played.results(guest, ResultFilter(), NEWEST):
        own = {seat.seat for seat in result.seats if seat.guest == guest and seat.counts}
        judged = decisions_of(store, result.table) if result.kept else []
        mistakes = {d.position: d for d in judged if d.seat in own and d.moves}
        if mistakes:
            found[result.table] = Mistakes(result, mistakes)
    return found


def _in(matches: Mapping[str, Mistakes], table: str) -> dict[int, Decision]:
    return matches[table].by_position if table in matches else {}


class Moments:
    """The moments of exercises in words. Each match is replayed once."""

    def __init__(self, store: TableStore, language: str):
        self._store = store
        self._language = language
        self._replayed: dict[str, Sequence[Happening]] = {}  # by table

    def info(self, exercise: StoredExercise, mistakes: Mistakes) -> ExerciseInfo:
        result, (table, position, due) = mistakes.result, exercise
        decision, length = mistakes.by_position[position], len(self._decisions(table))
        round_name, prompt = self._words(table, decision, [s.name for s in result.seats])
        return ExerciseInfo(
            table,
            position,
            result.game,
            known(result.game).title,
            due,
            ended=result.ended,
            others=[s.name for s in result.seats if s.seat != decision.seat],
            round=round_name,
            decisions=length,
            prompt=prompt,
            cost=decision.cost.value,
        )

    def _words(self, table: str, decision: Decision, names: list[str]) -> tuple[str, str]:
        """Return the round, or "" if the game counts none, and what the player was asked."""
        decisions = self._decisions(table)
        if decision.position >= len(decisions):
            return "", ""
        view = decisions[decision.position].before.view(decision.seat)
        sight = Sight(view, names, memory_aid=True, language=self._language)
        rules = view.game.rules
        counted = (c for c in rules.scene.counters(sight) if c.kind in COUNTED)
        rounds = [f"{counter.name} {counter.value}" for counter in counted]
        return "".join(rounds[:1]), rules.words.prompt(sight)

    def _decisions(self, table: str) -> Sequence[Happening]:
        """Return all decisions of a match. There are none if its rules have changed since."""
        if table not in self._replayed:
            self._replayed[table] = list(_replayed(self._store, table))
        return self._replayed[table]


def _replayed(store: TableStore, table: str) -> Iterator[Happening]:
    record = store.table(table)
    if record is not None:
        with suppress(BadRecord):
            journal = Journal.load(StoredJournal(store, record))
            yield from follow(journal, game_of(journal))
