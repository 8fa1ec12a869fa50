"""The neural net of a game: maps the features of a seat's view to utilities and a policy.

Each feature has an embedding. The first layer sums the embeddings of the active features, as chess
nets do (Y. Nasu, "NNUE", 2018). The second layer is small and dense. Both use ReLU. The output has
a row for each seat and a row for each action, but rows of illegal actions are not computed.

Seats and actions are numbered from the viewing seat. So the same net can play every seat, with any
number of players.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.argument_checks import instance
from tinstar.engine.array_argument_checks import array
from tinstar.engine.compiler import rule
from tinstar.engine.encoder import INDEX, Walk, encode
from tinstar.engine.float_functions import exp, float_power, wide
from tinstar.engine.float_row_arithmetic import add_scaled, dot
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
    GAMES_OWN,
    NEVER,
    keep_considerate,
    legal_actions,
    manners,
)
from tinstar.engine.random_streams import below
from tinstar.engine.record_arrays import CELL
from tinstar.engine.row_width import LANES
from tinstar.engine.view import View
from tinstar.errors import BadOption
from tinstar.players.net_header import shapes

FIRST, SECOND = 64, 64  # default widths of the layers
SHARP = 1 << 30  # steps between 0 and 1 that a random draw can have
LEAST = 1e-30  # the least probability of an action, so that every action can be drawn


class Net(NamedTuple):
    """The weights of a net, as float32. A row is as long as the layer that it is added to."""

    features: np.ndarray  # (features, first)
    first: np.ndarray  # (1, first): bias of the first layer
    second: np.ndarray  # (first, second)
    start: np.ndarray  # (1, second): bias of the second layer
    values: np.ndarray  # (seats, second), counted from the viewing seat
    policy: np.ndarray  # (actions, second)
    bias: np.ndarray  # (1, seats + actions, padded): biases of both outputs


class Eyes(NamedTuple):
    """Tables for reading a view: the encoder's `Walk`, and the renumbered actions of each seat."""

    walk: Walk
    actions: np.ndarray


class Mind(NamedTuple):
    """The working memory of a net. Each evaluation overwrites it."""

    active: np.ndarray  # the active features
    held: np.ndarray  # int32, (1,): the number of active features
    first: np.ndarray  # activations of the layers
    second: np.ndarray
    values: np.ndarray  # float32: expected utility of each seat, counted from the viewing seat
    actions: np.ndarray  # int64: the legal actions
    legal: np.ndarray  # the same actions, counted from the viewing seat
    odds: np.ndarray  # float32: probability of each legal action


# --- compiled -----------------------------------------------------------------------------------


@rule
def think(box: Any, v: Any, seen: Any, seat: int, eyes: Any, net: Any, mind: Any) -> int:
    """Evaluate the view of the seat to act, into `mind`. Return the number of legal actions.

    `v` is the redacted record, and `seen` is the same memory as integers.
    """
    judge(box, v, seen, seat, eyes, net, mind)
    return prefer(seat, eyes, net, mind, legal_actions(box, v, mind.actions))


@rule
def think_considerately(
    box: Any, v: Any, seen: Any, seat: int, eyes: Any, net: Any, mind: Any
) -> int:
    """Do what `think` does, but list only the legal actions that etiquette favours most."""
    judge(box, v, seen, seat, eyes, net, mind)
    n = keep_considerate(box, v, mind.actions, legal_actions(box, v, mind.actions), 1)
    return prefer(seat, eyes, net, mind, n)


@rule
def prefer(seat: int, eyes: Any, net: Any, mind: Any, n: int) -> int:
    """Write the policy of the net for the n actions in `mind`, and return n."""
    for k in range(n):
        mind.legal[k] = eyes.actions[seat, mind.actions[k]]
        row = mind.legal[k]
        mind.odds[k] = dot(net.policy[row], mind.second) + net.bias[0, len(net.values) + row]
    soften(mind.odds, n)
    return n


@rule
def judge(box: Any, v: Any, seen: Any, seat: int, eyes: Any, net: Any, mind: Any) -> None:
    """Evaluate a view without its actions.

    `seat` is the seat whose view it is, even if another seat is to act.
    """
    mind.held[0] = encode(box, v, seen, seat, eyes.walk, mind.active)
    layers(net, mind.active, mind.held[0], mind)
    expect(net, mind.second, int(box.players), box.by_score, mind.values)


@rule
def layers(net: Any, active: Any, n: int, mind: Any) -> None:
    """Compute both layers of the net, each with ReLU, from the n active features."""
    first, second = mind.first, mind.second
    for i in range(len(first)):
        first[i] = net.first[0, i]
    for k in range(n):
        add_scaled(first, net.features[active[k]], 1.0)
    for i in range(len(second)):
        second[i] = net.start[0, i]
    for i in range(len(first)):
        if first[i] > 0.0:
            add_scaled(second, net.second[i], first[i])
        else:
            first[i] = 0.0
    for i in range(len(second)):
        second[i] = max(second[i], np.float32(0.0))


@rule
def expect(net: Any, second: Any, players: int, by_score: int, out: Any) -> None:
    """Compute the expected utility of each seat from its share of the win, or from its score.

    The utilities sum to 0. All sums are of 64-bit floats, in Python and in machine code alike.
    """
    for seat in range(players):
        out[seat] = dot(net.values[seat], second) + net.bias[0, seat]
    if by_score:
        mean = 0.0
        for seat in range(players):
            mean += float(out[seat]) / players
        for seat in range(players):
            out[seat] = float(out[seat]) - mean
        return
    soften(out, players)
    for seat in range(players):
        out[seat] = (players * float(out[seat]) - 1.0) / (players - 1)


@rule
def soften(out: Any, n: int) -> None:
    """Replace the first n numbers by their softmax. Each result is at least LEAST."""
    most, total = wide(out[0]), 0.0
    for k in range(n):
        most = max(most, wide(out[k]))
    for k in range(n):
        out[k] = exp(wide(out[k]) - most)
        total += wide(out[k])
    for k in range(n):
        out[k] = max(wide(out[k]) / total, LEAST)


@rule
def draw_one(odds: Any, n: int, power: float, stream: Any) -> int:
    """Draw an index below n with probability proportional to `odds ** power`.

    If `power` is infinite, return the index of the maximum.
    """
    best, total = 0, 0.0
    for k in range(n):
        if odds[k] > odds[best]:
            best = k
    if math.isinf(power):
        return best
    for k in range(n):
        total += float_power(wide(odds[k]) / wide(odds[best]), power)
    left = total * below(stream, SHARP) / SHARP
    for k in range(n):
        left -= float_power(wide(odds[k]) / wide(odds[best]), power)
        if left < 0.0:
            return k
    return best


@rule
def decide(
    boxes: Any,
    views: Any,
    seat: int,
    eyes: Any,
    net: Any,
    mind: Any,
    drawing: tuple[Any, float, int],
) -> int:
    """Return an action drawn from the net's policy, but no blunder.

    `drawing` holds a random stream, the exponent for the probabilities, and 1 if only actions that
    etiquette allows are drawn, else 0.
    """
    stream, power, considerate = drawing
    box, v, seen = boxes[0], views[0], views.view(CELL)
    if considerate:
        n = think_considerately(box, v, seen, seat, eyes, net, mind)
    else:
        n = think(box, v, seen, seat, eyes, net, mind)
    for k in range(n):
        if manners(box, v, mind.actions[k], GAMES_OWN) == NEVER:
            mind.odds[k] = 0.0
    return mind.actions[draw_one(mind.odds, n, power, stream)]


# --- in Python ----------------------------------------------------------------------------------


def blank_net(features: int, seats: int, actions: int, widths: tuple[int, ...]) -> Net:
    """Return a net of zeros."""
    if any(width % LANES for width in widths):
        raise TypeError(f"widths: expected multiples of {LANES}, got {widths}")
    made = shapes(features, seats, actions, widths)
    return Net(*(np.zeros(shape, np.float32) for shape in made))


def check_net(game: Game, net: Net) -> None:
    """Raise `BadOption` unless the arrays of a net have the shapes that this game needs."""
    net = instance("net", net, Net)
    for name in Net._fields:
        array(f"net.{name}", getattr(net, name), np.float32, (None, None))
    widths = net.features.shape[1], net.second.shape[1]
    if any(width % LANES or not width for width in widths):
        raise BadOption(f"net: expected two widths that are multiples of {LANES}, got {widths}")
    seats = max(len(net.values), game.players)
    expected = shapes(game.encoder().size, seats, game.num_distinct_actions(), widths)
    for name, shape in zip(Net._fields, expected, strict=True):
        array(f"net.{name}", getattr(net, name), np.float32, shape)


def no_net(game: Game) -> Net:
    """Return an empty net, for compiled code in which no player uses a net."""
    return blank_net(game.encoder().size, game.players, game.num_distinct_actions(), (LANES, LANES))


def eyes_of(game: Game) -> Eyes:
    encoder = game.encoder()
    return Eyes(encoder.walk, encoder.actions)


def mind_of(game: Game, net: Net) -> Mind:
    actions = game.num_distinct_actions() + 1
    return Mind(
        np.zeros(game.encoder().most, INDEX),
        np.zeros(1, np.int32),
        np.zeros(net.first.shape[1], np.float32),
        np.zeros(net.start.shape[1], np.float32),
        np.zeros(len(net.values), np.float32),
        np.zeros(actions, np.int64),
        np.zeros(actions, INDEX),
        np.zeros(actions, np.float32),
    )


def thought(view: View, net: Net) -> tuple[np.ndarray, dict[int, float]]:
    """Evaluate the view of the seat to act by a net.

    Return the expected utility of each seat, counted from seat 0, and the probability of each legal
    action.
    """
    game = instance("view", view, View).game
    check_net(game, net)
    mind = mind_of(game, net)
    n = game.calls[think_once](view.s, view.seat, eyes_of(game), net, mind)
    values = np.roll(mind.values[: game.players], view.seat)
    return values, dict(zip(mind.actions[:n].tolist(), mind.odds[:n].tolist(), strict=True))


@rule
def think_once(boxes: Any, views: Any, seat: int, eyes: Any, net: Any, mind: Any) -> int:
    return think(boxes[0], views[0], views.view(CELL), seat, eyes, net, mind)
