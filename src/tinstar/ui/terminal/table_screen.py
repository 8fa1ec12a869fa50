"""The table on a full screen, in the terminal."""

from collections.abc import Callable
from shutil import get_terminal_size
from threading import Event as Signal
from threading import Thread
from time import monotonic
from typing import Any

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tinstar.engine.kernel import CHANCE
from tinstar.engine.machine_code.native_calls import TABLE, game_unit
from tinstar.errors import BadOption, TinstarError
from tinstar.match.solo_session import Session, Told, meant_by
from tinstar.presentation.scene import Choice, Scene, Touch, offered
from tinstar.ui.terminal.board import fitting, hand, heaps, status
from tinstar.ui.terminal.dialogs import AGAIN, LEAVE, EndScreen, HelpScreen, RoundScreen
from tinstar.ui.terminal.game_boards import drawing
from tinstar.ui.terminal.match_series import Sitting, farewell
from tinstar.ui.terminal.styles import DIM, LAMP, RUST
from tinstar.ui.terminal.terminal_language import say

LEAST = (80, 24)  # columns and lines
WIDE = 112  # columns from which story and moves stand beside the table
PACE = 0.7  # seconds to read another player's action
REST = 8  # lines of a narrow screen besides card rows and story
STORY = 6  # lines of the story on a narrow screen
LONG, VERY_LONG = 2, 6  # seconds of thinking until a note, and until an apology
REMEMBERED = 300  # lines of the story
HINT = "bold #f3e6c4"
ON, OFF = "▸ ", "· "  # before a move
STYLES = {"badge": DIM, "deal": DIM, "draw": DIM, "end": HINT, "win": HINT, "sums": HINT}
BOUND = ("h", "question_mark")  # the list has other meanings for these keys


def run(sitting: Sitting) -> None:
    """Play on the screen until the person leaves, then say where the match is stored.

    Raises `BadOption` if the terminal is too small at the start. If the terminal becomes too small
    later, the screen shows a message.
    """
    columns, lines = get_terminal_size()
    if columns < LEAST[0] or lines < LEAST[1]:
        raise BadOption(
            say("too-small", columns=LEAST[0], lines=LEAST[1], width=columns, height=lines)
        )
    app = Table(sitting)
    Thread(target=game_unit, args=(sitting.setup.game.rules.name, TABLE), daemon=True).start()
    app.run()
    app.session.match.close()
    for line in farewell(app.session):
        print(line)
    if app.failure:
        raise app.failure
    if app.interrupted:
        raise KeyboardInterrupt


class Happened(Message):
    """A message from the match's thread: something happened in the match."""

    def __init__(self, told: Told):
        super().__init__()
        self.told = told


class Waits(Message):
    """A message from the match's thread: the person is to act, or the match is over."""

    def __init__(self, now: Scene):
        super().__init__()
        self.now = now


class Advised(Message):
    def __init__(self, position: int, choice: Choice):
        super().__init__()
        self.position = position
        self.choice = choice


class Failed(Message):
    def __init__(self, error: Exception):
        super().__init__()
        self.error = error


def _same(one: Choice, other: Choice) -> bool:
    return one == other or one.touch.alike == other.touch.alike != ""


def board_columns(columns: int) -> int:
    """Return how many columns the table gets. On a wide terminal, this is five eighths."""
    return columns if columns < WIDE else max(LEAST[0], columns * 5 // 8)


def round_end(told: Told) -> str:
    """Return the text about the end of a round.

    Returns "" if no round has just ended, or if the whole match is over.
    """
    ends = [event.text for event in told.events if event.kind == "end"]
    return "" if told.scene.ending or not ends else ends[-1]


class Table(App[None]):
    """One person's screen.

    The match runs in another thread, which only posts messages to it.
    """

    CSS_PATH = "lamplight.tcss"
    TITLE = "Tinstar"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    BINDINGS = [
        Binding("ctrl+q", "leave", "Leave", priority=True),
        Binding("ctrl+c", "interrupt", "Leave", priority=True),
        Binding("h,f1", "hint", "Hint"),
        Binding("question_mark,f2", "help", "Help"),
        Binding("escape", "to_moves", "Moves"),
    ]

    def __init__(self, sitting: Sitting, pace: float = PACE):
        super().__init__()
        self.sitting = sitting
        self.session: Session = sitting.next_session()
        self.failure: Exception | None = None
        self.interrupted = False
        self.now = self.session.scene()
        self.waits = False  # for the person
        self._story: list[Content] = []
        self._pace = pace
        self._gone = Signal()
        self._read = Signal()  # the person has read the end of the round
        self._since = monotonic()  # when the match last went on

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        with Container(id="table"):
            yield Static(id="board", markup=False)
            yield Static(id="hand", markup=False)
            yield Static(id="heaps", markup=False)
        with Container(id="below"):
            yield Static(id="prompt", markup=False)
            with Container(id="both"):
                yield OptionList(id="moves", markup=False)
                with VerticalScroll(id="story"):
                    yield Static(id="told", markup=False)
        yield Input(id="line", select_on_focus=False)
        yield Static(f" {say('key-line')}", id="keys", markup=False)
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        self.query_one("#moves").focus()
        self._tell(self.sitting_down(), DIM)
        self._show(self.now)
        self.set_interval(1, self._count_seconds)
        self._in_background(self._go_on)

    def sitting_down(self) -> str:
        return say("sit-down", title=self.now.title)

    # --- the match, in another thread ------------------------------------------------------------

    def _in_background(self, job: Callable[..., None], *arguments: Any) -> None:
        """Run a job in a daemon thread, so that the program can exit while a player thinks."""
        Thread(target=self._watched, args=(job, *arguments), daemon=True).start()

    def _watched(self, job: Callable[..., None], *arguments: Any) -> None:
        try:
            job(*arguments)
        except Exception as e:
            self.post_message(Failed(e))

    def _go_on(self, choice: Choice | None = None) -> None:
        session = self.session
        if choice:
            self._happens(session.answer(choice))
        for told in session.play_on():
            self._happens(told)
            if told.actor not in (CHANCE, session.seat) and not told.scene.choices:
                self._gone.wait(self._pace)  # a question must appear together with its moves
            if self._gone.is_set():
                return
        self.post_message(Waits(session.scene()))

    def _happens(self, told: Told) -> None:
        """Post what happened. At the end of a round, wait until the person has read it."""
        self._read.clear()
        self.post_message(Happened(told))
        if round_end(told) and not self._gone.is_set():
            self._read.wait()

    def _advise(self, now: Scene) -> None:
        self.post_message(Advised(now.position, self.session.advise(now)))

    @on(Happened)
    def _happened(self, message: Happened) -> None:
        self._since = monotonic()
        for event in message.told.events:
            if event.text:
                self._tell(event.text, STYLES.get(event.kind, LAMP))
        self._show(message.told.scene)
        if told := round_end(message.told):
            self.push_screen(RoundScreen(message.told.scene, told), lambda _: self._read.set())

    @on(Waits)
    def _asked(self, message: Waits) -> None:
        self.waits = True
        self._show(message.now)
        self._list_moves()
        if message.now.ending:
            self.push_screen(EndScreen(message.now, again=not self.session.is_daily), self._ended)

    @on(Advised)
    def _advised(self, message: Advised) -> None:
        if self.waits and message.position == self.now.position:
            self._tell(say("hint", move=message.choice.text), HINT)
            self.query_one("#line", Input).value = ""
            self._list_moves(message.choice)

    @on(Failed)
    def _failed(self, message: Failed) -> None:
        self.failure = message.error
        self.action_leave()

    # --- choosing --------------------------------------------------------------------------------

    def _list_moves(self, lit: Choice | None = None) -> None:
        """List the moves that match the typed text.

        A line separates moves of different kinds.
        """
        moves, typed = self.query_one("#moves", OptionList), self.query_one("#line", Input).value
        choices = offered(self._choices(typed))
        options: list[Option | None] = []
        for before, choice in zip([None, *choices], choices, strict=False):
            if before and before.touch.deed != choice.touch.deed:
                options.append(None)
            options.append(Option(OFF + choice.text, id=str(choice.action)))
        if self.now.ending:
            again = [] if self.session.is_daily else [Option(say("play-again"), id=AGAIN)]
            options = [*again, Option(say("quit"), id=LEAVE)]
        moves.set_options(options)
        if options:
            alike = [i for i, c in enumerate(choices) if lit and _same(c, lit)]
            safe = [i for i, c in enumerate(choices) if not c.touch.warning and not c.touch.risk]
            moves.highlighted = [*alike, *safe, 0][0]

    def _choices(self, typed: str) -> list[Choice]:
        choices = list(self.now.choices) if self.waits else []
        meant = meant_by(typed, {c.action: c.notation for c in choices}) if typed else []
        return [c for c in choices if c.action in meant] or choices

    def _choice(self, option_id: str | None) -> Choice | None:
        return next((c for c in self.now.choices if str(c.action) == option_id), None)

    def _play(self, choice: Choice) -> None:
        if self.waits:
            self.waits = False
            self.query_one("#line", Input).value = ""
            self.query_one("#moves", OptionList).clear_options()
            self.query_one("#moves").focus()
            self._since = monotonic()
            self._in_background(self._go_on, choice)

    @on(OptionList.OptionHighlighted, "#moves")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        choice = self._choice(event.option_id)
        self._point_at(choice)
        self.query_one("#line", Input).placeholder = choice.notation if choice else ""
        self._show(self.now, choice.touch if choice else None)

    def _point_at(self, lit: Choice | None) -> None:
        """Mark the highlighted move with a sign, because no fact is shown by colour alone."""
        moves = self.query_one("#moves", OptionList)
        for i, option in enumerate(moves.options):
            choice = self._choice(option.id)
            said = "" if choice is None else (ON if choice is lit else OFF) + choice.text
            if said and option.prompt != said:
                moves.replace_option_prompt_at_index(i, said)

    @on(OptionList.OptionSelected, "#moves")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        choice = self._choice(event.option_id)
        if choice:
            self._play(choice)
        else:
            self._ended(event.option_id)

    @on(Input.Changed, "#line")
    def _typing(self) -> None:
        if self.waits:
            self._list_moves()

    @on(Input.Submitted, "#line")
    def _typed(self, event: Input.Submitted) -> None:
        """Play the move that was typed. If nothing was typed, play the highlighted move."""
        if not self.waits or self.now.ending:
            return
        moves = self.query_one("#moves", OptionList)
        if not event.value.strip():
            moves.action_select()
            return
        try:
            self._play(self.session.understand(event.value, self.now))
        except TinstarError as e:
            self._tell(f"✗ {e}", RUST)

    def on_key(self, event: Key) -> None:
        """Put characters that are typed while the list has the focus into the input line."""
        line = self.query_one("#line", Input)
        typed = event.is_printable and event.key not in BOUND
        if typed and event.character and self.focused is self.query_one("#moves"):
            line.focus()
            line.insert_text_at_cursor(event.character)
            event.stop()

    # --- keys ------------------------------------------------------------------------------------

    def action_leave(self) -> None:
        self._gone.set()
        self._read.set()
        self.exit()

    def action_interrupt(self) -> None:
        self.interrupted = True
        self.action_leave()

    def action_help(self) -> None:
        self.push_screen(HelpScreen(self.session.game))

    def action_to_moves(self) -> None:
        self.query_one("#line", Input).value = ""
        self.query_one("#moves").focus()

    def action_hint(self) -> None:
        if self.session.is_daily:
            self._tell(say("no-hints"), DIM)
        elif self.waits and not self.now.ending:
            self._tell(say("thinks-about-a-hint"), DIM)
            self._in_background(self._advise, self.now)

    def _ended(self, wish: str | None) -> None:
        if wish == LEAVE:
            self.action_leave()
        elif wish == AGAIN:
            self._once_more()

    def _once_more(self) -> None:
        self.waits = False
        for line in farewell(self.session):
            self._tell(line, DIM)
        try:
            self.session = self.sitting.next_session()
        except TinstarError as e:
            self.post_message(Failed(e))
            return
        self.query_one("#moves", OptionList).clear_options()
        self._show(self.session.scene())
        self._in_background(self._go_on)

    # --- showing ---------------------------------------------------------------------------------

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        small = width < LEAST[0] or height < LEAST[1]
        table = self.screen_stack[0]
        table.set_class(small, "-small")
        table.styles.grid_columns = f"{board_columns(width)} 1fr"
        self.query_one("#small", Static).update(
            say("made-too-small", columns=LEAST[0], lines=LEAST[1], width=width, height=height)
        )
        self.call_after_refresh(lambda: self._show(self.now))  # its size changes only then

    def _show(self, now: Scene, touch: Touch | None = None) -> None:
        self.now = now
        wide = self.size.width >= WIDE
        width = board_columns(self.size.width)
        lines = self.size.height - REST - (1 if wide else STORY)
        rows = sum(zone.lies == "row" for zone in now.zones)
        yours = now.seats[now.you].asked
        draw = drawing(self.session.game.rules.name)
        self.query_one("#status", Static).update(f" {status(now, self.size.width - 2)}")
        self.query_one("#board", Static).update(draw(now, fitting(width, lines, rows), touch))
        self.query_one("#hand", Static).update(hand(now, width, touch))
        self.query_one("#heaps", Static).update("\n".join(heaps(now)))
        prompt = self.query_one("#prompt", Static)
        prompt.update(f"{'► ' if yours else ''}{now.prompt}")
        prompt.set_class(yours, "-yours")

    def _count_seconds(self) -> None:
        """Show that a player is thinking, and for how many seconds."""
        seconds = int(monotonic() - self._since)
        if not self.waits and seconds >= LONG:
            first = " " + say("first-time") if seconds >= VERY_LONG else ""
            self.query_one("#prompt", Static).update(f"{self.now.prompt} ({seconds} s){first}")

    def _tell(self, text: str, style: str) -> None:
        self._story = [*self._story[-REMEMBERED:], Content.styled(text, style)]
        self.query_one("#told", Static).update(Content("\n").join(self._story))
        self.query_one("#story").scroll_end(animate=False)
