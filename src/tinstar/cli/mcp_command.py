"""A command for language models: a seat at a table, by the Model Context Protocol."""

from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.shared_options import Edition, From, Players, Settings, app, laid, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from mcp.server import MCPServer

    from tinstar.adapters.mcp.tools import Sit
    from tinstar.engine.game import Game

LaidHere = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="of the tables that are laid here")
]
Others = Annotated[str, typer.Option(metavar="KIND", help="who plays against the model")]
ServerUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="sit at tables of this house instead")
]
Name = Annotated[str, typer.Option(metavar="NAME", help="by which it sits down in a house")]
Port = Annotated[
    int | None,
    typer.Option(metavar="N", parser=whole_number, help="over HTTP on this machine; else stdio"),
]


@app.command(help="Let a language model sit down: rules, sit, look, wait, act, why_not over MCP.")
def mcp(
    game: LaidHere = None,
    settings: Settings = None,
    players: Players = None,
    others: Others = "search:0.5s",
    edition: Edition = None,
    house: ServerUrl = None,
    name: Name = "Model",
    port: Port = None,
    written: From = None,
) -> None:
    from tinstar.errors import BadOption

    if (game is None) == (house is None):
        raise BadOption("expected a GAME to be laid here, or --house URL, and not both")
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
        raise BadOption("mcp: expected its SDK, try: pip install 'tinstar[mcp]'") from e
    return serve


def _on_server(address: str, name: str) -> "Sit":
    from tinstar.adapters.mcp.seat_on_server import SeatOnServer, ServerClient

    ServerClient(address)  # or say now what is wrong with it
    return lambda table, invitation: SeatOnServer(ServerClient(address), table, invitation, name)


def _here(game: "Game", others: str) -> "Sit":
    from tinstar.adapters.mcp.seat import Here
    from tinstar.errors import BadOption
    from tinstar.players import player

    player(others)  # or say now what is wrong with it

    def sit(table: str, invitation: str) -> Here:
        if table or invitation:
            raise BadOption("sit: expected no table, new ones are laid here; got one")
        return Here(game, others)

    return sit
