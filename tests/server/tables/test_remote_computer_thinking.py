"""Computer players of a server without threads, whose searches are computed elsewhere."""

import asyncio
from typing import Any

import numpy as np
import pytest

import tinstar
from tests.players.positions import position
from tinstar.engine.view import View
from tinstar.games.caboo.actions import CALL
from tinstar.players.thinking import Search, Thought
from tinstar.server.errors import TooMuch
from tinstar.server.tables.remote_computer_thinking import RemoteThinking
from tinstar.server.tables.thinking_queue import ThinkingClaim

CLAIM = ThinkingClaim(True, "")


class Slow:
    """A thinker that takes its time, and then prefers the last legal action."""

    def __init__(self, seconds: float = 0.0):
        self.seconds = seconds
        self.asked: list[Search] = []

    async def search(self, asked: Search) -> Thought:
        self.asked.append(asked)
        await asyncio.sleep(self.seconds)
        return Thought(asked.view.game, [(asked.view.legal_actions()[-1], 5, 1.0)], 5, 9, 0.1)

    async def draw(self, _: Any) -> int:
        raise AssertionError

    policy: Any = draw


def a_view() -> View:
    state = position(tinstar.load("calaboose", players=3), 3, 1)
    return state.view(state.current_player())


def before_a_call() -> View:
    """The first position of Caboo in which a seat may call."""
    state, rng = tinstar.load("caboo", players=3).new_initial_state(), np.random.default_rng(1)
    while CALL not in state.view(seat := state.draw(rng)).legal_actions():
        state.apply_action(state.legal_actions()[0])
    return state.view(seat)


def chosen(spec: str, thinker: Slow, within: float = 10, view: View | None = None) -> int:
    thinking = RemoteThinking(thinker, within)
    return asyncio.run(thinking.choose(tinstar.player(spec, 1), view or a_view(), CLAIM))


def test_a_search_is_made_elsewhere_and_greedy_decides_here():
    thinker, actions = Slow(), a_view().legal_actions()
    assert chosen("greedy", thinker) == tinstar.player("greedy", 1).choose(a_view())
    assert thinker.asked == []
    assert chosen("search:20", thinker) == actions[-1]
    assert len(thinker.asked) == 1


def test_a_thinker_that_takes_too_long_or_fails_leaves_the_move_to_the_simplest_level(
    caplog: pytest.LogCaptureFixture,
):
    assert chosen("search:20", Slow(5), within=0.05) in a_view().legal_actions()
    assert chosen("net", Slow()) in a_view().legal_actions()
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "computer player SearchPlayer: expected an action in time, got none",
        "computer player NetPlayer: expected an action, got AssertionError",
    ]


def test_who_decides_for_a_player_that_fails_minds_the_etiquette():
    view = before_a_call()
    assert CALL not in {chosen("net/manners", Slow(), view=view) for _ in range(20)}


def test_a_hint_is_a_search_and_one_that_takes_too_long_is_refused():
    thinker = Slow()
    found = asyncio.run(RemoteThinking(thinker, 10).advise(a_view(), 0.7, CLAIM))
    assert found.action == a_view().legal_actions()[-1]
    assert thinker.asked[0].seconds == 0.7
    with pytest.raises(TooMuch):
        asyncio.run(RemoteThinking(Slow(5), 0.05).advise(a_view(), 0.7, CLAIM))
