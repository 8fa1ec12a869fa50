"""What seats are told and shown of a drawn table."""

from tests.games.caboo.table import Table, table
from tinstar.games.caboo.actions import ACTIONS
from tinstar.presentation.scene import Event, Scene, events, scene

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
    """What a seat hears of an answer, which is then given."""
    before, actor = t.state(), t.mover
    action = text if isinstance(text, int) else ACTIONS.read(text)
    saw = t.who_sees() >> seat & 1 if seat >= 0 else t.who_sees() == 0b111
    t.answer(action)
    names, after = NAMES[: t.box.players], t.state().view(seat)
    answer = action if saw else None
    return events((before.view(seat), after), actor, answer, names, memory_aid)


def texts(t: Table, text: str | int, seat: int, memory_aid: bool = False) -> list[str]:
    return [e.text for e in told(t, text, seat, memory_aid) if e.text]
