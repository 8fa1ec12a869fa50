"""A slideshow of a match: pictures with a slider, as HTML for any browser."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.match.journal import Journal
from tinstar.match.journal_lines import Chair
from tinstar.match.journal_replay import follow, in_order, turns
from tinstar.match.practice import first_state
from tinstar.match.seat_changes import Chairs
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.ui.scene_svg import picture, seen

SPECTATOR = -1
MOST_FRAMES = 200  # only the last turns: each has some 10,000 characters
ITS_KEYS = "data-lm-suppress-shortcuts"  # else JupyterLab would take the arrow keys
STEP = (
    "const all=this.parentNode.querySelectorAll('figure');"
    "all.forEach((x,i)=>{x.hidden=i!=this.value});"
    "this.setAttribute('aria-valuetext',all[this.value].querySelector('figcaption').textContent)"
)


class Turn(NamedTuple):
    """A seat's action together with the chance events that followed.

    `after` is the state after all of these, and `told` has the texts of their events.
    """

    after: State
    told: list[str]
    names: Sequence[str]


class Frame(NamedTuple):
    """A picture of the table after a turn, and the texts of the turn's events."""

    position: int
    told: list[str]
    drawn: str


def frames(journal: Journal, game: Game, seat: int | None = None) -> list[Frame]:
    """Return the last turns of a match that have events to show.

    The turns are shown as `seat` saw them; -1 is a spectator. If `seat` is None, all cards of a
    finished match are shown. If the match is unfinished, only a spectator's view is shown, because
    its hidden cards are still in play.
    """
    if seat is None and not journal.end:
        seat = SPECTATOR
    history = [item for _, item in in_order(journal, follow(journal, game))]
    chairs, found = Chairs(journal.header.seats), list[Turn]()
    for lot in turns(history):
        if isinstance(lot, Chair):
            chairs.change(lot)
        else:
            found.append(_turn(lot, seat, chairs.names))
    spoken = [turn for turn in found if turn.told or turn is found[-1]]
    if not spoken:
        spoken = [Turn(first_state(journal.header, game), [], chairs.names)]
    return [_drawn(turn, seat) for turn in spoken[-MOST_FRAMES:]]


def _turn(lot: Sequence[Happening], seat: int | None, names: Sequence[str]) -> Turn:
    told: list[str] = []
    for happening in lot:
        seen = happening.seen_by(SPECTATOR if seat is None else seat)
        told += [e.text for e in events(seen.views, seen.action, names) if e.text]
    return Turn(lot[-1].after, told, list(names))


def _drawn(turn: Turn, seat: int | None) -> Frame:
    now = seen(turn.after, seat, turn.names)
    return Frame(turn.after.position, turn.told, picture(now, turn.after.game.rules.tongue()))


# --- as HTML --------------------------------------------------------------------------------------


def film(shown: Sequence[Frame]) -> str:
    """Return the pictures with a slider as HTML.

    The last picture is shown first. The arrow keys move the slider.
    """
    last = len(shown) - 1
    pictures = "".join(_figure(frame, hidden=i != last) for i, frame in enumerate(shown))
    slider = (
        f'<input type="range" min="0" max="{last}" value="{last}" aria-label="turn"'
        f' style="width:100%;max-width:880px" oninput="{STEP}" {ITS_KEYS}>'
    )
    return f"<div>{slider}{pictures}</div>"


def _figure(frame: Frame, hidden: bool) -> str:
    said = " <br>".join(map(escape, [f"{frame.position}.", *frame.told]))
    return (
        f'<figure style="margin:0;overflow-x:auto"{" hidden" * hidden}>'
        f"{frame.drawn}<figcaption>{said}</figcaption></figure>"
    )


def page(title: str, shown: Sequence[Frame]) -> str:
    """Return the slideshow as a whole page, which loads nothing from the network."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        "<style>:root{color-scheme:light dark}</style>"
        f"<title>{escape(title)}</title></head>"
        '<body style="max-width:880px;margin:1rem auto;font:16px/1.5 system-ui,sans-serif">'
        f"<h1>{escape(title)}</h1>{film(shown)}</body></html>\n"
    )
