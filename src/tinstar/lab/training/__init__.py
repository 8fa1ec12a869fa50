"""Nets that learn a game by playing it against themselves: `train`, or `tinstar train`."""

from tinstar.lab.training.course import Course, Progress, train

__all__ = ["Course", "Progress", "train"]
