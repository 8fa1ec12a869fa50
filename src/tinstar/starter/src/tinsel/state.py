"""The numbers and options of Tinsel (its box), and its state: each field, and who sees it."""

from enum import IntEnum
from typing import Any

from tinsel.components import KINDS, SEATS, WARES, Ware
from tinstar.engine.game_parameters import Box, Number, Option
from tinstar.engine.layout import A_SEAT, Layout, Sees, field


class Phase(IntEnum):
    """The pending decision; DEAL and FIRST are decided by chance."""

    OFFER = 0
    ANSWER = 1
    DEAL = 2
    FIRST = 3
    OVER = 4


class Ending(IntEnum):
    NONE = 0
    SOLD_OUT = 1


def too_few(numbers: dict[str, Any]) -> str:
    """Return why these numbers do not fit together, or "" if they do."""
    wares = sum(numbers[f"copies.{kind.name}"] for kind in KINDS)
    needed = numbers["hand_size"] * numbers.get("players", 2)
    return f"expected {needed} wares to deal, got {wares}" if wares < needed else ""


BOX = Box(
    "tinsel_box",
    (2, int(SEATS)),
    Number("hand_size", "wares dealt to each", least=1, most=20),
    Number("copies", "wares of each kind", of=KINDS, most=40),
    Number("value", "points for each ware", of=KINDS, least=-99, most=99),
    Option("unwrap_all", (False, True), "whether a ware that is left is unwrapped too"),  # [O1]
    impossible=too_few,
)

STATE = Layout(
    "tinsel",
    field("phase", (), Sees.EVERYONE, "what is being decided", of=Phase),
    field("peddler", (), Sees.EVERYONE, "seat whose turn it is, or -1", value=A_SEAT),
    field("customer", (), Sees.EVERYONE, "seat before which a ware lies, or -1", value=A_SEAT),
    field("offered", (), Sees.EVERYONE, "wares that were offered so far"),
    field("offer", (SEATS,), Sees.OWNER, "the ware that its peddler offers", of=Ware, blank=-1),
    field("hand", (SEATS, WARES), Sees.OWNER, "wares in hand, of each kind"),
    field("hand_size", (SEATS,), Sees.EVERYONE, "wares in hand", counts="hand"),
    field("shelf", (SEATS, WARES), Sees.EVERYONE, "wares on the shelf, unwrapped"),
    field("wrapped", (SEATS, WARES), Sees.OWNER, "wares on the shelf, wrapped"),  # [R1]
    field("wrapped_size", (SEATS,), Sees.EVERYONE, "how many those are", counts="wrapped"),
    field("pile", (WARES,), Sees.NOBODY, "wares that were not dealt"),
    field("pile_size", (), Sees.EVERYONE, "how many those are", counts="pile"),
)
