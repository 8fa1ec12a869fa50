"""Choose puzzles so that neither one rating nor one kind of action fills the list."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby

from tinstar.engine.actions import Actions
from tinstar.lab_schemas.puzzles import Puzzle

MOST_OF_A_RATING = 25  # puzzles, so that not all are easy
KINDS = 3  # no kind of action may have more than one puzzle in three


class Selection:
    """The puzzles chosen so far, at most one of each game.

    The kind of a puzzle is the action family of its best move. A game with only two families may
    have half of its puzzles of each. If too few others are found, spare puzzles fill the list.
    """

    def __init__(self, actions: Actions, size: int):
        self._actions = actions
        self._size = size
        self._most_of_a_kind = max(1, size // min(KINDS, len(actions.families)))
        self._chosen: dict[str, Puzzle] = {}
        self._spare: dict[int, Puzzle] = {}  # of a kind that had enough, by the number of the game

    @property
    def is_full(self) -> bool:
        return len(self._chosen) >= self._size

    def wants(self, solution: int) -> bool:
        """Return whether a puzzle with this best move can still be chosen, or may become a spare.

        If not, the search need not judge the position precisely.
        """
        enough = len(self._chosen) + len(self._spare) >= self._size
        return not (enough and self._is_full_of(self._family(solution)))

    def add(self, puzzle: Puzzle, played: int) -> bool:
        """Add a puzzle of the game number `played`. Return whether it was chosen."""
        if not self._has_room_for(puzzle):
            return False
        if self._is_full_of(self.kind(puzzle)):
            self._spare.setdefault(played, puzzle)
            return False
        self._chosen[puzzle.id] = puzzle
        self._spare.pop(played, None)
        return True

    def puzzles(self) -> list[Puzzle]:
        """Return the chosen puzzles in the order of `varied`, after filling the list."""
        for puzzle in self._spare.values():
            if not self.is_full and self._has_room_for(puzzle):
                self._chosen[puzzle.id] = puzzle
        return varied(self._chosen.values(), self.kind)

    def kind(self, puzzle: Puzzle) -> str:
        """Return the action family of the best move."""
        return self._family(puzzle.solution)

    def _family(self, action: int) -> str:
        return self._actions.family(action).name

    def _is_full_of(self, kind: str) -> bool:
        return self._count(self.kind, kind) >= self._most_of_a_kind

    def _has_room_for(self, puzzle: Puzzle) -> bool:
        return self._count(lambda p: p.rating, puzzle.rating) < MOST_OF_A_RATING

    def _count(self, attribute: Callable[[Puzzle], object], value: object) -> int:
        return sum(attribute(p) == value for p in self._chosen.values())


def varied(puzzles: Iterable[Puzzle], kind: Callable[[Puzzle], str]) -> list[Puzzle]:
    """Return the puzzles, the easiest first. Of equally hard ones, neighbours differ in kind.

    Two neighbours may be of one kind if the others are used up.
    """
    ordered: list[Puzzle] = []
    for _, equal in groupby(sorted(puzzles, key=lambda p: (p.rating, p.id)), lambda p: p.rating):
        left = list(equal)
        while left:
            counts = Counter(map(kind, left))
            last = kind(ordered[-1]) if ordered else ""
            best = max(left, key=lambda p: (kind(p) != last, counts[kind(p)]))
            left.remove(best)
            ordered.append(best)
    return ordered
