"""Showdown: prairie dogs on the prowl in Slingshot Canyon, and a sheriff who looks around."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.showdown import (
    core_rules,
    evaluation,
    flow,
    legal_actions,
    prompts_and_labels,
    resample,
    scene,
)
from tinstar.games.showdown.actions import ACTIONS, Objection
from tinstar.games.showdown.components import KINDS
from tinstar.games.showdown.state import BOX, STATE, Ending, Phase

GAME = Rules(
    name="showdown",
    title="Showdown",
    version=2,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    actions=ACTIONS,
    phases=Phase,
    objections=Objection,
    endings=Ending,
    most_outcomes=KINDS,
    modules=(flow, legal_actions, core_rules, resample, evaluation),
    words=prompts_and_labels,
    scene=scene,
    open_to_all=(Phase.GROUP, Phase.VAULT, Phase.STEAL),
)
