"""Views of one seat, its log lines and its replays.

Views, log lines and replays of a seat are made from that seat's view alone. Players see all cards
only after the match. Delayed spectators see all cards, but late.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tinstar.engine.i18n import ENGLISH
from tinstar.engine.state import State
from tinstar.engine.view import View
from tinstar.match.journal_lines import Chair
from tinstar.match.journal_replay import turns
from tinstar.match.seat_changes import CHAIR, Chairs, Change, say
from tinstar.match.transition import Happening
from tinstar.match.undo import had_no_choice
from tinstar.presentation.events import events_of
from tinstar.presentation.open_hands import opened
from tinstar.presentation.scene import Event, Scene, choice, scene_of
from tinstar.presentation.view_with_names import Sight
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables.websocket_schemas import Frame, LogLine


class SceneRenderer(NamedTuple):
    """Settings for showing a table in one language, such as names and memory aid."""

    names: Sequence[str]
    memory_aid: bool
    lost: Collection[int] = ()  # seats that have lost on time, whatever the score
    language: str = ENGLISH
    by_itself: bool = False  # forced moves are made automatically, and announced

    def at(self, chairs: Chairs) -> "SceneRenderer":
        """Return the renderer for other names or another seating."""
        return self._replace(names=chairs.names, lost=chairs.lost)

    def scene(self, state: State, seat: int) -> Scene:
        if seat == EVERYTHING:
            return self._everything(state)
        return SeatFollower(self, seat, state).scene()

    def sight(self, view: View) -> Sight:
        return Sight(view, self.names, self.memory_aid, self.language)

    def scene_in_window(self, view: View, waits: Sequence[int]) -> Scene:
        """Return the scene while all seats in `waits` are to act at the same time."""
        shown = scene_of(self.sight(view))
        assert shown.window
        return replace(
            shown,
            seats=tuple(replace(s, asked=s.seat in waits) for s in shown.seats),
            choices=shown.choices if view.seat in waits else (),
            window=replace(shown.window, seats=tuple(waits)),
        )

    def action_text(self, view: View, action: int) -> str:
        """Return an action as a sentence, for the player of a view."""
        return choice(self.sight(view), action).text

    def events(self, happenings: Iterable[Happening], seat: int) -> list[Event]:
        """Return what `seat` saw of the given moves, in order.

        If `seat` is the viewer who sees everything, all cards are open.
        """
        gaze, told = None, list[Event]()
        for happening in happenings:
            gaze = gaze or SeatFollower(self, seat, happening.before)
            told += gaze.events(happening)
        return told

    def _everything(self, state: State) -> Scene:
        eyes = self._replace(memory_aid=True)  # nobody has to remember what lies open
        own = [eyes.scene(state, seat) for seat in range(state.game.players)]
        return opened(eyes.scene(state, WATCHER), own)


class SeatFollower:
    """Follows a match through the view of one seat, and renders each position only once."""

    def __init__(self, eyes: SceneRenderer, seat: int, state: State):
        self._all = seat == EVERYTHING
        self._eyes = eyes._replace(memory_aid=True) if self._all else eyes
        self._seat, self._state = WATCHER if self._all else seat, state
        self._sight = self._eyes.sight(state.view(self._seat))

    def _look(self, state: State) -> Sight:
        if state is not self._state:
            self._state, self._sight = state, self._eyes.sight(state.view(self._seat))
        return self._sight

    def events(self, happening: Happening) -> list[Event]:
        """Return what the seat saw of a move."""
        before = self._look(happening.before)
        between = [self._eyes.sight(view) for view in happening.between(self._seat)]
        sights = [before, *between, self._look(happening.after)]
        action = happening.action if self._all else happening.action_for(self._seat)
        told = events_of(sights, action)
        if self._eyes.by_itself and had_no_choice(happening):
            name = self._eyes.names[happening.actor]
            text = say(self._eyes.language, "by-itself", name=name)
            told = [Event("by-itself", text, happening.actor), *told]
        return told

    def scene(self) -> Scene:
        """Return the scene of the position that was looked at last."""
        shown, lost = scene_of(self._sight), self._eyes.lost
        if not (lost and shown.ending):
            return shown
        won = winners(self._state.returns(), lost)
        return replace(shown, seats=tuple(replace(s, winner=s.seat in won) for s in shown.seats))


def winners(worth: Sequence[float], lost: Collection[int]) -> list[int]:
    """Return the winning seats: the best seats that have not lost on time.

    If all have lost on time, return the best of all.
    """
    asked = [seat for seat in range(len(worth)) if seat not in lost] or range(len(worth))
    best = max(worth[seat] for seat in asked)
    return [seat for seat in asked if worth[seat] == best]


class ChairChangeRemark(NamedTuple):
    """A log line about a change of seating at table position `at`, in any language."""

    at: int
    change: Change

    def line(self, language: str) -> LogLine:
        return LogLine(self.at, self.change.said(language), CHAIR, self.change.seat)


def lines(at: int, told: Iterable[Event]) -> list[LogLine]:
    """Return the log lines of events that led to table position `at`."""
    return [LogLine(at, e.text, e.kind, e.seat) for e in told if e.text]


def replay(
    history: Sequence[Happening | Chair], chairs: Chairs, seat: int, eyes: SceneRenderer
) -> list[Frame]:
    """Return all positions of a match as `seat` saw them, from the empty table to the end.

    A change of seating is shown with the next position. `chairs` and `eyes` describe the start of
    the match.
    """
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
