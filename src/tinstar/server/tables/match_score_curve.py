"""Score curve of a finished match: the scores after each turn, and the turning points.

The curve shows the points that each seat knew of itself at that time. The value of hidden cards is
not included.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from tinstar.engine.state import State
from tinstar.match.journal_lines import Chair
from tinstar.match.journal_replay import turns
from tinstar.match.transition import Happening
from tinstar.presentation.view_with_names import Sight
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables.finished_match_schemas import ScoreCurve, TurningPoint
from tinstar.server.tables.seat_frames import SceneRenderer

MOST = 3  # turning points
SENTENCES = 2  # for each


def score_curve(
    history: Iterable[Happening | Chair], winner: int, eyes: SceneRenderer
) -> ScoreCurve:
    """Return the score curve of a match.

    `winner` is a seat that has won. `eyes` renders the names in the reader's language.
    """
    lots = [lot for lot in turns(history) if isinstance(lot, list)]
    scores = [_scores(lots[0][0].before, eyes.names)]
    scores += [_scores(lot[-1].after, eyes.names) for lot in lots]
    leads = [_lead(row, winner, scores[-1]) for row in scores]
    swings = [abs(now - before) for before, now in pairwise(leads)]
    largest = sorted((i for i, s in enumerate(swings) if s), key=lambda i: -swings[i])[:MOST]
    turned = [_turning(lots[i], scores[i], scores[i + 1], eyes) for i in sorted(largest)]
    return ScoreCurve(scores, [0, *(lot[-1].position + 1 for lot in lots)], turned)


def _scores(state: State, names: Sequence[str]) -> list[int]:
    """Return the points of each seat, as that seat knows them."""
    seats = state.game.rules.scene.seats
    everybody = range(state.game.players)
    return [seats(Sight(state.view(x), names, False))[x].score for x in everybody]


def _lead(scores: Sequence[int], winner: int, at_last: Sequence[int]) -> int:
    """Return how many points the winner is ahead of the best other seat.

    In some games the lowest score is best.
    """
    sign = 1 if at_last[winner] == max(at_last) else -1
    others = [sign * s for seat, s in enumerate(scores) if seat != winner]
    return sign * scores[winner] - max(others)


def _turning(
    lot: Sequence[Happening], before: Sequence[int], after: Sequence[int], eyes: SceneRenderer
) -> TurningPoint:
    most = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
    told = [event.text for event in eyes.events(lot, WATCHER) if event.text][:SENTENCES]
    return TurningPoint(lot[-1].position + 1, " ".join(told), most, before[most], after[most])
