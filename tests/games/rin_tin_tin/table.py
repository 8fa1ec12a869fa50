"""Draw a board in a few lines, play on it in notation, and check the result.

    t = table('''
        A*  boodle 10 0
        B   men 3  figures 1
        red 1     A A B . . / A
    ''')

`*` marks the seat whose turn it is, before the spin. A row such as `red 1` names who covers the
group's ordinary circles and, after the slash, the Rin Tin Tin Outlaw Circle. Groups that are not
drawn are empty. Without numbers, a seat has all pieces left that are not on the board. All Boodle
Cards that no seat holds are in the deck.
"""

from typing import Any

import numpy as np

import tinstar
from tinstar.engine import kernel
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.kernel_calls import Calls
from tinstar.engine.state import State
from tinstar.games.rin_tin_tin import prepared_box, scoring
from tinstar.games.rin_tin_tin.actions import ACTIONS, Objection
from tinstar.games.rin_tin_tin.components import (
    ANYWHERE,
    FOR_FIGURES,
    GROUPS,
    SECTORS,
    Spin,
    Territory,
)
from tinstar.games.rin_tin_tin.groups_and_boodle import captured_outlaws
from tinstar.games.rin_tin_tin.state import STATE, Ending, Phase
from tinstar.games.rin_tin_tin.turns_and_placing import set_up

A, B, C, D = range(4)
NOBODY = "."


class Table:
    """A box and a record."""

    def __init__(self, game: Game, box: Any, array: np.ndarray):
        self.game = game
        self.boxes = box
        self.array = array

    @property
    def box(self) -> Any:
        return self.boxes[0]

    @property
    def s(self) -> Any:
        return self.array[0]

    @property
    def mover(self) -> int:
        return kernel.to_act(self.box, self.s)

    @property
    def phase(self) -> Phase:
        return Phase(self.s.phase)

    @property
    def ending(self) -> Ending:
        return Ending(scoring.ending(self.box, self.s))

    def state(self) -> State:
        return State(self.game, self.array.copy())

    # --- playing ------------------------------------------------------------------------------

    def why_not(self, text: str) -> Objection:
        """Return the objection to an action."""
        return Objection(kernel.objection(self.box, self.s, ACTIONS.read(text)))

    def legal(self) -> list[str]:
        """Return the legal actions; check that they are those without an objection."""
        out = np.zeros(ACTIONS.size + 1, np.int64)
        listed = out[: kernel.legal_actions(self.box, self.s, out)].tolist()
        every = range(ACTIONS.size)
        assert listed == [a for a in every if not kernel.objection(self.box, self.s, a)]
        return [ACTIONS.text(action) for action in listed]

    def do(self, *texts: str) -> "Table":
        for text in texts:
            assert self.phase == Phase.PLACE, f"{text} in {self.phase.name}"
            objection = self.why_not(text)
            assert objection == Objection.NONE, f"{text}: {objection.name}"
            assert text in self.legal()
            kernel.apply(self.box, self.s, ACTIONS.read(text))
        return self

    def begin(self, seat: int) -> "Table":
        return self._chance(Phase.START, seat)

    def spin(self, result: str) -> "Table":
        return self._chance(Phase.SPIN, Spin[result.upper().replace(" ", "_")])

    def draw(self, *values: int) -> "Table":
        """Give cards of these values to the drawing seats."""
        for value in values:
            phase = Phase.BOODLE if self.phase == Phase.BOODLE else Phase.DRAW_OFF
            self._chance(phase, self.box.boodle_value.tolist().index(value))
        return self

    def _chance(self, phase: Phase, outcome: int) -> "Table":
        assert self.phase == phase, f"expected {phase.name}, it is {self.phase.name}"
        assert self.weights()[outcome] > 0
        kernel.apply(self.box, self.s, int(outcome))
        return self

    def weights(self) -> list[int]:
        """Return the weight of each outcome of chance."""
        out = np.zeros(SECTORS[-1] + 2, np.int64)
        return out[: kernel.chances(self.box, self.s, out)].tolist()

    # --- looking ------------------------------------------------------------------------------

    def row(self, name: str) -> str:
        """Return a group as drawn: A A B . . / A."""
        group = group_of(name)
        circles = [self._owner(squad) for squad in self.s.circle[group, : self.box.circles]]
        return f"{' '.join(circles)} / {self._owner(self.s.rin_tin_tin[group])}"

    def _owner(self, squad: int) -> str:
        return seat_letter(self.box.owner[squad]) if squad else NOBODY

    def outlaws(self, name: str) -> list[int]:
        """Return what a group counts for each seat."""
        seats, group = range(self.box.players), group_of(name)
        return [captured_outlaws(self.box, self.s, group, seat) for seat in seats]

    def scores(self) -> list[int]:
        return [scoring.score(self.box, self.s, seat) for seat in range(self.box.players)]

    def winners(self) -> list[int]:
        seats = range(self.box.players)
        return [seat for seat in seats if scoring.is_winner(self.box, self.s, seat)]

    def boodle(self, seat: int) -> list[int]:
        """Return the values of a seat's cards."""
        values = self.box.boodle_value.tolist()
        counts = self.s.boodle[seat].tolist()
        return [v for v, n in zip(values, counts, strict=True) for _ in range(n)]


def group_of(name: str) -> int:
    territory, number = name.split()
    return Territory[territory.upper()] * GROUPS + int(number) - 1


def boxed(players: int, numbers: dict[str, Any] | None = None, **options: Any) -> tuple[Game, Any]:
    """Return a game and its box with other numbers, such as {"circles": 3}."""
    game = tinstar.load("rin_tin_tin", players=players, **options)
    box = game.box.copy().array
    for name, value in (numbers or {}).items():
        box[name][0] = value
    prepared_box.prepare(box[0], None)
    game.box = game.rules.box.layout.record(box)
    game.calls = Calls(game.box, fast=False)
    return game, box


def new_table(players: int, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return a table before the first player is known."""
    game, box = boxed(players, numbers, **options)
    array = STATE.blank().array
    set_up(box[0], array[0])
    return Table(game, box, array)


def table(text: str, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return the board of a drawing, before the spin of the seat with the star."""
    lines = [line.split() for line in text.strip().splitlines()]
    seats = [line for line in lines if line[0].rstrip("*") in "ABCD"]
    t = new_table(len(seats), numbers, **options)
    for line in lines:
        if line not in seats:
            _group(t, f"{line[0]} {line[1]}", line[2:])
    for seat, (name, *words) in enumerate(seats):
        _seat(t, seat, words)
        if name.endswith("*"):
            t.s.mover = seat
    t.s.phase = Phase.SPIN
    return t


def _group(t: Table, name: str, words: list[str]) -> None:
    group, slash = group_of(name), words.index("/")
    for letter in words[:slash]:
        if letter != NOBODY:
            seat = "ABCD".index(letter)
            t.s.circle[group, t.s.covered[group]] = 1 + seat
            t.s.covered[group] += 1
            t.s.captured[group, seat] += 1
            t.s.cavalrymen[seat] -= 1
            t.s.unoccupied[group // GROUPS] -= 1
            t.s.unoccupied[ANYWHERE] -= 1
    if words[slash + 1] != NOBODY:
        seat = "ABCD".index(words[slash + 1])
        t.s.rin_tin_tin[group] = 1 + seat
        t.s.captured[group, seat] += 1
        t.s.figures[seat] -= 1
        t.s.unoccupied[FOR_FIGURES] -= 1


def _seat(t: Table, seat: int, words: list[str]) -> None:
    while words:
        what, count = words.pop(0), int(words.pop(0))
        if what == "men":
            t.s.cavalrymen[seat] = count
        elif what.startswith("figure"):
            t.s.figures[seat] = count
        else:
            _boodle(t, seat, [count, *map(int, words)])
            words = []


def _boodle(t: Table, seat: int, values: list[int]) -> None:
    for value in values:
        card = t.box.boodle_value.tolist().index(value)
        t.s.boodle[seat, card] += 1
        t.s.boodle_cards[seat] += 1
        t.s.deck[card] -= 1
        t.s.deck_size -= 1
    assert min(t.s.deck) >= 0
