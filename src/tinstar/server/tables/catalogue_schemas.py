"""Messages about the server, its games and their rules."""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.players.measured_strength import Measured

Face = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
Outline = Annotated[str, Meta(pattern="^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,4000}$")]


class GameOption(Struct, frozen=True):
    """An option of a game and its choices.

    `ruling` is the clause that settles a gap in the rulebook; then `says` has a sentence for each
    choice. `preselected` is the choice of a new table in the lobby, `default` the one of programs.
    """

    name: str
    text: str
    choices: list[bool | int | str]
    default: bool | int | str
    preselected: bool | int | str
    ruling: str = ""
    says: list[str] = []


class Opponent(Struct, frozen=True):
    """A computer player to invite; `kind` is the argument of `tinstar.player`."""

    kind: str
    name: str
    about: str = ""


class BoardStyle(Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of an external game: a colour for each, and an SVG path in a box of 64 by 64."""

    tints: Annotated[dict[Face, Colour], Meta(max_length=60)] = {}
    emblems: Annotated[dict[Face, Outline], Meta(max_length=60)] = {}


class GameInfo(Struct, frozen=True):
    """A game on offer: `pitch` is one line, `primer` a short introduction.

    `minutes` is its typical length. `shouts`: the first to act may matter, so a table may have a
    `window`.
    """

    name: str
    title: str
    seats: list[int]
    options: list[GameOption]
    primer: list[str]
    pitch: str = ""
    minutes: int = 0  # 0: unknown
    shouts: bool = False
    measured: list[Measured] = []
    phrases: list[str] = []  # preset phrases; messages use their numbers
    gestures: list[str] = []  # gestures, by the names of their pictures
    board: BoardStyle | None = None  # of an external game


class ServerInfo(Struct, frozen=True):
    """The games, computer players and features that the lobby shows."""

    games: list[GameInfo]
    opponents: list[Opponent]
    features: list[str] = []  # optional features that are turned on


class ClauseText(Struct, frozen=True):
    """A clause of the rules; `deeds` are the deeds (`Touch.deed`) that it covers."""

    id: str
    kind: str
    heading: str
    text: str
    deeds: list[str]


class ReconstructedNumber(Struct, frozen=True):
    """A number printed on a lost component and reconstructed since, with its grade."""

    name: str
    grade: str
    source: str


class RulesPage(Struct, frozen=True):
    game: str
    title: str
    primer: list[str]
    clauses: list[ClauseText]
    reconstructed: list[ReconstructedNumber]
