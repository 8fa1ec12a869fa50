"""Scenes: the table as one seat sees it, ready for a user interface to draw.

A scene is computed from the seat's `View`, so it cannot contain anything that the seat may not see.
Each game declares functions for the parts of its scenes (see `game_parts`). These functions receive
a `Sight`, which is a view with the players' names. Events come from the game's flow (see `events`).

The game's catalogue `en.ftl` has all messages of scenes (see `engine.i18n`): a sentence for each
objection and ending (`objection-...`, `ending-...`), the game in one line (`pitch`), and chat
phrases (`phrase-1`, `phrase-2`, ...).

Choices and events refer to places by their ids. Pieces have no ids, because face-down pieces cannot
be distinguished.
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

# Scenes never change, so they cannot form cycles. The garbage collector can ignore them.
LEAVES = {"frozen": True, "gc": False}


class Piece(Struct, omit_defaults=True, **LEAVES):
    """A card, coin or figure, or a stack of `count` equal ones.

    - face: what the piece shows, as actions name it (such as "sheriff"), or a sum such as $50. It
      is None if the piece is face down for this seat.
    - value, text: a number and a text that are printed on the piece.
    - marks: words such as "locked", the same in all languages. `Scene.called` translates them.
    """

    face: str | None = None
    name: str = ""
    value: str = ""
    text: str = ""
    marks: tuple[str, ...] = ()
    count: int = 1


class Place(Struct, omit_defaults=True, **LEAVES):
    """A place with its pieces, from the bottom to the top.

    `name` is short, such as the number of a cell.
    """

    id: str
    name: str
    pieces: tuple[Piece, ...] = ()


class Zone(Struct, omit_defaults=True, **LEAVES):
    """A group of places that belong together: side by side, in a heap, or in a hand.

    `labels` has names for the value and the text of the zone's pieces.
    """

    kind: str
    name: str
    lies: Literal["row", "hand", "heap"]
    places: tuple[Place, ...]
    seat: int | None = None  # the owner, or None
    labels: tuple[str, ...] = ()


class Counter(Struct, omit_defaults=True, **LEAVES):
    """A number to show.

    Programs find a counter by its `kind`, which is the same in all languages.
    """

    name: str
    value: str
    kind: str = ""


class Seat(Struct, omit_defaults=True, **LEAVES):
    """A player at the table.

    `score` is the part of the player's score that the viewer can know. If `complete` is true,
    `score` is the whole score. `counters` are further numbers of the player. If `out` is true, the
    player is out of the game and has no more turns.
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
    out: bool = False
    counters: tuple[Counter, ...] = ()


class Touch(Struct, omit_defaults=True, **LEAVES):
    """The pieces and places by which a player can choose an action on the board.

    - deed: the kind of action.
    - face, source, target: the piece, the place where it lies, and the place where it goes.
    - warning: an irreversible effect, such as the end of the game.
    - alike: actions with the same text in this field are equivalent. A user interface may offer
      only one of them.
    - also: other places that a player can point at instead of `target`.
    - size: a name for a number among many, such as "half the pot".
    - unchanged: true for the choice that changes nothing.
    - label: a short text on `target` while it is highlighted, such as "Keep here".
    - purpose: the text of a button, such as "Stack it". If given, the action is offered only after
      the player has pressed this button.
    - risk: a sentence on what the action may cost.
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
    """A legal action: its number, its notation, and a sentence about it."""

    action: int
    notation: str
    text: str
    touch: Touch


class Refusal(Struct, **LEAVES):
    """An action that is not legal now, and the reason."""

    action: int
    notation: str
    why: str
    touch: Touch


class Window(Struct, **LEAVES):
    """A moment in which several seats act simultaneously.

    - seats: the seats that have still to choose.
    - silence: the action of a seat that has not chosen when the time is up.
    """

    seats: tuple[int, ...]
    silence: int


class Scene(Struct, omit_defaults=True, **LEAVES):
    """Everything that a user interface needs to draw the table for the seat `you`.

    Seat -1 is a spectator.
    """

    title: str
    position: int  # number of decisions so far; a move must name it
    you: int
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    prompt: str
    choices: tuple[Choice, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    ending: str = ""  # a sentence once the game is over
    window: Window | None = None
    rests: bool = False  # whether everybody should look at the table before the game goes on
    called: dict[str, str] = {}  # names of marks, without marks that are their own names


class Move(Struct, omit_defaults=True, **LEAVES):
    """A piece that moved from place to place.

    If both places are the same, the piece was turned over there.
    """

    piece: Piece
    source: str
    target: str


class Event(Struct, omit_defaults=True, **LEAVES):
    """Something that happened, as one seat saw it.

    User interfaces animate the moves of an event without a text, but write no line in the log.
    """

    kind: str
    text: str = ""
    seat: int | None = None  # the seat that did it
    moves: tuple[Move, ...] = ()


# --- putting it together --------------------------------------------------------------------------


def scene(
    view: View,
    names: Sequence[str] | None = None,
    memory_aid: bool = False,
    language: str = ENGLISH,
) -> Scene:
    """Return the table as the seat of `view` sees it."""
    return scene_of(Sight(view, names, memory_aid, language))


def scene_of(sight: Sight) -> Scene:
    """Return the scene of a view with names."""
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
    """Map each mark in a scene to its name in the reader's language.

    Marks whose name is the mark itself are left out.
    """
    marked = [p.marks for z in zones for at in z.places for p in at.pieces if p.marks]
    marks = {mark for some in [*marked, *(x.marks for x in seats)] for mark in some}
    names = {mark: sight.tongue.mark(mark) for mark in sorted(marks)}
    return {mark: name for mark, name in names.items() if name != mark}


def rests(view: View) -> bool:
    """Return whether players should look at the table now, such as at the end of a round."""
    return may_rest(view.game) and view.game.rules.scene.rests(Sight(view))


def looks(view: View) -> bool:
    """Return whether players now look at cards that they may never see again."""
    part = view.game.rules.scene.looks
    return part is not None and part(Sight(view))


def out_of_the_game(view: View) -> set[int]:
    """Return the seats whose players are out of the game and have no more turns."""
    return {one.seat for one in view.game.rules.scene.seats(Sight(view)) if one.out}


def may_rest(game: Game) -> bool:
    """Return whether `rests` can ever be true in a game."""
    return game.rules.scene.rests is not None


def _window(sight: Sight) -> Window | None:
    seats = sight.view.window()
    if not seats:
        return None
    return Window(tuple(seats), sight.view.silence())


def choice(sight: Sight, action: int) -> Choice:
    """Return the `Choice` for a legal action, with notation, sentence, pieces and places."""
    rules = sight.game.rules
    text, touch = rules.words.action_text(sight, action), rules.scene.touches(sight, action)
    if warns := rules.scene.warning(sight, action) if rules.scene.warning else "":
        text, touch = f"{text}: {warns.upper()}", replace(touch, warning=warns)
    return Choice(action, rules.actions.text(action), text, touch)


def offered(choices: Iterable[Choice]) -> list[Choice]:
    """Return one choice from each group of equivalent choices."""
    found: dict[str | int, Choice] = {}
    for c in choices:
        found.setdefault(c.touch.alike or c.action, c)
    return list(found.values())


def refusal(view: View, action: int, language: str = ENGLISH) -> str:
    """Return a sentence that says why the seat may not take an action now.

    If the action is legal, return an empty text.
    """
    why = view.objection(action)
    return view.game.rules.objection_text(why, language) if why else ""


def standing(sight: Sight, seat: int, **more: Any) -> Seat:
    """Return a seat with its name, letter and score lines. `more` sets other fields of `Seat`.

    The function `scene` later marks the seat to act and the winners.
    """
    lines = tuple(sight.game.rules.words.score_lines(sight, seat))
    name, letter = sight.names[seat], seat_letter(seat)
    return Seat(seat=seat, letter=letter, name=name, score_lines=lines, **more)


def _asked(sight: Sight, seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats, with marks on the seat to act or, if the game is over, on the winners."""
    if sight.is_over():
        won = [bool(plain(kernel.is_winner, sight.box, sight.s, x.seat)) for x in seats]
        return [replace(x, winner=w) for x, w in zip(seats, won, strict=True)]
    return [replace(x, asked=True) if x.seat == sight.asked else x for x in seats]


def backs(count: int) -> tuple[Piece, ...]:
    """Return a face-down pile as a tuple of one piece with a count, or empty if the count is 0."""
    return (Piece(count=int(count)),) if count else ()


def primer(game: Game, language: str = ENGLISH) -> list[str]:
    """Return a few lines that explain the game to a person who has never played it."""
    return game.rules.words.primer(game, game.rules.tongue(language).say)


def _refusals(sight: Sight) -> list[Refusal]:
    """Return the illegal actions that a player might sensibly try, each with the reason."""
    rules, told = sight.game.rules, sight.game.rules.explained(sight.tongue)
    return [
        Refusal(a, rules.actions.text(a), told[why], rules.scene.touches(sight, a))
        for a, why in enumerate(sight.view.objections())
        if why in told
    ]


def _ending(sight: Sight) -> Any:
    return sight.game.rules.endings(int(plain(kernel.ending, sight.box, sight.s)))
