"""The functions that every game has, and functions that play random games with them.

A function such as `to_act` picks the game by the type of its state record, and calls the game's own
function of the same name. This works in Python and in compiled code.

`box` is the record of the game's numbers and options, and `s` is the record of its state. Rules
read `box` and change `s`. Rules draw no random numbers and raise no errors.
"""
# pyright: reportReturnType=false

import math
from typing import Any

from tinstar.engine.compiler import by_game, by_game_names, rule
from tinstar.engine.float_functions import exp
from tinstar.engine.random_streams import below, start
from tinstar.engine.records import RecordType, record_type
from tinstar.engine.redaction import redact

CHANCE = -1
TERMINAL = -4
DEPTH = 100  # the most decisions that a search looks ahead, and the most chance events in a row
MANNERS = 100.0  # the weight of etiquette: it outweighs any merit
NEVER = -2  # `manners` of a blunder that no sensible player makes
GAMES_OWN = 0  # for `sure` of `manners`: the chance of success that the game names
NODES_USED, DECISIONS = range(2)  # counters of a search
CACHE_LINES = 128  # bytes: cores fetch two lines of 64 at a time


def scratch_type(actions: int, outcomes: int, seats: int) -> RecordType:
    """Return the type of the kernel's scratch memory.

    The memory is one record, so it is passed as one pointer.
    """
    return record_type(
        (
            ("actions", "i8", (actions + 1,)),  # legal actions, and room for one more candidate
            ("merits", "f8", (actions + 1,)),
            ("slots", "i8", (actions + 1,)),
            ("marks", "i8", (actions + 1,)),
            ("weights", "i8", (outcomes,)),
            ("values", "f8", (seats,)),
            ("path", "i8", (DEPTH,)),
            ("seen", "i8", (DEPTH,)),
            ("counters", "i8", (2,)),
            ("stream", "u8", (1,)),
            # Puts the scratch memory of each thread on its own cache lines.
            ("apart", "u1", (CACHE_LINES,)),
        )
    )


@by_game
def prepare(box: Any, s: Any) -> None:
    """Fill the tables of the box that are computed from its numbers; do not change the state."""


@by_game
def set_up(box: Any, s: Any) -> None:
    """Turn a blank state into the position before the first decision."""


@by_game
def to_act(box: Any, s: Any) -> int:
    """Return the seat to act, counted from 0, or CHANCE, or TERMINAL if the game is over."""


@by_game
def legal_actions(box: Any, s: Any, out: Any) -> int:
    """Write the legal actions of the seat to act into `out`, ascending, and return their number."""


@by_game
def objection(box: Any, s: Any, action: int) -> int:
    """Return why `action` is illegal for the seat to act: a member of Objection, or 0 if legal."""


@by_game
def apply(box: Any, s: Any, action: int) -> None:
    """Apply a legal action to the state or, if chance acts, apply an outcome of chance."""


@by_game
def carry_out(box: Any, s: Any, action: int) -> None:
    """Do what `apply` does, but leave out the automatic steps that follow the action."""


@by_game
def is_under_way(box: Any, s: Any) -> bool:
    """Return whether an automatic step comes next. Between two steps no seat is to act."""


@by_game
def proceed(box: Any, s: Any) -> None:
    """Take the next automatic step."""


@by_game
def chances(box: Any, s: Any, out: Any) -> int:
    """Write the integer weight of each chance outcome into `out`, and return their number."""


@by_game
def cast(box: Any, s: Any, stream: Any, out: Any) -> int:
    """Draw an outcome of chance by the weights of `chances`, with `out` as scratch memory.

    A game may draw in a faster way than by listing all weights. A test then compares both
    distributions.
    """


@by_game
def sees_answer(box: Any, s: Any, seat: int) -> int:
    """Return 1 if `seat` will see the next decision of a seat or of chance, else 0."""


@by_game
def reveal(box: Any, s: Any, seat: int, v: Any) -> None:
    """Copy into the view `v` what the rules show to `seat` in addition to the labels of fields."""


@by_game
def deal_unseen(box: Any, v: Any, seat: int, stream: Any) -> None:
    """Fill in the hidden values of a seat's view at random, all possible values equally likely."""


@by_game
def window(box: Any, s: Any) -> int:
    """Return the seats that act simultaneously and have still to choose (a window), as bits.

    Outside a window, return 0. In the rules the seats of a window act one after the other, but no
    seat sees another seat's choice. A live table may ask all of them at once. It then applies their
    choices in order, when all have chosen or the time is up. The window depends only on what
    everybody sees, so the function returns the same for a view as for the state.
    """


@by_game
def ask(box: Any, s: Any, seat: int) -> None:
    """Make `seat` the seat to act if it may act now; its view then lists its legal actions."""


@by_game
def silence(box: Any, s: Any) -> int:
    """Return the action of a seat that does not choose in time when seats act simultaneously."""


@by_game
def spoke_first(box: Any, s: Any) -> int:
    """Return 1 if the next chance outcome says which seat of a window acted first, else 0.

    A live table does not draw this outcome, because it knows which seat acted first.
    """


@by_game
def ending(box: Any, s: Any) -> int:
    """Return how the game ended, as a member of the game's Ending, or 0 while it goes on."""


@by_game
def score(box: Any, s: Any, seat: int) -> int:
    """Return the points that a seat has so far by the rules of the game."""


@by_game
def is_winner(box: Any, s: Any, seat: int) -> int:
    """Return 1 if the seat is among the winners of a game that is over, else 0."""


@by_game
def longest_game(box: Any, s: Any) -> int:
    """Return an upper bound on the number of decisions in a game. Chance events do not count."""


@by_game
def worth(box: Any, s: Any, seat: int) -> float:
    """Return an estimate, by heuristics, of the points that `seat` will have in the end."""


@by_game
def horizon(box: Any, s: Any) -> int:
    """Return after how many decisions a simulated game of a search stops and is evaluated."""


@by_game
def habit(box: Any, s: Any, scratch: Any) -> int:
    """Return a plausible legal action of the seat to act, for simulated games of a search.

    The choice may depend only on what the seat to act sees.
    """


@by_game
def ends_at_chance(box: Any, s: Any) -> int:
    """Return 1 if the tree of a search ends at chance events, with playouts from there, else 0."""


@by_game
def manners(box: Any, s: Any, action: int, sure: int) -> int:
    """Return 1 if a considerate player takes this action now, -1 if the player waits, else 0.

    `sure` is the chance of success, in %, above which the player takes a risk that concerns all
    players; GAMES_OWN is the chance that the game names. Etiquette ignores how strong an action is.
    NEVER marks a blunder: some other action is at least as good in every case. Etiquette may depend
    only on what the seat to act sees.
    """


@by_game
def rounds_finished(box: Any, s: Any) -> int:
    """Return how many rounds are finished, as everybody sees. Moods change from round to round."""


@by_game
def spread(box: Any, s: Any) -> float:
    """Return by how many points `worth` may be wrong: the temperature of estimated win chances."""


BY_GAME = tuple(by_game_names)


@rule
def who_sees(box: Any, s: Any) -> int:
    """Return the seats that will see the next decision, as bits."""
    seats = 0
    for seat in range(box.players):
        if sees_answer(box, s, seat):
            seats |= 1 << seat
    return seats


@rule
def utility(box: Any, s: Any, seat: int, players: int) -> float:
    """Return the utility of a seat at the end: (n-w)/(w(n-1)) for each of w winners, else -1/(n-1).

    In a variant whose returns are scores, the utility is the seat's points minus the average of all
    seats.
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
    """Convert a utility, or an array of utilities, to a share of the win.

    A share of 1 means that the seat won alone, and 0 that it lost.
    """
    return (utility * (players - 1) + 1.0) / players


@rule
def step_at_random(box: Any, s: Any, scratch: Any) -> int:
    """Apply a random legal action, all equally likely, or a chance outcome. Return who acted."""
    mover = to_act(box, s)
    if mover >= 0:
        n = legal_actions(box, s, scratch.actions)
        apply(box, s, scratch.actions[below(scratch.stream, n)])
    elif mover == CHANCE:
        apply(box, s, cast(box, s, scratch.stream, scratch.weights))
    return mover


@rule
def answer_chance(box: Any, s: Any, scratch: Any) -> int:
    """Draw chance outcomes until a seat is to act or the game is over.

    Return the seat to act, or TERMINAL.
    """
    mover = to_act(box, s)
    while mover == CHANCE:
        apply(box, s, cast(box, s, scratch.stream, scratch.weights))
        mover = to_act(box, s)
    return mover


@rule
def random_games(boxes: Any, states: Any, first: int, seed: Any, rows: Any, scratches: Any) -> None:
    """Play a random game from the set-up for each row of `rows`, and write its result there.

    The games are numbered from `first` on. `states` has two records, and the second is blank.
    `rows` has the type `Game.row_type`, or one with longer fields.
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
    """Redact a record: write what `seat` may see of `s` into `v`, with blanks for the rest.

    `cells` and `seen` are the memory of `s` and of `v` as integers, shape (size,). `sight` is the
    row of `Sights` for the seat.
    """
    redact(cells, sight, seen)
    reveal(box, s, seat, v)


@rule
def outlook(box: Any, s: Any, out: Any) -> None:
    """Write the expected utility of each seat into `out`.

    If the game is over, write the actual utility. Otherwise the winning chances are a softmax of
    the seats' `worth`, with the temperature `spread`. In a variant whose returns are scores, the
    expected utility is the seat's `worth` minus the average of all seats.
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
        out[seat] = exp((out[seat] - best) / temperature)
        total += out[seat]
    for seat in range(players):
        out[seat] = (players * out[seat] / total - 1.0) / (players - 1)


@rule
def mannerly(box: Any, states: Any, action: int, sure: int, scratch: Any) -> float:
    """Return the merit of `action` at states[0], plus a much larger term for etiquette."""
    polite = MANNERS * manners(box, states[0], action, sure)
    return merit(box, states, 0, action, scratch) + polite


@rule
def keep_considerate(box: Any, s: Any, actions: Any, n: int, most: int) -> int:
    """Move the actions that etiquette allows to the front of `actions`, and return their number.

    If etiquette allows none of them, keep those to which it objects least. If `most` is 1 and
    etiquette says that a considerate player takes some action now, keep only such; `most` is
    otherwise 0.
    """
    best, kept = NEVER, 0
    for k in range(n):
        polite = min(manners(box, s, actions[k], GAMES_OWN), most)
        if polite > best:
            best, kept = polite, 0
        if polite == best:
            actions[kept] = actions[k]
            kept += 1
    return kept


@rule
def merit(box: Any, states: Any, at: int, action: int, scratch: Any) -> float:
    """Return the expected utility of the seat to act at states[at], after it takes `action`.

    This overwrites states[at+1] with the position after the action.
    """
    mover = to_act(box, states[at])
    states[at + 1] = states[at]
    apply(box, states[at + 1], action)
    outlook(box, states[at + 1], scratch.values)
    return scratch.values[mover]
