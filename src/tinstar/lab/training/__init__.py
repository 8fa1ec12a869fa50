"""Nets that learn a game by playing it against themselves: `train`, or `tinstar train`."""

from tinstar.lab.training.course import Course, Progress
from tinstar.lab.training.training import train

__all__ = ["Course", "Progress", "train"]
