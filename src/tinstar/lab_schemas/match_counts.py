"""Counts of a finished match, made by `lab.simulation.match_count_job`.

The server stores them and shows all guests the counts of their own seat. They hold no language.
"""

from msgspec import Struct

BySeat = dict[str, list[int]]  # by thing ("" for all of them): a number for each seat


class Counted(Struct, frozen=True):
    """Counts of a match.

    - did: by family of actions, how often each seat took one.
    - had: by field of the state, 1 for each seat that ever had the thing there, else 0.
    """

    did: dict[str, BySeat]
    had: dict[str, BySeat]
