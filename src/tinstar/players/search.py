"""The player `search`, which searches before each move: see `players.tree_search`.

A search has one of three guides:

- `hints` and `plain`: the game's heuristics, or random playouts (`players.tree_search`).
- `net`: the game's net (`players.net_search`).

If you name no guide, the game's rules choose it (`search_by`). If no net fits the game, heuristics
replace the net. This module needs no NumPy until it searches.
"""

from random import Random

from tinstar.engine import kernel_calls
from tinstar.engine.game import Game
from tinstar.engine.random_streams import seed_from
from tinstar.engine.view import View
from tinstar.players import Choice
from tinstar.players.net_header import shipped_file
from tinstar.players.thinking import Search, Thinker, Thought

NODES = 1 << 19
CLOSE = 0.5  # an action is about as good as the best if it has this share of its visits
NEARLY = 0.02  # and if its outlook is at most this much worse
BEST, NET, HINTS, PLAIN = "", "net", "hints", "plain"  # the guides of a search


class SearchPlayer:
    """The player `search`. Before each move it searches, limited by time or by playouts.

    If `live` is true, somebody may watch this player. Its time is then time by the clock, and it
    uses all of it. Otherwise it is processor time, so that a busy machine does not weaken the
    player, and a decision with only one action to consider takes none.
    """

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        by: str = BEST,
        fast: bool = True,
        considerate: bool = False,
    ):
        """Set the limit, the guide and the seed.

        - `by`: the guide, one of `net`, `hints` and `plain`. If it is empty, the game's rules name
          it. If no net fits the game, heuristics replace the net.
        - `fast`: if False, search in Python by heuristics. A search in Python needs no machine
          code, but makes only about a thousandth of the playouts. If there is neither machine code
          nor a compiler, every search is one in Python.
        - `considerate`: whether this player minds the game's etiquette, and expects the same of all
          others.
        """
        self.seconds = seconds
        self.playouts = playouts
        self.by = by
        self.fast = fast
        self.considerate = considerate
        self.live = True
        self._rng = Random(seed)

    def without_net(self, game: Game) -> str:
        """Return why this player cannot use a net in this game, or "" if it can or needs none."""
        return shipped_file(game, self.considerate)[1] if self.wants_net(game) else ""

    def wants_net(self, game: Game) -> bool:
        """Return whether this player judges positions of this game by a net, if there is one."""
        return self._by(game) == NET

    def choose(self, view: View) -> int:
        """Return the best action that the search finds, but no blunder.

        A live player with a time limit uses all its time, even if only one action is legal. A quick
        move would reveal that the player had no choice.
        """
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and the actions that the search considers about as good."""
        from tinstar.players.local_thinking import ponder_here  # needs NumPy

        return ponder_here(self, view)

    async def ponder(self, view: View, thinker: Thinker) -> Choice:
        """Return what `weigh` returns. The thinker makes the search."""
        actions = view.legal_actions()
        if len(actions) == 1 and (self.seconds is None or not self.live):
            return Choice(actions[0], actions)
        ranking = (await thinker.search(self.request(view))).ranking
        is_folly = view.game.calls[kernel_calls.is_folly]
        best, *others = (row for row in ranking if not is_folly(view.s, row[0]))
        action, visits, mean = best
        close = (a for a, n, m in others if n >= CLOSE * visits and m >= mean - NEARLY)
        return Choice(action, [action, *close])

    def think(self, view: View) -> Thought:
        """Search from a view whose seat is to act, and return the result."""
        from tinstar.players.local_thinking import think_here  # needs NumPy

        return think_here(self.request(view))

    def request(self, view: View) -> Search:
        """Return the search that this player wants to make from a view."""
        by = self._by(view.game)
        return Search(
            view=view,
            seed=seed_from(self._rng),
            hints=by != PLAIN,
            net=shipped_file(view.game, self.considerate)[0] if by == NET else None,
            considerate=self.considerate,
            seconds=self.seconds,
            playouts=self.playouts,
            nodes=NODES,
            fast=self.fast,
            live=self.live,
        )

    def _by(self, game: Game) -> str:
        return self.by or game.rules.search_by
