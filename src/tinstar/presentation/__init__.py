"""Scenes and events of a game, as one seat may see them.

User interfaces decide how to draw these scenes and events.
"""
