"""Caboo: a game of memory and speed. Remember the face-down cards, and be the first to shout."""

from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.games.caboo import (
    etiquette,
    evaluation,
    legal_actions,
    prepared_box,
    prompts_and_labels,
    resample,
    rollout_policy,
    rounds,
    scene,
    scoring,
    visibility,
)
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.components import RANKS
from tinstar.games.caboo.flow import FLOW
from tinstar.games.caboo.state import BOX, Ending, Phase

GAME = Rules(
    name="caboo",
    title="Caboo",
    version=1,
    folder=Path(__file__).parent,
    box=BOX,
    flow=FLOW,
    objections=Objection,
    endings=Ending,
    most_outcomes=RANKS,
    set_up=rounds.set_up,
    prepare=prepared_box.prepare,
    legal_actions=legal_actions.legal_actions,
    reveal=visibility.reveal,
    deal_unseen=resample.deal_unseen,
    cast=resample.cast,
    ending=scoring.ending,
    score=scoring.score,
    is_winner=scoring.is_winner,
    longest_game=scoring.longest_game,
    worth=evaluation.worth,
    horizon=evaluation.horizon,
    spread=evaluation.spread,
    habit=rollout_policy.habit,
    ends_at_chance=rollout_policy.ends_at_chance,
    manners=etiquette.manners,
    rounds_finished=scoring.rounds_finished,
    words=prompts_and_labels.WORDS,
    scene=scene.SCENE,
    open_to_all=(Phase.TRADE, Phase.NAME, Phase.GIVE),
    search_by="hints",  # measured, see docs/strength.md
    considerate_net="considerate_net.bin",  # it knows the later turns that etiquette leads to
)
