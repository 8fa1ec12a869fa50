"""The computer players of a deal of the day.

A companion draws from a random stream that only the deal, its seat and the position determine. So
everybody meets the same companions, and a match that is resumed goes on in the same way.
"""

from tinstar.engine.view import View
from tinstar.match.fair_chance import FairChance
from tinstar.players import Player, player
from tinstar.players.characters import CharacterPlayer


class Companion:
    """A computer player of this kind in a deal of the day.

    `match` is the number of the match that a person's match is compared with, or 0.
    """

    def __init__(self, kind: str, chance: FairChance, match: int = 0):
        self.kind = kind
        self._chance = chance
        self._match = match
        self._player = player(kind, 0)

    def choose(self, view: View) -> int:
        """Return the action of the seat to act."""
        return self.at(view.seat, view.position).choose(view)

    def at(self, seat: int, position: int) -> Player:
        """Return the player that decides for a seat at a position."""
        from tinstar.players.net_players import NetPlayer  # which needs NumPy

        seed = self._chance.seed_for(seat, position, self._match)
        made = self._player
        level = made.level if isinstance(made, CharacterPlayer) else made
        if not isinstance(level, NetPlayer):
            return player(self.kind, seed)
        level.restart(seed)
        if isinstance(made, CharacterPlayer):
            made.restart(seed)
        return made
