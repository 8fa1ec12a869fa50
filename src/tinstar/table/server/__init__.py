"""The house on the network: tables that people and programs join, over HTTP and WebSockets."""

from pathlib import Path

__all__ = ["run"]


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    page: Path | None = None,
    hosts: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    secure: bool = False,
) -> None:
    """Open the house and keep it open until it is interrupted.

    `database` is an SQLAlchemy URL, by default an SQLite file among the user's data; `page` is the
    folder of the built page. For the rest see `Config`.
    """
    import uvicorn

    from tinstar.table.server.app import create_app
    from tinstar.table.server.config import Config, default_database
    from tinstar.table.server.live import LONGEST_MESSAGE

    config = Config(
        database=database or default_database(),
        page=page,
        hosts=hosts,
        origins=origins,
        secure=secure,
    )
    uvicorn.run(
        create_app(config),
        host=host,
        port=port,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it would cost each connection 300 KB
        server_header=False,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
