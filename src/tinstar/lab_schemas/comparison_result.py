"""What is asked of two settings of a game, and what is found: as the house and the lab say it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS

MOST_CHANGES = 60  # of numbers, in one setting

Path = Annotated[str, Meta(min_length=1, max_length=80)]
Whole = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Chosen = bool | Whole | Annotated[str, Meta(max_length=40)]


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """What differs from the game as it is: numbers by their paths, such as `bounty.gunslinger.1`,
    and options."""

    numbers: Annotated[dict[Path, Whole], Meta(max_length=MOST_CHANGES)] = {}
    options: Annotated[dict[Path, Chosen], Meta(max_length=MOST_CHANGES)] = {}

    def said(self) -> str:
        """In one line, as `tinstar compare` takes it; empty for the game as it is."""
        changes: dict[str, Chosen] = self.numbers | self.options
        return " ".join(f"{name}={value}".lower() for name, value in changes.items())


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """What is another setting to do to a game that players of that kind play?"""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    a: Setting
    b: Setting
    kind: Literal["random", "greedy", "net"] = "greedy"


class Interval(Struct, frozen=True):
    """A figure, and where it lies with 95 %."""

    value: float
    low: float
    high: float


class Finding(Struct, frozen=True):
    """What `metric` is in both settings, told apart by `which`, and how much more it is in the
    second; as so many in a hundred where it is a `share`. `sure`: it is none of luck's."""

    metric: str
    text: str
    which: str
    share: bool
    a: Interval
    b: Interval
    difference: Interval
    sure: bool


class Compared(Struct, frozen=True):
    """What so many games of each have shown so far. `ended` says why there are no more of them; it
    is empty while they are played."""

    sentence: str
    games: int
    findings: list[Finding]
    ended: str = ""
