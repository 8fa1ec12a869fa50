"""Play whole games between compiled players, thousands a second, and measure each game.

Chance and players have separate random streams, seeded by the run's seed and the game's number. So
if two runs differ only in a number of the box or in the players, their games get the same cards for
as long as the actions are the same.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
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
from tinstar.engine.random_streams import start
from tinstar.engine.record_arrays import array_type, trimmed
from tinstar.engine.rollouts import noted
from tinstar.engine.state import State
from tinstar.engine.thread_pool import Crew, Share, taken
from tinstar.lab.simulation.action_counts import (
    Tally,
    blank,
    choose_another,
    note_cells,
    note_choice,
    tally_for,
)
from tinstar.lab.simulation.in_game_measurements import (
    AS_IT_LIES,
    NOBODY,
    begin_to_look,
    breadth,
    foresee,
    foresee_chance,
    look,
)
from tinstar.lab.training.self_play import (
    CONSIDERATE,
    GREEDY,
    LEARNER,
    RANDOM,
    Bench,
    Table,
    bench_of,
    choose,
    table_of,
)
from tinstar.players.net import Net, no_net
from tinstar.players.net_file import shipped
from tinstar.players.net_players import POWER

# players that exist in compiled code
QUICK = {"random": RANDOM, "greedy": GREEDY, "net": LEARNER, "net/manners": CONSIDERATE}
AT_ONCE = 512  # games per report of progress


class Ways(NamedTuple):
    """Settings that change how games are played and evaluated."""

    by: int = AS_IT_LIES  # evaluation of the outlook
    net: Net | None = None  # the net that plays, if not one that ships with the game


def row_type(seats: int) -> np.dtype:
    """Return the dtype of a row: the fields of `Game.rollouts`, and further measurements."""
    return array_type(
        [
            *noted(seats),
            ("first", "i2"),  # the first seat to act
            ("choices", "i4"),  # decisions with more than one legal action
            ("options", "i8"),  # number of legal actions in these decisions, summed
            ("leader", "i2"),  # the seat with the best outlook; at the end, the last leader
            ("leads", "i4"),  # number of changes of the leader
            ("settled", "i4"),  # number of decisions before the last leader took the lead
            ("swing", "f4"),  # largest change of a seat's outlook by one decision, in utility
            ("luck", "f4"),  # the same by the chance events between two decisions
            (
                "surprises",
                "f8",
                (2, seats),
            ),  # surprises of each seat, if measured (see `chance_value`)
            ("chance", "f4", (seats,)),  # change of each outlook by chance, including the deal
            ("own", "f4", (seats,)),  # change of each outlook by the seat's own decisions
            ("end", "f4", (seats,)),  # the last change of each outlook, at the end of the game
            ("ender", "i2"),  # the seat whose decision ended the game, or NOBODY
            ("behind", "f4", (seats,)),  # distance to the best outlook, summed over decisions
            (
                "unsure",
                "i4",
                (seats,),
            ),  # the last decision after which the seat was not sure to win
            ("turns", "i4"),  # number of turns; consecutive decisions of a seat are one turn
            ("dead", "i4"),  # number of turns in which the seat had no choice
            ("judged", "i4"),  # number of choices for which a net's policy is known
            ("breadth", "f8"),  # exp(entropy) of these policies, summed
            ("last", "i2"),  # the last seat to act
            ("alive", "i2"),  # 1 if the current turn has had a choice
        ]
    )


# --- compiled -----------------------------------------------------------------------------------


@rule
def games_part(
    table: Any, nets: Any, deal: tuple[Any, ...], rows: Any, tally: Any, bench: Any, share: Any
) -> None:
    """Play the games of this share, fill their rows, and add their counts to the tally.

    `deal` has the run's seed, the numbers of the games, the power of `draw_one`, and the
    evaluation.
    """
    box, stream = table.box[0], bench.scratches[0].stream
    for i in taken(share):
        s, row = table.states[i], rows[i]
        table.states[i] = table.states[len(table.states) - 1]
        set_up(box, s)
        start(stream, deal[0], 2 * deal[1][i] + 1)
        own = stream[0]
        start(stream, deal[0], 2 * deal[1][i])
        mover = let_chance_answer(box, s, row, bench)
        foresee(table, nets[0], i, deal[3], bench, bench.outlooks[0])
        begin_to_look(box, mover, row, bench.outlooks)
        while mover != TERMINAL:
            table.movers[i] = mover
            stream[0], own = own, stream[0]
            note_cells(tally, i, table.cells[i], row.decisions)
            k, n = choose(table, nets, i, 0, 0, deal[2], bench)
            if mover == deal[1][i] % int(box.players):
                k = choose_another(table, i, k, n, tally, deal[2], bench)
            who = table.sitting[i, mover]
            if n > 1 and who in (LEARNER, CONSIDERATE):
                row.judged += 1
                row.breadth += breadth(bench.mind.odds, n, deal[2])
            note_choice(tally, i, mover, bench.mind.actions, n, k, share.number)
            apply(box, s, bench.mind.actions[k])
            foresee_chance(table, nets[0], i, deal[3], bench)
            stream[0], own = own, stream[0]
            look(box, mover, n, row, bench.outlooks)
            mover = let_chance_answer(box, s, row, bench)
            foresee(table, nets[0], i, deal[3], bench, bench.outlooks[1])
            look(box, NOBODY, 0, row, bench.outlooks)
        note_cells(tally, i, table.cells[i], row.decisions)
        finish(box, s, row)


@rule
def let_chance_answer(box: Any, s: Any, row: Any, bench: Any) -> int:
    scratch, mover = bench.scratches[0], to_act(box, s)
    while mover == CHANCE:
        apply(box, s, cast(box, s, scratch.stream, scratch.weights))
        row.chances += 1
        mover = to_act(box, s)
    return mover


@rule
def finish(box: Any, s: Any, row: Any) -> None:
    row.ending = ending(box, s)
    for seat in range(int(box.players)):
        row.scores[seat] = score(box, s, seat)
        row.returns[seat] = utility(box, s, seat, int(box.players))


@rule
def begin_to_watch(boxes: Any, states: Any, mover: int, rows: Any, outlooks: Any) -> None:
    outlook(boxes[0], states[0], outlooks[0])
    begin_to_look(boxes[0], mover, rows[0], outlooks)


@rule
def watch(boxes: Any, states: Any, mover: int, options: int, rows: Any, outlooks: Any) -> None:
    outlook(boxes[0], states[0], outlooks[1])
    look(boxes[0], mover, options, rows[0], outlooks)


# --- in Python ----------------------------------------------------------------------------------


class Watched:
    """The same measurements for a game that is played in Python."""

    def __init__(self, state: State, mover: int):
        self._state, self._calls = state, state.game.calls
        self._row = np.zeros(1, row_type(MOST_SEATS))
        self._outlooks = np.zeros((2, state.game.players), np.float32)
        self._calls[begin_to_watch](state.array, mover, self._row, self._outlooks)

    def note(self, mover: int = NOBODY, options: int = 0) -> None:
        """Record a decision among `options` actions, or a chance event (`options` 0)."""
        self._calls[watch](self._state.array, mover, options, self._row, self._outlooks)

    def row(self) -> np.ndarray:
        """Return the row of a finished game."""
        state, row = self._state, trimmed(self._row, row_type(self._state.game.players))
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
    """Play the games with these numbers. Yield their rows, some hundred at a time.

    - `sitting`: shape (games, seats), the players as values of `QUICK`.
    - `net`: the net to use instead of the shipped net.
    """
    nothing = tally_for(game, 0, threads)
    deal = game, sitting, numbers, seed
    return (rows for rows, _ in play_and_count(*deal, threads, nothing, Ways(net=net)))


def play_and_count(
    game: Game,
    sitting: np.ndarray,
    numbers: np.ndarray,
    seed: int,
    threads: int,
    tally: Tally,
    ways: Ways | None = None,
) -> Iterator[tuple[np.ndarray, Tally]]:
    """Play the games with these numbers.

    Yield their rows and, if the tally has room, their counts.
    """
    by, own = ways or Ways()
    net = own or shipped(game)[0] or no_net(game)
    polite = own or shipped(game, considerate=True)[0] or net
    table, crew = table_of(game, min(len(sitting), AT_ONCE), seed), Crew(threads)
    benches = [bench_of(game, net, seed) for _ in range(threads)]
    for begin in range(0, len(sitting), AT_ONCE):
        some = slice(begin, begin + AT_ONCE)
        table.sitting[: len(sitting[some])] = sitting[some]
        rows = np.zeros(len(sitting[some]), row_type(MOST_SEATS))  # always one dtype, compiled once
        deal = np.uint64(seed % 2**64), numbers[some], POWER, by
        lot = blank(tally, len(rows))
        _play(crew, table, (net, polite), (deal, rows, lot), benches)
        yield trimmed(rows, row_type(game.players)), lot
    crew.close()


def _play(
    crew: Crew, table: Table, nets: tuple[Net, Net], told: tuple[Any, ...], benches: list[Bench]
) -> None:
    machine = compiled(games_part)
    deal, rows, tally = told

    def part(share: Share) -> None:
        machine(table, nets, deal, rows, tally, benches[share.number], share)

    crew.share(part, len(rows))
