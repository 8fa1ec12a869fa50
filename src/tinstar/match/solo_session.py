"""One person's match against computer players, for all user interfaces."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import NamedTuple

from tinstar.engine.i18n import ENGLISH
from tinstar.errors import IllegalAction, NotAnAction, TinstarError
from tinstar.match.match import Match
from tinstar.match.transition import Happening
from tinstar.players import Player, player
from tinstar.presentation.events import events
from tinstar.presentation.scene import Choice, Event, Scene, offered, refusal, scene

ADVISER = "search:1s"
NAMED = 3  # how many moves an error about an ambiguous text names
LONGEST_QUOTE = 40  # characters of the typed text in a message


class Told(NamedTuple):
    """The events of one decision (by a seat or by chance), and the scene after it."""

    actor: int
    events: list[Event]
    scene: Scene


class Session:
    """A match in which a person plays seat `seat`, and computer players play all others.

    `scene` and `understand` return at once. Every other method may block, so call it from another
    thread than the user interface's. Make only one such call at a time.
    """

    def __init__(
        self,
        match: Match,
        seat: int,
        memory_aid: bool = False,
        adviser: Player | str = ADVISER,
        language: str = ENGLISH,
    ):
        self.match = match
        self.game = match.game
        self.seat = seat
        self.names = match.chairs.names
        self.memory_aid = memory_aid
        self.language = language
        self.tongue = match.game.rules.tongue(language)
        self._adviser = adviser
        actions = self.game.rules.actions
        self._notations = {a: actions.text(a) for a in range(actions.size)}

    def scene(self) -> Scene:
        return scene(self.match.view(self.seat), self.names, self.memory_aid, self.language)

    @property
    def kept_in(self) -> str | None:
        """The file of the match, or None if the match is only in memory."""
        path = self.match.journal.path
        return str(path) if path else None

    @property
    def is_daily(self) -> bool:
        """True if the match is a deal of the day. It has no hints, and is played once."""
        return self.match.journal.header.daily is not None

    # --- playing ---------------------------------------------------------------------------------

    def play_on(self) -> Iterator[Told]:
        """Play chance and the other seats until the person has a choice.

        If the person has only one move, this yields the prompt as an event, and plays the move. If
        the prompt is a question, the event has no text. No other person is in the match, so an
        automatic move reveals nothing.
        """
        while True:
            happening = self.match.step()
            if happening:
                yield self._told(happening)
            elif forced := self._forced():
                yield forced
                yield self.answer(forced.scene.choices[0])
            else:
                return

    def answer(self, choice: Choice) -> Told:
        """Play the person's own action."""
        return self._told(self.match.answer(self.seat, choice.action, self.match.position))

    def _told(self, happening: Happening) -> Told:
        _, actor, views, action = happening.seen_by(self.seat)
        told = events(views, action, self.names, self.memory_aid, self.language)
        return Told(actor, told, self.scene())

    def _forced(self) -> Told | None:
        if self.match.waits_for != self.seat:
            return None
        now = self.scene()
        if len(now.choices) != 1 or now.choices[0].touch.warning:
            return None
        told = "" if now.prompt.endswith("?") else now.prompt
        return Told(self.seat, [Event("forced", told, self.seat)], now)

    # --- reading typed moves ---------------------------------------------------------------------

    def understand(self, text: str, now: Scene) -> Choice:
        """Return the choice that a text means.

        The text is a number in the list of moves, a notation, or the first letters of some words of
        a notation, in order. Raises `NotAnAction` if the text is unreadable or ambiguous. Raises
        `IllegalAction`, with the reason, if the rules forbid the move.
        """
        if text.strip().isdecimal():
            return self._numbered(text.strip(), now)
        by_action = {c.action: c for c in now.choices}
        meant = meant_by(text, {a: c.notation for a, c in by_action.items()})
        different = offered(by_action[a] for a in meant)
        if len(different) == 1:
            return different[0]
        if different:
            raise self._ambiguous(text, [c.action for c in different])
        raise self._refusal(text, now)

    def _numbered(self, digits: str, now: Scene) -> Choice:
        choices = offered(now.choices)
        number = int(digits) if len(digits) <= LONGEST_QUOTE else 0
        if not 1 <= number <= len(choices):
            got = digits[:LONGEST_QUOTE]
            said = self.tongue.say("typed-no-number", most=len(choices), got=got)
            raise NotAnAction(said)
        return choices[number - 1]

    def _ambiguous(self, text: str, meant: list[int]) -> NotAnAction:
        more = len(meant) - NAMED
        said = [self._notations[a] for a in meant[:NAMED]]
        if more > 0:
            said.append(self.tongue.say("typed-more", n=more))
        named = self.tongue.say("typed-or", most=", ".join(said[:-1]), last=said[-1])
        return NotAnAction(self.tongue.say("typed-could-be", got=repr(text), moves=named))

    def _refusal(self, text: str, now: Scene) -> TinstarError:
        meant = meant_by(text, self._notations)
        if not meant:
            examples = {c.touch.deed: c.notation for c in reversed(now.choices)}
            said = list(examples.values())[: -NAMED - 1 : -1]
            moves = reduce(
                lambda one, other: self.tongue.say("typed-or", most=one, last=other), said
            )
            return NotAnAction(
                self.tongue.say("typed-no-move", moves=moves, got=repr(text[:LONGEST_QUOTE]))
            )
        view = self.match.view(self.seat)
        reasons = {refusal(view, a, self.language): a for a in reversed(meant)}
        if len(reasons) > 1:
            return self._ambiguous(text, meant)
        reason, action = reasons.popitem()
        return IllegalAction(f"{self._notations[action]}: {reason}", view.objection(action))

    def advise(self, now: Scene) -> Choice:
        """Return the move that the adviser, a computer player, would choose.

        The adviser may think for a while. The match does not change.
        """
        view = self.match.view(self.seat)
        if isinstance(self._adviser, str):
            self._adviser = player(self._adviser)
        action = self._adviser.choose(view)
        return next(c for c in now.choices if c.action == action)


def meant_by(text: str, notations: dict[int, str]) -> list[int]:
    """Return the actions that a text can mean.

    If the text is exactly a notation, that action is meant. Otherwise, a text such as "p b" can
    mean "put bandit": each word of the text must be the beginning of a word of the notation, in the
    same order.
    """
    words = text.lower().split()
    exact = [a for a, n in notations.items() if n.lower().split() == words]
    return exact or [a for a, n in notations.items() if words and _begin(words, n.lower().split())]


def _begin(beginnings: Iterable[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(any(word.startswith(b) for word in rest) for b in beginnings)
