"""Draw a table in a few lines, play on it in notation, and check the result.

    t = table('''
        A*  K:A 5 . 7:AB
        B   9 9:B
        centre 3 Q
        pile 5 J
    ''')

`*` marks the seat whose turn it is, about to draw or to call. `7:AB` is a 7 that A and B have seen,
`7:*` one that all have seen, `.` a gap. The last card of the centre is on top; the pile is in
drawing order. The deck consists of the cards shown. With `pile rest` it is the whole box, and the
other cards are in the pile.
"""

from typing import Any

import numpy as np

import tinstar
from tinstar.engine import kernel
from tinstar.engine.actions import seat_letter
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.kernel_calls import Calls
from tinstar.engine.state import State
from tinstar.games.caboo import legal_actions, prepared_box, scoring
from tinstar.games.caboo.actions import ACTIONS, Objection
from tinstar.games.caboo.card_moves import empty_every_place
from tinstar.games.caboo.components import EMPTY, LOTS, NOWHERE, RANKS, UNSEEN
from tinstar.games.caboo.piece_names import card_word
from tinstar.games.caboo.state import STATE, Ending, How, Phase

A, B, C, D = range(4)
WORDS = [card_word(rank) for rank in range(RANKS)]
CARDS = {word: rank for rank, word in enumerate(WORDS)}
CARD_PHASES = (Phase.DEAL, Phase.DRAW, Phase.PENALTY)


class Table:
    """A game, its box, a record, and the order of the pile."""

    def __init__(self, game: Game, array: np.ndarray, pile: list[int]):
        self.game = game
        self.array = array
        self.pile = pile

    @property
    def box(self) -> Any:
        return self.game.box.array[0]

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

    @property
    def how(self) -> How:
        return How(self.s.how)

    def state(self) -> State:
        return State(self.game, self.array.copy())

    def who_sees(self) -> int:
        """Return the seats that will see the next action, as bits."""
        return plain(kernel.who_sees, self.box, self.s)

    # --- playing -----------------------------------------------------------------------------

    def why_not(self, text: str) -> Objection:
        """Return the objection to an action."""
        return Objection(kernel.objection(self.box, self.s, ACTIONS.read(text)))

    def legal(self) -> list[str]:
        """Return the legal actions; check that they are those without an objection."""
        if self.mover < 0:
            return []
        out = np.zeros(ACTIONS.size + 1, np.int64)
        listed = out[: legal_actions.legal_actions(self.box, self.s, out)].tolist()
        why = [kernel.objection(self.box, self.s, a) for a in range(ACTIONS.size)]
        assert listed == [a for a, x in enumerate(why) if x == Objection.NONE], self
        return [ACTIONS.text(action) for action in listed]

    def families(self) -> set[str]:
        return {ACTIONS.family(ACTIONS.read(text)).name for text in self.legal()}

    def do(self, *texts: str) -> "Table":
        """Play these actions; drawn cards follow the order of the pile."""
        for text in texts:
            assert text in self.legal(), f"{text}: {self.why_not(text).name} at\n{self}"
            self.answer(ACTIONS.read(text))
            self.draw_on()
        return self

    def says(self, first: int | None = None, **answers: str) -> "Table":
        """Play one round of reactions: these seats react, all others pass. `first` came first."""
        assert self.phase == Phase.WINDOW, self
        asked = plain(kernel.window, self.box, self.s)
        while self.phase == Phase.WINDOW and asked >> self.mover & 1:
            asked &= ~(1 << self.mover)
            self.do(answers.pop(seat_letter(self.mover), "pass"))
        assert not answers, f"not asked: {answers}"
        if first is not None:
            self.answer(first)
            self.draw_on()
        return self

    def draw_on(self) -> None:
        """Draw chance where there is one outcome, or the pile says which."""
        while self.mover == tinstar.CHANCE:
            outcomes = [o for o, _ in self.state().chance_outcomes()]
            if self.phase in (Phase.WHO_CALLED, Phase.WHO_CLAIMED) and len(outcomes) == 1:
                self.answer(outcomes[0])
            elif self.phase in CARD_PHASES and self.pile:
                self.answer(self.pile.pop(0))
            else:
                return

    def answer(self, *numbers: int) -> "Table":
        """Apply actions and outcomes; check that no card gets lost."""
        for number in numbers:
            plain(kernel.apply, self.box, self.s, int(number))
            assert self.counts() == self.box.copies.tolist(), f"cards lost or made at\n{self}"
            assert (self.s.cards == (self.s.face != EMPTY).sum(axis=1)).all(), self
            assert self.s.lots.tolist() == self.lots(), f"shuffles mixed up at\n{self}"
        return self

    def counts(self) -> list[int]:
        """Return the number of cards of each rank, wherever they are."""
        lying = np.append(self.s.face, self.s.drawn)
        seen = np.bincount(lying[lying != EMPTY], minlength=RANKS)
        return (seen + self.s.centre + self.s.pile).tolist()

    def lots(self) -> list[list[int]]:
        """Return, for each shuffle, the cards outside the centre."""
        s = self.s
        lots = [
            np.bincount(s.face[(s.face != EMPTY) & (s.lot_of == x)], None, RANKS)
            for x in range(LOTS)
        ]
        lots[s.lot] = lots[s.lot] + s.pile + (np.arange(RANKS) == s.drawn)
        return [lot.tolist() for lot in lots]

    def window(self) -> list[int]:
        """Return the seats that may react and have not yet done so."""
        return self.state().view(-1).window()

    # --- looking -------------------------------------------------------------------------------

    def row(self, seat: int) -> str:
        """Return the cards of a row: `K 5 . 7`."""
        faces = self.s.face[seat, : self.s.places[seat]]
        return " ".join("." if face == EMPTY else WORDS[face] for face in faces)

    @property
    def top(self) -> str:
        return WORDS[self.s.top]

    def knows(self, seat: int, owner: int) -> str:
        """Return a row as a seat's own view has it: `K ? . 7`."""
        s = self.state().view(seat).array[0]
        words = {EMPTY: ".", UNSEEN: "?"}
        faces = s.face[owner, : s.places[owner]].tolist()
        return " ".join(words.get(face) or WORDS[face] for face in faces)

    def totals(self) -> list[int]:
        return self.s.total[: self.box.players].tolist()

    def points(self) -> list[int]:
        return self.s.points[: self.box.players].tolist()

    def __str__(self) -> str:
        rows = [f"{seat_letter(x)} {self.row(x)}" for x in range(self.box.players)]
        top = "-" if self.s.top == EMPTY else self.top
        return "\n".join([*rows, f"top {top}, {self.phase.name}, mover {self.s.mover}"])


def box_with(players: int, numbers: dict[str, Any], options: dict[str, Any]) -> Game:
    """Return a game of `players` with changed numbers of the box."""
    game = tinstar.load("caboo", players=players, **options)
    box = game.box.copy().array
    for name, value in numbers.items():
        box[name][0] = value
    box["deck"] = box["deck_sum"] = 0
    plain(prepared_box.prepare, box[0], STATE.blank().array[0])
    game.box = game.rules.box.layout.record(box)
    game.calls = Calls(game.box, fast=False)
    return game


def table(text: str, numbers: dict[str, Any] | None = None, **options: Any) -> Table:
    """Return the table of a drawing, at the start of a turn.

    numbers: changed numbers of the box, such as {"turns": 3}.
    """
    rows = {line.split()[0]: line.split()[1:] for line in text.strip().splitlines()}
    pile, centre = rows.pop("pile", []), [CARDS[w] for w in rows.pop("centre", [])]
    array = STATE.blank().array
    s = array[0]
    _rows(s, rows)
    for rank in centre:
        s.centre[rank] += 1
    s.top = centre[-1] if centre else EMPTY
    copies = np.bincount([*s.face[s.face != EMPTY], *centre], minlength=RANKS)
    drawn = [] if pile == ["rest"] else [CARDS[w] for w in pile]
    s.pile[:] = (4 - copies) if pile == ["rest"] else np.bincount(drawn, minlength=RANKS)
    s.pile_size = s.pile.sum()
    s.lots[0] = s.pile + copies - s.centre
    copies = {"copies": s.pile + copies}
    return Table(box_with(len(rows), copies | (numbers or {}), options), array, drawn)


def _rows(s: Any, rows: dict[str, list[str]]) -> None:
    empty_every_place(s)
    s.caller = s.shown = NOWHERE
    s.drawn = EMPTY
    s.playing = (1 << len(rows)) - 1
    s.turns = 1
    for seat, (name, cards) in enumerate(rows.items()):
        assert name.rstrip("*") == seat_letter(seat), f"expected {seat_letter(seat)}, got {name}"
        if name.endswith("*"):
            s.active = s.mover = s.first = seat
        s.places[seat] = len(cards)
        for at, card in enumerate(cards):
            if card != ".":
                word, _, seen = card.partition(":")
                everybody = "".join(map(seat_letter, range(len(rows))))
                seats = everybody if seen == "*" else seen
                s.face[seat, at] = CARDS[word]
                s.seen[seat, at] = sum(1 << everybody.index(x) for x in seats)
                s.cards[seat] += 1


# --- the beginning of a game ---------------------------------------------------------------------


def dealt(
    cards: str, players: int, first: int = A, numbers: dict[str, Any] | None = None, **options: Any
) -> Table:
    """Deal these cards, one by one, beginning with the player `first`."""
    game = box_with(players, numbers or {}, options)
    t = Table(game, game.new_initial_state().array, [CARDS[w] for w in cards.split()])
    t.answer(first)
    t.draw_on()
    return t
