"""Schemas of a comparison: the question about two settings of a game, and the answer."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS

MOST_CHANGES = 60  # of numbers, in one setting

Path = Annotated[str, Meta(min_length=1, max_length=80)]
Whole = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Chosen = bool | Whole | Annotated[str, Meta(max_length=40)]


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to the game: numbers by their paths, such as `bounty.gunslinger.1`, and options."""

    numbers: Annotated[dict[Path, Whole], Meta(max_length=MOST_CHANGES)] = {}
    options: Annotated[dict[Path, Chosen], Meta(max_length=MOST_CHANGES)] = {}

    def said(self) -> str:
        """Return the changes in one line, as `tinstar compare` takes them.

        Return "" if there are none.
        """
        changes: dict[str, Chosen] = self.numbers | self.options
        return " ".join(f"{name}={value}".lower() for name, value in changes.items())


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """The question how a game with setting `b` differs from one with setting `a`."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    a: Setting
    b: Setting
    kind: Literal["random", "greedy", "net"] = "greedy"


class Interval(Struct, frozen=True):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Finding(Struct, frozen=True):
    """The value of a metric in both settings, and the difference of the second from the first.

    If a metric has several values, `which` says which of them this is. If `share` is true, the
    values are fractions, which are shown in percent. `sure` is true if the difference is
    statistically significant.
    """

    metric: str
    text: str
    which: str
    share: bool
    a: Interval
    b: Interval
    difference: Interval
    sure: bool


class Compared(Struct, frozen=True):
    """The findings after so many games of each setting.

    `ended` says why no more games are played. It is empty while the comparison runs.
    """

    sentence: str
    games: int
    findings: list[Finding]
    ended: str = ""
