"""What each seat of a table gets to see: frames, lines of the log, the frames of a replay.

Everything is made from the view of one seat. With all cards shown (only when a match is over) the
views of all seats are laid together, so even that shows nothing that nobody at the table could see.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tinstar.core.kernel import CHANCE
from tinstar.core.scene import Event, Place, Scene, Seat, Sight, Zone, choice, events, scene
from tinstar.core.state import State, View
from tinstar.server.messages import EVERYTHING, WATCHER, Frame, Line
from tinstar.table.chairs import CHAIR, Chairs
from tinstar.table.happening import Happening
from tinstar.table.lines import Chair


class Eyes(NamedTuple):
    """How everybody at a table looks: what seats are called, and if memory is helped."""

    names: Sequence[str]
    memory_aid: bool

    def scene(self, state: State, seat: int) -> Scene:
        if seat == EVERYTHING:
            return self._everything(state)
        return scene(state.view(seat), self.names, self.memory_aid)

    def scene_in_window(self, view: View, waits: Sequence[int]) -> Scene:
        """The table while all who are in `waits` are asked at once."""
        shown = scene(view, self.names, self.memory_aid)
        assert shown.window
        return replace(
            shown,
            seats=tuple(replace(s, asked=s.seat in waits) for s in shown.seats),
            window=replace(shown.window, seats=tuple(waits)),
        )

    def action_text(self, view: View, action: int) -> str:
        """An action as a sentence to the seat whose view it is."""
        return choice(Sight(view, self.names, self.memory_aid), action).text

    def events(self, happenings: Iterable[Happening], seat: int) -> list[Event]:
        """What `seat` saw of these answers, in order."""
        seat = WATCHER if seat == EVERYTHING else seat
        told: list[Event] = []
        for happening in happenings:
            _, before, actor, action, after = happening.seen_by(seat)
            told += events(before, actor, action, after, self.names, self.memory_aid)
        return told

    def _everything(self, state: State) -> Scene:
        shown = self.scene(state, WATCHER)
        own = [self.scene(state, seat) for seat in range(state.game.players)]
        zones = tuple(z if z.seat is None else _as_owner_sees(z, own[z.seat]) for z in shown.zones)
        return replace(shown, zones=zones, seats=tuple(_as_itself(s, own) for s in shown.seats))


def _as_owner_sees(zone: Zone, own: Scene) -> Zone:
    """The zone under its public name, with the faces that its owner sees."""
    there: dict[str, Place] = {p.id: p for z in own.zones for p in z.places}
    return replace(zone, places=tuple(there.get(p.id, p) for p in zone.places))


def _as_itself(seat: Seat, own: Sequence[Scene]) -> Seat:
    """A seat's score as far as it knows it itself."""
    known = own[seat.seat].seats[seat.seat]
    return replace(seat, score=known.score, complete=known.complete)


def lines(at: int, told: Iterable[Event]) -> list[Line]:
    """The lines of the log for what was told when the table came to stand `at`."""
    return [Line(at, e.text, e.kind, e.seat) for e in told if e.text]


def turns(history: Iterable[Happening | Chair]) -> list[list[Happening] | Chair]:
    """Answers in lots as they were shown: each of a seat's with those of chance that followed."""
    lots: list[list[Happening] | Chair] = []
    for item in history:
        if isinstance(item, Chair):
            lots.append(item)
        elif item.actor == CHANCE and lots and isinstance(lots[-1], list):
            lots[-1].append(item)
        else:
            lots.append([item])
    return lots


def replay(
    history: Sequence[Happening | Chair], chairs: Chairs, memory_aid: bool, seat: int
) -> list[Frame]:
    """Every position of a match as `seat` saw it, from the empty table to the end. Who sat down
    is told with what happened then; `chairs` are as they were at first."""
    start = next(x for x in history if isinstance(x, Happening)).before
    frames = [Frame(seat, 0, [], Eyes(chairs.names, memory_aid).scene(start, seat))]
    told: list[Event] = []
    for lot in turns(history):
        if isinstance(lot, Chair):
            told.append(Event(CHAIR, chairs.change(lot), lot.seat))
        else:
            eyes, last = Eyes(chairs.names, memory_aid), lot[-1]
            told += eyes.events(lot, seat)
            frames.append(Frame(seat, last.position + 1, told, eyes.scene(last.after, seat)))
            told = []
    return frames
