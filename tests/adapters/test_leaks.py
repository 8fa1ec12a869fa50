"""The leak check on other libraries' games: it accepts honest games and finds planted leaks."""

import copy

import numpy as np
import pyspiel
import pytest
from open_spiel.python.games import kuhn_poker

import tinstar
from tests.engine import kuhn
from tinstar.adapters import openspiel as our_openspiel
from tinstar.adapters import pettingzoo as our_pettingzoo
from tinstar.errors import BadOption
from tinstar.testing import leak_check, leak_check_for_openspiel, leak_check_for_pettingzoo

# --- OpenSpiel ----------------------------------------------------------------------------------


class OpenCard(kuhn_poker.KuhnPokerObserver):
    """An observer that also records the other seat's card."""

    def set_from(self, state, player):
        super().set_from(state, player)
        if "private_card" in self.dict and len(state.cards) == 2:
            self.dict["private_card"][state.cards[1 - player]] = 2


class LoudState(kuhn_poker.KuhnPokerState):
    """A state in which a seat may only check against a king."""

    def _legal_actions(self, player):
        return [0] if self.cards[1 - player] == 2 else [0, 1]


class KuhnWithOpenCard(kuhn_poker.KuhnPokerGame):
    def make_py_observer(self, iig_obs_type=None, params=None):
        default = pyspiel.IIGObservationType(perfect_recall=False)
        return OpenCard(iig_obs_type or default, params)


class LoudKuhn(kuhn_poker.KuhnPokerGame):
    def new_initial_state(self):
        return LoudState(self)


def told(state, answer, seat):
    """Return what a seat of Kuhn poker learns: its own card, and every action."""
    dealt = len(state.cards) if state.is_chance_node() else None
    return answer if dealt in (None, seat) else None


def found(game) -> set[str]:
    shim = leak_check_for_openspiel.Shim(game, leak_check_for_openspiel.replayed(told))
    report = leak_check.check(shim, positions=100, seed=1)
    assert report.changed > 50
    return {leak.what for leak in report.leaks}


def test_honest_games_of_openspiel_have_no_leaks():
    for name in ("kuhn_poker", "leduc_poker"):
        report = leak_check.check(
            leak_check_for_openspiel.Shim(pyspiel.load_game(name)), positions=100, seed=1
        )
        assert report.ok, str(report)
        assert report.changed > 50
    assert found(kuhn_poker.KuhnPokerGame()) == set()


def test_a_card_that_is_in_the_wrong_piece_of_a_tensor_is_found_and_named():
    pieces = {what.split("[")[0] for what in found(KuhnWithOpenCard())}
    assert pieces == {
        "observation tensor: private_card",
        "information state tensor: private_card",
        "private observation tensor: private_card",
    }


def test_an_action_that_hangs_on_a_hidden_card_is_found_and_named():
    assert found(LoudKuhn()) == {"legal actions", "texts of actions"}


def test_a_game_that_cannot_deal_anew_asks_for_a_function_that_does():
    shim = leak_check_for_openspiel.Shim(kuhn_poker.KuhnPokerGame())
    with pytest.raises(BadOption, match="python_kuhn_poker: expected the argument redeal="):
        leak_check.check(shim, positions=1)


@pytest.mark.compiled
@pytest.mark.parametrize("name", tinstar.available())
def test_what_openspiel_is_told_of_our_games_does_not_leak(name):
    our_openspiel.register()
    report = leak_check.check(
        leak_check_for_openspiel.Shim(pyspiel.load_game(f"tinstar_{name}")), positions=40, seed=1
    )
    assert report.ok, str(report)
    assert report.changed > 20


# --- PettingZoo ---------------------------------------------------------------------------------


def card(env, agent: str) -> int:
    return int(env._position.s.hand[env.possible_agents.index(agent)])


def others_card(env, agent: str) -> int:
    return card(env, next(a for a in env.possible_agents if a != agent))


def honest(env):
    return env


def seen(env):
    """Plant a leak: the other card replaces the second seat's number of bets."""

    def observe(agent):
        observation = type(env).observe(env, agent)
        observation["observation"][15] = others_card(env, agent)
        return observation

    env.observe = observe
    return env


def informed(env):
    def reset(seed=None, options=None):
        type(env).reset(env, seed, options)
        odds = {a: card(env, a) > others_card(env, a) for a in env.agents}
        env.infos = {a: {"odds": {"win": odds[a]}} for a in env.agents}

    env.reset = reset
    return env


def paid(env):
    def step(action):
        type(env).step(env, action)
        if not any(env.terminations.values()):
            env.rewards = {a: 0.01 * others_card(env, a) for a in env.agents}

    env.step = step
    return env


def loud(env):
    def step(action):
        if action == kuhn.FOLD and not env._position.s.answers:
            raise ValueError(f"expected no fear of a {others_card(env, env.agent_selection)}")
        type(env).step(env, action)

    env.step = step
    return env


@pytest.mark.parametrize(
    ("plant", "what"),
    [
        (honest, set()),
        (seen, {"observation: observation[15]"}),
        (informed, {"info: odds: win"}),
        (paid, {"reward", "reward so far"}),
        (loud, {f"error of action {kuhn.FOLD}"}),
    ],
)
def test_what_an_environment_gives_away_is_found_and_named(plant, what):
    def make():
        return plant(our_pettingzoo.env(kuhn.game()))

    redeal = leak_check_for_pettingzoo.replayed(make, knows=card)
    report = leak_check.check(leak_check_for_pettingzoo.Shim(make, redeal), positions=60, seed=1)
    assert report.changed > 50
    assert {leak.what for leak in report.leaks} == what


@pytest.mark.parametrize("name", tinstar.available())
def test_what_pettingzoo_is_told_of_our_games_does_not_leak(name):
    game = tinstar.load(name, players=3)

    def redeal(position, agent, rng):
        env, seat = copy.copy(position.env), position.env.possible_agents.index(agent)
        env._position = position.env._position.resample(seat, rng)
        return env

    shim = leak_check_for_pettingzoo.Shim(lambda: our_pettingzoo.env(game), redeal)
    report = leak_check.check(shim, positions=15, seed=1)
    assert report.ok, str(report)


def test_arrays_that_differ_are_named_with_their_first_places():
    one, other = np.zeros(9), np.arange(9.0)
    assert leak_check.differing({"a": one}, {"a": other}) == ["a[1, 2, 3, 4, 5]"]
    assert leak_check.differing({"a": one}, {"a": one[:3]}) == ["a"]
    assert leak_check.differing({"a": 1}, {"a": True}) == ["a"]
    assert leak_check.differing({"a": 1, "b": 2}, {"a": 1}) == ["b"]
