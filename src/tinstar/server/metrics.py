"""Prometheus metrics of the whole process: counts, durations and failures."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING or sys.platform != "emscripten":
    from prometheus_client import Counter, Gauge, Histogram
else:
    from tinstar.server.unread_metrics import Counter, Gauge, Histogram

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

ANSWERS = Counter("tinstar_answers", "Answers that were entered.", ["game", "who"])
ANSWER_SECONDS = Histogram(
    "tinstar_answer_seconds",
    "Seconds from a person's move until it is stored and sent to everybody at the table.",
    buckets=SECONDS,
)
REQUESTS = Counter("tinstar_requests", "Requests over HTTP, and WebSockets.", ["status"])
REFUSALS = Counter("tinstar_refusals", "Refused requests and moves, by error.", ["reason"])
BROKEN = Counter("tinstar_broken", "Faults of the server itself.")
CONNECTIONS = Gauge("tinstar_connections", "WebSockets at tables.", ["who"])
TABLES = Gauge("tinstar_tables", "Tables in memory.")
MACHINE_CODE = Gauge("tinstar_machine_code", "Compiled part of a game, from 0 to 1.", ["game"])
THINKING = Gauge("tinstar_thinking", "Computer players that are thinking now.")
QUEUE = Gauge("tinstar_thinking_queue", "Computer players that wait for their turn to think.")
NOTICES = Counter(
    "tinstar_notices", "Notifications that it is somebody's turn.", ["kind", "outcome"]
)
