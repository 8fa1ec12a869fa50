"""Prometheus metrics of the whole process: counts, durations and failures."""

from prometheus_client import Counter, Gauge, Histogram

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

ANSWERS = Counter("tinstar_answers", "Answers that were entered.", ["game", "who"])
ANSWER_SECONDS = Histogram(
    "tinstar_answer_seconds",
    "From a person's answer until it is on the disk and on its way to all who look on.",
    buckets=SECONDS,
)
REQUESTS = Counter("tinstar_requests", "Requests over HTTP, and WebSockets.", ["status"])
REFUSALS = Counter("tinstar_refusals", "What was refused, by its error.", ["reason"])
BROKEN = Counter("tinstar_broken", "Mistakes of the house itself.")
CONNECTIONS = Gauge("tinstar_connections", "WebSockets at tables.", ["who"])
TABLES = Gauge("tinstar_tables", "Tables in memory.")
MACHINE_CODE = Gauge("tinstar_machine_code", "How much of a game's there is, up to 1.", ["game"])
THINKING = Gauge("tinstar_thinking", "Computer players that think just now.")
QUEUE = Gauge("tinstar_thinking_queue", "Computer players that wait until they may think.")
NOTICES = Counter("tinstar_notices", "Notices that it is somebody's turn.", ["kind", "outcome"])
