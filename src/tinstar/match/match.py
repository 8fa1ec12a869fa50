"""A match: its players, fair chance, and a journal of every decision."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

from tinstar.daily.deal import Deal
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.engine.notebook_hook import shown
from tinstar.engine.only_legal_action import only_action
from tinstar.engine.state import State
from tinstar.engine.view import View
from tinstar.errors import (
    BadOption,
    GameIsOver,
    IllegalAction,
    NotAnAction,
    NotYourTurn,
    TinstarError,
)
from tinstar.match.fair_chance import FairChance, new_seed
from tinstar.match.journal import Journal
from tinstar.match.journal_header import check_header, game_of, header_of
from tinstar.match.journal_lines import (
    FORMAT,
    Answer,
    Chair,
    End,
    Header,
    Seat,
    Share,
    Undo,
)
from tinstar.match.journal_replay import NONE_YET, chance_of, draw_at, end_of, follow, revealed
from tinstar.match.journal_storage import JournalFile, Sink
from tinstar.match.practice import Practice, first_state
from tinstar.match.seat_changes import Chairs, Change
from tinstar.match.seat_players import (
    Decider,
    companion_of,
    decider_of,
    kind_of,
    player_of,
    seats_of,
)
from tinstar.match.transition import Happening, who
from tinstar.match.undo import had_no_choice, was_foreseeable
from tinstar.players import Player
from tinstar.presentation.scene import rests

Place = str | Path | Sink


class Match:
    """A match between people and computer players.

    - `game`: the game, or the start of a practice match (`practice.dealt_anew`).
    - `players`: for each seat, a `Player`, the name of a computer player such as "search:0.5s", or
      None for a person. A person's actions come through `answer`.
    - `seed`: 32 bytes, or an integer for a match that can be repeated. If None, the seed is secret
      and random. For a deal of the day, `seed` is a `Deal`, and nobody may undo an action.
    - `journal`: the path of a new file, or a `Sink`. If None, the match is only in memory.
    - `shares`: the players' phrases, from `fair_chance.share_of(words)`: one for each seat, or an
      empty list. If players choose phrases, first draw the seed with `fair_chance.new_seed` and
      publish its `fair_chance.commitment`, then ask the players. If `shares` is None, the match is
      a duplicate. Tables with the same seed then get the same chance outcomes, even if their
      players act differently, as long as the chance events have the same weights.
    - `seats`: names and kinds for the header. If None, seats are named by their letters.
    - `window`: how many seconds a live table waits for the first reaction.
    """

    def __init__(
        self,
        game: Game | Practice,
        players: Sequence[Decider],
        seed: bytes | int | Deal | None = None,
        journal: Place | None = None,
        shares: Sequence[Share | None] | None = (),
        seats: Sequence[Seat] | None = None,
        window: int = 0,
    ):
        start = game if isinstance(game, Practice) else None
        game = game.state.game if isinstance(game, Practice) else game
        self.game: Game = game
        self._state = start.state.clone() if start else game.new_initial_state()
        self._window_start = self._state
        daily = str(seed.day) if isinstance(seed, Deal) else None
        if isinstance(seed, Deal):
            seed, shares = seed.seed, None
        self._chance = FairChance(new_seed(seed), shares or ())
        self._seat(players, 0, daily)
        header = Header(
            format=FORMAT,
            **header_of(game),
            seats=seats_of(self.kinds, seats),
            commitment=self._chance.commitment,
            window=window,
            shares=list(shares or ()) or [None] * game.players,
            duplicate=shares is None,
            start=start and start.start,
            daily=daily,
        )
        check_header(header, game)
        sink = None if journal is None else _sink(journal)
        self.journal = Journal.begin(header, self._chance.seed, sink)
        self.chairs = Chairs(header.seats)
        self._drawn = NONE_YET

    @classmethod
    def resume(cls, journal: Place, players: Sequence[Decider] | None = None) -> "Match":
        """Resume the match in a journal. Every decision that a player has seen is kept.

        `players` has the same form as for a new match. If None, the journal names the players.

        The whole journal is checked. Raises `BadRecord` if the journal is inconsistent or the seed
        is missing.
        """
        match, sink = cls.__new__(cls), _sink(journal)
        match.journal = Journal.resume(sink)
        try:
            match._restore(sink, players)
        except BaseException:
            match.journal.close()
            raise
        return match

    def _restore(self, sink: Sink, players: Sequence[Decider] | None) -> None:
        header = self.journal.header
        self.game = game_of(self.journal)
        self._chance = revealed(self.journal) or chance_of(
            self.journal, sink.seed(header.commitment)
        )
        kept = follow(self.journal, self.game, self._chance)
        self._window_start = first_state(header, self.game)
        self._state = kept[-1].after if kept else self._window_start
        self.chairs = Chairs(header.seats)
        for line in self.journal.chairs:
            self.chairs.change(line)
        if players is None:
            players = [decider_of(s.kind) for s in self.chairs.seats]
        self._seat(players, self.position, header.daily)
        self._drawn = NONE_YET
        for happening in kept:
            self._remember(happening)
        if self._state.is_terminal():
            if not self.end:
                self.journal.write(end_of(self._state, self._chance.seed))
            self.close()

    def _seat(self, players: Sequence[Decider], position: int, daily: str | None) -> None:
        self._views = self._state, dict[int, View]()
        self._recent: list[Happening] = []  # the last consecutive actions of one seat
        if len(players) != self.game.players:
            raise BadOption(f"players: expected {self.game.players}, got {len(players)}")
        self.kinds = [kind_of(p) for p in players]
        self._players = [
            companion_of(p, self._chance)
            if daily
            else player_of(p, self._chance.seed_for(i, position))
            for i, p in enumerate(players)
        ]

    def __enter__(self) -> "Match":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _repr_html_(self) -> str | None:
        return shown("match", self)

    def close(self) -> None:
        """Close the journal's file. `resume` can continue the match from that file."""
        self.journal.close()

    # --- public information ----------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret seed. The commitment is published before the first decision."""
        return self.journal.header.commitment

    @property
    def position(self) -> int:
        """The number of decisions so far, of seats and chance. Undone decisions do not count."""
        return len(self.journal.answers)

    @property
    def moments(self) -> int:
        """The number of decisions and undos in the journal. The number never decreases."""
        return len(self.journal.entries) - len(self.journal.chairs)

    @property
    def end(self) -> End | None:
        """The last line of the journal: ending, scores and seed. None while the match goes on."""
        return self.journal.end

    @property
    def waits_for(self) -> int | None:
        """The seat of the person who is to act, or None if no person is to act."""
        actor = self._state.current_player()
        return actor if actor >= 0 and self._players[actor] is None else None

    @property
    def asked(self) -> int:
        """The actor who decides next: a seat, CHANCE or TERMINAL."""
        return self._state.current_player()

    def decider(self, seat: int) -> Player | None:
        """Return the computer player who decides for a seat, or None if a person decides."""
        return self._players[seat]

    def view(self, seat: int) -> View:
        """Return the view of a seat. -1 stands for a spectator.

        All who ask at the same position get the same object, so do not change it.
        """
        state, views = self._views
        if state is not self._state:
            state, views = self._views = self._state, {}
        if seat not in views:
            views[seat] = state.view(seat)
        return views[seat]

    @property
    def state(self) -> State:
        """A copy of the full state.

        The state includes hidden cards, so never send it to a player.
        """
        return self._state.clone()

    # --- playing ---------------------------------------------------------------------------------

    def play(self) -> list[int]:
        """Play to the end and return the scores.

        Every seat must have a computer player.
        """
        if None in self._players:
            seat = who(self._players.index(None))
            raise NotYourTurn(f"expected a computer player at every seat, got a person at {seat}")
        while self.step():
            pass
        return self._state.scores()

    def step(self) -> Happening | None:
        """Make one decision of chance or of a computer player.

        Return None if a person is to act or the match is over.
        """
        actor = self._state.current_player()
        if actor == CHANCE:
            return self._keep([self._answer_of_chance(self._state, self._drawn)])[0]
        decides = self._players[actor] if actor >= 0 else None
        return None if decides is None else self._ask(actor, decides)

    def answer(self, seat: int, action: int, position: int) -> Happening:
        """Play an action that a person chose when the match was at `position`.

        Raises `GameIsOver`, `NotYourTurn` (also if the match is no longer at `position`),
        `NotAnAction` or `IllegalAction`. An error leaves the match unchanged.
        """
        self._expect_person(seat, position)
        return self._give(action)[0]

    def answer_on(self, seat: int, action: int, position: int) -> list[Happening]:
        """Play an action like `answer`, then the chance events that follow.

        Play as many chance events as `let_chance_answer` does. All decisions are stored together,
        or none.
        """
        self._expect_person(seat, position)
        return self._give(action, on=True)

    def go_on_by_itself(self) -> list[Happening]:
        """Play the only legal action of a person who visibly has no choice, then chance events.

        Repeat this as long as possible.
        """
        told: list[Happening] = []
        while self.waits_for is not None and (action := only_action(self._state)) is not None:
            told += self._give(action, on=True)
        return told

    def enter(self, seat: int, action: int, position: int) -> list[Happening]:
        """Play an action as `answer_on` does, also for the seat of a computer player.

        The caller must have got the action from that player.
        """
        self._expect(seat, position)
        return self._give(action, on=True)

    def answer_together(
        self, said: Mapping[int, int], heard: Sequence[int], position: int
    ) -> list[Happening]:
        """Play the actions of seats that decide at once, then the chance events that follow.

        All decisions are stored together, or none. `said` maps each seat to its action. Seats that
        could decide but are not in `said` pass. `heard` lists the seats in the order in which they
        reacted. With a time limit, the first seat in `heard` counts as first. Without a limit,
        chance decides who was first.
        """
        seats = self._state.view(-1).window()
        if not seats:
            raise NotYourTurn(
                "expected a reaction window (several seats may act), got a position in which one"
                " seat is to act"
            )
        self._expect(self.asked, position)
        found: list[Happening] = []
        state = self._state
        for _ in seats:
            silence = state.view(-1).silence()
            found.append(Happening(state, said.get(state.current_player(), silence)))
            state = found[-1].after
        return self._keep([*found, *self._answers_of_chance(state, heard)])

    def let_chance_answer(self) -> list[Happening]:
        """Draw chance outcomes until a seat is to act or players should look at an outcome.

        All draws are stored together, or none.
        """
        return self._keep(self._answers_of_chance(self._state, rested=True))

    def _expect_person(self, seat: int, position: int) -> None:
        self._expect(seat, position)
        if self._players[seat] is not None:
            raise NotYourTurn(f"expected a person at {who(seat)}, got {self.kinds[seat]}")

    def _expect(self, seat: int, position: int) -> None:
        if self._state.is_terminal():
            raise GameIsOver("expected no more actions, as the game is over")
        if position != self.position:
            raise NotYourTurn(
                f"position: expected {self.position}, the number of decisions so far; got"
                f" {position!r}"
            )
        if seat != self.asked:
            raise NotYourTurn(
                f"expected an action of {who(self.asked)}, got one of the seat with number {seat!r}"
            )

    def seat_others(self, *lines: Chair) -> list[Change]:
        """Change the players who decide for some seats. Return the changes to announce.

        The changes are stored before they take effect. Actions that the server has not yet received
        stay valid, because moments and positions do not change.
        """
        for line in lines:
            self.chairs.check(line)
        seeds = [self._chance.seed_for(x.seat, self.position) for x in lines]
        players = [
            player_of(decider_of(x.kind), seed) for x, seed in zip(lines, seeds, strict=True)
        ]
        self.journal.write(*lines)
        for line, decides in zip(lines, players, strict=True):
            self.kinds[line.seat], self._players[line.seat] = line.kind, decides
        return [self.chairs.change(line) for line in lines]

    def _ask(self, seat: int, decides: Player) -> Happening:
        """Ask a player for its action.

        If the player fails, the error names only the exception's type. The exception's text could
        reveal the player's cards.
        """
        name = f"{who(seat)} ({self.kinds[seat]})"
        try:
            action = decides.choose(self._view_to_decide(seat))
        except Exception as e:
            raise TinstarError(
                f"{name}: expected an action, got the error {type(e).__name__}"
            ) from e
        try:
            return self._give(action)[0]
        except NotAnAction as e:
            raise NotAnAction(f"{name}: {e}") from e
        except IllegalAction as e:
            text = f"{action} ({self.game.rules.actions.text(action)})"
            raise IllegalAction(f"{name}: expected a legal action, got {text}", e.objection) from e

    def _view_to_decide(self, seat: int) -> View:
        """Return the view from which a computer player decides.

        In a deal of the day, all seats of a window decide from its start, as at a live table.
        """
        if self.journal.header.daily and self._window_start.view(-1).window():
            return self._window_start.view(seat).asked_at_once()
        return self._state.view(seat)

    def _give(self, action: int, on: bool = False) -> list[Happening]:
        """Play an action. If `on` is true, also play the chance events that follow."""
        happening = Happening(self._state, action)
        return self._keep([happening, *(self._answers_of_chance(happening.after) if on else ())])

    def _answers_of_chance(
        self, state: State, heard: Sequence[int] = (), rested: bool = False
    ) -> list[Happening]:
        found: list[Happening] = []
        drawn = self._drawn
        while state.current_player() == CHANCE and (rested or not rests(state.view(-1))):
            found.append(self._answer_of_chance(state, drawn, heard))
            state, rested = found[-1].after, False
            drawn = found[-1].number_after(drawn)
        return found

    def _answer_of_chance(self, state: State, drawn: int, heard: Sequence[int] = ()) -> Happening:
        """Draw one outcome. `drawn` is the number of the previous draw."""
        weights = state.chance_weights()
        listens = self.journal.header.window and state.hears_who_was_first()
        if listens and (first := [x for x in heard if weights[x]]):
            return Happening(state, first[0], heard=True)
        draw = draw_at(state, drawn) if self.journal.header.duplicate else None
        number = state.position if draw is None else draw
        return Happening(state, self._chance.answer(number, weights), draw=draw)

    def _keep(self, happenings: list[Happening]) -> list[Happening]:
        """Store decisions that were made on copies of the state.

        The match goes on from the last copy only when all decisions are stored.
        """
        lines: list[Answer | End] = [
            Answer(h.position, h.actor, h.action, h.text, h.weights, h.heard, h.draw)
            for h in happenings
        ]
        if happenings and happenings[-1].after.is_terminal():  # also publish the seed
            lines.append(end_of(happenings[-1].after, self._chance.seed))
        if lines:
            self.journal.write(*lines)
        for happening in happenings:
            self._state = happening.after
            self._remember(happening)
        return happenings

    # --- undo ------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Return whether `seat` made the last choice, and nobody has learned anything from it.

        In a deal of the day, nobody may undo an action.
        """
        lot = [] if self.journal.header.daily else self._last_choice()
        return bool(lot) and lot[0].actor == seat and all(map(was_foreseeable, lot))

    def _last_choice(self) -> list[Happening]:
        """Return the last action that a seat chose, and the forced actions after it."""
        for at in range(len(self._recent) - 1, -1, -1):
            if not had_no_choice(self._recent[at]):
                return self._recent[at:]
        return []

    def undo(self, seat: int) -> None:
        """Take back the last action that `seat` chose, and the forced actions after it.

        Raises `NotYourTurn` unless `may_undo` allows it.
        """
        if not self.may_undo(seat):
            raise NotYourTurn(
                f"expected a last action of {who(seat)} that showed nobody anything new, got none"
                " that can be undone"
            )
        back = self._last_choice()[::-1]
        self.journal.write(*(Undo(each.position, each.actor) for each in back))
        self._state = back[-1].before
        del self._recent[-len(back) :]

    def _remember(self, happening: Happening) -> None:
        if self.journal.header.daily and len(happening.before.view(-1).window()) <= 1:
            self._window_start = happening.after
        goes_on = self._recent and self._recent[-1].actor == happening.actor
        if not (goes_on or had_no_choice(happening)):
            self._recent.clear()
        if happening.actor != CHANCE:  # chance is never taken back
            self._recent.append(happening)
        self._drawn = happening.number_after(self._drawn)


def _sink(place: Place) -> Sink:
    return JournalFile(Path(place)) if isinstance(place, str | Path) else place
