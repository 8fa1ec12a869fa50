"""The Adventures of Rin Tin Tin: squads capture outlaws in four Territories, circle by circle."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.rin_tin_tin import (
    core_rules,
    evaluation,
    flow,
    prompts_and_labels,
    resample,
    scene,
)
from tinstar.games.rin_tin_tin.actions import ACTIONS, Objection
from tinstar.games.rin_tin_tin.components import Spin
from tinstar.games.rin_tin_tin.state import BOX, STATE, Ending, Phase

GAME = Rules(
    name="rin_tin_tin",
    title="The Adventures of Rin Tin Tin",
    version=1,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    actions=ACTIONS,
    phases=Phase,
    objections=Objection,
    endings=Ending,
    most_outcomes=Spin.ON_A_LINE + 1,
    modules=(flow, core_rules, resample, evaluation),
    words=prompts_and_labels,
    scene=scene,
    open_to_all=(Phase.PLACE,),
)
