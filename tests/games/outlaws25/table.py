"""Draw a table in a few lines, play on it in notation, and check the result.

    t = table('''
        A*  1:100 2:100 >3:100
        B   4:50+whiskey x >5:120!KK^
        bank 30
    ''', at=Phase.ANTE)
    t.deal("Ts Js", "Kh Kd", flop="Qc")

`*` marks the dealer. An Outlaw is its speed and its dollars, with `>` before it for the marker,
`+reward` for its Reward, `!KQ` for its Wanted cards, and `^` if it is face up. `x` is a dead one,
`5x` one that died face up. A seat that is out is written `out`.
"""

import re
from fractions import Fraction
from typing import Any

import numpy as np

import tinstar
from tinstar.engine import kernel
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.games.outlaws25 import legal_actions, scoring
from tinstar.games.outlaws25.actions import ACTIONS, Objection
from tinstar.games.outlaws25.components import (
    LETTERS_OF_RANKS,
    LETTERS_OF_SUITS,
    NONE,
    SUITS,
    Reward,
)
from tinstar.games.outlaws25.flow import FLOW
from tinstar.games.outlaws25.set_up_rounds_and_winning import set_up, start_a_circle
from tinstar.games.outlaws25.state import STATE, Ending, Phase

A, B, C, D, E = range(5)
OUTLAW = re.compile(
    r"(?P<marker>>?)(?P<speed>\d+):(?P<money>\d+)(\+(?P<reward>[a-z-]+))?"
    r"(!(?P<wanted>[TJQKA]+))?(?P<up>\^?)"
)
CIRCLES = (Phase.LAYING_OUT, Phase.NEXT_BUYER)


def card(word: str) -> int:
    """Return a card's number; `Ts` is the 10 of Spades."""
    return LETTERS_OF_RANKS.index(word[0]) * SUITS + LETTERS_OF_SUITS.index(word[1])


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def rank(letter: str) -> int:
    return LETTERS_OF_RANKS.index(letter)


def reward(word: str) -> Reward:
    return Reward[word.upper().replace("-", "_")]


class Table:
    """A box, a record, and the actions on it."""

    def __init__(self, game: Game, box: Any, array: np.ndarray):
        self.game = game
        self.boxes = box
        self.array = array
        self.chips = self.counted()

    @property
    def box(self) -> Any:
        return self.boxes[0]

    @property
    def s(self) -> Any:
        return self.array[0]

    @property
    def mover(self) -> int:
        return int(kernel.to_act(self.box, self.s))

    @property
    def phase(self) -> Phase:
        return Phase(self.s.phase)

    @property
    def ending(self) -> Ending:
        return Ending(scoring.ending(self.box, self.s))

    def state(self) -> State:
        return State(self.game, self.array.copy())

    def copy(self) -> "Table":
        return Table(self.game, self.boxes, self.array.copy())

    def counted(self) -> int:
        """Return the chips on the table, wherever they are."""
        return int(self.s.money.sum() + self.s.pot + self.s.bank)

    # --- playing -----------------------------------------------------------------------------

    def why_not(self, text: str) -> Objection:
        """Return the objection to an action."""
        assert self.mover >= 0, self.phase.name
        return Objection(kernel.objection(self.box, self.s, ACTIONS.read(text)))

    def may(self, text: str) -> bool:
        return self.why_not(text) == Objection.NONE

    def legal(self) -> list[str]:
        out = np.zeros(ACTIONS.size, np.int32)
        listed = out[: legal_actions.legal_actions(self.box, self.s, out)].tolist()
        all_actions = range(ACTIONS.size)
        unopposed = [a for a in all_actions if not kernel.objection(self.box, self.s, a)]
        assert listed == unopposed, f"{listed} listed, {unopposed} legal\n{self}"
        return [ACTIONS.text(a) for a in listed]

    def do(self, *texts: str) -> "Table":
        for text in texts:
            objection = self.why_not(text)
            assert objection == Objection.NONE, f"{text}: {objection.name} at\n{self}"
            self.answer(ACTIONS.read(text))
        return self

    def answer(self, *numbers: int) -> "Table":
        """Apply actions and outcomes; check that no chip gets lost."""
        for number in numbers:
            kernel.apply(self.box, self.s, int(number))
            assert self.counted() == self.chips, f"chips lost or made at\n{self}"
            assert self.s.money.min() >= 0
        return self

    def deal(self, *hands: str, flop: str = "") -> "Table":
        """Deal these hands to the seats in the game, from A on, then the flop."""
        assert self.phase == Phase.DEAL
        seats = [seat for seat in range(self.box.players) if not self.s.out[seat]]
        held = dict(zip(seats, map(cards, hands), strict=True))
        while self.phase == Phase.DEAL:
            self.answer(held[int(self.s.mover)][self.s.count])
        return self.answer(card(flop)) if flop else self

    def roll(self, *faces: int) -> "Table":
        for face in faces:
            assert self.phase == Phase.ROLL, self.phase.name
            self.answer(face - 1)
        return self

    def sheriff(self, *speeds: int) -> "Table":
        for speed in speeds:
            assert self.phase == Phase.SHERIFF, self.phase.name
            self.answer(speed - 1)
        return self

    def draw(self, word: str) -> "Table":
        """Draw a Reward, or the letter of a Wanted card."""
        assert self.phase in (Phase.REWARD, Phase.WANTED), self.phase.name
        return self.answer(reward(word) if self.phase == Phase.REWARD else rank(word))

    def weights(self) -> list[int]:
        """Return the weight of each outcome; check that nothing is written beyond them."""
        out = np.full(64, NONE, np.int32)
        n = kernel.chances(self.box, self.s, out)
        assert (out[n:] == NONE).all()
        return out[:n].tolist()

    # --- looking -------------------------------------------------------------------------------

    def __str__(self) -> str:
        rows = [f"  {name:4} {' '.join(words)}" for name, words in self.rows().items()]
        return "\n".join([*rows, f"  phase {self.phase.name}, mover {self.s.mover}"])

    def rows(self) -> dict[str, list[str]]:
        s, found = self.s, dict[str, list[str]]()
        for seat in range(self.box.players):
            name = seat_letter(seat) + "*" * int(s.dealer == seat)
            words = [self.outlaw(seat, row) for row in range(self.box.row)]
            found[name] = ["out"] if s.out[seat] else words
        return found | {"bank": [str(10 * s.bank)], "pot": [str(10 * s.pot)]}

    def outlaw(self, seat: int, row: int) -> str:
        s = self.s
        speed = "" if s.outlaw[seat, row] == NONE else str(self.box.speed[s.outlaw[seat, row]])
        if not s.alive[seat, row]:
            return f"{speed}x" if s.face_up[seat, row] else "x"
        text = ">" * int(s.marker[seat] == row) + f"{speed}:{10 * s.money[seat, row]}"
        if s.holds[seat, row]:
            text += "+" + Reward(s.reward[seat, row]).name.lower().replace("_", "-")
        wanted = "".join(x * s.wanted[seat, row, i] for i, x in enumerate(LETTERS_OF_RANKS))
        return text + f"!{wanted}" * bool(wanted) + "^" * int(s.face_up[seat, row])

    def shows(self, text: str) -> bool:
        """Check that the table looks like this, as far as it is drawn; print both if not."""
        found = self.rows()
        for name, words in rows_of(text).items():
            assert found.get(name) == words, f"expected {name} {words}\n{self}"
        return True


def rows_of(text: str) -> dict[str, list[str]]:
    lines = filter(None, map(str.strip, text.splitlines()))
    return {line.split()[0]: line.split()[1:] for line in lines}


def table(
    text: str, at: Phase = Phase.ANTE, numbers: dict[str, Any] | None = None, **options: Any
) -> Table:
    """Return the table of a drawing, with all steps that follow from that phase."""
    rows = rows_of(text)
    bank = rows.pop("bank", ["0"])
    game, box = a_box(len(rows), numbers, options)
    array = STATE.blank().array
    s = array[0]
    set_up(box[0], s)
    s.alive[:] = s.money[:] = s.marker[:] = 0  # only seats in the drawing count
    s.round_number = 5
    s.bank = int(bank[0]) // 10
    for seat, (name, words) in enumerate(rows.items()):
        assert name.rstrip("*") == seat_letter(seat), f"expected {seat_letter(seat)}, got {name}"
        if name.endswith("*"):
            s.dealer = seat
        gang(box[0], s, seat, words)
    start_at(box[0], s, at)
    t = Table(game, box, array)
    while FLOW.functions["is_under_way"](t.box, t.s):
        FLOW.functions["proceed"](t.box, t.s)
    return t


def start_at(box: Any, s: Any, at: Phase) -> None:
    s.phase = at
    if at in CIRCLES:
        start_a_circle(box, s, (s.dealer + 1) % box.players)


def a_box(players: int, numbers: dict[str, Any] | None, options: dict[str, Any]) -> tuple:
    game = tinstar.load("outlaws25", players=players, **options)
    box = game.box.copy().array
    for name, value in (numbers or {}).items():
        box[name][0] = value
    return game, box


def gang(box: Any, s: Any, seat: int, words: list[str]) -> None:
    if words == ["out"]:
        s.out[seat] = 1
        return
    for row, word in enumerate(words):
        if word.endswith("x"):
            if word[0] == ">":
                s.marker[seat] = row
            if word != "x":
                s.outlaw[seat, row], s.face_up[seat, row] = int(word.strip(">x")) - 1, 1
            continue
        m = OUTLAW.fullmatch(word)
        assert m, f"expected an Outlaw such as >3:100+bribe!KQ^, got {word}"
        s.alive[seat, row] = 1
        s.outlaw[seat, row] = box.speed.tolist().index(int(m["speed"]))
        s.money[seat, row] = int(m["money"]) // 10
        s.face_up[seat, row] = bool(m["up"])
        if m["marker"]:
            s.marker[seat] = row
        if m["reward"]:
            s.holds[seat, row], s.reward[seat, row] = 1, reward(m["reward"])
        for letter in m["wanted"] or "":
            s.wanted[seat, row, rank(letter)] += 1


def new_table(players: int, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return a table before the dealer is known."""
    game, box = a_box(players, numbers, options)
    array = STATE.blank().array
    set_up(box[0], array[0])
    t = Table(game, box, array)
    t.chips = players * (1 if options.get("hand_only") else int(t.box.row))
    t.chips *= int(t.box.money_of_an_outlaw)
    return t


def chance_tree(t: Table, count: Any, most: int = 10) -> dict[Any, Fraction]:
    """Return the exact probability of each value of `count`, with dice as the only chance.

    Branches that are undecided after `most` rolls are left out.
    """
    found: dict[Any, Fraction] = {}
    waiting = [(t, Fraction(1), 0)]
    while waiting:
        at, share, rolled = waiting.pop()
        if at.phase != Phase.ROLL:
            found[count(at)] = found.get(count(at), Fraction(0)) + share
        elif rolled < most:
            weights = at.weights()
            for face, weight in enumerate(weights):
                part = share * Fraction(weight, sum(weights))
                waiting.append((at.copy().answer(face), part, rolled + 1))
    return found
