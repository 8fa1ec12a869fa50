"""Messages of the API about the server, its games and their rules."""

from typing import Annotated

from msgspec import Meta, Struct

Face = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
Outline = Annotated[str, Meta(pattern="^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,4000}$")]


class GameOption(Struct, frozen=True):
    """An option of a game, and its choices.

    If the option settles a gap in the rulebook, `ruling` is the clause about it, and `says` has one
    sentence for each choice. In the lobby a new table starts with the choice `preselected`.
    Programs that name no choice get `default`.
    """

    name: str
    text: str
    choices: list[bool | int | str]
    default: bool | int | str
    preselected: bool | int | str
    ruling: str = ""
    says: list[str] = []


class Opponent(Struct, frozen=True):
    """A computer player that can be invited.

    `kind` is the name by which `tinstar.player` makes such a player. `unrestrained` is the name of
    the player that sits there instead at a table with no holds barred.
    """

    kind: str
    name: str
    unrestrained: str
    about: str = ""


class LevelStrength(Struct, frozen=True):
    """How often a level wins if all others are the next weaker level on offer, in per cent."""

    kind: str
    seats: int
    share: int


class BoardStyle(Struct, frozen=True, forbid_unknown_fields=True):
    """How the page draws the faces of an external game's cards and pieces.

    `tints` has the colour of each face. `emblems` has the outline of each face, an SVG path in a
    box of 64 by 64.
    """

    tints: Annotated[dict[Face, Colour], Meta(max_length=60)] = {}
    emblems: Annotated[dict[Face, Outline], Meta(max_length=60)] = {}


class GameInfo(Struct, frozen=True):
    """A game that the server offers.

    `pitch` describes the game in one line, `primer` in a few lines. `minutes` is the typical length
    of a match. If `shouts` is true, it can matter who acts first. A table may then have an answer
    `window`. If `in_python` is true, there is no compiled code and no compiler, so that computer
    players search about a thousand times slower.

    `levels` are the kinds of the computer players on offer, weakest first. If these are few,
    `fewer` says why in a sentence. The levels `with_net` use a net, which knows only the game's own
    numbers.
    """

    name: str
    title: str
    seats: list[int]
    options: list[GameOption]
    primer: list[str]
    pitch: str = ""
    minutes: int = 0  # 0: unknown
    shouts: bool = False
    levels: list[str] = []
    fewer: str = ""
    with_net: list[str] = []
    measured: list[LevelStrength] = []
    phrases: list[str] = []  # preset phrases; messages use their numbers
    gestures: list[str] = []  # gestures, by the names of their pictures
    board: BoardStyle | None = None  # of an external game
    in_python: bool = False


class ServerInfo(Struct, frozen=True):
    """The games, computer players and features that the lobby shows."""

    games: list[GameInfo]
    opponents: list[Opponent]
    features: list[str] = []  # optional features that are turned on


class ClauseText(Struct, frozen=True):
    """A clause of the rules.

    `deeds` are the kinds of actions (`Touch.deed`) that it is about.
    """

    id: str
    kind: str
    heading: str
    text: str
    deeds: list[str]


class ReconstructedNumber(Struct, frozen=True):
    """A number that was printed on a lost component and has been reconstructed.

    The grade says how certain the number is.
    """

    name: str
    grade: str
    source: str


class RulesPage(Struct, frozen=True):
    game: str
    title: str
    primer: list[str]
    clauses: list[ClauseText]
    reconstructed: list[ReconstructedNumber]
