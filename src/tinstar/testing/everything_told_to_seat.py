"""Everything that a seat learns at a position, by name, to compare two positions."""

from typing import Any

import msgspec
import numpy as np

from tinstar.engine.actions import LETTERS
from tinstar.engine.kernel import CHANCE
from tinstar.engine.kernel_calls import seen_by
from tinstar.engine.state import State
from tinstar.errors import TinstarError
from tinstar.match.transition import Happening
from tinstar.match.undo import was_foreseeable
from tinstar.presentation.scene import scene
from tinstar.server.tables.seat_frames import SceneRenderer
from tinstar.server.tables.websocket_schemas import AnswersPending, Frame

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
    """Return the fields of a seat's view and the parts of its scene, by name."""
    view = state.view(seat)
    table = scene(view)
    fields = {f"{whose}view: {f}": view.array[f].tobytes() for f in state.game.rules.state.fields}
    parts = {f"{whose}scene: {p}": encoded(getattr(table, p)) for p in table.__struct_fields__}
    return fields | parts


def frame(state: State, answer: int, seat: int) -> Frame:
    """Return the frame that the server sends a seat after a decision, including the memory aid.

    `server.tables.live_match` builds the same frame at a live table. A test checks that this frame
    has every part of the server's frame.
    """
    happening = Happening(state, answer)
    eyes, view = (
        SceneRenderer(LETTERS[: state.game.players], memory_aid=True),
        happening.after.view(seat),
    )
    undo = seat == happening.actor and was_foreseeable(happening)
    told, waits = eyes.events([happening], seat), view.window()
    if not waits:
        return Frame(seat, 0, told, eyes.scene(happening.after, seat), undo)
    view = view.asked_at_once(seat if seat in waits else waits[0])
    waiting = AnswersPending(0, waits, seconds=0.0, left=None)
    return Frame(seat, 0, told, eyes.scene_in_window(view, waits), undo, waiting)


def sees_after(state: State, answer: int, seat: int) -> str:
    """Return a digest of what a seat sees after a decision."""
    after = state.clone()
    after.apply_action(answer)
    return after.view(seat).digest()


def steps_seen(state: State, answer: int, seat: int) -> list[str]:
    """Return the digests of what a seat sees between the steps of a decision.

    Each digest must depend only on what the seat sees before and after the decision.
    """
    return [state.view_of(record, seat).digest() for record in state.between_steps(answer)]


def encoded(part: Any) -> bytes:
    return msgspec.json.encode(part)


def sees_answer(state: State, seat: int) -> bool:
    """Return whether a seat will see the next decision."""
    if state.is_terminal():
        return False
    return bool(state.game.calls[seen_by](state.s) >> seat & 1)


def result(state: State) -> dict[str, Any]:
    return {"ending": state.ending(), "scores": state.scores(), "returns": state.returns()}


def refusals(state: State, seat: int) -> dict[str, str]:
    """Return the refusals that the acting seat sees for illegal actions.

    If chance is to act, return the refusals that any seat sees.
    """
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
