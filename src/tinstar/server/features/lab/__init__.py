"""Questions to the lab about a game's parameters."""
