"""The Adventures of Rin Tin Tin: squads capture outlaws in four Territories, circle by circle."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.rin_tin_tin import (
    evaluation,
    legal_actions,
    prepared_box,
    prompts_and_labels,
    resample,
    scene,
    scoring,
    turns_and_placing,
    visibility,
)
from tinstar.games.rin_tin_tin.actions import Objection
from tinstar.games.rin_tin_tin.components import Spin
from tinstar.games.rin_tin_tin.flow import FLOW
from tinstar.games.rin_tin_tin.state import BOX, Ending, Phase

GAME = Rules(
    name="rin_tin_tin",
    title="The Adventures of Rin Tin Tin",
    version=2,
    folder=Path(__file__).parent,
    box=BOX,
    flow=FLOW,
    objections=Objection,
    endings=Ending,
    most_outcomes=Spin.ON_A_LINE + 1,
    set_up=turns_and_placing.set_up,
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
    words=prompts_and_labels.WORDS,
    scene=scene.SCENE,
    open_to_all=(Phase.PLACE,),
)
