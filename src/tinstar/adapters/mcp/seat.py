"""A seat at a table: at a local table with computer players, or at a table on a server."""

import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct, structs

from tinstar.engine import rulebook
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.i18n import HERE, Tongue, tongue
from tinstar.engine.rulebook import Clause
from tinstar.errors import BadOption, IllegalAction, NotAnAction, NotYourTurn
from tinstar.match.match import Match
from tinstar.match.solo_session import Session, meant_by
from tinstar.presentation.scene import Choice, Event, Scene, offered, primer
from tinstar.presentation.scene_as_text import table_lines

LONGEST_MOVE = 200  # characters


class Standing(Struct, frozen=True):
    """A table as one seat sees it, with all events since the last call of `look`."""

    scene: Scene
    told: list[Event]
    at: int

    @property
    def choices(self) -> list[Choice]:
        return offered(self.scene.choices)

    def text(self, said: Tongue) -> str:
        """Return events, table and prompt as text, with numbered legal moves."""
        happened = [event.text for event in self.told if event.text]
        lines = [*happened, *table_lines(self.scene, said), "", self.scene.prompt]
        lines += [f"{i}. {c.text}. ({c.notation})" for i, c in enumerate(self.choices, 1)]
        return "\n".join(lines)


class Chair(ABC):
    """Base class of a seat.

    Its methods may block. Call them from other threads, one at a time.
    """

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self._untold: list[Event] = []

    @property
    def said(self) -> Tongue:
        """The language of the seat's texts."""
        return tongue(HERE)

    def close(self) -> None:  # noqa: B027
        """Free the connection. The seat cannot be used any more."""

    @abstractmethod
    def see(self, seconds: float) -> Standing:
        """Return what the seat sees, and new events. Wait up to `seconds` for a new event."""

    @abstractmethod
    def do(self, choice: Choice) -> None:
        """Play one of the choices that the last scene of this seat offered."""

    @abstractmethod
    def refusal(self, move: str) -> tuple[str, str]:
        """Return why a move is not offered, and what kind of action it is (or an empty text).

        Raises `NotAnAction` if the text cannot be read as a move.
        """

    @abstractmethod
    def book(self) -> list[str]:
        """Return a few lines of text that explain the game."""

    @abstractmethod
    def clauses(self) -> list[Clause]: ...

    @abstractmethod
    def about(self, deed: str) -> Sequence[str]:
        """Return the numbers of the rulebook's clauses about a kind of action."""

    def look(self, seconds: float = 0.0) -> Standing:
        """Return what the seat sees, with all events since the last call of `look`.

        Waits up to `seconds` for a new event.
        """
        standing, untold, self._untold = self.see(seconds), self._untold, []
        return structs.replace(standing, told=[*untold, *standing.told])

    def glance(self) -> Standing:
        """Return what the seat sees, but leave the events for the next call of `look`."""
        standing = self.see(0.0)
        self._untold += standing.told
        return standing

    def act(self, move: str) -> Standing:
        """Play a move, given by its number, by its notation, or by the beginnings of its words."""
        now = self.glance()
        if now.scene.ending:
            raise NotYourTurn("expected no more moves, as the game is over; got one")
        if not now.scene.choices:
            raise NotYourTurn(f"expected no move from this seat now, got one. {now.scene.prompt}")
        self.do(self.meant(now, move))
        return self.look()

    def meant(self, now: Standing, move: str) -> Choice:
        """Return the choice that the text `move` stands for.

        If the move is not allowed, `IllegalAction` says why.
        """
        move = " ".join(move.split())
        if not 0 < len(move) <= LONGEST_MOVE:
            raise NotAnAction(f"move: expected 1 to {LONGEST_MOVE} characters, got {len(move)}")
        if move.isdecimal() and 0 < int(move) <= len(now.choices):
            return now.choices[int(move) - 1]
        by_action = {c.action: c for c in now.scene.choices}
        found = offered(
            by_action[a] for a in meant_by(move, {a: c.notation for a, c in by_action.items()})
        )
        if len(found) == 1:
            return found[0]
        if found:
            could = " and ".join(c.notation for c in found[:3])
            raise NotAnAction(
                f"move: expected a text that can mean only one move, got {move!r}, which can mean"
                f" {could}"
            )
        why, _ = self.refusal(move)
        raise IllegalAction(f"{move}: {why}")

    def why_not(self, move: str) -> str:
        """Return why a move is not allowed now, with the clauses that forbid it."""
        now = self.glance()
        try:
            return f"{self.meant(now, move).notation}: you may do that now"
        except IllegalAction:
            why, deed = self.refusal(" ".join(move.split()))
        ids = set(self.about(deed))
        told = [f"{c.id} {c.text}" for c in self.clauses() if c.id in ids]
        return "\n".join([f"{move}: {why}", *told])


class Here(Chair):
    """A seat at a table of this process. Computer players hold the other seats."""

    def __init__(self, game: Game, others: str, seed: int | None = None, seat: int = 0):
        super().__init__()
        if not 0 <= seat < game.players:
            raise BadOption(f"seat: expected 0 to {game.players - 1}, got {seat}")
        players = [None if i == seat else others for i in range(game.players)]
        self._session = Session(Match(game, players, seed=seed), seat)
        self._done: list[Event] = []  # events of the seat's own last move

    @property
    def said(self) -> Tongue:
        return self._session.tongue

    @property
    def _rules(self) -> Rules:
        return self._session.game.rules

    def see(self, seconds: float) -> Standing:  # noqa: ARG002
        """Return what the seat sees, at once: all other seats are computer players."""
        told, self._done = self._done, []
        for happened in self._session.play_on():
            told += happened.events
        now = self._session.scene()
        return Standing(now, told, now.position)

    def do(self, choice: Choice) -> None:
        self._done += self._session.answer(choice).events

    def refusal(self, move: str) -> tuple[str, str]:
        try:
            self._session.understand(move, self._session.scene())
        except IllegalAction as e:
            actions = self._rules.actions
            notation, _, why = str(e).partition(": ")
            return why, actions.family(actions.read(notation)).name
        raise NotAnAction(
            f"move: expected one that the rules forbid now, got {move!r}, which is legal"
        )

    def book(self) -> list[str]:
        return primer(self._session.game)

    def clauses(self) -> list[Clause]:
        return rulebook.parse(self._rules.clauses)

    def about(self, deed: str) -> Sequence[str]:
        family = self._rules.actions.families.get(deed)
        return family.clauses if family else ()
