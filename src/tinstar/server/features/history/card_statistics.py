"""Card statistics of one guest: cards used or held in finished matches, and the wins with them.

A row is shown if the game's message catalogue names it: `did-put` names the actions of the kind
`put`, and `had-hand` the cards held in the field `hand`. `thing-bandit` or `card-bandit` names the
card or piece `bandit`.
"""

from collections.abc import Iterator, Sequence

from tinstar.engine.game_bundle import Rules
from tinstar.games import rules
from tinstar.lab_schemas.match_counts import BySeat
from tinstar.server.features.history.count_store import CountedMatch
from tinstar.server.features.history.schemas import CardGroup, CardLine, GameCards
from tinstar.server.tables.ratings import share

ByName = dict[str, BySeat]


def card_statistics(
    found: Sequence[CountedMatch], known: Sequence[str], language: str
) -> list[GameCards]:
    """Return the statistics by game and number of players, most matches first.

    Games that the server does not offer are left out.
    """
    lots: dict[tuple[str, int], list[CountedMatch]] = {}
    for own in found:
        if own.game in known:
            lots.setdefault((own.game, own.players), []).append(own)
    games = [_game(*at, lot, language) for at, lot in lots.items()]
    return sorted(games, key=lambda one: -one.won.matches)


def _game(game: str, players: int, lot: list[CountedMatch], language: str) -> GameCards:
    words = GameVocabulary(rules(game), language)
    did = words.groups("did", [(own, own.counted.did) for own in lot])
    had = words.groups("had", [(own, own.counted.had) for own in lot])
    won = share(sum(own.won for own in lot), len(lot))
    return GameCards(game, players, won, [*did], [*had])


class GameVocabulary:
    """The messages by which a game names its actions, places and things."""

    def __init__(self, bundle: Rules, language: str):
        self._says, self._english = bundle.tongue(language), bundle.tongue()

    def groups(self, kind: str, lot: Sequence[tuple[CountedMatch, ByName]]) -> Iterator[CardGroup]:
        """Yield one group of statistics for each action or place.

        Actions and places are left out if the newest match lacks them, or if the game has no name
        for them.
        """
        for name, things in lot[0][1].items():
            if called := self._found(f"{kind}-{name}"):
                of_it = [(own, by_name.get(name, {})) for own, by_name in lot]
                lines = [line for thing in things if (line := self._line(thing, of_it))]
                if lines:
                    yield CardGroup(called, lines)

    def _line(self, thing: str, of_it: Sequence[tuple[CountedMatch, BySeat]]) -> CardLine | None:
        found = [(own, by_thing[thing][own.seat]) for own, by_thing in of_it if thing in by_thing]
        there = [own for own, times in found if times]
        if not there:
            return None
        called = self._found(f"thing-{thing}") or self._found(f"card-{thing}") or thing
        won = share(sum(own.won for own in there), len(there))
        return CardLine(called, sum(times for _, times in found), won)

    def _found(self, name: str) -> str:
        message = name.replace("_", "-").replace(" ", "-")
        return self._says.say(message) if self._english.knows(message) else ""
