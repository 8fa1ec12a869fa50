"""A server whose limits let one address hold every seat.

Run it as `python -m bench.server_for_load DATABASE [PAGE [BUS]]`.
"""

import sys
from pathlib import Path

from tinstar.server import Config, run

EVERYBODY = 20_000  # connections, and requests per second


def main(database: str, page: str = "", bus: str = "") -> None:
    config = Config(
        port=0,
        database=database,
        bus=bus,
        page=Path(page) if page else None,
        metrics=True,
        connections=EVERYBODY,
        connections_per_address=EVERYBODY,
        tables_per_address=EVERYBODY,
        tables_an_hour_per_address=EVERYBODY,
        requests_per_second=EVERYBODY,
        requests_at_once=EVERYBODY,
    )
    run(config, ready=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
