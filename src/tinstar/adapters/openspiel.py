"""Tinstar's games as games of OpenSpiel (the extra "openspiel").

    from tinstar.adapters import openspiel
    openspiel.register()
    game = pyspiel.load_game(f"tinstar_{name}(players=4)")

The parameters are `players`, `variant`, `edition` (a file) and the game's options. With `players=0`
the game has the fewest players, or those of the variant. Chance nodes are explicit. The returns
equal those of our `State.returns`. The information state has all that a seat has seen, in order.

OpenSpiel's Python algorithms run on these games as on its own games. Its C++ algorithms also run,
but slowly, as on any game in Python. The Python ISMCTSBot can redeal hidden cards (see
`resampler`). The C++ ISMCTSBot cannot.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from tinstar.adapters import extra
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.layout import Sees
from tinstar.engine.state import State as Whole
from tinstar.engine.state import Step
from tinstar.engine.view import View
from tinstar.games import bundles, load

with extra("openspiel"):
    import pyspiel

UNSEEN = -1  # in a redealt state's history: an action that the seat did not see
NO_FIELDS = "gAR9lC4="  # an empty dictionary, as OpenSpiel serialises the fields of a Python state
SPECTATOR = -1
CHANCES = 256  # bound of chance events between two decisions: more than any deal has


def register() -> None:
    """Register every game with `pyspiel.load_game`, as `tinstar_<game>`."""
    known = pyspiel.registered_names()
    for bundle in bundles():
        kind = game_type(bundle)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _game_class(bundle.name, kind))


def _game_class(name: str, kind: Any) -> type["SpielGame"]:
    """Return a subclass of SpielGame for one game.

    OpenSpiel keeps the maker of a game until Python has ended. If the maker were a function,
    OpenSpiel would free the function too late and crash. Python keeps a class alive by itself.
    """
    return type(kind.short_name, (SpielGame,), {"name": name, "kind": kind})


def resampler(seed: int) -> Callable[["SpielState", int], "SpielState"]:
    """Return a function that redeals what a seat cannot see, for `ISMCTSBot.set_resampler`."""
    rng = np.random.default_rng(seed)
    return lambda state, seat: state.dealt_anew(seat, rng)


def game_type(bundle: Rules) -> Any:
    """Return OpenSpiel's description of a game, which OpenSpiel needs before it loads the game."""
    options = {o.name: o.choices[0] for o in bundle.box.options.values()}
    return pyspiel.GameType(
        short_name=f"tinstar_{bundle.name}",
        long_name=f"Tinstar: {bundle.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(bundle.box.seats),
        max_num_players=max(bundle.box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        default_loadable=True,
        parameter_specification={"players": 0, "variant": "", "edition": "", **options},
    )


@cache
def _table(name: str, parameters: tuple[tuple[str, Any], ...]) -> Game:
    options = dict(parameters)
    players, variant = options.pop("players"), options.pop("variant")
    game = load(name, players or None, options.pop("edition") or None, **options)
    return (game.variant(variant) if variant else game).compile()


class SpielGame(pyspiel.Game):  # pyright: ignore[reportUntypedBaseClass]
    """OpenSpiel's game object for a game of Tinstar; `table` is the `tinstar.Game`."""

    name: str
    kind: Any

    def __init__(self, parameters: dict[str, Any]):
        self.key = (self.name, tuple(sorted(parameters.items())))
        self.table = _table(*self.key)
        game = self.table
        numbers = pyspiel.GameInfo(
            num_distinct_actions=game.num_distinct_actions(),
            max_chance_outcomes=game.max_chance_outcomes(),
            num_players=game.players,
            min_utility=game.min_utility(),
            max_utility=game.max_utility(),
            utility_sum=0.0,
            max_game_length=game.max_game_length(),
        )
        super().__init__(self.kind, numbers, parameters)

    def new_initial_state(self) -> "SpielState":
        """Return the state before the first chance event."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound on the number of chance events, which no game reaches."""
        return (self.table.max_game_length() + 1) * CHANCES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of what a seat sees.

        Raises `ValueError` for a kind of observer that is not supported.
        """
        return Observer(
            self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class Held:
    """Tinstar's part of a `SpielState`. OpenSpiel copies and serialises this object."""

    def __init__(self, key: tuple[str, Any], state: Whole):
        self.key = key
        self.state = state

    def __deepcopy__(self, memo: Any) -> "Held":
        return Held(self.key, self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self.key, self.state.serialize())


def _read(key: tuple[str, Any], text: str) -> Held:
    return Held(key, _table(*key).deserialize_state(text))


class SpielState(pyspiel.State):  # pyright: ignore[reportUntypedBaseClass]
    """OpenSpiel's state object for a position of a game of Tinstar."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.held = Held(game.key, game.table.new_initial_state())

    def current_player(self) -> int:
        """Return the seat to act, or one of the numbers of `pyspiel.PlayerId`."""
        return self.held.state.current_player()

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.held.state.is_terminal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return (outcome, probability) of each possible outcome."""
        return self.held.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.held.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.state.action_to_string(player, action)

    def returns(self) -> list[float]:
        """Return each seat's utility. All are zero while the game goes on."""
        return self.held.state.returns()

    def __str__(self) -> str:
        return str(self.held.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a random state that looks the same to a seat (see `State.resample`)."""
        return self.dealt_anew(player, np.random.default_rng(int(sampler() * 2**53)))

    def dealt_anew(self, player: int, rng: np.random.Generator) -> "SpielState":
        """Return a random state that looks the same to a seat, redealt with `rng`.

        In the history of the new state, UNSEEN stands for each action that the seat did not see.
        """
        world = self.held.state.resample(player, rng)
        told = ",".join(map(_written, world.steps()))
        lines = (f"history={told}", f"move_number={len(world.steps())}", f"__dict__={NO_FIELDS}")
        state = self.get_game().deserialize_state("\n".join(lines))
        state.held = Held(self.held.key, world)
        return state


def _written(step: Step) -> str:
    return f"{step.actor}:{UNSEEN if step.action is None else step.action}"


class Observer:
    """The observation of a seat, split into the parts that OpenSpiel may request.

    With perfect recall the observation is only text. The number of chance outcomes has no bound, so
    a tensor would have no fixed size. Public pieces are what a spectator sees. Private pieces are
    what only the seat sees.
    """

    def __init__(self, game: Game, kind: Any, params: Any):
        if params:
            raise ValueError(f"params: expected none, as observers have no settings; got {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("private_info: expected SINGLE_PLAYER or NONE, got ALL_PLAYERS")
        if kind.perfect_recall and not kind.public_info:
            raise ValueError("public_info: expected True, as perfect_recall is True; got False")
        self.kind, self.game = kind, game
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor, self.dict = None, {}
        if not kind.perfect_recall:
            self._lay_out()

    def _lay_out(self) -> None:
        """Allocate the tensor. Each piece of the tensor has the name of a field of the state."""
        slices = {n: at for n, at in self.game.observation_slices().items() if self._has(n)}
        self.tensor = np.zeros(sum(at.stop - at.start for at in slices.values()), np.float32)
        end = 0
        for name, at in slices.items():
            start, end = end, end + at.stop - at.start
            self.dict[name] = self.tensor[start:end]

    def _has(self, field: str) -> bool:
        sees = self.game.rules.state.fields[field].sees
        if sees is Sees.EVERYONE:
            return self.kind.public_info
        return self.private or (sees is Sees.BY_RULE and self.kind.public_info)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat sees into `tensor`.

        Raises `ValueError` if the observer has perfect recall.
        """
        if self.tensor is None:
            raise ValueError("set_from: expected an observer with perfect_recall=False, got True")
        whole = self._view(state, player).tensor()
        for name, at in self.game.observation_slices().items():
            if name in self.dict:
                self.dict[name][:] = whole[at]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the seat sees, as text.

        With perfect recall, return all that the seat has seen.
        """
        if self.kind.perfect_recall:
            return state.held.state.information_state_string(player if self.private else SPECTATOR)
        seen = self._view(state, player)
        if self.kind.public_info:
            return self.game.rules.state.to_json(seen.s)
        public = state.held.state.view(SPECTATOR)
        content = {n: seen.array[n][0].tolist() for n in self._private(seen, public)}
        return json.dumps(content, separators=(",", ":"))

    def _private(self, seen: View, public: View) -> Iterator[str]:
        """Yield the names of private fields, in which the seat sees more than a spectator does."""
        for name, field in self.game.rules.state.fields.items():
            more = seen.array[name].tobytes() != public.array[name].tobytes()
            if field.sees is Sees.OWNER or more:
                yield name

    def _view(self, state: SpielState, player: int) -> View:
        return state.held.state.view(player if self.private else SPECTATOR)
