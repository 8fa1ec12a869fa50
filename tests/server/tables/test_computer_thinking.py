"""Timing of computer players' moves."""

import asyncio
import time

import pytest

import tinstar
from tinstar.engine.view import View
from tinstar.games import available
from tinstar.players.search import SearchPlayer
from tinstar.server.tables import answer_window, computer_thinking
from tinstar.server.tables.thinking_queue import ThinkingClaim


class Takes:
    """A slow player."""

    def __init__(self, seconds: float):
        self.seconds = seconds

    def choose(self, view: View) -> int:
        time.sleep(self.seconds)
        return view.legal_actions()[0]


def took(seconds: float, view: View) -> float:
    thinking = computer_thinking.BotThreads(1, 10, fast=False)
    began = time.monotonic()
    asyncio.run(thinking.choose(Takes(seconds), view, ThinkingClaim(True, "")))
    return time.monotonic() - began


def test_a_forced_answer_comes_no_sooner_than_one_that_was_thought_about(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(computer_thinking, "STEP", 0.2)
    game = tinstar.load(available()[0], players=2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    view = state.view(state.current_player())
    assert took(0, view) >= 0.2
    assert took(0.05, view) >= 0.2
    assert took(0.25, view) >= 0.4


def test_a_search_thinks_briefly_in_an_answer_window_and_as_long_as_it_may_elsewhere():
    state = tinstar.load("caboo").new_initial_state()
    player = SearchPlayer(seconds=1.0, considerate=True)
    seconds = dict[bool, float | None]()
    while len(seconds) < 2:
        if not state.is_chance_node():
            view = state.view(state.current_player())
            thinks = computer_thinking.in_time(player, view)
            seconds[bool(view.window())] = thinks.seconds
            assert thinks.considerate
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(outcomes[0][0] if outcomes else state.legal_actions()[-1])
    assert seconds == {False: 1.0, True: computer_thinking.WINDOW_SECONDS}
    assert player.seconds == 1.0


def test_a_search_in_a_window_ends_before_the_quickest_reaction():
    """So the time at which a computer player acts there does not depend on its hand."""
    assert computer_thinking.WINDOW_SECONDS < answer_window.QUICKEST
