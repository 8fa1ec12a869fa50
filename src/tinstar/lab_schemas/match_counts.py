"""What was counted of a match that is over: `lab.simulation.match_count_job`
counts it, the house keeps it, and tells each guest what is of their own seat. It knows no language.
"""

from msgspec import Struct

BySeat = dict[str, list[int]]  # by thing, "" for all of them: a number for each seat


class Counted(Struct, frozen=True):
    """By family of actions, how often each seat did it; by field of the state, how often, 0 or 1,
    it ever had the thing there."""

    did: dict[str, BySeat]
    had: dict[str, BySeat]
