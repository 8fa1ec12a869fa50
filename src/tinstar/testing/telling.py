"""All that a seat is told at a position, by name, so that two positions can be compared."""

from typing import Any

import msgspec
import numpy as np

from tinstar.core.calls import seen_by
from tinstar.core.errors import TinstarError
from tinstar.core.kernel import CHANCE
from tinstar.core.scene import events, scene
from tinstar.core.state import State

SPECTATOR = -1


def told(state: State, seat: int) -> dict[str, Any]:
    return {
        **seen(state, seat, ""),
        **seen(state, SPECTATOR, "spectator's "),
        "tensor": state.observation_tensor(seat).tobytes(),
        "information state": state.information_state_string(seat),
        "whose turn": state.current_player(),
        "legal actions": state.legal_actions(seat),
        "who sees the answer": sees_answer(state, seat),
        **refusals(state, seat),
        **(result(state) if state.is_terminal() else {}),
    }


def seen(state: State, seat: int, whose: str) -> dict[str, bytes]:
    """The fields of a seat's view, and the parts of its scene."""
    view = state.view(seat)
    table = scene(view)
    fields = {f"{whose}view: {f}": view.record[f].tobytes() for f in state.game.rules.state.fields}
    parts = {f"{whose}scene: {p}": encoded(getattr(table, p)) for p in table.__struct_fields__}
    return fields | parts


def heard(state: State, answer: int, seat: int) -> tuple[str, bytes]:
    """What a seat sees once an answer is given, and the events that tell it what happened."""
    before, after = state.view(seat), state.clone()
    after.apply_action(answer)
    said = answer if sees_answer(state, seat) else None
    told_so = events(before, state.current_player(), said, after.view(seat))
    return after.view(seat).digest(), encoded(told_so)


def encoded(part: Any) -> bytes:
    return msgspec.json.encode(part)


def sees_answer(state: State, seat: int) -> bool:
    """Whether a seat will see the answer that is about to be given."""
    if state.is_terminal():
        return False
    return bool(state.game.calls[seen_by](state.array) >> seat & 1)


def result(state: State) -> dict[str, Any]:
    return {"ending": state.ending(), "scores": state.scores(), "returns": state.returns()}


def refusals(state: State, seat: int) -> dict[str, str]:
    """What a seat that is to act hears of each action that is refused, and any seat at chance."""
    asked = state.current_player()
    if asked == CHANCE:
        return {"outcome refused": refusal(state, -1)}
    if asked != seat:
        return {}
    refused = np.flatnonzero(state.legal_actions_mask() == 0).tolist()
    return {f"refusal of {state.action_to_string(seat, a)}": refusal(state, a) for a in refused}


def refusal(state: State, answer: int) -> str:
    try:
        state.clone().apply_action(answer)
    except TinstarError as e:
        return str(e)
    return "not refused"
