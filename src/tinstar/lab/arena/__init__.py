"""The arena: language models play (`tinstar arena`) and get scores. See docs/models.md."""

from tinstar.lab.arena.belief_questions import Believed
from tinstar.lab.arena.chat_client import Endpoint, Said
from tinstar.lab.arena.competition import Course, Played, compete
from tinstar.lab.arena.model_scores import Gap, Score, gaps, scores, write
from tinstar.lab.arena.prompts import Mode

__all__ = [
    "Believed",
    "Course",
    "Endpoint",
    "Gap",
    "Mode",
    "Played",
    "Said",
    "Score",
    "compete",
    "gaps",
    "scores",
    "write",
]
