"""Live tables: seating, views, moves and clocks, independent of any web framework."""
