"""The border between Python and JavaScript, for requests to the thinking worker.

Only a browser has these modules. So nothing imports this one, except what runs there.
"""

from js import Object  # pyright: ignore[reportMissingImports]
from pyodide.ffi import JsProxy, to_js  # pyright: ignore[reportMissingImports]

from tinstar.players.remote_thinking import Ask, Message


def asked_by(think: JsProxy) -> Ask:
    """Return a function that sends requests by `think`, a function of `web/src/thinking`."""

    async def ask(message: Message) -> Message:
        found = await think(to_js(message, dict_converter=Object.fromEntries))
        return found.to_py()

    return ask
