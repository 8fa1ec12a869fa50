"""A replay with all cards open names each drawn card, and each person."""

import random
import re
from collections.abc import Iterator

import tinstar
from tinstar.engine.game_bundle import Rules
from tinstar.match.transition import Happening
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables.seat_frames import SceneRenderer

ANSWERS = 120
SPOKEN_TO = re.compile(r"\b[Yy]ou(r|rs)?\b")


def played(name: str) -> Iterator[Happening]:
    state, rng = tinstar.load(name).new_initial_state(), random.Random(1)
    for _ in range(ANSWERS):
        if state.is_terminal():
            return
        happening = Happening(state, rng.choice(state.legal_actions()))
        yield happening
        state = happening.after


def test_what_was_drawn_is_told_and_what_is_owned_is_counted(bundle: Rules):
    eyes, named = SceneRenderer(["Ann", "Bob", "Cal", "Dee"], memory_aid=False), 0
    for happening in played(bundle.name):
        told, public = (
            [e.text for e in eyes.events([happening], seat)] for seat in (EVERYTHING, WATCHER)
        )
        assert not SPOKEN_TO.search(" ".join(told))
        named += happening.action_for(WATCHER) is None and told != public
        shown = eyes.scene(happening.after, EVERYTHING).seats
        own = [eyes.scene(happening.after, s.seat).seats[s.seat] for s in shown]
        assert [s.score_lines for s in shown] == [s.score_lines for s in own]
    assert named
