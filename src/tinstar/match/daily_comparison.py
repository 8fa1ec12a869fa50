"""The matches that results of a deal of the day are compared with.

A net holds the person's seat in a hundred matches. Cards, dice and companions are the same as in
the person's match, but the net draws its own actions anew in each match.

As a job of the server: `python -m tinstar.match.daily_comparison GAME DATE` writes the result as
one line of JSON.
"""

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from tinstar.daily.deal import Deal, day_of
from tinstar.daily.result import Outcome, higher_is_better, share_no_better
from tinstar.engine import kernel_calls
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.engine.machine_code.native_calls import can_run_fast
from tinstar.engine.process_priority import step_behind
from tinstar.engine.state import State
from tinstar.games import known
from tinstar.match.daily_companion import Companion
from tinstar.match.daily_deal import COMPANION, YOU, characters_of, daily_game, deal_of
from tinstar.match.fair_chance import FairChance, next_draw
from tinstar.match.journal_replay import NONE_YET
from tinstar.players.characters import spec_of
from tinstar.presentation.scene import may_rest, rests

MATCHES = 100


class Comparison(NamedTuple):
    """The outcomes of the other matches for the person's seat.

    `up` says whether more points are better.
    """

    up: bool
    outcomes: list[Outcome]

    def share_no_better(self, own: Outcome) -> float:
        """Return the share of these matches that ended no better than `own`."""
        return share_no_better(own, self.outcomes, self.up)


class _KnownChance(FairChance):
    """Fair chance that computes each number only once: all matches draw the same numbers."""

    def __init__(self, seed: bytes):
        super().__init__(seed)
        self._numbers: dict[bytes, int] = {}

    def _number(self, message: bytes) -> int:
        if message not in self._numbers:
            self._numbers[message] = super()._number(message)
        return self._numbers[message]


def compare(game: Game, deal: Deal) -> Comparison | None:
    """Play the matches. Return None if the game is not compiled."""
    fast = game.calls.fast and can_run_fast(deal.game)
    if not fast:
        return None
    chance, kinds = _KnownChance(deal.seed), kinds_of(deal)
    ended = [played(game, kinds, chance, match) for match in range(1, MATCHES + 1)]
    up = higher_is_better([outcome for seats in ended for outcome in seats])
    return Comparison(up, [seats[YOU] for seats in ended])


def kinds_of(deal: Deal) -> list[str]:
    """Return the players of the matches. No character sits at the person's seat."""
    kinds = [spec_of(COMPANION, character) for character in characters_of(deal)]
    kinds.insert(YOU, COMPANION)
    return kinds


def played(game: Game, kinds: Sequence[str], chance: FairChance, match: int) -> list[Outcome]:
    """Play the match with this number, and return the outcome for each seat.

    The loop has the same results as `Match.play`, but takes a fraction of the time.
    """
    calls, scratch = game.calls, game.scratch()
    states = game.new_initial_state().s
    sitting = [
        Companion(kind, chance, match if seat == YOU else 0) for seat, kind in enumerate(kinds)
    ]
    position = start = 0
    opened = State(game, states)
    drawn = NONE_YET
    while (mover := calls[kernel_calls.player_at](states)) >= CHANCE:
        several = calls[kernel_calls.window_at](states).bit_count() > 1
        if mover == CHANCE:
            n = calls[kernel_calls.list_chances](states, scratch)
            drawn = next_draw(drawn, _rests(game, states, position))
            action = chance.answer(drawn, scratch.weights[:n].tolist())
        else:
            if position == start:
                opened = State(game, states.copy())
            asked = opened.view(mover)
            seen = asked.asked_at_once() if asked.window() else asked
            action = sitting[mover].at(mover, start).choose(seen)
        calls[kernel_calls.answer](states, action, scratch)
        position += 1
        start = start if several else position
    end = State(game, states)
    worth = end.returns()
    won = [share == max(worth) for share in worth]
    return [Outcome(*both) for both in zip(won, end.scores(), strict=True)]


def _rests(game: Game, states: Any, position: int) -> bool:
    return may_rest(game) and rests(State(game, states).view(-1))


def main(name: str, day: str) -> None:
    """Print the comparison of a deal as JSON, or null if there is none."""
    step_behind(5)
    game, when = daily_game(known(name)).compile(), day_of(day)
    assert when
    print(msgspec.json.encode(compare(game, deal_of(game, when))).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
