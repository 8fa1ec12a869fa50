"""Trace clauses: find out which rules took effect in games that are replayed in Python.

A clause took effect if a function or line that carries its number ran.
"""

import ast
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.kernel import prepare, set_up
from tinstar.engine.rulebook import tags
from tinstar.engine.state import State

TELLING = {"evaluation", "rollout_policy", "etiquette"}  # they only judge positions
EVERY = 11  # decisions from one check of all objections to the next


@dataclass
class Bearing:
    """A function with tags of clauses, on the whole function or on single lines."""

    whole: set[str]
    lines: dict[int, set[str]]
    refuses: bool  # an objection, which takes effect only when it forbids something


@dataclass
class Clauses:
    """The tagged functions of a game's rules, and the clauses that took effect."""

    functions: dict[tuple[str, int], Bearing]  # by file and first line
    ran: set[str] = field(default_factory=set)  # in the game being replayed
    _known: dict[CodeType, Bearing | None] = field(default_factory=dict)

    @property
    def borne(self) -> set[str]:
        """The clauses whose effect can be traced."""
        found = set[str]()
        for bearing in self.functions.values():
            found |= bearing.whole.union(*bearing.lines.values())
        return found

    def called(self, frame: FrameType, event: str, _: Any) -> Any:
        """Note that a tagged function runs.

        Python calls this on every function call (`sys.settrace`).
        """
        code = frame.f_code
        if code not in self._known:
            at = code.co_filename, code.co_firstlineno
            self._known[code] = self.functions.get(at)
        bearing = self._known[code]
        if bearing is None or event != "call":
            return None
        if not bearing.refuses:
            self.ran |= bearing.whole
        return self._within(bearing) if bearing.refuses or bearing.lines else None

    def _within(self, bearing: Bearing) -> Any:
        def step(frame: FrameType, event: str, value: Any) -> Any:
            if event == "line" and frame.f_lineno in bearing.lines:
                self.ran |= bearing.lines[frame.f_lineno]
            elif event == "return" and bearing.refuses and value:
                self.ran |= bearing.whole
            return step

        return step

    @contextmanager
    def watching(self) -> Generator[None]:
        before = sys.gettrace()
        sys.settrace(self.called)
        try:
            yield
        finally:
            sys.settrace(before)


def clauses_of(game: Game) -> Clauses:
    """Return the tagged functions of a game, except in modules that only judge positions."""
    found: dict[tuple[str, int], Bearing] = {}
    for path in sorted(game.rules.folder.glob("*.py")):
        if path.stem not in TELLING:
            found |= _in_file(path)
    return Clauses(found)


def _in_file(path: Path) -> dict[tuple[str, int], Bearing]:
    text = path.read_text(encoding="utf-8")
    lines, found = text.splitlines(), dict[tuple[str, int], Bearing]()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and "rule" in map(ast.unparse, node.decorator_list):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            doc = node.body[0].lineno, node.body[0].end_lineno or 0
            told = tags(ast.get_docstring(node) or "")
            begin = doc[1] + 1 if ast.get_docstring(node) else node.lineno
            inner = {
                n: tags(lines[n - 1].partition("#")[2])
                for n in range(begin, (node.end_lineno or begin) + 1)
            }
            inner = {n: ids for n, ids in inner.items() if ids}
            if told or inner:
                refuses = node.name.startswith("objection")
                found[str(path), first] = Bearing(told, inner, refuses)
    return found


def replayed(clauses: Clauses, game: Game, history: list[int]) -> set[str]:
    """Replay a game in Python from `history`, and return the clauses that took effect."""
    clauses.ran = set()
    with clauses.watching():
        box = game.box.copy()
        for make in (prepare, set_up):  # done once for all games of a setup
            plain(make, box, game.rules.state.blank())
        state, decisions = game.new_initial_state(), 0
        for answer in history:
            if not state.is_chance_node():
                if decisions % EVERY == 0:
                    _look_round(state)
                decisions += 1
            state.apply_action(answer)
        for end in (state.scores, state.returns, state.ending):
            end()
    return clauses.ran


def _look_round(state: State) -> None:
    """Compute the objection to every action, to trace the clauses that forbid an action."""
    state.view(state.current_player()).objections()
