"""Self-play training of nets: `train`, or `tinstar train`."""

from tinstar.lab.training.trainer import train
from tinstar.lab.training.training_config import Course, Progress

__all__ = ["Course", "Progress", "train"]
