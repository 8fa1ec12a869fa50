"""A WebSocket of Litestar that only echoes what it receives: `python -m bench.echo`."""

import socket

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/")
async def again(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_data(mode="text"):
        await socket.send_data(text, mode="text")


def main() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        print(f"ws://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
        config = uvicorn.Config(
            Litestar([again]),
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            log_level="error",
        )
        uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
