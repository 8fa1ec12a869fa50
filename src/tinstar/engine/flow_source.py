"""Generate the functions that pick the rule of the current phase, from a game's flow.

The generated functions belong to the module that declares the flow. So cached machine code finds
them there, and tracebacks show their lines.
"""

import linecache
import sys
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any

from tinstar.engine.actions import ActionRule
from tinstar.engine.compiler import rule
from tinstar.engine.flow_table import (
    Chance,
    Decision,
    FlowTable,
    GoesTo,
    Over,
    Rule,
    Seen,
    Step,
    parameters,
)
from tinstar.engine.kernel import CHANCE, TERMINAL

Branches = list[tuple[str, list[str]]]  # conditions, each with the lines under it
INDENT = "    "


def functions_of(flow: FlowTable) -> tuple[str, dict[str, Callable[..., Any]]]:
    """Return the generated source code, and a map from names to the functions that it defines."""
    writer = Writer(flow)
    source = "\n\n".join(writer.all_functions())
    file = f"<flow of {flow.module}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), writer.names)
    return source, {name: rule(writer.names[name]) for name in writer.written}


class Writer:
    """Generates the functions of one flow.

    `names` is the namespace that receives the functions.
    """

    def __init__(self, flow: FlowTable):
        self.flow = flow
        self.names: dict[str, Any] = vars(sys.modules[flow.module])
        self.written: list[str] = []
        self.phases = sorted(int(phase) for phase in flow.phases)
        self.asked = [p for p in self.phases if p not in flow.steps]
        self.decisions = flow.of_kind(Decision)
        self.chances = flow.of_kind(Chance)

    def all_functions(self) -> Iterable[str]:
        """Yield the source of each function."""
        yield self._function("to_act(box, s)", self._who_is_asked())
        yield self._function("objection(box, s, action)", self._objections())
        yield self._function("legal_actions(box, s, out)", self._list_of_legal_actions())
        yield from self._apply()
        yield self._function("chances(box, s, out)", self._weights())
        yield self._function("sees_answer(box, s, seat)", self._who_sees())
        yield from self._windows()

    def _function(self, head: str, lines: list[str]) -> str:
        self.written.append(head.partition("(")[0])
        return "\n".join([f"def {head}:", *(INDENT + line for line in lines)]) + "\n"

    # --- the functions ---------------------------------------------------------------------------

    def _who_is_asked(self) -> list[str]:
        groups: dict[str, list[int]] = {}
        for phase, entry in self.decisions.items():
            groups.setdefault(f"s.{entry.seat}", []).append(int(phase))
        for phase in self.chances:
            groups.setdefault(str(CHANCE), []).append(int(phase))
        for phase in self.flow.of_kind(Over):
            groups.setdefault(str(TERMINAL), []).append(int(phase))
        branches = [
            (self._before(condition), [f"return {CHANCE}"]) for condition in self.flow.before
        ]
        branches += [(self._in(p, self.asked), [f"return {who}"]) for who, p in groups.items()]
        return ladder(branches)

    def _objections(self) -> list[str]:
        branches = self._by_phase(
            self.decisions, lambda entry: self._why_not(entry.actions), [*self.decisions]
        )
        return ladder(branches, self._not_now())

    def _not_now(self) -> list[str] | None:
        return None if self.flow.not_now is None else [f"return {int(self.flow.not_now)}"]

    def _why_not(self, actions: Iterable[ActionRule]) -> list[str]:
        branches: Branches = []
        for given in sorted(actions, key=lambda a: a.family):
            why = "0"
            if given.objection is not None:
                why = self._call(given.objection, self._arguments(given))
            branches.append((self._is_of(given), [f"return {why}"]))
        return ladder(branches, self._not_now())

    def _list_of_legal_actions(self) -> list[str]:
        return [
            "n = 0",
            f"for action in range({self.flow.actions.size}):",
            "    if objection(box, s, action) == 0:",
            "        out[n] = action",
            "        n += 1",
            "return n",
        ]

    def _apply(self) -> Iterable[str]:
        if not self.flow.steps:
            yield self._function("apply(box, s, action)", self._effects())
            return
        yield self._function("carry_out(box, s, action)", self._effects())
        yield self._function("is_under_way(box, s)", self._whether_a_step_follows())
        yield self._function("proceed(box, s)", self._steps())
        yield self._function(
            "apply(box, s, action)",
            ["carry_out(box, s, action)", "while is_under_way(box, s):", "    proceed(box, s)"],
        )

    def _effects(self) -> list[str]:
        branches: Branches = []
        for condition, entry in self.flow.before.items():
            branches.append((self._before(condition), [self._outcome(entry)]))
        branches += self._by_phase(self.chances, lambda e: [self._outcome(e)], self.asked)
        decisions = self._by_phase(
            self.decisions, lambda entry: self._deeds(entry.actions), [*self.decisions]
        )
        first = [] if self.flow.each_decision is None else [self._call(self.flow.each_decision, {})]
        return ladder(branches, [*first, *ladder(decisions)])

    def _deeds(self, actions: Iterable[ActionRule]) -> list[str]:
        branches: Branches = []
        for given in sorted(actions, key=lambda a: a.family):
            if isinstance(given.effect, GoesTo):
                deed = f"s.phase = {self._phase(given.effect.phase)}"
            else:
                deed = self._call(given.effect, self._arguments(given))
            branches.append((self._is_of(given), [deed]))
        return ladder(branches)

    def _whether_a_step_follows(self) -> list[str]:
        branches = [(self._before(condition), ["return False"]) for condition in self.flow.before]
        return ladder(branches, [f"return {self._in(self.flow.steps, self.phases)}"])

    def _steps(self) -> list[str]:
        return ladder(self._by_phase(self.flow.of_kind(Step), self._step, [*self.flow.steps]))

    def _step(self, entry: Any) -> list[str]:
        branches: Branches = []
        if entry.unless is not None:
            branches.append((self._call(entry.unless, {}), ["return"]))
        for condition, effect, _ in entry.cases:
            holds = "" if condition is None else self._call(condition, {})
            branches.append((holds, [self._call(effect, {})]))
        return ladder(branches)

    def _weights(self) -> list[str]:
        branches: Branches = []
        for condition, entry in self.flow.before.items():
            branches.append((self._before(condition), self._weight(entry)))
        return ladder(branches + self._by_phase(self.chances, self._weight, [*self.chances]))

    def _weight(self, entry: Any) -> list[str]:
        return [f"return {self._call(entry.weights, {'out': 'out'})}"]

    def _who_sees(self) -> list[str]:
        branches: Branches = []
        for condition, entry in self.flow.before.items():
            branches.append((self._before(condition), [f"return {self._sees(entry.seen_by)}"]))
        secret = {p: e for p, e in (self.decisions | self.chances).items() if e.seen_by is not None}
        branches += self._by_phase(
            secret, lambda e: [f"return {self._sees(e.seen_by)}"], self.asked
        )
        return ladder(branches, ["return 1"])

    def _sees(self, seen_by: Seen) -> str:
        if seen_by is None:
            return "1"
        if isinstance(seen_by, str):
            return f"1 if seat == s.{seen_by} else 0"
        return f"1 if {self._call(seen_by, {'seat': 'seat'})} else 0"

    def _windows(self) -> Iterable[str]:
        asked = {p: e for p, e in self.decisions.items() if e.window is not None}
        if not asked:
            return
        seats = self._by_phase(asked, lambda e: [f"return {self._call(e.window, {})}"], self.asked)
        yield self._function("window(box, s)", ladder(seats, ["return 0"]))
        seat = self._by_phase(asked, lambda e: [f"s.{e.seat} = seat"], [*asked])
        yield self._function("ask(box, s, seat)", ladder(seat))
        silence = self._by_phase(asked, lambda e: [f"return {int(e.silence)}"], [*asked])
        yield self._function("silence(box, s)", ladder(silence))
        first = [int(p) for p, e in self.chances.items() if e.names_who_spoke_first]
        yield self._function(
            "spoke_first(box, s)", [f"return 1 if {self._in(first, self.asked) or False} else 0"]
        )

    # --- parts of them ---------------------------------------------------------------------------

    def _by_phase(
        self,
        entries: Mapping[IntEnum, Any],
        lines: Callable[[Any], list[str]],
        of: Iterable[int],
    ) -> Branches:
        """Return branches for the phases of `entries`.

        Phases with the same lines share a branch.
        """
        groups: dict[tuple[str, ...], list[int]] = {}
        for phase, entry in entries.items():
            groups.setdefault(tuple(lines(entry)), []).append(int(phase))
        among = sorted(int(phase) for phase in of)
        return [(self._in(phases, among), list(body)) for body, phases in groups.items()]

    def _in(self, phases: Iterable[int], among: list[int]) -> str:
        """Return a condition that is true in `phases` and false in the other phases of `among`."""
        wanted, runs = {*map(int, phases)}, list[list[int]]()
        for at, phase in enumerate(among):
            if phase in wanted:
                if at and among[at - 1] in wanted:
                    runs[-1].append(phase)
                else:
                    runs.append([phase])
        return " or ".join(self._within(run, among) for run in runs)

    def _within(self, run: list[int], among: list[int]) -> str:
        first, last = self._phase(run[0]), self._phase(run[-1])
        if len(run) == 1:
            return f"s.phase == {first}"
        if run[0] == among[0]:
            return f"s.phase <= {last}" if run[-1] != among[-1] else ""
        if run[-1] == among[-1]:
            return f"s.phase >= {first}"
        return f"{first} <= s.phase <= {last}"

    def _phase(self, number: int) -> str:
        phase = next(p for p in self.flow.phases if p == number)
        self.names.setdefault(type(phase).__name__, type(phase))
        return f"{type(phase).__name__}.{phase.name}"

    def _is_of(self, given: ActionRule) -> str:
        first, size = given.family.first, given.family.size
        return f"action == {first}" if size == 1 else f"{first} <= action < {first + size}"

    def _arguments(self, given: ActionRule) -> dict[str, str]:
        """Return expressions that compute a family's parameters from the action."""
        family, values = given.family, {name: str(int(x)) for name, x in given.bound.items()}
        rest = f"action - {family.first}" if family.first else "action"
        if given.combined:
            return values | {given.combined: rest}
        names = list(family.parameters)
        for name in reversed(names):
            size = len(family.parameters[name])
            values[name] = rest if name == names[0] else f"({rest}) % {size}"
            rest = f"({rest}) // {size}"
        return values

    def _before(self, condition: Rule) -> str:
        return self._call(condition, {})

    def _outcome(self, entry: Any) -> str:
        outcome = ({*parameters(entry.effect)} - {"box", "s"}).pop()
        return self._call(entry.effect, {outcome: "action"})

    def _call(self, f: Rule, values: Mapping[str, str]) -> str:
        given = {"box": "box", "s": "s", **values}
        return f"{self._named(f)}({', '.join(given[name] for name in parameters(f))})"

    def _named(self, f: Rule) -> str:
        """Return the name of a rule in the generated source.

        If another function has the same name, the rule gets a prefix.
        """
        name = f.__name__
        if self.names.setdefault(name, f) is not f:
            name = f"{f.__module__.rpartition('.')[2]}_{name}"
            self.names[name] = f
        return name


def ladder(branches: Branches, otherwise: list[str] | None = None) -> list[str]:
    """Return the lines of a chain of `if`, `elif` and `else`.

    If `otherwise` is not given, the last branch becomes the `else`. A branch without a condition
    always applies, so the branches after it are left out.
    """
    always = next((at for at, (condition, _) in enumerate(branches) if not condition), None)
    if always is None and otherwise is None:
        always = len(branches) - 1
    if always is not None:
        branches, otherwise = branches[:always], branches[always][1]
    lines: list[str] = []
    for condition, body in branches:
        lines += [f"{'elif' if lines else 'if'} {condition}:", *(INDENT + line for line in body)]
    otherwise = otherwise or ["pass"]
    return [*lines, "else:", *(INDENT + line for line in otherwise)] if lines else otherwise
