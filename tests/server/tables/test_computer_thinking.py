"""Timing of computer players' moves."""

import asyncio
import time

import pytest

import tinstar
from tinstar.engine.view import View
from tinstar.games import available
from tinstar.server.tables import computer_decisions, computer_thinking
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
    monkeypatch.setattr(computer_decisions, "STEP", 0.2)
    game = tinstar.load(available()[0], players=2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    view = state.view(state.current_player())
    assert took(0, view) >= 0.2
    assert took(0.05, view) >= 0.2
    assert took(0.25, view) >= 0.4
