"""Caboo: cards on the floor, face down; remember them, and be the first to shout."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.caboo import (
    calls_and_claims,
    etiquette,
    evaluation,
    flow,
    legal_actions,
    prompts_and_labels,
    resample,
    rollout_policy,
    rounds,
    scene,
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
        flow,
        legal_actions,
        rounds,
        calls_and_claims,
        resample,
        rollout_policy,
        evaluation,
        etiquette,
    ),
    words=prompts_and_labels,
    scene=scene,
    open_to_all=(Phase.TRADE, Phase.NAME, Phase.GIVE),
    search_by="hints",  # measured, see docs/strength.md
)
