"""Searches and evaluations that computer players ask for, and the interface of who makes them.

A player decides in a coroutine (`ponder`), which awaits what a `Thinker` computes. `HERE` of
`local_thinking` computes in this process, without ever waiting. A browser has no
NumPy. There, another thinker sends the requests to a place that has machine code.
"""

from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

from tinstar.engine.game import Game
from tinstar.engine.kernel import NODES_USED
from tinstar.engine.notebook_hook import shown
from tinstar.engine.view import View
from tinstar.players import Choice, Level, Player
from tinstar.players.net_header import NetFile

T = TypeVar("T")
TRUST = 1.0  # the first estimate of an action counts as much as this many visits
BY_HINTS, CONSIDERATE = 1, 2  # bits of `ways`, an argument of `tree_search.grow`
FIRST_BATCH = 50  # playouts before a search first reads the clock
BATCH_SECONDS = 0.02  # time between two readings of the clock


@dataclass(frozen=True)
class Search:
    """A search from the view of the seat to act.

    - seed: of the search's random stream.
    - hints: whether heuristics guide the search, if there is no net. Otherwise playouts are random.
    - net: the net that guides the search, or None.
    - considerate: whether all seats choose only actions that etiquette allows.
    - seconds, playouts: the limit. One of them is None.
    - nodes: the most nodes of the tree.
    - fast: if false, search in Python, without the net.
    - live: whether a table waits. If not, the time of the processor counts, and a search with only
      one action at its root ends at once.
    """

    view: View
    seed: int
    hints: bool
    net: NetFile | None
    considerate: bool
    seconds: float | None
    playouts: int | None
    nodes: int
    fast: bool = True
    live: bool = True

    @property
    def ways(self) -> int:
        """How the tree grows without a net: a sum of BY_HINTS and CONSIDERATE."""
        return BY_HINTS * self.hints + CONSIDERATE * self.considerate

    def scratch(self) -> Any:
        """Return the scratch memory with which the search begins."""
        scratch = self.view.game.scratch(self.seed)
        scratch.counters[NODES_USED] = 1  # the root
        return scratch


class Thought:
    """The result of a search: each action that it considered, with its visits and mean outlook."""

    def __init__(
        self,
        game: Game,
        found: Iterable[tuple[int, int, float]],
        playouts: int,
        decisions: int,
        seconds: float,
    ):
        """Rank the actions. `found` has each action, its visits and the sum of its outlooks."""
        self.game = game
        self.playouts = playouts
        self.decisions = decisions  # inside the search: in the tree and in playouts
        self.seconds = seconds
        rows = [(action, visits, total / (visits + TRUST)) for action, visits, total in found]
        self.ranking = sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))

    @property
    def action(self) -> int:
        """The action that the search prefers."""
        return self.ranking[0][0]

    def __repr__(self) -> str:
        return f"<{self.game.rules.actions.text(self.action)} by {self.playouts} playouts>"

    def _repr_html_(self) -> str | None:
        return shown("thought", self)


@dataclass(frozen=True)
class Draw:
    """A draw of an action from a net's policy.

    - stream: a random stream, which moves on.
    - power: the exponent of the probabilities.
    """

    view: View
    net: NetFile
    stream: memoryview
    power: float
    considerate: bool


@dataclass(frozen=True)
class Playouts:
    """Playouts that evaluate a position to each seat, after each of some actions.

    - record: the record of the true position, or what a seat sees.
    - seat: the seat that sees it. Each playout redeals what this seat cannot see. Seat -1 keeps the
      true position.
    - actions: the actions to compare. Action -1 applies no action.
    - seed, first: of the random streams, and the number of the first playout. In one playout, all
      actions have the same sampled state and the same chance.
    - hints: whether heuristics guide the playouts, if there is no net. Otherwise they are random.
    - fast: if false, play out in Python, without the net.
    """

    game: Game
    record: Any
    seat: int
    actions: Sequence[int]
    seed: int
    first: int
    playouts: int
    hints: bool
    net: NetFile | None
    fast: bool = True


class Thinker(Protocol):
    """Computes what players ask for."""

    async def search(self, asked: Search) -> Thought:
        """Search, and return the thought."""
        ...

    async def draw(self, asked: Draw) -> tuple[int, dict[int, float]]:
        """Draw an action from a net's policy. Return it, and the probability of each action."""
        ...

    async def policy(self, view: View, net: NetFile) -> dict[int, float]:
        """Return the probability of each legal action by a net's policy."""
        ...

    async def play_out(self, asked: Playouts) -> list[list[list[float]]]:
        """Return the value to each seat, after each action, in each playout."""
        ...


@runtime_checkable
class ThinkingPlayer(Protocol):
    """A computer player that asks for a search, or for what a net says."""

    async def ponder(self, view: View, thinker: Thinker) -> Choice:
        """Return a choice of the seat to act, by means of the thinker."""
        ...


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits, and return its result."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    coroutine.close()
    raise RuntimeError("expected a coroutine that never waits, got one that waits")


async def pondered(player: Player, view: View, thinker: Thinker) -> Choice:
    """Return the choice of any computer player, by means of the thinker if the player thinks."""
    if isinstance(player, ThinkingPlayer):
        return await player.ponder(view, thinker)
    if isinstance(player, Level):
        return player.weigh(view)
    action = player.choose(view)
    return Choice(action, [action])


async def decided(player: Player, view: View, thinker: Thinker) -> int:
    """Return the action of any computer player, by means of the thinker if the player thinks."""
    return (await pondered(player, view, thinker)).action
