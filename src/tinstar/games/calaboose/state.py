"""The box of Calaboose (its numbers and options), and the record of its state."""

from enum import IntEnum

from tinstar.engine.actions import members
from tinstar.engine.game_parameters import Box, Derived, Number, Option
from tinstar.engine.layout import A_SEAT, Layout, Sees, field
from tinstar.games.calaboose.components import CELLS, KINDS, OUTLAWS, SEATS, Card, Cell


class Phase(IntEnum):
    """The decision to be made. Phases after OVER are steps that follow once all cards are drawn."""

    MULLIGAN = 0  # does this seat redraw its Hucksters?
    TURN = 1  # the badge's owner plays
    WHISKEY = 2  # does this seat stop the Bad Whiskey?
    DEFENCE = 3  # does this seat defend its jail?
    REDIRECT = 4  # where does the defending card go?
    PARTNER = 5  # where does the other Gunslinger go?
    OVER = 6
    DEAL = 7  # the next hand is dealt
    REDRAWN = 8  # the next seat is offered to redraw
    WHISKEY_PLAYED = 9  # a player is asked whether to stop it
    CANCELLED = 10  # the turn goes on
    JAIL_BREAK = 11  # the prisoners named walk out
    TURN_ENDS = 12  # the badge passes


class Step(IntEnum):
    """Steps without a decision, at the end of a game. They are never stored in a record."""

    GAME_ENDS = 13  # the jails are scored
    NEXT_GAME = 14  # the next game of the series is dealt


class Ending(IntEnum):
    """The ways a game can end, in the rulebook's order."""

    NONE = 0
    LOCKED_DOWN = 1  # all cells of one jail are locked down
    NOWHERE_TO_GO = 2  # a player played a card that had no place to go
    OUT_OF_CARDS = 3  # a player has no cards left
    ALL_PASSED = 4  # all players passed in a row  [R3]


ROW = (len(OUTLAWS) + 1,)  # one entry for each outlaw; the last (index EMPTY) is for an empty cell

BOX = Box(
    "calaboose_box",
    (2, int(SEATS)),  # [C1]
    Number("hand_size", "cards in a full hand", least=1, most=20),
    Number("cells", "cells in a jail", least=1, most=CELLS),
    Number("redraw_from", "Hucksters in an opening hand that may be redrawn", least=1, most=20),
    Number("copies", "cards of each kind", of=tuple(Card), most=200),
    Number("value", "value on the top corners", of=OUTLAWS, most=99),
    Number("bounty", "what a gang of 1, 2... is worth", of=OUTLAWS, length=CELLS, most=999),
    Option("games", (1, 3), "games in a series; scores are added up", recommended=3),  # [O4]
    Option(  # [O1]
        "redraw_hucksters",
        (False, True),
        "a hand full of Hucksters may be discarded and drawn anew, once",
    ),
    Option(  # [O3]
        "whiskey_cancel_by",
        ("target", "anyone"),
        "who may stop a Bad Whiskey",
        "R25",
        (
            "only the player whose hand would be taken may stop a Bad Whiskey",
            "anybody may stop a Bad Whiskey",
        ),
    ),
    Option(  # [O6]
        "passing",
        ("if_stuck", "freely"),
        "who may pass a turn",
        "R3",
        ("a player who can put, send or lock down may not pass", "anybody may pass a turn"),
    ),
    Option(  # [O7]
        "played_nowhere",
        ("other_jails_full", "all_jails_full"),
        "when a card may be played that can go nowhere",
        "R29",
        (
            "a card without a place in the other jails may be played, which ends the game",
            "a card that can go nowhere may be played only while your own jail is full",
        ),
    ),
    Option(  # [O8]
        "defender_draws",
        ("at_once", "after_the_turn"),
        "when a defender draws",
        "R7",
        ("a defender draws at once", "a defender draws only when the turn is over"),
    ),
    Derived("may_cover", "outlaws that may cover an empty cell or each prisoner, as bits", ROW),
    Derived("may_beat", "outlaws that may defend against each outlaw, as bits", ROW),
)

ANYONE = BOX.options["whiskey_cancel_by"].choices.index("anyone")
FREELY = BOX.options["passing"].choices.index("freely")
ALL_JAILS_FULL = BOX.options["played_nowhere"].choices.index("all_jails_full")
AFTER_THE_TURN = BOX.options["defender_draws"].choices.index("after_the_turn")

STATE = Layout(
    "calaboose",
    field("phase", (), Sees.EVERYONE, "what is being decided", of=Phase),
    field("game", (), Sees.EVERYONE, "games of the series that are finished"),
    field("dealer", (), Sees.EVERYONE, "seat that dealt, or -1 before the first", value=A_SEAT),
    field("badge", (), Sees.EVERYONE, "seat holding the Sheriff's Badge", value=A_SEAT),
    field("mover", (), Sees.EVERYONE, "seat that is asked", value=A_SEAT),
    field("drawer", (), Sees.EVERYONE, "seat that is drawing", value=A_SEAT),
    field("draws", (), Sees.EVERYONE, "cards it still has to draw"),
    field("named", (), Sees.EVERYONE, "seat whose hand is to be taken, or -1", value=A_SEAT),
    field("breaks_out", (), Sees.EVERYONE, "kind of outlaw that breaks out, or EMPTY", of=Cell),
    field("passes", (), Sees.EVERYONE, "turns passed in a row for want of a card to play"),
    field("hand", (SEATS, KINDS), Sees.OWNER, "cards of each kind in hand", kinds=members(*Card)),
    field("hand_size", (SEATS,), Sees.EVERYONE, "cards in hand", counts="hand"),
    field("draw_pile", (KINDS,), Sees.NOBODY, "cards of each kind still to come"),  # [S4]
    field("pile_size", (), Sees.EVERYONE, "cards in the draw pile", counts="draw_pile"),
    field("discards", (KINDS,), Sees.EVERYONE, "cards of each kind discarded"),  # [S5]
    field("jail", (SEATS, CELLS), Sees.EVERYONE, "prisoner in each cell", of=Cell),  # [J1]
    field("locked", (SEATS, CELLS), Sees.EVERYONE, "1 where the cell is locked down"),
    field(
        "attacker", (SEATS, CELLS), Sees.EVERYONE, "card in front of a cell, unanswered", of=Cell
    ),
    field(
        "chain", (SEATS, CELLS), Sees.EVERYONE, "0, or how deep in the turn a cell is in question"
    ),
    field("depth", (), Sees.EVERYONE, "how deep the deepest is"),
    field(
        "used", (SEATS, CELLS), Sees.EVERYONE, "1 where the prisoner has fought a duel this turn"
    ),
    field("attacker_used", (SEATS, CELLS), Sees.EVERYONE, "1 where the attacker has"),
    field("sent", (), Sees.EVERYONE, "card on its way to another jail, or EMPTY", of=Cell),
    field("partner", (), Sees.EVERYONE, "Gunslinger to follow it, or EMPTY", of=Cell),
    field("partner_used", (), Sees.EVERYONE, "1 if that partner, or what flies alone, has"),
    field(
        "partner_jail", (), Sees.EVERYONE, "jail that the first was sent to, or -1", value=A_SEAT
    ),
    field(
        "known", (SEATS, SEATS, KINDS), Sees.OWNER, "cards the first seat knows the second holds"
    ),
    field("not_hucksters", (SEATS,), Sees.EVERYONE, "at least so many in hand are no Hucksters"),
    field("specials", (SEATS,), Sees.EVERYONE, "at least so many in hand can sit in no jail"),
    field("total", (SEATS,), Sees.EVERYONE, "points from finished games"),
    field("ending", (), Sees.EVERYONE, "how the last game ended", of=Ending),
)
