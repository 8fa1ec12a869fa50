"""MCP server: a language model's seat at a table, over the official SDK (the extra "mcp").

The model takes a seat, looks, waits and acts. It gets the same scene and events as a person in that
seat, both as text and as data.
"""

from tinstar.adapters.mcp.seat import Chair, Standing
from tinstar.adapters.mcp.tools import serve

__all__ = ["Chair", "Standing", "serve"]
