"""Whoever decides. A player is handed a game and views, never a state."""
