"""The words and the scene of a game, each as one object with named parts."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import IntEnum, StrEnum
from inspect import signature
from typing import Any, Protocol, get_args, get_type_hints

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import described
from tinstar.engine.i18n import Say
from tinstar.presentation.guided_first_game import Lesson
from tinstar.presentation.offers import Offer
from tinstar.presentation.scene import Counter, Seat, Touch, Zone
from tinstar.presentation.view_with_names import Sight
from tinstar.presentation.vocabulary import Vocabulary


class Occasion(StrEnum):
    """A public event at which a companion may say something."""

    SHOUT = "shout"  # the player dares something, or speaks up before others
    PENALTY = "penalty"  # something bad happens to the player
    WIN = "win"  # the player wins the match
    LOSS = "loss"


class TextOfSight(Protocol):
    def __call__(self, sight: Sight, /) -> str: ...


class TextOfAction(Protocol):
    def __call__(self, sight: Sight, action: int, /) -> str: ...


class TextOfOutcome(Protocol):
    def __call__(self, s: Any, outcome: int, /) -> str: ...


class LinesOfSeat(Protocol):
    def __call__(self, sight: Sight, seat: int, /) -> Sequence[str]: ...


class LinesOfGame(Protocol):
    def __call__(self, game: Game, say: Say, /) -> list[str]: ...


class LessonsOfGame(Protocol):
    def __call__(self, game: Game, say: Say, /) -> list[Lesson]: ...


class Seats(Protocol):
    def __call__(self, sight: Sight, /) -> list[Seat]: ...


class Zones(Protocol):
    def __call__(self, sight: Sight, /) -> list[Zone]: ...


class Counters(Protocol):
    def __call__(self, sight: Sight, /) -> list[Counter]: ...


class Touches(Protocol):
    def __call__(self, sight: Sight, action: int, /) -> Touch: ...


class Rests(Protocol):
    def __call__(self, sight: Sight, /) -> bool: ...


class OfferOf(Protocol):
    def __call__(self, sight: Sight, /) -> Offer | None: ...


@dataclass(frozen=True, kw_only=True)
class GameWords:
    """The texts of a game, beside the messages of its catalogue.

    minutes: about how many minutes a game with four players takes. unsaid: the objections that
    players are not told. chance_text: an outcome of chance, in notation. prompt: a text that says
    what must be decided now, and by which player. action_text: an action as a sentence.
    score_lines: lines that say how a score adds up. primer: a short explanation of the game. caps:
    the endings of games that only took too long. gestures: the names of pictures that players can
    send each other as messages. occasions: the kinds of events about which the player of the
    event's seat may say something. lessons: what the page explains in a first game.
    """

    minutes: int
    unsaid: Collection[IntEnum]
    chance_text: TextOfOutcome
    prompt: TextOfSight
    action_text: TextOfAction
    score_lines: LinesOfSeat
    primer: LinesOfGame
    caps: Collection[IntEnum] = ()
    gestures: Sequence[str] = ()
    occasions: Mapping[str, Occasion] = field(default_factory=dict)
    lessons: LessonsOfGame | None = None

    def __post_init__(self):
        check_functions(self)


@dataclass(frozen=True, kw_only=True)
class GameScene:
    """The table as one seat sees it.

    seats: all players, in order. zones: the places on the table and their pieces. counters: numbers
    that have no place on the table. touches: the pieces and places that an action is about.
    warning: a text that warns of an effect of a legal action that cannot be undone. rests: whether
    the game should wait until everybody has looked at the table. looks: whether all players now
    look at cards of their own that they may never see again; the game should wait for this, too.
    offer: the offer to the seat to act, which a player may decline without being asked (see
    `offers`), or None if the seat has to decide. vocabulary: the names that scenes use; only a game
    with a board of its own needs this part.
    """

    seats: Seats
    zones: Zones
    counters: Counters
    touches: Touches
    warning: TextOfAction | None = None
    rests: Rests | None = None
    looks: Rests | None = None
    offer: OfferOf | None = None
    vocabulary: Vocabulary | None = None

    def __post_init__(self):
        check_functions(self)


def check_functions(part: GameWords | GameScene) -> None:
    """Check the functions of a part. If some have wrong parameters, a `TypeError` lists them."""
    if wrong := list(_faults(part)):
        raise TypeError("\n".join(wrong))


def _faults(part: GameWords | GameScene) -> Iterator[str]:
    hints = get_type_hints(type(part))
    for each in fields(part):
        given, hint = getattr(part, each.name), hints[each.name]
        protocol = next((p for p in (hint, *get_args(hint)) if getattr(p, "_is_protocol", 0)), None)
        if protocol is None or (given is None and each.default is None):
            continue
        expected = [*signature(protocol.__call__).parameters][1:]
        if not callable(given) or len(signature(given).parameters) != len(expected):
            yield (
                f"{type(part).__name__}: {each.name}: expected a function of"
                f" ({', '.join(expected)}), got {described(given)}"
            )
