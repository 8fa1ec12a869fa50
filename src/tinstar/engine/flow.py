"""The flow of a game: a table that says who decides in each phase, and which phases may follow.

Each game declares its flow in its module `flow`, with the functions that this module exports.
`flow_source` generates the functions that pick the rule of the current phase.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tinstar.engine.compiler import is_rule
from tinstar.engine.flow_source import functions_of
from tinstar.engine.flow_table import (
    SIGHTS,
    Chance,
    Decision,
    Entry,
    FlowTable,
    GoesTo,
    Rule,
    Seen,
    Step,
    Teller,
    cases,
    chance,
    decides,
    each_seat,
    goes_to,
    nobody,
    over,
    parameters,
    step,
)

__all__ = ["Flow", "cases", "chance", "decides", "each_seat", "goes_to", "nobody", "over", "step"]


@dataclass
class Flow(FlowTable):
    """All phases of a game, and the functions generated from them.

    - module: the `__name__` of the module that declares the flow. It receives the functions.
    - starts_in: the first phase after the set-up.
    - before: chance events, by condition. While a condition is true, its chance event takes place
      before the current phase.
    - each_decision: a rule that runs before the effect of every action.
    - not_now: the objection to an action that is not declared for the current phase.
    - at_end: a function that yields the events at the end of the game (see `flow_table.Teller`).

    A faulty table raises `TypeError`, which lists every fault.
    """

    source: str = field(init=False, repr=False)
    functions: dict[str, Callable[..., Any]] = field(init=False, repr=False)

    def __post_init__(self):
        if wrong := list(_faults(self)):
            raise TypeError("\n".join(f"{self.module}: {fault}" for fault in wrong))
        self.source, self.functions = functions_of(self)


# --- checks of a table ----------------------------------------------------------------------------


def _faults(flow: Flow) -> Iterator[str]:
    phases = getattr(flow.state.fields.get("phase"), "of", None) or ()
    for phase in phases:
        if phase not in flow.phases:
            yield f"{phase.name}: expected an entry in the table of phases, found none"
    highest, known = max(phases, default=0), {*flow.phases}
    for phase, entry in flow.phases.items():
        if phase not in phases and (phase <= highest or not isinstance(entry, Step)):
            yield f"{phase.name}: expected a Step with a number above {highest}, found {int(phase)}"
        if unknown := [x.name for x in entry.leads_to if x not in known]:
            yield f"{phase.name}: leads_to: expected phases of the table, found {unknown}"
        yield from (f"{phase.name}: {fault}" for fault in _entry_faults(flow, entry))
    for condition, entry in flow.before.items():
        yield from (f"{_name(condition)}: {fault}" for fault in _entry_faults(flow, entry))
        yield from _rule_faults(f"{_name(condition)}: condition", condition, {"box", "s"})
    yield from _teller_faults("at_end", flow.at_end, set())
    reached = {flow.starts_in} | {
        x for e in [*flow.phases.values(), *flow.before.values()] for x in e.leads_to
    }
    if unreached := [p.name for p in flow.phases if p not in reached]:
        yield f"expected each phase in some leads_to, found none that names {unreached}"


def _entry_faults(flow: Flow, entry: Entry) -> Iterator[str]:
    if isinstance(entry, Decision):
        yield from _decision_faults(flow, entry)
        yield from _teller_faults("unseen", entry.unseen, set())
    elif isinstance(entry, Chance):
        yield from _outcome_faults(entry.effect)
        outcome = set(parameters(entry.tells)) - SIGHTS if entry.tells else set[str]()
        yield from _teller_faults("tells", entry.tells, outcome if len(outcome) == 1 else set())
        yield from _rule_faults("weights", entry.weights, {"box", "s", "out"})
        yield from _seen_faults(flow, entry.seen_by)
    elif isinstance(entry, Step):
        if entry.unless is not None:
            yield from _rule_faults("unless", entry.unless, {"box", "s"})
        for condition, effect, tells in entry.cases:
            yield from _teller_faults(f"{_name(effect)}: tells", tells, set())
            yield from _rule_faults(_name(effect), effect, {"box", "s"})
            if condition is not None:
                yield from _rule_faults(_name(condition), condition, {"box", "s"})


def _decision_faults(flow: Flow, entry: Decision) -> Iterator[str]:
    yield from _field_faults(flow, "seat", entry.seat)
    yield from _seen_faults(flow, entry.seen_by)
    names = [rule.family.name for rule in entry.actions]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{name}: expected this action once, found {names.count(name)} times"
    if entry.window is not None:
        yield from _rule_faults("window", entry.window, {"box", "s"})
        if entry.silence is None:
            yield "silence: expected an action, as there is a window; found none"
    for given in entry.actions:
        name, family = given.family.name, given.family
        if flow.actions.families.get(name) is not family:
            yield f"{name}: expected an action of this game, found one of another game"
        yield from _teller_faults(f"{name}: tells", given.tells, {*family.parameters})
        if isinstance(given.effect, GoesTo):
            continue
        about = {given.combined} if given.combined else {*family.parameters}
        known = {"box", "s", *about, *given.bound}
        yield from _rule_faults(f"{name}: effect", given.effect, known, about)
        if given.objection is not None:
            yield from _rule_faults(f"{name}: objection", given.objection, known)


def _rule_faults(
    what: str, f: Rule, known: set[str], needed: set[str] | None = None
) -> Iterator[str]:
    """Yield an error for each parameter of a rule that is not in `known`, or needed but missing."""
    if not is_rule(f):
        yield f"{what}: expected a function marked with @rule, found {_name(f)}"
        return
    taken = {*parameters(f)}
    if odd := sorted(taken - known):
        yield f"{what}: expected {_name(f)} to take some of {sorted(known)}, found {odd}"
    if lacking := sorted((needed or set()) - taken):
        yield f"{what}: expected {_name(f)} to take {lacking}, found {sorted(taken)}"


def _teller_faults(what: str, f: Teller | None, about: set[str]) -> Iterator[str]:
    """Yield the errors in the parameters of a function that yields events.

    The function may take the parameters `before` and `after`, and the parameters in `about`.
    """
    if f is not None and (odd := sorted({*parameters(f)} - SIGHTS - about)):
        known = sorted(SIGHTS | about)
        yield f"{what}: expected {_name(f)} to take some of {known}, found {odd}"


def _outcome_faults(f: Rule) -> Iterator[str]:
    if not is_rule(f):
        yield f"effect: expected a function marked with @rule, found {_name(f)}"
    elif len({*parameters(f)} - {"box", "s"}) != 1:
        yield f"effect: expected {_name(f)} to take one outcome, found {list(parameters(f))}"


def _seen_faults(flow: Flow, seen_by: Seen) -> Iterator[str]:
    if isinstance(seen_by, str):
        yield from _field_faults(flow, "seen_by", seen_by)
    elif seen_by is not None:
        yield from _rule_faults("seen_by", seen_by, {"box", "s", "seat"})


def _field_faults(flow: Flow, what: str, name: str) -> Iterator[str]:
    if name not in flow.state.fields:
        yield f"{what}: expected a field of the state, found {name!r}"


def _name(f: Any) -> str:
    return getattr(f, "__name__", repr(f))
