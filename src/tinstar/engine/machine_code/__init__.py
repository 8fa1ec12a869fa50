"""Machine code: rules become one object file for each game, and Python calls its entry points."""
