"""How a result compares with other matches of the same deal."""

from collections.abc import Sequence
from typing import NamedTuple


class Outcome(NamedTuple):
    """The end of a match for a seat: whether it won, and its points."""

    won: bool
    points: int


def share_no_better(own: Outcome, others: Sequence[Outcome], up: bool) -> float:
    """Return the share of other outcomes that are no better, from 0 to 1.

    A win counts more than any number of points. `up` says whether more points are better.
    """
    return sum(_worth(other, up) <= _worth(own, up) for other in others) / len(others)


def higher_is_better(outcomes: Sequence[Outcome]) -> bool:
    """Return whether more points are better in a game, judged by its winners and losers."""
    won = [outcome.points for outcome in outcomes if outcome.won]
    lost = [outcome.points for outcome in outcomes if not outcome.won]
    return not won or not lost or sum(won) / len(won) >= sum(lost) / len(lost)


def _worth(outcome: Outcome, up: bool) -> Outcome:
    return outcome if up else Outcome(outcome.won, -outcome.points)
