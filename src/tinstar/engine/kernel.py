"""The functions that every game has, and how one random game is played with them.

Written once for all games: called with a state record, each of these resolves to the game's own
function of that name, in Python and in machine code alike. `box` is the record of the game's
numbers and options, `s` the record of its state; rules read the first and change the second, roll
nothing and raise nothing.
"""
# pyright: reportReturnType=false

import math
from typing import Any

import numpy as np

from tinstar.engine.compiler import by_game, by_game_names, rule
from tinstar.engine.layout import record_type
from tinstar.engine.random_streams import below, start

CHANCE = -1
TERMINAL = -4
DEPTH = 100  # decisions that a search looks ahead at the most, and answers of chance in a row
MANNERS = 100.0  # outweighs any merit
NEVER = -2  # what manners say of a folly
NODES_USED, DECISIONS = range(2)  # counters of a search
CACHE_LINES = 128  # bytes: cores fetch two lines of 64 at a time


def scratch_type(actions: int, outcomes: int, seats: int) -> np.dtype:
    """Scratch for the kernel: one record, which is handed on as one pointer."""
    return record_type(
        [
            ("actions", "i8", (actions + 1,)),  # legal ones; a last candidate is written past them
            ("merits", "f8", (actions + 1,)),
            ("slots", "i8", (actions + 1,)),
            ("marks", "i8", (actions + 1,)),
            ("weights", "i8", (outcomes,)),
            ("values", "f8", (seats,)),
            ("path", "i8", (DEPTH,)),
            ("seen", "i8", (DEPTH,)),
            ("counters", "i8", (2,)),
            ("stream", "u8", (1,)),
            (
                "apart",
                "u1",
                (CACHE_LINES,),
            ),  # from the scratch of another thread, which may lie next
        ]
    )


@by_game
def prepare(box: Any, s: Any) -> None:
    """Fill the tables of the box that follow from its numbers; the state is not touched."""


@by_game
def set_up(box: Any, s: Any) -> None:
    """Make a blank state the position before the first decision."""


@by_game
def to_act(box: Any, s: Any) -> int:
    """Who is asked: a seat from 0, CHANCE or TERMINAL."""


@by_game
def legal_actions(box: Any, s: Any, out: Any) -> int:
    """Write the legal actions of the seat to act into `out`, ascending; return how many."""


@by_game
def objection(box: Any, s: Any, action: int) -> int:
    """Why the seat to act may not do `action`: a member of the game's Objection, 0 if it may."""


@by_game
def apply(box: Any, s: Any, action: int) -> None:
    """Carry out a legal action, or at chance its outcome."""


@by_game
def chances(box: Any, s: Any, out: Any) -> int:
    """Write the whole-numbered weight of each outcome into `out`; return how many outcomes."""


@by_game
def cast(box: Any, s: Any, stream: Any, out: Any) -> int:
    """An outcome drawn by the weights of `chances`, for which `out` is scratch.

    A game may draw it faster than by listing them all; a test says that it comes to the same.
    """


@by_game
def sees_answer(box: Any, s: Any, seat: int) -> int:
    """1 if `seat` will see the answer that is about to be given here, by a seat or by chance."""


@by_game
def reveal(box: Any, s: Any, seat: int, v: Any) -> None:
    """Copy into the redacted record `v` what the rules, not the labels, let `seat` see."""


@by_game
def deal_unseen(box: Any, v: Any, seat: int, stream: Any) -> None:
    """Fill a seat's redacted record with hidden things drawn uniformly from what is consistent."""


@by_game
def window(box: Any, s: Any) -> int:
    """The seats that are asked at once and have still to answer, as bits; else 0.

    They are asked in a row, but none learns of another's answer. A live table may ask them all
    together, keep what they say, and hand it to the rules in their order once all have spoken or
    the time is up. All that is needed for it everybody sees: a view does as well as a state.
    """


@by_game
def ask(box: Any, s: Any, seat: int) -> None:
    """Within a window: let this seat be the one to act, for its view to say what it may answer."""


@by_game
def silence(box: Any, s: Any) -> int:
    """Within a window: the action of whoever says nothing."""


@by_game
def spoke_first(box: Any, s: Any) -> int:
    """1 where chance names the seat that spoke first, which a live table knows; else 0."""


@by_game
def ending(box: Any, s: Any) -> int:
    """How the game ended: a member of the game's Ending, 0 while it goes on."""


@by_game
def score(box: Any, s: Any, seat: int) -> int:
    """The game's own points of a seat so far."""


@by_game
def is_winner(box: Any, s: Any, seat: int) -> int:
    """1 if the seat is among the winners of a game that is over."""


@by_game
def longest_game(box: Any, s: Any) -> int:
    """A bound on the number of decisions, chance not counted."""


@by_game
def worth(box: Any, s: Any, seat: int) -> float:
    """A hint: the points that `seat` may expect in the end."""


@by_game
def horizon(box: Any, s: Any) -> int:
    """A hint: after how many more decisions to believe the outlook rather than play on."""


@by_game
def habit(box: Any, s: Any, scratch: Any) -> int:
    """A hint: a legal action that the seat to act may well choose, by what it can see."""


@by_game
def ends_at_chance(box: Any, s: Any) -> int:
    """A hint: 1 if a search leaves to habits what comes after chance has answered."""


@by_game
def manners(box: Any, s: Any, action: int) -> int:
    """A hint: 1 for what good company would do now, -1 for what it would not do yet, clever or not;
    NEVER for a folly, which nobody does who thinks, as something else is as good whatever comes;
    else 0. Judged by what the seat to act can see."""


@by_game
def spread(box: Any, s: Any) -> float:
    """A hint: by how many points such an expectation may be wrong."""


BY_GAME = tuple(by_game_names)


@rule
def who_sees(box: Any, s: Any) -> int:
    """The seats that will see the answer about to be given, as a sum of powers of two."""
    seats = 0
    for seat in range(box.players):
        if sees_answer(box, s, seat):
            seats |= 1 << seat
    return seats


@rule
def utility(box: Any, s: Any, seat: int, players: int) -> float:
    """What the end is worth to a seat: (n-w)/(w(n-1)) for each of w winners, else -1/(n-1).

    By score it is the seat's points, less what all seats have on average.
    """
    if box.by_score:
        total = 0
        for other in range(players):
            total += score(box, s, other)
        return score(box, s, seat) - total / players
    winners = 0
    for other in range(players):
        winners += is_winner(box, s, other)
    if is_winner(box, s, seat):
        return (players - winners) / (winners * (players - 1))
    return -1.0 / (players - 1)


@rule
def share_of_win(utility: Any, players: int) -> Any:
    """What a utility, or each of an array, says of winning: 1 of having won alone, 0 of a loss."""
    return (utility * (players - 1) + 1.0) / players


@rule
def step_at_random(box: Any, s: Any, scratch: Any) -> int:
    """One random step, each legal action equally likely: returns who took it, or TERMINAL."""
    mover = to_act(box, s)
    if mover >= 0:
        n = legal_actions(box, s, scratch.actions)
        apply(box, s, scratch.actions[below(scratch.stream, n)])
    elif mover == CHANCE:
        apply(box, s, cast(box, s, scratch.stream, scratch.weights))
    return mover


@rule
def answer_chance(box: Any, s: Any, scratch: Any) -> int:
    """Let chance answer until a seat is asked or the game is over: who is asked, or TERMINAL."""
    mover = to_act(box, s)
    while mover == CHANCE:
        apply(box, s, cast(box, s, scratch.stream, scratch.weights))
        mover = to_act(box, s)
    return mover


@rule
def random_games(boxes: Any, states: Any, first: int, seed: Any, rows: Any, scratches: Any) -> None:
    """Play game `first`, the next, ... from the set-up at random, one for each row.

    states: two records, the second of them blank. rows: as of `Game.row_type`, or longer.
    """
    box, s, scratch = boxes[0], states[0], scratches[0]
    players = int(box.players)
    for i in range(len(rows)):
        start(scratch.stream, seed, first + i)
        states[0] = states[1]
        set_up(box, s)
        decisions, chances_met = 0, 0
        mover = step_at_random(box, s, scratch)
        while mover != TERMINAL:
            if mover >= 0:
                decisions += 1
            else:
                chances_met += 1
            mover = step_at_random(box, s, scratch)
        rows[i].decisions = decisions
        rows[i].chances = chances_met
        rows[i].ending = ending(box, s)
        for seat in range(players):
            rows[i].scores[seat] = score(box, s, seat)
            rows[i].returns[seat] = utility(box, s, seat, players)


@rule
def see(box: Any, s: Any, cells: Any, sight: Any, seat: int, v: Any, seen: Any) -> None:
    """The keyhole: write what `seat` may see of `s` into `v`, with blanks for the rest.

    cells, seen: the memory of `s` and of `v` as integers, shape (size,). sight: a row of ones (-1)
    for what the labels let the seat see and zeros for the rest, a row of blanks for the rest.
    """
    fours = len(cells) - len(cells) % 4  # that many of them, taken as words of four
    words = seen[:fours].view(np.uint64)
    np.bitwise_and(cells[:fours].view(np.uint64), sight[0, :fours].view(np.uint64), words)
    np.bitwise_or(words, sight[1, :fours].view(np.uint64), words)
    for i in range(fours, len(cells)):
        seen[i] = (cells[i] & sight[0, i]) | sight[1, i]
    reveal(box, s, seat, v)


@rule
def outlook(box: Any, s: Any, out: Any) -> None:
    """Write the utility that each seat may expect into `out`; at the end, the one that it has.

    The chance to win is taken as a softmax of the seats' `worth`, with `spread` as temperature.
    By score it is that worth, less the average.
    """
    players = int(box.players)
    if to_act(box, s) == TERMINAL:
        for seat in range(players):
            out[seat] = utility(box, s, seat, players)
        return
    best = -math.inf
    for seat in range(players):
        out[seat] = worth(box, s, seat)
        best = max(best, out[seat])
    if box.by_score:
        mean = 0.0
        for seat in range(players):
            mean += out[seat] / players
        for seat in range(players):
            out[seat] -= mean
        return
    temperature, total = spread(box, s), 0.0
    for seat in range(players):
        out[seat] = math.exp((out[seat] - best) / temperature)
        total += out[seat]
    for seat in range(players):
        out[seat] = (players * out[seat] / total - 1.0) / (players - 1)


@rule
def mannerly(box: Any, states: Any, action: int, scratch: Any) -> float:
    """The merit of `action` at states[0], for who would rather be good company than win."""
    return merit(box, states, 0, action, scratch) + MANNERS * manners(box, states[0], action)


@rule
def merit(box: Any, states: Any, at: int, action: int, scratch: Any) -> float:
    """The outlook of the seat to act at states[at] after `action`; states[at+1] is overwritten."""
    mover = to_act(box, states[at])
    states[at + 1] = states[at]
    apply(box, states[at + 1], action)
    outlook(box, states[at + 1], scratch.values)
    return scratch.values[mover]
