"""Tables that are being played at: seating, views, moves and clocks. No web framework is used here."""
