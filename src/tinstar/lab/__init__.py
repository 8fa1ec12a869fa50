"""The laboratory: simulate, compare, solve and tune games, report on them, and train nets.

Each name is imported when it is first used. So a browser can import `lab.review`, although most of
the laboratory needs NumPy.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tinstar.lab.experiments.comparison import Comparison, compare
    from tinstar.lab.experiments.tuning import Front, tune
    from tinstar.lab.make_report import report
    from tinstar.lab.reporting.report_model import Report
    from tinstar.lab.simulation.simulate import Plan
    from tinstar.lab.solving.cfr import Solution, solve
    from tinstar.lab.training import Course, train

_HOMES = {
    "Comparison": "experiments.comparison",
    "Course": "training",
    "Front": "experiments.tuning",
    "Plan": "simulation.simulate",
    "Report": "reporting.report_model",
    "Solution": "solving.cfr",
    "compare": "experiments.comparison",
    "report": "make_report",
    "solve": "solving.cfr",
    "train": "training",
    "tune": "experiments.tuning",
}
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


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"expected one of {', '.join(__all__)}, got {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
