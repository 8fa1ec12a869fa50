"""The entries of a flow: what a phase is, and what is declared of all phases together.

A phase is a member of the enum of the field `phase`, or of a further enum of steps, whose
numbers lie above and which is never left in a record once somebody is asked.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from tinstar.engine.actions import ActionRule, Actions
from tinstar.engine.compiler import rule
from tinstar.engine.layout import Layout

Rule = Callable[..., Any]
Seen = Rule | str | None  # a rule of (box, s, seat), or the field that holds the seat; None for all
Leads = tuple[IntEnum, ...]


@dataclass(frozen=True)
class Decision:
    """A phase in which a seat decides; see `decides`."""

    seat: str
    actions: tuple[ActionRule, ...]
    seen_by: Seen
    window: Rule | None
    silence: int | None
    leads_to: Leads


@dataclass(frozen=True)
class Chance:
    """A phase in which chance answers; see `chance`."""

    effect: Rule
    weights: Rule
    seen_by: Seen
    names_who_spoke_first: bool
    leads_to: Leads


@dataclass(frozen=True)
class Step:
    """A phase in which something follows by itself; see `step`."""

    cases: tuple[tuple[Rule | None, Rule], ...]
    unless: Rule | None
    leads_to: Leads


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
    leads_to: Leads = (),
) -> Decision:
    """A phase in which the seat that the field `seat` holds takes one of these actions.

    window: a rule of the seats that are asked at once and have still to answer, as bits;
    silence: then the action of whoever says nothing. leads_to: the phases in which the next
    decision, answer of chance or step may come; to stay in the phase is always possible.
    """
    return Decision(seat, actions, seen_by, window, silence, leads_to)


def chance(
    effect: Rule,
    weights: Rule,
    seen_by: Seen = None,
    names_who_spoke_first: bool = False,
    leads_to: Leads = (),
) -> Chance:
    """A phase in which chance answers.

    effect: a rule of the outcome. weights: a rule that writes the weight of each outcome into `out`
    and returns how many there are. names_who_spoke_first: whether a live table knows the outcome.
    """
    return Chance(effect, weights, seen_by, names_who_spoke_first, leads_to)


def step(effect: Rule, unless: Rule | None = None, leads_to: Leads = ()) -> Step:
    """A phase in which an effect follows by itself.

    unless: a rule that may do something else in its place, and then returns a truth.
    """
    return Step(((None, effect),), unless, leads_to)


def cases(*each: tuple[Rule, Rule], otherwise: Rule, leads_to: Leads = ()) -> Step:
    """A step whose effect is that of the first condition that holds: `(condition, effect)`."""
    return Step((*each, (None, otherwise)), None, leads_to)


def over() -> Over:
    """The phase in which the game is over."""
    return Over()


def goes_to(phase: IntEnum) -> Rule:
    """The effect of an action that only begins another phase."""
    return GoesTo(phase)  # pyright: ignore[reportReturnType]


@rule
def each_seat(box: Any, out: Any) -> int:
    """Weights by which each seat is as likely as any other."""
    for seat in range(box.players):
        out[seat] = 1
    return int(box.players)


@rule
def nobody(seat: int) -> bool:
    """For what no seat sees."""
    return seat < -1


@dataclass
class FlowTable:
    """What a game declares of its flow; see `Flow`."""

    module: str
    state: Layout
    actions: Actions
    starts_in: IntEnum
    phases: Mapping[IntEnum, Entry]
    before: Mapping[Rule, Chance] = field(default_factory=dict)
    each_decision: Rule | None = None
    not_now: int | None = None

    def of_kind(self, kind: type[Any]) -> dict[IntEnum, Any]:
        """The phases of one kind, with their entries."""
        return {phase: entry for phase, entry in self.phases.items() if isinstance(entry, kind)}

    def phase_of(self, s: Any) -> IntEnum:
        """The phase that a record is in."""
        return next(phase for phase in self.phases if phase == s.phase)

    @property
    def steps(self) -> set[int]:
        """The phases that follow by themselves."""
        return {int(phase) for phase in self.of_kind(Step)}


def parameters(f: Rule) -> Sequence[str]:
    """The names of what a rule takes."""
    return f.__code__.co_varnames[: f.__code__.co_argcount]
