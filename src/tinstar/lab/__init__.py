"""Questions about the games, answered by playing or by solving them."""

from tinstar.lab.cfr import Solution, solve
from tinstar.lab.comparing import Comparison, compare
from tinstar.lab.findings import Report
from tinstar.lab.reporting import report
from tinstar.lab.simulate import Plan
from tinstar.lab.training import Course, train

__all__ = [
    "Comparison",
    "Course",
    "Plan",
    "Report",
    "Solution",
    "compare",
    "report",
    "solve",
    "train",
]
