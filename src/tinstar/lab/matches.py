"""Whole games between players that machine code knows, thousands a second, and what is noted of
each: how it went, and how the outlook changed by the way.

Chance and players draw from two streams, each of the run's seed and the game's number: so two runs
that differ in a number of the box, or in who plays, are dealt alike for as long as they go alike.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinstar.core.actions import LETTERS
from tinstar.core.compile import compiled, rule
from tinstar.core.game import Game
from tinstar.core.kernel import (
    CHANCE,
    TERMINAL,
    apply,
    cast,
    ending,
    outlook,
    score,
    set_up,
    to_act,
    utility,
)
from tinstar.core.layout import record_type
from tinstar.core.random import start
from tinstar.core.sharing import Crew, Share, taken
from tinstar.core.state import State
from tinstar.lab.training.playing import (
    GREEDY,
    LEARNER,
    RANDOM,
    Bench,
    Table,
    bench_of,
    choose,
    table_of,
)
from tinstar.players.learned import POWER, shipped
from tinstar.players.net import Net, no_net

QUICK = {"random": RANDOM, "greedy": GREEDY, "net": LEARNER}  # who plays in machine code
NOBODY = -1
AT_ONCE = 512  # games that are played before somebody is told


def row_type(seats: int) -> np.dtype:
    """As a row of `Game.rollouts`, and what else is noted of a game."""
    return record_type(
        [
            ("decisions", "i4"),
            ("chances", "i4"),
            ("ending", "i2"),
            ("scores", "i4", (seats,)),
            ("returns", "f8", (seats,)),
            ("first", "i2"),  # who was asked first
            ("choices", "i4"),  # decisions with more than one legal action
            ("options", "i8"),  # legal actions of these, summed
            ("leader", "i2"),  # who has, or in the end had, the best outlook
            ("leads", "i4"),  # how often another came to have it
            ("settled", "i4"),  # after how many decisions the last one came to have it
            ("swing", "f4"),  # the most that a seat's outlook changed by one decision, as utility
            ("luck", "f4"),  # and by what chance answered between two
            ("surprises", "f8", (2, seats)),  # of each seat, if they were weighed: see `weighing`
        ]
    )


# --- compiled -----------------------------------------------------------------------------------


@rule
def games_part(
    table: Any, nets: Any, deal: tuple[Any, ...], rows: Any, bench: Any, share: Any
) -> None:
    """Play this share's games and fill their rows.

    deal: the run's seed, the games' numbers, and the power of `draw_one`.
    """
    box, stream = table.box[0], bench.rooms[0].stream
    for i in taken(share):
        s, row = table.states[i], rows[i]
        table.states[i] = table.states[len(table.states) - 1]
        set_up(box, s)
        start(stream, deal[0], 2 * deal[1][i] + 1)
        own = stream[0]
        start(stream, deal[0], 2 * deal[1][i])
        mover = let_chance_answer(box, s, row, bench)
        begin_to_look(box, s, mover, row, bench.outlooks)
        while mover != TERMINAL:
            table.movers[i] = mover
            stream[0], own = own, stream[0]
            k, n = choose(table, nets, i, 0, deal[2], bench)
            stream[0], own = own, stream[0]
            apply(box, s, bench.mind.actions[k])
            look(box, s, n, row, bench.outlooks)
            mover = let_chance_answer(box, s, row, bench)
            look(box, s, 0, row, bench.outlooks)
        finish(box, s, row)


@rule
def let_chance_answer(box: Any, s: Any, row: Any, bench: Any) -> int:
    room, mover = bench.rooms[0], to_act(box, s)
    while mover == CHANCE:
        apply(box, s, cast(box, s, room.stream, room.weights))
        row.chances += 1
        mover = to_act(box, s)
    return mover


@rule
def begin_to_look(box: Any, s: Any, mover: int, row: Any, outlooks: Any) -> None:
    row.first, row.leader = mover, NOBODY
    outlook(box, s, outlooks[0])


@rule
def look(box: Any, s: Any, options: int, row: Any, outlooks: Any) -> None:
    """Note a decision among so many, or where there are none, chance; and how the outlook changed.

    outlooks: float (2 or more, seats); of the last look, and room for this one.
    """
    row.decisions += options > 0
    row.choices += options > 1
    row.options += options if options > 1 else 0
    outlook(box, s, outlooks[1])
    change, best, leader = 0.0, 0.0, NOBODY
    for seat in range(int(box.players)):
        change = max(change, abs(outlooks[1, seat] - outlooks[0, seat]))
        if seat == 0 or outlooks[1, seat] > best:
            leader, best = seat, outlooks[1, seat]
        elif outlooks[1, seat] == best:
            leader = NOBODY
        outlooks[0, seat] = outlooks[1, seat]
    if options > 0:
        row.swing = max(row.swing, change)
    else:
        row.luck = max(row.luck, change)
    if leader != NOBODY and leader != row.leader:
        row.leads += row.leader != NOBODY
        row.leader, row.settled = leader, row.decisions


@rule
def finish(box: Any, s: Any, row: Any) -> None:
    row.ending = ending(box, s)
    for seat in range(int(box.players)):
        row.scores[seat] = score(box, s, seat)
        row.returns[seat] = utility(box, s, seat, int(box.players))


@rule
def begin_to_watch(boxes: Any, states: Any, mover: int, rows: Any, outlooks: Any) -> None:
    begin_to_look(boxes[0], states[0], mover, rows[0], outlooks)


@rule
def watch(boxes: Any, states: Any, options: int, rows: Any, outlooks: Any) -> None:
    look(boxes[0], states[0], options, rows[0], outlooks)


# --- in Python ----------------------------------------------------------------------------------


class Watched:
    """Notes the same of a game that is played in Python."""

    def __init__(self, state: State, mover: int):
        self._state, self._calls = state, state.game.calls
        self._row = np.zeros(1, row_type(len(LETTERS)))
        self._outlooks = np.zeros((2, state.game.players), np.float32)
        self._calls[begin_to_watch](state.array, mover, self._row, self._outlooks)

    def note(self, options: int) -> None:
        """A seat chose among so many, or chance had its say: then there are none."""
        self._calls[watch](self._state.array, options, self._row, self._outlooks)

    def row(self) -> np.ndarray:
        """Of a game that is over."""
        state, row = self._state, trimmed(self._row, self._state.game.players)
        row["chances"] = len(state.history()) - row["decisions"]
        row["ending"] = state.ending()
        row["scores"], row["returns"] = state.scores(), state.returns()
        return row


def play_quickly(
    game: Game,
    sitting: np.ndarray,
    numbers: np.ndarray,
    seed: int,
    threads: int = 1,
    net: Net | None = None,
) -> Iterator[np.ndarray]:
    """Play the games of these numbers, some hundred at a time: their rows.

    sitting: of shape (games, seats), who sits where, as numbers of `QUICK`. net: by which it is
    played, if not by the one that comes with the game.
    """
    net = net or shipped(game)[0] or no_net(game)
    table, crew = table_of(game, min(len(sitting), AT_ONCE), seed), Crew(threads)
    benches = [bench_of(game, net, seed) for _ in range(threads)]
    for begin in range(0, len(sitting), AT_ONCE):
        some = slice(begin, begin + AT_ONCE)
        table.sitting[: len(sitting[some])] = sitting[some]
        rows = np.zeros(len(sitting[some]), row_type(len(LETTERS)))  # one type, made once
        deal = np.uint64(seed % 2**64), numbers[some], POWER
        _play(crew, table, net, deal, rows, benches)
        yield trimmed(rows, game.players)
    crew.close()


def trimmed(rows: np.ndarray, seats: int) -> np.ndarray:
    """The same without the seats that are not there."""
    out = np.zeros(len(rows), row_type(seats))
    for name in out.dtype.names or ():
        out[name] = rows[name] if rows[name].ndim == 1 else rows[name][..., :seats]
    return out


def _play(
    crew: Crew,
    table: Table,
    net: Net,
    deal: tuple[Any, ...],
    rows: np.ndarray,
    benches: list[Bench],
) -> None:
    machine = compiled(games_part)

    def part(share: Share) -> None:
        machine(table, (net, net), deal, rows, benches[share.number], share)

    crew.share(part, len(rows))
