"""MCP server: a language model's seat at a table, over the official SDK (the extra "mcp").

The model sits down, looks, waits and acts. It sees exactly what a person in that seat would see:
the scene and the events. It gets them both in words and as data.
"""

from tinstar.adapters.mcp.seat import Chair, Standing
from tinstar.adapters.mcp.tools import serve

__all__ = ["Chair", "Standing", "serve"]
