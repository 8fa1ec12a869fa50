"""Kuhn poker: three cards, two seats, one bet. Small enough to be solved by hand.

H. W. Kuhn, "A simplified two-person poker", 1950: the first seat loses 1/18 of an ante a game.

It uses all that a game may declare: a hand that its owner sees, a card that the rules show, a deck
that nobody sees, and a public count of it.
"""

from copy import copy
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

from tests.engine import kuhn_words
from tinstar.engine.actions import Actions
from tinstar.engine.compiler import rule
from tinstar.engine.flow import Flow, chance, decides, over
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.game_parameters import Box, Number
from tinstar.engine.layout import A_SEAT, Field, Layout, Seats, Sees, field
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
    OVER = 2


class Ending(IntEnum):
    NONE = 0
    FOLDED = 1
    SHOWN = 2


class Objection(IntEnum):
    NONE = 0
    NO_BET = 1
    A_BET = 2


ACTIONS = Actions()
CHECK, BET, FOLD, CALL = (ACTIONS.add(name, name) for name in ("check", "bet", "fold", "call"))
BOX = Box("kuhn_box", (2, 2), Number("ante", "chips that each seat stakes", least=1))
ANTE = {"value": 1, "grade": "A", "source": "H. W. Kuhn, 1950"}
EDITION = BOX.edition("kuhn", {"title": "Kuhn poker", "ante": ANTE})
STATE = Layout(
    "kuhn",
    field("phase", (), Sees.EVERYONE, "what is being decided", of=Phase),
    field("mover", (), Sees.EVERYONE, "seat that is asked, or dealt a card", value=A_SEAT),
    field("hand", (SEATS,), Sees.OWNER, "card in hand", of=Card, blank=Card.NONE),
    field("laid", (SEATS,), Sees.BY_RULE, "the same, on the table", of=Card, blank=Card.NONE),
    field("deck", (CARDS,), Sees.NOBODY, "1 for each card in the deck"),
    field("deck_size", (), Sees.EVERYONE, "cards in the deck", counts="deck"),
    field("answers", (), Sees.EVERYONE, "how often a seat has acted"),
    field("has_bet", (SEATS,), Sees.EVERYONE, "1 where the seat has bet or called"),
)


@rule
def set_up(box, s):
    for seat in range(len(s.hand)):
        s.hand[seat] = Card.NONE
        s.laid[seat] = Card.NONE
    for card in range(CARDS):
        s.deck[card] = 1
    s.deck_size = CARDS


@rule
def deal(s, card):
    s.hand[s.mover] = card
    s.laid[s.mover] = card
    s.deck[card] = 0
    s.deck_size -= 1
    s.mover = 1 - s.mover
    if s.deck_size == 1:
        s.phase = Phase.PLAY


@rule
def cards_of_the_deck(s, out):
    for card in range(CARDS):
        out[card] = s.deck[card]
    return CARDS


@rule
def a_bet_is_open(s):
    return s.has_bet[0] != s.has_bet[1]


@rule
def objection_to_a_bet(s):
    return Objection.A_BET if a_bet_is_open(s) else Objection.NONE


@rule
def objection_to_no_bet(s):
    return Objection.NONE if a_bet_is_open(s) else Objection.NO_BET


@rule
def answer(box, s, bets):
    s.has_bet[s.mover] = bets
    s.answers += 1
    s.mover = 1 - s.mover
    if ending(box, s) != Ending.NONE:
        s.phase = Phase.OVER


@rule
def reveal(box, s, seat, v):
    """Show both cards when the hands are compared; after a fold they stay hidden."""
    if ending(box, s) == Ending.SHOWN:
        for each in range(SEATS):
            v.laid[each] = s.laid[each]


@rule
def deal_unseen(box, v, seat, stream):
    """Redeal the other seats' cards, unless they were shown."""
    dealt = CARDS - v.deck_size
    for card in range(CARDS):
        v.deck[card] = 1
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
    """Return the chips won or lost."""
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


FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.DEAL,
    phases={
        Phase.DEAL: chance(
            deal, cards_of_the_deck, seen_by="mover", tells=kuhn_words.dealt, leads_to=(Phase.PLAY,)
        ),
        Phase.PLAY: decides(
            "mover",
            CHECK.does(answer, objection_to_a_bet, tells=kuhn_words.answered, bets=0),
            BET.does(answer, objection_to_a_bet, tells=kuhn_words.answered, bets=1),
            FOLD.does(answer, objection_to_no_bet, tells=kuhn_words.answered, bets=0),
            CALL.does(answer, objection_to_no_bet, tells=kuhn_words.answered, bets=1),
            leads_to=(Phase.OVER,),
        ),
        Phase.OVER: over(),
    },
)

RULES = Rules(
    name="kuhn",
    title="Kuhn poker",
    version=1,
    folder=Path(__file__).parent,
    box=BOX,
    flow=FLOW,
    objections=Objection,
    endings=Ending,
    most_outcomes=CARDS,
    set_up=set_up,
    reveal=reveal,
    deal_unseen=deal_unseen,
    ending=ending,
    score=score,
    is_winner=is_winner,
    longest_game=longest_game,
    words=kuhn_words.WORDS,
    scene=kuhn_words.SCENE,
)


def game(rules: Rules = RULES) -> Game:
    return Game(rules, 2, EDITION, {})


def variant(name: str, *fields: Field, **changes: Any) -> Rules:
    """Return the game with some fields, parts and functions of its flow changed."""
    rows = STATE.fields | {f.name: f for f in fields}
    flow = copy(changes.pop("flow", FLOW))
    flow.state = Layout(name, *rows.values())
    own = {f: changes.pop(f) for f in [*changes] if f in flow.functions}
    flow.functions = flow.functions | own
    return replace(RULES, name=name, flow=flow, **changes)
