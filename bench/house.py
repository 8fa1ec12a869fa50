"""`python -m bench.house DATABASE [PAGE]`: a house that lets one machine play everybody."""

import sys
from pathlib import Path

from tinstar.server import run

EVERYBODY = 5000  # connections, and requests in a second


def main(database: str, page: str | None = None) -> None:
    run(
        port=0,
        database=database,
        page=Path(page) if page else None,
        ready=lambda address: print(address, flush=True),
        connections=EVERYBODY,
        connections_per_address=EVERYBODY,
        requests_per_second=EVERYBODY,
        requests_at_once=EVERYBODY,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
