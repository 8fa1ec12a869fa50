"""Leak check for OpenSpiel games: `leak_check.check(Shim(pyspiel.load_game("hearts")))`.

The check must redeal what a seat cannot see, without the observers that it tests. Many OpenSpiel
games can redeal by themselves (`resample_from_infostate`). For other games, write a function that
returns what a seat learns of each decision. `replayed` makes a redeal from this function.
"""

from collections.abc import Callable, Hashable, Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from tinstar.errors import BadOption
from tinstar.testing.leak_check import ONE_IN, differing

Redeal = Callable[[Any, int, np.random.Generator], Any]
TRIES = 100  # histories to try for one that looks the same to the seat
ONE, NONE = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
OBSERVERS = {  # public information, perfect recall, private information
    "observation": (True, False, ONE),
    "information state": (True, True, ONE),
    "public observation": (True, False, NONE),
    "private observation": (False, False, ONE),
}


class Shim:
    """A sequential OpenSpiel game. Only states in which a seat is to act are positions.

    The end of a game is skipped, because returns may reveal what a hand was worth.
    """

    def __init__(self, game: Any, redeal: Redeal | None = None):
        """Wrap a game.

        `redeal(state, seat, rng)` returns a state that looks the same to the seat, or None.
        """
        self.game = game
        self.seats = game.num_players()
        self._redeal = redeal or resampled
        self._observers = dict(_observers(game))

    def positions(self, rng: np.random.Generator) -> Iterator[Any]:
        """Yield positions of random games in which a seat is to act, without end."""
        while True:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node() and rng.integers(ONE_IN) == 0:
                    yield state.clone()
                state.apply_action(_random_answer(state, rng))

    def redealt(self, position: Any, seat: int, rng: np.random.Generator) -> Any | None:
        """Return the position redealt by `redeal`."""
        return self._redeal(position, seat, rng)

    def moved(self, position: Any, redealt: Any) -> bool:
        """Return whether other decisions led to the redealt position."""
        return position.history() != redealt.history()

    def differences(
        self, position: Any, redealt: Any, seat: int, _rng: np.random.Generator
    ) -> list[str]:
        """Return the names of all data for the seat that differ between the two positions."""
        return differing(self.told(position, seat), self.told(redealt, seat))

    def history(self, position: Any) -> tuple[int, ...]:
        """Return all actions, including outcomes of chance."""
        return tuple(position.history())

    def told(self, state: Any, seat: int) -> dict[str, Any]:
        """Return all data for the seat, by name. Each piece of a tensor has its own entry."""
        found = {
            "whose turn": state.current_player(),
            "rewards": state.rewards(),
            "returns": state.returns(),
        }
        for name, observer in self._observers.items():
            found[f"{name} string"] = observer.string_from(state, seat)
            if observer.tensor is not None:
                observer.set_from(state, seat)
                pieces = {f"{name} tensor: {k}": v.copy() for k, v in observer.dict.items()}
                found |= pieces
        if state.current_player() == seat:
            legal = state.legal_actions()
            found["legal actions"] = legal
            found["texts of actions"] = [state.action_to_string(seat, a) for a in legal]
        return found


def _observers(game: Any) -> Iterator[tuple[str, Any]]:
    """Yield the observers that the game supports. An observer that it rejects cannot leak."""
    for name, (public, recall, private) in OBSERVERS.items():
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=recall, private_info=private
        )
        try:
            observer = make_observation(game, kind)
        except (pyspiel.SpielError, ValueError):
            continue
        if observer is not None:
            yield name, observer


def resampled(state: Any, seat: int, rng: np.random.Generator) -> Any:
    """Redeal with the game's own `resample_from_infostate`."""
    sampler = pyspiel.UniformProbabilitySampler(int(rng.integers(2**31)), 0.0, 1.0)
    try:
        return state.resample_from_infostate(seat, sampler)
    except pyspiel.SpielError as e:
        game = state.get_game().get_type().short_name
        raise BadOption(
            f"{game}: expected the argument redeal=..., as the game cannot redeal by itself ({e})"
        ) from e


def replayed(told: Callable[[Any, int, int], Hashable]) -> Redeal:
    """Return a redeal that plays random games until the seat has learned the same in one game.

    `told(state, action, seat)` returns what the seat learns of the next decision of chance or a
    seat: the action itself, a part of it, or None for nothing.
    """

    def redeal(state: Any, seat: int, rng: np.random.Generator) -> Any | None:
        true = [step.action for step in state.full_history()]
        for _ in range(TRIES):
            other = _another(state.get_game(), true, seat, told, rng)
            if other is not None:
                return other
        return None

    return redeal


def _another(
    game: Any,
    true: list[int],
    seat: int,
    told: Callable[[Any, int, int], Hashable],
    rng: np.random.Generator,
) -> Any | None:
    """Return a random history that looks the same to the seat, or None if the attempt failed."""
    state, other = game.new_initial_state(), game.new_initial_state()
    for answer in true:
        said = told(state, answer, seat)
        if other.current_player() != state.current_player():
            return None
        alike = [a for a in other.legal_actions() if told(other, a, seat) == said]
        if not alike:
            return None
        chances = dict(other.chance_outcomes()) if other.is_chance_node() else {}
        weights = np.array([chances.get(a, 1.0) for a in alike])
        other.apply_action(int(rng.choice(alike, p=weights / weights.sum())))
        state.apply_action(answer)
    return other if other.current_player() == state.current_player() else None


def _random_answer(state: Any, rng: np.random.Generator) -> int:
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=np.array(chances) / sum(chances)))
