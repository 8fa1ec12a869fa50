"""Measure how strong the players are and write docs/strength.md: `make strength`, or
`python -m bench.strength [--quick] [--again] [SECTION...]`.

Each section stands between two marks of the page. A row stays if it was measured with the game's
current net, numbers and variants. `--again` measures it again. Each row is written as soon as it is
known, so you can interrupt and resume. `--quick` makes every measurement small and writes nothing:
it shows that all of them still work.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import tinstar
from bench.strength import level_steps
from bench.strength.beliefs import EVEN, belief
from bench.strength.caboo_rounds import GAME, count, told_rounds
from bench.strength.calibration import calibration
from bench.strength.company import PLAYOUTS, among
from bench.strength.exploiter import exploited
from bench.strength.ladder import play_all, ratings
from bench.strength.match import share, told
from bench.strength.page import Row, line, put, up_to_date
from bench.strength.peer import share_among_ismcts
from bench.strength.tiny import exploitability
from tinstar.players.measured_strength import LEVELS, UNRESTRAINED, Measured, measured, offered
from tinstar.players.net_file import shipped
from tinstar.server.tables.catalogue import OPPONENTS

SIMPLE = ("random", "easy", "greedy", "net")
SEATS = (2, 4)
EFFORTS = (6, 25, 100, 400, 1600)  # eight doublings
Lines = Iterator[Row]  # the first is the head


class Size(NamedTuple):
    """Amount of play: games of a match, games of a ladder, minutes of training."""

    games: int
    ladder: int
    minutes: float
    seconds: float  # per move of a search
    keep: bool  # whether results are written to the page
    efforts: tuple[int, ...]  # playouts of searches; the ladder omits the first
    names: Sequence[str]
    seats: Sequence[int]
    again: bool  # also rows that are up to date

    def rows(self, section: str, head: Row, net: bool = False) -> Iterator[str]:
        """Yield the games to measure for a section. With `net`, yield only those with a net."""
        done = self._done(section, head)
        for name in self.names:
            if (name,) not in done and (not net or shipped(tinstar.load(name))[0]):
                yield name

    def tables(self, section: str, head: Row, net: bool = False) -> Iterator[tuple[str, int]]:
        """Yield (game, seats) to measure, if each number of seats has a row."""
        done = self._done(section, head)
        for name in self.rows(section, head, net):
            for seats in self.seats:
                if (name, str(seats)) not in done:
                    yield name, seats

    def _done(self, section: str, head: Row) -> set[Row]:
        return set() if self.again else up_to_date(section, head)


def ladder(size: Size) -> Lines:
    players = *SIMPLE, *(f"search:{effort}" for effort in size.efforts[1:])
    yield (head := ("game", "seats", *players))
    for name, seats in size.tables("ladder", head):
        played = play_all(name, players, seats, size.ladder, seed=1)
        rated = ratings(played, len(players))
        points = (f"{r.value:+.0f} ({r.low:+.0f} to {r.high:+.0f})" for r in rated)
        yield name, str(seats), *points


def levels(size: Size) -> Lines:
    """Measure each level among players of the last level kept below it, as they play at a table."""
    yield from _climb(size, "levels", LEVELS, [*size.names])


def unrestrained(size: Size) -> Lines:
    """Measure the levels with no holds barred, where that makes a difference."""
    yield from _climb(size, "unrestrained", UNRESTRAINED, [n for n in size.names if n == GAME])


def _climb(size: Size, section: str, kinds: Sequence[str], games: Sequence[str]) -> Lines:
    names = dict(zip(kinds, (o.name for o in OPPONENTS), strict=True))
    yield (head := ("game", "seats", *(names[kind] for kind in kinds[1:])))
    only = level_steps.Size(size.seats, 4 * size.games, size.seconds)
    for name in dict.fromkeys(name for name, _ in size.tables(section, head) if name in games):
        found: list[Measured] = []
        for step in level_steps.climb(name, kinds, only):
            print(f"{name} {step.seats}: {level_steps.told(step, names)}", file=sys.stderr)
            found.append(step)
            if size.keep:
                level_steps.keep(name, [step])
        for seats in size.seats:
            rows = {m.kind: level_steps.told(m, names) for m in found if m.seats == seats}
            yield name, str(seats), *(rows[kind] for kind in kinds[1:])


def offers(size: Size) -> Lines:
    """Tell which levels each game offers, by what is measured."""
    yield (head := ("game", "levels that differ"))
    measured.cache_clear()
    offered.cache_clear()
    for name in size.rows("offers", head):
        yield name, ", ".join(o.name for o in OPPONENTS if o.kind in offered(name))


def aims(size: Size) -> Lines:
    timed = f"search:{size.seconds:g}s"
    by_net, by_hints = f"{timed}/net", f"{timed}/hints"
    yield (head := ("game", "seats", f"`{by_net}` among `{by_hints}`"))
    for name, seats in size.tables("aims", head):
        yield name, str(seats), told(share(name, by_net, by_hints, seats, size.games))


def company(size: Size) -> Lines:
    yield (head := ("game", "seats", "games", "among `greedy`", f"among `search:{PLAYOUTS}/hints`"))
    for name, seats in size.tables("company", head, net=True):
        shares = (among(name, others, seats, size.games) for others in ("greedy", "search"))
        yield name, str(seats), f"{size.games:,}", *(told(found, 1) for found in shares)


def effort(size: Size) -> Lines:
    steps = list(zip(size.efforts[1:], size.efforts, strict=False))
    yield (head := ("game", *(f"{more:,} playouts against {fewer:,}" for more, fewer in steps)))
    for name in size.rows("effort", head):
        shares = (share(name, f"search:{a}", f"search:{b}", 2, size.games) for a, b in steps)
        yield name, *map(told, shares)


def tiny(size: Size) -> Lines:
    yield (head := ("game", "exploitability of the net", "of random play", "net, % of random"))
    for name in size.rows("tiny", head):
        net, uniform = exploitability(name, size.minutes)
        yield name, f"{net:.4f}", f"{uniform:.4f}", f"{net / uniform:.1%}"


def exploiter(size: Size) -> Lines:
    yield (head := ("game", *(f"{seats} seats" for seats in size.seats)))
    for name in size.rows("exploiter", head, net=True):
        shares = (exploited(name, seats, size.minutes, size.games) for seats in size.seats)
        yield name, *map(told, shares)


def values(size: Size) -> Lines:
    bins = [f"{10 * i} to {10 * i + 10} %" for i in range(10)]
    yield (head := ("game", "seats", "Brier score", "of an even share", *bins))
    for name, seats in size.tables("values", head, net=True):
        found = calibration(name, seats, size.games)
        met = {int(10 * min(chance, 0.99)): f"{won:.0%} of {n}" for n, chance, won in found.bins}
        scores = f"{found.brier:.3f}", f"{found.ignorant:.3f}"
        yield name, str(seats), *scores, *(met.get(i, "") for i in range(10))


def beliefs(size: Size) -> Lines:
    yield (head := ("game", "seats", "by what others did", "by the deal alone"))
    for name, seats in size.tables("beliefs", head, net=True):
        lost = belief(name, seats, 400 * size.games)
        yield name, str(seats), f"{lost.value:.2f} ({lost.low:.2f} to {lost.high:.2f})", EVEN


def rounds(size: Size) -> Lines:
    """Count how rounds go at a table of one level, in the game that has rounds with calls."""
    yield (head := ("game", "seats", *(o.name for o in OPPONENTS)))
    playouts = PLAYOUTS if size.keep else size.efforts[-1]
    for name, seats in size.tables("rounds", head):
        if name == GAME:
            kinds = (o.kind.replace("search:1s", f"search:{playouts}") for o in OPPONENTS)
            counts = (count(kind, seats, 4 * size.games) for kind in kinds)
            yield name, str(seats), *map(told_rounds, counts)


def peer(size: Size) -> Lines:
    yield (head := ("game", f"`search:{size.seconds:g}s` against OpenSpiel's ISMCTSBot"))
    for name in size.rows("peer", head):
        yield name, told(share_among_ismcts(name, size.seconds, size.games // 2))


SECTIONS: dict[str, Callable[[Size], Lines]] = {
    s.__name__: s
    for s in (
        ladder,
        levels,
        unrestrained,
        offers,
        rounds,
        aims,
        company,
        effort,
        tiny,
        exploiter,
        values,
        beliefs,
        peer,
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    parser.add_argument("--quick", action="store_true", help="in little, written nowhere")
    parser.add_argument("--again", action="store_true", help="also rows that are up to date")
    parser.add_argument("--games", type=int, default=100, help="of a match")
    parser.add_argument("--seconds", type=float, default=0.1, help="of a search's thought")
    parser.add_argument("--minutes", type=float, default=2.0, help="of learning")
    parser.add_argument("--efforts", type=int, nargs="+", default=EFFORTS, help="in playouts")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, help="at a table")
    parser.add_argument("--only", action="append", help="a game; all if not said")
    asked = parser.parse_args()
    names = asked.only or tinstar.available()
    efforts, ladder = tuple(asked.efforts), 6 * asked.games
    effort = asked.games, ladder, asked.minutes, asked.seconds
    size = Size(*effort, True, efforts, names, asked.seats, asked.again)
    if asked.quick:
        size = Size(4, 8, 0.01, 0.001, False, (2, 4, 8), names, asked.seats, again=True)
    for section in asked.sections or SECTIONS:
        lines = SECTIONS[section](size)
        head = next(lines)
        print(f"{section}\n{line(head)}", end="", flush=True)
        for row in lines:
            print(line(row), end="", flush=True)
            if not asked.quick:
                put(section, head, row)


if __name__ == "__main__":
    main()
