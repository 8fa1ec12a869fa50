"""The entries of a flow: what a phase is, and what is declared of all phases together.

A phase is a member of the enum of the field `phase`, or of a further enum of steps, whose
numbers lie above and which is never left in a record once somebody is asked.
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
# Yields what one seat is told of an action, an outcome or a step. It takes by name what it needs of
# `before` and `after`, how this seat saw the table then, and of the parameters of the action or the
# outcome of chance, which is None where the seat did not see it.
Teller = Callable[..., Iterable[Any]]


@dataclass(frozen=True)
class Decision:
    """A phase in which a seat decides; see `decides`."""

    seat: str
    actions: tuple[ActionRule, ...]
    seen_by: Seen
    window: Rule | None
    silence: int | None
    unseen: Teller | None
    leads_to: Leads


@dataclass(frozen=True)
class Chance:
    """A phase in which chance answers; see `chance`."""

    effect: Rule
    weights: Rule
    seen_by: Seen
    names_who_spoke_first: bool
    tells: Teller | None
    leads_to: Leads


@dataclass(frozen=True)
class Step:
    """A phase in which something follows by itself; see `step`."""

    cases: tuple[tuple[Rule | None, Rule, Teller | None], ...]
    unless: Rule | None
    leads_to: Leads

    def tells_at(self, box: Any, s: Any) -> Teller | None:
        """What is told of the case that a record, or a seat's view of one, is in."""
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
    """A phase in which the seat that the field `seat` holds takes one of these actions.

    window: a rule of the seats that are asked at once and have still to answer, as bits;
    silence: then the action of a seat that says nothing. unseen: what a seat is told that does not
    see the action. leads_to: the phases in which the next decision, answer of chance or step may
    come; to stay in the phase is always possible.
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
    """A phase in which chance answers.

    effect: a rule of the outcome. weights: a rule that writes the weight of each outcome into `out`
    and returns how many there are. names_who_spoke_first: whether a live table knows the outcome.
    """
    return Chance(effect, weights, seen_by, names_who_spoke_first, tells, leads_to)


def step(
    effect: Rule,
    unless: Rule | None = None,
    tells: Teller | None = None,
    leads_to: Leads = (),
) -> Step:
    """A phase in which an effect follows by itself.

    unless: a rule that may do something else in its place, and then returns a truth.
    """
    return Step(((None, effect, tells),), unless, leads_to)


def cases(
    *each: tuple[Rule, Rule] | tuple[Rule, Rule, Teller], otherwise: Rule, leads_to: Leads = ()
) -> Step:
    """A step whose effect is that of the first condition that holds: `(condition, effect, tells)`.

    The conditions depend on nothing that a seat does not see.
    """
    given = [(case[0], case[1], case[2] if len(case) == 3 else None) for case in each]
    return Step((*given, (None, otherwise, None)), None, leads_to)


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
    at_end: Teller | None = None

    def entry_at(self, box: Any, s: Any) -> Entry:
        """The entry that says what happens at a record, or at what a seat sees of one."""
        for condition, entry in self.before.items():
            if holds(condition, box, s):
                return entry
        return self.phases[s.phase]

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


def holds(condition: Rule | None, box: Any, s: Any) -> bool:
    """Whether a condition of the table holds; none always does."""
    given = {"box": box, "s": s}
    return condition is None or bool(condition(**{p: given[p] for p in parameters(condition)}))


def parameters(f: Rule) -> Sequence[str]:
    """The names of what a rule takes."""
    return f.__code__.co_varnames[: f.__code__.co_argcount]
