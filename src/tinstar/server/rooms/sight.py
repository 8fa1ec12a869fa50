"""What each seat of a table gets to see: frames, lines of the log, the frames of a replay.

Everything is made from the view of one seat; all cards are shown only when a match is over.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tinstar.core.opened import opened
from tinstar.core.scene import Event, Scene, Sight, choice, events, scene
from tinstar.core.speech import ENGLISH
from tinstar.core.state import State
from tinstar.core.view import View
from tinstar.server.messages.live import Frame, Line
from tinstar.server.messages.terms import EVERYTHING, WATCHER
from tinstar.table.chairs import CHAIR, Chairs, Change
from tinstar.table.happening import Happening
from tinstar.table.lines import Chair
from tinstar.table.replaying import turns


class Eyes(NamedTuple):
    """How everybody at a table looks who reads that language: what seats are called, and if memory
    is helped."""

    names: Sequence[str]
    memory_aid: bool
    lost: Collection[int] = ()  # seats that have lost on time, however it comes out
    language: str = ENGLISH

    def at(self, chairs: Chairs) -> "Eyes":
        """The same while those sit there."""
        return self._replace(names=chairs.names, lost=chairs.lost)

    def scene(self, state: State, seat: int) -> Scene:
        if seat == EVERYTHING:
            return self._everything(state)
        shown = scene(state.view(seat), self.names, self.memory_aid, self.language)
        return self._without_lost(shown, state) if self.lost and shown.ending else shown

    def _without_lost(self, shown: Scene, state: State) -> Scene:
        won = winners(state.returns(), self.lost)
        return replace(shown, seats=tuple(replace(s, winner=s.seat in won) for s in shown.seats))

    def scene_in_window(self, view: View, waits: Sequence[int]) -> Scene:
        """The table while all who are in `waits` are asked at once."""
        shown = scene(view, self.names, self.memory_aid, self.language)
        assert shown.window
        return replace(
            shown,
            seats=tuple(replace(s, asked=s.seat in waits) for s in shown.seats),
            window=replace(shown.window, seats=tuple(waits)),
        )

    def action_text(self, view: View, action: int) -> str:
        """An action as a sentence to the seat whose view it is."""
        sight = Sight(view, self.names, self.memory_aid, self.language)
        return choice(sight, action).text

    def events(self, happenings: Iterable[Happening], seat: int) -> list[Event]:
        """What `seat` saw of these answers, in order."""
        seat = WATCHER if seat == EVERYTHING else seat
        how = self.names, self.memory_aid, self.language
        told: list[Event] = []
        for happening in happenings:
            _, before, actor, action, after = happening.seen_by(seat)
            told += events(before, actor, action, after, *how)
        return told

    def _everything(self, state: State) -> Scene:
        shown = self.scene(state, WATCHER)
        own = [self.scene(state, seat) for seat in range(state.game.players)]
        return opened(shown, own)


def winners(worth: Sequence[float], lost: Collection[int]) -> list[int]:
    """The seats that won: the best of those that have not lost on time, if there is one."""
    asked = [seat for seat in range(len(worth)) if seat not in lost] or range(len(worth))
    best = max(worth[seat] for seat in asked)
    return [seat for seat in asked if worth[seat] == best]


class Remark(NamedTuple):
    """Somebody else sat down when the table stood `at`: a line of the log in any language."""

    at: int
    change: Change

    def line(self, language: str) -> Line:
        return Line(self.at, self.change.said(language), CHAIR, self.change.seat)


def lines(at: int, told: Iterable[Event]) -> list[Line]:
    """The lines of the log for what was told when the table came to stand `at`."""
    return [Line(at, e.text, e.kind, e.seat) for e in told if e.text]


def replay(
    history: Sequence[Happening | Chair], chairs: Chairs, seat: int, eyes: Eyes
) -> list[Frame]:
    """Every position of a match as `seat` saw it, from the empty table to the end. Who sat down
    is told with what happened then; `chairs` and `eyes` are as they were at first."""
    start = next(x for x in history if isinstance(x, Happening)).before
    frames = [Frame(seat, 0, [], eyes.scene(start, seat))]
    told: list[Event] = []
    for lot in turns(history):
        if isinstance(lot, Chair):
            told.append(Event(CHAIR, chairs.change(lot).said(eyes.language), lot.seat))
            eyes = eyes.at(chairs)
        else:
            last = lot[-1]
            told += eyes.events(lot, seat)
            frames.append(Frame(seat, last.position + 1, told, eyes.scene(last.after, seat)))
            told = []
    return frames
