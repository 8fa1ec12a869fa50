"""Questions about the games, answered by playing or by solving them."""

from tinstar.lab.cfr import Solution, solve
from tinstar.lab.comparing import Comparison, compare
from tinstar.lab.simulate import Plan
from tinstar.lab.training import Course, train

__all__ = ["Comparison", "Course", "Plan", "Solution", "compare", "solve", "train"]
