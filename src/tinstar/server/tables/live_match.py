"""A running match on the server, and what each seat has been shown of it.

All methods may wait for the disk or take long, so call them in worker threads, one at a time. A
seat's log and events are rendered when they are first used, and updated from then on.
"""

import time
from collections.abc import Iterable

import msgspec

from tinstar.engine.i18n import ENGLISH
from tinstar.engine.view import View
from tinstar.errors import IllegalAction
from tinstar.match.journal_lines import Chair, Undo
from tinstar.match.journal_replay import follow, in_order
from tinstar.match.match import Match
from tinstar.match.seat_changes import Chairs, say
from tinstar.match.transition import Happening
from tinstar.match.verification import Verdict, verify
from tinstar.presentation.scene import Event, Scene, may_rest, refusal, rests
from tinstar.server.errors import Conflict
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables import answer_window, first_look, offers_to_people, seat_frames
from tinstar.server.tables.answer_window import AnswerWindow
from tinstar.server.tables.decline_wishes import DeclineWishes
from tinstar.server.tables.delayed_spectators import DelayedSpectators
from tinstar.server.tables.finished_match_schemas import ScoreCurve
from tinstar.server.tables.match_score_curve import score_curve
from tinstar.server.tables.seat_frames import ChairChangeRemark, SeatFollower
from tinstar.server.tables.seats_in_journal import changed_chairs
from tinstar.server.tables.stored_journal import StoredJournal
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.websocket_schemas import AnswersPending, Frame, LogLine

Reader = tuple[int, str]  # a seat and a language


def _stands(match: Match, seat: int, at: int, action: int) -> bool:
    """Return whether the seat has already made this move at position `at`, and not undone it."""
    since = [e for e in match.journal.entries if not isinstance(e, Chair)][at:]
    answers = [entry for entry in since if not isinstance(entry, Undo)]
    if not answers or len(answers) < len(since):
        return False
    return (answers[0].actor, answers[0].action) == (seat, action)


class LiveMatch:
    """A match, and what each seat has been shown of it."""

    def __init__(self, match: Match, record: TableRecord, wishes: DeclineWishes | None = None):
        self.match = match
        self.record = record
        self._logs: dict[Reader, list[LogLine]] = {}
        self._courses: dict[str, ScoreCurve] = {}  # by language, on demand
        self._verdicts: dict[str, Verdict] = {}  # by language, for the moves so far
        self._later: DelayedSpectators | None = None  # on demand
        self.wishes = wishes or DeclineWishes()
        self._batch: list[Happening] = []  # the moves that were made last, by one change
        self._from = 0  # table position before the batch
        self._events: dict[Reader, list[list[Event]]] = {}  # for each move of the batch
        self._gazes: dict[
            Reader, SeatFollower
        ] = {}  # viewers that have produced these events and can render the scene
        self._open_window()

    @property
    def at(self) -> int:
        return self.match.moments

    @property
    def rests(self) -> bool:
        """True if all players should look at the table before chance decides."""
        return may_rest(self.match.game) and rests(self.match.view(WATCHER))

    @property
    def _sink(self) -> StoredJournal:
        sink = self.match.journal.sink
        assert isinstance(sink, StoredJournal)
        return sink

    def eyes(self, language: str = ENGLISH) -> seat_frames.SceneRenderer:
        """Return the renderer of scenes and events in a language."""
        return self._eyes(self.match.chairs, language)

    def _eyes(self, chairs: Chairs, language: str) -> seat_frames.SceneRenderer:
        aid, by_itself = self.record.memory_aid, self.record.by_itself
        return seat_frames.SceneRenderer(chairs.names, aid, chairs.lost, language, by_itself)

    # --- moves ------------------------------------------------------------------------------------

    def answer(self, seat: int, at: int, action: int, together: TableRecord | None = None) -> bool:
        """Make a person's move. If a record is given, the record is stored together with the move.

        Returns False if the same move was made already. Raises the errors of `Match.answer`.
        """
        if 0 <= at < self.at and _stands(self.match, seat, at, action):
            return False
        self._expect(at)
        self._sink.played = True
        with self._sink.together_with(together):
            self._told(at, self.match.answer_on(seat, action, self.match.position))
        return True

    def enter(self, seat: int, at: int, action: int) -> None:
        """Make a computer player's move."""
        self._expect(at)
        self._told(at, self.match.enter(seat, action, self.match.position))

    def go_on(self) -> None:
        """Let chance decide until a player is to act."""
        self._told(self.at, self.match.let_chance_answer())

    def undo(self, seat: int, at: int, together: TableRecord | None = None) -> None:
        """Undo the last move, and discard what was shown since then."""
        self._expect(at)
        with self._sink.together_with(together):
            self.match.undo(seat)
        self._batch, self._from = [], self.at
        self._forget_events()
        self._verdicts.clear()
        self._logs.clear()
        self._later = None
        self._open_window()

    def _expect(self, at: int) -> None:
        if at != self.at:
            raise Conflict("went-on", at=self.at, got=at)

    def _told(self, at: int, batch: list[Happening]) -> None:
        if self.record.by_itself:
            batch = [*batch, *self.match.go_on_by_itself()]
            batch += offers_to_people.decline_at_once(self)
        self._batch, self._from = batch, at
        self._forget_events()
        self._verdicts.clear()
        self._keep_logs_up()
        self._keep_later_up()
        self._open_window()

    # --- seating ----------------------------------------------------------------------------------

    def change_chairs(self, record: TableRecord) -> list[ChairChangeRemark]:
        """Seat the players whom `record` names, and return the lines for everyone's log.

        The record and a journal line for each changed seat are stored together or not at all.
        """
        lines = changed_chairs(self.record, record, self.match.position)
        with self._sink.together_with(record):
            told = self.match.seat_others(*lines)
        self.record = record
        self._forget_events()  # players may have other names from now on
        notes = [ChairChangeRemark(self.at, change) for change in told]
        for (_, language), log in self._logs.items():
            log += [note.line(language) for note in notes]
        self._forget_who_left()
        return notes

    def _forget_who_left(self) -> None:
        if self.window:
            for seat, chair in enumerate(self.record.chairs):
                if chair.holder == "free":
                    self.window.forget(seat)

    # --- answer windows ---------------------------------------------------------------------------

    def _open_window(self) -> None:
        """Open an answer window if several seats are to act at once."""
        record, seats = self.record, self.match.view(WATCHER).window()
        self.window = AnswerWindow(self.at, seats, record.window) if seats else None
        if self.window and record.said_at == self.at:
            self.window.restore(record.said)
        self.shows_at = time.monotonic() + answer_window.reaction(0)  # of an offer
        self.wishes.decline(self)
        self.look = first_look.begin(self.match)

    @property
    def waits(self) -> list[int]:
        """The seats of the window that have yet to decide, as everyone may know it."""
        return self.waits_for(WATCHER)

    def waits_for(self, viewer: int) -> list[int]:
        """Return the seats that have yet to decide, as a seat may know them.

        A free seat need not decide.
        """
        free = [x for x, chair in enumerate(self.record.chairs) if chair.holder == "free"]
        return self.window.waits(free, viewer) if self.window else []

    def waiting(self, viewer: int) -> AnswersPending | None:
        """Return the answer window as a seat may know it, or None if no window is open."""
        if self.window is None:
            return None
        waits = self.waits_for(viewer)
        return AnswersPending(self.at, waits, self.window.seconds, self.window.left)

    def holds_back(self, seat: int) -> bool:
        """Return whether a decision in the window, if made now, is shown to the others later."""
        if self.window is None or len(self.record.people()) < answer_window.COMPANY:
            return False
        return time.monotonic() < self.window.shows_at(seat)

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for.

        The list is empty while chance decides and when the match is over.
        """
        return self.waits if self.window else [seat for seat in [self.match.asked] if seat >= 0]

    def result(self) -> tuple[list[int], list[int]]:
        """Return the scores of a finished match, and the winning seats."""
        state = self.match.state
        return state.scores(), seat_frames.winners(state.returns(), self.match.chairs.lost)

    def view(self, seat: int) -> View:
        """Return the seat's view.

        In an answer window, a seat that has yet to decide is shown as the seat to act. A seat that
        has decided sees another seat as the seat to act.
        """
        view = self.match.view(seat)
        if self.window is None:
            return view
        waits, others = self.waits_for(seat), [x for x in self.window.seats if x != seat]
        return view.asked_at_once(seat if seat in waits else [*waits, *others, seat][0])

    def check(self, seat: int, at: int, action: int, heard: float) -> bool:
        """Check a decision in the window. Return False if the same decision was made already."""
        assert self.window
        if at == self.at and self.window.said.get(seat) == action:
            return False
        self._expect(at)
        self.window.expect(seat, heard)
        self._sink.played = True
        text, view = self.match.game.rules.actions.text(action), self.match.view(seat)
        view = view.asked_at_once(seat)  # also for a seat that has taken its decision back
        if why := refusal(view, action):
            raise IllegalAction(f"{text}: {why}", view.objection(action))
        return True

    def close_window(self, together: TableRecord | None = None) -> bool:
        """Close the window (the time in which several seats may decide), and apply their decisions.

        If a record is given, the record is stored together with these decisions. Seats without a
        decision pass. Always returns True.
        """
        assert self.window
        said, order = self.window.said, self.window.in_order()
        with self._sink.together_with(together):
            self._told(self.at, self.match.answer_together(said, order, self.match.position))
        return True

    # --- views ------------------------------------------------------------------------------------

    def frame(self, seat: int, since: int | None = None, language: str = ENGLISH) -> Frame:
        """Return the seat's view, with the events since position `since`.

        If `since` is left out, the events are those of the last batch of moves.
        """
        if seat == EVERYTHING:
            return self._late_frame(since, language)
        if since in (None, self._from):
            told = [e for events in self._last_events((seat, language)) for e in events]
        else:
            new = [h for at, h in self._history() if at > since]
            told = self.eyes(language).events(new, seat)
        return msgspec.structs.replace(self.standing(seat, language), events=told)

    def standing(self, seat: int, language: str = ENGLISH) -> Frame:
        """Return the seat's current view, without events."""
        if seat == EVERYTHING:
            return self.later.standing(self.eyes(language), self.match.state)
        scene = self._scene(seat, self.eyes(language))
        undo, is_open = self._may_undo(seat), self._is_open(seat)
        return Frame(seat, self.at, [], scene, undo, self.waiting(seat), is_open)

    def _is_open(self, seat: int) -> bool:
        """Return whether a seat at a shared screen sees only what a spectator sees."""
        if not any(seat in seats for seats in self.record.one_screen()):
            return False
        own, public = (self.match.view(each).s for each in (seat, WATCHER))
        return own.tobytes() == public.tobytes()

    @property
    def later(self) -> DelayedSpectators:
        """The part of the match that delayed spectators may see."""
        if self._later is None:
            self._later = DelayedSpectators(self._history(), self.record.delay)
            if self.match.end:
                self._later.ends()
        return self._later

    def _keep_later_up(self) -> None:
        if self._later:
            more = [(self._from + i + 1, x) for i, x in enumerate(self._batch)]
            self._later.grows(more, bool(self.match.end))

    def _late_frame(self, since: int | None, language: str) -> Frame:
        eyes = self.eyes(language)
        told = self.later.events(eyes)
        if since is not None:
            new = [h for at, h in self._history() if since < at <= self.later.at]
            told = eyes.events(new, WATCHER)
        return msgspec.structs.replace(self.standing(EVERYTHING, language), events=told)

    def stands(self, seat: int) -> int:
        """Return the table position that a seat is shown."""
        return self.later.at if seat == EVERYTHING else self.at

    def _scene(self, seat: int, eyes: seat_frames.SceneRenderer) -> Scene:
        gaze = self._gazes.pop((seat, eyes.language), None)
        if self.window:
            return eyes.scene_in_window(self.view(seat), self.waits_for(seat))
        return gaze.scene() if gaze else eyes.scene(self.match.state, seat)

    @property
    def may_be_taken_back(self) -> bool:
        """True if any seat may undo the last move."""
        return any(self._may_undo(seat) for seat in range(self.match.game.players))

    def _may_undo(self, seat: int) -> bool:
        is_person = seat != WATCHER and self.match.decider(seat) is None
        return is_person and self.match.may_undo(seat)

    def taken_back(self, seat: int, language: str = ENGLISH) -> Event:
        """Return the event that announces an undo."""
        name = self.match.chairs.names[seat]
        return Event("undo", say(language, "taken-back", name=name), seat)

    def log(self, seat: int, language: str = ENGLISH) -> list[LogLine]:
        """Return the log so far, as the seat saw it."""
        if seat == EVERYTHING:
            return [line for line in self.log(WATCHER, language) if line.at <= self.later.at]
        if (seat, language) not in self._logs:
            self._logs[seat, language] = [*self._whole_log(seat, language)]
        return self._logs[seat, language]

    def _whole_log(self, seat: int, language: str) -> Iterable[LogLine]:
        company = Chairs(self.match.journal.header.seats)
        for at, item in self._in_order():
            if isinstance(item, Chair):
                yield ChairChangeRemark(at, company.change(item)).line(language)
            else:
                eyes = self._eyes(company, language)
                yield from seat_frames.lines(at, eyes.events([item], seat))

    def _keep_logs_up(self) -> None:
        for reader, log in self._logs.items():
            for i, events in enumerate(self._last_events(reader)):
                log += seat_frames.lines(self._from + i + 1, events)

    def _last_events(self, reader: Reader) -> list[list[Event]]:
        """Return what the seat saw of each move of the last batch.

        The events are rendered once, for both the log and the views.
        """
        if reader not in self._events:
            seat, language = reader
            self._events[reader] = []
            if self._batch:
                gaze = SeatFollower(self.eyes(language), seat, self._batch[0].before)
                self._events[reader] = [gaze.events(happening) for happening in self._batch]
                self._gazes[reader] = gaze
        return self._events[reader]

    def public_events(self) -> list[Event]:
        """Return what everybody saw of the last batch of moves."""
        return [e for events in self._last_events((WATCHER, ENGLISH)) for e in events]

    def _forget_events(self) -> None:
        self._events.clear()
        self._gazes.clear()

    def _history(self) -> Iterable[tuple[int, Happening]]:
        """Return all moves that were not undone, each with the table position after it."""
        return ((at, x) for at, x in self._in_order() if isinstance(x, Happening))

    def _in_order(self) -> list[tuple[int, Happening | Chair]]:
        return in_order(self.match.journal, follow(self.match.journal, self.match.game))

    def course(self, language: str = ENGLISH) -> ScoreCurve:
        """Return the score curve of a finished match (see `match_score_curve`)."""
        if language not in self._courses:
            history, (_, winners) = [x for _, x in self._in_order()], self.result()
            self._courses[language] = score_curve(history, winners[0], self.eyes(language))
        return self._courses[language]

    def verdict(self, kept: StoredJournal, language: str) -> Verdict:
        """Return the verdict on the stored journal.

        The journal is verified only once, even if many guests ask.
        """
        if language not in self._verdicts:
            self._verdicts[language] = verify(kept, language)
        return self._verdicts[language]

    def replay(self, seat: int, language: str = ENGLISH) -> list[Frame]:
        history, company = [x for _, x in self._in_order()], Chairs(self.match.journal.header.seats)
        return seat_frames.replay(history, company, seat, self._eyes(company, language))
