"""A match that is over, looked through: what each decision cost, and what luck did."""

from tinstar.lab.review.decision_costs import Effort, effort_of
from tinstar.lab.review.match_review import review

__all__ = ["Effort", "effort_of", "review"]
