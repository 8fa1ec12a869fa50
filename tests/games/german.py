"""Comparison of a random game in English and German: no text may stay English."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

import tinstar
from tinstar.engine.state import State
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import scene
from tinstar.testing.leak_check import random_answer

GERMAN = "de"
NAMES = ["Ann", "Bob", "Cleo"]
SAME = r"-?\d*|[A-C]"  # the same in every language
ENGLISH = re.compile(r"\b(the|a|you|your|and|with|cards?|is|hand|place|call|draw|bucks?)\b")
READ = {"name", "text", "value", "prompt", "ending", "why", "warning", "risk", "label", "purpose"}
READ |= {"labels", "score_lines"}


def compared(name: str, same: str) -> int:
    """Return the number of texts compared in a whole game; `same` are words of both languages."""
    rng, alike = np.random.default_rng(3), re.compile(f"{SAME}|{same}")
    state, count = tinstar.load(name, players=len(NAMES)).new_initial_state(), 0
    while not state.is_terminal():
        action, seat = random_answer(state, rng), count % len(NAMES)
        both = (_said(state, seat, action, language) for language in ("en", GERMAN))
        for english, german in zip(*both, strict=True):
            assert english != german or alike.fullmatch(german), german
            assert not ENGLISH.search(german), german
            count += 1
        state.apply_action(action)
    return count


def _said(state: State, seat: int, action: int, language: str) -> list[str]:
    happening = Happening(state, action)
    seen = events(*happening.seen_by(seat)[2:], NAMES, memory_aid=True, language=language)
    now = scene(happening.after.view(seat), NAMES, language=language)
    said = _texts(msgspec.to_builtins([now, seen]))
    return [text for text in said if text not in NAMES]


def _texts(part: Any, key: str = "") -> Iterator[str]:
    """Yield all texts of a scene or an event that a person reads."""
    if isinstance(part, str):
        if key in READ:
            yield part
    elif isinstance(part, dict):
        for name, each in part.items():
            yield from _texts(each, name)
    elif isinstance(part, (list, tuple)):
        for each in part:
            yield from _texts(each, key)
