"""25 Outlaws: gangs play poker for their money, and the dealer holds up whom he likes."""

from pathlib import Path

from tinstar.engine.rules import Rules
from tinstar.games.outlaws25 import (
    etiquette,
    evaluation,
    legal_actions,
    objections,
    play,
    resample,
    scene,
    setup_and_turns,
    words,
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
    modules=(play, objections, legal_actions, setup_and_turns, resample, evaluation, etiquette),
    words=words,
    scene=scene,
    open_to_all=(Phase.SLOW, Phase.ROBBING),
)
