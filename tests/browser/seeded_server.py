"""A `tinstar` server that deals every table from the same seed, so that no test depends on luck.

A table waits at least one second for an absent friend. Many tests play games over HTTP, so that the
server accepts as many requests as they send.
"""

import os
from typing import Any

from tinstar.__main__ import main
from tinstar.match import fair_chance
from tinstar.server.storage import connections
from tinstar.server.tables import (
    acknowledgements,
    companion_remarks,
    computer_decisions,
    registry,
    seating,
)
from tinstar.server.tables.table_record import TableRecord

SEED = 1
SHORTEST = 30  # seconds

computer_decisions.STEP = 0.01  # whole games are played here
acknowledgements.LEAST_PACE = 0.0
connections.SYNCHRONOUS = "OFF"  # as in tests/server
companion_remarks.speakers = lambda _: []  # tests expect every line that is heard
record_of = registry.record_of


def impatient(*wanted: Any) -> TableRecord:
    record = record_of(*wanted)
    record.away_after = 1 if record.away_after == SHORTEST else record.away_after
    return record


registry.record_of = impatient
registry.new_seed = seating.new_seed = lambda: fair_chance.new_seed(SEED)

if __name__ == "__main__":
    for limit in ("REQUESTS_PER_SECOND", "REQUESTS_AT_ONCE"):
        os.environ.setdefault(f"TINSTAR_{limit}", "1000")
    main()
