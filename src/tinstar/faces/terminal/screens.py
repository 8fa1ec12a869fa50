"""What lies over the table for a while: the help, and the end of a match."""

from textwrap import wrap

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tinstar.core import clauses
from tinstar.core.game import Game
from tinstar.core.scene import Scene, Seat, primer
from tinstar.faces.terminal.board import DIM, LAMP

RESULT = 66  # columns of a line of the result
NO_BREAK = "\u00a0"
AGAIN, LOOK, LEAVE = "again", "look", "leave"

KEYS = [
    ("↑ ↓ Enter", "choose a move from the list; the cards it is about light up"),
    ("letters", "type a move: its words or their beginnings, such as s ban b3"),
    ("h or F1", "hint: what the computer would do"),
    ("? or F2", "this help"),
    ("Esc", "back to the list, and out of here"),
    ("Ctrl-C, Ctrl-Q", "leave; the match is kept"),
]


class HelpScreen(ModalScreen[None]):
    """The game in a few lines, the keys, how moves are written, and all clauses of the rules."""

    BINDINGS = [("escape,enter,q,question_mark,f2", "dismiss", "Back")]

    def __init__(self, game: Game):
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(help_text(self._game), markup=False)


def help_text(game: Game) -> Content:
    notations = [f.notation for f in game.rules.actions.families.values()]
    parts = [
        _heading(f"{game.rules.title} in a few lines"),
        *(Content(f"{line}\n\n") for line in primer(game)),
        _heading("Keys"),
        *(_entry(key, text, 16) for key, text in KEYS),
        _heading("\nHow moves are written"),
        *(Content(f"{notation}\n") for notation in notations),
    ]
    heading = ""
    for c in clauses.parse(game.rules.clauses):
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
    """How the match ended, with every seat's score by its parts; dismissed with what to do next."""

    BINDINGS = [("escape", "dismiss('look')", "Look at the table")]

    def __init__(self, now: Scene):
        super().__init__()
        self._now = now

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(result_text(self._now), id="result", markup=False)
            yield OptionList(
                Option("Play again", id=AGAIN),
                Option("Look at the table", id=LOOK),
                Option("Quit", id=LEAVE),
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or LOOK)


def result_text(now: Scene) -> Content:
    best_first = sorted(now.seats, key=lambda seat: -seat.score)
    lines = [Content(now.prompt), Content("")]
    lines += [_result(seat, seat.seat == now.you) for seat in best_first]
    return Content("\n").join(lines)


def _result(seat: Seat, you: bool) -> Content:
    who = "You" if you else seat.name
    star = "★ " if seat.winner else "  "
    head = f"{star}{who[:10].ljust(11)}{seat.score:>4}   "
    unbroken = [line.replace(" ", NO_BREAK) for line in seat.score_lines]
    parts = wrap(", ".join(unbroken), RESULT - len(head))
    below = ("\n" + " " * len(head)).join(parts).replace(NO_BREAK, " ")
    return Content.assemble((head, f"bold {LAMP}"), (below, DIM))
