"""Undo: take back an action as long as nobody has learned anything from it.

A seat may take back its action on two conditions. First, no seat and no chance event has decided
since. Second, everything that the players saw follows from the action itself.

The check uses only what this seat can see. If it used the other hands, the offer to undo could
reveal them. The check samples full states that are consistent with the seat's view. For each of
these states, the check then samples states that another seat would find possible. In all sampled
states, the action must be legal and look the same.

So an action cannot be taken back if it showed a card, or showed that a seat had no other choice
(decision 0016).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tinstar.engine.game import Game
from tinstar.engine.kernel_calls import shows_nothing_new
from tinstar.engine.only_legal_action import only_action
from tinstar.errors import BadRecord
from tinstar.match.transition import Happening, who

WORLDS = 60  # sampled states, equally many for each seat; one that differs is enough
RECORDS = 8  # records for one call of `shows_nothing_new`


class UndoSamples(NamedTuple):
    """All that the samples of one check depend on.

    `before` and `after` are the acting seat's records before and after the action. The seed of the
    samples is computed from `position`, so that a later check of the journal has the same result.
    """

    game: Game
    seat: int
    position: int
    action: int
    before: bytes
    after: bytes

    @property
    def chains(self) -> int:
        """The number of chains of states. Each has a state for each seat."""
        return -(-WORLDS // self.game.players)


Compute = Callable[[UndoSamples], bool | None]
_compute: Compute = lambda _: None  # noqa: E731


def compute_elsewhere(compute: Compute) -> None:
    """Let `compute` check the samples. If it returns None, they are checked here."""
    global _compute
    _compute = compute


def check_undo(kept: Sequence[Happening], seat: int) -> None:
    """Raise `BadRecord` unless `seat` may take back the last decision in `kept`."""
    if not kept or kept[-1].actor != seat:
        last = who(kept[-1].actor) if kept else "nobody"
        raise BadRecord(f"expected an undo by {last}, who acted last; got an undo by {who(seat)}")
    if not was_foreseeable(kept[-1]):
        raise BadRecord(
            "expected the undo of an action that showed nobody anything new, got the undo of one"
            " that showed something"
        )


def had_no_choice(happening: Happening) -> bool:
    """Return whether every player could see that there was no other legal action."""
    return only_action(happening.before) is not None


def was_foreseeable(happening: Happening) -> bool:
    """Return whether an action showed other players only which action was chosen.

    For chance this is always False.
    """
    asked = samples_of(happening)
    return asked is not None and _showed_nothing_new(asked)


def samples_of(happening: Happening) -> UndoSamples | None:
    """Return the samples that decide about an undo. Return None if there can be none."""
    if happening.actor < 0 or happening.after.is_terminal():
        return None
    seat, action = happening.actor, happening.action
    before, after = (state.view(seat) for state in (happening.before, happening.after))
    sees = before.s.tobytes(), after.s.tobytes()
    return UndoSamples(before.game, seat, before.position, action, *sees)


@lru_cache(maxsize=100)  # a table repeats the check for each frame, and for the undo itself
def _showed_nothing_new(asked: UndoSamples) -> bool:
    """Return whether other players learned only which action was chosen."""
    found = _compute(asked)
    return computed_here(asked) if found is None else found


def computed_here(asked: UndoSamples) -> bool:
    """Check the samples in this process: in machine code if the game is compiled, or in Python."""
    game, seen = asked.game, asked.before + asked.after
    states = game.rules.state.type.blanks(RECORDS)
    states.data[: len(seen)] = seen
    given = game.sights, asked.seat, asked.action, asked.chains, game.scratch(asked.position)
    return game.calls[shows_nothing_new]((states, states.rows), *given)
