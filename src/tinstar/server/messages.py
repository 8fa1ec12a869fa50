"""Everything that is said between the server and a page or a program, one `Struct` each.

The HTTP interface answers with these and takes these; its description (OpenAPI) and the types of
the page are made from them. Over a WebSocket the client says `ToServer` and hears `ToClient`, each
with its name in `type`.

`at` numbers what a table has gone through and never comes back, not even after an undo: an answer
that names an older `at` is refused, so a late or repeated message does no harm.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.core.edition import LONGEST_EDITION
from tinstar.core.lessons import Lesson
from tinstar.core.scene import Event, Scene
from tinstar.core.speech import ENGLISH
from tinstar.players.measured import Measured
from tinstar.server.clocks import Clock, Clocks
from tinstar.table.compared import Compared, Question
from tinstar.table.lines import Hex, WindowSeconds, Words
from tinstar.table.reviewed import Review

LONGEST_NAME = 40  # characters
WATCHER = -1  # the seat of somebody who only watches
EVERYTHING = -2  # in a replay: all cards shown

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=WATCHER, lt=26)]
Moment = Annotated[int, Meta(ge=0, lt=2**31)]
ActionNumber = Annotated[int, Meta(ge=0, lt=2**31)]
Language = Annotated[str, Meta(pattern="^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$")]
Value = bool | Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=40)]
TYPED = {"tag_field": "type", "tag": str.lower}


# --- the games of the house -----------------------------------------------------------------------


class Choosable(Struct, frozen=True):
    """An option of a game: what it is, and what can be chosen.

    `ruling` is the clause that decides where the rulebook left a gap; then `says` has a sentence
    for each choice.
    """

    name: str
    text: str
    choices: list[bool | int | str]
    default: bool | int | str
    ruling: str = ""
    says: list[str] = []


class Opponent(Struct, frozen=True):
    """A computer player one can ask to the table; `kind` is what `tinstar.player` takes."""

    kind: str
    name: str
    about: str = ""


Face = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
Outline = Annotated[str, Meta(pattern="^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,4000}$")]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
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
    options: list[Choosable]
    primer: list[str]
    pitch: str = ""
    minutes: int = 0  # not known
    shouts: bool = False
    measured: list[Measured] = []
    phrases: list[str] = []  # what people may say to each other, by number
    gestures: list[str] = []  # and what they may do, each by the name of its picture
    board: Board | None = None  # of a game from outside


class House(Struct, frozen=True):
    """What the lobby shows."""

    games: list[GameInfo]
    opponents: list[Opponent]


class ClauseText(Struct, frozen=True):
    """A clause of the rules; `deeds` are those deeds (`Touch.deed`) that it is about."""

    id: str
    kind: str
    heading: str
    text: str
    deeds: list[str]


class Reconstructed(Struct, frozen=True):
    """A number that was printed on a lost component and had to be deduced, with its grade."""

    name: str
    grade: str
    source: str


class RulesPage(Struct, frozen=True):
    game: str
    title: str
    primer: list[str]
    clauses: list[ClauseText]
    reconstructed: list[Reconstructed]


# --- setting a table ------------------------------------------------------------------------------


class NewChair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: oneself, a friend who gets a link, or a computer player.

    One who says "me" for several chairs plays them all at one screen.
    """

    who: Literal["me", "friend", "computer"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    kind: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set. `pace` is how long a computer player waits at least, in seconds;
    `edition` is the text of an edition file, if not the house's own.

    `window` is how long seats that are asked at once have to speak, from 2 to 30 seconds: who is
    heard first was first. 0 is without hurry: all are waited for, and chance says who was first.

    `clock` says how much time people have to answer; without one they have all the time there is.

    Watchers see what lies open; with a `delay` also all cards, so many decisions late.
    """

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(max_length=26)]
    options: dict[str, Value] = {}
    memory_aid: bool = False
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    window: WindowSeconds = 0
    edition: Annotated[str, Meta(max_length=LONGEST_EDITION)] = ""
    clock: Clock | None = None
    delay: Annotated[int, Meta(ge=0, le=200)] = 0


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on a free chair; the first one, if no seat is named. While the table gathers that
    may be with one's part in the shuffle, so that the host cannot deal in between."""

    invitation: Token
    name: Name
    seat: SeatNumber | None = None
    commitment: Hex | None = None


class Commit(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's part in the shuffle, not shown yet: SHA-256 of a nonce, a space and words."""

    commitment: Hex


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a commitment at this table was made of: 64 hexadecimal digits, and words."""

    nonce: Hex
    words: Words


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a chair; none for those that one has left oneself. With `commitment` as to
    sit down."""

    token: Token = ""
    commitment: Hex | None = None


class ChangeChair(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's word on a chair where no person sits: free for a friend, or a computer player.

    In mid-match only on a chair that a person has left.
    """

    who: Literal["friend", "computer"]
    kind: Annotated[str, Meta(max_length=40)] = ""


class Pause(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants the clock to stand; it does while all want it who sit there."""

    wish: bool


# --- a table --------------------------------------------------------------------------------------


class Chair(Struct, frozen=True):
    """A seat as everybody at the table knows it; `yours` is for whoever is told.

    `commitment` is that to the words of whoever sits there, at the first of their chairs; `words`
    are those, once they were shown. `left` is the name of a person who left in mid-match, whoever
    sits in now, or of one who is asked to another game; `returns`, whether whoever is told is that
    person and may sit there; `lost`, whether that person has lost on time.
    """

    seat: int
    letter: str
    name: str
    holder: Literal["free", "person", "computer"]
    kind: str = ""
    online: bool = False
    yours: bool = False
    commitment: str = ""
    words: str = ""
    left: str = ""
    returns: bool = False
    lost: bool = False


class Table(Struct, frozen=True):
    """A table as everybody may know it. `successor` is the table where the company went on;
    `one_screen` are the seats that one guest plays, a list for each who has several.

    While it is `revealing`, everybody shows the words they committed to, in `left` seconds.

    `made` is how much of the machine code for players that search is there, up to 1: until it all
    is, they look less far ahead.

    `asked` are the seats that are asked as this is said; `scores` and `winners` how it came out.
    `clock` is what is agreed on time, `clocks` how that stands.
    """

    id: str
    game: str
    title: str
    phase: Literal["gathering", "revealing", "playing", "over"]
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    memory_aid: bool
    pace: float
    host: bool  # whether whoever is told may change chairs and start
    watchers: int
    commitment: str  # SHA-256 of the secret seed of fair chance
    successor: str = ""
    window: int = 0
    left: float = 0.0
    one_screen: list[list[int]] = []
    made: float = 1.0
    asked: list[int] = []
    scores: list[int] = []
    winners: list[int] = []
    clock: Clock | None = None
    clocks: Clocks | None = None
    delay: int = 0  # watchers may see all cards, so many decisions late
    quiet: bool = False  # the host wants no phrases and gestures here
    duplicate: str = ""  # of which it is a table; then only who sat there is told how it came out


class OwnerWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner of the house wants done, at which table and chair."""

    deed: Literal["tables", "forget", "kick", "rename"]
    table: Annotated[str, Meta(max_length=40)] = ""
    seat: int = -1
    name: str = ""


class Told(Struct, frozen=True):
    """What came of it, in lines for a person."""

    lines: list[str]


class Tables(Struct, frozen=True):
    """The tables where whoever asks holds a seat, the newest first."""

    tables: list[Table]


class Links(Struct, frozen=True):
    """What lets others in: `invitation` to sit down, and for each of one's own seats a token that
    takes it back on another machine.

    `outside` is told at the house's own machine alone: where others reach it; empty if they do not.
    """

    invitation: str
    recovery: dict[str, str]  # by the seat's letter
    outside: str | None = None


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log, as one seat saw it."""

    at: int
    text: str
    kind: str = ""
    seat: int | None = None


class Hint(Struct, frozen=True):
    """What the search would do. `share` is how much of its effort went there, from 0 to 1: how sure
    it is; `chance` is that of winning after it, from 0 to 1."""

    at: int
    playouts: int
    moves: list["HintMove"]


class HintMove(Struct, frozen=True):
    action: int
    text: str
    share: float
    chance: float


class Guide(Struct, frozen=True):
    """What is said at a table to whoever plays such a game for the first time."""

    lessons: list[Lesson]


class Replay(Struct, frozen=True):
    """Every position of a finished match as `seat` saw it, or with everything shown (-2)."""

    seat: int
    frames: list["Frame"]


class Turning(Struct, frozen=True):
    """Where a match turned: what happened before it stood `at`, and whose score changed most."""

    at: int
    text: str
    seat: int
    before: int
    after: int


class Course(Struct, frozen=True):
    """How a match that is over went: everybody's score at first and after each turn, and the turns
    that changed most who was ahead, in order."""

    scores: list[list[int]]
    turnings: list[Turning]


class ReviewState(Struct, frozen=True):
    """How it is with the review of a match: `share` of it is done, `ahead` others are made before.

    `none`: nobody has asked for it yet.
    """

    phase: Literal["none", "waiting", "working", "done", "failed"]
    share: float = 0.0
    ahead: int = 0
    review: Review | None = None


class LabEntry(Struct, frozen=True):
    """A number of a game: what it is on the table, how sure that is (A stated, B forced, C fits, D
    invented) and where it is from. A `row` has several, and paths such as `bounty.GUNSLINGER.1`."""

    path: str
    values: list[int]
    row: bool
    grades: list[str]  # one for each value
    source: str


class LabNumber(Struct, frozen=True):
    """Numbers that belong together, of a component or a rule, each from `least` to `most`."""

    name: str
    text: str
    least: int
    most: int
    entries: list[LabEntry]


class LabGame(Struct, frozen=True):
    """What can be turned in a game. `open`: whether this house plays games for its guests."""

    game: str
    open: bool
    numbers: list[LabNumber]
    net: bool  # whether somebody has learned the game as it is


class LabState(Struct, frozen=True):
    """How it is with a question: `ahead` counts it and those that are answered before it."""

    id: str
    question: Question
    phase: Literal["waiting", "working", "done", "failed"]
    ahead: int = 0
    found: Compared | None = None


class Verdict(Struct, frozen=True):
    """`finding` is fair, unfinished or rejected; `seed` is hexadecimal, empty until published."""

    finding: str
    text: str
    commitment: str
    seed: str


class Taken(Struct, frozen=True):
    """An answer or an undo counts; the table now stands `at`."""

    at: int


class Problem(Struct, frozen=True):
    """Why something was refused: the name of the error, and what was expected and what came."""

    error: str
    detail: str


# --- over a WebSocket, and by HTTP for programs that would rather ask -----------------------------


class Look(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    """Show me the table from this seat, which must be mine; -1 to watch, -2 to watch with all cards
    late where the table has a `delay`. The first thing to say.

    `own_time` says that the client shows what happens in its own time: where all others at the
    table are computer players, they need not wait for it. `rests` says that wherever a scene
    rests, such as at the end of a round, a `Seen` will follow. `language`, such as de or de-AT, is
    which one is read there; English where the house has no such catalogue.
    """

    seat: Annotated[int, Meta(ge=EVERYTHING, lt=26)] = WATCHER
    own_time: bool = False
    rests: bool = False
    language: Language = ENGLISH


class Answer(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    """The seat's action, chosen when the table stood `at`."""

    seat: SeatNumber
    at: Moment
    action: ActionNumber


class Undo(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    """Take the seat's last answer back, if nobody learned anything new from it."""

    seat: SeatNumber
    at: Moment


class Seen(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    """How the table stood `at`, where the scene rests, was seen: it may go on."""

    at: Moment


class Pong(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    stamp: Moment


class Read(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    """Whoever looks has something to read `now`, or has read it. Where all others at the table are
    computer players, they wait, and so does the clock."""

    now: bool


class Aside(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    """The page is open where nobody can see it, such as in a hidden tab, or is seen again."""

    now: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True, **TYPED):
    """The seat says one of the phrases of the game to everybody, or makes one of its gestures."""

    seat: SeatNumber
    phrase: Annotated[int, Meta(ge=0, lt=100)]
    gesture: bool = False


ToServer = Look | Answer | Undo | Pong | Read | Seen | Say | Aside


class Waiting(Struct, frozen=True, **TYPED):
    """Several seats were asked at once when the table came to stand `at`, and `seats` have not
    answered yet.

    After `left` more seconds, of `seconds` in all, they are taken to have said nothing; `left` is
    null where there is no hurry. What has been answered nobody is told before all is.
    """

    at: int
    seats: list[int]
    seconds: float
    left: float | None


class Frame(Struct, frozen=True, **TYPED):
    """What has just happened, in order, and what the table looks like now, as `seat` sees it."""

    seat: int
    at: int
    events: list[Event]
    scene: Scene
    undo: bool = False  # whether this seat may take its last answer back, by what it can see
    waiting: Waiting | None = None  # where several seats are asked at once


class Log(Struct, frozen=True, **TYPED):
    """The whole log so far as `seat` saw it; sent after each `Look` and each undo."""

    seat: int
    lines: list[Line]


class Company(Struct, frozen=True, **TYPED):
    """Somebody sat down, left or changed, or the match began or ended; each makes the one before
    obsolete."""

    table: Table


class Presence(Struct, frozen=True, **TYPED):
    """Who looks on has changed: the seats whose people are there, and how many watch. Told once a
    second at most; each makes the one before obsolete."""

    online: list[int]
    watchers: int


class Note(Struct, frozen=True, **TYPED):
    """A line of the log that belongs to no frame: somebody left, or sat down."""

    line: Line


class Spoken(Struct, frozen=True, **TYPED):
    """Somebody says a phrase of the game just now, or makes a gesture; it is in no log."""

    seat: int
    phrase: int
    gesture: bool = False


class Refused(Struct, frozen=True, **TYPED):
    """What was said last had no effect; `at` is where the table stands."""

    error: str
    detail: str
    at: int


class Ping(Struct, frozen=True, **TYPED):
    """Answer with a `Pong` of the same stamp: so the server measures how far away you are."""

    stamp: int


ToClient = Frame | Waiting | Log | Company | Presence | Clocks | Note | Spoken | Refused | Ping
