"""Tinsel: is it silver, or a stone? The one bundle that is handed to the house."""

from pathlib import Path

from tinsel import evaluation, prompts_and_labels, resample, rules, scene
from tinsel.actions import ACTIONS, Objection
from tinsel.components import SEATS
from tinsel.state import BOX, STATE, Ending, Phase
from tinstar.engine.game_bundle import Rules

GAME = Rules(
    name="tinsel",
    title="Tinsel",
    version=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    actions=ACTIONS,
    phases=Phase,
    objections=Objection,
    endings=Ending,
    most_outcomes=int(SEATS),  # a seat that begins; there are fewer kinds of wares
    modules=(rules, resample, evaluation),
    words=prompts_and_labels,
    scene=scene,
)
