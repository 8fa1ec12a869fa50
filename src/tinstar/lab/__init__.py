"""Questions about the games, answered by playing or by solving them."""

from tinstar.lab.cfr import Solution, solve
from tinstar.lab.training import Course, train

__all__ = ["Course", "Solution", "solve", "train"]
