"""The engine that all games share: records, actions, views and compiled code.

It knows no game by name.
"""
