"""The engine that all games share: records, actions, views and compiled code.

No module in this package names a game.
"""
