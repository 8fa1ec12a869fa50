"""Questions about the games, answered with error bars."""
