"""Reviews of finished matches: what each decision cost, and how much of the result was luck."""

from tinstar.lab.review.decision_costs import Effort, effort_of
from tinstar.lab.review.match_review import review

__all__ = ["Effort", "effort_of", "review"]
