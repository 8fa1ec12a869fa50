"""Calaboose: sheriffs fill their jails, and send unwanted prisoners to each other."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.calaboose import (
    etiquette,
    evaluation,
    legal_actions,
    prepared_box,
    prompts_and_labels,
    resample,
    scene,
    scoring,
    set_up_turns_and_end,
)
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import KINDS
from tinstar.games.calaboose.flow import FLOW
from tinstar.games.calaboose.state import BOX, Ending, Phase

GAME = Rules(
    name="calaboose",
    title="Calaboose",
    version=3,
    folder=Path(__file__).parent,
    box=BOX,
    flow=FLOW,
    objections=Objection,
    endings=Ending,
    most_outcomes=KINDS,
    set_up=set_up_turns_and_end.set_up,
    prepare=prepared_box.prepare,
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
    open_to_all=(Phase.REDIRECT, Phase.PARTNER),
)
