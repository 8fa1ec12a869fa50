"""Compiled check that the automatic steps after a decision reveal nothing hidden.

The number of steps, and what a seat sees between them, must follow from three things: the seat's
view before the decision, the action if the seat saw it, and its view after all steps.

`exhaustive_step_check` demands the same, of all positions of a small game tree and of the texts
about each step. This check compares two positions at a time: a position of a random game, and the
same position with all that a seat cannot see dealt again. It compares only records, because the
texts depend on records and actions alone.
"""

from typing import Any

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import (
    CHANCE,
    carry_out,
    cast,
    chances,
    is_under_way,
    legal_actions,
    objection,
    proceed,
    sees_answer,
)
from tinstar.engine.random_streams import below
from tinstar.testing.compiled_leak_memory import (
    COUNT,
    NEXT,
    NEXT_THERE,
    SPECTATOR_STEP,
    SPECTATOR_STEPS,
    STEP,
    STEPPED,
    STEPS,
    TRUE,
    WORLD,
    first_difference,
    note,
    other_view,
)

ANSWERS = 8  # answers that are given at a position, if there are so many


@rule
def compare_answers(box: Any, memory: Any, seat: int, mover: int, scratch: Any) -> None:
    """Give some answers in the true state and in the redealt one, and compare their steps.

    The answers are the same in both states if the seat sees them. Otherwise every pair of answers
    must look the same, if the seat's views after the two answers do.
    """
    states, cells, _, _ = memory
    s, w, answers, there = states[TRUE], states[WORLD], scratch.path, scratch.seen
    as_dealt = first_difference(cells, TRUE, WORLD) < 0
    n = some_answers(box, s, mover, scratch, answers)
    unseen = 0 if sees_answer(box, s, seat) else some_answers(box, w, mover, scratch, there)
    for i in range(n):
        if unseen == 0:
            if not as_dealt and is_possible(box, w, mover, answers[i], scratch):
                compare_steps(box, memory, seat, answers[i], answers[i])
        for j in range(unseen):
            if not as_dealt or answers[i] != there[j]:
                compare_steps(box, memory, seat, answers[i], there[j])


@rule
def some_answers(box: Any, s: Any, mover: int, scratch: Any, out: Any) -> int:
    """Write possible answers at random into `out`, at most ANSWERS, and return their number."""
    if mover == CHANCE:
        for i in range(ANSWERS):
            out[i] = cast(box, s, scratch.stream, scratch.weights)
        return ANSWERS
    n = legal_actions(box, s, scratch.actions)
    first = below(scratch.stream, n)
    for i in range(min(n, ANSWERS)):
        out[i] = scratch.actions[(first + i) % n]
    return min(n, ANSWERS)


@rule
def is_possible(box: Any, s: Any, mover: int, answer: int, scratch: Any) -> bool:
    if mover == CHANCE:
        return answer < chances(box, s, scratch.weights) and scratch.weights[answer] > 0
    return objection(box, s, answer) == 0


@rule
def compare_steps(box: Any, memory: Any, seat: int, one: int, other: int) -> None:
    """Compare the steps of answer `one` in the true state and of `other` in the redealt one.

    The steps may differ for a seat or a spectator whose views after all steps differ.
    """
    states, _, _, found = memory
    s, w = states[NEXT], states[NEXT_THERE]
    states[NEXT] = states[TRUE]
    states[NEXT_THERE] = states[WORLD]
    carry_out(box, s, one)
    carry_out(box, w, other)
    goes_on, goes_on_there = is_under_way(box, s), is_under_way(box, w)
    if not (goes_on or goes_on_there):
        return
    number = step = spectators_step = -1
    while goes_on or goes_on_there:
        if goes_on != goes_on_there:
            number = 0
        else:
            if step < 0:
                step = other_view(box, memory, NEXT, NEXT_THERE, seat)
            if spectators_step < 0:
                spectators_step = other_view(box, memory, NEXT, NEXT_THERE, -1)
        if goes_on:
            proceed(box, s)
        if goes_on_there:
            proceed(box, w)
        goes_on, goes_on_there = is_under_way(box, s), is_under_way(box, w)
    if other_view(box, memory, NEXT, NEXT_THERE, seat) < 0:
        found[STEPPED, COUNT] += 1
        note(found, STEP, seat, step)
        note(found, STEPS, seat, number)
    if other_view(box, memory, NEXT, NEXT_THERE, -1) < 0:
        note(found, SPECTATOR_STEP, seat, spectators_step)
        note(found, SPECTATOR_STEPS, seat, number)
