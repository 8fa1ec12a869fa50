"""Review of a finished match: what each decision cost, and how much was luck."""

from tinstar.lab.review.decision_costs import Effort, effort_of
from tinstar.lab.review.match_review import review

__all__ = ["Effort", "effort_of", "review"]
