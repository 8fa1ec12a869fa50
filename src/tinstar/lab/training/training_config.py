"""How is trained, and how far it is."""

import math
from dataclasses import dataclass, field, fields, replace

from tinstar.engine.array_argument_checks import plainly
from tinstar.engine.float_row_arithmetic import LANES
from tinstar.engine.game import Game
from tinstar.errors import BadOption
from tinstar.players.net import FIRST, SECOND, Net
from tinstar.players.net_file import WIDEST
from tinstar.statistics import Estimate

Ladder = dict[str, dict[int, Estimate]]


@dataclass(frozen=True)
class Course:
    """How is trained. What has two numbers begins with the first and ends with the second."""

    minutes: float = 45.0
    seats: tuple[int, ...] = ()  # all that the game has, if not said
    threads: int = 1
    seed: int = 1
    widths: tuple[int, ...] = ()  # of the two layers; as the net that it begins with, if not said
    games: int = 64  # of each number of seats
    # Decisions of each in a round. What comes later is only expected: with 32, eight of each of
    # four seats, hardly more is learned than what the net believes already.
    steps: int = 128
    rounds_of_lessons: int = 2
    batch: int = 4096
    warm: float = 0.2  # of the time: greedy plays, and the net learns from its example
    longest: tuple[float, float] = (2e-4, 2e-5)  # of Adam's steps
    drift: tuple[float, float] = (4e-3, 1e-3)  # of the policy in a round, in nats: then shorter
    undecided: tuple[float, float] = (0.05, 0.01)  # what entropy is worth
    smooth: float = 0.95  # see Terms
    blend: float = 0.02
    older: float = 0.25  # of the games: about half of the seats are an older net's
    greedy: float = 0.1  # or greedy's
    among: float = 0.0  # of the games: all others are searches by hints
    thinking: int = 32  # of so many playouts
    playouts: int = 0  # of a search by the net that it begins with, whose choices are examples
    ladder: int = 200  # games against each, at each number of seats

    def __post_init__(self):
        for name in (f.name for f in fields(self)):
            given = getattr(self, name)
            if isinstance(given, tuple):
                object.__setattr__(self, name, tuple(map(plainly, given)))
            else:
                object.__setattr__(self, name, plainly(given))

    def by_search(self, playouts: int) -> "Course":
        """The same, with a search's choices as examples. They are dear: each is learned from more
        often, in smaller batches."""
        return replace(self, playouts=playouts, batch=1024, rounds_of_lessons=4)

    def among_searches(self, playouts: int) -> "Course":
        """The same, with searches of so many for company in two games of five, and older nets in
        as many: without them it would forget how to play among nets. 0: without searches."""
        return replace(self, among=0.4, thinking=playouts, older=0.4) if playouts else self

    def check(self, game: Game, net: Net | None = None) -> "Course":
        """The same with all seats and widths named; `BadOption` for what cannot be.

        net: what it begins with. Nobody shows it what greedy does.
        """
        seats = tuple(self.seats or game.rules.box.seats)
        if not set(seats) <= set(game.rules.box.seats):
            allowed = game.rules.box.seats
            raise BadOption(f"seats: expected {allowed[0]} to {allowed[-1]}, got {list(seats)}")
        if not 0 < self.minutes < math.inf or self.threads < 1:
            raise BadOption(f"expected minutes and threads above 0, got {self.minutes}")
        widths = self._widths(net)
        warm = 0.0 if net else self.warm
        return replace(self, seats=tuple(sorted(set(seats))), widths=widths, warm=warm)

    def _widths(self, net: Net | None) -> tuple[int, ...]:
        """A net can become wider, not narrower."""
        own = (net.first.shape[1], net.start.shape[1]) if net else (FIRST, SECOND)
        widths, least = self.widths or own, own if net else (LANES, LANES)
        fits = [w % LANES == 0 and w <= WIDEST for w in widths]
        if len(widths) != 2 or not all(fits) or widths[0] < least[0] or widths[1] < least[1]:
            raise BadOption(
                f"widths: expected two that {LANES} divides, at least {least[0]} and {least[1]}, "
                f"at most {WIDEST}, got {list(widths)}"
            )
        return widths


@dataclass(frozen=True)
class Progress:
    """How far a training is. The ladder says, by opponent and number of seats, what share of the
    wins one seat of the net takes among such opponents."""

    minutes: float
    decisions: int
    speed: float  # decisions a second
    policy: float
    value: float
    entropy: float
    drift: float
    length: float
    ladder: Ladder = field(default_factory=dict[str, dict[int, Estimate]])
