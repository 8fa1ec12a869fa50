"""Encode views as features for machine learning, in the same way for all games and seats.

A feature is a fact that is true or not, such as "the third cell of the jail on my left holds a
Bandit". Features count seats in the order of play, from the seat whose view is encoded. So a net
that learned in one seat can play in any other. The list of features is the same for all numbers of
players. Features are derived from the layout of the state. A cell with an enum member or a seat has
one feature for each possible value. A cell with a number has one feature for each of several
ranges. No feature stands for the enum's lowest member, for the number 0, or for "no seat".
"""

import hashlib
import json
import math
from bisect import bisect_right
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tinstar.engine.actions import seats
from tinstar.engine.argument_checks import instance, whole
from tinstar.engine.array_argument_checks import array, check_apart, whole_numbers
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.kernel import score
from tinstar.engine.layout import Field, Seats, Sees, Value
from tinstar.engine.record_arrays import CELL
from tinstar.engine.view import View
from tinstar.errors import BadOption

if TYPE_CHECKING:
    from tinstar.engine.game import Game

FORMAT = 1  # goes up when the same layout gets other features
# Each number begins a range, which ends before the next number. The last range has no end.
SMALL = (*range(1, 14), 15, 17, 20, 24, 28, 33, 40, 48, 60, 75, 95)
RANGES = (*SMALL, 120, 150, 200, 250, 320, 400, 500, 700, 1000, 1500)
SIGNED = 2 * len(RANGES)  # the number of ranges: those above 0, then as many below 0
MOST = RANGES[-1]
NOTHING = -1  # stands for a value without a feature
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


# --- derived from a layout ----------------------------------------------------------------------


class Encoder:
    """Turns views of one game into features.

    `slices` maps each field to the slice of its features, and `shapes` to their shape. A shape has
    the axes of the field first, and then one axis for the values. An axis over seats begins with
    the seat whose view is encoded.
    """

    def __init__(self, game: "Game"):
        self.game = game
        self.slices: dict[str, slice] = {}
        self.shapes: dict[str, tuple[int, ...]] = {}
        self.size = 0
        self._most_seats = int(game.rules.box.seats[-1])
        self._tables = [_range_of(number) for number in range(-MOST, MOST + 1)]
        cells: list[list[np.ndarray]] = [[] for _ in range(game.players)]
        bits: list[list[np.ndarray]] = [[] for _ in range(game.players)]
        for f in game.rules.state.fields.values():
            if f.sees is not Sees.NOBODY:
                base = self._reserve(f.name, self._shape(f))
                for seat in range(game.players):
                    of_bits = bool(f.value and f.value.bits)
                    (bits if of_bits else cells)[seat].append(self._rows(f, seat, base))
        leads = (self._most_seats - 1, SIGNED)
        others = [self._reserve("score", leads[1:]), self._reserve("leads", leads)]
        others += [self._reserve("players", (self._most_seats + 1,)) + game.players]
        self.walk = Walk(_stacked(cells, 5), _stacked(bits, 2), _table(self._tables), _wide(others))
        self.most = self.walk.cells.shape[1] + game.players * (self.walk.bits.shape[1] + 1) + 2
        self.actions = np.stack([self._turned_actions(seat) for seat in range(game.players)])
        self._limits = np.array(list(game.rules.state.limits()), CELL).T

    @property
    def digest(self) -> str:
        """SHA-256 of all that features depend on, in hexadecimal.

        If two encoders have the same digest, their features mean the same.
        """
        rules = self.game.rules
        fields = [
            [f.name, f.sees.name, str(f.value), [[m.name, int(m)] for m in f.of or ()]]
            for f in rules.state.fields.values()
        ]
        actions = [[f.notation, f.parameters] for f in rules.actions.families.values()]
        content = [FORMAT, RANGES, self.shapes, fields, actions]
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()

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
            expected = f"numbers of features, from 0 to {self.size - 1}"
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

    # --- numbering of features -----------------------------------------------------------------

    def _reserve(self, name: str, shape: tuple[int, ...]) -> int:
        """Reserve numbers for the features of the field `name`, and return the first number."""
        first = self.size
        self.size += math.prod(shape)
        self.slices[name], self.shapes[name] = slice(first, self.size), shape
        return first

    def _shape(self, f: Field) -> tuple[int, ...]:
        axes = _axes(f)[:-1] if f.value and f.value.in_no_order else _axes(f)
        return (*map(int, axes), self._values_of(f))

    def _values_of(self, f: Field) -> int:
        """Return the number of features for one cell of this field."""
        if f.value is None:
            return len(f.of) - 1 if f.of else len(RANGES) + 1
        if f.value.bits or f.value.owned_by:
            return self._most_seats
        return self._most_seats * f.value.places + 1

    def _rows(self, f: Field, seat: int, base: int) -> np.ndarray:
        """Return the rows of `Walk.cells` for one field, for a view of that seat."""
        players, shape = self.game.players, self._shape(f)
        turned = (np.arange(players) + seat) % players
        cells = np.arange(f.size).reshape(f.shape) + self.game.rules.state.start[f.name]
        cells = cells[seat] if f.sees is Sees.OWNER else cells
        firsts = np.arange(math.prod(shape)).reshape(shape)[..., 0] + base
        if f.value and f.value.in_no_order:
            firsts = np.broadcast_to(firsts[..., None], cells.shape)
        for axis, n in enumerate(_axes(f)):
            if isinstance(n, Seats):
                cells, firsts = cells.take(turned, axis), firsts.take(range(players), axis)
        if f.value and f.value.bits:
            return np.stack([cells.ravel(), firsts.ravel()], axis=1)
        least, largest, table = self._place_table(f, seat)
        rows = np.broadcast_arrays(cells.ravel(), least, largest, table, firsts.ravel())
        return np.stack(rows, axis=1)

    def _place_table(self, f: Field, seat: int) -> tuple[int, int, int]:
        """Return the least and the largest value in a field's table, and the index of value 0."""
        if f.value is None and f.of is None:
            return -1, MOST, MOST
        least, lit = self._enum(f) if f.value is None else self._seated(f.value, seat)
        self._tables += lit
        return least, least + len(lit) - 1, len(self._tables) - len(lit) - least

    def _enum(self, f: Field) -> tuple[int, list[int]]:
        values = sorted(int(m) for m in f.of or ())
        told = {value: rank - 1 for rank, value in enumerate(values)}
        return values[0], [told.get(v, NOTHING) for v in range(values[0], values[-1] + 1)]

    def _seated(self, value: Value, seat: int) -> tuple[int, list[int]]:
        players, places = self.game.players, value.places

        def turned(named: int) -> int:
            return (named - seat) % players if 0 <= named < players else NOTHING

        if value.owned_by:
            return 0, [turned(int(owner)) for owner in getattr(self.game.box, value.owned_by)]
        lit = [NOTHING]  # for "no seat"
        for named in range(self._most_seats):
            first = turned(named) * places
            lit += range(first, first + places) if first >= 0 else [NOTHING] * places
        return -1, [*lit, self._most_seats * places]  # the last is for larger values

    def _turned_actions(self, seat: int) -> np.ndarray:
        """Return the number of each action after its seats are renumbered, counted from `seat`."""
        players, found = self.game.players, list[np.ndarray]()
        for family in self.game.rules.actions.families.values():
            numbers = np.arange(family.size).reshape([len(w) for w in family.parameters.values()])
            for axis, words in enumerate(family.parameters.values()):
                if words == seats(len(words)):
                    named = np.arange(len(words))
                    turned = np.where(named < players, (named - seat) % players, named)
                    numbers = numbers.take(turned, axis)
            found.append(family.first + numbers.ravel())
        return np.concatenate(found).astype(INDEX)


def _axes(f: Field) -> tuple[int, ...]:
    """Return the lengths of a field's axes, as one seat sees the field.

    If only the owner sees the field, leave out the axis over the seats.
    """
    return f.shape[1:] if f.sees is Sees.OWNER else f.shape


def _range_of(number: int) -> int:
    """Return the index of the range that a number is in.

    Ranges of negative numbers come after those of positive numbers.
    """
    if number == 0:
        return NOTHING
    return bisect_right(RANGES, abs(number)) - 1 + (len(RANGES) if number < 0 else 0)


def _stacked(rows: list[list[np.ndarray]], columns: int) -> np.ndarray:
    """Stack the rows of all seats into one array."""
    empty = np.zeros((0, columns), int)
    return _wide(np.stack([np.concatenate([empty, *of_seat]) for of_seat in rows]))


def _wide(numbers: Any) -> np.ndarray:
    return np.ascontiguousarray(numbers, np.int32)


def _table(lit: list[int]) -> np.ndarray:
    return np.array(lit, np.int16)
