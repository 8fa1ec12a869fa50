"""`tinstar mcp`: give a seat to a language model, over the Model Context Protocol."""

from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.shared_options import Edition, From, Players, Settings, app, laid, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from mcp.server import MCPServer

    from tinstar.adapters.mcp.tools import Sit
    from tinstar.engine.game import Game

LaidHere = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="game to play on this computer, without a server"),
]
Others = Annotated[str, typer.Option(metavar="KIND", help="the kind of opponent")]
ServerUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="play at tables of this server instead: http://HOST:PORT"),
]
Name = Annotated[str, typer.Option(metavar="NAME", help="the model's name at a server's table")]
Port = Annotated[
    int | None,
    typer.Option(metavar="N", parser=whole_number, help="use HTTP on this port, instead of stdio"),
]


@app.command(
    help="Let a language model play, over MCP. Tools: rules, sit, look, wait, act, why_not."
)
def mcp(
    game: LaidHere = None,
    settings: Settings = None,
    players: Players = None,
    others: Others = "search:0.5s/manners",
    edition: Edition = None,
    house: ServerUrl = None,
    name: Name = "Model",
    port: Port = None,
    written: From = None,
) -> None:
    from tinstar.errors import BadOption

    if (game is None) == (house is None):
        raise BadOption(
            "expected either a GAME to play on this computer or the --house URL of a server;"
            f" got {'both' if game else 'neither'}"
        )
    serve = _serve()
    if house is not None:
        sit = _on_server(house, name)
    else:
        sit = _here(laid(game or "", players, settings, edition), others)
    server = serve(sit)
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host="127.0.0.1", port=port)


def _serve() -> "Callable[[Sit], MCPServer]":
    from tinstar.errors import BadOption

    try:
        from tinstar.adapters.mcp import serve
    except ImportError as e:
        raise BadOption(
            "mcp: expected the MCP SDK for Python, got none;"
            ' install the extra "mcp" (docs/install.md)'
        ) from e
    return serve


def _on_server(address: str, name: str) -> "Sit":
    from tinstar.adapters.mcp.seat_on_server import SeatOnServer, ServerClient

    ServerClient(address)  # report a bad address now
    return lambda table, invitation: SeatOnServer(ServerClient(address), table, invitation, name)


def _here(game: "Game", others: str) -> "Sit":
    from tinstar.adapters.mcp.seat import Here
    from tinstar.errors import BadOption
    from tinstar.players import player

    player(others)  # report an unknown kind now

    def sit(table: str, invitation: str) -> Here:
        if table or invitation:
            raise BadOption(
                "sit: expected no table and no invitation, as `sit` sets up a new table here;"
                " got one or both"
            )
        return Here(game, others)

    return sit
