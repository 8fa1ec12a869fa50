"""One seat at a match against computer players: what everybody does who sits there, whatever they
look at."""

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
NAMED = 3  # so many moves are named where a text could mean several
LONGEST_QUOTE = 40  # characters of what was typed, in a message


class Told(NamedTuple):
    """What has happened by whose doing (a seat or CHANCE), and the table after it."""

    actor: int
    events: list[Event]
    scene: Scene


class Session:
    """A person at seat `seat` of a match; all other seats are computer players'.

    Everything here may take long, but for `scene` and `understand`: a face that must not stand
    still calls it from another thread, one call at a time.
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
        """The file that the match is kept in."""
        path = self.match.journal.path
        return str(path) if path else None

    # --- going on --------------------------------------------------------------------------------

    def play_on(self) -> Iterator[Told]:
        """What chance and the others do, until the person has something to choose.

        Where only one thing can be done, it is told and done: at a table without other people it
        gives nothing away. What is put as a question is not told: nobody was asked.
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
        """The person's own answer."""
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

    # --- understanding ---------------------------------------------------------------------------

    def understand(self, text: str, now: Scene) -> Choice:
        """The choice meant by its number in the list, its notation, or the beginnings of its words.

        `NotAnAction` where it cannot be read or could mean several; `IllegalAction` with the reason
        where it may not be done.
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
        """What a computer player would do; takes a while, and does not touch the match."""
        view = self.match.view(self.seat)
        if isinstance(self._adviser, str):
            self._adviser = player(self._adviser)
        action = self._adviser.choose(view)
        return next(c for c in now.choices if c.action == action)


def meant_by(text: str, notations: dict[int, str]) -> list[int]:
    """The actions that a text can mean: those written just so, or else those with such words.

    Each word of the text must begin a word of the notation, in the same order.
    """
    words = text.lower().split()
    exact = [a for a, n in notations.items() if n.lower().split() == words]
    return exact or [a for a, n in notations.items() if words and _begin(words, n.lower().split())]


def _begin(beginnings: Iterable[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(any(word.startswith(b) for word in rest) for b in beginnings)
