"""Tables at which people and programs play: seating, views, moves and clocks.

No web framework is used here.
"""
