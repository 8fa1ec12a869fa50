"""The box of Caboo (its numbers and options), and the record of its state."""

from enum import IntEnum

from tinstar.engine.game_parameters import Box, Derived, Number, Option
from tinstar.engine.layout import A_SEAT, SEAT_BITS, Layout, Sees, Value, field
from tinstar.games.caboo.components import LOTS, PLACES, RANKS, SEATS, UNSEEN, Answer, Face, Rank


class Phase(IntEnum):
    """The decision to be made. In FIRST and later phases, chance decides."""

    TURN = 0  # does the player call Caboo, or draw?
    PLAY = 1  # what does the player do with the drawn card?
    TRADE = 2  # which other player's card is traded?
    NAME = 3  # which other cards are stacked?
    GIVE = 4  # which card does the player give for another player's card?
    WINDOW = 5  # does anybody say "Mine!" or "Caboo"?
    CLAIM = 6  # what does the first to say "Mine!" do?
    OVER = 7
    FIRST = 8  # who begins?
    DEAL = 9  # which card is dealt next?
    DRAW = 10  # which card is drawn?
    PENALTY = 11  # which card is the penalty?
    WHO_CALLED = 12  # who was first to say "Caboo"?
    WHO_CLAIMED = 13  # who was first to say "Mine!"?
    REVEALED = 14  # all cards lie open; which is dealt first in the next round?


class Step(IntEnum):
    """Steps without a decision. They are never stored in a record."""

    TURN_ENDS = 15  # the next turn begins, or the round ends
    ROUND_ENDS = 16  # all cards are turned over and counted


class Ending(IntEnum):
    """The ways a game can end. There is only one: after the last round the lowest total wins."""

    NONE = 0
    LAST_ROUND = 1


class How(IntEnum):
    """The ways a round can end."""

    NONE = 0
    CALLED = 1
    NO_CARDS = 2  # a card was needed, and none was left
    TOO_LONG = 3


DECK = tuple(Rank)

BOX = Box(
    "caboo_box",
    (2, int(SEATS)),  # [R27]
    Number("dealt", "cards dealt to each", least=1, most=PLACES),  # [S1]
    Number("looked_at", "cards at the bottom that their owner looks at", most=PLACES),
    Number("row", "cards in a row at the most", least=1, most=PLACES),
    Number("wrong_call", "points for a wrong call"),
    Number("right_call", "points for a right call", least=-99, most=999),
    Number("advanced_right_call", "points for a right call in Advanced Caboo", least=-99, most=999),
    Number("limit", "points above which a player is out", most=9999),
    Number("advanced_limit", "points above which a player is out in Advanced Caboo", most=9999),
    Number("turns", "turns in a round at the most without a call", least=1),
    Number("rounds", "rounds at the most", least=1, most=200),
    Number("copies", "cards of each rank", of=DECK, most=40),
    Number("value", "what a card counts", of=DECK, most=99),
    Number("power", "what a card does when laid in the centre", of=DECK, most=3),
    Option("advanced", (False, True), "Advanced Caboo: a last round after the call"),  # [A1]
    Option(  # [O1]
        "lock_caller",
        (False, True),
        "whether the caller's cards are protected",
        "R17",
        ("the caller's cards are not protected", "nobody else touches the caller's cards"),
    ),
    Option(  # [O2]
        "tie_fails_caller",
        (False, True),
        "whether a tie with the caller makes the call wrong",
        "R18",
        ("a caller who ties for the least was right", "a tie with the caller makes the call wrong"),
    ),
    Option(  # [O4]
        "calling",
        ("in_windows", "own_turn", "any_time"),
        "when Caboo may be called",
        "R15",
        (
            "Caboo may be called on your own turn and whenever a card has been laid down",
            "Caboo may be called only at the start of your own turn",
            "Caboo may be called on your own turn, whenever a card has been laid down, "
            "and when another player has drawn a card",
        ),
    ),
    Option(  # [O5]
        "wrong_call_costs",
        ("penalty", "sum_and_penalty"),
        "what a wrong call costs",
        "R19",
        (
            "a wrong call costs its penalty and no more",
            "a wrong call costs its penalty and the sum of your cards",
        ),
    ),
    Option(  # [O6]
        "empty_pile",
        ("shuffle", "round_ends"),
        "what happens when the pile is empty",
        "R21",
        (
            "the centre is shuffled for a new pile when the pile is empty",
            "the round ends when a card is needed and the pile is empty",
        ),
    ),
    Derived("deck", "cards in the deck", ()),
    Derived("deck_sum", "what all its cards count together", ()),
    Derived("out_above", "the limit of this game", ()),
    Derived("reward", "points for a right call in this game", ()),
)

OWN_TURN = BOX.options["calling"].choices.index("own_turn")
ANY_TIME = BOX.options["calling"].choices.index("any_time")
SUM_AND_PENALTY = BOX.options["wrong_call_costs"].choices.index("sum_and_penalty")
ROUND_ENDS = BOX.options["empty_pile"].choices.index("round_ends")

ROWS = (SEATS, PLACES)
A_PLACE = Value(PLACES)
SET_OF_PLACES = Value(PLACES, in_no_order=True)

STATE = Layout(
    "caboo",
    field("phase", (), Sees.EVERYONE, "what is being decided", of=Phase),
    field("finished", (), Sees.EVERYONE, "rounds that are finished"),
    field("playing", (), Sees.EVERYONE, "seats that play this round, as bits", value=SEAT_BITS),
    field("first", (), Sees.EVERYONE, "seat that begins the round, or -1", value=A_SEAT),
    field("turns", (), Sees.EVERYONE, "turns begun in this round"),
    field("active", (), Sees.EVERYONE, "seat whose turn it is", value=A_SEAT),
    field("mover", (), Sees.EVERYONE, "seat that is asked, or is dealt to", value=A_SEAT),
    field("caller", (), Sees.EVERYONE, "seat that has called Caboo, or -1", value=A_SEAT),
    field("last_round", (), Sees.EVERYONE, "1 once the last round after a call has begun"),
    field("drawn", (), Sees.BY_RULE, "card drawn and not yet laid down", of=Face, blank=UNSEEN),
    field("centre", (RANKS,), Sees.EVERYONE, "cards of each rank in the centre"),  # [R26]
    field("top", (), Sees.EVERYONE, "the card on top of them", of=Face),
    field("pile", (RANKS,), Sees.NOBODY, "cards of each rank still to be drawn"),
    field("pile_size", (), Sees.EVERYONE, "cards still to be drawn", counts="pile"),
    field("face", ROWS, Sees.BY_RULE, "card in each place", of=Face, blank=UNSEEN),
    field("seen", ROWS, Sees.EVERYONE, "seats that saw the card there, as bits", value=SEAT_BITS),
    field("cards", (SEATS,), Sees.EVERYONE, "cards in a row"),
    field("places", (SEATS,), Sees.EVERYONE, "places of a row, gaps included"),
    field("lot", (), Sees.EVERYONE, "the shuffle that the draw pile comes from"),
    field("lot_of", ROWS, Sees.EVERYONE, "the shuffle that the card in a place comes from"),
    field("lots", (LOTS, RANKS), Sees.EVERYONE, "of each shuffle, the cards not in the centre"),
    field("named", (PLACES,), Sees.EVERYONE, "places to stack, in order", value=SET_OF_PLACES),
    field("named_count", (), Sees.EVERYONE, "how many are named"),
    field("turned", (), Sees.EVERYONE, "how many of them are turned over"),
    field("stacked", (), Sees.EVERYONE, "1 once a card has been stacked this turn"),
    field("taken", (), Sees.EVERYONE, '1 once "Mine!" has taken the card of this turn'),
    field("barred", (), Sees.EVERYONE, "seats that stacked wrongly, as bits", value=SEAT_BITS),
    field("traded", (), Sees.EVERYONE, "own place whose card is being traded"),
    field("gap", (), Sees.EVERYONE, "place that waits for a card to be given", value=A_PLACE),
    field("answer", (SEATS,), Sees.OWNER, "what each seat has said in the window", of=Answer),
    field("answered", (), Sees.EVERYONE, "seats that have answered, as bits", value=SEAT_BITS),
    field("glance", (SEATS,), Sees.EVERYONE, "the card a seat is looking at, or -1", value=A_PLACE),
    field("shown", (), Sees.EVERYONE, "place of the card shown to all, or -1", value=A_PLACE),
    field("points", (SEATS,), Sees.EVERYONE, "points from the last round that is finished"),
    field("total", (SEATS,), Sees.EVERYONE, "points from all of them"),
    field("how", (), Sees.EVERYONE, "how that round ended", of=How),
)
