"""Functions through which Python calls the kernel's functions, compiled or as plain Python.

These functions take arrays of one element instead of records, because compiled code takes arrays.
In Python, a record stands for an array of one (see `records`).
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import (
    CHANCE,
    GAMES_OWN,
    NEVER,
    TERMINAL,
    answer_chance,
    apply,
    cast,
    chances,
    deal_unseen,
    legal_actions,
    mannerly,
    manners,
    objection,
    outlook,
    reveal,
    see,
    to_act,
    who_sees,
    window,
)
from tinstar.engine.redaction import redact_record, same_cells

WHOEVER = -2  # an argument that stands for the seat to act
OVER, NO_OUTCOME, NO_ACTION = -1, -2, -3  # results that say why an action was rejected
ACTOR_BITS = ASKED_BITS = 4  # how many low bits of a packed number hold a seat


class Calls(dict[Callable[..., Any], Callable[..., Any]]):
    """The kernel's functions for one game: `calls[f](...)` calls `f(box, ...)`.

    A function is compiled, or loaded from the cache, when it is first used.
    """

    def __init__(self, box: Any, fast: bool):
        super().__init__()
        self.box = box
        self.fast = fast

    def __missing__(self, f: Callable[..., Any]) -> Callable[..., Any]:
        if self.fast:
            return partial(self._first, f)
        self[f] = partial(f, self.box)
        return self[f]

    def _first(self, f: Callable[..., Any], *args: Any) -> Any:
        """Call a function for the first time. The types of `args` select its machine code."""
        from tinstar.engine.machine_code.native_calls import quick

        self[f] = partial(quick(f, (self.box, *args)), self.box)
        return self[f](*args)


@rule
def player_at(boxes: Any, states: Any) -> int:
    return int(to_act(boxes[0], states[0]))


@rule
def window_at(boxes: Any, states: Any) -> int:
    return int(window(boxes[0], states[0]))


@rule
def list_actions(boxes: Any, states: Any, seat: int, scratches: Any) -> int:
    """List the legal actions of `seat`, and return their number.

    WHOEVER as `seat` stands for the seat to act. If `seat` is not to act, the number is 0.
    """
    mover = to_act(boxes[0], states[0])
    if mover < 0 or (seat != mover and seat != WHOEVER):
        return 0
    return legal_actions(boxes[0], states[0], scratches[0].actions)


@rule
def list_chances(boxes: Any, states: Any, scratches: Any) -> int:
    """List the weights of the chance outcomes, and return their number.

    Return 0 unless chance acts next.
    """
    if to_act(boxes[0], states[0]) != CHANCE:
        return 0
    return chances(boxes[0], states[0], scratches[0].weights)


@rule
def objection_at(boxes: Any, states: Any, action: int) -> int:
    return objection(boxes[0], states[0], action)


@rule
def list_objections(boxes: Any, states: Any, scratches: Any) -> None:
    """Write the objection to each action into `actions` of the scratch memory."""
    box, s, found = boxes[0], states[0], scratches[0].actions
    for action in range(len(found) - 1):
        found[action] = objection(box, s, action)


@rule
def answer(boxes: Any, states: Any, action: int, scratches: Any) -> int:
    """Apply an action if it is legal. Return who acted and who saw it, packed into one number.

    The low ACTOR_BITS are the actor: 0 for chance, else the seat counted from 1. The bits above are
    the seats that saw the action. An illegal action changes nothing. The result is then OVER,
    NO_OUTCOME, NO_ACTION, or NO_ACTION minus the number of the objection.
    """
    box, s, scratch = boxes[0], states[0], scratches[0]
    mover = to_act(box, s)
    if mover == TERMINAL:
        return OVER
    if mover == CHANCE:
        n = chances(box, s, scratch.weights)
        if action < 0 or action >= n or scratch.weights[action] == 0:
            return NO_OUTCOME
    else:
        if action < 0 or action > len(scratch.actions) - 2:
            return NO_ACTION
        why = objection(box, s, action)
        if why != 0:
            return NO_ACTION - why
    seen = who_sees(box, s)
    apply(box, s, action)
    return (int(seen) << ACTOR_BITS) + int(mover) + 1


@rule
def draw(boxes: Any, states: Any, scratches: Any) -> int:
    """Draw chance outcomes until a seat is to act or `path` is full.

    Return two numbers packed into one: the low ASKED_BITS are the seat to act minus TERMINAL, and
    the bits above are the number of outcomes. In `scratches`, the function reads the random stream,
    and writes the outcomes to `path` and the seats that saw each outcome to `seen`.
    """
    box, s, scratch = boxes[0], states[0], scratches[0]
    n, asked = 0, to_act(box, s)
    while asked == CHANCE and n < len(scratch.path):
        scratch.path[n] = cast(box, s, scratch.stream, scratch.weights)
        scratch.seen[n] = who_sees(box, s)
        apply(box, s, scratch.path[n])
        n += 1
        asked = to_act(box, s)
    return (n << ASKED_BITS) + int(asked) - TERMINAL


@rule
def seen_by(boxes: Any, states: Any) -> int:
    return who_sees(boxes[0], states[0])


@rule
def look(boxes: Any, states: Any, sights: Any, seat: int, views: Any) -> None:
    """Write what `seat` may see of a state into a blank record.

    `sights` are the game's `Sights`.
    """
    redact_record(states, sights[seat], views)
    reveal(boxes[0], states[0], seat, views[0])


@rule
def fill_in(boxes: Any, states: Any, seat: int, scratches: Any) -> None:
    deal_unseen(boxes[0], states[0], seat, scratches[0].stream)


@rule
def shows_nothing_new(
    boxes: Any, memory: Any, sights: Any, mover: int, action: int, lots: int, scratches: Any
) -> bool:
    """Return whether an automatic `action` would reveal nothing hidden, judged by samples.

    Each sample is a chain of states. The first is drawn from the mover's view. Each further state
    is drawn from the view that the next seat to the left has of the previous state. In each state
    the action must be legal, and must look to the same seat as in the previous state.

    `memory` has eight records, and their cells as rows of integers. The first two records are the
    mover's view before and after the action. The others are scratch memory.
    """
    box, here = boxes[0], 0
    states, cells = memory
    for nth in range(lots * box.players):
        turn = nth % int(box.players)
        here = here if turn else 0
        seat, there = (mover + turn) % int(box.players), 2 + turn % 2 * 2
        sight, expected, seen = sights[seat], states[6], states[7]
        see(box, states[here + 1], cells[here + 1], sight, seat, expected, cells[6])
        see(box, states[here], cells[here], sight, seat, states[there], cells[there])
        deal_unseen(box, states[there], seat, scratches[0].stream)
        if objection(box, states[there], action) != 0:
            return False
        states[there + 1] = states[there]
        apply(box, states[there + 1], action)
        see(box, states[there + 1], cells[there + 1], sight, seat, seen, cells[7])
        if not same_cells(cells[6], cells[7]):
            return False
        here = there
    return True


@rule
def is_folly(boxes: Any, states: Any, action: int) -> bool:
    return manners(boxes[0], states[0], action, GAMES_OWN) == NEVER


@rule
def add_merits(boxes: Any, states: Any, sure: int, scratches: Any) -> int:
    """List the legal actions at states[0], and return their number.

    Add the merit of each action, including etiquette, to its entry of `merits`. `sure` is as in
    `kernel.manners`.
    """
    scratch = scratches[0]
    n = legal_actions(boxes[0], states[0], scratch.actions)
    for i in range(n):
        scratch.merits[i] += mannerly(boxes[0], states, scratch.actions[i], sure, scratch)
    return n


@rule
def foresee(boxes: Any, states: Any, action: int, scratches: Any) -> None:
    """Write the outlook of each seat into `values`, after the seat to act takes `action`.

    Chance outcomes that follow the action are drawn from the random stream. `states` has two
    records: the position, and memory for the position after the action.
    """
    box, scratch = boxes[0], scratches[0]
    states[1] = states[0]
    apply(box, states[1], action)
    answer_chance(box, states[1], scratch)
    outlook(box, states[1], scratch.values)
