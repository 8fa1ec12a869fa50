"""25 Outlaws: gangs play poker for their money, and the dealer may hold up another gang."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.outlaws25 import (
    etiquette,
    evaluation,
    legal_actions,
    prepared_box,
    prompts_and_labels,
    resample,
    scene,
    scoring,
    set_up_rounds_and_winning,
    visibility,
)
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import DECK
from tinstar.games.outlaws25.flow import FLOW
from tinstar.games.outlaws25.state import BOX, Ending, Phase

GAME = Rules(
    name="outlaws25",
    title="25 Outlaws",
    version=3,
    folder=Path(__file__).parent,
    box=BOX,
    flow=FLOW,
    objections=Objection,
    endings=Ending,
    most_outcomes=DECK,
    set_up=set_up_rounds_and_winning.set_up,
    prepare=prepared_box.prepare,
    legal_actions=legal_actions.legal_actions,
    reveal=visibility.reveal,
    deal_unseen=resample.deal_unseen,
    ending=scoring.ending,
    score=scoring.score,
    is_winner=scoring.is_winner,
    longest_game=scoring.longest_game,
    worth=evaluation.worth,
    horizon=evaluation.horizon,
    spread=evaluation.spread,
    manners=etiquette.manners,
    words=prompts_and_labels.WORDS,
    scene=scene.SCENE,
    open_to_all=(Phase.SLOW, Phase.ROBBING),
)
