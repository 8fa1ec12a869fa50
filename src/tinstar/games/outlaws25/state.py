"""The box of 25 Outlaws (its numbers and options), and the record of its state."""

from enum import IntEnum
from typing import Any

from tinstar.engine.game_parameters import Box, Derived, Number, Option
from tinstar.engine.layout import A_SEAT, Layout, Sees, Value, field
from tinstar.games.outlaws25.components import (
    CHIPS,
    COLOUR,
    DECK,
    EFFECTS,
    LAW,
    MOMENTS,
    NONE,
    RANKS,
    REWARDS,
    ROW,
    SEATS,
    SIZES,
    SUITS,
    SUMMONED,
    Category,
    Effect,
    Moment,
    Outlaw,
    PokerCard,
    Rank,
    Reward,
    Size,
)


class Phase(IntEnum):
    """The decision to be made: by a seat before OVER, by chance before ROUND.

    ROUND and later phases are automatic steps.
    """

    ARRANGE = 0  # who stands at this place of the row?
    LAY_OUT = 1  # how much money does this Outlaw get?
    WINDOW = 2  # does this seat play a Reward?
    SLOW = 3  # which duellist does it slow?
    PARDON = 4  # which Wanted card does it take off?
    LAY_ASIDE = 5  # which poker card does it change?
    CONFRONTED = 6  # does a Reward help against the Sheriff?
    BETTING = 7  # check, call, bet, raise or fold?
    RAISING = 8  # by how much?
    SHOWING = 9  # does this seat show its beaten hand?
    BUYING = 10  # does this seat buy a Reward?
    HOLDING_UP = 11  # does the dealer hold somebody up, and with whom?
    ROBBING = 12  # which Outlaw is held up?
    HELD_UP = 13  # does the victim fight or cower?
    OVER = 14
    FIRST_DEALER = 15
    GANG = 16  # an Outlaw is drawn
    DEAL = 17  # a poker card is dealt
    FLOP = 18
    SHERIFF = 19  # a Sheriff is drawn
    ROLL = 20  # a die is rolled
    REDRAW = 21  # a poker card is drawn for the one laid aside
    REWARD = 22  # a Reward is drawn
    WANTED = 23  # a Wanted card is drawn
    ROUND = 24  # the next round starts
    TEST = 25  # gangs with too little money are out
    LAYING_OUT = 26  # the next seat lays out its money
    ANTE = 27
    SUMMONS = 28  # the flop may bring Sheriffs
    NEXT_SHERIFF = 29
    BETS = 30  # betting begins
    SHOWDOWN = 31  # the next seat shows
    HAND_OVER = 32
    NEXT_BUYER = 33
    HOLDUP = 34  # the dealer's chance
    HOLDUP_OVER = 35
    SPEAK = 36  # the next holder of a Reward is asked
    RESOLVE = 37  # a Reward takes effect
    DECIDED = 38  # nobody has more to add to a duel
    SHERIFF_WINS = 39
    SHERIFF_BEATEN = 40
    BRIBED = 41  # the Sheriff lets himself be paid


class Step(IntEnum):
    """An automatic step in addition to the steps in `Phase`.

    It is never stored in a record.
    """

    DUEL_BEGINS = 42  # both cards are turned up, and the dice roll


class Ending(IntEnum):
    """The ways a game can end."""

    NONE = 0
    LAST_GANG = 1  # one gang is left
    ALL_FAILED = 2  # all gangs that were left failed together
    ROUNDS_PLAYED = 3  # the last round allowed by the option is over
    HAND_PLAYED = 4  # the game was a single hand, which is over


SHOWN, KEPT = 1, 2  # values of a hand's fate in the showdown


def impossible(numbers: dict[str, Any]) -> str:
    """Return why the numbers of an edition do not fit together, or "" if they fit."""
    money = numbers["row"] * numbers["money_of_an_outlaw"] * int(SEATS)
    highest = numbers["least_ante"] + numbers["ante_for_each_gang_out"] * (int(SEATS) - 2)
    rewards = sum(numbers[f"reward_copies.{r.name}"] for r in REWARDS)
    redraws = any(
        numbers[f"reward_copies.{r.name}"] and numbers[f"effects.{r.name}"][Effect.REDRAWS]
        for r in REWARDS
    )
    cards, players = numbers["ranks"] * numbers["suits"], numbers.get("players", BOX.seats[0])
    dealt = players * (3 if redraws else 2) + 1
    checks = {
        f"expected at most {CHIPS} chips in all gangs together, got {money}": money <= CHIPS,
        "[needed]: expected at most money_of_an_outlaw, got more": (
            numbers["needed"] <= numbers["money_of_an_outlaw"]
        ),
        f"[needed]: expected at least the highest ante, {highest}; got less": highest
        <= numbers["needed"],
        f"[sheriffs]: expected at most {SUMMONED} in all, got more": sum(numbers["sheriffs"])
        <= SUMMONED,
        f"expected a Reward for each Outlaw, got {rewards}": rewards >= numbers["row"] * SEATS,
        "[order]: expected another place for each kind of hand, got one twice": (
            len({numbers[f"order.{c.name}"] for c in Category}) == len(Category)
        ),
        f"expected {dealt} poker cards or more for {players} players, got {cards}": dealt <= cards,
        "[sizes]: expected 1 as the last number, as a bet of the limit is always allowed; got 0": (
            numbers["sizes"][Size.LIMIT] == 1
        ),
    }
    return next((why for why, holds in checks.items() if not holds), "")


BOX = Box(
    "outlaws25_box",
    (2, int(SEATS)),  # [C1]
    Number("row", "Outlaws of a gang that are played with", least=1, most=ROW),
    Number("money_of_an_outlaw", "chips that each begins with", least=1, most=CHIPS),
    Number("needed", "chips that the marked Outlaw needs for a round", least=1, most=CHIPS),
    Number("least_ante", "chips of the ante at first", least=1, most=CHIPS),
    Number(
        "ante_for_each_gang_out",
        "chips that the ante grows by with each gang that is out",
        most=CHIPS,
    ),
    Number("ranks", "ranks of poker cards, from the 10", least=3, most=RANKS),
    Number("suits", "suits of poker cards", least=1, most=SUITS),
    Number("sizes", "sizes of bets where there are few", length=SIZES, most=1),
    Number("price", "chips that a Reward costs", least=1, most=CHIPS),
    Number("must_fight", "chips with which one cannot cower", most=CHIPS),
    Number("die_faces", "faces of a die", least=2, most=20),
    Number("rolls", "ties after which a duel is decided", least=1, most=100),
    Number("order", "kinds of hands from weak to strong", of=tuple(Category), most=9),
    Number("speed", "quick-draw speeds of a gang", length=COLOUR, most=20),
    Number("sheriffs", "Sheriffs of speed 1, 2...", length=LAW, most=SUMMONED),
    Number("wanted_copies", "Wanted cards of each rank", of=tuple(Rank), most=20),
    Number("reward_copies", "Reward cards of each kind", of=REWARDS, most=99),
    Number("effects", "what each Reward does", of=REWARDS, length=EFFECTS, most=50),
    Number("moments", "when each Reward may be played", of=REWARDS, length=MOMENTS, most=1),
    Option("rounds", (100, 12), "rounds after which the richest gang wins"),  # [O1]
    Option("hand_only", (False, True), "one hand of poker alone"),  # [O2]
    Option("few_bets", (False, True), "only a few sizes of bets"),  # [O3]
    Option(  # [O4]
        "same_kind",
        ("as_in_poker", "highest_card"),
        "which of two hands of one kind is better",
        "R17",
        (
            "hands of one kind are compared as in poker",
            "the highest card decides between two hands of one kind, between pairs too",
        ),
    ),
    Option(  # [O5]
        "last_gang",
        ("with_money", "in_the_game"),
        "when one gang has won",
        "R37",
        (
            "the game ends as soon as one gang alone has 100 dollars",
            "gangs without 100 dollars play on until the next round",
        ),
    ),
    Option(  # [O6]
        "ante_grows",
        ("at_once", "a_round_later"),
        "when the ante grows for a gang that is out at the start of a round",
        "R39",
        (
            "the ante grows at once when a gang cannot start a round",
            "the ante grows a round later when a gang cannot start a round",
        ),
    ),
    Derived("strength", "of three ranks, not of one suit and of one", (2, RANKS, RANKS, RANKS)),
    Derived("deck", "1 for each poker card that there is", (DECK,)),
    Derived("does", "what each Reward does, as bits", (len(REWARDS),)),
    Derived("fits", "when it may be played, as bits", (len(REWARDS),)),
    impossible=impossible,
)

HIGHEST_CARD = BOX.options["same_kind"].choices.index("highest_card")
WITH_MONEY = BOX.options["last_gang"].choices.index("with_money")
A_ROUND_LATER = BOX.options["ante_grows"].choices.index("a_round_later")

A_PLACE = Value(ROW)

STATE = Layout(
    "outlaws25",
    field("phase", (), Sees.EVERYONE, "what is being decided", of=Phase),
    field("mover", (), Sees.EVERYONE, "seat that is asked, or that chance deals to", value=A_SEAT),
    field("count", (), Sees.EVERYONE, "how many of a row of questions or cards are done"),
    field("asked", (), Sees.EVERYONE, "how many seats of a circle have been asked"),
    field("round_number", (), Sees.EVERYONE, "number of the round"),
    field("dealer", (), Sees.EVERYONE, "seat that deals", value=A_SEAT),
    field("out", (SEATS,), Sees.EVERYONE, "1 where the gang is out of the game"),
    # the gangs
    field("outlaw", (SEATS, ROW), Sees.BY_RULE, "the Outlaw at each place", of=Outlaw, blank=NONE),
    field("alive", (SEATS, ROW), Sees.EVERYONE, "1 where an Outlaw is in the game"),
    field("face_up", (SEATS, ROW), Sees.EVERYONE, "1 where it has been turned up"),
    field("money", (SEATS, ROW), Sees.EVERYONE, "chips on each Outlaw"),
    field("marker", (SEATS,), Sees.EVERYONE, "place of the marked Outlaw"),
    field("wanted", (SEATS, ROW, RANKS), Sees.EVERYONE, "Wanted cards of each rank on it"),
    field("holds", (SEATS, ROW), Sees.EVERYONE, "1 where it holds a Reward"),
    field("reward", (SEATS, ROW), Sees.OWNER, "that Reward", of=Reward, blank=NONE),  # [U5]
    field("plan", (SEATS, ROW), Sees.OWNER, "chips it is to have, or -1", blank=NONE),
    field("bank", (), Sees.EVERYONE, "chips in the Bank"),
    # the hand
    field("ante", (), Sees.EVERYONE, "chips of the ante and of the least bet"),
    field("pot", (), Sees.EVERYONE, "chips in the pot"),
    field("flop", (), Sees.EVERYONE, "the card for all", of=PokerCard),
    field("cards", (SEATS,), Sees.EVERYONE, "cards in hand"),
    field("hole", (SEATS, 2), Sees.BY_RULE, "those cards", of=PokerCard, blank=NONE),  # [P5]
    field("laid_aside", (SEATS,), Sees.EVERYONE, "1 where a card was changed"),
    field("aside", (SEATS,), Sees.OWNER, "the card laid aside", of=PokerCard, blank=NONE),
    field("in_hand", (SEATS,), Sees.EVERYONE, "1 where the marked Outlaw is in the hand"),
    field("answered", (SEATS,), Sees.EVERYONE, "1 where it has answered in the betting"),
    field("stake", (SEATS,), Sees.EVERYONE, "chips it had after the ante"),
    field("bet", (SEATS,), Sees.EVERYONE, "chips it has bet"),
    field("high", (), Sees.EVERYONE, "the highest bet"),
    field("raiser", (), Sees.EVERYONE, "seat that bet or raised last, or -1", value=A_SEAT),
    field("best", (), Sees.EVERYONE, "strength of the best hand shown"),
    field("shown", (SEATS,), Sees.EVERYONE, "1 where the hand was shown, 2 where it was not"),
    field("hands", (), Sees.EVERYONE, "hands that are finished"),
    field("winnings", (SEATS,), Sees.EVERYONE, "chips that the last of them brought"),
    # Sheriffs and duels
    field("sheriffs", (LAW,), Sees.EVERYONE, "Sheriffs of speed 1, 2... in the deck"),
    field("summoned", (), Sees.EVERYONE, "how many Sheriffs the flop has brought"),
    field("posse", (SUMMONED,), Sees.EVERYONE, "their speeds"),
    field("posse_for", (SUMMONED,), Sees.EVERYONE, "the places they have come for", value=A_PLACE),
    field("confronted", (), Sees.EVERYONE, "how many of them are done"),
    field("duellist", (2,), Sees.EVERYONE, "places of attacker and defender", value=A_PLACE),
    field("die", (2,), Sees.EVERYONE, "what each has rolled"),
    field("bonus", (2,), Sees.EVERYONE, "what Rewards have added for each"),
    field("roller", (), Sees.EVERYONE, "who rolls: 0 the attacker, 1 the defender"),
    field("ties", (), Sees.EVERYONE, "how often the duel was tied"),
    # Rewards
    field("window", (), Sees.EVERYONE, "which moment for Rewards this is", of=Moment),
    field("bought", (), Sees.EVERYONE, "1 if the seat has bought in this round"),
    field("played", (), Sees.EVERYONE, "the Reward played last", of=Reward),  # [U6]
    field("card_row", (), Sees.EVERYONE, "place that it lay at"),
    field("pending", (), Sees.EVERYONE, "what of it has still to be done, as bits"),
    field("pardons", (), Sees.EVERYONE, "Wanted cards it has still to take off"),
    field("back", (), Sees.EVERYONE, "what was being decided", of=Phase),
    field("won", (SEATS,), Sees.EVERYONE, "1 where the game is won"),
    field("ending", (), Sees.EVERYONE, "how the game ended", of=Ending),
)
