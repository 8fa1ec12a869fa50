"""All functions of a game that are compiled together, each with an example of its arguments.

A game has two units of machine code. The first has what a table calls, searches included. The
second has what simulations, vectors and the encoder call. Functions that have no record of a game
are declared for EVERY_GAME. Only the types of the examples matter.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinstar.engine import encoder, kernel, kernel_calls, thread_pool, vector
from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.game import Game
from tinstar.engine.machine_code.calling_convention import flattened
from tinstar.engine.machine_code.native_calls import EVERY_GAME, SIMULATION, TABLE
from tinstar.engine.machine_code.units import Functions, key_of
from tinstar.engine.record_arrays import CELL, array_type
from tinstar.engine.rollouts import noted
from tinstar.engine.thread_pool import Share
from tinstar.errors import UnknownGame
from tinstar.games import load
from tinstar.lab import benchmarks
from tinstar.lab.simulation import action_counts, chance_value, compiled_games
from tinstar.lab.training.self_play import bench_of, table_of
from tinstar.players import net, net_search, playouts, tree_search
from tinstar.players.net_file import shipped
from tinstar.players.net_players import POWER
from tinstar.players.search_nodes import NODE
from tinstar.testing import compiled_leak_check, compiled_leak_memory

Entries = Iterator[tuple[Callable[..., Any], tuple[Any, ...]]]
SEED, SHARE = np.uint64(1), Share(0, np.zeros(4, np.int64))


def functions_of(name: str, unit: str) -> Functions:
    """Return the entry points of one unit of a game. A game that is not installed has none."""
    if name == EVERY_GAME:
        entries = of_every_game() if unit == SIMULATION else iter(())
    else:
        try:
            game = load(name)
        except UnknownGame:
            return {}
        entries = {TABLE: of_a_table, SIMULATION: of_simulations}[unit](game)
    return {key_of(f, flattened(args)[0]): (f, args) for f, args in entries}


def of_a_table(game: Game) -> Entries:
    """Yield what matches, players and reviews call."""
    box, scratch, sights = game.box, game.scratch(), game.sights
    one, three, eight = (np.zeros(n, game.rules.state.dtype) for n in (1, 3, 8))
    memory = eight, eight.view(CELL).reshape(8, -1)
    tree, counted = np.zeros(1, NODE), (0, np.zeros(1, np.int64), SEED, 0)
    out = np.zeros((1, 1, game.players))
    for f in (kernel_calls.player_at, kernel_calls.window_at, kernel_calls.seen_by):
        yield f, (box, one)
    for f in (kernel_calls.list_chances, kernel_calls.list_objections, kernel_calls.draw):
        yield f, (box, one, scratch)
    for f in (kernel_calls.objection_at, kernel_calls.is_folly):
        yield f, (box, one, 0)
    for f in (kernel_calls.list_actions, kernel_calls.answer, kernel_calls.fill_in):
        yield f, (box, one, 0, scratch)
    yield kernel_calls.look, (box, one, sights, 0, one)
    for f in (kernel_calls.add_merits, kernel_calls.foresee):
        yield f, (box, three, 0, scratch)
    yield kernel_calls.shows_nothing_new, (box, memory, sights, 0, 0, 0, scratch)
    yield tree_search.grow, (box, three, 0, tree, scratch, 1, 1)
    yield playouts.play_out_by_hints, (box, three, counted, scratch, 1, out)
    if own := shipped(game)[0]:
        eyes, mind = net.eyes_of(game), net.mind_of(game, own)
        guide, drawing = net_search.guide_of(game, own, three), (np.zeros(1, np.uint64), POWER, 0)
        yield net.think_once, (box, one, 0, eyes, own, mind)
        yield net.decide, (box, one, 0, eyes, own, mind, drawing)
        yield net_search.grow_by_net, (box, three, 0, tree, scratch, guide, 1)
        yield playouts.play_out_by_net, (box, three, counted, scratch, guide, out)


def of_simulations(game: Game) -> Entries:
    """Yield what simulations, vectors and the encoder call."""
    box, scratch, sights = game.box, game.scratch(), game.sights
    one, two = (np.zeros(n, game.rules.state.dtype) for n in (1, 2))
    rows, of_many = np.zeros(1, array_type(noted(MOST_SEATS))), game.vector(1, seed=1)
    yield kernel.random_games, (box, two, 0, SEED, rows, scratch)
    yield vector.step_part, (box, *of_many.memory, sights, scratch, False, SHARE)
    yield vector.sample_part, (box, of_many.memory[0], scratch, np.zeros(1, np.int64), SHARE)
    walk, cells = game.encoder().walk, one.view(CELL)
    features, seats = game.encoder().buffers(1), np.zeros(1, np.int64)
    yield encoder.encode_one, (box, one, 0, walk, features.active[0])
    yield encoder.encode_all, (box, one, cells.reshape(1, -1), seats, walk, features)
    if mind := shipped(game)[0]:
        seen = net.eyes_of(game), mind, net.mind_of(game, mind)
        yield benchmarks.think_often, (box, one, 0, *seen, 1)
    own = mind or net.no_net(game)
    table, bench, outlooks = table_of(game, 1, 0), bench_of(game, own, 0), np.zeros((2, 1), "f4")
    measured = np.zeros(1, compiled_games.row_type(MOST_SEATS))
    tally = action_counts.blank(action_counts.tally_for(game, 0, 1), 1)
    deal = SEED, np.zeros(1, np.int64), POWER, 0
    yield compiled_games.games_part, (table, (own, own), deal, measured, tally, bench, SHARE)
    yield compiled_games.begin_to_watch, (box, one, 0, measured, outlooks)
    yield compiled_games.watch, (box, one, 0, 0, measured, outlooks)
    yield chance_value.play_out, (table, (own, own), one, 1, POWER, bench, np.zeros(1))
    yield (
        compiled_leak_check.look_for_leaks,
        (box, compiled_leak_memory.memory_for(game), 0, scratch),
    )


def of_every_game() -> Entries:
    """Yield what has no record of a game among its arguments."""
    few, many = np.zeros(1, np.int64), np.zeros((1, 1), encoder.INDEX)
    yield thread_pool.wait, (few,)
    yield encoder.make_dense, (many, np.zeros(1, np.int32), many.astype(np.uint8))
    yield vector.start_part, (np.zeros((1, 1), np.uint64), SEED, SHARE)
