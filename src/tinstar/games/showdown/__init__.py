"""Showdown: prairie dogs rob banks in Slingshot Canyon, and a sheriff looks around."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.showdown import (
    etiquette,
    evaluation,
    legal_actions,
    prompts_and_labels,
    resample,
    scene,
    scoring,
    set_up_plans_and_end,
)
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.components import KINDS
from tinstar.games.showdown.flow import FLOW
from tinstar.games.showdown.state import BOX, Ending, Phase

GAME = Rules(
    name="showdown",
    title="Showdown",
    version=2,
    folder=Path(__file__).parent,
    box=BOX,
    flow=FLOW,
    objections=Objection,
    endings=Ending,
    most_outcomes=KINDS,
    set_up=set_up_plans_and_end.set_up,
    legal_actions=legal_actions.legal_actions,
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
    open_to_all=(Phase.GROUP, Phase.VAULT, Phase.STEAL),
)
