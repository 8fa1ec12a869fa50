"""A match that is over, looked through: what each decision cost, and what luck did."""

from tinstar.lab.review.decisions import Effort, effort_of
from tinstar.lab.review.reviewing import review

__all__ = ["Effort", "effort_of", "review"]
