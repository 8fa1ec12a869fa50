"""25 Outlaws: gangs play poker for their money, and the dealer holds up whom he likes."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.outlaws25 import (
    core_rules,
    etiquette,
    evaluation,
    flow,
    illegal_action_reasons,
    legal_actions,
    prompts_and_labels,
    resample,
    scene,
)
from tinstar.games.outlaws25.actions import ACTIONS, Objection
from tinstar.games.outlaws25.components import DECK
from tinstar.games.outlaws25.state import BOX, STATE, Ending, Phase

GAME = Rules(
    name="outlaws25",
    title="25 Outlaws",
    version=3,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    actions=ACTIONS,
    phases=Phase,
    objections=Objection,
    endings=Ending,
    most_outcomes=DECK,
    modules=(
        flow,
        illegal_action_reasons,
        legal_actions,
        core_rules,
        resample,
        evaluation,
        etiquette,
    ),
    words=prompts_and_labels,
    scene=scene,
    open_to_all=(Phase.SLOW, Phase.ROBBING),
)
