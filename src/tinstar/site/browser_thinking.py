"""The border between Python and JavaScript, for requests to the machine code of the games."""

from collections.abc import Callable
from typing import Any

from tinstar.players.remote_thinking import Ask, Message


def asked_by(think: Any) -> Ask:
    """Return a function that sends requests by `think`, a function of `web/src/thinking`.

    This works only in a browser, where Pyodide has the modules that are imported here.
    """
    sent = _sender()

    async def ask(message: Message) -> Message:
        found = await think(sent(message))
        return found.to_py()

    return ask


def computed_by(compute: Any) -> Callable[[Message], Message | None]:
    """Return a function like that of `asked_by` that does not wait, and may return None."""
    sent = _sender()

    def compute_now(message: Message) -> Message | None:
        found = compute(sent(message))
        return found and found.to_py()

    return compute_now


def _sender() -> Callable[[Message], Any]:
    """Return a function that makes an object of JavaScript from a message."""
    from js import Object  # pyright: ignore[reportMissingImports]
    from pyodide.ffi import to_js  # pyright: ignore[reportMissingImports]

    return lambda message: to_js(message, dict_converter=Object.fromEntries)
