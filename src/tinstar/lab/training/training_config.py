"""The configuration of a training, and the report on its progress."""

import math
from dataclasses import dataclass, field, fields, replace

from tinstar.engine.argument_checks import plainly
from tinstar.engine.game import Game
from tinstar.engine.row_width import LANES
from tinstar.errors import BadOption
from tinstar.players.net import FIRST, SECOND, Net
from tinstar.players.net_header import WIDEST
from tinstar.statistics import Estimate

Ladder = dict[str, dict[int, Estimate]]


@dataclass(frozen=True)
class Course:
    """The configuration of a training.

    A setting with two values starts at the first value and ends at the second.
    """

    minutes: float = 45.0
    seats: tuple[int, ...] = ()  # numbers of seats; if empty, all that the game has
    threads: int = 1
    seed: int = 1
    widths: tuple[int, ...] = ()  # of the two layers; if empty, those of the initial net
    games: int = 64  # for each number of seats
    # Decisions of each game in a round. With 32 (eight for each of four seats), targets would be
    # little more than the net's own estimates.
    steps: int = 128
    rounds_of_lessons: int = 2
    batch: int = 4096
    warm: float = 0.2  # share of the time in which the net imitates greedy
    longest: tuple[float, float] = (2e-4, 2e-5)  # the largest step of Adam
    drift: tuple[float, float] = (4e-3, 1e-3)  # target change of the policy in a round, in nats
    undecided: tuple[float, float] = (0.05, 0.01)  # weight of the entropy bonus
    smooth: float = 0.95  # `Terms` explains this one and `blend`
    blend: float = 0.02
    older: float = 0.25  # share of games in which an older net has about half of the seats
    greedy: float = 0.1  # share of games in which greedy has about half of the seats
    among: float = 0.0  # share of games in which all other seats search with heuristics
    thinking: int = 32  # playouts of a search by heuristics
    playouts: int = 0  # of the teacher's search with the initial net; 0 for no teacher
    considerate: int = 0  # 1: the net minds the game's etiquette
    ladder: int = 200  # games against each opponent, for each number of seats

    def __post_init__(self):
        for name in (f.name for f in fields(self)):
            given = getattr(self, name)
            if isinstance(given, tuple):
                object.__setattr__(self, name, tuple(map(plainly, given)))
            else:
                object.__setattr__(self, name, plainly(given))

    def by_search(self, playouts: int) -> "Course":
        """Return a copy in which the net learns from the choices of a search.

        A search's choices take long to compute, so training uses each choice more often, in smaller
        batches.
        """
        return replace(self, playouts=playouts, batch=1024, rounds_of_lessons=4)

    def among_searches(self, playouts: int) -> "Course":
        """Return a copy with searches as opponents in two of five games, older nets in two others.

        Without older nets, the net would forget how to play against nets. If `playouts` is 0,
        return the course unchanged.
        """
        return replace(self, among=0.4, thinking=playouts, older=0.4) if playouts else self

    def check(self, game: Game, net: Net | None = None) -> "Course":
        """Return a copy with all seats and widths filled in. Invalid values raise `BadOption`.

        If there is an initial `net`, the copy skips the imitation of greedy.
        """
        seats = tuple(self.seats or game.rules.box.seats)
        if not set(seats) <= set(game.rules.box.seats):
            allowed = game.rules.box.seats
            raise BadOption(f"seats: expected {allowed[0]} to {allowed[-1]}, got {list(seats)}")
        if not 0 < self.minutes < math.inf or self.threads < 1:
            raise BadOption(
                f"minutes, threads: expected numbers above 0, got {self.minutes}, {self.threads}"
            )
        widths = self._widths(net)
        warm = 0.0 if net else self.warm
        return replace(self, seats=tuple(sorted(set(seats))), widths=widths, warm=warm)

    def _widths(self, net: Net | None) -> tuple[int, ...]:
        """Return the widths of the layers. An initial net can become wider, but not narrower."""
        own = (net.first.shape[1], net.start.shape[1]) if net else (FIRST, SECOND)
        widths, least = self.widths or own, own if net else (LANES, LANES)
        fits = [w % LANES == 0 and w <= WIDEST for w in widths]
        if len(widths) != 2 or not all(fits) or widths[0] < least[0] or widths[1] < least[1]:
            raise BadOption(
                f"widths: expected two multiples of {LANES}, at least {least[0]} and {least[1]}, "
                f"at most {WIDEST}; got {list(widths)}"
            )
        return widths


@dataclass(frozen=True)
class Progress:
    """The progress of a training.

    `ladder` has the net's share of wins in one seat, by kind of opponent and number of seats.
    """

    minutes: float
    decisions: int
    speed: float  # decisions a second
    policy: float
    value: float
    entropy: float
    drift: float
    length: float
    ladder: Ladder = field(default_factory=dict[str, dict[int, Estimate]])
