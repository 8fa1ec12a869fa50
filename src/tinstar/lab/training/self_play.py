"""Self-play: compiled games of the net against itself and others, with its decisions recorded.

Many games with one number of seats run at once, and continue from one call to the next. The player
of a seat is the net in training, an older net, greedy, random or a search. Only decisions of the
net in training are recorded: their features at once, their later results at the end of a call.
"""

from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.compiler import rule
from tinstar.engine.encoder import encode
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
    GAMES_OWN,
    TERMINAL,
    answer_chance,
    apply,
    deal_unseen,
    legal_actions,
    mannerly,
    see,
    set_up,
    utility,
)
from tinstar.engine.random_streams import below, start
from tinstar.engine.record_arrays import CELL
from tinstar.engine.thread_pool import taken
from tinstar.lab.training.experience_buffer import (
    PLAYED,
    SHOWN,
    SKIPPED,
    WATCHED,
    beside,
    look_back,
)
from tinstar.lab.training.search_teacher import Teacher, action_by_hints, action_of, teacher_of
from tinstar.players.net import (
    Eyes,
    Mind,
    Net,
    draw_one,
    eyes_of,
    mind_of,
    think,
    think_considerately,
)
from tinstar.players.simple import WORLDS

# the player of a seat; CONSIDERATE is the second net, minding the game's etiquette
LEARNER, OLDER, GREEDY, RANDOM, SEARCHER, CONSIDERATE = range(6)
TURN = 1 << 30


class Table(NamedTuple):
    """All running games that have one number of seats."""

    box: np.ndarray
    sights: np.ndarray
    eyes: Eyes
    states: np.ndarray  # the last one is blank
    cells: np.ndarray  # their memory as integers
    streams: np.ndarray  # uint64, one for each game
    movers: np.ndarray  # int16: the actor in each game
    sitting: np.ndarray  # uint8, (games, seats): the player of each seat


class Bench(NamedTuple):
    """The working memory of one thread."""

    views: np.ndarray  # one record; `seen` is its memory as integers
    seen: np.ndarray
    worlds: np.ndarray  # two records
    mind: Mind
    outlooks: np.ndarray  # float32, (3, seats): see `look_back`
    scratches: np.ndarray
    teacher: Teacher


class Terms(NamedTuple):
    """Settings of self-play and of the value targets."""

    steps: int  # decisions of each game in a call
    power: float  # exponent of the net's policy
    older: float  # share of games in which older nets play, too
    greedy: float  # share of games in which greedy plays, too
    smooth: float  # lambda of generalised advantage estimation
    blend: float  # weight of later estimates in a value target
    show: int  # 1 if greedy's decisions are recorded as examples
    playouts: int  # playouts of the teacher's search; 0 for no teacher
    among: float  # share of games in which all other seats search
    thinking: int  # playouts of these other seats' searches
    considerate: int  # 1 if nets mind the game's etiquette


# --- compiled -----------------------------------------------------------------------------------


@rule
def play_part(table: Any, nets: Any, notes: Any, terms: Any, bench: Any, share: Any) -> None:
    """Play `steps` decisions in each game of this share, and record them."""
    for i in taken(share):
        bench.scratches[0].stream[0] = table.streams[i]
        for t in range(terms.steps):
            play_and_note(table, nets, notes, i * terms.steps + t, terms, bench)
        look_back(table, nets, notes, i, terms, bench)
        table.streams[i] = bench.scratches[0].stream[0]


@rule
def play_and_note(table: Any, nets: Any, notes: Any, at: int, terms: Any, bench: Any) -> None:
    i, players = at // terms.steps, int(table.box[0].players)
    mover = int(table.movers[i])
    who, mind = int(table.sitting[i, mover]), bench.mind
    notes.movers[at] = mover
    notes.players[at] = players
    notes.use[at] = SKIPPED
    k, n = decide(table, nets, i, terms, bench)
    action = mind.actions[k]
    if who == LEARNER or (who == GREEDY and terms.show):
        notes.use[at] = PLAYED if who == LEARNER else SHOWN
        if who == LEARNER and terms.playouts:
            k = correct(table, notes, at, k, n, terms, bench)
        notes.counts[at] = mind.held[0]
        for j in range(mind.held[0]):
            notes.active[at, j] = mind.active[j]
        notes.options[at] = n
        for j in range(n):
            notes.legal[at, j] = mind.legal[j]
        notes.chosen[at] = k
        notes.odds[at] = mind.odds[k]
        for turn in range(players):
            notes.values[at, turn] = mind.values[turn]
    watch(table, notes, at, i, bench)
    over = go_on(table, i, action, bench)
    notes.ended[at] = over
    if over:
        for seat in range(players):
            notes.results[at, seat] = utility(table.box[0], table.states[i], seat, players)
        begin(table, i, bench)
        seat_players(table, i, terms, bench.scratches[0].stream)


@rule
def watch(table: Any, notes: Any, at: int, i: int, bench: Any) -> None:
    """In half of the cases, record the view of another seat as well.

    A search needs the value of a position to a seat while other seats are to act. So the net must
    be trained on such views too.
    """
    box, stream, mind = table.box[0], bench.scratches[0].stream, bench.mind
    row, players = beside(notes, at), int(box.players)
    notes.use[row] = SKIPPED
    if below(stream, 2):
        return
    seat = (int(table.movers[i]) + 1 + below(stream, players - 1)) % players
    if table.sitting[i, seat] != LEARNER:
        return
    v, seen = bench.views[0], bench.seen
    see(box, table.states[i], table.cells[i], table.sights[seat], seat, v, seen)
    notes.use[row] = WATCHED
    notes.movers[row] = seat
    notes.players[row] = players
    notes.counts[row] = encode(box, v, seen, seat, table.eyes.walk, mind.active)
    for j in range(notes.counts[row]):
        notes.active[row, j] = mind.active[j]


@rule
def decide(table: Any, nets: Any, i: int, terms: Any, bench: Any) -> tuple[int, int]:
    """Choose an action: by search for a searching opponent, otherwise as `choose` does."""
    mover = int(table.movers[i])
    if table.sitting[i, mover] != SEARCHER:
        return choose(table, nets, i, terms.show, terms.considerate, terms.power, bench)
    see(
        table.box[0],
        table.states[i],
        table.cells[i],
        table.sights[mover],
        mover,
        bench.views[0],
        bench.seen,
    )
    n = legal_actions(table.box[0], bench.views[0], bench.mind.actions)
    best = action_by_hints(
        table.box, bench.views, mover, bench.teacher, bench.scratches, terms.thinking
    )
    return place_of(best, bench.mind.actions, n), n


@rule
def choose(
    table: Any, nets: Any, i: int, show: int, considerate: int, power: float, bench: Any
) -> tuple[int, int]:
    """Return the index of the chosen action in game i, and the number of actions considered.

    Afterwards the bench's `mind` has the actions and the net's evaluation. If `considerate` is 1,
    all nets mind the game's etiquette.
    """
    box, mover, mind = table.box[0], int(table.movers[i]), bench.mind
    who, stream = int(table.sitting[i, mover]), bench.scratches[0].stream
    if who == RANDOM:
        n = legal_actions(box, table.states[i], mind.actions)
        return below(stream, n), n
    v, seen = bench.views[0], bench.seen
    see(box, table.states[i], table.cells[i], table.sights[mover], mover, v, seen)
    if who == CONSIDERATE or (considerate and who <= OLDER):
        net = nets[min(who, OLDER)]
        n = think_considerately(box, v, seen, mover, table.eyes, net, mind)
        return draw_one(mind.odds, n, power, stream), n
    if who <= OLDER:
        n = think(box, v, seen, mover, table.eyes, nets[who], mind)
        return draw_one(mind.odds, n, power, stream), n
    if show:
        think(box, v, seen, mover, table.eyes, nets[0], mind)
    return choose_greedily(box, mover, bench)


@rule
def correct(table: Any, notes: Any, at: int, k: int, n: int, terms: Any, bench: Any) -> int:
    """Return the index of the action that the teacher chooses in place of the k-th, or k.

    In half of the cases the teacher is not asked. The game goes on with the learner's own choice.
    So the learner learns to play positions into which its own mistakes lead (S. Ross et al., "A
    reduction of imitation learning and structured prediction to no-regret online learning", 2011).
    """
    notes.use[at] = WATCHED
    if n == 1 or below(bench.scratches[0].stream, 2):
        return k
    notes.use[at] = SHOWN
    mover, actions = int(notes.movers[at]), bench.mind.actions
    better = action_of(
        table.box, bench.views, mover, bench.teacher, bench.scratches, terms.playouts
    )
    return place_of(better, actions, n)


@rule
def place_of(action: int, actions: Any, n: int) -> int:
    """Return the index of an action among n actions, or 0 if it is not there."""
    for k in range(n):
        if actions[k] == action:
            return k
    return 0


@rule
def choose_greedily(box: Any, mover: int, bench: Any) -> tuple[int, int]:
    """Return the index of the action with the best outlook in a few states, like `GreedyPlayer`.

    Ties are broken at random. Also return the number of legal actions.
    """
    scratch, worlds, actions = bench.scratches[0], bench.worlds, bench.mind.actions
    n = legal_actions(box, bench.views[0], actions)
    for k in range(n):
        scratch.merits[k] = 0.0
    for _ in range(WORLDS if n > 1 else 0):
        worlds[0] = bench.views[0]
        deal_unseen(box, worlds[0], mover, scratch.stream)
        for k in range(n):
            scratch.merits[k] += mannerly(box, worlds, actions[k], GAMES_OWN, scratch)
    best, alike = 0, 1
    for k in range(1, n):
        if scratch.merits[k] > scratch.merits[best]:
            best, alike = k, 1
        elif scratch.merits[k] == scratch.merits[best]:
            alike += 1
            if below(scratch.stream, alike) == 0:
                best = k
    return best, n


@rule
def go_on(table: Any, i: int, action: int, bench: Any) -> bool:
    """Apply an action in game i and draw chance. Return whether the game is over."""
    box, s = table.box[0], table.states[i]
    apply(box, s, action)
    mover = answer_chance(box, s, bench.scratches[0])
    table.movers[i] = mover
    return mover == TERMINAL


@rule
def begin(table: Any, i: int, bench: Any) -> None:
    """Restart game i."""
    box, s = table.box[0], table.states[i]
    table.states[i] = table.states[len(table.states) - 1]
    set_up(box, s)
    table.movers[i] = answer_chance(box, s, bench.scratches[0])


@rule
def seat_players(table: Any, i: int, terms: Any, stream: Any) -> None:
    """Draw the players of a game. The learner gets every seat, about half of the seats, or one."""
    players, drawn, other = int(table.box[0].players), below(stream, TURN) / TURN, LEARNER
    if drawn >= 1.0 - terms.among:
        for seat in range(players):
            table.sitting[i, seat] = SEARCHER
        table.sitting[i, below(stream, players)] = LEARNER
        return
    if drawn < terms.older:
        other = OLDER
    elif drawn < terms.older + terms.greedy:
        other = GREEDY
    for seat in range(players):
        whole = terms.show and other == GREEDY
        table.sitting[i, seat] = other if whole or below(stream, 2) else LEARNER


@rule
def begin_part(table: Any, terms: Any, bench: Any, share: Any) -> None:
    for i in taken(share):
        bench.scratches[0].stream[0] = table.streams[i]
        begin(table, i, bench)
        seat_players(table, i, terms, bench.scratches[0].stream)
        table.streams[i] = bench.scratches[0].stream[0]


@rule
def match_part(
    table: Any, nets: Any, seed: Any, terms: Any, results: Any, bench: Any, share: Any
) -> None:
    """Play whole games between the players in `table.sitting`.

    Each deal is played once for each seat, in consecutive games. `results` has the utilities:
    (games, seats).
    """
    players = int(table.box[0].players)
    for i in taken(share):
        start(bench.scratches[0].stream, seed, i // players)
        begin(table, i, bench)
        over = False
        while not over:
            k, _ = decide(table, nets, i, terms, bench)
            over = go_on(table, i, bench.mind.actions[k], bench)
        for seat in range(players):
            results[i, seat] = utility(table.box[0], table.states[i], seat, players)


# --- in Python ----------------------------------------------------------------------------------


def table_of(game: Game, games: int, seed: int) -> Table:
    """Return a table with `games` games, none of which has started."""
    states = np.zeros(games + 1, game.rules.state.dtype)
    streams = np.random.default_rng(seed).integers(2**63, size=games, dtype=np.uint64)
    return Table(
        game.box,
        game.sights.array,
        eyes_of(game),
        states,
        states.view(CELL).reshape(games + 1, -1),
        streams,
        np.zeros(games, np.int16),
        np.zeros((games, game.players), np.uint8),
    )


def bench_of(game: Game, net: Net, seed: int, teacher: Net | None = None) -> Bench:
    """Return the working memory of one thread.

    `teacher` is the net that searches for better actions.
    """
    views, worlds = game.rules.state.blank().array, np.zeros(2, game.rules.state.dtype)
    outlooks, mind = np.zeros((3, game.players), np.float32), mind_of(game, net)
    shown = teacher_of(game, teacher or net)
    return Bench(views, views.view(CELL), worlds, mind, outlooks, game.scratch(seed), shown)
