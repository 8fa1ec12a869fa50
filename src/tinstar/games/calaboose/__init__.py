"""Calaboose: sheriffs fill their jails and send each other the wrong prisoners."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.calaboose import (
    core_rules,
    evaluation,
    flow,
    legal_actions,
    prompts_and_labels,
    resample,
    scene,
)
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.components import KINDS
from tinstar.games.calaboose.state import BOX, STATE, Ending, Phase

GAME = Rules(
    name="calaboose",
    title="Calaboose",
    version=3,
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
    open_to_all=(Phase.REDIRECT, Phase.PARTNER),
)
