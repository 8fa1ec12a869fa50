"""Train nets by self-play, with `train` or the command `tinstar train`."""

from tinstar.lab.training.trainer import train
from tinstar.lab.training.training_config import Course, Progress

__all__ = ["Course", "Progress", "train"]
