"""Counts of actions and cards in a finished match, made by `lab.simulation.match_count_job`.

The server stores the counts, and shows players those of their own seat. The counts hold no texts in
any language.
"""

from msgspec import Struct

BySeat = dict[str, list[int]]  # by thing ("" for all of them): a number for each seat


class Counted(Struct, frozen=True):
    """The counts of a match.

    - did: for each family of actions, how often each seat took one of them.
    - had: for each field of the state, 1 for a seat that ever had the thing there, else 0.
    """

    did: dict[str, BySeat]
    had: dict[str, BySeat]
