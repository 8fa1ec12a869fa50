"""What the server says of itself, its games and their rules."""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.players.measured_strength import Measured

Face = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
Outline = Annotated[str, Meta(pattern="^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,4000}$")]


class GameOption(Struct, frozen=True):
    """An option of a game: what it is, and what can be chosen.

    `ruling` is the clause that decides where the rulebook left a gap; then `says` has a sentence
    for each choice. `preselected` is what a new table in the lobby begins with, `default` what
    programs get.
    """

    name: str
    text: str
    choices: list[bool | int | str]
    default: bool | int | str
    preselected: bool | int | str
    ruling: str = ""
    says: list[str] = []


class Opponent(Struct, frozen=True):
    """A computer player one can ask to the table; `kind` is what `tinstar.player` takes."""

    kind: str
    name: str
    about: str = ""


class BoardStyle(Struct, frozen=True, forbid_unknown_fields=True):
    """How the faces of a game from outside look: a colour for each, and the outline of its picture
    as SVG has paths, in a box of 64 by 64."""

    tints: Annotated[dict[Face, Colour], Meta(max_length=60)] = {}
    emblems: Annotated[dict[Face, Outline], Meta(max_length=60)] = {}


class GameInfo(Struct, frozen=True):
    """A game that can be played; `primer` tells it in a few lines, `pitch` in one, and `minutes` is
    about how long it takes. `shouts` says whether it may matter who speaks first, so that a table
    may be set with a `window`."""

    name: str
    title: str
    seats: list[int]
    options: list[GameOption]
    primer: list[str]
    pitch: str = ""
    minutes: int = 0  # not known
    shouts: bool = False
    measured: list[Measured] = []
    phrases: list[str] = []  # what people may say to each other, by number
    gestures: list[str] = []  # and what they may do, each by the name of its picture
    board: BoardStyle | None = None  # of a game from outside


class ServerInfo(Struct, frozen=True):
    """What the lobby shows."""

    games: list[GameInfo]
    opponents: list[Opponent]
    features: list[str] = []  # the optional ones that are turned on


class ClauseText(Struct, frozen=True):
    """A clause of the rules; `deeds` are those deeds (`Touch.deed`) that it is about."""

    id: str
    kind: str
    heading: str
    text: str
    deeds: list[str]


class ReconstructedNumber(Struct, frozen=True):
    """A number that was printed on a lost component and had to be deduced, with its grade."""

    name: str
    grade: str
    source: str


class RulesPage(Struct, frozen=True):
    game: str
    title: str
    primer: list[str]
    clauses: list[ClauseText]
    reconstructed: list[ReconstructedNumber]
