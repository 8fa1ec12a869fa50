"""Questions about the games, answered by playing or by solving them."""

from tinstar.lab.cfr import Solution, solve
from tinstar.lab.comparing import Comparison, compare
from tinstar.lab.findings import Report
from tinstar.lab.reporting import report
from tinstar.lab.simulate import Plan
from tinstar.lab.training import Course, train
from tinstar.lab.tuning import Front, tune

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
