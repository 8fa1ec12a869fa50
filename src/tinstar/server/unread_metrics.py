"""Metrics that nobody reads: those of a house in a browser.

There, `prometheus_client` would only make the start longer.
"""

from typing import Self


class UnreadMetric:
    """Counts nothing."""

    def __init__(self, *_: object, **__: object):
        pass

    def labels(self, *_: object) -> Self:
        return self

    def inc(self, _: float = 1) -> None:
        pass

    def observe(self, _: float) -> None:
        pass


Counter = Gauge = Histogram = UnreadMetric
