"""Compiled leak check: compares redacted records at hundreds of thousands of positions.

A `View` holds only the redacted record. The tensor, strings, scene, events and the offer of an undo
all depend on the view alone, as `leak_check.check` tests. So this check compares only the redacted
record, cell by cell.

A seat also learns facts that are not in its view: the turn, the legal actions, the objection to
every action, who will see the action, and the result. This check compares them as well.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
    TERMINAL,
    deal_unseen,
    ending,
    legal_actions,
    objection,
    score,
    see,
    set_up,
    step_at_random,
    to_act,
    utility,
    who_sees,
)
from tinstar.engine.random_streams import below
from tinstar.testing.leak_check import ONE_IN, Leak, Report

TRUE, WORLD, SEEN, SEEN_THERE, BLANK, RECORDS = range(6)  # the working records
VIEW, SPECTATOR, TURN, ACTIONS, REFUSAL, ANSWER, RESULT, NOW, ROWS = range(9)  # kinds of difference
COUNT, SEAT, PLACE, POSITION, COLUMNS = range(5)  # count and first leak; for NOW the position
WORDS = {
    TURN: "whose turn",
    ACTIONS: "legal actions",
    ANSWER: "who sees the answer",
    RESULT: "result",
}
AT_ONCE = 10_000  # positions checked before Ctrl-C can take effect


def sweep(game: Game, positions: int = 100_000, seed: int = 1) -> Report:
    """Look for leaks at `positions` positions of random games, for every seat.

    The check is fast in compiled code. The report has the first leak of each kind, without the
    decisions that led to it. To find these decisions, call `leak_check.check`.
    """
    memory, scratch = memory_for(game), game.scratch(seed)
    changed = 0
    for first in range(0, positions, AT_ONCE):
        last = min(first + AT_ONCE, positions)
        changed += int(game.calls[look_for_leaks](*memory, last, scratch))
    return Report(positions, changed, tuple(_leaks(game, memory[-1])))


def memory_for(game: Game) -> tuple[np.ndarray, ...]:
    """Return the arrays for the check: records, their memory as integers, sights, leaks found."""
    layout = game.rules.state
    states = np.zeros(RECORDS, layout.dtype)
    states[:1] = game.new_initial_state().array
    cells = layout.flat(states).reshape(RECORDS, -1)
    return states, cells, game.sights, np.zeros((ROWS, COLUMNS), np.int64)


def _leaks(game: Game, found: np.ndarray) -> Iterator[Leak]:
    for kind, (count, seat, place, position) in enumerate(found[:NOW].tolist()):
        if count:
            yield Leak(_what(game, kind, place), seat, position, ())


def _what(game: Game, kind: int, place: int) -> str:
    if kind in WORDS:
        return WORDS[kind]
    if kind == REFUSAL:
        return f"refusal of {game.rules.actions.text(place)}"
    layout = game.rules.state
    name = next(n for n in reversed(layout.fields) if layout.start[n] <= place)
    return ("spectator's " if kind == SPECTATOR else "") + f"view: {name}"


@rule
def look_for_leaks(
    boxes: Any, states: Any, cells: Any, sights: Any, found: Any, last: int, scratches: Any
) -> int:
    """Play at random and check positions up to the number `last`.

    Return how many redeals changed a hidden card or another hidden value.

    - `cells`: the memory of `states` as integers, shape (RECORDS, size).
    - `sights`: the argument `sight` of `see`, for each seat and for spectators.
    """
    box, scratch = boxes[0], scratches[0]
    players, changed = int(box.players), 0
    while found[NOW, COUNT] < last:
        if below(scratch.stream, ONE_IN) == 0:
            for seat in range(players):
                changed += look_at(box, states, cells, sights, found, seat, scratch)
            found[NOW, COUNT] += 1
        if step_at_random(box, states[TRUE], scratch) == TERMINAL:
            states[TRUE] = states[BLANK]
            set_up(box, states[TRUE])
    return changed


@rule
def look_at(
    box: Any, states: Any, cells: Any, sights: Any, found: Any, seat: int, scratch: Any
) -> bool:
    """Redeal what a seat cannot see, and compare what the seat learns before and after.

    Return whether the redeal changed anything hidden.
    """
    s, w, v, there = states[TRUE], states[WORLD], states[SEEN], states[SEEN_THERE]
    see(box, s, cells[TRUE], sights[seat], seat, v, cells[SEEN])
    states[WORLD] = v
    deal_unseen(box, w, seat, scratch.stream)
    see(box, w, cells[WORLD], sights[seat], seat, there, cells[SEEN_THERE])
    note(found, VIEW, seat, first_difference(cells, SEEN, SEEN_THERE))
    see(box, s, cells[TRUE], sights[-1], -1, v, cells[SEEN])
    see(box, w, cells[WORLD], sights[-1], -1, there, cells[SEEN_THERE])
    note(found, SPECTATOR, seat, first_difference(cells, SEEN, SEEN_THERE))
    compare_turns(box, s, w, found, seat, scratch)
    return first_difference(cells, TRUE, WORLD) >= 0


@rule
def first_difference(cells: Any, one: int, other: int) -> int:
    for i in range(cells.shape[1]):
        if cells[one, i] != cells[other, i]:
            return i
    return -1


@rule
def note(found: Any, kind: int, seat: int, place: int) -> None:
    """Record a leak at `place`, the index of what differs. A `place` below 0 means no leak."""
    if place < 0:
        return
    if found[kind, COUNT] == 0:
        found[kind, SEAT] = seat
        found[kind, PLACE] = place
        found[kind, POSITION] = found[NOW, COUNT]
    found[kind, COUNT] += 1


@rule
def compare_turns(box: Any, s: Any, w: Any, found: Any, seat: int, scratch: Any) -> None:
    """Compare what a seat learns beyond its view, in the state `s` and in the redealt state `w`."""
    mover = to_act(box, s)
    if mover != to_act(box, w):
        note(found, TURN, seat, 0)
        return
    if mover == TERMINAL:
        note(found, RESULT, seat, other_result(box, s, w))
        return
    note(found, ANSWER, seat, 0 if who_sees(box, s) != who_sees(box, w) else -1)
    if mover == seat:
        note(found, ACTIONS, seat, other_action(box, s, w, scratch))
        for action in range(len(scratch.actions) - 1):
            if objection(box, s, action) != objection(box, w, action):
                note(found, REFUSAL, seat, action)


@rule
def other_action(box: Any, s: Any, w: Any, scratch: Any) -> int:
    """Return the first place at which the lists of legal actions differ, or -1 if none does."""
    n = legal_actions(box, s, scratch.actions)
    if n != legal_actions(box, w, scratch.slots):
        return n
    for i in range(n):
        if scratch.actions[i] != scratch.slots[i]:
            return i
    return -1


@rule
def other_result(box: Any, s: Any, w: Any) -> int:
    """Return the first seat whose result differs, or -1 if all results are equal."""
    players = int(box.players)
    if ending(box, s) != ending(box, w):
        return 0
    for seat in range(players):
        if score(box, s, seat) != score(box, w, seat):
            return seat
        if utility(box, s, seat, players) != utility(box, w, seat, players):
            return seat
    return -1
