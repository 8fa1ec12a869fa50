"""How a game of Calaboose came out, gang by gang."""

from tinstar.core.parts import kept
from tinstar.core.scene import Sight
from tinstar.games.calaboose.cards import gangs, is_hidden, listed, several
from tinstar.games.calaboose.state import Ending

ENDINGS = {
    Ending.NONE: "the game goes on",
    Ending.LOCKED_DOWN: "a jail is locked down altogether",
    Ending.NOWHERE_TO_GO: "a card was played that could go nowhere",
    Ending.OUT_OF_CARDS: "a player has run out of cards",
    Ending.ALL_PASSED: "all have passed, one after the other",
}


def how_it_ended(sight: Sight) -> str:
    return ENDINGS[Ending(sight.s.ending)]


@kept("jail locked total")
def score_lines(sight: Sight, seat: int) -> tuple[str, ...]:
    """What a seat's points are made of: each gang that can be made out, and games before."""
    worth = gangs(sight, seat)
    lines = [f"{several(card, n)} {points}" for card, (n, points) in worth.items()]
    hidden = sum(is_hidden(sight, seat, cell) for cell in range(sight.box.cells))
    earlier = int(sight.s.total[seat])
    if sight.is_over():
        earlier -= sum(points for _, points in worth.values())
    lines += [f"{hidden} locked down ?"] * bool(hidden)
    return (*lines, *[f"earlier {earlier}"] * (earlier > 0))


def results(sight: Sight) -> str:
    """Who has won, with how many points."""
    totals = [int(sight.s.total[seat]) for seat in range(sight.box.players)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return f"{sight.does(best[0], 'win')} with {_points(max(totals))}."
    names = listed([sight.who(seat) for seat in best])
    return f"{names[0].upper()}{names[1:]} share the win with {_points(max(totals))} each."


def result_of(sight: Sight, seat: int) -> str:
    """A seat's points of the game that has just ended, and in a series of all games so far."""
    worth = gangs(sight, seat)
    points = sum(worth for _, worth in worth.values())
    made_of = listed([f"{several(card, n)} {bounty}" for card, (n, bounty) in worth.items()])
    who = "You" if seat == sight.seat else sight.names[seat]
    text = f"{who}: {_points(points)}" + f" ({made_of})" * bool(made_of)
    return text + f", {sight.s.total[seat]} in all" * bool(sight.box.games > 1)


def _points(number: int) -> str:
    return f"{number} point{'s' * (number != 1)}"
