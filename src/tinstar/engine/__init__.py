"""The engine of all games: their records, actions, views, and machine code. It knows no game."""
