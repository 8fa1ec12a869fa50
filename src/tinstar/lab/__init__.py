"""Questions about the games, answered by playing or by solving them."""

from tinstar.lab.cfr import Solution, solve
from tinstar.lab.comparing import Comparison, compare
from tinstar.lab.simulate import Plan
from tinstar.lab.training import Course, train
from tinstar.lab.tuning import Front, tune

__all__ = ["Comparison", "Course", "Front", "Plan", "Solution", "compare", "solve", "train", "tune"]
