"""Caboo: cards on the floor, face down; remember them, and be the first to shout."""

from pathlib import Path

from tinstar.engine.rules import Rules
from tinstar.games.caboo import (
    calls_and_claims,
    etiquette,
    evaluation,
    legal_actions,
    play,
    resample,
    rollout_policy,
    rounds,
    scene,
    words,
)
from tinstar.games.caboo.actions import ACTIONS, Objection
from tinstar.games.caboo.components import RANKS
from tinstar.games.caboo.state import BOX, STATE, Ending, Phase

GAME = Rules(
    name="caboo",
    title="Caboo",
    version=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    actions=ACTIONS,
    phases=Phase,
    objections=Objection,
    endings=Ending,
    most_outcomes=RANKS,
    modules=(
        play,
        legal_actions,
        rounds,
        calls_and_claims,
        resample,
        rollout_policy,
        evaluation,
        etiquette,
    ),
    words=words,
    scene=scene,
    open_to_all=(Phase.TRADE, Phase.NAME, Phase.GIVE),
    search_by="hints",  # measured, see docs/strength.md
)
