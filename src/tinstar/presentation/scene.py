"""What lies on the table as one seat sees it, and what has just happened: what every face draws.

A scene is made from a `View`, so it can hold nothing that its seat may not see. A game gives the
parts (see `game_parts`), each made from a `Sight`; what is told comes from its flow (see `events`).
Its catalogue `en.ftl` has a sentence for each objection and ending (`objection-...`, `ending-...`),
what the game is like in one line (`pitch`), what people may say at its table by a click
(`phrase-1`, `phrase-2`, ...), and all messages that these parts say (see `engine.i18n`).

Places have ids, which are all that ties choices and events to what lies there. Pieces have none:
face down, one is like another.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from tinstar.engine import kernel
from tinstar.engine.actions import seat_letter
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import message
from tinstar.engine.i18n import ENGLISH
from tinstar.engine.view import View
from tinstar.presentation.view_with_names import Sight

# Nothing in these is ever changed, so they can form no circles that Python would have to look for.
LEAVES = {"frozen": True, "gc": False}


class Piece(Struct, omit_defaults=True, **LEAVES):
    """A card, coin or figure, or `count` of them that are alike.

    `face` is its word in notation, None where this seat sees the back of it; `value` and `text` are
    what is printed on it; `marks` are words such as "locked", whatever language it has: `called` of
    the scene says them. Money is a sum, with a face like $50.
    """

    face: str | None = None
    name: str = ""
    value: str = ""
    text: str = ""
    marks: tuple[str, ...] = ()
    count: int = 1


class Place(Struct, omit_defaults=True, **LEAVES):
    """Where pieces lie, the uppermost last; `name` is short, such as the number of a cell."""

    id: str
    name: str
    pieces: tuple[Piece, ...] = ()


class Zone(Struct, omit_defaults=True, **LEAVES):
    """Places that belong together: side by side, held in a hand, or in a heap.

    `labels` say what the value and the text of its pieces are called.
    """

    kind: str
    name: str
    lies: Literal["row", "hand", "heap"]
    places: tuple[Place, ...]
    seat: int | None = None  # whose it is, None if nobody's
    labels: tuple[str, ...] = ()


class Counter(Struct, omit_defaults=True, **LEAVES):
    """What is counted; `kind` is its word for whoever draws it, whatever language it has."""

    name: str
    value: str
    kind: str = ""


class Seat(Struct, omit_defaults=True, **LEAVES):
    """Somebody at the table. `score` is as far as this seat can know, all of it if `complete`.

    `counters` are what a board draws of it besides, each by its `kind`.
    """

    seat: int
    letter: str
    name: str
    score: int
    complete: bool = True
    score_lines: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    asked: bool = False
    winner: bool = False
    counters: tuple[Counter, ...] = ()


class Touch(Struct, omit_defaults=True, **LEAVES):
    """What an action is about: the kind of deed, which piece from which place, which other place.

    `warning` says what is final about it, such as that it ends the game. Actions that say the same
    in `alike`, and not nothing, come to the same: a face may offer one of them; to point at a place
    in `also` means the same as to point at `target`. Where a deed is a
    choice among many numbers, `size` is what people call some of them, such as "half the pot"; with
    an `unchanged` one all stays as it is.

    `label` is what the other place says while it is lit, in a word or two: "Keep here". What has a
    `purpose` is not to be done by a slip: a face offers it once that was chosen, "Stack it". `risk`
    is what it may cost, as a sentence.
    """

    deed: str
    face: str | None = None
    source: str | None = None
    target: str | None = None
    warning: str = ""
    alike: str = ""
    also: tuple[str, ...] = ()
    size: str = ""
    unchanged: bool = False
    label: str = ""
    purpose: str = ""
    risk: str = ""


class Choice(Struct, **LEAVES):
    """A legal action: its number, its notation, and a sentence."""

    action: int
    notation: str
    text: str
    touch: Touch


class Refusal(Struct, **LEAVES):
    """An action that may not be done now, and why."""

    action: int
    notation: str
    why: str
    touch: Touch


class Window(Struct, **LEAVES):
    """Several seats are asked at once: which have still to answer, and how to say nothing.

    `silence` is the action that says nothing: the answer of whoever has said nothing when the time
    is up.
    """

    seats: tuple[int, ...]
    silence: int


class Scene(Struct, omit_defaults=True, **LEAVES):
    """All that a face needs to draw the table for the seat `you` (-1: a spectator)."""

    title: str
    position: int  # an answer must name it
    you: int
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    prompt: str
    choices: tuple[Choice, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    ending: str = ""  # a sentence once the game is over
    window: Window | None = None
    rests: bool = False  # everybody should look at it before the game goes on
    called: dict[str, str] = {}  # what its marks are called, where that is not the mark itself


class Move(Struct, omit_defaults=True, **LEAVES):
    """A piece went from place to place, or was turned over where both are the same."""

    piece: Piece
    source: str
    target: str


class Event(Struct, omit_defaults=True, **LEAVES):
    """Something that happened, as one seat saw it; without a text it need not be told."""

    kind: str
    text: str = ""
    seat: int | None = None  # who did it
    moves: tuple[Move, ...] = ()


# --- putting it together --------------------------------------------------------------------------


def scene(
    view: View,
    names: Sequence[str] | None = None,
    memory_aid: bool = False,
    language: str = ENGLISH,
) -> Scene:
    """The table as the seat of `view` sees it."""
    return scene_of(Sight(view, names, memory_aid, language))


def scene_of(sight: Sight) -> Scene:
    """The same for who looks at it so already."""
    view = sight.view
    parts, words = view.game.rules.scene, view.game.rules.words
    seats, zones = tuple(_asked(sight, parts.seats(sight))), tuple(parts.zones(sight))
    return Scene(
        title=view.game.rules.title,
        position=view.position,
        you=view.seat,
        seats=seats,
        zones=zones,
        counters=tuple(parts.counters(sight)),
        prompt=words.prompt(sight),
        choices=tuple(choice(sight, a) for a in view.legal_actions()),
        refusals=tuple(_refusals(sight)),
        ending=sight.say(message("ending", _ending(sight))) if sight.is_over() else "",
        window=_window(sight),
        rests=may_rest(view.game) and parts.rests(sight),
        called=_called(sight, seats, zones),
    )


def _called(sight: Sight, seats: Iterable[Seat], zones: Iterable[Zone]) -> dict[str, str]:
    """What the marks are called that are to be seen, where that is not the mark itself."""
    marked = [p.marks for z in zones for at in z.places for p in at.pieces if p.marks]
    marks = {mark for some in [*marked, *(x.marks for x in seats)] for mark in some}
    names = {mark: sight.tongue.mark(mark) for mark in sorted(marks)}
    return {mark: name for mark, name in names.items() if name != mark}


def rests(view: View) -> bool:
    """Whether the game is at a moment that everybody should look at, such as the end of a round."""
    return may_rest(view.game) and view.game.rules.scene.rests(Sight(view))


def may_rest(game: Game) -> bool:
    """Whether a game has such moments."""
    return game.rules.scene.rests is not None


def _window(sight: Sight) -> Window | None:
    seats = sight.view.window()
    if not seats:
        return None
    return Window(tuple(seats), sight.view.silence())


def choice(sight: Sight, action: int) -> Choice:
    """An action as a face offers it: notation, sentence, and what it is about."""
    rules = sight.game.rules
    text, touch = rules.words.action_text(sight, action), rules.scene.touches(sight, action)
    if warns := rules.scene.warning(sight, action) if rules.scene.warning else "":
        text, touch = f"{text}: {warns.upper()}", replace(touch, warning=warns)
    return Choice(action, rules.actions.text(action), text, touch)


def offered(choices: Iterable[Choice]) -> list[Choice]:
    """One of each lot of choices that come to the same."""
    found: dict[str | int, Choice] = {}
    for c in choices:
        found.setdefault(c.touch.alike or c.action, c)
    return list(found.values())


def refusal(view: View, action: int, language: str = ENGLISH) -> str:
    """Why the seat may not do so now, as a sentence; empty if it may."""
    why = view.objection(action)
    return view.game.rules.objection_text(why, language) if why else ""


def standing(sight: Sight, seat: int, **more: Any) -> Seat:
    """What the house itself knows of a seat, but for who is asked and has won, which it adds to all
    of them; the game adds `more`."""
    lines = tuple(sight.game.rules.words.score_lines(sight, seat))
    name, letter = sight.names[seat], seat_letter(seat)
    return Seat(seat=seat, letter=letter, name=name, score_lines=lines, **more)


def _asked(sight: Sight, seats: Sequence[Seat]) -> list[Seat]:
    """With whoever is asked marked as that, or who has won."""
    if sight.is_over():
        won = [bool(plain(kernel.is_winner, sight.box, sight.s, x.seat)) for x in seats]
        return [replace(x, winner=w) for x, w in zip(seats, won, strict=True)]
    return [replace(x, asked=True) if x.seat == sight.asked else x for x in seats]


def backs(count: int) -> tuple[Piece, ...]:
    """What lies where so many pieces lie face down: one that counts them all, if there are any."""
    return (Piece(count=int(count)),) if count else ()


def primer(game: Game, language: str = ENGLISH) -> list[str]:
    """The game in a few lines, for somebody who has never played it."""
    return game.rules.words.primer(game, game.rules.tongue(language).say)


def _refusals(sight: Sight) -> list[Refusal]:
    """Of all that is refused, what somebody might sensibly try."""
    rules, told = sight.game.rules, sight.game.rules.explained(sight.tongue)
    return [
        Refusal(a, rules.actions.text(a), told[why], rules.scene.touches(sight, a))
        for a, why in enumerate(sight.view.objections())
        if why in told
    ]


def _ending(sight: Sight) -> Any:
    return sight.game.rules.endings(int(plain(kernel.ending, sight.box, sight.s)))
