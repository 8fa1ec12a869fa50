"""What Python asks of the kernel, as Python or as machine code.

Each of these takes one-element arrays rather than records: they cost little to hand over.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tinstar.core.compile import compiled, plain, rule
from tinstar.core.kernel import (
    CHANCE,
    TERMINAL,
    apply,
    cast,
    chances,
    deal_unseen,
    legal_actions,
    merit,
    objection,
    see,
    to_act,
    who_sees,
)
from tinstar.core.layout import CELL

WHOEVER = -2  # in place of a seat: the one that is asked
OVER, NO_OUTCOME, NO_ACTION = -1, -2, -3  # why an answer was not given
ACTOR_BITS = ASKED_BITS = 4  # of a number that also says something else


class Calls(dict[Callable[..., Any], Callable[..., Any]]):
    """A game's door to the kernel: `calls[f](...)` is `f(box, ...)`.

    Machine code is looked up, and if need be made, when a function is first asked for.
    """

    def __init__(self, box: np.ndarray, fast: bool):
        super().__init__()
        self.box = box
        self.fast = fast

    def __missing__(self, f: Callable[..., Any]) -> Callable[..., Any]:
        self[f] = partial(compiled(f, nogil=False) if self.fast else partial(plain, f), self.box)
        return self[f]


@rule
def player_at(boxes: Any, states: Any) -> int:
    return int(to_act(boxes[0], states[0]))


@rule
def list_actions(boxes: Any, states: Any, seat: int, rooms: Any) -> int:
    """List what `seat` may do, or WHOEVER is asked: how many actions, 0 where it is not asked."""
    mover = to_act(boxes[0], states[0])
    if mover < 0 or (seat != mover and seat != WHOEVER):
        return 0
    return legal_actions(boxes[0], states[0], rooms[0].actions)


@rule
def list_chances(boxes: Any, states: Any, rooms: Any) -> int:
    """List the weights of what chance may answer: how many, 0 where it is not asked."""
    if to_act(boxes[0], states[0]) != CHANCE:
        return 0
    return chances(boxes[0], states[0], rooms[0].weights)


@rule
def objection_at(boxes: Any, states: Any, action: int) -> int:
    return objection(boxes[0], states[0], action)


@rule
def answer(boxes: Any, states: Any, action: int, rooms: Any) -> int:
    """Apply an answer if it may be given: who gave it, counted from 1 with chance as 0, and above
    ACTOR_BITS which seats saw it.

    Else nothing is touched, and it is OVER, NO_OUTCOME, NO_ACTION, or NO_ACTION less the objection.
    """
    box, s, room = boxes[0], states[0], rooms[0]
    mover = to_act(box, s)
    if mover == TERMINAL:
        return OVER
    if mover == CHANCE:
        n = chances(box, s, room.weights)
        if action < 0 or action >= n or room.weights[action] == 0:
            return NO_OUTCOME
    else:
        if action < 0 or action > len(room.actions) - 2:
            return NO_ACTION
        why = objection(box, s, action)
        if why != 0:
            return NO_ACTION - why
    seen = who_sees(box, s)
    apply(box, s, action)
    return (int(seen) << ACTOR_BITS) + int(mover) + 1


@rule
def draw(boxes: Any, states: Any, rooms: Any) -> int:
    """Let chance answer by the room's stream, until another is asked or there is no more room for
    the answers: who is asked then, counted from TERMINAL, and above ASKED_BITS how many answers
    there were; each one's outcome is in `path`, and who saw it in `seen`.
    """
    box, s, room = boxes[0], states[0], rooms[0]
    n, asked = 0, to_act(box, s)
    while asked == CHANCE and n < len(room.path):
        room.path[n] = cast(box, s, room.stream, room.weights)
        room.seen[n] = who_sees(box, s)
        apply(box, s, room.path[n])
        n += 1
        asked = to_act(box, s)
    return (n << ASKED_BITS) + int(asked) - TERMINAL


@rule
def seen_by(boxes: Any, states: Any) -> int:
    return who_sees(boxes[0], states[0])


@rule
def look(boxes: Any, states: Any, sights: Any, seat: int, views: Any) -> None:
    """Write what `seat` may see into a blank record; sights: as of `see`, one for each seat."""
    cells, seen = states.view(CELL), views.view(CELL)
    see(boxes[0], states[0], cells, sights[seat], seat, views[0], seen)


@rule
def fill_in(boxes: Any, states: Any, seat: int, rooms: Any) -> None:
    deal_unseen(boxes[0], states[0], seat, rooms[0].stream)


@rule
def looks_the_same(
    boxes: Any, states: Any, sights: Any, seat: int, action: int, rooms: Any
) -> bool:
    """Whether `action` is legal and looks the same to `seat` in a world drawn from those that it
    cannot tell apart.

    states: what the seat sees before and afterwards, and two records to write on.
    """
    box, world, cells = boxes[0], states[2], states.view(CELL)
    size = len(cells) // len(states)
    after, there = cells[size : 2 * size], cells[3 * size :]
    states[2] = states[0]
    deal_unseen(box, world, seat, rooms[0].stream)
    if objection(box, world, action) != 0:
        return False
    apply(box, world, action)
    see(box, world, cells[2 * size : 3 * size], sights[seat], seat, states[3], there)
    for i in range(size):
        if there[i] != after[i]:
            return False
    return True


@rule
def add_merits(boxes: Any, states: Any, rooms: Any) -> int:
    """List the legal actions at states[0], and add to each one's merit; return how many."""
    room = rooms[0]
    n = legal_actions(boxes[0], states[0], room.actions)
    for i in range(n):
        room.merits[i] += merit(boxes[0], states, 0, room.actions[i], room)
    return n
