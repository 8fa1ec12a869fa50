"""How a game of 25 Outlaws came out."""

from tinstar.core.parts import kept
from tinstar.core.scene import Sight
from tinstar.games.outlaws25.cards import dollars, listed, short_name
from tinstar.games.outlaws25.rules import wealth
from tinstar.games.outlaws25.state import Ending

ENDINGS = {
    Ending.NONE: "the game goes on",
    Ending.LAST_GANG: "one gang is left",
    Ending.ALL_FAILED: "no gang can bring $100 together",
    Ending.ROUNDS_PLAYED: "the rounds are up",
    Ending.HAND_PLAYED: "the hand is over",
}
CAPS = {Ending.ROUNDS_PLAYED}  # endings that only cut a game off


def how_it_ended(sight: Sight) -> str:
    return ENDINGS[Ending(sight.s.ending)]


@kept("alive money outlaw face_up")
def score_lines(sight: Sight, seat: int) -> tuple[str, ...]:
    """A gang's money, Outlaw by Outlaw."""
    s = sight.s
    places = [row for row in range(sight.box.row) if s.alive[seat, row]]
    return tuple(f"{short_name(sight, seat, row)} {dollars(s.money[seat, row])}" for row in places)


def results(sight: Sight) -> str:
    """Who has won, with how much."""
    best = [seat for seat in range(sight.box.players) if sight.s.won[seat]]
    money = dollars(wealth(sight.box, sight.s, best[0]))
    if len(best) == 1:
        return f"{sight.does(best[0], 'win')} with {money}."
    names = listed([sight.who(seat) for seat in best])
    return f"{names[0].upper()}{names[1:]} share the win with {money} each."
