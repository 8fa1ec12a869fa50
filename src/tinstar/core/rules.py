"""The one bundle that a game hands to the house."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tinstar.core.actions import Actions
from tinstar.core.compile import register, rule
from tinstar.core.edition import Box
from tinstar.core.kernel import BY_GAME, chances, legal_actions, longest_game
from tinstar.core.layout import Layout
from tinstar.core.random import below, pick
from tinstar.core.variants import Variant, read


@rule
def reveal_nothing(box: Any, s: Any, seat: int, v: Any) -> None:
    """For a game whose labels say everything."""


@rule
def prepare_nothing(box: Any, s: Any) -> None:
    """For a box without derived tables."""


@rule
def cast_by_weights(box: Any, s: Any, stream: Any, out: Any) -> int:
    """For a game whose outcomes are few."""
    return pick(stream, out, chances(box, s, out))


@rule
def no_window(box: Any, s: Any) -> int:
    """For a game whose seats are asked one after another."""
    return 0


@rule
def ask_nobody(box: Any, s: Any, seat: int) -> None:
    """For the same."""


@rule
def no_worth(box: Any, s: Any, seat: int) -> float:
    """For a game without hints: all positions look alike."""
    return 0.0


@rule
def to_the_end(box: Any, s: Any) -> int:
    """Without hints only the end of a game says anything."""
    return longest_game(box, s)


@rule
def whatever(box: Any, s: Any, room: Any) -> int:
    """Without habits each legal action is as likely as any other."""
    return room.actions[below(room.stream, legal_actions(box, s, room.actions))]


@rule
def goes_past_chance(box: Any, s: Any) -> int:
    """Without habits the tree is all there is to know what to do."""
    return 0


@rule
def as_one_likes(box: Any, s: Any, action: int) -> int:
    """Most games are good company however they are played."""
    return 0


@rule
def any_spread(box: Any, s: Any) -> float:
    return 1.0


DEFAULTS: dict[str, Callable[..., Any]] = {
    "reveal": reveal_nothing,
    "prepare": prepare_nothing,
    "cast": cast_by_weights,
    "window": no_window,
    "ask": ask_nobody,
    "silence": no_window,
    "spoke_first": no_window,
    "worth": no_worth,
    "horizon": to_the_end,
    "habit": whatever,
    "ends_at_chance": goes_past_chance,
    "manners": as_one_likes,
    "spread": any_spread,
}


def find_members_at_once() -> None:
    """Let `Card.ACE` be a plain attribute, as it is from Python 3.12 on.

    Before, Python looks for it in vain and then asks `__getattr__`, ten times as long, and much of
    the rules and all scenes ask for members.
    """
    for kind in IntEnum.__subclasses__():
        if kind.__module__.startswith("tinstar."):
            for name, member in kind.__members__.items():
                type.__setattr__(kind, name, member)


def _bundle(package: str) -> "Rules":
    return import_module(package).GAME


@dataclass(frozen=True)
class Rules:
    """A game as the house knows it.

    `version` goes up whenever the same answers lead to another game. `modules` are searched, in
    order, for the functions that `core.kernel` names. `words` and `scene` hold the functions that
    `core.scene` names.
    """

    name: str
    title: str
    version: int
    folder: Path
    box: Box
    state: Layout
    actions: Actions
    phases: type[IntEnum]
    objections: type[IntEnum]
    endings: type[IntEnum]
    most_outcomes: int  # of any chance decision, at the largest table
    modules: tuple[ModuleType, ...]
    words: ModuleType
    scene: ModuleType
    functions: dict[str, Callable[..., Any]] = field(init=False, repr=False)

    def __post_init__(self):
        find_members_at_once()
        object.__setattr__(self, "functions", {name: self._find(name) for name in BY_GAME})
        register(tuple(self.state.fields), self.functions)

    def _find(self, name: str) -> Callable[..., Any]:
        for module in self.modules:
            if hasattr(module, name):
                return getattr(module, name)
        if name in DEFAULTS:
            return DEFAULTS[name]
        raise TypeError(f"{self.name}: expected a function {name} in its modules")

    def __reduce__(self) -> tuple[Any, ...]:
        """A bundle is pickled as the name of its package; so games and states can be pickled."""
        return _bundle, (self.modules[0].__package__,)

    def refusal(self, action: int, why: int) -> str:
        """An action and the objection to it, in words."""
        return f"{self.actions.text(action)}: {self.words.OBJECTIONS[self.objections(why)]}"

    @cached_property
    def explained(self) -> dict[int, str]:
        """By its number, the sentence of each objection that somebody might need to be told."""
        told, unsaid = self.words.OBJECTIONS.items(), self.words.UNSAID
        return {int(why): text for why, text in told if why and why not in unsaid}

    @property
    def clauses(self) -> str:
        """The rulebook in our own words, as Markdown."""
        return (self.folder / "RULES.md").read_text(encoding="utf-8")

    @property
    def edition_file(self) -> Path:
        return self.folder / "edition.toml"

    @cached_property
    def variants(self) -> dict[str, Variant]:
        """Other games from these rules, by name, as `variants.toml` in the folder has them."""
        return read(self.folder / "variants.toml")
