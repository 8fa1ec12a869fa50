"""Scenes and events of a game, as one seat may see them.

This layer does not know how they are drawn.
"""
