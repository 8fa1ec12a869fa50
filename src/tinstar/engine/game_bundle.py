"""The bundle of all parts of a game, which the server, the lab and the players use."""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from inspect import signature
from itertools import count, takewhile
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NamedTuple

from tinstar.engine import kernel
from tinstar.engine.actions import Actions
from tinstar.engine.compiler import is_rule, register, rule
from tinstar.engine.edition import Edition
from tinstar.engine.flow import Flow
from tinstar.engine.flow_table import parameters
from tinstar.engine.game_parameters import Box
from tinstar.engine.i18n import ENGLISH, Tongue, tongue
from tinstar.engine.kernel import BY_GAME, apply, chances, legal_actions, longest_game
from tinstar.engine.layout import Layout
from tinstar.engine.random_streams import below, pick
from tinstar.engine.variants import Variant, read


@rule
def reveal_nothing(box: Any, s: Any, seat: int, v: Any) -> None:
    """Default of `reveal`: a seat sees only what the labels of the fields allow."""


@rule
def prepare_nothing(box: Any, s: Any) -> None:
    """Default of `prepare`: the box has no derived tables."""


@rule
def carry_out_at_once(box: Any, s: Any, action: int) -> None:
    """Default of `carry_out` for a game without automatic steps: apply the action."""
    apply(box, s, action)


@rule
def never_under_way(box: Any, s: Any) -> bool:
    """Default of `is_under_way` for a game without automatic steps: return False."""
    return False


@rule
def cast_by_weights(box: Any, s: Any, stream: Any, out: Any) -> int:
    """Default of `cast`: list all weights and pick by them.

    The default is fast if there are few outcomes.
    """
    return pick(stream, out, chances(box, s, out))


@rule
def no_window(box: Any, s: Any) -> int:
    """Default for a game in which seats never act simultaneously: return 0."""
    return 0


@rule
def ask_nobody(box: Any, s: Any, seat: int) -> None:
    """Default of `ask` for a game in which seats never act simultaneously: do nothing."""


@rule
def no_worth(box: Any, s: Any, seat: int) -> float:
    """Default of `worth`: expect 0 points in every position."""
    return 0.0


@rule
def to_the_end(box: Any, s: Any) -> int:
    """Default of `horizon`: play on to the end of the game."""
    return longest_game(box, s)


@rule
def whatever(box: Any, s: Any, scratch: Any) -> int:
    """Default of `habit`: a random legal action, all equally likely."""
    return scratch.actions[below(scratch.stream, legal_actions(box, s, scratch.actions))]


@rule
def goes_past_chance(box: Any, s: Any) -> int:
    """Default of `ends_at_chance`: the tree of a search goes on after chance events."""
    return 0


@rule
def as_one_likes(box: Any, s: Any, action: int, sure: int) -> int:
    """Default of `manners`: the game has no etiquette."""
    return 0


@rule
def one_round(box: Any, s: Any) -> int:
    """Default of `rounds_finished`: the game is one round."""
    return 0


@rule
def any_spread(box: Any, s: Any) -> float:
    """Default of `spread`: `worth` may be wrong by 1 point."""
    return 1.0


DEFAULTS: dict[str, Callable[..., Any]] = {
    "reveal": reveal_nothing,
    "prepare": prepare_nothing,
    "carry_out": carry_out_at_once,
    "is_under_way": never_under_way,
    "proceed": prepare_nothing,  # nobody calls it, because a game without steps is never under way
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
    "rounds_finished": one_round,
    "spread": any_spread,
}


def find_members_at_once(package: str) -> None:
    """Make members such as `Card.ACE` plain attributes of their enums, as in Python 3.12.

    Before 3.12, Python finds a member only through `__getattr__`, which takes ten times as long.
    Rules and scenes read many members.
    """
    for kind in IntEnum.__subclasses__():
        if kind.__module__.startswith(package):
            for name, member in kind.__members__.items():
                type.__setattr__(kind, name, member)


def described(given: Any) -> str:
    """Return a function's name, parameters and file, or the text of anything else."""
    if not callable(given):
        return repr(given)
    file = getattr(getattr(given, "__code__", None), "co_filename", "?")
    return f"{given.__name__}({', '.join(signature(given).parameters)}) of {file}"


def message(kind: str, member: IntEnum) -> str:
    """Return the id of the message about an enum member, such as `objection-jail-full`."""
    return f"{kind}-{member.name.lower().replace('_', '-')}"


# Signatures of a game's own rules. `box` and `s` are records; rules may change `s` only.
SetUp = Callable[[Any, Any], None]  # of (box, s)
OfPosition = Callable[[Any, Any], int]  # of (box, s)
OfSeat = Callable[[Any, Any, int], int]  # of (box, s, seat)
OfAction = Callable[[Any, Any, int, int], int]  # of (box, s, action, sure)
Listing = Callable[[Any, Any, Any], int]  # of (box, s, out)
Cast = Callable[[Any, Any, Any, Any], int]  # of (box, s, stream, out)
Reveal = Callable[[Any, Any, int, Any], None]  # of (box, s, seat, view)
DealUnseen = Callable[[Any, Any, int, Any], None]  # of (box, view, seat, stream)
Worth = Callable[[Any, Any, int], float]  # of (box, s, seat)
Spread = Callable[[Any, Any], float]  # of (box, s)
Habit = Callable[[Any, Any, Any], int]  # of (box, s, scratch)

OURS = "tinstar."  # the names of Tinstar's own modules begin with it


class Source(NamedTuple):
    """The place that a bundle is loaded from.

    - value: `module:name`.
    - package, version: the Python package that brings the game. Empty for Tinstar's own games.
    - path: the folder to import the package from, if it is not installed.
    """

    value: str
    package: str = ""
    version: str = ""
    path: str = ""

    def __str__(self) -> str:
        at = f" in {self.path}" if self.path else ""
        return f"the package {self.package} {self.version}{at}"

    def on_the_path(self) -> None:
        """Put `path` on Python's import path."""
        if self.path and self.path not in sys.path:
            sys.path.insert(0, self.path)


def _bundle(source: Source) -> "Rules":
    source.on_the_path()
    module, _, name = source.value.partition(":")
    bundle: Rules = getattr(import_module(module), name)
    return bundle.brought_by(source) if source.package else bundle


def digest_of(folder: Path) -> str:
    """Return a digest of all Python files in a folder. If it changes, recompile the game."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.relative_to(folder).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


@dataclass(frozen=True, eq=False, kw_only=True)  # there is one of each game
class Rules:
    """A game as one object with named parts.

    - version: a number that is raised when a change of the rules makes the same moves lead to other
      positions.
    - flow: who decides in each phase.
    - `set_up` to `manners`: rules. `engine.kernel` describes each under the same name.
    - words, scene: the `GameWords` and `GameScene` of `presentation.game_parts`.
    - open_to_all: phases whose legal actions follow from what everybody sees. If only one action is
      legal in such a phase, a table may play this action automatically.

    If a rule is None, the flow or `DEFAULTS` provides it. A missing part, or a part of an
    unexpected type, raises `TypeError`.
    """

    name: str
    title: str
    version: int
    folder: Path
    box: Box
    flow: Flow
    objections: type[IntEnum]
    endings: type[IntEnum]
    most_outcomes: int  # of any chance event, with the most players
    set_up: SetUp
    deal_unseen: DealUnseen
    ending: OfPosition
    score: OfSeat
    is_winner: OfSeat
    longest_game: OfPosition
    prepare: SetUp | None = None
    legal_actions: Listing | None = None
    cast: Cast | None = None
    reveal: Reveal | None = None
    worth: Worth | None = None
    horizon: OfPosition | None = None
    spread: Spread | None = None
    habit: Habit | None = None
    ends_at_chance: OfPosition | None = None
    manners: OfAction | None = None
    rounds_finished: OfPosition | None = None
    words: Any
    scene: Any
    search_by: Literal["net", "hints"] = "net"  # how a search evaluates, if there is a net
    considerate_net: str | None = "net.bin"  # of players that mind the etiquette; None: no net
    open_to_all: tuple[IntEnum, ...] = ()
    functions: dict[str, Callable[..., Any]] = field(init=False, repr=False)
    source: Source = field(init=False, repr=False)

    def __post_init__(self):
        package = self.package
        for part in ("words", "scene"):
            if isinstance(given := getattr(self, part), ModuleType):
                expected = f"{part}: expected a Game{part.title()}(...) object (docs/games.md)"
                raise TypeError(f"{self.name}: {expected}, got the module {given.__name__}")
        find_members_at_once(package)
        functions = {name: self._function(name) for name in BY_GAME}
        object.__setattr__(self, "functions", functions)
        object.__setattr__(self, "source", Source(f"{package}:GAME"))
        sources = "" if package.startswith(OURS) else digest_of(self.folder)
        register(self.name, self.state.record_title, functions, sources)

    @property
    def package(self) -> str:
        """The Python package that the rules are in."""
        return self.flow.module.rpartition(".")[0] or self.flow.module

    def brought_by(self, source: Source) -> "Rules":
        """Record that the bundle was loaded from `source`, and return the bundle itself."""
        object.__setattr__(self, "source", source)
        return self

    @property
    def state(self) -> Layout:
        """The layout of the game's state."""
        return self.flow.state

    @property
    def actions(self) -> Actions:
        """All actions of the game."""
        return self.flow.actions

    def _function(self, name: str) -> Callable[..., Any]:
        given = getattr(self, name, None)
        if given is None:
            return self.flow.functions.get(name) or DEFAULTS[name]
        expected = [*signature(getattr(kernel, name)).parameters]
        if not is_rule(given) or len(parameters(given)) != len(expected):
            raise TypeError(
                f"{self.name}: {name}: expected a function of ({', '.join(expected)}) marked with"
                f" @rule, got {described(given)}"
            )
        return given

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only where to import the bundle from, so that games and states can be pickled."""
        return _bundle, (self.source,)

    def refusal(self, action: int, why: int, language: str = ENGLISH) -> str:
        """Return a text for players that names a rejected action and the reason `why`."""
        return f"{self.actions.text(action)}: {self.objection_text(why, language)}"

    def tongue(self, language: str = ENGLISH) -> Tongue:
        """Return the game's messages in a language."""
        return tongue(self.folder, language)

    def objection_text(self, why: int, language: str = ENGLISH) -> str:
        """Return the sentence that explains the objection `why`."""
        return self.tongue(language).say(message("objection", self.objections(why)))

    def ending_text(self, how: int, language: str = ENGLISH) -> str:
        """Return the sentence that explains the ending `how`."""
        return self.tongue(language).say(message("ending", self.endings(how)))

    def phrases(self, language: str = ENGLISH) -> list[str]:
        """Return the chat phrases of this game. A phrase has the same index in all languages."""
        known = takewhile(self.tongue().knows, (f"phrase-{n}" for n in count(1)))
        return [self.tongue(language).say(phrase) for phrase in known]

    @cached_property
    def edition(self) -> Edition:
        """The game's own edition."""
        return self.box.read(self.edition_file)

    def explained(self, said: Tongue) -> dict[int, str]:
        """Map the number of each objection that players can meet to the sentence that explains it.

        The sentences are cached for each language.
        """
        if said not in self._explained:
            told = (why for why in self.objections if why and why not in self.words.unsaid)
            self._explained[said] = {int(x): said.say(message("objection", x)) for x in told}
        return self._explained[said]

    @cached_property
    def _explained(self) -> dict[Tongue, dict[int, str]]:
        return {}

    @property
    def clauses(self) -> str:
        """The rulebook in English, in our own words, as Markdown."""
        return self.book(ENGLISH)

    def book(self, language: str) -> str:
        """Return the rulebook in a language, or in English if it has no translation."""
        translated = self.folder / f"RULES.{language}.md"
        file = translated if translated.is_file() else self.folder / "RULES.md"
        return file.read_text(encoding="utf-8")

    @property
    def edition_file(self) -> Path:
        """The file of the game's own edition."""
        return self.folder / "edition.toml"

    @cached_property
    def variants(self) -> dict[str, Variant]:
        """The variants of this game by name, from `variants.toml` in its folder."""
        return read(self.folder / "variants.toml")
