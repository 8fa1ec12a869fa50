"""Cached parts of scenes: the result is the same as without a cache."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tinstar
from tinstar.engine.state import State
from tinstar.games import rules
from tinstar.presentation import scene_cache
from tinstar.presentation.scene import scene
from tinstar.presentation.view_with_names import Sight

NAMES = ("Ann", "Bo", "Cy", "Di")


def positions(name: str, answers: int) -> Iterator[State]:
    """Yield the positions of a random game after each action of a seat."""
    rng = np.random.default_rng(7)
    state = tinstar.load(name, 4).new_initial_state()
    for _ in range(answers):
        if state.draw(rng) < 0:
            return
        yield state
        state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("name", tinstar.available())
@pytest.mark.parametrize("memory_aid", [False, True])
def test_what_is_kept_of_a_scene_is_what_would_be_made_anew(
    name: str, memory_aid: bool, monkeypatch: pytest.MonkeyPatch
):
    kept = OrderedDict[object, object]()
    for state in positions(name, 100):
        for seat in (3, 0, -1, 1, 2):
            monkeypatch.setattr(scene_cache, "_made", kept)
            shown = scene(state.view(seat), NAMES, memory_aid)
            monkeypatch.setattr(scene_cache, "_made", OrderedDict())
            assert shown == scene(state.view(seat), NAMES, memory_aid)


class Watching(dict[Any, Any]):
    """A cache that stores nothing, and records which fields are read for a part."""

    def __init__(self) -> None:
        super().__init__()
        self.making: list[tuple[Any, set[str]]] = []

    def __getitem__(self, key: Any) -> Any:
        self.making.append((key[0], set()))
        raise KeyError

    def __setitem__(self, key: Any, value: Any) -> None:
        part, read = self.making.pop()
        told = scene_cache.declared[part]
        assert read <= told, f"{part.__module__}.{part.__name__} reads {read - told}"

    def reads(self, name: str) -> None:
        for _, read in self.making:
            read.add(name)


@pytest.mark.parametrize("name", tinstar.available())
def test_a_part_reads_nothing_but_what_it_says(name: str, monkeypatch: pytest.MonkeyPatch):
    """If a part reads an undeclared field, the cache does not notice a change of that field."""
    watching = Watching()
    monkeypatch.setattr(scene_cache, "_made", watching)

    class Watched:
        def __init__(self, record: Any):
            self.record = record

        def __getattr__(self, field: str) -> Any:
            if field in fields:
                watching.reads(field)
            return getattr(self.record, field)

    def watch(sight: Sight, record: Any) -> None:
        vars(sight)["watched"] = Watched(record)

    fields = set(rules(name).state.fields)
    watched = property(lambda sight: vars(sight)["watched"], watch)
    monkeypatch.setattr(Sight, "s", watched, raising=False)
    for state in positions(name, 60):
        for seat in (0, 1, -1):
            scene(state.view(seat), NAMES)


def test_only_so_many_parts_are_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scene_cache, "_made", OrderedDict())
    monkeypatch.setattr(scene_cache, "MOST", 50)
    for state in positions(min(tinstar.available()), 30):
        scene(state.view(0), NAMES)
        assert len(scene_cache._made) <= scene_cache.MOST


def test_what_is_asked_for_again_and_again_is_not_made_anew(monkeypatch: pytest.MonkeyPatch):
    """On a busy server something must be evicted: what nobody looks at."""
    monkeypatch.setattr(scene_cache, "_made", OrderedDict())
    monkeypatch.setattr(scene_cache, "MOST", 30)
    first, *more = [state.clone() for state in positions(min(tinstar.available()), 60)]
    shown = scene(first.view(0), NAMES).zones[0]
    for state in more:
        scene(state.view(0), NAMES)
        assert scene(first.view(0), NAMES).zones[0] is shown
