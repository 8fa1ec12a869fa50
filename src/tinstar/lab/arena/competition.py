"""Competition of models against computer players.

All models play the same deals, from every seat.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from tinstar.engine.game import Game
from tinstar.errors import IllegalAction, NotAnAction
from tinstar.lab.arena.belief_questions import Belief, Question, asked_now, percent_in
from tinstar.lab.arena.chat_client import Asked, Message, Said
from tinstar.lab.arena.prompts import LONGEST_REPLY, NOT_READ, Mode, asked, brief, move_in
from tinstar.lab.arena.renamed_games import ITSELF, Twin, twin
from tinstar.lab.review import Effort, review
from tinstar.match.match import Match
from tinstar.match.solo_session import LONGEST_QUOTE, Session
from tinstar.players import player
from tinstar.presentation.scene import Choice, Event, Scene, offered

SEATS = 26  # more seats than any game has, so that each player has its own seed
ATTEMPTS = 3  # replies at a decision; without a move in them, one is drawn by lot


class Course(NamedTuple):
    """Settings of a competition.

    Each deal is played from every seat, in each mode, against each kind of player.

    - `effort`: the number of playouts for the review of each decision after the game, or None for
      no review.
    - `twins`: play each deal twice, as the game itself and as a renamed game (`renamed_games`).
    - `beliefs`: ask a belief question at one of this many decisions, or at none if the number is 0.
    """

    game: Game
    modes: Sequence[Mode]
    others: Sequence[str]
    deals: int
    seed: int = 1
    effort: Effort | None = None
    twins: bool = False
    beliefs: int = 0

    @property
    def games(self) -> int:
        """The number of games that one model plays."""
        each = self.deals * self.game.players * (1 + self.twins)
        return len(self.modes) * len(self.others) * each


class Move(NamedTuple):
    """One decision of a model: the prompt, the replies, and the action that was played."""

    position: int
    asked: str
    replies: list[str]
    refusals: list[str]  # why replies were no moves: all but the last, or all three if drawn by lot
    move: str
    by_lot: bool
    read: int
    written: int
    seconds: float
    belief: Belief | None


class Played(NamedTuple):
    """One game that one model has played."""

    model: str
    mode: Mode
    others: str
    twin: bool
    deal: int
    seat: int
    won: float  # the model's share of the win
    score: int
    cost: list[float]  # of each reviewed decision, in win probability
    moves: list[Move]


def compete(course: Course, models: Sequence[Asked]) -> Iterator[Played]:
    """Play all games and yield each game. All models play the same numbered deals."""
    seats, twins = range(course.game.players), (False, True)[: 1 + course.twins]
    every = product(range(course.deals), course.others, course.modes, twins, models, seats)
    for deal, others, mode, is_twin, model, seat in every:
        yield _game(course, model, mode, others, is_twin, deal, seat)


def _game(
    course: Course, model: Asked, mode: Mode, others: str, is_twin: bool, deal: int, seat: int
) -> Played:
    game, number = course.game, course.seed % 2**64 * 1_000_003 + deal
    company = (player(others, number * SEATS + i) for i in range(game.players))
    players = [None if i == seat else one for i, one in enumerate(company)]
    match = Match(game, players, seed=number)
    words = twin(game.rules, number) if is_twin else ITSELF
    told = _Deal(number, words, course.beliefs)
    moves = [*_Seat(Session(match, seat), model, mode, told).play()]
    returns = match.state.returns()
    best = [i for i, r in enumerate(returns) if r == max(returns)]
    cost: list[float] = []
    if course.effort:
        judged = review(match.journal, course.effort, [seat]).decisions
        cost = [decision.cost.value for decision in judged]
    won, score = (seat in best) / len(best), match.state.scores()[seat]
    return Played(model.name, mode, others, is_twin, deal, seat, won, score, cost, moves)


class _Deal(NamedTuple):
    """A deal: its number, its words (of the game or a renamed game), and the rate of questions."""

    number: int
    words: Twin = ITSELF
    beliefs: int = 0


class _Seat:
    """A model in a seat. Each decision is a new conversation, without memory of earlier ones."""

    def __init__(self, session: Session, model: Asked, mode: Mode, deal: _Deal):
        self._session, self._model, self._mode, self._deal = session, model, mode, deal
        self._lots, self._words = random.Random(deal.number), deal.words
        self._brief = self._words.speak(brief(session, mode))

    def play(self) -> Iterator[Move]:
        told: list[Event] = []
        while True:
            for happened in self._session.play_on():
                told += happened.events
            now = self._session.scene()
            if now.ending:
                return
            choice, move = self._decide(now, told)
            yield move
            told = self._session.answer(choice).events

    def _decide(self, now: Scene, told: Sequence[Event]) -> tuple[Choice, Move]:
        choices, doubt = self._words.listed(offered(now.choices)), self._doubt()
        wanted = asked(self._session, told, now, self._mode, choices)
        question = self._words.speak(wanted + (doubt.text if doubt else ""))
        said, refusals, found = self._converse(question, now, choices)
        done = found or self._lots.choice(offered(now.choices))
        return done, Move(
            now.position,
            question,
            [one.text[:LONGEST_REPLY] for one in said],
            refusals,
            done.notation,
            not found,
            sum(one.read for one in said),
            sum(one.written for one in said),
            sum(one.seconds for one in said),
            Belief(percent_in(said[0].text), doubt.share, doubt.true) if doubt else None,
        )

    def _converse(
        self, question: str, now: Scene, choices: Sequence[Choice]
    ) -> tuple[list[Said], list[str], Choice | None]:
        """Return all replies, the reasons why some replies were no moves, and the chosen action."""
        messages: list[Message] = [
            {"role": "system", "content": self._brief},
            {"role": "user", "content": question},
        ]
        said, refusals = list[Said](), list[str]()
        while len(said) < ATTEMPTS:
            said.append(self._model.ask(messages))
            try:
                return said, refusals, self._meant(said[-1].text, now, choices)
            except (NotAnAction, IllegalAction) as e:
                refusals.append(str(e))
                kept = said[-1].text[:LONGEST_REPLY]
                messages.append({"role": "assistant", "content": kept})
                messages.append({"role": "user", "content": f"That is no move: {e}"})
        return said, refusals, None

    def _doubt(self) -> Question | None:
        every, number = self._deal.beliefs, self._deal.number
        return asked_now(self._session, every, number) if every else None

    def _meant(self, reply: str, now: Scene, choices: Sequence[Choice]) -> Choice:
        said = move_in(reply)
        if not said:
            raise NotAnAction(NOT_READ)
        if said.isdecimal() and self._mode is not Mode.LISTED:
            raise NotAnAction(
                f"expected a move in words, got {said!r}; the moves have no numbers here"
            )
        if said.isdecimal() and 1 <= int(said) <= len(choices):
            return choices[int(said) - 1]
        return self._understood(said, now)

    def _understood(self, said: str, now: Scene) -> Choice:
        heard = self._words.hear(said)
        try:
            return self._session.understand(heard, now)
        except (NotAnAction, IllegalAction) as e:
            # translate the quote as a whole: the quoted text may end in half a word
            spoken = self._words.speak(said[:LONGEST_QUOTE])
            quoted = str(e).replace(repr(heard[:LONGEST_QUOTE]), repr(spoken))
            raise NotAnAction(self._words.speak(quoted)) from e
