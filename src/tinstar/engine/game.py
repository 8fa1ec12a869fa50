"""A game at one table: its rules, with a number of players, an edition and options."""

import hashlib
import json
from functools import cached_property
from threading import local
from typing import TYPE_CHECKING, Any, NamedTuple

from tinstar.engine import kernel
from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.argument_checks import whole
from tinstar.engine.compiler import plain
from tinstar.engine.edition import Edition
from tinstar.engine.game_bundle import Rules
from tinstar.engine.kernel_calls import Calls
from tinstar.engine.random_streams import new_stream
from tinstar.engine.redaction import Sights
from tinstar.engine.state import State
from tinstar.engine.variants import Variant
from tinstar.errors import BadOption

if TYPE_CHECKING:
    import numpy as np

    from tinstar.engine.encoder import Encoder
    from tinstar.engine.feature_tables import FeatureTables
    from tinstar.engine.vector import Vector


class Desk(NamedTuple):
    """Scratch memory for the kernel, with names for the parts of it that Python reads."""

    scratch: Any
    actions: memoryview
    weights: memoryview
    path: memoryview
    seen: memoryview
    stream: memoryview


class Game:
    """A game with a number of players, an edition (its numbers) and options.

    A game does not change, except that `compile()` makes the game faster. Every state refers to its
    game.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        edition: Edition,
        options: dict[str, Any],
        variation: Variant | None = None,
    ):
        self.rules = rules
        self.players = players = whole("players", players, rules.box.seats[0], rules.box.seats[-1])
        self.edition = edition
        self.variation = variation  # None for the whole game
        self.options = rules.box.settle(options)
        box = rules.box.fill(edition, players, options)
        box.by_score = variation is not None and variation.by_score
        plain(kernel.prepare, box, rules.state.blank())
        self.box: Any = rules.box.layout.type.frozen(box)
        self.calls = Calls(self.box, fast=False)
        self._of_thread = local()
        seats = [*range(players), -1]
        self.sights = Sights([*map(rules.state.grants, seats)], rules.state.blanks())

    def __reduce__(self) -> Any:
        given = self.rules, self.players, self.edition, self.options, self.variation
        return remade, (*given, self.calls.fast)

    def __repr__(self) -> str:
        options = "".join(f", {k}={v!r}" for k, v in self.options.items())
        loaded = f"tinstar.load({self.rules.name!r}, players={self.players}{options})"
        return f"{loaded}.variant({self.variation.name!r})" if self.variation else loaded

    # --- facts of the game, under OpenSpiel's names ----------------------------------------------

    def num_players(self) -> int:
        """Return the number of players."""
        return self.players

    def min_utility(self) -> float:
        """Return the lowest utility (return) that a seat can get at the end of a game."""
        return -self.max_utility() if self.box.by_score else -1.0 / (self.players - 1)

    def max_utility(self) -> float:
        """Return the highest utility (return) that a seat can get at the end of a game."""
        return float(self.variation.most) if self.variation and self.variation.by_score else 1.0

    def num_distinct_actions(self) -> int:
        """Return the number n of actions. The actions are the integers from 0 to n - 1."""
        return self.rules.actions.size

    def max_chance_outcomes(self) -> int:
        """Return an upper bound on the number of outcomes of one chance event."""
        return self.rules.most_outcomes

    def max_game_length(self) -> int:
        """Return an upper bound on the number of decisions in a game.

        Chance events do not count.
        """
        return int(plain(kernel.longest_game, self.box, self.new_initial_state().s))

    def observation_tensor_shape(self) -> list[int]:
        """Return the shape of the observation tensor, which has one axis."""
        return [sum(s.stop - s.start for s in self.observation_slices().values())]

    def observation_slices(self) -> dict[str, slice]:
        """Return for each field of the state the slice of the observation tensor that holds it."""
        return self.rules.state.slices(self.players)

    def new_initial_state(self) -> State:
        """Return the state before the first decision, which in most games is one of chance."""
        return State(self, self._set_up.copy())

    @cached_property
    def _set_up(self) -> Any:
        """Return the record before the first decision, which is computed only once."""
        record = self.rules.state.blank()
        plain(kernel.set_up, self.box, record)
        return record

    def deserialize_state(self, text: str) -> State:
        """Return the state that `State.serialize` wrote. Any other text raises `BadRecord`."""
        return State.deserialize(self, text)

    @cached_property
    def feature_tables(self) -> "FeatureTables":
        """The features of views of this game, and the tables that find them. They need no NumPy."""
        from tinstar.engine.feature_tables import FeatureTables

        return FeatureTables(self)

    def encoder(self) -> "Encoder":
        """Return the encoder, which turns views of this game into features for machine learning."""
        return self._encoder

    @cached_property
    def _encoder(self) -> "Encoder":
        from tinstar.engine.encoder import Encoder

        return Encoder(self)

    # --- variants ------------------------------------------------------------------------------

    def variants(self) -> dict[str, str]:
        """Return a line of text for each variant of this game, by the variant's name."""
        return {name: v.text for name, v in self.rules.variants.items()}

    def variant(self, name: str) -> "Game":
        """Return a variant: another game from the same rules, with its own number of seats.

        The variant replaces some numbers and options of this game, and keeps all others. An unknown
        name, a variant of a variant, or an option that contradicts the variant raises `BadOption`.
        """
        if self.variation:
            raise BadOption(f"expected a game that is not a variant itself, got {self!r}")
        made = find_variant(self.rules, name)
        for option, value in made.options.items():
            if self.options.get(option) not in (value, self.rules.box.settle({}).get(option)):
                given = self.options[option]
                raise BadOption(
                    f"variant {name}: expected {option}={value!r}, which the variant sets;"
                    f" got {given!r}"
                )
        edition = made.edition(self.rules.box, self.edition)
        return Game(self.rules, made.players, edition, self.options | made.options, made)

    # --- identity --------------------------------------------------------------------------------

    def header(self) -> dict[str, Any]:
        """Return the names and versions by which a journal identifies this game for a replay."""
        header = {
            "game": self.rules.name,
            "version": self.rules.version,
            "players": self.players,
            "options": self.options,
            "edition": self.edition.digest,
        }
        header |= {"variant": self.variation.name} if self.variation else {}
        package = self.rules.source.package  # of a game from outside
        return header | ({"package": package} if package else {})

    @cached_property
    def digest(self) -> str:
        """SHA-256 of `header()` in hexadecimal.

        A state of one game can be continued in any game with the same digest.
        """
        return hashlib.sha256(json.dumps(self.header(), sort_keys=True).encode()).hexdigest()

    # --- speed -----------------------------------------------------------------------------------

    def compile(self) -> "Game":
        """Let states of this game run compiled code, and return the game.

        The first call takes seconds.
        """
        self.calls = Calls(self.box, fast=True)
        return self

    def scratch(self, seed: int = 0) -> Any:
        """Return scratch memory for the kernel, of type `kernel.scratch_type`.

        The random stream in it starts from `seed`.
        """
        outcomes = self.max_chance_outcomes()
        kind = kernel.scratch_type(self.rules.actions.size, outcomes, MOST_SEATS)
        scratch = kind.blank()
        scratch.stream[:] = new_stream(seed)
        return scratch

    def desk(self) -> Desk:
        """Return the scratch memory of the calling thread.

        The memory holds the results of the last kernel call.
        """
        try:
            return self._of_thread.desk
        except AttributeError:
            scratch = self.scratch()
            self._of_thread.desk = Desk(
                scratch, *(getattr(scratch, part) for part in Desk._fields[1:])
            )
            return self._of_thread.desk

    def row_type(self) -> "np.dtype":
        """Return the type of the rows of `rollouts`.

        Its fields are `decisions`, `chances` and `ending`, and for each seat `scores` and
        `returns`.
        """
        from tinstar.engine.rollouts import row_type

        return row_type(self.players)

    def rollouts(self, n: int, seed: int, threads: int = 1, device: str = "cpu") -> "np.ndarray":
        """Play `n` random games in compiled code.

        Return a structured array with a row for each game. Each game has its own random stream,
        derived from the seed. So the rows do not depend on `threads` or `device`.

        With device="gpu", NVIDIA's graphics card plays one game in each of its threads
        (docs/machine_code.md). If something is missing for that, `BadOption` says what.
        """
        from tinstar.engine.rollouts import rollouts

        return rollouts(self, n, seed, threads, device)

    def vector(self, num_envs: int, seed: int | None = None, threads: int = 1) -> "Vector":
        """Return a vector: `num_envs` games that advance together, in compiled code.

        A game that is over restarts automatically. If you give no seed, the operating system draws
        a seed, which you can read from `vector.seed`.
        """
        from tinstar.engine.vector import Vector

        return Vector(self, num_envs, seed, threads)


def remade(*given: Any) -> Game:
    """Rebuild a game from the contents of its pickle."""
    *table, fast = given
    game = Game(*table)
    return game.compile() if fast else game


def find_variant(rules: Rules, name: str) -> Variant:
    """Return a variant by its name. An unknown name raises `BadOption`."""
    if name not in rules.variants:
        known = ", ".join(rules.variants) or "none"
        raise BadOption(f"expected a variant of {rules.name} among: {known}; got {name!r}")
    return rules.variants[name]
