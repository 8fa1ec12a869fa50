"""Live tables: who sits there, what they see, whose clock runs. It knows no web framework."""
