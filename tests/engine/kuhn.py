"""Kuhn poker: three cards, two seats, one bet. Small enough to be solved by hand.

H. W. Kuhn, "A simplified two-person poker", 1950: the first seat loses 1/18 of an ante a game.
It exercises what a game may declare: a hand that its owner sees, a card that the rules show, a
deck that nobody sees, and a public count of it.
"""

import sys
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

from tests.engine import kuhn_words
from tinstar.engine.actions import Actions, Family
from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.game_parameters import Box, Number
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.engine.layout import Field, Layout, Seats, Sees, field
from tinstar.engine.random_streams import pick

SEATS = Seats(2)
CARDS = 3


class Card(IntEnum):
    NONE = -1
    JACK = 0
    QUEEN = 1
    KING = 2


class Phase(IntEnum):
    DEAL = 0
    PLAY = 1


class Ending(IntEnum):
    NONE = 0
    FOLDED = 1
    SHOWN = 2


class Objection(IntEnum):
    NONE = 0
    NO_BET = 1
    A_BET = 2


CHECK, BET, FOLD, CALL = range(4)
ACTIONS = Actions(*(Family(name, name) for name in ("check", "bet", "fold", "call")))
BOX = Box("kuhn_box", (2, 2), Number("ante", "chips that each seat stakes", least=1))
ANTE = {"value": 1, "grade": "A", "source": "H. W. Kuhn, 1950"}
EDITION = BOX.edition("kuhn", {"title": "Kuhn poker", "ante": ANTE})
STATE = Layout(
    "kuhn",
    field("hand", (SEATS,), Sees.OWNER, "card in hand", of=Card, blank=Card.NONE),
    field("laid", (SEATS,), Sees.BY_RULE, "the same, on the table", of=Card, blank=Card.NONE),
    field("deck", (CARDS,), Sees.NOBODY, "1 for each card in the deck"),
    field("deck_size", (), Sees.EVERYONE, "cards in the deck", counts="deck"),
    field("answers", (), Sees.EVERYONE, "how often a seat has acted"),
    field("has_bet", (SEATS,), Sees.EVERYONE, "1 where the seat has bet or called"),
)


@rule
def set_up(box, s):
    s.hand[:] = Card.NONE
    s.laid[:] = Card.NONE
    s.deck[:] = 1
    s.deck_size = CARDS


@rule
def to_act(box, s):
    if s.deck_size > 1:
        return CHANCE
    return s.answers % 2 if ending(box, s) == Ending.NONE else TERMINAL


@rule
def a_bet_is_open(s):
    return s.has_bet[0] != s.has_bet[1]


@rule
def legal_actions(box, s, out):
    out[0] = FOLD if a_bet_is_open(s) else CHECK
    out[1] = out[0] + 1
    return 2


@rule
def objection(box, s, action):
    if a_bet_is_open(s):
        return Objection.A_BET if action < FOLD else Objection.NONE
    return Objection.NONE if action < FOLD else Objection.NO_BET


@rule
def apply(box, s, action):
    if s.deck_size > 1:
        seat = CARDS - s.deck_size
        s.hand[seat] = action
        s.laid[seat] = action
        s.deck[action] = 0
        s.deck_size -= 1
    else:
        s.has_bet[s.answers % 2] = action % 2
        s.answers += 1


@rule
def chances(box, s, out):
    for card in range(CARDS):
        out[card] = s.deck[card]
    return CARDS


@rule
def sees_answer(box, s, seat):
    return 1 if s.deck_size == 1 or seat == CARDS - s.deck_size else 0


@rule
def reveal(box, s, seat, v):
    """Both cards, once they are shown; nobody need show after a fold."""
    if ending(box, s) == Ending.SHOWN:
        for each in range(SEATS):
            v.laid[each] = s.laid[each]


@rule
def deal_unseen(box, v, seat, stream):
    """The cards of the other seats are dealt anew, unless they have been shown."""
    dealt = CARDS - v.deck_size
    v.deck[:] = 1
    for each in range(dealt):
        if each != seat:
            v.hand[each] = v.laid[each]
        if v.hand[each] != Card.NONE:
            v.deck[v.hand[each]] = 0
    for each in range(dealt):
        if v.hand[each] == Card.NONE:
            v.hand[each] = pick(stream, v.deck, CARDS)
            v.deck[v.hand[each]] = 0
        v.laid[each] = v.hand[each]


@rule
def ending(box, s):
    if s.answers < 2 or (s.answers == 2 and s.has_bet[1] > s.has_bet[0]):
        return Ending.NONE
    return Ending.FOLDED if a_bet_is_open(s) else Ending.SHOWN


@rule
def score(box, s, seat):
    """Chips won or lost."""
    how = ending(box, s)
    if how == Ending.FOLDED:
        return box.ante if s.has_bet[seat] else -box.ante
    if how == Ending.SHOWN:
        stake = box.ante + s.has_bet[seat]
        return stake if s.hand[seat] > s.hand[1 - seat] else -stake
    return 0


@rule
def is_winner(box, s, seat):
    return 1 if score(box, s, seat) > 0 else 0


@rule
def longest_game(box, s):
    return 3


RULES = Rules(
    name="kuhn",
    title="Kuhn poker",
    version=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    actions=ACTIONS,
    phases=Phase,
    objections=Objection,
    endings=Ending,
    most_outcomes=CARDS,
    modules=(sys.modules[__name__],),
    words=kuhn_words,
    scene=kuhn_words,
)


def game(rules: Rules = RULES) -> Game:
    return Game(rules, 2, EDITION, {})


def variant(name: str, *fields: Field, **changes: Any) -> Rules:
    """The same game with some fields and functions changed.

    Its record has one field more, of its own name, since a record says whose game it is.
    """
    rows = STATE.fields | {f.name: f for f in fields}
    mark = field(name, (), Sees.EVERYONE, "tells this record from others")
    return replace(RULES, name=name, state=Layout(name, *rows.values(), mark), **changes)
