"""Results of a game of Showdown, in words."""

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.games.showdown.piece_names import bucks, sees_into_the_box
from tinstar.games.showdown.scoring import score
from tinstar.games.showdown.set_up_plans_and_end import disguises
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight


def game_over(sight: Sight) -> str:
    how = sight.game.rules.ending_text(sight.s.ending, sight.tongue.language)
    return sight.say("over", how=how)


def visible_score(sight: Sight, seat: int) -> int:
    """Return a seat's points, as far as the viewing seat can see them."""
    hidden = 0 if sees_into_the_box(sight, seat) else int(sight.s.money_box[seat])
    return int(score(sight.box, sight.s, seat)) - hidden


@kept("hand_size bucks money_box")
def score_lines(sight: Sight, seat: int) -> tuple[str, ...]:
    """A seat's points are bucks, money box and cards.  [E2] [E3]"""
    s, cards = sight.s, int(sight.s.hand_size[seat]) * int(sight.box.bucks_per_card)
    saved = str(s.money_box[seat]) if sees_into_the_box(sight, seat) else "?"
    return (
        sight.say("line-bucks", n=int(s.bucks[seat])),
        sight.say("line-money-box", n=saved),
        sight.say("line-cards", n=cards),
    )


def results(sight: Sight) -> str:
    """Name the winner and the bucks and, if they broke a tie, the disguises.  [E4] [R27]"""
    everybody = range(sight.box.players)
    points = [int(score(sight.box, sight.s, seat)) for seat in everybody]
    best = [x for x in everybody if plain(kernel.is_winner, sight.box, sight.s, x)]
    won = bucks(points[best[0]])
    if len(best) > 1:
        return sight.say("share-the-win", them=sight.several(best), bucks=won)
    who = sight.person(best[0])
    if points.count(points[best[0]]) > 1:
        more = int(disguises(sight.s, best[0]))
        return sight.say("wins-by-disguises", who=who, bucks=won, n=more)
    return sight.say("wins", who=who, bucks=won)


def result_of(sight: Sight, seat: int) -> str:
    """Return a text with a seat's bucks, and the parts of that sum."""
    total = bucks(int(score(sight.box, sight.s, seat)))
    made_of = ", ".join(score_lines(sight, seat))
    return sight.say("result", who=sight.person(seat), bucks=total, lines=made_of)
