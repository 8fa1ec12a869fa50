"""Scenes and events of a game, as one seat is shown them. This layer knows no screen."""
