"""The box of Rin Tin Tin (its numbers and options), and the record of its state.

Groups are numbered across the whole board. Group g lies in Territory g // GROUPS. Some Territories
have fewer groups than GROUPS, and leave their last numbers unused.
"""

from enum import IntEnum

from tinstar.engine.actions import members, numbers
from tinstar.engine.game_parameters import Box, Derived, Number, Option
from tinstar.engine.layout import A_SEAT, Layout, Sees, Value, field
from tinstar.games.rin_tin_tin.components import (
    ALL_GROUPS,
    CIRCLES,
    DENOMINATIONS,
    GROUPS,
    SEATS,
    SECTORS,
    Spin,
    Squad,
    Territory,
)


class Phase(IntEnum):
    """The decision to be made."""

    START = 0  # chance names the first player
    SPIN = 1
    PLACE = 2  # the mover places a piece
    BOODLE = 3  # the drawer draws a card for a group
    DRAW_OFF = 4  # the drawer draws a card to break a tie
    OVER = 5


class Step(IntEnum):
    """Steps without a decision. They are never stored in a record."""

    ALL_PLAYED = 6  # Outlaws and Boodle are added up
    TIED = 7  # the players with the highest score draw to break the tie


class Ending(IntEnum):
    """The ways a game can end."""

    NONE = 0
    ALL_PLAYED = 1  # all pieces have been played
    TIE_BROKEN = 2  # all pieces have been played, and tied players have drawn cards


BOX = Box(
    "rin_tin_tin_box",
    (2, int(SEATS)),  # [C1]
    Number("cavalrymen", "men in a squad", least=1, most=99),
    Number("figures", "Rin Tin Tin figures in a squad", most=99),
    Number("groups", "groups in each Territory", least=1, most=GROUPS),
    Number("circles", "ordinary circles in a group", least=1, most=CIRCLES),
    Number("sectors", "room for each result on the spinner", of=SECTORS, least=1, most=99),
    Number("on_a_line", "room for the lines between results on the spinner", most=99),
    Number("boodle_value", "what each kind of Boodle Card counts", length=DENOMINATIONS, most=99),
    Number("boodle_copies", "cards of each kind", length=DENOMINATIONS, most=99),
    Option("two_squads", (True, False), "with two players, each plays two squads"),  # [O1]
    Option(  # [O2]
        "on_rin_tin_tin",
        ("figure", "either"),
        "what is placed on a spin of Rin Tin Tin",
        "R7",
        (
            "a player who spins Rin Tin Tin must place a figure, if one is left",
            "a player who spins Rin Tin Tin may place a figure, or a Cavalryman anywhere",
        ),
    ),
    Option(  # [O3]
        "lone_figure",
        ("two", "one"),
        "what a Rin Tin Tin Outlaw Circle held alone counts",
        "R9",
        (
            "a Rin Tin Tin Outlaw Circle held alone counts 2 Outlaws",
            "a Rin Tin Tin Outlaw Circle held alone counts 1 Outlaw",
        ),
    ),
    Option(  # [O4]
        "uncovered_groups",
        ("no_card", "card"),
        "whether groups that are not covered at the end earn a Boodle Card",
        "R10",
        (
            "groups that are not covered at the end earn no Boodle Card",
            "groups that are not covered at the end earn a Boodle Card too",
        ),
    ),
    Derived("squads", "squads that each player has", ()),
    Derived("owner", "the seat that has each squad", (len(Squad),)),
    Derived("breaks_ties", "how many tied players the Boodle Cards suffice for", ()),
)

EITHER = BOX.options["on_rin_tin_tin"].choices.index("either")
ONE = BOX.options["lone_figure"].choices.index("one")
A_CARD = BOX.options["uncovered_groups"].choices.index("card")

OWNED = Value(owned_by="owner")

STATE = Layout(
    "rin_tin_tin",
    field("phase", (), Sees.EVERYONE, "what is being decided", of=Phase),
    field("mover", (), Sees.EVERYONE, "seat whose turn it is", value=A_SEAT),
    field("spun", (), Sees.EVERYONE, "what the spinner shows", of=Spin),
    field(
        "unoccupied",
        (len(SECTORS),),
        Sees.EVERYONE,
        "circles still free for a Cavalryman, by Territory and in all, and for a figure",
    ),
    field("covered", (ALL_GROUPS,), Sees.EVERYONE, "ordinary circles of a group that are covered"),
    field(
        "circle",
        (ALL_GROUPS, CIRCLES),
        Sees.EVERYONE,
        "squad on an ordinary circle",
        of=Squad,
        value=OWNED,
    ),
    field(
        "rin_tin_tin",
        (ALL_GROUPS,),
        Sees.EVERYONE,
        "squad on the other circle",
        of=Squad,
        value=OWNED,
    ),
    field(
        "captured",
        (ALL_GROUPS, SEATS),
        Sees.EVERYONE,
        "circles of a group that a seat covers",
        kinds=tuple(f"{t} {g}" for t in members(*Territory) for g in numbers(GROUPS)),
    ),
    field("cavalrymen", (SEATS,), Sees.EVERYONE, "Cavalrymen not yet played"),
    field("figures", (SEATS,), Sees.EVERYONE, "Rin Tin Tin figures not yet played"),
    field("gone_through", (), Sees.EVERYONE, "groups gone through at the end"),
    field("drawer", (), Sees.EVERYONE, "seat that draws a Boodle Card", value=A_SEAT),
    field(  # [B3]
        "boodle",
        (SEATS, DENOMINATIONS),
        Sees.OWNER,
        "Boodle Cards of each kind held",
        kinds=numbers(DENOMINATIONS),
    ),
    field("boodle_cards", (SEATS,), Sees.EVERYONE, "how many of them", counts="boodle"),  # [R12]
    field("deck", (DENOMINATIONS,), Sees.NOBODY, "Boodle Cards of each kind not drawn"),  # [S1]
    field("deck_size", (), Sees.EVERYONE, "how many of them"),
    field("total", (SEATS,), Sees.EVERYONE, "final score, once the Boodle is shown"),
    field("best", (SEATS,), Sees.EVERYONE, "1 for a seat that has the highest final score"),
    field("ending", (), Sees.EVERYONE, "how the game ended", of=Ending),
)
