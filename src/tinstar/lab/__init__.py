"""Questions about the games, answered by playing or by solving them."""

from tinstar.lab.cfr import Solution, solve

__all__ = ["Solution", "solve"]
