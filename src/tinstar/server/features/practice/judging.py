"""Judge a move by the chances to win of all legal moves, which were computed before."""

from collections.abc import Sequence

from tinstar.engine.i18n import ENGLISH
from tinstar.engine.view import View
from tinstar.lab_schemas.review_result import MoveChance
from tinstar.presentation.scene import choice
from tinstar.presentation.view_with_names import Sight
from tinstar.server.errors import BadOption
from tinstar.server.features.practice.schemas import JudgedMove, Judgement


class Position:
    """A position for practice: what the seat to act sees, and its moves with their chances.

    It shows what the player would have to remember: a solver was not there when cards were looked
    at.
    """

    def __init__(
        self,
        view: View,
        moves: Sequence[MoveChance],
        names: Sequence[str],
        language: str = ENGLISH,
    ):
        self.sight = Sight(view, names, memory_aid=True, language=language)
        self._moves = moves

    def judge(self, action: int, margin: float = 0.0) -> Judgement:
        """Return the judgement of a move.

        A move solves the position if it is the best, or worse by at most `margin`. Raises
        `BadOption` if the move is not legal.
        """
        found = next((move for move in self._moves if move.action == action), None)
        if found is None:
            raise BadOption("puzzle-move")
        best = self._moves[0]
        solved = action == best.action or best.chance.value - found.chance.value <= margin
        moves = [
            JudgedMove(m.action, choice(self.sight, m.action).text, m.chance) for m in self._moves
        ]
        return Judgement(solved, action, moves)
