"""The samples by which a match decides about an undo, computed by the game's WebAssembly module.

In Python, the samples of one check take most of the time between an action and the next frame.
"""

from collections.abc import Callable

from tinstar.engine.random_streams import new_stream
from tinstar.match.undo import RECORDS, Compute, UndoSamples
from tinstar.players.remote_thinking import Message

ComputeNow = Callable[[Message], Message | None]


def checks_by(compute: ComputeNow) -> Compute:
    """Return a function that checks samples by `compute`.

    `compute` returns None until the module of the game is loaded. Then this function does too.
    """

    def check(asked: UndoSamples) -> bool | None:
        answer = compute(_message(asked))
        return answer.get("showsNothingNew") if answer else None

    return check


def _message(asked: UndoSamples) -> Message:
    game = asked.game
    sights = {"of": "i2", "shape": game.sights.shape, "content": game.sights.flat.tobytes()}
    return {
        "kind": "undo",
        "game": game.rules.name,
        "players": game.players,
        "box": game.box.tobytes(),
        "sights": sights,
        "record": asked.before,
        "after": asked.after,
        "seat": asked.seat,
        "action": asked.action,
        "chains": asked.chains,
        "records": RECORDS,
        "stream": new_stream(asked.position).tobytes(),
    }
