"""The laboratory: simulate, compare, solve and tune games, report on them, and train nets."""

from tinstar.lab.experiments.comparison import Comparison, compare
from tinstar.lab.experiments.tuning import Front, tune
from tinstar.lab.make_report import report
from tinstar.lab.reporting.report_model import Report
from tinstar.lab.simulation.simulate import Plan
from tinstar.lab.solving.cfr import Solution, solve
from tinstar.lab.training import Course, train

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
