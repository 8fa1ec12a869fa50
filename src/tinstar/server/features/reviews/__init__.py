"""Reviews of matches that are over."""
