"""One answer of a match with the positions around it, from which each seat gets its own sight."""

from functools import cached_property
from typing import NamedTuple

import numpy as np

from tinstar.engine.actions import seat_letter
from tinstar.engine.kernel import CHANCE
from tinstar.engine.state import State
from tinstar.engine.view import View


def who(actor: int) -> str:
    """How messages name whoever answers: a seat from 0, or chance."""
    return "chance" if actor < 0 else f"seat {seat_letter(actor)}"


class Seen(NamedTuple):
    """An answer as one seat saw it: `action` is None where it did not see which it was.

    `views` are those before it, after each step that it brought about, and after all of them.
    """

    position: int
    actor: int
    views: tuple[View, ...]
    action: int | None

    @property
    def before(self) -> View:
        """What it saw before."""
        return self.views[0]

    @property
    def after(self) -> View:
        """What it saw once all was done."""
        return self.views[-1]


class Happening:
    """An answer that was given. The two states are for the table alone; seats ask `seen_by`."""

    def __init__(self, before: State, action: int, heard: bool = False, draw: int | None = None):
        """Give the answer to a copy of `before`; raises what `State.apply_action` raises.

        `heard` where it is chance's and was not drawn: the seat that was heard first. `draw` is its
        number, where draws have one.
        """
        self.before = before
        self.after = before.clone()
        self.after.apply_action(action)
        self.action = int(action)
        self.heard = heard
        self.draw = draw
        self._step = self.after.last

    @property
    def position(self) -> int:
        """How many answers were given before this one."""
        return self.before.position

    @property
    def actor(self) -> int:
        """The seat that answered, or CHANCE."""
        return self.before.current_player()

    @property
    def weights(self) -> list[int] | None:
        """Of chance: the weight of each answer that it could have given; None of a seat."""
        return self.before.chance_weights() if self.actor == CHANCE else None

    def number_after(self, last: int) -> int:
        """The number of the last draw now, that of the one before being `last`."""
        return last if self.draw is None else self.draw

    @property
    def text(self) -> str:
        """The answer in notation, as the table knows it: it may name a hidden card."""
        return self.before.action_to_string(self.actor, self.action)

    def seen_by(self, seat: int) -> Seen:
        """What `seat` saw of it; a spectator (-1) sees what every seat saw."""
        views = self.before.view(seat), *self.between(seat), self.after.view(seat)
        return Seen(self.position, self.actor, views, self.action_for(seat))

    def between(self, seat: int) -> list[View]:
        """What `seat` saw between the steps that the answer brought about."""
        return [self.before.view_of(record, seat) for record in self._records]

    @cached_property
    def _records(self) -> list[np.ndarray]:
        return self.before.between_steps(self.action)

    def action_for(self, seat: int) -> int | None:
        """Which it was, as far as `seat` knows."""
        return self.action if self._step.seen_by(seat, self.before.game.players) else None
