"""The entries of a flow: one declaration for each phase.

A phase in which a seat or chance decides is a member of the enum of the field `phase`. An automatic
step is a member of a second enum, with larger numbers. A record is never in an automatic step while
a seat or chance is to act.
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
# A function that yields the events of an action, an outcome of chance, or a step, for one seat. Its
# parameters may be `before` and `after` (this seat's views), the parameters of the action, or the
# outcome of chance. The outcome is None if the seat did not see it.
Teller = Callable[..., Iterable[Any]]
SIGHTS = {"before", "after"}  # parameters that every teller may take


@dataclass(frozen=True)
class Decision:
    """A phase in which a seat decides. Create it with `decides`."""

    seat: str
    actions: tuple[ActionRule, ...]
    seen_by: Seen
    window: Rule | None
    silence: int | None
    unseen: Teller | None
    leads_to: Leads


@dataclass(frozen=True)
class Chance:
    """A phase in which chance decides. Create it with `chance`."""

    effect: Rule
    weights: Rule
    seen_by: Seen
    names_who_spoke_first: bool
    tells: Teller | None
    leads_to: Leads


@dataclass(frozen=True)
class Step:
    """A phase in which an effect happens automatically. Create it with `step` or `cases`."""

    cases: tuple[tuple[Rule | None, Rule, Teller | None], ...]
    unless: Rule | None
    leads_to: Leads

    def tells_at(self, box: Any, s: Any) -> Teller | None:
        """Return the function that yields the events of this step. `s` is a record or a view."""
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
    """Declare a phase in which the seat in the field `seat` takes one of `actions`.

    - seen_by: the seats that see the action. None means all seats.
    - window: a rule that returns the seats that act simultaneously and must still choose, as bits.
    - silence: the action of a seat that does not choose within the window.
    - unseen: a function that yields the events for a seat that does not see the action.
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

    - effect: a rule that applies the outcome.
    - weights: a rule that writes the weight of each outcome into `out` and returns their number.
    - seen_by: the seats that see the outcome. None means all seats.
    - names_who_spoke_first: true if the outcome names the seat that spoke first. A live table does
      not draw this outcome at random, but uses the seat that really spoke first.
    - tells: a function that yields the events for each seat.
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

    - unless: a rule that runs before the effect. If this rule returns true, the effect is skipped.
    - tells: a function that yields the events for each seat.
    - leads_to: the phases that may follow.
    """
    return Step(((None, effect, tells),), unless, leads_to)


def cases(
    *each: tuple[Rule, Rule] | tuple[Rule, Rule, Teller], otherwise: Rule, leads_to: Leads = ()
) -> Step:
    """Declare a step with several cases `(condition, effect, tells)`.

    The first case whose condition is true applies. Conditions may use only what every seat sees.
    """
    given = [(case[0], case[1], case[2] if len(case) == 3 else None) for case in each]
    return Step((*given, (None, otherwise, None)), None, leads_to)


def over() -> Over:
    """Declare the phase in which the game is over."""
    return Over()


def goes_to(phase: IntEnum) -> Rule:
    """Return an effect that only begins another phase."""
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

    Use it as `seen_by` for an action that nobody sees.
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
        """Return the entry of the current phase. `s` is the record of a state or of a view."""
        for condition, entry in self.before.items():
            if holds(condition, box, s):
                return entry
        return self.phases[s.phase]

    def of_kind(self, kind: type[Any]) -> dict[IntEnum, Any]:
        """Return all entries of one kind, such as `Decision`, by their phases."""
        return {phase: entry for phase, entry in self.phases.items() if isinstance(entry, kind)}

    def phase_of(self, s: Any) -> IntEnum:
        """Return the current phase of a record."""
        return next(phase for phase in self.phases if phase == s.phase)

    @property
    def steps(self) -> set[int]:
        """The phases that run automatically."""
        return {int(phase) for phase in self.of_kind(Step)}


def holds(condition: Rule | None, box: Any, s: Any) -> bool:
    """Return whether a condition of the flow is true now. The condition None is always true."""
    given = {"box": box, "s": s}
    return condition is None or bool(condition(**{p: given[p] for p in parameters(condition)}))


def parameters(f: Rule) -> Sequence[str]:
    """Return the names of a rule's parameters."""
    return f.__code__.co_varnames[: f.__code__.co_argcount]
