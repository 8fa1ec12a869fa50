"""Tinsel: is it silver, or a stone? This module holds the game's bundle."""

from pathlib import Path

from tinsel import evaluation, prompts_and_labels, resample, rules, scene
from tinsel.actions import Objection
from tinsel.components import SEATS
from tinsel.flow import FLOW
from tinsel.state import BOX, Ending
from tinstar.engine.game_bundle import Rules

GAME = Rules(
    name="tinsel",
    title="Tinsel",
    version=1,
    folder=Path(__file__).parent,
    box=BOX,
    flow=FLOW,
    objections=Objection,
    endings=Ending,
    most_outcomes=int(SEATS),  # a seat that begins; there are fewer kinds of wares
    set_up=rules.set_up,
    deal_unseen=resample.deal_unseen,
    ending=rules.ending,
    score=rules.score,
    is_winner=rules.is_winner,
    longest_game=rules.longest_game,
    worth=evaluation.worth,
    spread=evaluation.spread,
    words=prompts_and_labels.WORDS,
    scene=scene.SCENE,
)
