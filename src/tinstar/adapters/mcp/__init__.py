"""A seat for a language model: Model Context Protocol over the official SDK (`tinstar[mcp]`).

A model sits down, looks, waits and acts as a person in that chair would, and sees exactly what that
person would see: the scene and the events of one seat, in words and as data.
"""

from tinstar.adapters.mcp.seat import Chair, Standing
from tinstar.adapters.mcp.tools import serve

__all__ = ["Chair", "Standing", "serve"]
