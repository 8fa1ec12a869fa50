"""The border between Python and JavaScript, for requests to the thinking worker."""

from typing import Any

from tinstar.players.remote_thinking import Ask, Message


def asked_by(think: Any) -> Ask:
    """Return a function that sends requests by `think`, a function of `web/src/thinking`.

    This works only in a browser, where Pyodide has the modules that are imported here.
    """
    from js import Object  # pyright: ignore[reportMissingImports]
    from pyodide.ffi import to_js  # pyright: ignore[reportMissingImports]

    async def ask(message: Message) -> Message:
        found = await think(to_js(message, dict_converter=Object.fromEntries))
        return found.to_py()

    return ask
