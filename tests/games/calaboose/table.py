"""Draw a table in a few lines, play on it in notation, and check the result.

    t = table('''
        A*  hand Bandit Whiskey   jail Bandit [Shark] . . .
        B   hand Huckster         jail Rustler<Gunslinger . . . .
        pile Bandit Lawman
    ''')

`*` marks the badge, `[X]` a locked card, `X<Y` prisoner X attacked by Y, `X?` a cell blocked by its
twin. The pile is in drawing order; `pile rest` is all that is left of the box. Cards that are not
drawn have been discarded.
"""

import re
from typing import Any

import numpy as np

import tinstar
from tinstar.engine import kernel
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.games.calaboose import legal_actions, scoring
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.components import EMPTY, KINDS, Card
from tinstar.games.calaboose.flow import FLOW
from tinstar.games.calaboose.set_up_turns_and_end import clear_the_jails
from tinstar.games.calaboose.state import STATE, Ending, Phase

A, B, C, D, E = range(5)
CARDS = {c.name.split("_")[-1].title(): c for c in Card}
WORDS = {c: word for word, c in CARDS.items()}
CELL = re.compile(r"(?P<lock>\[?)(?P<card>\w+|\.)\]?(<(?P<attacker>\w+))?(?P<twin>\??)")

Drawing = dict[str, dict[str, list[str]]]


class Table:
    """A box, a record, and the order of the pile."""

    def __init__(self, game: Game, box: Any, array: np.ndarray, pile: list[int]):
        self.game = game
        self.boxes = box
        self.array = array
        self.pile = pile
        self.discarded_before = array["discards"][0].copy()
        self._agreed = b""  # the position of the last comparison

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

    # --- playing -----------------------------------------------------------------------------

    def why_not(self, text: str) -> Objection:
        """Return the objection to an action."""
        self.agree()
        return Objection(kernel.objection(self.box, self.s, ACTIONS.read(text)))

    def legal(self) -> list[str]:
        return [ACTIONS.text(action) for action in self.listed()]

    def listed(self) -> list[int]:
        """Return the actions that the rules list as legal."""
        if self.mover < 0:
            return []
        out = np.zeros(ACTIONS.size, np.int32)
        return out[: legal_actions.legal_actions(self.box, self.s, out)].tolist()

    def agree(self) -> None:
        """Check that the legal actions are those without an objection."""
        if self.mover < 0 or self._agreed == self.array.tobytes():
            return
        self._agreed = self.array.tobytes()
        unopposed = [
            action
            for action in range(ACTIONS.size)
            if kernel.objection(self.box, self.s, action) == Objection.NONE
        ]
        found, expected = [[*map(ACTIONS.text, a)] for a in (self.listed(), unopposed)]
        assert found == expected, f"{found} listed, {expected} legal at\n{self}"

    def do(self, *texts: str) -> "Table":
        """Play these actions; drawn cards follow the order of the pile."""
        for text in texts:
            objection = self.why_not(text)
            assert objection == Objection.NONE, f"{text}: {objection.name} at\n{self}"
            self.answer(ACTIONS.read(text))
            while self.mover == tinstar.CHANCE and self.pile:
                self.answer(self.pile.pop(0))
        return self

    def answer(self, *numbers: int) -> "Table":
        """Apply actions and outcomes; check that no card gets lost."""
        for number in numbers:
            kernel.apply(self.box, self.s, int(number))
            assert self.counts() == self.box.copies.tolist(), f"cards lost or made at\n{self}"
        return self

    def go_on(self) -> "Table":
        """Run all steps that follow by themselves."""
        while FLOW.functions["is_under_way"](self.box, self.s):
            FLOW.functions["proceed"](self.box, self.s)
        return self

    def counts(self) -> list[int]:
        """Return the number of cards of each kind, wherever they are."""
        s, kinds = self.s, np.arange(KINDS)
        places = [*s.jail.flat, *s.attacker.flat]
        if self.phase == Phase.REDIRECT:
            places += [s.sent, s.partner]
        elif self.phase == Phase.PARTNER:
            places += [Card.GUNSLINGER]
        lying = (np.array(places)[:, None] == kinds).sum(axis=0)
        return (s.hand.sum(axis=0) + s.draw_pile + s.discards + lying).tolist()

    # --- looking -------------------------------------------------------------------------------

    def __str__(self) -> str:
        return show(self.drawing())

    def drawing(self) -> Drawing:
        rows: Drawing = {}
        for seat in range(self.box.players):
            name = seat_letter(seat) + "*" * int(self.s.badge == seat)
            hand = [w for c, w in WORDS.items() for _ in range(self.s.hand[seat, c])]
            rows[name] = {"hand": hand, "jail": [self.cell(seat, i) for i in range(self.box.cells)]}
        return rows | {"discarded": {"": self.discarded()}}

    def discarded(self) -> list[str]:
        """Return the cards discarded since the table was drawn."""
        since = self.s.discards - self.discarded_before
        return [w for c, w in WORDS.items() for _ in range(since[c])]

    def cell(self, seat: int, cell: int) -> str:
        s = self.s
        text = "." if s.jail[seat, cell] == EMPTY else WORDS[s.jail[seat, cell]]
        if s.attacker[seat, cell] != EMPTY:
            return f"{text}<{WORDS[s.attacker[seat, cell]]}"
        return f"[{text}]" if s.locked[seat, cell] else text + "?" * bool(s.chain[seat, cell])

    def shows(self, text: str) -> bool:
        """Check that the table looks like this, as far as it is drawn; print both if not."""
        expected, found = rows_of(text), self.drawing()
        for name, parts in expected.items():
            for part, words in parts.items():
                there = found.get(name, {}).get(part)
                same = there is not None and _comparable(part, words) == _comparable(part, there)
                assert same, f"expected\n{show(expected)}\ngot\n{self}\nphase {self.phase.name}"
        return True


def families(actions: list[str]) -> set[str]:
    """Return the families of these actions."""
    return {ACTIONS.family(ACTIONS.read(a)).name for a in actions}


def _comparable(part: str, words: list[str]) -> list[str]:
    """Return words to compare: hands and discards in any order, jails without their empty end."""
    return "\n".join(words).rstrip("\n.").split() if part == "jail" else sorted(words)


def rows_of(text: str) -> Drawing:
    """Split a drawing into rows and their parts."""
    rows: Drawing = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, *words = line.split()
        parts = rows.setdefault(name, {})
        part = ""
        for word in words:
            if word in ("hand", "jail"):
                part = word
                parts[part] = []
            else:
                parts.setdefault(part, []).append(word)
        if not words:
            parts[part] = []
    return rows


def show(rows: Drawing) -> str:
    lines = [
        " ".join([f"  {name:9}", *(f"{part} {' '.join(words)}  " for part, words in parts.items())])
        for name, parts in rows.items()
    ]
    return "\n".join(lines)


def table(text: str, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return the table of a drawing, at the start of a turn or before a defence.

    numbers: changed numbers of the box, such as {"cells": 3}.
    """
    rows = rows_of(text)
    pile = rows.pop("pile", {"": []}).get("", [])
    game, box = _box(len(rows), numbers, options)
    array = STATE.blank().array
    t = Table(game, box, array, [CARDS[w] for w in pile if w != "rest"])
    clear_the_jails(t.s)
    t.s.phase = Phase.TURN
    for seat, (name, parts) in enumerate(rows.items()):
        _seat(t.s, seat, name, parts)
    _pile(t, pile == ["rest"])
    return t


def _box(players: int, numbers: dict[str, Any] | None, options: dict[str, Any]) -> tuple:
    game = tinstar.load("calaboose", players=players, **options)
    box = game.box.copy().array
    for name, value in (numbers or {}).items():
        box[name][0] = value
    return game, box


def _seat(s: Any, seat: int, name: str, parts: dict[str, list[str]]) -> None:
    assert name.rstrip("*") == seat_letter(seat), f"expected seat {seat_letter(seat)}, got {name}"
    if name.endswith("*"):
        s.badge = seat
        if s.phase == Phase.TURN:
            s.mover = seat
    for word in parts["hand"]:
        s.hand[seat, CARDS[word]] += 1
        s.hand_size[seat] += 1
    for cell, word in enumerate(parts.get("jail", [])):
        _cell(s, seat, cell, word)


def _cell(s: Any, seat: int, cell: int, word: str) -> None:
    m = CELL.fullmatch(word)
    assert m, f"expected a cell such as Bandit, [Bandit], .<Bandit or a dot; got {word}"
    s.jail[seat, cell] = EMPTY if m["card"] == "." else CARDS[m["card"]]
    s.locked[seat, cell] = m["lock"] == "["
    if m["attacker"] or m["twin"]:
        s.attacker[seat, cell] = CARDS[m["attacker"]] if m["attacker"] else EMPTY
        s.chain[seat, cell] = s.depth = 1
        s.mover = seat
        s.phase = Phase.DEFENCE


def _pile(t: Table, all_the_rest: bool) -> None:
    """Put cards that are not drawn into the pile or the discards."""
    t.s.dealer = (t.s.badge - 1) % t.box.players
    for card in t.pile:
        t.s.draw_pile[card] += 1
    rest = t.box.copies - t.counts()
    assert (rest >= 0).all(), f"expected at most the cards of the box, missing {rest}"
    (t.s.draw_pile if all_the_rest else t.s.discards)[:] += rest
    t.s.pile_size = t.s.draw_pile.sum()
    t.discarded_before = t.s.discards.copy()


# --- the beginning of a game ---------------------------------------------------------------------


def new_table(players: int, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return a table before the dealer is known."""
    game, box = _box(players, numbers, options)
    return Table(game, box, game.new_initial_state().array, [])


def dealt(hands: str, dealer: int, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Deal these hands, one a line, the first player's first; with redraws unless they are off."""
    options = {"redraw_hucksters": True} | options
    lines = [line.split() for line in hands.strip().splitlines()]
    t = new_table(len(lines), numbers, **options).answer(dealer)
    return t.answer(*(CARDS[word] for line in lines for word in line))
