"""The entries of a flow: one for each phase, and the declarations for all phases together.

A phase is a member of the enum of the field `phase`. A step that follows automatically is a member
of a second enum, and its number is above those of all phases. When somebody is to act, no record is
in such a step.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from tinstar.engine.actions import ActionRule, Actions
from tinstar.engine.compiler import rule
from tinstar.engine.layout import Layout

Rule = Callable[..., Any]
Seen = Rule | str | None  # a rule of (box, s, seat), or the field that holds the seat; None for all
Leads = tuple[IntEnum, ...]
# Yields the events of an action, an outcome or a step for one seat. It takes by name what it needs:
# `before` and `after`, which are this seat's views of the table then, and the parameters of the
# action, or the outcome of chance. The outcome is None if the seat did not see it.
Teller = Callable[..., Iterable[Any]]
SIGHTS = {"before", "after"}  # what every teller may take


@dataclass(frozen=True)
class Decision:
    """A phase in which a seat decides. `decides` makes it."""

    seat: str
    actions: tuple[ActionRule, ...]
    seen_by: Seen
    window: Rule | None
    silence: int | None
    unseen: Teller | None
    leads_to: Leads


@dataclass(frozen=True)
class Chance:
    """A phase in which chance decides. `chance` makes it."""

    effect: Rule
    weights: Rule
    seen_by: Seen
    names_who_spoke_first: bool
    tells: Teller | None
    leads_to: Leads


@dataclass(frozen=True)
class Step:
    """A phase in which something happens automatically. `step` or `cases` makes it."""

    cases: tuple[tuple[Rule | None, Rule, Teller | None], ...]
    unless: Rule | None
    leads_to: Leads

    def tells_at(self, box: Any, s: Any) -> Teller | None:
        """Return the function that yields the events, for the case that a record or view is in."""
        return next(tells for condition, _, tells in self.cases if holds(condition, box, s))


@dataclass(frozen=True)
class Over:
    """The phase in which the game is over."""

    leads_to: Leads = ()


@dataclass(frozen=True)
class GoesTo:
    """The effect of an action that only begins another phase."""

    phase: IntEnum


Entry = Decision | Chance | Step | Over


def decides(
    seat: str,
    *actions: ActionRule,
    seen_by: Seen = None,
    window: Rule | None = None,
    silence: int | None = None,
    unseen: Teller | None = None,
    leads_to: Leads = (),
) -> Decision:
    """Declare a phase in which the seat in the field `seat` takes one of these actions.

    - seen_by: the seats that see the action. None means all seats.
    - window: a rule that returns the seats that act simultaneously and must still choose, as bits.
    - silence: the action of a seat that says nothing within the window.
    - unseen: yields the events for a seat that does not see the action.
    - leads_to: the phases that may follow. The phase itself may always follow.
    """
    return Decision(seat, actions, seen_by, window, silence, unseen, leads_to)


def chance(
    effect: Rule,
    weights: Rule,
    seen_by: Seen = None,
    names_who_spoke_first: bool = False,
    tells: Teller | None = None,
    leads_to: Leads = (),
) -> Chance:
    """Declare a phase in which chance decides.

    - effect: a rule of the outcome.
    - weights: a rule that writes the weight of each outcome into `out` and returns their number.
    - seen_by: the seats that see the outcome. None means all seats.
    - names_who_spoke_first: true if the outcome is the seat that spoke first. A live table knows
      that seat.
    - tells: yields the events for each seat.
    - leads_to: the phases that may follow.
    """
    return Chance(effect, weights, seen_by, names_who_spoke_first, tells, leads_to)


def step(
    effect: Rule,
    unless: Rule | None = None,
    tells: Teller | None = None,
    leads_to: Leads = (),
) -> Step:
    """Declare a phase in which an effect happens automatically.

    - unless: a rule that may act in place of the effect. If it did, it returns true.
    - tells: yields the events for each seat.
    - leads_to: the phases that may follow.
    """
    return Step(((None, effect, tells),), unless, leads_to)


def cases(
    *each: tuple[Rule, Rule] | tuple[Rule, Rule, Teller], otherwise: Rule, leads_to: Leads = ()
) -> Step:
    """Declare a step with several cases `(condition, effect, tells)`.

    The effect is that of the first case whose condition is true. Conditions may depend only on what
    every seat sees.
    """
    given = [(case[0], case[1], case[2] if len(case) == 3 else None) for case in each]
    return Step((*given, (None, otherwise, None)), None, leads_to)


def over() -> Over:
    """Declare the phase in which the game is over."""
    return Over()


def goes_to(phase: IntEnum) -> Rule:
    """Return the effect of an action that only begins another phase."""
    return GoesTo(phase)  # pyright: ignore[reportReturnType]


@rule
def each_seat(box: Any, out: Any) -> int:
    """Write equal weights for all seats into `out`, and return the number of seats."""
    for seat in range(box.players):
        out[seat] = 1
    return int(box.players)


@rule
def nobody(seat: int) -> bool:
    """Return False for every seat and for spectators.

    As `seen_by` it means that nobody sees the action.
    """
    return seat < -1


@dataclass
class FlowTable:
    """The declarations of a flow (see `Flow`)."""

    module: str
    state: Layout
    actions: Actions
    starts_in: IntEnum
    phases: Mapping[IntEnum, Entry]
    before: Mapping[Rule, Chance] = field(default_factory=dict)
    each_decision: Rule | None = None
    not_now: int | None = None
    at_end: Teller | None = None

    def entry_at(self, box: Any, s: Any) -> Entry:
        """Return the entry of the phase that a record is in. The record may be a seat's view."""
        for condition, entry in self.before.items():
            if holds(condition, box, s):
                return entry
        return self.phases[s.phase]

    def of_kind(self, kind: type[Any]) -> dict[IntEnum, Any]:
        """Return all phases of one kind with their entries."""
        return {phase: entry for phase, entry in self.phases.items() if isinstance(entry, kind)}

    def phase_of(self, s: Any) -> IntEnum:
        """Return the phase that a record is in."""
        return next(phase for phase in self.phases if phase == s.phase)

    @property
    def steps(self) -> set[int]:
        """The phases that run automatically."""
        return {int(phase) for phase in self.of_kind(Step)}


def holds(condition: Rule | None, box: Any, s: Any) -> bool:
    """Return whether a condition of the table is true. No condition (None) counts as true."""
    given = {"box": box, "s": s}
    return condition is None or bool(condition(**{p: given[p] for p in parameters(condition)}))


def parameters(f: Rule) -> Sequence[str]:
    """Return the names of a rule's parameters."""
    return f.__code__.co_varnames[: f.__code__.co_argcount]
