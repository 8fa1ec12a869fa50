"""Compiled leak check: compares redacted records at hundreds of thousands of positions.

A `View` holds only the redacted record. The tensor, strings, scene, events and the offer of an undo
all depend on the view alone, as `leak_check.check` tests. So this check compares only the redacted
record, cell by cell.

A seat also learns facts that are not in its view: the turn, the legal actions, the objection to
every action, who will see the action, and the result. This check compares them as well.

Last, the check makes the next decision, and compares its steps (`compiled_step_check`).
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
from tinstar.testing.compiled_leak_memory import (
    ACTIONS,
    ANSWER,
    BLANK,
    COUNT,
    NOW,
    REFUSAL,
    RESULT,
    SEEN,
    SPECTATOR,
    SPECTATOR_STEP,
    SPECTATOR_STEPS,
    STEP,
    STEPPED,
    STEPS,
    TRUE,
    TURN,
    VIEW,
    WORLD,
    first_difference,
    memory_for,
    note,
    other_view,
)
from tinstar.testing.compiled_step_check import compare_answers
from tinstar.testing.leak_check import ONE_IN, Leak, Report

WORDS = {
    STEPS: "number of steps",
    SPECTATOR_STEPS: "spectator's number of steps",
    TURN: "whose turn",
    ACTIONS: "legal actions",
    ANSWER: "who sees the answer",
    RESULT: "result",
}
VIEWS = {
    VIEW: "view",
    SPECTATOR: "spectator's view",
    STEP: "view between steps",
    SPECTATOR_STEP: "spectator's view between steps",
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
        changed += int(game.calls[look_for_leaks](memory, last, scratch))
    found = memory[-1]
    return Report(positions, changed, tuple(_leaks(game, found)), int(found[STEPPED, COUNT]))


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
    return f"{VIEWS[kind]}: {name}"


@rule
def look_for_leaks(boxes: Any, memory: Any, last: int, scratches: Any) -> int:
    """Play at random and check positions up to the number `last`.

    Return how many redeals changed a hidden card or another hidden value.
    """
    box, scratch = boxes[0], scratches[0]
    states, _, _, found = memory
    players, changed = int(box.players), 0
    while found[NOW, COUNT] < last:
        if below(scratch.stream, ONE_IN) == 0:
            for seat in range(players):
                changed += look_at(box, memory, seat, scratch)
            found[NOW, COUNT] += 1
        if step_at_random(box, states[TRUE], scratch) == TERMINAL:
            states[TRUE] = states[BLANK]
            set_up(box, states[TRUE])
    return changed


@rule
def look_at(box: Any, memory: Any, seat: int, scratch: Any) -> bool:
    """Redeal what a seat cannot see, and compare what the seat learns before and after.

    Return whether the redeal changed anything hidden.
    """
    states, cells, sights, found = memory
    s, w = states[TRUE], states[WORLD]
    see(box, s, cells[TRUE], sights[seat], seat, states[SEEN], cells[SEEN])
    states[WORLD] = states[SEEN]
    deal_unseen(box, w, seat, scratch.stream)
    note(found, VIEW, seat, other_view(box, memory, TRUE, WORLD, seat))
    note(found, SPECTATOR, seat, other_view(box, memory, TRUE, WORLD, -1))
    mover = to_act(box, s)
    if mover != to_act(box, w):
        note(found, TURN, seat, 0)
    elif mover == TERMINAL:
        note(found, RESULT, seat, other_result(box, s, w))
    else:
        compare_turns(box, memory, seat, mover, scratch)
        compare_answers(box, memory, seat, mover, scratch)
    return first_difference(cells, TRUE, WORLD) >= 0


@rule
def compare_turns(box: Any, memory: Any, seat: int, mover: int, scratch: Any) -> None:
    """Compare what a seat learns about the next action in the true and in the redealt state."""
    states, _, _, found = memory
    s, w = states[TRUE], states[WORLD]
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
