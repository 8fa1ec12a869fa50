"""How a game of Showdown came out."""

from tinstar.core import kernel
from tinstar.core.compile import plain
from tinstar.core.parts import kept
from tinstar.core.scene import Sight
from tinstar.games.showdown.cards import bucks, listed, sees_into_the_box
from tinstar.games.showdown.rules import disguises, score
from tinstar.games.showdown.state import Ending

ENDINGS = {
    Ending.NONE: "the game goes on",
    Ending.LAST_CARD: "the last face-up card is taken",
}


def visible_score(sight: Sight, seat: int) -> int:
    """A seat's points, as far as they can be seen."""
    hidden = 0 if sees_into_the_box(sight, seat) else int(sight.s.money_box[seat])
    return int(score(sight.box, sight.s, seat)) - hidden


@kept("hand_size bucks money_box")
def score_lines(sight: Sight, seat: int) -> tuple[str, ...]:
    """What a seat's points are made of.  [E2] [E3]"""
    s, cards = sight.s, int(sight.s.hand_size[seat]) * int(sight.box.bucks_per_card)
    saved = str(s.money_box[seat]) if sees_into_the_box(sight, seat) else "?"
    return f"bucks {s.bucks[seat]}", f"money box {saved}", f"cards in hand {cards}"


def results(sight: Sight) -> str:
    """Who has won, with how many bucks.  [E4] [R27]"""
    everybody = range(sight.box.players)
    points = [int(score(sight.box, sight.s, seat)) for seat in everybody]
    best = [x for x in everybody if plain(kernel.is_winner, sight.box, sight.s, x)]
    won = bucks(points[best[0]])
    if len(best) > 1:
        names = listed([sight.who(seat) for seat in best])
        return f"{names[0].upper()}{names[1:]} share the win with {won} each."
    text = f"{sight.does(best[0], 'win')} with {won}"
    if points.count(points[best[0]]) > 1:
        text += f" and more disguises ({disguises(sight.s, best[0])}) than whoever is level"
    return text + "."


def result_of(sight: Sight, seat: int) -> str:
    """A seat's bucks and what they are made of."""
    who = "You" if seat == sight.seat else sight.names[seat]
    total = bucks(int(score(sight.box, sight.s, seat)))
    return f"{who}: {total} ({', '.join(score_lines(sight, seat))})."
