"""Types shared by the API's messages: names, numbers and their bounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS

LONGEST_NAME = 40
WATCHER = -1  # the seat number of a spectator
EVERYTHING = -2  # the seat number that sees all cards: in a replay, or as a delayed spectator
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=WATCHER, lt=MOST_SEATS)]
Moment = Annotated[int, Meta(ge=0, lt=2**31)]
ActionNumber = Annotated[int, Meta(ge=0, lt=2**31)]
Language = Annotated[str, Meta(pattern="^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$")]
CharacterId = Literal[
    "", "amos", "buck", "clem", "dakota", "gus", "josie", "opal", "ramona", "shorty", "silas",
    "slim", "winnie",
]  # fmt: skip
Value = bool | Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=40)]


class Problem(Struct, frozen=True):
    """The reason why a request was rejected.

    A `Problem` has the name of the error, and says what was expected and what the server got.
    """

    error: str
    detail: str
