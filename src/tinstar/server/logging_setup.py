"""Logging to stderr, as text or JSON. Each event is one line."""

import logging
import time

import msgspec


def write_logs(kind: str) -> None:
    """From now on, write logs in the given format: "text" or "json"."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLogFormatter() if kind == "json" else TextLogFormatter())
    logger = logging.getLogger("tinstar")
    logger.handlers, logger.propagate = [handler], False
    logger.setLevel(logging.INFO)


class TextLogFormatter(logging.Formatter):
    converter = time.gmtime  # times in UTC, without daylight saving

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%S")


class JsonLogFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": record.created,
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "seen", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
