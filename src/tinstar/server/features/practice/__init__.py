"""Practice: play on from a position of a replay, solve puzzles, and repeat your worst moves."""
