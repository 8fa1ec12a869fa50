"""Encode views as features for machine learning, in the same way for all games and seats.

`feature_tables` says what the features are, and makes the tables that this module reads.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tinstar.engine.argument_checks import instance, whole
from tinstar.engine.array_argument_checks import array, check_apart, whole_numbers
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.feature_tables import MOST, NOTHING, SIGNED, Rows
from tinstar.engine.kernel import score
from tinstar.engine.record_arrays import CELL
from tinstar.engine.view import View
from tinstar.errors import BadOption

if TYPE_CHECKING:
    from tinstar.engine.game import Game

INDEX = np.int16  # the type of the numbers of features and of actions


class Walk(NamedTuple):
    """Tables for encoding a view, as arrays.

    Each seat has its own rows. `encode` processes the rows in order.
    """

    cells: np.ndarray  # int32, (seats, n, 5): cell, least and largest value, table, first feature
    bits: np.ndarray  # int32, (seats, n, 2): a cell whose bits are seats, first feature
    tables: np.ndarray  # int16: which of a cell's features each value turns on, or NOTHING
    others: (
        np.ndarray
    )  # int32, (3,): first features of points and of leads, and the feature of the seats


class Features(NamedTuple):
    """Buffers for the features of several views.

    The features of view i are the first counts[i] entries of active[i].
    """

    active: np.ndarray  # int16, (n, most)
    counts: np.ndarray  # int32, (n,)


# --- compiled -----------------------------------------------------------------------------------


@rule
def encode(box: Any, v: Any, cells: Any, seat: int, walk: Any, out: Any) -> int:
    """Write the features of a seat's view into `out`, and return their number.

    `v` is the redacted record, and `cells` is the memory of `v` as integers.
    """
    rows, bits, tables, others = walk
    players, n = int(box.players), 0
    for k in range(rows.shape[1]):
        row = rows[seat, k]
        lit = tables[row[3] + min(max(cells[row[0]], row[1]), row[2])]
        out[n] = row[4] + lit
        n += lit >= 0
    for k in range(bits.shape[1]):
        named = int(cells[bits[seat, k, 0]])
        if named != 0:
            for turn in range(players):
                out[n] = bits[seat, k, 1] + turn
                n += named >> (seat + turn) % players & 1
    own = int(score(box, v, seat))
    n = light(tables, own, others[0], out, n)
    for turn in range(1, players):
        lead = own - int(score(box, v, (seat + turn) % players))
        n = light(tables, lead, others[1] + (turn - 1) * SIGNED, out, n)
    out[n] = others[2]
    return n + 1


@rule
def light(tables: Any, number: int, first: int, out: Any, n: int) -> int:
    """Append the feature of a number to `out`, and return the new count."""
    lit = tables[min(max(number, -MOST), MOST) + MOST]
    out[n] = first + lit
    return n + (lit >= 0)


@rule
def encode_one(boxes: Any, views: Any, seat: int, walk: Any, out: Any) -> int:
    """Write the features of `views[0]` into `out`, and return their number."""
    return encode(boxes[0], views[0], views.view(CELL), seat, walk, out)


@rule
def encode_all(boxes: Any, views: Any, seen: Any, movers: Any, walk: Any, buffers: Any) -> None:
    """Write the features of many views into `buffers`.

    `seen` is the memory of `views` as integers, shape (n, size).
    """
    active, counts = buffers
    for i in range(len(movers)):
        counts[i] = encode(boxes[0], views[i], seen[i], movers[i], walk, active[i])


@rule
def make_dense(active: Any, counts: Any, out: Any) -> int:
    """Write each list of features into a row of `out`: 1 for each feature in the list, else 0.

    Return the index of the first list with an unknown feature, or NOTHING.
    """
    out[:] = 0
    for i in range(len(counts)):
        for k in range(counts[i]):
            feature = active[i, k]
            if feature < 0 or feature >= out.shape[1]:
                return i
            out[i, feature] = 1
    return NOTHING


# --- for one game -------------------------------------------------------------------------------


class Encoder:
    """Turns views of one game into features.

    `feature_tables` describes `slices`, `shapes`, `size` and `most`. `actions` has the renumbered
    actions of each seat: int16, shape (seats, actions).
    """

    def __init__(self, game: "Game"):
        self.game = game
        tables = game.feature_tables
        self.slices, self.shapes = tables.slices, tables.shapes
        self.size, self.most, self.digest = tables.size, tables.most, tables.digest
        cells, bits = _stacked(tables.cells, 5), _stacked(tables.bits, 2)
        others = np.array(tables.others, np.int32)
        self.walk = Walk(cells, bits, np.array(tables.tables, np.int16), others)
        self.actions = np.array(tables.actions, INDEX)
        self._limits = np.array(list(game.rules.state.limits()), CELL).T

    # --- encoding ------------------------------------------------------------------------------

    def buffers(self, views: int) -> Features:
        """Return reusable buffers for the features of this many views."""
        views = whole("views", views, 0)
        return Features(np.zeros((views, self.most), INDEX), np.zeros(views, np.int32))

    def active(self, view: View) -> np.ndarray:
        """Return the features that are true in a view: int16, in no particular order.

        A spectator's view, or a view of a table with another number of seats, raises `BadOption`.
        """
        seat = whole("view.seat", instance("view", view, View).seat, 0, self.game.players - 1)
        record = array("view.array", view.array, self.game.rules.state.dtype, (1,))
        if view.game.players != self.game.players:
            expected = f"the view of a game with {self.game.players} seats"
            raise BadOption(f"view: expected {expected}, got one with {view.game.players}")
        out = np.zeros(self.most, INDEX)
        n = self.game.calls[encode_one](record, seat, self.walk, out)
        return out[:n]

    def encode(self, observations: np.ndarray, movers: np.ndarray, buffers: Features) -> Features:
        """Encode the view of the seat to act in each game of a `game.vector` frame.

        This runs compiled code, and returns `buffers`, which must have room for at least n views.
        `observations` is int16, shape (n, size). `movers` holds the seat to act in each game:
        integers, shape (n,). Arguments of another type or shape raise `BadOption`.
        """
        seen, seats, out = self._checked(observations, movers, buffers)
        views = seen.view(self.game.rules.state.dtype).reshape(-1)
        compiled(encode_all)(self.game.box, views, seen, seats, self.walk, out)
        return buffers

    def dense(self, features: Features, out: np.ndarray | None = None) -> np.ndarray:
        """Return features as uint8, shape (n, size): 1 for each feature that is true, else 0.

        This runs compiled code. `features` must have the types and shapes that `buffers` returns,
        and `out` must have the shape of the result. Otherwise `dense` raises `BadOption`.
        """
        active, counts = self._features("features", features)
        whole_numbers("features.counts", counts, (len(active),), (0, self.most))
        shape = len(active), self.size
        if out is None:
            out = np.zeros(shape, np.uint8)
        dense = array("out", out, np.uint8, shape, written=True)
        check_apart("out", dense, active, counts)
        wrong = compiled(make_dense)(active, counts, dense)
        if wrong != NOTHING:
            came = active[wrong, : counts[wrong]].tolist()
            expected = f"feature indices from 0 to {self.size - 1}"
            raise BadOption(f"features.active[{wrong}]: expected {expected}, got {came}")
        return out

    # --- checks of arguments, because compiled code does not check them
    # -----------------------------------

    def _checked(
        self, observations: np.ndarray, movers: np.ndarray, buffers: Features
    ) -> tuple[np.ndarray, np.ndarray, Features]:
        seen = array("observations", observations, CELL, (None, self.game.rules.state.size))
        seats = whole_numbers("movers", movers, (len(seen),), (0, self.game.players - 1))
        active, counts = self._features("buffers", buffers, written=True)
        if len(active) < len(seen):
            expected = f"memory for at least {len(seen)} views"
            raise BadOption(f"buffers: expected {expected}, got memory for {len(active)}")
        check_apart("buffers.active", active, seen, seats, counts)
        check_apart("buffers.counts", counts, seen, seats)
        self._check_cells(seen)
        return seen, seats, Features(active, counts)

    def _features(self, name: str, given: Features, written: bool = False) -> Features:
        rows, many = instance(name, given, Features)
        active = array(f"{name}.active", rows, INDEX, (None, self.most), written)
        return Features(active, array(f"{name}.counts", many, np.int32, (len(active),), written))

    def _check_cells(self, seen: np.ndarray) -> None:
        """Check that each cell is in its range.

        Compiled scoring rules use enum values as indices, so a wrong value would read other memory.
        """
        least, most = self._limits
        outside = (seen < least) | (seen > most)
        if outside.any():
            _, cell = found = tuple(np.argwhere(outside)[0])
            named = next(n for n, s in self.game.rules.state.cell_slices().items() if cell < s.stop)
            raise BadOption(
                f"observations: expected values of {named} from {least[cell]} to {most[cell]}, "
                f"got {seen[found]}"
            )


def _stacked(rows: list[Rows], columns: int) -> np.ndarray:
    """Return the rows of all seats as one array."""
    return np.array(rows, np.int32).reshape(len(rows), -1, columns)
