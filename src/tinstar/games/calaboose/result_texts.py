"""Results of a game of Calaboose, gang by gang."""

from tinstar.games.calaboose.piece_names import gang_names, gangs, is_hidden
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight


def game_over(sight: Sight) -> str:
    how = sight.game.rules.ending_text(sight.s.ending, sight.tongue.language)
    return sight.say("game-over", how=how)


@kept("jail locked total")
def score_lines(sight: Sight, seat: int) -> tuple[str, ...]:
    """Return lines about a seat's points: visible gangs, hidden cards, and earlier games."""
    lines = gang_names(sight, seat)
    hidden = sum(is_hidden(sight, seat, cell) for cell in range(sight.box.cells))
    earlier = int(sight.s.total[seat])
    if sight.is_over():
        earlier -= _points(sight, seat)
    lines += [sight.say("line-hidden", n=hidden)] if hidden else []
    return (*lines, *([sight.say("line-earlier", n=earlier)] if earlier > 0 else []))


def results(sight: Sight) -> str:
    """Return a text that names the winners and their points."""
    totals = [int(sight.s.total[seat]) for seat in range(sight.box.players)]
    most = max(totals)
    best = [seat for seat, total in enumerate(totals) if total == most]
    if len(best) == 1:
        return sight.say("wins", who=sight.person(best[0]), points=most)
    return sight.say("share-the-win", them=sight.several(best), points=most)


def result_of(sight: Sight, seat: int) -> str:
    """Return a seat's points in the finished game and, in a series, its total so far."""
    return sight.say(
        "result",
        who=sight.person(seat),
        points=_points(sight, seat),
        gangs=sight.tongue.listed(gang_names(sight, seat)) or "none",
        games=int(sight.box.games),
        total=int(sight.s.total[seat]),
    )


def _points(sight: Sight, seat: int) -> int:
    return sum(worth for _, worth in gangs(sight, seat).values())
