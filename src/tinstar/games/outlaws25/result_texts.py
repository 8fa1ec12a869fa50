"""Results of a game of 25 Outlaws, in words."""

from tinstar.games.outlaws25.components import NONE
from tinstar.games.outlaws25.piece_names import by_place, dollars, outlaw_name
from tinstar.games.outlaws25.set_up_rounds_and_winning import wealth
from tinstar.games.outlaws25.state import Ending
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight

CAPS = {Ending.ROUNDS_PLAYED}  # endings that cut a game off


def game_over(sight: Sight) -> str:
    how = sight.game.rules.ending_text(sight.s.ending, sight.tongue.language)
    return sight.say("over", how=how)


@kept("alive money outlaw face_up")
def score_lines(sight: Sight, seat: int) -> tuple[str, ...]:
    """Return a gang's money, Outlaw by Outlaw."""
    places = [row for row in range(sight.box.row) if sight.s.alive[seat, row]]
    return tuple(_line(sight, seat, row) for row in places)


def _line(sight: Sight, seat: int, row: int) -> str:
    outlaw = int(sight.s.outlaw[seat, row])
    name = by_place(row) if outlaw == NONE else outlaw_name(outlaw)
    money = dollars(sight.say, sight.s.money[seat, row])
    return sight.say("line-outlaw", outlaw=name, money=money)


def results(sight: Sight) -> str:
    """Return a text that names the winners and their money."""
    best = [seat for seat in range(sight.box.players) if sight.s.won[seat]]
    money = dollars(sight.say, wealth(sight.box, sight.s, best[0]))
    if len(best) == 1:
        return sight.say("wins", who=sight.person(best[0]), money=money)
    return sight.say("share-the-win", them=sight.several(best), money=money)
