"""Puzzles, found in games between computer players: `tinstar.lab_schemas.puzzles` describes them."""
