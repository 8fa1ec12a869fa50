"""Dialogs over the table: help, end of a round, end of the match."""

from collections.abc import Sequence
from textwrap import wrap

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tinstar.engine import rulebook
from tinstar.engine.game import Game
from tinstar.presentation.scene import Scene, Seat, primer
from tinstar.ui.terminal.styles import DIM, LAMP
from tinstar.ui.terminal.terminal_language import language, marked, points, say
from tinstar.ui.terminal.text_blocks import who

RESULT = 66  # columns of a line of the result
NO_BREAK = "\u00a0"
AGAIN, LOOK, LEAVE = "again", "look", "leave"

KEYS = ("choose", "type", "hint", "help", "back", "leave")


class HelpScreen(ModalScreen[None]):
    """Help: the game in a few lines, the keys, how moves are written, and all clauses."""

    BINDINGS = [("escape,enter,q,question_mark,f2", "dismiss")]

    def __init__(self, game: Game):
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(help_text(self._game), markup=False)


def help_text(game: Game) -> Content:
    notations = [f.notation for f in game.rules.actions.families.values()]
    parts = [
        _heading(say("in-a-few-lines", title=game.rules.title)),
        *(Content(f"{line}\n\n") for line in primer(game, language())),
        _heading(say("keys")),
        *(_entry(say(f"key-{key}"), say(f"key-{key}-does"), 16) for key in KEYS),
        _heading(f"\n{say('how-moves-are-written')}"),
        *(Content(f"{notation}\n") for notation in notations),
    ]
    heading = ""
    for c in rulebook.parse(game.rules.book(language())):
        if c.heading != heading:
            heading = c.heading
            parts.append(_heading(f"\n{heading}"))
        parts.append(_entry(c.id, c.text, 5))
    return Content.assemble(*parts)


def _heading(text: str) -> Content:
    return Content.styled(f"{text}\n", f"bold {LAMP}")


def _entry(term: str, text: str, width: int) -> Content:
    return Content.assemble((term.ljust(width), f"bold {DIM}"), f"{text}\n")


class EndScreen(ModalScreen[str]):
    """The end of a match, with every seat's score and the parts that add up to it.

    The screen returns what the person wants to do next. `again` says whether the person may play
    another match.
    """

    BINDINGS = [("escape", "dismiss('look')")]

    def __init__(self, now: Scene, again: bool = True):
        super().__init__()
        self._now = now
        self._again = again

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(result_text(self._now), id="result", markup=False)
            yield OptionList(
                *[Option(say("play-again"), id=AGAIN)] * self._again,
                Option(say("look-at-the-table"), id=LOOK),
                Option(say("quit"), id=LEAVE),
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or LOOK)


class RoundScreen(ModalScreen[None]):
    """The end of a round: each seat's cards, their value and the totals. Any key closes it."""

    def __init__(self, now: Scene, told: str):
        super().__init__()
        self._now = now
        self._told = told

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(round_text(self._now, self._told), id="result", markup=False)

    def on_key(self, event: Key) -> None:
        event.stop()
        self.dismiss()


def round_text(now: Scene, told: str) -> Content:
    lines = [Content(told), Content("")]
    lines += [_result(now, seat, _lying(now, seat)) for seat in now.seats]
    lines += [Content(""), Content.styled(say("press-any-key"), f"bold {LAMP}")]
    return Content("\n").join(lines)


def _lying(now: Scene, seat: Seat) -> list[str]:
    """Return a seat's face-up cards, after its marks.

    A mark may say that the seat has called, or is out of the round.
    """
    rows = [zone for zone in now.zones if zone.seat == seat.seat and zone.lies == "row"]
    pieces = [p for zone in rows for place in zone.places for p in place.pieces if p.name]
    faces = " ".join(p.face or "" for p in pieces)
    return [*map(marked, seat.marks), say("shows", cards=faces) if faces else say("shows-nothing")]


def result_text(now: Scene) -> Content:
    lines = [Content(now.prompt), Content("")]
    lines += [_result(now, seat) for seat in _best_first(now)]
    return Content("\n").join(lines)


def _best_first(now: Scene) -> list[Seat]:
    """Return the seats: the winners first, then the others from best to worst score.

    If the lowest score won, a lower score is better.
    """
    won = [seat.score for seat in now.seats if seat.winner]
    least = bool(won) and max(won) < max(s.score for s in now.seats)
    return sorted(now.seats, key=lambda s: (not s.winner, s.score if least else -s.score))


def _result(now: Scene, seat: Seat, more: Sequence[str] = ()) -> Content:
    star = "★ " if seat.winner else "  "
    head = f"{star}{who(now, seat)[:12].ljust(13)}{points(seat):>4}   "
    unbroken = [line.replace(" ", NO_BREAK) for line in [*more, *seat.score_lines]]
    parts = wrap(", ".join(unbroken), RESULT - len(head))
    below = ("\n" + " " * len(head)).join(parts).replace(NO_BREAK, " ")
    return Content.assemble((head, f"bold {LAMP}"), (below, DIM))
