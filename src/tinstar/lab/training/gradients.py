"""The gradients and the optimiser of a net, in compiled code.

The policy is trained by PPO (J. Schulman et al., "Proximal policy optimization algorithms", 2017)
with an entropy bonus. The value is trained on every seat's later result. The optimiser is Adam (D.
Kingma, J. Ba, 2015).
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.compiler import compiled, rule
from tinstar.engine.float_row_arithmetic import add_scaled, dot
from tinstar.engine.game import Game
from tinstar.engine.kernel import share_of_win
from tinstar.engine.thread_pool import taken
from tinstar.lab.training.experience_buffer import PLAYED, SHOWN, WATCHED, Notes
from tinstar.players.net import Mind, Net, blank_net, layers, soften

DECAY_OF_MEANS, DECAY_OF_SQUARES = 0.9, 0.999  # Adam's betas
# Adam's epsilon. With the usual 1e-8, one decision would move a rare feature as far as thousands of
# decisions move others.
LEAST_ROOT = 1e-4
LARGEST_NORM = 0.5  # clipping norm of a gradient
FIRST_SCALE, LAST_SCALE = 0.1, 0.01  # standard deviations of initial weights
FIRST_LENGTH = 5e-5  # of Adam's steps, see `Training.pace`


class Aims(NamedTuple):
    """Weights of the loss."""

    clip: float  # PPO's clip range
    undecided: float  # weight of the entropy bonus
    value: float  # weight of the value loss
    by_score: int  # 1 if the value is points, not a share of the win


class Pupil(NamedTuple):
    """Working memory of one training thread."""

    net: Net
    slopes: Net  # the gradient, summed
    lit: np.ndarray  # uint8: features that were ever active
    mind: Mind
    first: np.ndarray  # float32: gradients at the layers
    second: np.ndarray
    told: np.ndarray  # float64: statistics, summed, see TOLD


# The value is summed over all views, the other statistics over the decisions among these views.
TOLD = ("policy", "value", "entropy", "drift", "decisions", "views")
POLICY, VALUE, ENTROPY, DRIFT, DECISIONS, VIEWS = range(len(TOLD))


# --- compiled -----------------------------------------------------------------------------------


@rule
def learn_part(notes: Any, order: Any, pupil: Any, aims: Any, share: Any) -> None:
    """Add the gradients of the decisions in this thread's share."""
    for i in taken(share):
        learn_one(notes, order[i], pupil, aims)


@rule
def learn_one(notes: Any, at: int, pupil: Any, aims: Any) -> None:
    active, n = notes.active[at], notes.counts[at]
    layers(pupil.net, active, n, pupil.mind)
    for i in range(len(pupil.second)):
        pupil.second[i] = 0.0
    learn_value(notes, at, pupil, aims)
    learn_policy(notes, at, pupil, aims)
    send_back(active, n, pupil)


@rule
def send_back(active: Any, n: int, pupil: Any) -> None:
    """Backpropagate the last evaluation through both layers, from the gradient at the second."""
    net, slopes, mind = pupil.net, pupil.slopes, pupil.mind
    for i in range(len(pupil.second)):
        if mind.second[i] <= 0.0:
            pupil.second[i] = 0.0
    add_scaled(slopes.start[0], pupil.second, 1.0)
    for i in range(len(pupil.first)):
        pupil.first[i] = 0.0
        if mind.first[i] > 0.0:
            pupil.first[i] = dot(net.second[i], pupil.second)
            add_scaled(slopes.second[i], pupil.second, mind.first[i])
    add_scaled(slopes.first[0], pupil.first, 1.0)
    for k in range(n):
        add_scaled(slopes.features[active[k]], pupil.first, 1.0)
        pupil.lit[active[k]] = 1


@rule
def learn_value(notes: Any, at: int, pupil: Any, aims: Any) -> None:
    """Add the gradient of the value: cross-entropy to each seat's share of the win.

    If the game is played for points, the loss is half the squared error.
    """
    net, slopes, expected = pupil.net, pupil.slopes, pupil.mind.values
    players, mean = int(notes.players[at]), 0.0
    for seat in range(players):
        expected[seat] = dot(net.values[seat], pupil.mind.second) + net.bias[0, seat]
        mean += expected[seat] / players
    if aims.by_score:
        for seat in range(players):
            expected[seat] -= mean
    else:
        soften(expected, players)
    for seat in range(players):
        wanted = notes.results[at, seat]
        if aims.by_score:
            pupil.told[VALUE] += (expected[seat] - wanted) ** 2 / 2
        else:
            wanted = share_of_win(wanted, players)
            pupil.told[VALUE] -= wanted * math.log(max(expected[seat], 1e-9))
        slope = aims.value * (expected[seat] - wanted)
        add_scaled(pupil.second, net.values[seat], slope)
        add_scaled(slopes.values[seat], pupil.mind.second, slope)
        slopes.bias[0, seat] += slope


@rule
def learn_policy(notes: Any, at: int, pupil: Any, aims: Any) -> None:
    """Add the gradient of the policy, by PPO or by imitating an example."""
    net, slopes, odds = pupil.net, pupil.slopes, pupil.mind.odds
    seats, n, chosen = len(net.values), int(notes.options[at]), int(notes.chosen[at])
    pupil.told[VIEWS] += 1
    if notes.use[at] == WATCHED:
        return
    pupil.told[DECISIONS] += 1
    for k in range(n):
        row = notes.legal[at, k]
        odds[k] = dot(net.policy[row], pupil.mind.second) + net.bias[0, seats + row]
    soften(odds, n)
    entropy = 0.0
    for k in range(n):
        entropy -= odds[k] * math.log(max(odds[k], 1e-9))
    push = pull_of(notes, at, odds[chosen], pupil, aims)
    pupil.told[ENTROPY] += entropy
    for k in range(n):
        slope = push * odds[k] + aims.undecided * odds[k] * (math.log(max(odds[k], 1e-9)) + entropy)
        if k == chosen:
            slope -= push
        row = notes.legal[at, k]
        add_scaled(pupil.second, net.policy[row], slope)
        add_scaled(slopes.policy[row], pupil.mind.second, slope)
        slopes.bias[0, seats + row] += slope


@rule
def pull_of(notes: Any, at: int, odds: float, pupil: Any, aims: Any) -> float:
    """Return the weight of the chosen action's log-probability in the gradient."""
    if notes.use[at] == SHOWN:
        pupil.told[POLICY] -= math.log(max(odds, 1e-9))
        return 1.0
    ratio, gain = max(odds, 1e-9) / notes.odds[at], notes.gains[at]
    pupil.told[DRIFT] += ratio - 1.0 - math.log(ratio)
    bound = min(max(ratio, 1.0 - aims.clip), 1.0 + aims.clip)
    pupil.told[POLICY] -= min(ratio * gain, bound * gain)
    if bound * gain < ratio * gain:
        return 0.0
    return gain * ratio


@rule
def step_part(numbers: Any, lit: Any, pace: Any) -> None:
    """Take one step of Adam, and set the gradients to 0.

    - `numbers`: parameters, gradients, and Adam's two means, all of one shape.
    - `lit`: 0 for rows to skip.
    - `pace`: step length, scale of the gradients, and the bias corrections of the two means.
    """
    to, slopes, means, squares = numbers
    length, scale, of_means, of_squares = pace
    for row in range(len(to)):
        if lit[row]:
            for i in range(to.shape[1]):
                slope = slopes[row, i] * scale
                slopes[row, i] = 0.0
                means[row, i] += (1.0 - DECAY_OF_MEANS) * (slope - means[row, i])
                squares[row, i] += (1.0 - DECAY_OF_SQUARES) * (slope * slope - squares[row, i])
                root = math.sqrt(squares[row, i] / of_squares) + LEAST_ROOT
                to[row, i] -= length * means[row, i] / of_means / root


@rule
def gather_part(slopes: Any, lit: Any, kin: Any, groups: Any) -> None:
    """Add the gradient of each row to its groups."""
    for row in range(len(slopes)):
        for k in range(kin.shape[1] if lit[row] else 0):
            if kin[row, k] >= 0:
                add_scaled(groups[kin[row, k]], slopes[row], 1.0)


@rule
def spread_part(to: Any, lit: Any, kin: Any, groups: Any) -> None:
    """Add each group's step to its rows."""
    for row in range(len(to)):
        for k in range(kin.shape[1] if lit[row] else 0):
            if kin[row, k] >= 0:
                add_scaled(to[row], groups[kin[row, k]], 1.0)


# --- in Python ----------------------------------------------------------------------------------


def begun(game: Game, widths: tuple[int, ...], rng: np.random.Generator) -> Net:
    """Return an untrained net with small random weights."""
    most, actions = game.rules.box.seats[-1], game.num_distinct_actions()
    net = blank_net(game.encoder().size, most, actions, widths)
    scales = {
        "features": FIRST_SCALE,
        "second": math.sqrt(2 / widths[0]),
        "values": LAST_SCALE,
        "policy": LAST_SCALE,
    }
    for name, scale in scales.items():
        numbers = getattr(net, name)
        numbers[:] = rng.normal(scale=scale, size=numbers.shape)
    return net


def widened(net: Net, blank: Net) -> Net:
    """Return a net that is as wide as `blank` and computes the same as `net`.

    New units of a layer have random inputs and do not yet affect the next layer. `blank` is a net
    from `begun` that is not narrower than `net`.
    """
    first, second = net.first.shape[1], net.start.shape[1]
    wide = copied(blank)
    wide.features[~net.features.any(axis=1)] = 0.0
    wide.second[first:, :second] = 0.0
    wide.values[:] = 0.0
    wide.policy[:] = 0.0
    for new, old in zip(wide, net, strict=True):
        new[: old.shape[0], : old.shape[1]] = old
    return wide


def copied(net: Net) -> Net:
    return Net(*(numbers.copy() for numbers in net))


def blank_like(net: Net) -> Net:
    return Net(*(np.zeros_like(numbers) for numbers in net))


class Group(NamedTuple):
    """The updates that rows of a feature group share: Adam's means, gradients, last step."""

    kin: np.ndarray  # the groups of each row, see `factorised_features`
    means: np.ndarray  # (groups, width), as all that follow
    squares: np.ndarray
    slopes: np.ndarray
    moved: np.ndarray


def group(rows: np.ndarray, kin: np.ndarray) -> Group:
    shape = int(kin.max()) + 1, rows.shape[1]
    return Group(kin, *(np.zeros(shape, np.float32) for _ in range(4)))


class Learner:
    """A net in training, with Adam's means and the number of steps taken.

    `kin` has the groups of the rows, by the name of the net's part.
    """

    def __init__(self, net: Net, kin: dict[str, np.ndarray]):
        self.net = net
        self.groups = {name: group(getattr(net, name), kin[name]) for name in kin}
        self.means, self.squares = blank_like(net), blank_like(net)
        self.lit = np.zeros(len(net.features), np.uint8)
        self.steps, self.length = 0, FIRST_LENGTH

    def pupil(self, mind: Mind) -> Pupil:
        net = self.net
        first, second = np.zeros_like(net.first[0]), np.zeros_like(net.start[0])
        return Pupil(net, blank_like(net), self.lit, mind, first, second, np.zeros(len(TOLD)))

    def step(self, pupils: list[Pupil], decisions: int, length: float) -> None:
        """Take one step along the sum of the pupils' gradients, and set these to 0."""
        slopes = pupils[0].slopes
        for other in pupils[1:]:
            for total, part in zip(slopes, other.slopes, strict=True):
                total += part
                part[:] = 0.0
        norm = math.sqrt(sum(float(np.vdot(part, part)) for part in slopes)) / decisions
        scale = min(1.0, LARGEST_NORM / max(norm, 1e-12)) / decisions
        self.steps += 1
        corrections = 1 - DECAY_OF_MEANS**self.steps, 1 - DECAY_OF_SQUARES**self.steps
        f, pace = compiled(step_part), (length, scale, *corrections)
        for name, *numbers in zip(
            Net._fields, self.net, slopes, self.means, self.squares, strict=True
        ):
            lit = self.lit if name == "features" else np.ones(len(numbers[0]), np.uint8)
            if name in self.groups:
                self._step_together(name, lit, numbers[1], pace)
            f(tuple(numbers), lit, pace)

    def _step_together(self, name: str, lit: np.ndarray, slopes: np.ndarray, pace: Any) -> None:
        kin, means, squares, summed, moved = self.groups[name]
        compiled(gather_part)(slopes, lit, kin, summed)
        moved[:] = 0.0
        compiled(step_part)((moved, summed, means, squares), np.ones(len(means), np.uint8), pace)
        compiled(spread_part)(getattr(self.net, name), lit, kin, moved)


def lessons(notes: Notes) -> np.ndarray:
    """Return the decisions to learn from, and normalise the advantages."""
    played = notes.use == PLAYED
    if played.any():
        gains = notes.gains[played]
        notes.gains[played] = (gains - gains.mean()) / (gains.std() + 1e-8)
    return np.flatnonzero(notes.use)
