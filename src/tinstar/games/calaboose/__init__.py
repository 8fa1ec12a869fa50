"""Calaboose: sheriffs fill their jails and send each other the wrong prisoners."""

from pathlib import Path

from tinstar.engine.rules import Rules
from tinstar.games.calaboose import (
    evaluation,
    legal_actions,
    play,
    resample,
    scene,
    setup_and_turns,
    words,
)
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.components import KINDS
from tinstar.games.calaboose.state import BOX, STATE, Ending, Phase

GAME = Rules(
    name="calaboose",
    title="Calaboose",
    version=3,
    folder=Path(__file__).parent,
    box=BOX,
    state=STATE,
    actions=ACTIONS,
    phases=Phase,
    objections=Objection,
    endings=Ending,
    most_outcomes=KINDS,
    modules=(play, legal_actions, setup_and_turns, resample, evaluation),
    words=words,
    scene=scene,
    open_to_all=(Phase.REDIRECT, Phase.PARTNER),
)
