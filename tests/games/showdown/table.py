"""Draw a table in a few lines, play on it in notation, and check the result.

    t = table('''
        A*  hand BB BS HM   bucks 8  box 2  at rock  with mustache
        B   hand RR         bucks 3  at start
        open SS MM
        sheriff 3
        roofs 4 5
        pile HH HR
    ''')

A card is two letters: Bandit, Sheriff, Holdup, bRawl, Money box. `*` marks the seat whose turn it
is. Spaces are called start, barber, rock, bucks, optician and bank (the rock behind it). The
sheriff stands at a vault, or on 0, his lookout. Everything that is not drawn is as at the start,
without hands. The pile is in drawing order; `pile rest` is all that is left of the box. Cards that
are not drawn have been discarded.
"""

import re
from typing import Any

import numpy as np

import tinstar
from tinstar.engine import kernel
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.games.showdown import legal_actions, scoring, set_up_plans_and_end
from tinstar.games.showdown.actions import ACTIONS, Objection
from tinstar.games.showdown.components import (
    EMPTY,
    FIRST,
    KINDS,
    SECOND,
    SHERIFF_FACE,
    Card,
    Disguise,
)
from tinstar.games.showdown.state import STATE, Ending, Phase

A, B, C, D = range(4)
CARDS = {"BSHRM"[FIRST[c]] + "BSHRM"[SECOND[c]]: c for c in Card}
WORDS = {c: word for word, c in CARDS.items()}
SPACES = ["start", "barber", "rock", "bucks", "optician", "bank"]
PARTS = ("hand", "bucks", "box", "at", "with")

Drawing = dict[str, dict[str, list[str]]]


class Table:
    """A box, a record, and the order of the pile."""

    def __init__(self, game: Game, box: Any, array: np.ndarray, pile: list[int]):
        self.game = game
        self.boxes = box
        self.array = array
        self.pile = pile
        self.discarded_before = array["discards"][0].copy()

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

    def scores(self) -> list[int]:
        return [scoring.score(self.box, self.s, seat) for seat in range(self.box.players)]

    def winners(self) -> list[int]:
        everybody = range(self.box.players)
        return [x for x in everybody if scoring.is_winner(self.box, self.s, x)]

    # --- playing -----------------------------------------------------------------------------

    def why_not(self, text: str) -> Objection:
        """Return the objection to an action."""
        self.agree()
        return Objection(kernel.objection(self.box, self.s, read(text)))

    def legal(self) -> list[str]:
        return [ACTIONS.text(action) for action in self.listed()]

    def listed(self) -> list[int]:
        """Return the actions that the rules list as legal."""
        if self.mover < 0:
            return []
        out = np.zeros(ACTIONS.size + 1, np.int64)
        return out[: legal_actions.legal_actions(self.box, self.s, out)].tolist()

    def agree(self) -> None:
        """Check that the legal actions are those without an objection."""
        every = range(ACTIONS.size)
        free = [a for a in every if not kernel.objection(self.box, self.s, a)]
        assert self.mover < 0 or self.listed() == free, f"{self.legal()} listed at\n{self}"

    def do(self, *texts: str) -> "Table":
        """Play these actions; drawn cards follow the order of the pile."""
        for text in texts:
            objection = self.why_not(text)
            assert objection == Objection.NONE, f"{text}: {objection.name} at\n{self}"
            self.answer(read(text))
        return self

    def act(self, symbol: str, cards: str) -> "Table":
        """Take action with this symbol and these cards."""
        lays = [f"lay {word}" for word in cards.split()]
        return self.do(f"choose {symbol}", *lays, "done")

    def roll(self, *outcomes: int | str) -> "Table":
        """Roll dice with these results: numbers or "sheriff"."""
        for outcome in outcomes:
            assert self.phase == Phase.ROLL, f"nobody rolls at\n{self}"
            self.answer(SHERIFF_FACE if outcome == "sheriff" else int(outcome))
        return self

    def answer(self, *numbers: int) -> "Table":
        """Apply actions and outcomes; check that no card gets lost."""
        for number in numbers:
            kernel.apply(self.box, self.s, int(number))
            assert self.counts() == self.box.copies.tolist(), f"cards lost or made at\n{self}"
            while self.pile and self.mover == tinstar.CHANCE and self.phase != Phase.ROLL:
                kernel.apply(self.box, self.s, self.pile.pop(0))
        return self

    def counts(self) -> list[int]:
        """Return the number of cards of each kind, wherever they are."""
        s = self.s
        face_up = np.bincount(s.open_card[s.open_card != EMPTY], minlength=KINDS)
        return (s.hand.sum(axis=0) + s.pile + s.discards + s.laid + face_up).tolist()

    # --- looking -------------------------------------------------------------------------------

    def __str__(self) -> str:
        return f"{show(self.drawing())}\n  phase {self.phase.name}, asked {self.mover}"

    def drawing(self) -> Drawing:
        s, found = self.s, Drawing()
        for seat in range(self.box.players):
            found[seat_letter(seat) + "*" * bool(s.turn == seat)] = self.things(seat)
        since = s.discards - self.discarded_before
        full = s.vault_open[: self.box.vaults]
        rows = {
            "open": [WORDS[c] for c in s.open_card if c != EMPTY],
            "laid": words_of(s.laid),
            "discarded": words_of(since),
            "sheriff": [str(s.sheriff)],
            "roofs": [str(v + 1) for v, open_ in enumerate(full) if not open_],
        }
        return found | {name: {"": words} for name, words in rows.items()}

    def things(self, seat: int) -> dict[str, list[str]]:
        s = self.s
        return {
            "hand": words_of(s.hand[seat]),
            "bucks": [str(s.bucks[seat])],
            "box": [str(s.money_box[seat])],
            "at": [SPACES[s.bandit[seat]]],
            "with": [d.name.lower() for d in Disguise if s.disguise[seat, d]],
        }

    def shows(self, text: str) -> bool:
        """Check that the table looks like this, as far as it is drawn; print both if not."""
        expected, found = rows_of(text), self.drawing()
        found |= {name.rstrip("*"): row for name, row in found.items()}  # the star may be left out
        for name, parts in expected.items():
            for part, words in parts.items():
                there = found.get(name, {}).get(part)
                same = there is not None and sorted(words) == sorted(there)
                assert same, f"expected\n{show(expected)}\ngot\n{self}"
        return True


def words_of(counts: Any) -> list[str]:
    return [w for c, w in WORDS.items() for _ in range(counts[c])]


def read(text: str) -> int:
    """Return the action of a notation, in which cards may be two letters."""
    long = {w: c.name.lower().replace("_", "-") for w, c in CARDS.items()}
    return ACTIONS.read(re.sub(r"\b[BSHRM]{2}\b", lambda m: long[m[0]], text))


def rows_of(text: str) -> Drawing:
    """Split a drawing into rows and their parts."""
    rows = Drawing()
    for line in filter(None, map(str.strip, text.splitlines())):
        name, *words = line.split()
        parts, part = rows.setdefault(name, {}), ""
        if name[0] not in "ABCD":
            parts[part] = words
            continue
        for word in words:
            if word in PARTS and part != "at":
                part = word
                parts[part] = []
            else:
                parts[part].append(word)
                part = "" if part == "at" else part
    return rows


def show(rows: Drawing) -> str:
    return "\n".join(
        " ".join([f"  {name:9}", *(f"{part} {' '.join(words)} " for part, words in parts.items())])
        for name, parts in rows.items()
    )


def table(text: str, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return the table of a drawing, at the start of a turn.

    numbers: changed numbers of the box.
    """
    rows = rows_of(text)
    seats = {name: parts for name, parts in rows.items() if name[0] in "ABCD"}
    more = {name: parts[""] for name, parts in rows.items() if name not in seats}
    pile = more.get("pile", [])
    t = new_table(len(seats), numbers, **options)
    t.pile = [CARDS[w] for w in pile if w != "rest"]
    set_up_plans_and_end.begin_the_turn(t.s, 0)
    for seat, (name, parts) in enumerate(seats.items()):
        _seat(t.s, seat, name, parts)
    for slot, word in enumerate(more.get("open", [])):
        t.s.open_card[slot] = CARDS[word]
    t.s.sheriff = int(more.get("sheriff", ["0"])[0])
    for vault in more.get("roofs", []):
        t.s.vault_open[int(vault) - 1] = 0
    _pile(t, pile == ["rest"])
    return t


def _seat(s: Any, seat: int, name: str, parts: dict[str, list[str]]) -> None:
    assert name.rstrip("*") == seat_letter(seat), f"expected seat {seat_letter(seat)}, got {name}"
    if name.endswith("*"):
        set_up_plans_and_end.begin_the_turn(s, seat)
    for word in parts.get("hand", []):
        set_up_plans_and_end.put_in_hand(s, seat, CARDS[word])
    s.bucks[seat] = int(parts.get("bucks", ["3"])[0])
    s.money_box[seat] = int(parts.get("box", ["0"])[0])
    s.bandit[seat] = SPACES.index(parts.get("at", ["start"])[0])
    for word in parts.get("with", []):
        s.disguise[seat, Disguise[word.upper()]] = 1


def _pile(t: Table, all_the_rest: bool) -> None:
    """Put cards that are not drawn into the pile or the discards."""
    t.s.pile[:] = 0
    for card in t.pile:
        t.s.pile[card] += 1
    rest = t.box.copies - t.counts()
    assert (rest >= 0).all(), f"expected at most the cards of the box, missing {rest}"
    (t.s.pile if all_the_rest else t.s.discards)[:] += rest
    t.s.pile_size = t.s.pile.sum()
    t.discarded_before = t.s.discards.copy()


# --- the beginning of a game ---------------------------------------------------------------------


def new_table(players: int, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return a table before the first player is known."""
    game = tinstar.load("showdown", players=players, **options)
    box = game.box.copy().array
    for name, value in (numbers or {}).items():
        box[name][0] = value
    array = STATE.blank().array
    set_up_plans_and_end.set_up(box[0], array[0])
    return Table(game, box, array, [])


def begun(players: int, first: int, cards: str, numbers: dict[str, Any] | None = None) -> Table:
    """Start with the player `first`; these cards come from the pile: face up first, then hands."""
    t = new_table(players, numbers)
    t.pile = [CARDS[word] for word in cards.split()]
    return t.answer(first)
