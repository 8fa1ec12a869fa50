"""Questions about the games, answered by playing or by solving them."""

from tinstar.lab.reporting import report
from tinstar.lab.settings.comparing import Comparison, compare
from tinstar.lab.settings.tuning import Front, tune
from tinstar.lab.simulating.simulate import Plan
from tinstar.lab.solving.cfr import Solution, solve
from tinstar.lab.training import Course, train
from tinstar.lab.workshop.findings import Report

__all__ = [
    "Comparison",
    "Course",
    "Front",
    "Plan",
    "Report",
    "Solution",
    "compare",
    "report",
    "solve",
    "train",
    "tune",
]
