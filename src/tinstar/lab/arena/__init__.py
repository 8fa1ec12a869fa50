"""Language models at the table: `tinstar arena`, and what it finds. See docs/models.md."""

from tinstar.lab.arena.asking import Endpoint, Said
from tinstar.lab.arena.beliefs import Believed
from tinstar.lab.arena.briefing import Mode
from tinstar.lab.arena.playing import Course, Played, compete
from tinstar.lab.arena.scoring import Gap, Score, gaps, scores, write

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
