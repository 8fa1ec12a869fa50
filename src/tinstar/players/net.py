"""A net that has learned a game: from the features of a seat's view, what each seat may expect and
how good each legal action is.

The first layer is a sum of rows, one for each feature that holds, as in efficiently updatable nets
for chess (Y. Nasu, "NNUE", 2018); a small dense layer follows, then a row for each seat and one for
each action, of which only the legal ones are worked out. Seats and actions are counted from the
seat that looks, so one net plays every seat and every number of seats.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.array_argument_checks import array, instance
from tinstar.engine.compiler import rule
from tinstar.engine.encoder import INDEX, Walk, encode
from tinstar.engine.float_row_arithmetic import LANES, add_scaled, dot, padded
from tinstar.engine.game import Game
from tinstar.engine.kernel import NEVER, legal_actions, manners
from tinstar.engine.layout import CELL
from tinstar.engine.random_streams import below
from tinstar.engine.view import View
from tinstar.errors import BadOption

FIRST, SECOND = 64, 64  # widths of the layers, if nothing else is said
SHARP = 1 << 30  # in so many steps is a share of chance drawn
LEAST = 1e-30  # odds of anything: who leaves out what is likely can still draw among the rest


class Net(NamedTuple):
    """The numbers of a net, float32; rows are as long as the layer that they are added to."""

    features: np.ndarray  # (features, first)
    first: np.ndarray  # (1, first): the sum begins with it
    second: np.ndarray  # (first, second)
    start: np.ndarray  # (1, second): and so does this layer's
    values: np.ndarray  # (seats, second), from the own seat on
    policy: np.ndarray  # (actions, second)
    bias: np.ndarray  # (1, seats and actions, padded): what is added to each of these two


class Eyes(NamedTuple):
    """How a table's game is seen: the encoder's walk, and each action's number for each seat."""

    walk: Walk
    actions: np.ndarray


class Mind(NamedTuple):
    """What a net works on: written anew with each thought."""

    active: np.ndarray  # the features that hold
    held: np.ndarray  # int32, (1,): how many
    first: np.ndarray  # the layers
    second: np.ndarray
    values: np.ndarray  # float32: the utility that each seat may expect, from the own one on
    actions: np.ndarray  # int64: the legal actions
    legal: np.ndarray  # the same as the seat counts them
    odds: np.ndarray  # float32: how likely each of them is to be chosen


# --- compiled -----------------------------------------------------------------------------------


@rule
def think(box: Any, v: Any, seen: Any, seat: int, eyes: Any, net: Any, mind: Any) -> int:
    """Fill a mind with what the seat to act makes of its view; how many legal actions it has.

    v, seen: the redacted record, and the same memory as integers.
    """
    judge(box, v, seen, seat, eyes, net, mind)
    n = legal_actions(box, v, mind.actions)
    for k in range(n):
        mind.legal[k] = eyes.actions[seat, mind.actions[k]]
        row = mind.legal[k]
        mind.odds[k] = dot(net.policy[row], mind.second) + net.bias[0, len(net.values) + row]
    soften(mind.odds, n)
    return n


@rule
def judge(box: Any, v: Any, seen: Any, seat: int, eyes: Any, net: Any, mind: Any) -> None:
    """The same without its actions, for any seat."""
    mind.held[0] = encode(box, v, seen, seat, eyes.walk, mind.active)
    layers(net, mind.active, mind.held[0], mind)
    expect(net, mind.second, int(box.players), box.by_score, mind.values)


@rule
def layers(net: Any, active: Any, n: int, mind: Any) -> None:
    """The two layers, each cut off below 0."""
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
    """The utility of each seat: by its share of the win, or by score as it is; they sum to 0."""
    for seat in range(players):
        out[seat] = dot(net.values[seat], second) + net.bias[0, seat]
    if by_score:
        mean = 0.0
        for seat in range(players):
            mean += out[seat] / players
        for seat in range(players):
            out[seat] -= mean
        return
    soften(out, players)
    for seat in range(players):
        out[seat] = (players * out[seat] - 1.0) / (players - 1)


@rule
def soften(out: Any, n: int) -> None:
    """The softmax of the first n numbers, each at least LEAST."""
    most, total = out[0], 0.0
    for k in range(n):
        most = max(most, out[k])
    for k in range(n):
        out[k] = math.exp(out[k] - most)
        total += out[k]
    for k in range(n):
        out[k] = max(out[k] / total, LEAST)


@rule
def draw_one(odds: Any, n: int, power: float, stream: Any) -> int:
    """One of n, each as likely as its odds to that power; the likeliest where that is infinite."""
    best, total = 0, 0.0
    for k in range(n):
        if odds[k] > odds[best]:
            best = k
    if math.isinf(power):
        return best
    for k in range(n):
        total += (odds[k] / odds[best]) ** power
    left = total * below(stream, SHARP) / SHARP
    for k in range(n):
        left -= (odds[k] / odds[best]) ** power
        if left < 0.0:
            return k
    return best


@rule
def decide(
    boxes: Any, views: Any, seat: int, eyes: Any, net: Any, mind: Any, drawing: tuple[Any, float]
) -> int:
    """The action that a seat draws by its net, follies left out; drawing: a stream, and the power
    of the odds."""
    stream, power = drawing
    n = think(boxes[0], views[0], views.view(CELL), seat, eyes, net, mind)
    for k in range(n):
        if manners(boxes[0], views[0], mind.actions[k]) == NEVER:
            mind.odds[k] = 0.0
    return mind.actions[draw_one(mind.odds, n, power, stream)]


# --- in Python ----------------------------------------------------------------------------------


def blank_net(features: int, seats: int, actions: int, widths: tuple[int, ...]) -> Net:
    """A net of zeros."""
    if any(width % LANES for width in widths):
        raise TypeError(f"expected widths that {LANES} divides, got {widths}")
    shapes = _shapes(features, seats, actions, widths)
    return Net(*(np.zeros(shape, np.float32) for shape in shapes))


def _shapes(
    features: int, seats: int, actions: int, widths: tuple[int, ...]
) -> list[tuple[int, int]]:
    """Those of the arrays of a net, in their order."""
    first, second = widths
    return [
        (features, first),
        (1, first),
        (first, second),
        (1, second),
        (seats, second),
        (actions, second),
        (1, padded(seats + actions)),
    ]


def check_net(game: Game, net: Net) -> None:
    """Raise `BadOption` unless the arrays of a net have the shapes that this game asks for."""
    net = instance("net", net, Net)
    for name in Net._fields:
        array(f"net.{name}", getattr(net, name), np.float32, (None, None))
    widths = net.features.shape[1], net.second.shape[1]
    if any(width % LANES or not width for width in widths):
        raise BadOption(f"net: expected two widths that {LANES} divides, got {widths}")
    seats = max(len(net.values), game.players)
    shapes = _shapes(game.encoder().size, seats, game.num_distinct_actions(), widths)
    for name, shape in zip(Net._fields, shapes, strict=True):
        array(f"net.{name}", getattr(net, name), np.float32, shape)


def no_net(game: Game) -> Net:
    """In place of one where nobody plays by it."""
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
    """What a net makes of the view of the seat to act: the utility that each seat may expect, from
    seat 0 on, and how likely each legal action is to be chosen."""
    game = instance("view", view, View).game
    check_net(game, net)
    mind = mind_of(game, net)
    n = game.calls[think_once](view.record, view.seat, eyes_of(game), net, mind)
    values = np.roll(mind.values[: game.players], view.seat)
    return values, dict(zip(mind.actions[:n].tolist(), mind.odds[:n].tolist(), strict=True))


@rule
def think_once(boxes: Any, views: Any, seat: int, eyes: Any, net: Any, mind: Any) -> int:
    return think(boxes[0], views[0], views.view(CELL), seat, eyes, net, mind)
