"""The numbers of features, and the tables by which `engine.encoder` finds the features of a view.

A feature is a fact that is true or not, such as "the third cell of the jail on my left holds a
Bandit". Features count seats in the order of play, from the seat whose view is encoded. So a net
that learned in one seat can play in any other. The list of features is the same for all numbers of
players. Features are derived from the layout of the state. A cell with an enum member or a seat has
one feature for each possible value. A cell with a number has one feature for each of several
ranges. No feature stands for the enum's lowest member, for the number 0, or for "no seat".

This module needs no NumPy: a browser computes the same tables.
"""

import hashlib
import json
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate, product
from math import prod
from operator import mul
from typing import TYPE_CHECKING

from tinstar.engine.actions import seats
from tinstar.engine.layout import Field, Seats, Sees, Value

if TYPE_CHECKING:
    from tinstar.engine.game import Game

FORMAT = 1  # goes up when the same layout gets other features
# Each number begins a range, which ends before the next number. The last range has no end.
SMALL = (*range(1, 14), 15, 17, 20, 24, 28, 33, 40, 48, 60, 75, 95)
RANGES = (*SMALL, 120, 150, 200, 250, 320, 400, 500, 700, 1000, 1500)
SIGNED = 2 * len(RANGES)  # the number of ranges: those above 0, then as many below 0
MOST = RANGES[-1]
NOTHING = -1  # stands for a value without a feature
Rows = list[tuple[int, ...]]


class FeatureTables:
    """The features of one game, and the tables for encoding a view of each seat.

    - slices, shapes: for each field, the slice of its features and their shape. A shape has the
      axes of the field first, and then one axis for the values. An axis over seats begins with the
      seat whose view is encoded.
    - size: the number of features.
    - cells: for each seat, rows of five numbers: a cell, its least and largest value, the place of
      value 0 in `tables`, and the first feature.
    - bits: for each seat, rows of two numbers: a cell whose bits are seats, and the first feature.
    - tables: which of a cell's features each value turns on, or NOTHING.
    - others: the first features of points and of leads, and the feature of the number of seats.
    - most: the most features that a view can have.
    """

    def __init__(self, game: "Game"):
        self._game = game
        self.slices: dict[str, slice] = {}
        self.shapes: dict[str, tuple[int, ...]] = {}
        self.size = 0
        self._most_seats = int(game.rules.box.seats[-1])
        self.tables = [_range_of(number) for number in range(-MOST, MOST + 1)]
        self.cells: list[Rows] = [[] for _ in range(game.players)]
        self.bits: list[Rows] = [[] for _ in range(game.players)]
        for f in game.rules.state.fields.values():
            if f.sees is not Sees.NOBODY:
                base = self._reserve(f.name, self._shape(f))
                for seat in range(game.players):
                    of_bits = bool(f.value and f.value.bits)
                    (self.bits if of_bits else self.cells)[seat].extend(self._rows(f, seat, base))
        leads = (self._most_seats - 1, SIGNED)
        self.others = [self._reserve("score", leads[1:]), self._reserve("leads", leads)]
        self.others += [self._reserve("players", (self._most_seats + 1,)) + game.players]
        self.most = len(self.cells[0]) + game.players * (len(self.bits[0]) + 1) + 2

    @cached_property
    def actions(self) -> list[list[int]]:
        """For each seat, the number of each action after seats are renumbered from that seat."""
        return [self._turned_actions(seat) for seat in range(self._game.players)]

    @cached_property
    def digest(self) -> str:
        """SHA-256 of all that features depend on, in hexadecimal.

        If the tables of two games have the same digest, their features mean the same.
        """
        rules = self._game.rules
        fields = [
            [f.name, f.sees.name, str(f.value), [[m.name, int(m)] for m in f.of or ()]]
            for f in rules.state.fields.values()
        ]
        actions = [[f.notation, f.parameters] for f in rules.actions.families.values()]
        content = [FORMAT, RANGES, self.shapes, fields, actions]
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()

    def _reserve(self, name: str, shape: tuple[int, ...]) -> int:
        """Reserve numbers for the features of the field `name`, and return the first number."""
        first = self.size
        self.size += prod(shape)
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

    def _rows(self, f: Field, seat: int, base: int) -> Iterator[tuple[int, ...]]:
        """Yield the rows of one field, for a view of that seat."""
        table = () if f.value and f.value.bits else self._place_table(f, seat)
        for cell, first in self._cells_of(f, seat):
            yield (self._game.rules.state.start[f.name] + cell, *table, base + first)

    def _cells_of(self, f: Field, seat: int) -> Iterator[tuple[int, int]]:
        """Yield each cell that a seat sees of a field, and the cell's first feature.

        Both are counted within the field. An axis over seats begins with the viewing seat.
        """
        players, axes, shape = self._game.players, _axes(f), self._shape(f)
        of_owner = (seat,) if f.sees is Sees.OWNER else ()
        lengths = (range(players if isinstance(n, Seats) else n) for n in axes)
        for place in product(*lengths):
            turned = (
                (i + seat) % players if isinstance(n, Seats) else i
                for i, n in zip(place, axes, strict=True)
            )
            yield (
                _index((*of_owner, *turned), f.shape),
                _index((*place[: len(shape) - 1], 0), shape),
            )

    def _place_table(self, f: Field, seat: int) -> tuple[int, int, int]:
        """Return the least and the largest value in a field's table, and the index of value 0."""
        if f.value is None and f.of is None:
            return -1, MOST, MOST
        least, lit = self._enum(f) if f.value is None else self._seated(f.value, seat)
        self.tables += lit
        return least, least + len(lit) - 1, len(self.tables) - len(lit) - least

    def _enum(self, f: Field) -> tuple[int, list[int]]:
        values = sorted(int(m) for m in f.of or ())
        told = {value: rank - 1 for rank, value in enumerate(values)}
        return values[0], [told.get(v, NOTHING) for v in range(values[0], values[-1] + 1)]

    def _seated(self, value: Value, seat: int) -> tuple[int, list[int]]:
        players, places = self._game.players, value.places

        def turned(named: int) -> int:
            return (named - seat) % players if 0 <= named < players else NOTHING

        if value.owned_by:
            return 0, [turned(int(owner)) for owner in getattr(self._game.box, value.owned_by)]
        lit = [NOTHING]  # for "no seat"
        for named in range(self._most_seats):
            first = turned(named) * places
            lit += range(first, first + places) if first >= 0 else [NOTHING] * places
        return -1, [*lit, self._most_seats * places]  # the last is for larger values

    def _turned_actions(self, seat: int) -> list[int]:
        """Return the number of each action after its seats are renumbered, counted from `seat`."""
        players, found = self._game.players, list[int]()
        for family in self._game.rules.actions.families.values():
            axes = [len(words) for words in family.parameters.values()]
            over_seats = [words == seats(len(words)) for words in family.parameters.values()]
            for place in product(*map(range, axes)):
                turned = (
                    (i - seat) % players if of_seats and i < players else i
                    for i, of_seats in zip(place, over_seats, strict=True)
                )
                found.append(family.first + _index((*turned,), axes))
        return found


def _index(place: Sequence[int], shape: Sequence[int]) -> int:
    """Return the number of a cell, counted through all axes in order."""
    steps = [*accumulate(shape[:0:-1], mul, initial=1)][::-1]
    return sum(i * step for i, step in zip(place, steps, strict=True)) if shape else 0


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
