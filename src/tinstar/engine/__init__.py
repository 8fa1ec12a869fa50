"""The engine of all games: records, actions, views and compiled code. It knows no game by name."""
