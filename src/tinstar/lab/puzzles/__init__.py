"""Search for puzzles in games between computer players."""
