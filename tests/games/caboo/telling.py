"""Events and scenes of a drawn table."""

from tests.games.caboo.table import Table, table
from tinstar.games.caboo.actions import ACTIONS
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import Event, Scene, scene

NAMES = ["Ann", "Bob", "Cleo"]
FLOOR = """
    A*  2 3:A 7 K
    B   7:B 5 8 J
    C   7 10:C Q 4
    centre 3
    pile {} 4 6 9
"""


def floor(card: str = "7", **options: bool | str) -> Table:
    return table(FLOOR.format(card), **options)


def see(t: Table, seat: int, memory_aid: bool = False) -> Scene:
    return scene(t.state().view(seat), NAMES, memory_aid)


def told(t: Table, text: str | int, seat: int, memory_aid: bool = False) -> list[Event]:
    """Apply an action, and return the events that a seat sees."""
    action = text if isinstance(text, int) else ACTIONS.read(text)
    seen = Happening(t.state(), action).seen_by(seat)
    t.answer(action)
    return events(seen.views, seen.action, NAMES[: t.box.players], memory_aid)


def texts(t: Table, text: str | int, seat: int, memory_aid: bool = False) -> list[str]:
    return [e.text for e in told(t, text, seat, memory_aid) if e.text]
