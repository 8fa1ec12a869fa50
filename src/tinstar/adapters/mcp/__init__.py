"""MCP server: a language model's seat at a table, over the official SDK (the extra "mcp").

The model calls tools to take a seat, look at the table, wait and act. It gets the same scene and
events as a person in that seat, both as text and as data.
"""

from tinstar.adapters.mcp.seat import Chair, Standing
from tinstar.adapters.mcp.tools import serve

__all__ = ["Chair", "Standing", "serve"]
