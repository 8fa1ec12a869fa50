"""A series of matches: the players, the journal files, and one match after another."""

from datetime import datetime
from pathlib import Path
from shlex import quote

from msgspec import Struct

from tinstar.daily.deal import Deal
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.errors import BadOption, BadRecord
from tinstar.match.daily_comparison import kinds_of
from tinstar.match.daily_deal import YOU, characters_of
from tinstar.match.durable_files import own_folder
from tinstar.match.journal_lines import Seat
from tinstar.match.match import Match
from tinstar.match.seat_changes import PERSON
from tinstar.match.solo_session import Session
from tinstar.players.characters import CHARACTERS
from tinstar.ui.terminal.terminal_language import language, say


class Setup(Struct, frozen=True, kw_only=True):
    """Settings of a match: the game, the person's seat, and the players of the other seats.

    If `journal` is None, the match is stored in a new file in the user's data folder. If there is a
    `deal` of the day, it determines the seat, the other players and the cards.
    """

    game: Game
    seat: int = 0
    others: str = "search:0.5s/manners"
    seed: int | None = None
    journal: Path | None = None
    memory_aid: bool = False
    deal: Deal | None = None


class Sitting:
    """A series of matches with the same players."""

    def __init__(self, setup: Setup, session: Session | None = None):
        self.setup = setup
        self.played = 0
        self._first = session

    @classmethod
    def resumed(cls, journal: Path, memory_aid: bool = False) -> "Sitting":
        """Return a series that begins with the match in a journal.

        Raises `BadRecord` if that match cannot continue.
        """
        match = Match.resume(journal)
        people = [i for i, kind in enumerate(match.kinds) if kind == PERSON]
        if len(people) != 1:
            match.close()
            raise BadRecord(f"{journal.name}: expected one person at the table, got {len(people)}")
        others = next(kind for kind in match.kinds if kind != PERSON)
        setup = Setup(game=match.game, seat=people[0], others=others, memory_aid=memory_aid)
        return cls(setup, _sit(match, people[0], memory_aid))

    def next_session(self) -> Session:
        """Start a new match. If the series began with a journal, the first call continues it."""
        session, self._first = self._first or self._new_session(), None
        self.played += 1
        return session

    def _new_session(self) -> Session:
        setup = self.setup
        if setup.deal:
            return _sit_daily(setup.game, setup.deal, self._journal())
        if not 0 <= setup.seat < setup.game.players:
            last = seat_letter(setup.game.players - 1)
            raise BadOption(f"seat: expected A to {last}, got {seat_letter(setup.seat)}")
        players = [None if i == setup.seat else setup.others for i in range(setup.game.players)]
        seed = None if setup.seed is None else setup.seed + self.played
        match = Match(setup.game, players, seed=seed, journal=self._journal())
        return _sit(match, setup.seat, setup.memory_aid)

    def _journal(self) -> Path:
        """Return the file of the next match's journal.

        From the second match on, the file's name contains a number.
        """
        path = self.setup.journal
        if path is None:
            return new_journal(self.setup.game.rules.name)
        return path.with_stem(f"{path.stem}-{self.played + 1}") if self.played else path


def _sit(match: Match, seat: int, memory_aid: bool) -> Session:
    return Session(match, seat, memory_aid, language=language())


def _sit_daily(game: Game, deal: Deal, journal: Path) -> Session:
    kinds: list[str | None] = [*kinds_of(deal)]
    kinds[YOU] = None
    names = [CHARACTERS[who].name for who in characters_of(deal)]
    names.insert(YOU, seat_letter(YOU))
    seats = [Seat(name, kind or PERSON) for name, kind in zip(names, kinds, strict=True)]
    return _sit(Match(game, kinds, deal, journal, seats=seats), YOU, memory_aid=False)


def new_journal(name: str) -> Path:
    """Return the name of a new file in the user's own folder for journals."""
    return own_folder("journals") / f"{name}-{datetime.now():%Y%m%d-%H%M%S-%f}.jsonl"


def farewell(session: Session) -> list[str]:
    """Return what to say at the end: where the match is stored, and how to continue it."""
    if session.kept_in is None:
        return []
    file, name = quote(session.kept_in), session.game.rules.name
    if session.match.end:
        lines = [say("kept-over", file=session.kept_in), say("verify")]
        return [lines[0], f"{lines[1]} tinstar verify {file}"]
    lines = [say("kept", file=session.kept_in), say("resume")]
    return [lines[0], f"{lines[1]} tinstar play {name} --resume {file}"]
