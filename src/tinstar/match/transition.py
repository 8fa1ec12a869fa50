"""One decision of a match, with the positions before and after it, and each seat's view of them."""

from functools import cached_property
from typing import Any, NamedTuple

from tinstar.engine.actions import seat_letter
from tinstar.engine.kernel import CHANCE
from tinstar.engine.state import State
from tinstar.engine.view import View


def who(actor: int) -> str:
    """Return the name of an actor for messages: a seat's letter, or chance."""
    return "chance" if actor < 0 else f"seat {seat_letter(actor)}"


class Seen(NamedTuple):
    """A decision as one seat saw it. `action` is None if the seat did not see the action.

    `views` holds the view before the decision, the views between its steps, and the view after it.
    """

    position: int
    actor: int
    views: tuple[View, ...]
    action: int | None

    @property
    def before(self) -> View:
        """The view before the decision."""
        return self.views[0]

    @property
    def after(self) -> View:
        """The view after the decision."""
        return self.views[-1]


class Happening:
    """A decision that was made, with the states before and after it.

    The states include hidden cards, so never send them to a player. `seen_by` returns what a seat
    may see.
    """

    def __init__(self, before: State, action: int, heard: bool = False, draw: int | None = None):
        """Apply a decision to a copy of `before`. Raises the errors of `State.apply_action`.

        - `heard`: true if the outcome was not drawn at random. The outcome then names the seat that
          reacted first.
        - `draw`: the number of the draw, in a duplicate.
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
        """The number of decisions before this one."""
        return self.before.position

    @property
    def actor(self) -> int:
        """The seat that decided, or CHANCE."""
        return self.before.current_player()

    @property
    def weights(self) -> list[int] | None:
        """The weight of each possible chance outcome, or None if a seat decided."""
        return self.before.chance_weights() if self.actor == CHANCE else None

    def number_after(self, last: int) -> int:
        """Return the number of the last draw after this decision.

        `last` is the number of the last draw before this decision.
        """
        return last if self.draw is None else self.draw

    @property
    def text(self) -> str:
        """The action in the game's notation. The text may name a hidden card."""
        return self.before.action_to_string(self.actor, self.action)

    def seen_by(self, seat: int) -> Seen:
        """Return what `seat` saw of the decision.

        A spectator (-1) sees only what every seat saw.
        """
        views = self.before.view(seat), *self.between(seat), self.after.view(seat)
        return Seen(self.position, self.actor, views, self.action_for(seat))

    def between(self, seat: int) -> list[View]:
        """Return what `seat` sees between the steps of the decision."""
        return [self.before.view_of(record, seat) for record in self._records]

    @cached_property
    def _records(self) -> list[Any]:
        return self.before.between_steps(self.action)

    def action_for(self, seat: int) -> int | None:
        """Return the action, or None if `seat` did not see it."""
        return self.action if self._step.seen_by(seat, self.before.game.players) else None
