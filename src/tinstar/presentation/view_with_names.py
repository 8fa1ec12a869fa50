"""Views with the names of the players, from which games make scenes and texts."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import ENGLISH, Person
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.view import View
from tinstar.presentation.scene_cache import number_of


class Sight:
    """A view in which seats have names, and the viewing seat is "you".

    With `memory_aid`, scenes also show what a player at a real table would have to remember.
    """

    def __init__(
        self,
        view: View,
        names: Sequence[str] | None = None,
        memory_aid: bool = False,
        language: str = ENGLISH,
    ):
        self.view = view
        self.s = view.s
        self.raw = view.s.tobytes()  # for fast comparison: a view does not change
        self.seat = view.seat
        self.game = view.game
        self.box = view.game.box
        self.asked = view.current_player()
        self.names = list(names or map(seat_letter, range(view.game.players)))
        self.memory_aid = memory_aid
        self.tongue = view.game.rules.tongue(language)
        self.say = self.tongue.say
        over = self.asked == TERMINAL
        self.circumstances = number_of(
            (self.box.tobytes(), *self.names, memory_aid, language, over)
        )

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.asked == TERMINAL

    def person(self, seat: int) -> Person:
        """Return a seat as a `Person`, for use in a message."""
        return _person(self.names[seat], seat == self.seat)

    def who(self, seat: int) -> str:
        """Return a seat as the subject of a sentence: "you", or a name."""
        return self.say("who", who=self.person(seat))

    def several(self, seats: Iterable[int]) -> str:
        """Return several seats as the subject of a sentence, such as "Josie, Lefty and you"."""
        names = self.tongue.listed(map(self.who, seats))
        return names[:1].upper() + names[1:]

    def whose(self, seat: int) -> str:
        """Return a seat as an owner in a sentence: "your", or a name as in "Josie's"."""
        return self.say("whose", who=self.person(seat))


@lru_cache(1024)  # comparing an object with itself is faster
def _person(name: str, is_you: bool) -> Person:
    return Person(name, is_you)
